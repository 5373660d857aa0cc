"""Ending for certain, on a Python (3.11) whose `wait_for`, which redis-py calls, can lose a cancellation."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable
from typing import Any, TypeVar

AGAIN = 0.2  # seconds

T = TypeVar("T")


async def end(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancels tasks until they have ended. What they must still do then, they do by `finish`."""
    await finish(_ended(set(tasks)))


async def _ended(pending: set[asyncio.Task[Any]]) -> None:
    while pending:
        for task in pending:
            task.cancel()
        _, pending = await asyncio.wait(pending, timeout=AGAIN)


async def finish(last: Coroutine[Any, Any, T]) -> T:
    """Runs this to its end, even if the caller is cancelled meanwhile; the cancellation takes effect afterwards.

    Then nothing after this call is run, also in a `finally`: everything to be done must be in this one coroutine.
    """
    work, cancelled = asyncio.create_task(last), False
    while not work.done():
        try:
            await asyncio.wait({work})
        except asyncio.CancelledError:
            cancelled = True
    if cancelled:
        raise asyncio.CancelledError
    return work.result()
