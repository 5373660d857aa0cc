"""Ending tasks that do not hear it the first time, and what must be done to its end."""

from __future__ import annotations

import asyncio
import contextlib

import pytest

from bot.runtime.tasks import end, finish


class Deaf:
    """Goes on after the first cancellations, as after one that got lost."""

    def __init__(self, times: int) -> None:
        self.times = times

    async def run(self) -> None:
        while True:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                self.times -= 1
                if self.times < 0:
                    raise


async def test_a_task_that_loses_a_cancellation_is_cancelled_again() -> None:
    deaf = Deaf(2)
    tasks = [asyncio.create_task(deaf.run()), asyncio.create_task(asyncio.sleep(3600))]
    await asyncio.sleep(0)
    await end(tasks)
    assert all(task.cancelled() for task in tasks)
    assert deaf.times == -1


async def test_a_task_that_ends_others_ends_them_all_though_it_is_ended_itself() -> None:
    inner = asyncio.create_task(Deaf(3).run())

    async def keeper() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            await end([inner])

    outer = asyncio.create_task(keeper())
    await asyncio.sleep(0)
    await end([outer])
    assert outer.cancelled()
    assert inner.cancelled()


async def test_what_is_to_be_finished_is_before_the_cancellation_takes_effect() -> None:
    begun, go, done = asyncio.Event(), asyncio.Event(), asyncio.Event()

    async def last() -> None:
        begun.set()
        await go.wait()
        done.set()

    task = asyncio.create_task(finish(last()))
    await begun.wait()
    for _ in range(3):
        task.cancel()
        await asyncio.sleep(0)
    assert not task.done()
    go.set()
    with contextlib.suppress(asyncio.CancelledError):
        await task
    assert task.cancelled()
    assert done.is_set()


async def test_a_failure_at_the_end_is_told() -> None:
    async def last() -> None:
        raise OSError("no")

    with pytest.raises(OSError, match="no"):
        await finish(last())
