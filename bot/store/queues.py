"""Posts that wait to be sent, by channel. Whoever delivers a channel holds it; what is refused for good is put aside.

A channel with posts waiting stands in its partition's outbox with the time it is due. Whoever takes it moves that time
ahead by a lease and renews it while they send. If they die, the lease runs out and another goes on where they stopped.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable
from typing import cast

import msgspec

from bot.domain.addresses import is_direct, platform_of
from bot.domain.due import RETURNED, due_name
from bot.store.keys import key, partition, shared_key
from bot.store.leases import held_until
from bot.store.scripts import NotYetSafe, Script
from bot.store.store import Store

COUNTED = 1000  # channels with posts waiting that are looked at one by one


class Waiting(msgspec.Struct, frozen=True):
    """Posts that wait to be sent, in how many channels, and for how long the oldest has."""

    posts: int
    channels: int
    age: float


class Queues:
    """The queues of all channels of a platform."""

    def __init__(self, store: Store, platform: str) -> None:
        self.store, self.platform = store, platform
        self._script = Script(store.client, "outbox")

    async def due(self, now: float) -> list[str]:
        """The channels with posts due by then."""
        return await self.store.due(f"outbox:{self.platform}", now)

    async def has(self, channel: str) -> bool:
        """Whether any posts wait for this channel."""
        waiting = shared_key(partition(channel), f"outbox:{self.platform}")
        return await self.store.client.zscore(waiting, channel) is not None

    async def waiting(self, now: float) -> Waiting:
        """How much waits."""
        channels = await self.due(math.inf)
        if not channels:
            return Waiting(0, 0, 0.0)
        pipe = self.store.client.pipeline(transaction=False)
        for channel in channels[:COUNTED]:
            pipe.llen(key(channel, "queue"))
            pipe.lindex(key(channel, "queue"), 0)
        found = await pipe.execute()
        ages = [now - _queued(head) for head in found[1::2] if head]
        return Waiting(sum(found[0::2]), len(channels), max(ages, default=0.0))

    def hold(self, channel: str, clock: Callable[[], float]) -> Hold:
        """A channel, to be taken."""
        return Hold(self._script, self.store, channel, clock)


def _queued(head: bytes) -> float:
    """When a post was queued: its name is `version.number@time`."""
    return float(head.partition(b"|")[0].partition(b"@")[2])


class Hold:
    """One channel, taken to deliver its posts."""

    def __init__(self, script: Script, store: Store, channel: str, clock: Callable[[], float]) -> None:
        self.script, self.store, self.channel, self.clock = script, store, channel, clock
        self.keys = [
            shared_key(partition(channel), f"outbox:{platform_of(channel)}"),
            key(channel, "queue"),
            key(channel, "aside"),
            shared_key(partition(channel), "due"),
            key(channel, "silence"),
        ]
        self.until = self.asked = 0.0  # until when it is held, and when that was asked for by the event loop's clock

    async def take(self) -> bytes | None:
        """Takes the channel if it is due; gives its first post."""
        return await self._call("claim")

    async def sent(self, head: bytes) -> bytes | None:
        """The post of that name was sent; gives the next."""
        return await self._call("done", head)

    async def skipped(self, head: bytes) -> bytes | None:
        """The post of that name had nothing to show; gives the next."""
        return await self._call("skip", head)

    async def refused(self, head: bytes, reason: str) -> bytes | None:
        """The post of that name is refused for good: it is kept apart with the reason; gives the next."""
        return await self._call("aside", head, reason)

    async def _call(self, what: str, head: bytes = b"", reason: str = "") -> bytes | None:
        until, asked = held_until(self.clock()), asyncio.get_running_loop().time()
        post = await self.script(self.keys, self._args(what, until, head, reason))
        self.until, self.asked = until, asked
        return cast(bytes | None, post)

    async def renew(self) -> bool:
        """Holds it longer; whether it was still ours."""
        until = held_until(self.clock())
        ours = await self.script(self.keys, self._args("renew", until))
        self.until = until
        return bool(ours)

    async def wait(self, seconds: float) -> None:
        """Lets go of it for so long."""
        await self.script(self.keys, self._args("wait", self.clock() + seconds))

    async def make_safe(self) -> None:
        """Before a post is shown: the move it tells of, and our hold, are on as many replicas as they should be."""
        if not self.store.replicas:
            return
        until, asked = held_until(self.clock()), asyncio.get_running_loop().time()
        if not await self.script.safely(self.keys, self._args("renew", until), self.store.replicas):
            raise NotYetSafe("somebody else has taken over")
        self.until, self.asked = until, asked

    def _args(self, what: str, until: float, head: bytes = b"", reason: str = "") -> list[str | bytes | float]:
        told_elsewhere = due_name(RETURNED, self.channel) if is_direct(self.channel) else ""
        return [what, self.channel, self.clock(), self.until, until, head, reason, told_elsewhere]
