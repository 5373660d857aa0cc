"""Telegram's limits, kept by all processes together: who wants to send takes a place in a queue that is in Redis."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TypeAlias, cast
from weakref import WeakValueDictionary

from bot.adapters.telegram import limits
from bot.adapters.telegram.people import PLATFORM
from bot.partitions import key, shared_key
from bot.scripts import Script
from bot.store import Store

CARE, MORE_CARE = 0.05, 0.2  # of a chat's limits, and of that of all: what is sent in time may be slow on its way
BREATH = 0.015  # seconds between any two, so that many at once do not slow each other down
PATIENCE = 3.0  # seconds to wait for a place; who must wait longer comes again
REMEMBERED = 4096  # chats
HURRY = 2.0  # seconds to wait for a place while somebody looks at the screen
SPARE = 6  # places a minute that only posts may take: a group that presses much still sees its board

Until: TypeAlias = Callable[[float], Awaitable[None]]
"""Waits until a moment."""


class Busy(Exception):
    """The chat has had its share for now."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"for {seconds} s")
        self.seconds = seconds


async def wait_until(moment: float) -> None:
    """By the real clock."""
    await asyncio.sleep(max(0.0, moment - time.time()))


class Pacer:
    """Gives places: one a second in a chat, twenty a minute in a group, thirty a second in all."""

    def __init__(
        self, store: Store, clock: Callable[[], float], until: Until = wait_until, patience: float = PATIENCE
    ) -> None:
        self.store, self.clock, self.until, self.patience = store, clock, until, patience
        self._script = Script(store.client, "adapters/telegram/pace")
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._ended: OrderedDict[int, float] = OrderedDict()

    async def turn(self, chat: int, *, hurry: bool = False) -> None:
        """Waits for a place to send something to this chat; Busy if that would take too long, sooner in a `hurry`."""
        owner = f"{PLATFORM}-chat:{chat}"
        gap, window = limits.CHAT_GAP * (1 + CARE), limits.GROUP_SECONDS * (1 + CARE)
        count = limits.GROUP_MESSAGES if chat < 0 else 0
        await self._place([key(owner, "pace"), key(owner, "held")], gap, count, window, hurry)
        everyone = [shared_key(0, f"pace:{PLATFORM}"), shared_key(0, f"held:{PLATFORM}")]
        await self._place(everyone, BREATH, limits.ALL_MESSAGES, limits.ALL_SECONDS * (1 + MORE_CARE), hurry)

    async def _place(self, keys: list[str], gap: float, count: int, window: float, hurry: bool) -> None:
        now = self.clock()
        patience, spare = (HURRY, SPARE) if hurry else (self.patience, 0)
        args = [now, gap, count, window, patience, spare]
        what, value = cast(list[bytes], await self._script(keys, args))
        if what == b"later":
            raise Busy(float(value))
        if float(value) > now:
            await self.until(float(value))

    @contextlib.asynccontextmanager
    async def calm(self, chat: int) -> AsyncIterator[None]:
        """One call at a time in a chat, a second after the last one ended: who is slow on his way is not overtaken."""
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
        until = self.clock() + seconds
        await self.store.client.set(key(f"{PLATFORM}-chat:{chat}", "held"), str(until), px=int(seconds * 1000) + 1000)
