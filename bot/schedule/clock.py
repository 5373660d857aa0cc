"""The clock: due times in Redis, taken by any number of clock processes, each by exactly one at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias

from bot.runtime.tasks import end
from bot.store.due_times import DueTimes
from bot.store.leases import kept
from bot.store.outages import BEAT, Heartbeats
from bot.store.scripts import OUTAGE
from bot.store.store import Store

log = logging.getLogger(__name__)

NAME = "clock"  # under which it beats
LISTENED = 1.25 * BEAT  # seconds in which a clock would be heard
POLL = 1.0
AT_ONCE = 32  # after an outage much is due together

Handler: TypeAlias = Callable[[str], Awaitable[float | None]]
"""Does what is due for a channel, and gives when it falls due again, unless it is set anew meanwhile."""


class Clock:
    """Looks for what is due and has it done: names are `<kind> <channel>`. Kinds without a handler are not its own."""

    def __init__(
        self, store: Store, now: Callable[[], float], handlers: Mapping[str, Handler], poll: float = POLL
    ) -> None:
        self.store, self.now, self.handlers, self.poll = store, now, handlers, poll
        self.due_times = DueTimes(store)
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._under_way: dict[str, asyncio.Task[None]] = {}

    async def run(self) -> None:
        """Until cancelled. What takes long holds up nothing else."""
        try:
            while True:
                await self._begin()
                await asyncio.sleep(self.poll)
        finally:
            await end(self._under_way.values())

    async def _begin(self) -> None:
        """On what is due and not under way."""
        try:
            for name in await self._due():
                if name not in self._under_way:
                    self._start(name)
        except OUTAGE as error:
            log.warning("the clock waits: %s", type(error).__name__)

    def _start(self, name: str) -> None:
        self._under_way[name] = task = asyncio.create_task(self._see_to(name))
        task.add_done_callback(lambda _: self._under_way.pop(name))

    async def _see_to(self, name: str) -> None:
        try:
            await self._in_turn(name)
        except OUTAGE as error:
            log.warning("the clock waits with %s: %s", name, type(error).__name__)

    async def tick(self) -> int:
        """Everything due now, once; gives how much was done."""
        return sum(await asyncio.gather(*(self._in_turn(name) for name in await self._due())))

    async def _due(self) -> list[str]:
        due = await self.due_times.by(self.now())
        return [name for name in due if name.partition(" ")[0] in self.handlers]

    async def _in_turn(self, name: str) -> bool:
        async with self._slots:
            return await self._do(name)

    async def _do(self, name: str) -> bool:
        kind, _, channel = name.partition(" ")
        held = self.due_times.held(name, self.now)
        if not await held.take():
            return False
        try:
            async with kept(held.renew, held.asked):
                again = await self.handlers[kind](channel)
        except Exception:  # one table's trouble is not the clock's; it is tried again when the lease runs out
            log.exception("what was due failed: %s", name)
            return False
        return await held.done(again)


async def warn_if_nobody_keeps_it(heartbeats: Heartbeats) -> None:
    """For a process without a clock: says so once if no other process has one either."""
    try:
        before = await heartbeats.last(NAME)
        await asyncio.sleep(LISTENED)
        kept = await heartbeats.last(NAME) != before
    except OUTAGE:  # of that the log is full already
        return
    if not kept:
        log.warning("nobody keeps the clock: no robot plays and nobody is reminded until `zoco clock` runs too")
