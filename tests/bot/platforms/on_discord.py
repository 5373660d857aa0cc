"""People in a channel of a Discord server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from copy import copy

from bot.adapters.discord import PLATFORM
from bot.delivery.pictures import Pictures
from bot.domain.table import Table
from bot.service.tables import Tables
from tests.bot.discord.conftest import Bots
from tests.bot.discord.patience import hurried, short_leases
from tests.bot.platforms.driver import Driver, Shown
from tests.standins.discord import Member, Message, StandIn
from tests.standins.discord.server import pointed
from tests.standins.discord.world import INVITED, VIEW

MISSING_PERMISSIONS = 50013


class DiscordDriver(Driver):
    def __init__(self, discord: StandIn, bots: Bots) -> None:
        self.discord, self.bots = discord, bots
        self.place = discord.channel()
        self.channel = PLATFORM.channel(self.place.id)
        self.people: dict[str, Member] = {}
        self._seen: dict[str, Message] = {}  # buttons, and the message under which each was seen, as it was then

    async def start(self) -> None:
        await self.bots.start()

    async def stop(self) -> None:
        await self.bots.stop()

    async def come(self, *names: str) -> None:
        self.people |= {name: self.discord.member(name, self.place) for name in names}

    async def say(self, name: str, text: str) -> None:
        command, _, words = text.removeprefix("/").partition(" ")
        await self.people[name].command(self.place, command, words or None)

    async def agree(self, name: str) -> None:
        """By the button: what is only an answer is no command here."""
        asked = await self.discord.world.until(self._asking, "the question")
        await self.people[name].press(asked[-1], "/agree")

    def _asking(self) -> list[Message]:
        return [post for post in self.discord.world.posts(self.place) if any("/agree" in one for one in post.buttons)]

    async def press(self, name: str, button: str) -> None:
        await self.people[name].press(self._seen[button], button)

    async def shown(self, table: Table) -> Shown | None:
        posts = [post for post in self.discord.world.posts(self.place) if post.number == table.live]
        if not posts:
            return None
        self._seen |= dict.fromkeys(posts[-1].buttons, copy(posts[-1]))
        return Shown(posts[-1].id, posts[-1].text, {number.split(":", 4)[-1]: number for number in posts[-1].buttons})

    async def alone(self, name: str) -> str:
        return "\n".join([*self._words(name, only=True)])

    def _words(self, name: str, *, only: bool) -> list[str]:
        mine = {message.id for message in self.people[name].private}
        return [sight.words for sight in self.people[name].sights if (sight.message in mine) == only]

    async def letters(self, name: str) -> int:
        return len(self.discord.world.posts(self.discord.world.direct(self.people[name].id)))

    async def sights(self, name: str) -> str:
        return "\n".join([*self._words(name, only=True), *self._words(name, only=False)])

    async def say_in_thread(self, name: str, text: str) -> str | None:
        thread = self.discord.world.add_thread(self.place)
        command, _, words = text.removeprefix("/").partition(" ")
        await self.people[name].command(thread, command, words or None)
        return PLATFORM.channel(thread.id)

    async def refuse(self) -> None:
        self.discord.rest.tolerated.add(MISSING_PERMISSIONS)
        self.place.withheld = INVITED & ~VIEW

    async def take(self) -> None:
        self.place.withheld = 0


@asynccontextmanager
async def on_discord(tables: Tables, pictures: Pictures) -> AsyncIterator[Driver]:
    discord = StandIn()
    await discord.start()
    with pointed(discord.address), hurried(), short_leases():
        bots = Bots(tables.store, tables, pictures, discord)
        bots.clock = tables.clock
        yield DiscordDriver(discord, bots)
        await bots.stop()
    await discord.stop()
    assert discord.violations == []
