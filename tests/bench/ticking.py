"""The event loop's pulse: how late a task that wants to run every few milliseconds does run.

Run as a program, this is the whole bot in one process with such a task in it; a line on its standard input asks for
what was found since the last.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import perf_counter

import msgspec

from bot.app.serving import Settings, configured, serve

TICK = 0.004


class Found(msgspec.Struct, frozen=True):
    """Seconds by which ticks came late."""

    worst: float
    p99: float
    ticks: int


class Pulse:
    """Counts how late ticks come."""

    def __init__(self) -> None:
        self.late: list[float] = []

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            due = perf_counter() + TICK
            await asyncio.sleep(TICK)
            self.late.append(perf_counter() - due)

    def take(self) -> Found:
        """What was found since the last time."""
        late, self.late = sorted(self.late) or [0.0], []
        return Found(late[-1], late[int(len(late) * 0.99)], len(late))


@asynccontextmanager
async def pulse() -> AsyncIterator[Pulse]:
    """A pulse taken beside what is done within."""
    taken = Pulse()
    task = asyncio.create_task(taken.run())
    try:
        yield taken
    finally:
        task.cancel()


async def _serve(port: int) -> None:
    async with pulse() as taken:
        loop = asyncio.get_running_loop()
        loop.add_reader(sys.stdin.fileno(), _tell, taken)
        await serve(Settings(parts=configured({}), host="127.0.0.1", port=port))


def _tell(taken: Pulse) -> None:
    if sys.stdin.readline():
        print(msgspec.json.encode(taken.take()).decode(), flush=True)


if __name__ == "__main__":
    asyncio.run(_serve(int(sys.argv[1])))
