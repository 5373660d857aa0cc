"""For those who run the house: whether it is well, what this process has counted, and what waits to be sent."""

from __future__ import annotations

import asyncio
import errno
import math
from collections.abc import Iterable
from pathlib import Path

import msgspec
from redis.asyncio.cluster import RedisCluster

from bot.metrics import exposition, gauge
from bot.store.data_folder import FULL, write_trouble
from bot.store.keys import MINUTE, PARTITIONS, key, shared_key
from bot.store.reasons import reason_of
from bot.store.scripts import OUTAGE, Client
from bot.store.store import Store

PLATFORMS = ("web", "discord", "telegram")
PATIENCE = 2.0  # seconds; who asks how we are does not wait long
WRITTEN = "well"
FORGOTTEN = MINUTE  # seconds after which Redis forgets what was written to see whether it takes anything
DISK = {**dict.fromkeys(FULL, "disk full"), errno.EROFS: "disk read-only"}
COUNTED = 1000  # channels with posts waiting that are looked at one by one


class Condition(msgspec.Struct, frozen=True):
    """Whether a move would be stored, and what is wrong, in a few words."""

    well: bool
    trouble: str


class Waiting(msgspec.Struct, frozen=True):
    """Posts that wait to be sent, in how many channels, and for how long the oldest has."""

    posts: int
    channels: int
    age: float


class Health:
    """Whether a move would be stored. However many ask at once, it is tried once at a time."""

    def __init__(self, store: Store, data: Path | None = None) -> None:
        self.store, self.data = store, data  # and the folder of the Redis that comes along, if that is the one in use
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
        names = await write_places(self.store.client)
        errors = [error for error in await asyncio.gather(*map(self._write, names)) if error]
        if not errors:
            return Condition(True, "")
        if len(errors) < len(names):
            return Condition(True, f"{len(errors)} of {len(names)} servers take no moves: {errors[0]}")
        return Condition(False, errors[0])

    async def _write(self, name: str) -> str:
        """Writes there, as safely as a move; gives the reason if that is not taken."""
        try:
            await self.store.client.set(name, WRITTEN, ex=FORGOTTEN)
            await self.store.make_sure(name, WRITTEN)
        except OUTAGE as error:
            return reason_of(error)
        return ""


async def write_places(client: Client) -> list[str]:
    """A key on every server that keeps tables."""
    if not isinstance(client, RedisCluster):
        return [shared_key(0, "health")]
    await client.initialize()
    by_server = {}
    for number in range(PARTITIONS):
        name = shared_key(number, "health")
        node = client.get_node_from_key(name)
        by_server[node.name if node else ""] = name
    return list(by_server.values())


async def metrics(store: Store, now: float) -> str:
    """Everything Prometheus may know. While Redis is away, what this process has counted is still told."""
    try:
        async with asyncio.timeout(PATIENCE):
            waits = {platform: await waiting(store, platform, now) for platform in PLATFORMS}
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


async def waiting(store: Store, platform: str, now: float) -> Waiting:
    """What waits to be sent on a platform."""
    channels = await store.due(f"outbox:{platform}", math.inf)
    if not channels:
        return Waiting(0, 0, 0.0)
    pipe = store.client.pipeline(transaction=False)
    for channel in channels[:COUNTED]:
        pipe.llen(key(channel, "queue"))
        pipe.lindex(key(channel, "queue"), 0)
    found = await pipe.execute()
    ages = [now - _queued(head) for head in found[1::2] if head]
    return Waiting(sum(found[0::2]), len(channels), max(ages, default=0.0))


def _queued(head: bytes) -> float:
    """When a post was queued: its name is `version.number@time`."""
    return float(head.partition(b"|")[0].partition(b"@")[2])
