"""The clock: due times in Redis, taken by any number of clock processes, each by exactly one at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import TypeAlias, cast

from redis.exceptions import RedisError

from bot.partitions import PARTITIONS, partition, shared_key
from bot.store import Store

log = logging.getLogger(__name__)

LEASE = 60.0
POLL = 1.0
AT_ONCE = 32  # after an outage much is due together

Handler: TypeAlias = Callable[[str], Awaitable[None]]
"""Does what is due for a channel."""


class Clock:
    """Looks for what is due and has it done: names are `<kind> <channel>`. Kinds without a handler are not its own."""

    def __init__(self, store: Store, now: Callable[[], float], handlers: Mapping[str, Handler]) -> None:
        self.store, self.now, self.handlers = store, now, handlers
        self._script = store.client.register_script((Path(__file__).parent / "due.lua").read_text())
        self._slots = asyncio.Semaphore(AT_ONCE)

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            try:
                await self.tick()
            except (RedisError, OSError) as error:
                log.warning("the clock waits: %s", type(error).__name__)
            await asyncio.sleep(POLL)

    async def tick(self) -> int:
        """Everything due now, once; gives how much was done."""
        return sum(await asyncio.gather(*(self._in_turn(name) for name in await self._due())))

    async def _due(self) -> list[str]:
        pipe = self.store.client.pipeline(transaction=False)
        for number in range(PARTITIONS):
            pipe.zrangebyscore(shared_key(number, "due"), "-inf", self.now())
        due = [name.decode() for names in await pipe.execute() for name in names]
        return [name for name in due if name.partition(" ")[0] in self.handlers]

    async def _in_turn(self, name: str) -> bool:
        async with self._slots:
            return await self._do(name)

    async def _do(self, name: str) -> bool:
        kind, _, channel = name.partition(" ")
        keys = [shared_key(partition(channel), "due")]
        until = cast(bytes | None, await self._script(keys=keys, args=["claim", name, self.now(), LEASE]))
        if until is None:
            return False
        try:
            await self.handlers[kind](channel)
        except (RedisError, OSError):
            raise
        except Exception:  # one table's trouble is not the clock's; it is tried again when the lease runs out
            log.exception("what was due failed: %s", name)
            return False
        await self._script(keys=keys, args=["done", name, until, 0])
        return True
