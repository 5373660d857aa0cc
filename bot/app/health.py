"""For those who run the house: whether it is well, what this process has counted, and what waits to be sent."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Iterable

import msgspec

from bot.metrics import exposition, gauge
from bot.store.keys import key
from bot.store.scripts import OUTAGE
from bot.store.store import Store

PLATFORMS = ("web", "discord", "telegram")
PATIENCE = 2.0  # seconds; who asks how we are does not wait long
COUNTED = 1000  # channels with posts waiting that are looked at one by one


class Waiting(msgspec.Struct, frozen=True):
    """Posts that wait to be sent, in how many channels, and for how long the oldest has."""

    posts: int
    channels: int
    age: float


async def is_well(store: Store) -> bool:
    """Whether Redis answers."""
    try:
        async with asyncio.timeout(PATIENCE):
            await store.client.ping()
    except OUTAGE:
        return False
    return True


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
