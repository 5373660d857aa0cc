"""People who play a whole game in a chat by whatever Telegram offers: keys, whispers, typing, the pad."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from random import Random

from bot.adapters.telegram.linking import Sent
from bot.adapters.telegram.people import Place, channel_of, user_of
from bot.domain.messages import Button
from bot.domain.table import Table
from bot.language.words import speak
from bot.store.sent_messages import SentMessages
from bot.tables.offers import menu
from tests.bot.telegram.conftest import Bots
from tests.standins.telegram import Chat, Member, Message, Press

A_THOUGHT = 8.0  # seconds that people take before they press

Way = Callable[[Member, str], Awaitable[None]]


class Party:
    """Members at the table of a chat, or of one of its topics."""

    def __init__(self, bots: Bots, chat: Chat, *members: Member, topic: int = 0, seed: int = 1) -> None:
        self.bots, self.chat, self.members, self.topic = bots, chat, members, topic
        self.telegram, self.store = bots.telegram, bots.store
        self.chance = Random(seed)
        self.ways: Counter[str] = Counter()

    @property
    def channel(self) -> str:
        return channel_of(Place(self.chat.id, self.topic))

    async def table(self) -> Table:
        table = await self.store.table(self.channel)
        assert table is not None
        return table

    async def say(self, member: Member, text: str, reply_to: Message | None = None) -> None:
        await member.say(self.chat, text, self.topic, reply_to)
        await self.bots.settled()

    async def press(self, member: Member, message: Message, face: str) -> Press:
        self.bots.clock.now += A_THOUGHT
        press = await member.press(message, face)
        await self.bots.settled()
        return press

    async def begin(self, game: str) -> None:
        """The first opens a table, the others press Join, and it begins."""
        host, *guests = self.members
        await self.say(host, f"/new {game}")
        for guest in guests:
            await self.press(guest, await self.live(), "Join")
        await self.press(host, await self.live(), "Start")
        assert (await self.table()).phase == "playing"

    async def live(self) -> Message:
        """The message that shows the game now."""
        table = await self.table()
        assert table.live is not None
        sent = await SentMessages(self.store, Sent).of(self.channel, table.live)
        assert sent is not None, f"post {table.live} is not shown"
        return self.chat.messages[sent.message]

    async def acting(self) -> list[Member]:
        table = await self.table()
        users = {user_of(table.chairs[seat].person or "") for seat in table.rules.to_act(table.state)}
        return [member for member in self.members if member.user.id in users]

    async def seat(self, member: Member) -> int:
        seat = (await self.table()).seat_of(f"telegram:{member.user.id}")
        assert seat is not None
        return seat

    async def moves(self, member: Member) -> list[str]:
        table = await self.table()
        return [str(move) for move in table.rules.legal(table.state, await self.seat(member))]

    async def turn(self) -> tuple[Member, str]:
        """Somebody who owes a decision, and a decision that they could make."""
        member = self.chance.choice(await self.acting())
        return member, self.chance.choice(await self.moves(member))

    async def play(self, *ways: Way) -> bool:
        """One of those who owe a decision makes it; whether there was one to make."""
        table = await self.table()
        if table.idle:
            return False
        member, move = await self.turn()
        way = self.chance.choice(ways or (self.by_keys,))
        self.ways[way.__name__] += 1
        await way(member, move)
        after = await self.table()
        assert after.entries == table.entries + 1, f"{member.user.name} could not {move} {way.__name__}"
        return True

    async def play_on(self, moves: int, *ways: Way) -> None:
        for _ in range(moves):
            assert await self.play(*ways), "it was over sooner"

    async def by_typing(self, member: Member, move: str) -> None:
        """A command in the chat."""
        await self.say(member, f"/play@ZocoTestBot {move}")

    async def by_replying(self, member: Member, move: str) -> None:
        """The bare move, as an answer to the board."""
        await self.say(member, move.upper(), reply_to=await self.live())

    async def by_whispering(self, member: Member, move: str) -> None:
        """A command that nobody else sees."""
        await member.whisper(self.chat, f"/play {move}", self.topic)
        await self.bots.settled()

    async def by_mail(self, member: Member, move: str) -> None:
        """A command in the private chat."""
        await member.say(member.home, f"/play {move}")
        await self.bots.settled()

    async def by_keys(self, member: Member, move: str) -> None:
        """Key by key, wherever the next keys are shown."""
        before = (await self.table()).entries
        at = await self.live()
        while (await self.table()).entries == before:
            whispers, mail = len(member.whispered), len(member.mail)
            await self.press(member, at, self._face(at, move))
            if len(member.whispered) > whispers:
                at = member.whispered[-1]
            elif len(member.mail) > mail:
                at = member.mail[-1]

    def _face(self, at: Message, move: str) -> str:
        """The key that leads to this move."""
        for button in (button for row in at.keys for button in row):
            text = button.get("callback_data", "").split(":", 2)[-1]
            if text == "/play" or f"{move} ".startswith(f"{text.removeprefix('/play ')} "):
                return str(button["text"])
        raise AssertionError(f"no key for {move} among {at.faces}")

    async def by_pad(self, member: Member, move: str) -> None:
        """Numbers, and alerts that say what they mean."""
        before, at = (await self.table()).entries, await self.live()
        if not {"Play", "↩"} & set(at.faces):  # they choose before everyone's eyes
            return await self.by_keys(member, move)
        press = await self.press(member, at, "Play" if "Play" in at.faces else "↩")
        done: list[str] = []
        while (await self.table()).entries == before:
            options = await self._options(member, done)
            wanted = next(one for one in options if f"{move} ".startswith(f"{one.text.removeprefix('/play ')} "))
            face = speak(member.user.language, wanted.label)
            while (number := _number(press.text or "", face)) is None:
                press = await self.press(member, at, "▶")
            press = await self.press(member, at, number)
            done = wanted.text.split()[1:]

    async def _options(self, member: Member, done: list[str]) -> list[Button]:
        table = await self.table()
        return list(menu(table, await self.seat(member), done) or ())


def _number(alert: str, face: str) -> str | None:
    """Which number stands for this face in an alert."""
    for line in alert.split("\n"):
        number, _, label = line.partition(" – ")
        if label and (label == face or (face.startswith(label.removesuffix("…")) and label.endswith("…"))):
            return number
    return None
