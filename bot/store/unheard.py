"""Channels in which somebody was called without a sound, and when they are to be called aloud if nobody has gone on."""

from __future__ import annotations

from typing import cast

from bot.store.keys import shared_key
from bot.store.store import Store


class Unheard:
    """Those of a platform; all its processes see the same."""

    def __init__(self, store: Store, platform: str) -> None:
        self.client, self.key = store.client, shared_key(0, f"unheard:{platform}")

    async def later(self, channel: str, at: float) -> None:
        """From now on at that moment, and at none before."""
        await self.client.zadd(self.key, {channel: at})

    async def has(self, channel: str) -> bool:
        """Whether anybody is to be called there."""
        return await self.client.zscore(self.key, channel) is not None

    async def due(self, now: float) -> list[tuple[str, float]]:
        """Where it is time, and since when."""
        asked = self.client.zrangebyscore(self.key, "-inf", now, withscores=True)
        found = cast(list[tuple[bytes, float]], await asked)
        return [(channel.decode(), float(at)) for channel, at in found]

    async def drop(self, channel: str) -> None:
        """Whoever was called is here."""
        await self.client.zrem(self.key, channel)

    async def over(self, channel: str, at: float) -> None:
        """Those of that moment were called, or need not be; if others are to be called later, they stay."""
        if await self.client.zscore(self.key, channel) == at:
            await self.client.zrem(self.key, channel)
