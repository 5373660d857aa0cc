"""For those who run the house: whether it is well, what this process has counted, and what waits to be sent."""

from __future__ import annotations

import asyncio
import errno
from collections.abc import Collection, Iterable
from pathlib import Path

import msgspec

from bot.runtime.metrics import exposition, gauge
from bot.store.data_folder import FULL, write_trouble
from bot.store.queues import Queues, Waiting
from bot.store.reasons import reason_of
from bot.store.scripts import OUTAGE
from bot.store.store import Store
from bot.store.trying import tried_writes

PATIENCE = 2.0  # seconds; who asks how we are does not wait long
DISK = {**dict.fromkeys(FULL, "disk full"), errno.EROFS: "disk read-only"}


class Condition(msgspec.Struct, frozen=True):
    """Whether a move would be stored, and what is wrong, in a few words."""

    well: bool
    trouble: str


class Health:
    """Whether a move would be stored. However many ask at once, it is tried once at a time."""

    def __init__(self, store: Store, platforms: Collection[str] = (), data: Path | None = None) -> None:
        self.store, self.platforms = store, platforms
        self.data = data  # the folder of the Redis that comes along, if that is the one in use
        self._looking: asyncio.Task[Condition] | None = None

    async def condition(self) -> Condition:
        """How the house is."""
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look())
        return await asyncio.shield(self._looking)

    async def _look(self) -> Condition:
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._tried()
        except OUTAGE as error:
            return Condition(False, reason_of(error))

    async def _tried(self) -> Condition:
        if self.data and (trouble := await asyncio.to_thread(write_trouble, self.data)):
            return Condition(False, DISK.get(trouble.errno or 0, "the disk takes nothing"))
        tried = await tried_writes(self.store)
        errors = [reason_of(error) for error in tried if error]
        if not errors:
            return Condition(True, "")
        if len(errors) < len(tried):
            return Condition(True, f"{len(errors)} of {len(tried)} servers take no moves: {errors[0]}")
        return Condition(False, errors[0])

    async def metrics(self, now: float) -> str:
        """Everything Prometheus may know. While Redis is away, what this process has counted is still told."""
        try:
            async with asyncio.timeout(PATIENCE):
                waits = {platform: await Queues(self.store, platform).waiting(now) for platform in self.platforms}
        except OUTAGE:
            waits = {}
        up = gauge("zoco_redis_up", "Whether Redis answers.", {"": float(bool(waits))})
        return "\n".join((*exposition(), *up, *_outbox(waits))) + "\n"


def _outbox(waits: dict[str, Waiting]) -> Iterable[str]:
    posts = {platform: float(wait.posts) for platform, wait in waits.items()}
    channels = {platform: float(wait.channels) for platform, wait in waits.items()}
    ages = {platform: wait.age for platform, wait in waits.items()}
    yield from gauge("zoco_outbox_posts", "Posts waiting to be sent.", posts, "platform")
    yield from gauge("zoco_outbox_channels", "Channels with posts waiting to be sent.", channels, "platform")
    yield from gauge("zoco_outbox_age_seconds", "How long the oldest of them has waited.", ages, "platform")
