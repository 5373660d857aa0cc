"""Time that passes when told to, for a bot at work: what falls due is done, and its platform is served all along."""

from __future__ import annotations

import asyncio

from bot.app.serving import clocks
from bot.runtime.fair_queue import Asker
from bot.schedule.thinkers import Thinkers, think
from bot.service.tables import Tables
from bot.store.keys import PARTITIONS, shared_key
from bot.store.outages import GAP
from bot.store.store import Store
from rules.contract import Hint, Move, View
from rules.robots import Strength
from tests.bot.conftest import Time

PATIENCE = 20.0  # seconds after which nothing will be sent any more
NEXT = (
    "local first; for _, key in ipairs(KEYS) do local due = redis.call('ZRANGE', key, 0, 0, 'WITHSCORES')[2]; "
    "if due and (not first or tonumber(due) < tonumber(first)) then first = due end end; return first"
)
COUNT = "local sum = 0; for _, key in ipairs(KEYS) do sum = sum + redis.call('ZCARD', key) end; return sum"


class Quick(Thinkers):
    """Robots that think in this process."""

    async def think(
        self, game: str, view: View, strength: Strength, seed: str, asker: Asker
    ) -> tuple[Move, Hint | None]:
        return think(game, view, "easy", seed)


class Passing:
    """The clock of a house, with the very handlers that it has when it serves."""

    def __init__(self, tables: Tables, clock: Time, platform: str) -> None:
        self.tables, self.clock, self.platform = tables, clock, platform
        self.clocks = clocks(tables, Quick())

    async def time(self, seconds: float) -> None:
        """So much time passes; at the end of it all that was to be said is said."""
        until = self.clock.now + seconds
        await self.tables.heartbeats.beat(self.platform)
        await self._done()
        while self.clock.now < until:
            due = await first_due(self.tables.store, "due") or until
            self.clock.now = min(until, max(due, self.clock.now + 0.01), self.clock.now + GAP)
            await self.tables.heartbeats.beat(self.platform)
            if due <= self.clock.now:
                await self._done()
        await self.said()

    async def _done(self) -> None:
        """Whatever is due now, until nothing is."""
        while any([await clock.tick() for clock in self.clocks]):
            await self.said()

    async def said(self) -> None:
        """Until every post has been sent."""
        async with asyncio.timeout(PATIENCE):
            while await _asked(self.tables.store, COUNT, f"outbox:{self.platform}"):
                pass


async def first_due(store: Store, *kinds: str) -> float | None:
    """When the first of all that falls due does so, of these kinds of key."""
    found = await _asked(store, NEXT, *kinds)
    return float(found) if found else None


async def _asked(store: Store, script: str, *kinds: str) -> bytes | int | None:
    names = [shared_key(number, kind) for kind in kinds for number in range(PARTITIONS)]
    answer: bytes | int | None = await store.client.eval(script, len(names), *names)
    return answer
