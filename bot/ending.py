"""Ending tasks for certain."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

AGAIN, PATIENTLY = 0.2, 2.0  # seconds; the latter for who has others to end


async def end(tasks: Iterable[asyncio.Task[None]], again: float = AGAIN) -> None:
    """Cancels tasks until they have ended: on Python 3.11 a cancellation can get lost (`wait_for` in redis-py).

    Whatever has more to do at its end than `again` seconds allow must shield it.
    """
    pending = set(tasks)
    while pending:
        for task in pending:
            task.cancel()
        _, pending = await asyncio.wait(pending, timeout=again)
