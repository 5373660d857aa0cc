"""Telegram's limits, kept by all processes together: who wants to send takes a place in a queue that is in Redis."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Literal, TypeAlias
from weakref import WeakValueDictionary

from bot.adapters.telegram import PLATFORM, limits
from bot.store.rate_limit import Later, Rate, RateLimit
from bot.store.store import Store

CARE, MORE_CARE = 0.05, 0.2  # of a chat's limits, and of that of all: what is sent in time may be slow on its way
BREATH = 0.015  # seconds between any two, so that many at once do not slow each other down
PULSE = 4.5  # seconds within which a group always has a place again: its board is never further behind
PATIENCE = 5.0  # seconds to wait for a place; who must wait longer comes again
REMEMBERED = 4096  # chats
HURRY = 1.1  # seconds to wait for a place for whoever has pressed a key: they are told something else then
SPARE = 2  # places that answers leave to posts: a group that presses much still sees its board
YIELDED = {"press": 6, "answer": 6, "tidying": 12}
"""Of all the places in a second, how many these leave to posts: the board comes before all else."""

Urgency: TypeAlias = Literal["post", "press", "answer", "tidying"]
"""What is sent: a post, what follows a press, an answer to what was typed, or what only takes away."""

Until: TypeAlias = Callable[[float], Awaitable[None]]
"""Waits until a moment."""


class Busy(Exception):
    """The chat has had its share for now."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"for {seconds} s")
        self.seconds = seconds


def until_by(clock: Callable[[], float]) -> Until:
    """Waits by a clock that runs."""

    async def wait(moment: float) -> None:
        await asyncio.sleep(max(0.0, moment - clock()))

    return wait


class RateLimits:
    """Gives places: one a second in a chat, twenty a minute in a group, thirty a second in all."""

    def __init__(
        self, store: Store, clock: Callable[[], float], until: Until | None = None, patience: float = PATIENCE
    ) -> None:
        self.store, self.clock, self.until, self.patience = store, clock, until or until_by(clock), patience
        self._everyone = RateLimit.of_all(store, PLATFORM.name)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._ended: OrderedDict[int, float] = OrderedDict()

    async def turn(self, chat: int, urgency: Urgency = "post") -> None:
        """Waits for a place to send something to this chat; Busy if that would take too long."""
        patience = HURRY if urgency == "press" else self.patience
        await self._in_chat(chat, patience, SPARE if urgency in ("press", "answer") else 0)
        if urgency == "post":
            await self._among_all(patience)
        else:
            await self._after_posts(patience, YIELDED[urgency])

    async def _in_chat(self, chat: int, patience: float, spare: int) -> None:
        gap, window = limits.CHAT_GAP * (1 + CARE), limits.GROUP_SECONDS * (1 + CARE)
        rate = Rate(gap, limits.GROUP_MESSAGES if chat < 0 else 0, window, PULSE)
        await self._place(self._of(chat), rate, patience, spare)

    def _of(self, chat: int) -> RateLimit:
        return RateLimit.of(self.store, f"{PLATFORM.name}-chat:{chat}")

    async def _among_all(self, patience: float, spare: int = 0) -> None:
        rate = Rate(BREATH, limits.ALL_MESSAGES, limits.ALL_SECONDS * (1 + MORE_CARE))
        await self._place(self._everyone, rate, patience, spare)

    async def _after_posts(self, patience: float, spare: int) -> None:
        """A place that is free now: one taken ahead would be before the posts that come meanwhile."""
        latest = self.clock() + patience
        while True:
            try:
                return await self._among_all(BREATH, spare)
            except Busy as busy:
                free = self.clock() + busy.seconds
                if free > latest:
                    raise
            await self.until(free)

    async def _place(self, queue: RateLimit, rate: Rate, patience: float, spare: int) -> None:
        now = self.clock()
        try:
            at = await queue.place(rate, now, patience, spare)
        except Later as later:
            raise Busy(later.seconds) from None
        if at > now:
            await self.until(at)

    @contextlib.asynccontextmanager
    async def calm(self, chat: int) -> AsyncIterator[None]:
        """One call at a time in a chat, a second after the last one ended: a slow one is not overtaken."""
        lock = self._locks.setdefault(chat, asyncio.Lock())
        async with lock:
            free = self._ended.get(chat, 0.0) + limits.CHAT_GAP
            if free > self.clock():
                await self.until(free)
            try:
                yield
            finally:
                self._ended[chat] = self.clock()
                self._ended.move_to_end(chat)
                if len(self._ended) > REMEMBERED:
                    self._ended.popitem(last=False)

    async def hold(self, chat: int, seconds: float) -> None:
        """Telegram wants to be left alone, in this chat, for that long."""
        await self._of(chat).hold(self.clock() + seconds, seconds)
