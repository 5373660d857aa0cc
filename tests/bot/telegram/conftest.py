"""The real python-telegram-bot against the stand-in, on a real Redis: a bot that can be restarted, and its people."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from math import inf

import pytest

from bot.adapters.telegram.running import Settings, TelegramBot
from bot.delivery.pictures import Pictures
from bot.runtime.tasks import end
from bot.service.tables import Tables
from bot.store.inbox import Inbox
from bot.store.keys import PARTITIONS, shared_key
from bot.store.pubsub import Notifier
from bot.store.store import Store
from tests.bot.conftest import Seeds, Time, free_port
from tests.standins.telegram import TOKEN, StandIn

LEASE = 600.0  # seconds; whoever waits makes the time jump, and what others hold meanwhile is not to run out
A_WHILE = 30.0  # seconds after which nothing will happen any more
A_LOOK = 0.004  # seconds between looks at what no call announces
FIRST = """
if redis.call('EXISTS', table.remove(KEYS)) == 1 then return '0' end
local first = math.huge
for _, key in ipairs(KEYS) do
    first = math.min(first, tonumber(redis.call('ZRANGE', key, 0, 0, 'WITHSCORES')[2] or first))
end
return tostring(first)
"""


class Watch(Time):
    """The time, which stands still, or goes by as it does; and whoever waits for a moment makes it come."""

    ticks = False

    @property
    def now(self) -> float:
        return self._moment + (time.monotonic() if self.ticks else 0.0)

    @now.setter
    def now(self, now: float) -> None:
        self._moment = now - (time.monotonic() if self.ticks else 0.0)

    def __call__(self) -> float:
        return self.now

    async def until(self, moment: float) -> None:
        self.now = max(self.now, moment)
        await asyncio.sleep(0)


class Bots:
    """Bots in one place: started, stopped in the middle of whatever they do, started again on the same Redis."""

    def __init__(self, store: Store, tables: Tables, pictures: Pictures, telegram: StandIn, clock: Watch) -> None:
        self.store, self.tables, self.pictures, self.telegram, self.clock = store, tables, pictures, telegram, clock
        self.running: list[asyncio.Task[None]] = []
        self.bots: list[TelegramBot] = []
        self.patience = 1e9
        self.port = free_port()
        self.app_url = self.app = ""

    async def start(self, *, webhook: bool = False, wait: bool = True) -> TelegramBot:
        """A bot that hears."""
        notifier = Notifier(self.store.client)
        address = f"http://127.0.0.1:{self.port}/hook" if webhook else ""
        app = self.app_url, self.app
        settings = Settings(TOKEN, self.telegram.url, address, "", "127.0.0.1", self.port, self.patience, *app)
        adapter = TelegramBot(self.tables, notifier, self.pictures, settings, clock=self.clock, until=self.clock.until)
        self.bots.append(adapter)
        self.running.append(asyncio.create_task(self._run(adapter, notifier)))
        if wait:
            updates = self.telegram.updates
            await self.telegram.world.soon(lambda: bool(updates.webhook) if webhook else updates.fetching > 0)
        return adapter

    async def _run(self, adapter: TelegramBot, notifier: Notifier) -> None:
        ringing = asyncio.create_task(notifier.run())
        try:
            await adapter.run()
        finally:
            ringing.cancel()

    async def stop(self) -> None:
        """In the middle of whatever they do; what they had begun, another may take up at once."""
        await end(self.running)
        self.running.clear()
        self.bots.clear()
        self.clock.now += LEASE + 1.0
        await self.telegram.world.soon(lambda: not self.telegram.updates.fetching)

    async def restart(self, *, webhook: bool = False) -> None:
        await self.stop()
        await self.start(webhook=webhook)
        await self.settled()

    async def settled(self) -> None:
        """Until the bot has dealt with everything and said all it had to say."""
        async with asyncio.timeout(A_WHILE):
            await self._done()
            for bot in self.bots:
                await bot.calling.call()
            await self._done()

    async def _done(self) -> None:
        world, updates = self.telegram.world, self.telegram.updates
        await world.until(lambda: updates.quiet)
        while (due := await self._due()) < inf or self._busy:
            if due < inf and not self._busy:  # what is tried again later
                await self.clock.until(due)
            await world.next_call(A_LOOK)
            await world.until(lambda: updates.quiet)

    @property
    def _busy(self) -> bool:
        return any(bot.outbox._busy or bot.responder.following.tasks for bot in self.bots)

    async def _due(self) -> float:
        """When the first of the posts that wait may be sent; long ago if there are updates to deal with before."""
        names = [
            *(shared_key(number, "outbox:telegram") for number in range(PARTITIONS)),
            Inbox(self.store, "telegram").key,
        ]
        return float(await self.store.client.eval(FIRST, len(names), *names))


@pytest.fixture
def clock() -> Watch:
    return Watch()


@pytest.fixture
def tables(store: Store, clock: Watch) -> Tables:
    return Tables(store, clock, Seeds())


@pytest.fixture
async def telegram(clock: Watch) -> AsyncIterator[StandIn]:
    stand_in = StandIn(clock)
    await stand_in.start()
    yield stand_in
    await stand_in.stop()


@pytest.fixture
async def bots(
    store: Store,
    tables: Tables,
    pictures: Pictures,
    telegram: StandIn,
    clock: Watch,
    monkeypatch: pytest.MonkeyPatch,
) -> AsyncIterator[Bots]:
    monkeypatch.setattr("bot.store.leases.LEASE", LEASE)
    monkeypatch.setattr("bot.adapters.telegram.calling.LOOK", LEASE)  # it looks when all is settled, and not in between
    bots = Bots(store, tables, pictures, telegram, clock)
    yield bots
    await bots.stop()
