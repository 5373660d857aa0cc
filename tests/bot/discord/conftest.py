"""The real discord.py against the stand-in, on a real Redis: a bot that can be restarted, and people who use it."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator

import pytest
from discord.gateway import KeepAliveHandler

from bot.adapters.discord.running import DiscordBot
from bot.adapters.discord.shards import ALL_SHARDS, Shards
from bot.delivery.pictures import Pictures
from bot.runtime.tasks import end
from bot.service.tables import Tables
from bot.store.pubsub import Notifier
from bot.store.store import Store
from tests.bot.conftest import Seeds
from tests.bot.discord.party import Party
from tests.bot.discord.patience import hurried, short_leases
from tests.standins.discord import StandIn
from tests.standins.discord.server import pointed

QUICKLY = 10.0  # seconds; it takes none


class Bots:
    """Bots in one place: started, stopped in the middle of whatever they do, started again on the same Redis."""

    def __init__(self, store: Store, tables: Tables, pictures: Pictures, discord: StandIn) -> None:
        self.store, self.tables, self.pictures, self.discord = store, tables, pictures, discord
        self.running: list[asyncio.Task[None]] = []
        self.patience = 1.0
        self.window = False
        self.clock: Callable[[], float] = time.time

    async def start(self, shards: Shards = ALL_SHARDS, *, wait: bool = True) -> asyncio.Task[None]:
        """A bot, connected."""
        gateway, notifier = self.discord.gateway, Notifier(self.store.client)
        before = gateway.identified
        bot = DiscordBot(
            self.tables, notifier, self.pictures, self.discord.world.token, shards,
            clock=self.clock, patience=self.patience, pauses=(0.001,), window=self.window,
        )  # fmt: skip
        task = asyncio.create_task(self._run(bot, notifier))
        self.running.append(task)
        if wait:
            await self.discord.world.until(lambda: gateway.identified - before == len(shards.ids or (0,)), "a bot")
        return task

    async def _run(self, bot: DiscordBot, notifier: Notifier) -> None:
        ringing = asyncio.create_task(notifier.run())
        try:
            await bot.run()
        finally:
            ringing.cancel()

    async def stop(self) -> None:
        await self.ended(*self.running)
        self.discord.gateway.sessions.clear()
        for thread in threading.enumerate():
            if isinstance(thread, KeepAliveHandler):
                await asyncio.to_thread(thread.join, QUICKLY)
                assert not thread.is_alive(), "no heart beats on"

    async def ended(self, *tasks: asyncio.Task[None]) -> None:
        await end(tasks)
        self.running = [task for task in self.running if task not in tasks]

    async def party(self, game: str, *names: str) -> Party:
        """A channel with people in it; the first ones play."""
        channel = self.discord.channel()
        party = Party(self.discord, self.store, channel, *(self.discord.member(name, channel) for name in names))
        await party.begin(game)
        return party

    async def restart(self) -> None:
        await self.stop()
        await self.start()


@pytest.fixture
def seeds() -> Seeds:
    return Seeds()


@pytest.fixture
def tables(store: Store, seeds: Seeds) -> Tables:
    return Tables(store, time.time, seeds)


@pytest.fixture
async def discord() -> AsyncIterator[StandIn]:
    stand_in = StandIn()
    await stand_in.start()
    with pointed(stand_in.address), hurried():
        yield stand_in
    await stand_in.stop()


@pytest.fixture
def restarts() -> Iterator[None]:
    """For tests that stop a bot in the middle of its work."""
    with short_leases():
        yield


@pytest.fixture
async def bots(store: Store, tables: Tables, pictures: Pictures, discord: StandIn) -> AsyncIterator[Bots]:
    bots = Bots(store, tables, pictures, discord)
    yield bots
    await bots.stop()
