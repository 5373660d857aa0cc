"""Posts on their way: sent at least once, in order a channel, by whichever process serves the platform.

Whoever delivers a channel holds it, so that nobody else does; if they die, another goes on where they stopped.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from time import perf_counter
from typing import Protocol

import msgspec

from bot.domain.messages import Post
from bot.runtime.metrics import DELIVERIES, POSTS
from bot.runtime.tasks import end
from bot.runtime.trail import on_trail
from bot.store.leases import kept
from bot.store.pubsub import Notifier
from bot.store.queues import Hold, Queues
from bot.store.scripts import OUTAGE
from bot.store.silences import Shut, Silences
from bot.store.store import Store

log = logging.getLogger(__name__)

PATIENCE = 20.0  # for one post
POLL = 1.0  # seconds between looks for what no notifier announced
BACKOFF = (0.5, 1.0, 2.0, 5.0, 15.0, 60.0, 300.0)
AT_ONCE = 32

_post = msgspec.msgpack.Decoder(Post)


class RefusedForGood(Exception):
    """The platform will never take this post. `chat`: nor any other to that chat, as things are."""

    def __init__(self, reason: str, chat: Shut | None = None) -> None:
        super().__init__(reason)
        self.chat = chat


class NothingShown(Exception):
    """There was nothing to show: the platform was not asked, so nobody knows whether it takes posts."""


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

    def __init__(self, store: Store, sender: Sender, notifier: Notifier, clock: Callable[[], float]) -> None:
        self.store, self.sender, self.notifier, self.clock = store, sender, notifier, clock
        self.queues = Queues(store, sender.platform)
        self._silences = Silences(store)
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._failures: dict[str, int] = {}
        self._slots = asyncio.Semaphore(AT_ONCE)

    async def run(self) -> None:
        """Until cancelled: on every ring, and now and then without."""
        rings = self.notifier.listen(f"outbox {self.sender.platform} ")
        try:
            while True:
                await self._sweep()
                await self._heed(rings)
        finally:
            self.notifier.forget(rings)
            self._again.clear()
            await end(list(self._busy.values()))  # before what they send with is taken down

    async def _heed(self, rings: asyncio.Queue[str]) -> None:
        """Starts on each channel rung for, until it is time to look for others."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(POLL):
                while channel := await rings.get():
                    self.wake(channel)

    async def _sweep(self) -> None:
        try:
            for channel in await self.due():
                self.wake(channel)
        except OUTAGE as error:
            log.warning("the outbox cannot be read: %s", type(error).__name__)

    async def due(self) -> list[str]:
        """The channels with posts due now."""
        return await self.queues.due(self.clock())

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
            hold = self.queues.hold(channel, self.clock)
            try:
                head = await hold.take()
                while head:
                    head = await self._send(hold, head)
            except OUTAGE as error:
                log.warning("the outbox of %s waits: %s", channel, type(error).__name__)

    async def _send(self, hold: Hold, head: bytes) -> bytes | None:
        """Sends one post; gives the next, or None when it must wait."""
        name, _, body = head.partition(b"|")
        await hold.make_safe()
        with on_trail(_cause(body)):
            return await self._sent(hold, name, body)

    async def _sent(self, hold: Hold, name: bytes, body: bytes) -> bytes | None:
        channel, began = hold.channel, perf_counter()
        try:
            async with asyncio.timeout(PATIENCE), kept(hold.renew, hold.asked):
                await self.sender.send(channel, _post.decode(body))
        except (RefusedForGood, msgspec.DecodeError) as error:
            POSTS.add("set aside")
            log.warning("a post to %s is refused for good: %s", channel, error)
            self._failures.pop(channel, None)
            if isinstance(error, RefusedForGood) and error.chat:
                await self._silences.met(channel, error.chat, self.clock())
            return await hold.refused(name, str(error)[:200])
        except NothingShown:
            return await hold.skipped(name)
        except RetryLater as error:
            await self._wait(hold, error.seconds)
            return None
        except Exception as error:  # whatever the platform throws, the post stays and is tried again
            failures = self._failures[channel] = self._failures.get(channel, 0) + 1
            log.warning("a post to %s failed (%d): %s", channel, failures, type(error).__name__)
            await self._wait(hold, BACKOFF[min(failures, len(BACKOFF)) - 1])
            return None
        POSTS.add("sent")
        DELIVERIES.observe(self.sender.platform, perf_counter() - began)
        log.info("a post to %s is shown", channel)
        self._failures.pop(channel, None)
        return await hold.sent(name)

    async def _wait(self, hold: Hold, seconds: float) -> None:
        POSTS.add("retried")
        await hold.wait(seconds)
        ring = f"outbox {self.sender.platform} {hold.channel}"
        asyncio.get_running_loop().call_later(seconds, self.notifier.ring, ring)


def _cause(body: bytes) -> str:
    """The trail of the click that caused this post."""
    try:
        return _post.decode(body).cause
    except msgspec.DecodeError:
        return ""
