"""People in a Telegram group."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.adapters.telegram.linking import Sent
from bot.adapters.telegram.people import Place, channel_of
from bot.delivery.pictures import Pictures
from bot.domain.table import Table
from bot.service.tables import Tables
from bot.store.sent_messages import SentMessages
from tests.bot.platforms.driver import Driver, Shown
from tests.bot.telegram.conftest import Bots, Watch
from tests.standins.telegram import Member, Message, StandIn
from tests.standins.telegram.world import Topic

TOPIC = 7
A_THOUGHT = 8.0  # seconds that people take before they press


class TelegramDriver(Driver):
    def __init__(self, telegram: StandIn, bots: Bots) -> None:
        self.telegram, self.bots = telegram, bots
        self.people: dict[str, Member] = {}
        self._last: Message | None = None

    async def start(self) -> None:
        await self.bots.start()

    async def stop(self) -> None:
        await self.bots.stop()

    async def come(self, *names: str) -> None:
        self.people = {name: self.telegram.member(name) for name in names}
        self.chat = self.telegram.group("Friends", *self.people.values(), forum=True)
        self.chat.topics[TOPIC] = Topic(TOPIC)
        self.channel = channel_of(Place(self.chat.id))

    async def say(self, name: str, text: str) -> None:
        self.bots.clock.now += A_THOUGHT
        await self.people[name].whisper(self.chat, text)
        await self.bots.settled()

    async def press(self, name: str, button: str) -> None:
        assert self._last is not None
        self.bots.clock.now += A_THOUGHT
        await self.people[name].press_data(self._last, button)
        await self.bots.settled()

    async def shown(self, table: Table) -> Shown | None:
        sent = await SentMessages(self.bots.store, Sent).of(self.channel, table.live or 0)
        if sent is None:
            return None
        self._last = self.chat.messages[sent.message]
        keys = [key.get("callback_data", "") for row in self._last.keys for key in row]
        return Shown(self._last.id, self._last.text, {data.split(":", 2)[-1]: data for data in keys})

    async def alone(self, name: str) -> str:
        member = self.people[name]
        presses = [one.text or "" for one in self.telegram.world.presses.values() if one.user is member.user]
        return "\n".join([*(message.text for message in (*member.whispered, *member.mail)), *presses])

    async def letters(self, name: str) -> int:
        return len(self.people[name].mail)

    async def sights(self, name: str) -> str:
        return "\n".join(map(repr, self.people[name].sights))

    async def say_in_thread(self, name: str, text: str) -> str | None:
        self.bots.clock.now += A_THOUGHT
        await self.people[name].whisper(self.chat, text, TOPIC)
        await self.bots.settled()
        return channel_of(Place(self.chat.id, TOPIC))

    async def refuse(self) -> None:
        self.chat.bot = "restricted"

    async def take(self) -> None:
        self.chat.bot = "member"


@asynccontextmanager
async def on_telegram(tables: Tables, pictures: Pictures) -> AsyncIterator[Driver]:
    clock = tables.clock
    assert isinstance(clock, Watch)
    telegram = StandIn(clock)
    await telegram.start()
    bots = Bots(tables.store, tables, pictures, telegram, clock)
    yield TelegramDriver(telegram, bots)
    await bots.stop()
    await telegram.stop()
