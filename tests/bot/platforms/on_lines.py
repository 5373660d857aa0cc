"""People in a room of the plainest chat."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.delivery.pictures import Pictures
from bot.domain.table import Table
from bot.service.tables import Tables
from bot.store.sent_messages import SentMessages
from tests.bot.platforms.driver import Driver, Running, Shown
from tests.bot.platforms.lines import PLATFORM
from tests.bot.platforms.lines.running import Sent
from tests.standins.lines import StandIn

CHOICE = re.compile(r"^(/\w+)@\d+((?: \S+)*) – ", re.MULTILINE)
ROOM = "den"


class LinesDriver(Driver):
    channel = PLATFORM.channel(ROOM)

    def __init__(self, chat: StandIn, running: Running) -> None:
        self.chat, self.running = chat, running

    async def start(self) -> None:
        self.running.start()
        await self.chat.until(lambda: self.chat.connected, "the bot")

    async def stop(self) -> None:
        await self.running.stop()
        await self.chat.until(lambda: not self.chat.connected, "the end of the bot")

    async def come(self, *names: str) -> None:
        """Everybody is in the room already."""

    async def say(self, name: str, text: str) -> None:
        await self.chat.says(name, ROOM, text)

    async def press(self, name: str, button: str) -> None:
        await self.chat.says(name, ROOM, button)

    async def shown(self, table: Table) -> Shown | None:
        sent = await SentMessages(self.running.tables.store, Sent).of(self.channel, table.live or 0)
        if sent is None:
            return None
        text = self.chat.messages[sent.message].text
        found = {found[1] + found[2]: found[0].removesuffix(" – ") for found in CHOICE.finditer(text)}
        return Shown(sent.message, text, found)

    async def alone(self, name: str) -> str:
        return "\n".join(message.text for message in self.chat.read_by(name))

    async def letters(self, name: str) -> int:
        return len([message for message in self.chat.read_by(name) if message.room != ROOM])

    async def sights(self, name: str) -> str:
        return "\n".join(message.text for message in self.chat.in_room(ROOM))

    async def refuse(self) -> None:
        self.chat.shut = "the room is shut"

    async def take(self) -> None:
        self.chat.shut = ""


@asynccontextmanager
async def on_lines(tables: Tables, pictures: Pictures) -> AsyncIterator[Driver]:
    chat = StandIn()
    await chat.start()
    driver = LinesDriver(chat, Running(PLATFORM, tables, pictures, {"LINES_ADDRESS": chat.address}))
    yield driver
    await driver.stop()
    await chat.stop()
    assert chat.violations == []
