"""When a platform could not be reached: heartbeats, and the gaps between them. Those count against nobody."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import cast

from redis.exceptions import RedisError

from bot.pace import Pause
from bot.store import Store

log = logging.getLogger(__name__)

BEAT = 20.0
GAP = 120.0  # seconds without a beat that are an outage
KEPT = 50  # outages remembered
REFRESH = 10.0  # seconds for which the known outages are good enough


def _beat_key(platform: str) -> str:
    return f"zoco:{{up:{platform}}}:beat"


def _gaps_key(platform: str) -> str:
    return f"zoco:{{up:{platform}}}:outages"


class Uptime:
    """Beats for a platform, and knows its outages."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.client, self.clock = store.client, clock
        self._known: dict[str, tuple[float, tuple[Pause, ...]]] = {}

    async def beat(self, platform: str) -> None:
        """The platform is served now; a long silence before this was an outage."""
        now = self.clock()
        last = cast(bytes | None, await self.client.getset(_beat_key(platform), str(now)))
        if last is not None and now - float(last) > GAP:
            await self.client.rpush(_gaps_key(platform), f"{float(last)} {now}")
            await self.client.ltrim(_gaps_key(platform), -KEPT, -1)
            self._known.pop(platform, None)

    async def keep_beating(self, platform: str) -> None:
        """Until cancelled."""
        while True:
            try:
                await self.beat(platform)
            except (RedisError, OSError) as error:
                log.warning("no heartbeat: %s", type(error).__name__)
            await asyncio.sleep(BEAT)

    async def outages(self, platform: str) -> tuple[Pause, ...]:
        """The latest outages; also one that lasts, as far as it is known."""
        known = self._known.get(platform)
        if known is not None and 0 <= self.clock() - known[0] < REFRESH:
            return known[1]
        rows = cast(list[bytes], await self.client.lrange(_gaps_key(platform), 0, -1))
        gaps = tuple(_pause(row) for row in rows)
        self._known[platform] = (self.clock(), gaps)
        return gaps


def _pause(row: bytes) -> Pause:
    start, end = row.decode().split()
    return float(start), float(end)
