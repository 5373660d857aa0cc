"""Time passes: from one moment in which anything happens to the next; what was sent goes to the referee."""

from __future__ import annotations

import asyncio
import logging
from typing import cast

import msgspec
import redis.asyncio as redis

from bot.domain.addresses import platform_of
from bot.domain.messages import Post
from bot.store.keys import key, partition, shared_key
from tests.bot.weeks.glance import Glance, glance
from tests.bot.weeks.lives import Lives
from tests.bot.weeks.scene import Scale, Scene
from tests.bot.weeks.troubles import Troubles

SLOT = 10.0  # seconds between two moments at least


class World:
    """Everything, from the first hour to the last."""

    def __init__(self, url: str, scale: Scale) -> None:
        self.scene = Scene(url, scale)
        self.lives = Lives(self.scene)
        self.troubles = Troubles(url, self.scene)
        self.store = self.scene.club.store

    async def run(self) -> None:
        """From the beginning to the end."""
        await self.lives.begin()
        self.troubles.plan()
        try:
            while (now := await self._next()) <= self.scene.end:
                await self._step(now)
            for platform in self.scene.platforms.values():
                platform.up = True
            await self._deliver(await self._glance())
            self.scene.referee.close(self.scene.now)
        finally:
            await asyncio.gather(self.scene.club.close(), self.troubles.close())

    async def _next(self) -> float:
        """The next moment in which anything happens."""
        due = (await self._glance()).due
        first = min(self.scene.first(), self.scene.end + SLOT, float("inf") if due is None else due)
        return max(self.scene.now + SLOT, -(-first // SLOT) * SLOT)

    async def _step(self, now: float) -> None:
        await self.troubles.beat(now)
        await self.troubles.recover()
        await self._deliver(await self._glance())  # what waited for a platform is heard before anybody acts
        await self.scene.act()
        seen = await self._glance()
        if seen.due is not None and seen.due <= now:  # else the clocks would look, and find nothing
            await self.troubles.tick()
            seen = await self._glance()
        self.scene.referee.look(now)
        await self._deliver(seen)
        self.scene.referee.check(now)

    async def _glance(self) -> Glance:
        """What is due, and the posts on their way; those of a platform that is down wait."""
        up = [name for name, platform in self.scene.platforms.items() if platform.up]
        return await glance(cast(redis.Redis, self.store.client), *up)

    async def _deliver(self, seen: Glance) -> None:
        for channel in seen.channels:
            for post, at in await self._posts(channel):
                self.scene.referee.judge(channel, post, at)
                self.lives.react(channel, post)
            await self.lives.observe(channel)

    async def _posts(self, channel: str) -> list[tuple[Post, float]]:
        """All posts on their way to a channel, and when they were written; they arrive."""
        queue, outbox = key(channel, "queue"), shared_key(partition(channel), f"outbox:{platform_of(channel)}")
        pipe = self.store.client.pipeline()
        pipe.lrange(queue, 0, -1)
        pipe.delete(queue)
        pipe.zrem(outbox, channel)
        found = cast(list[bytes], (await pipe.execute())[0])
        entries = [entry.partition(b"|") for entry in found]
        return [(msgspec.msgpack.decode(body, type=Post), _written(head)) for head, _, body in entries]


def _written(head: bytes) -> float:
    return float(head.partition(b"@")[2])


def quiet_logs() -> None:
    """What is killed complains; here that is no news."""
    logging.getLogger("bot").setLevel(logging.CRITICAL)
