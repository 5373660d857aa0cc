"""When a platform could not be reached: heartbeats, and the gaps between them. Those count against nobody."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import cast

from bot.domain.turn_time import Pause
from bot.store.keys import uptime_key
from bot.store.scripts import OUTAGE, Script
from bot.store.store import Store

log = logging.getLogger(__name__)

BEAT = 20.0
GAP = 120.0  # seconds without a beat that are an outage
KEPT = 50  # outages remembered
REFRESH = 10.0  # seconds for which the known outages are good enough


def _keys(platform: str) -> list[str]:
    """The latest beat, and the outages."""
    return [uptime_key(platform, kind) for kind in ("beat", "outages")]


class Heartbeats:
    """Beats for a platform, and knows its outages."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.client, self.clock = store.client, clock
        self._beat = Script(store.client, "heartbeat")
        self._known: dict[str, tuple[float, tuple[Pause, ...]]] = {}

    async def beat(self, platform: str) -> None:
        """The platform is served now; a long silence before this was an outage."""
        if await self._beat(_keys(platform), [self.clock(), GAP, KEPT]):
            self._known.pop(platform, None)

    async def keep_beating(self, platform: str) -> None:
        """Until cancelled."""
        while True:
            try:
                await self.beat(platform)
            except OUTAGE as error:
                log.warning("no heartbeat: %s", type(error).__name__)
            await asyncio.sleep(BEAT)

    async def last(self, platform: str) -> float | None:
        """When it was last served, by the clock of who served it; None: never yet."""
        stored = cast(bytes | None, await self.client.get(_keys(platform)[0]))
        return None if stored is None else float(stored)

    async def latest(self, served: Iterable[str]) -> float | None:
        """The latest time that any process of this house that served one of these has lived to."""
        found = [await self.last(platform) for platform in served]
        return max((moment for moment in found if moment is not None), default=None)

    async def outages(self, platform: str) -> tuple[Pause, ...]:
        """The latest outages; also one that lasts, as far as it is known."""
        known = self._known.get(platform)
        if known is not None and 0 <= self.clock() - known[0] < REFRESH:
            return known[1]
        now = self.clock()
        try:
            gaps = await self._read(platform, now)
        except OUTAGE:  # they are on one node of a cluster; the tables of the others go on without
            return known[1] if known else ()
        self._known[platform] = (now, gaps)
        return gaps

    async def _read(self, platform: str, now: float) -> tuple[Pause, ...]:
        _, outages = _keys(platform)
        rows = cast(list[bytes], await self.client.lrange(outages, 0, -1))
        last = await self.last(platform)
        lasting = [(last, now)] if last is not None and now - last > GAP else []
        return (*(_pause(row) for row in rows), *lasting)


def _pause(row: bytes) -> Pause:
    start, end = row.decode().split()
    return float(start), float(end)
