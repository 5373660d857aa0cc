"""Holding something for a while, and longer for as long as the work on it lasts; if its holder dies, others take over.

What is held stands in Redis with the time until which it is. Every holder's time is a little different, so the time
tells also who holds it: a holder who comes too late finds another time there, and has no say any more.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Awaitable, Callable

from bot.store.scripts import OUTAGE

LEASE = 3.0
RENEWAL = 1.0


def held_until(now: float) -> float:
    """The end of a hold that begins now; no two are alike."""
    return now + LEASE + random.random() / 10


@contextlib.asynccontextmanager
async def kept(renew: Callable[[], Awaitable[bool]], asked: float) -> AsyncIterator[None]:
    """Renews a hold while the work within lasts. A hold that is lost ends the work with a TimeoutError.

    `asked` is when it was asked for, by the event loop's clock: the answer may have been long on its way.
    """
    calm = asyncio.Lock()
    async with asyncio.timeout_at(asked + LEASE) as limit:
        renewing = asyncio.create_task(_renewing(renew, limit, calm))
        try:
            yield
        finally:
            async with calm:  # a renewal on its way arrives first, so that it is known until when we hold
                renewing.cancel()


async def _renewing(renew: Callable[[], Awaitable[bool]], limit: asyncio.Timeout, calm: asyncio.Lock) -> None:
    loop = asyncio.get_running_loop()
    while True:
        await asyncio.sleep(RENEWAL)
        async with calm:
            asked = loop.time()
            try:
                ours = await renew()
            except OUTAGE:
                continue  # the time runs on; perhaps the next one arrives
            if limit.expired():
                return
            limit.reschedule(asked + LEASE if ours else loop.time())
