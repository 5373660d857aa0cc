"""Posts on their way: sent at least once, in order a channel, by whichever process serves the platform.

A channel with posts waiting stands in its partition's outbox with the time it is due. Who takes it moves that time
ahead by a lease, so nobody else does; if he dies, the lease runs out and another goes on where he stopped.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Protocol, cast

import msgspec
from redis.exceptions import RedisError

from bot.bell import Bell
from bot.messages import Post
from bot.metrics import POSTS
from bot.partitions import PARTITIONS, key, partition, shared_key
from bot.store import Store

log = logging.getLogger(__name__)

LEASE = 30.0
PATIENCE = 20.0  # for one post; less than the lease, so that nobody else begins meanwhile
POLL = 2.0  # seconds between looks for what no bell announced
BACKOFF = (0.5, 1.0, 2.0, 5.0, 15.0, 60.0, 300.0)
AT_ONCE = 32

_post = msgspec.msgpack.Decoder(Post)


class RefusedForGood(Exception):
    """The platform will never take this post: the bot was removed, the channel is gone."""


class RetryLater(Exception):
    """The platform says when to try again."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"in {seconds} s")
        self.seconds = seconds


class Sender(Protocol):
    """The sending side of an adapter."""

    platform: str

    async def send(self, channel: str, post: Post) -> None:
        """Shows the post in the channel."""


class Outbox:
    """Delivers one platform's posts."""

    def __init__(self, store: Store, sender: Sender, bell: Bell, clock: Callable[[], float]) -> None:
        self.store, self.sender, self.bell, self.clock = store, sender, bell, clock
        self._script = store.client.register_script((Path(__file__).parent / "outbox.lua").read_text())
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._failures: dict[str, int] = {}
        self._slots = asyncio.Semaphore(AT_ONCE)

    async def run(self) -> None:
        """Until cancelled: on every ring, and now and then without."""
        rings = self.bell.listen(f"outbox {self.sender.platform} ")
        try:
            while True:
                await self._sweep()
                await self._heed(rings)
        finally:
            self.bell.forget(rings)
            self._again.clear()
            for task in self._busy.values():
                task.cancel()

    async def _heed(self, rings: asyncio.Queue[str]) -> None:
        """Starts on each channel rung for, until it is time to look for others."""
        deadline = asyncio.get_running_loop().time() + POLL
        while (left := deadline - asyncio.get_running_loop().time()) > 0:
            try:
                async with asyncio.timeout(left):  # wait_for may swallow a cancellation (Python 3.11)
                    channel = await rings.get()
            except TimeoutError:
                return
            self.wake(channel)

    async def _sweep(self) -> None:
        try:
            for channel in await self.due():
                self.wake(channel)
        except (RedisError, OSError) as error:
            log.warning("the outbox cannot be read: %s", type(error).__name__)

    async def due(self) -> list[str]:
        """The channels with posts due now."""
        pipe = self.store.client.pipeline(transaction=False)
        for number in range(PARTITIONS):
            pipe.zrangebyscore(shared_key(number, f"outbox:{self.sender.platform}"), "-inf", self.clock())
        return [channel.decode() for channels in await pipe.execute() for channel in channels]

    def wake(self, channel: str) -> None:
        """Delivers a channel's posts, one at a time; a ring during the work makes it look once more."""
        if channel in self._busy:
            self._again.add(channel)
            return
        task = asyncio.create_task(self.deliver(channel))
        self._busy[channel] = task
        task.add_done_callback(lambda _: self._finished(channel))

    def _finished(self, channel: str) -> None:
        del self._busy[channel]
        if channel in self._again:
            self._again.discard(channel)
            self.wake(channel)

    async def deliver(self, channel: str) -> None:
        """Sends what a channel has waiting, in order, if it is due and nobody else is at it."""
        async with self._slots:
            try:
                head = await self._call("claim", channel)
                while head:
                    head = await self._send(channel, head)
            except (RedisError, OSError) as error:
                log.warning("the outbox of %s waits: %s", channel, type(error).__name__)

    async def _send(self, channel: str, head: bytes) -> bytes | None:
        """Sends one post; gives the next, or None when it must wait."""
        name, _, body = head.partition(b"|")
        try:
            async with asyncio.timeout(PATIENCE):
                await self.sender.send(channel, _post.decode(body))
        except (RefusedForGood, msgspec.DecodeError) as error:
            POSTS.add("set aside")
            log.warning("a post to %s is refused for good: %s", channel, error)
            self._failures.pop(channel, None)
            return await self._call("aside", channel, name, str(error)[:200])
        except RetryLater as error:
            await self._wait(channel, error.seconds)
            return None
        except Exception as error:  # whatever the platform throws, the post stays and is tried again
            failures = self._failures[channel] = self._failures.get(channel, 0) + 1
            log.warning("a post to %s failed (%d): %s", channel, failures, type(error).__name__)
            await self._wait(channel, BACKOFF[min(failures, len(BACKOFF)) - 1])
            return None
        POSTS.add("sent")
        self._failures.pop(channel, None)
        return await self._call("done", channel, name)

    async def _wait(self, channel: str, seconds: float) -> None:
        POSTS.add("retried")
        outbox = shared_key(partition(channel), f"outbox:{self.sender.platform}")
        await self.store.client.zadd(outbox, {channel: self.clock() + seconds}, xx=True)
        asyncio.get_running_loop().call_later(seconds, self.bell.ring, f"outbox {self.sender.platform} {channel}")

    async def _call(self, what: str, channel: str, head: bytes = b"", reason: str = "") -> bytes | None:
        keys = [
            shared_key(partition(channel), f"outbox:{self.sender.platform}"),
            key(channel, "queue"),
            key(channel, "aside"),
        ]
        post = await self._script(keys=keys, args=[what, channel, self.clock(), LEASE, head, reason])
        return cast(bytes | None, post)
