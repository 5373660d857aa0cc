"""Ending tasks for certain."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

AGAIN = 0.2


async def end(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Cancels tasks until they have ended: on Python 3.11 one can get lost within redis-py (`wait_for`)."""
    pending = set(tasks)
    while pending:
        for task in pending:
            task.cancel()
        _, pending = await asyncio.wait(pending, timeout=AGAIN)
