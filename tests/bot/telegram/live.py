"""People who play as fast as they like in one group, in simulated time: a press every so often, whatever they see.

Time goes from one thing that happens to the next: to the next press, to the moment that somebody in the bot waits for,
to a post that is to be tried again. Half an hour passes as fast as the bot can work through it.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
from dataclasses import dataclass, field
from math import inf
from random import Random
from statistics import mean

from bot.adapters.telegram.pressing import Key, read_key
from bot.adapters.telegram.running import TelegramBot
from tests.bot.telegram.conftest import Bots, Watch
from tests.bot.telegram.party import Party
from tests.standins.telegram import Member, Message

SOON = 1.1  # seconds in which whoever presses sees something
IMPATIENT = 0.1  # of all presses, those of people whose turn it is not
A_MOMENT = 0.001
WAYS = ("◀", "▶", "↩ Back")


class Tide(Watch):
    """The time, which only goes on when the simulation lets it; whoever waits for a moment waits until it comes."""

    def __init__(self) -> None:
        super().__init__()
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        self._numbers = itertools.count()

    async def until(self, moment: float) -> None:
        if moment > self.now:
            come: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            heapq.heappush(self._waiting, (moment, next(self._numbers), come))
            await come

    @property
    def waiting(self) -> int:
        """How many wait."""
        return sum(not come.done() for _, _, come in self._waiting)

    @property
    def next(self) -> float:
        """The first moment that somebody waits for."""
        return min((moment for moment, _, come in self._waiting if not come.done()), default=inf)

    def comes(self, moment: float) -> None:
        """It is that time now."""
        self.now = max(self.now, moment)
        while self._waiting and self._waiting[0][0] <= self.now:
            _, _, come = heapq.heappop(self._waiting)
            if not come.done():
                come.set_result(None)


@dataclass
class Figures:
    """What was counted."""

    seconds: float = 0.0
    presses: int = 0
    unseen: int = 0  # presses after which nothing was seen in time
    moves: int = 0
    told: int = 0  # presses that were answered by an alert alone, which changed nothing
    behind: list[float] = field(default_factory=list)  # for each change, how long the board did not show it
    calls: int = 0
    messages: int = 0

    @property
    def row(self) -> str:
        """A row of the table in docs/manners.md."""
        minutes = self.seconds / 60
        figures = (
            f"{self.presses}",
            f"{self.unseen}",
            f"{self.moves}",
            f"{self.told}",
            f"{max(self.behind, default=0.0):.1f} s",
            f"{mean(self.behind or [0.0]):.1f} s",
            f"{self.calls / minutes:.1f}",
            f"{self.messages / minutes:.1f}",
        )
        return " | ".join(figures)


class LivePlay:
    """A group at a table, and the clock."""

    def __init__(self, bots: Bots, tide: Tide, party: Party, game: str, every: float, seed: int = 1) -> None:
        self.bots, self.tide, self.party, self.game, self.every = bots, tide, party, game, every
        self.chance, self.figures = Random(seed), Figures()
        self._changed: float | None = None  # since when the board is behind
        self._stamp = -1

    @property
    def bot(self) -> TelegramBot:
        return self.bots.bots[-1]

    async def play(self, seconds: float) -> Figures:
        """Presses for so long."""
        await self._begin()
        world, began = self.bots.telegram.world, self.tide.now
        calls, posts = len(world.calls), len(self.party.chat.posts)
        for _ in range(int(seconds / self.every)):
            start = self.tide.now
            if (await self.party.table()).idle:
                await self._begin()
                start = self.tide.now
            await self._press()
            await self._pass(start + self.every)
        chat = str(self.party.chat.id)
        shown = [name for name, form in world.calls[calls:] if str(form.get("chat_id")) == chat and _counts(name)]
        figures = self.figures
        figures.seconds, figures.calls = self.tide.now - began, len(shown)
        figures.messages = len(self.party.chat.posts) - posts
        return figures

    async def _begin(self) -> None:
        host, *guests = self.party.members
        for member, text in ((host, f"/new {self.game}"), *((guest, "/join") for guest in guests), (host, "/start")):
            await member.say(self.party.chat, f"{text.split()[0]}@ZocoTestBot {text.partition(' ')[2]}")
            await self._pass(self.tide.now + 20.0)
        table = await self.party.table()
        assert table.phase == "playing"
        self._changed, self._stamp = None, table.stamp

    async def _press(self) -> None:
        """Somebody presses what they see."""
        member, message, data = await self._choice()
        before, entries = len(member.sights), (await self.party.table()).entries
        press = await member.press_data(message, data)
        await self._pass(self.tide.now + SOON)
        figures, moved = self.figures, (await self.party.table()).entries > entries
        figures.presses += 1
        figures.moves += moved
        whispered = any(sight.how == "whisper" for sight in member.sights[before:])
        rekeyed = any(sight.how != "alert" for sight in member.sights[before:])
        if not press.text and not whispered and not (moved and rekeyed):
            figures.unseen += 1
        figures.told += bool(press.text) and not whispered and not moved and not rekeyed

    async def _choice(self) -> tuple[Member, Message, str]:
        acting = await self.party.acting()
        others = [member for member in self.party.members if member not in acting]
        board = [post for post in self.party.chat.posts if _keys(post)][-1]
        if others and self.chance.random() < IMPATIENT:
            return self.chance.choice(others), board, self.chance.choice(_keys(board))
        member = self.chance.choice(acting or list(self.party.members))
        own = [message for message in member.whispered if message.chat is self.party.chat and _keys(message)]
        message = own[-1] if own else board
        return member, message, self.chance.choice(_keys(message))

    async def _pass(self, until: float) -> None:
        """Time goes on until then, from one thing that happens to the next."""
        while True:
            await self._settled()
            await self._look()
            due = await self.bots._due()
            moment = min(
                self.tide.next, due if due > self.tide.now else inf, self.tide.now if due <= self.tide.now else inf
            )
            if due <= self.tide.now and not self.bots._busy:
                self.bot.outbox.wake(self.party.channel)
                await asyncio.sleep(0)
                continue
            if moment > until:
                break
            self.tide.comes(moment)
            await self.bot.calling.call()
        self.tide.comes(until)
        await self.bot.calling.call()

    async def _settled(self) -> None:
        """Until all that is under way waits for a moment to come."""
        await asyncio.sleep(0)
        while self._under_way > self.tide.waiting + self._queueing:
            await self.bots.telegram.world.next_call(A_MOMENT)

    @property
    def _under_way(self) -> int:
        bot = self.bot
        return len(self.bots.telegram.updates.pending) + len(bot.outbox._busy) + len(bot.responder.following.tasks)

    @property
    def _queueing(self) -> int:
        """Those who wait for somebody else who waits."""
        locks = self.bot.sender.wire.rate_limits._locks.values()
        return sum(len(lock._waiters or ()) for lock in locks)

    async def _look(self) -> None:
        """How far the board that everybody sees is behind the table."""
        table = await self.party.table()
        if table.phase != "playing":
            self._changed, self._stamp = None, table.stamp
            return
        stamps = {key.stamp for post in self.party.chat.posts[-3:] for data in _keys(post) if (key := _key(post, data))}
        if self._changed is None and table.stamp != self._stamp:
            self._changed = self.tide.now
        self._stamp = table.stamp
        if table.stamp in stamps and self._changed is not None:
            self.figures.behind.append(self.tide.now - self._changed)
            self._changed = None


def _key(post: Message, data: str) -> Key | None:
    return read_key(data, post.chat.id)


def _keys(message: Message) -> list[str]:
    """The keys that lead to a move."""
    pressable = (one.get("callback_data", "") for row in message.keys for one in row if one["text"] not in WAYS)
    found = ((data, read_key(data, message.chat.id)) for data in pressable)
    return [data for data, key in found if key and key.text.split()[0] == "/play"]


def _counts(method: str) -> bool:
    return method.startswith(("send", "edit"))
