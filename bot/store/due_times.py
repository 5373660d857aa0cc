"""What falls due, and when, named `<kind> <channel>`: many processes look, and each name is taken by one at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from bot.store.keys import partition, shared_key
from bot.store.leases import held_until
from bot.store.scripts import Script
from bot.store.store import Store


class DueTimes:
    """The due times of all partitions."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._script = Script(store.client, "due")

    async def by(self, now: float) -> list[str]:
        """The names that are due by then."""
        return await self.store.due("due", now)

    def held(self, name: str, clock: Callable[[], float]) -> HeldDueTime:
        """A name, to be taken."""
        return HeldDueTime(self._script, name, clock)


class HeldDueTime:
    """One name, taken to do what is due."""

    def __init__(self, script: Script, name: str, clock: Callable[[], float]) -> None:
        self.script, self.name, self.clock = script, name, clock
        self.keys = [shared_key(partition(name.partition(" ")[2]), "due")]
        self.until = self.asked = 0.0  # until when it is held, and when it was taken by the event loop's clock

    async def take(self) -> bool:
        """Takes it if it is due; whether it is ours now."""
        self.asked = asyncio.get_running_loop().time()
        return await self._call("claim")

    async def renew(self) -> bool:
        """Holds it longer; whether it was still ours."""
        return await self._call("renew")

    async def done(self, again: float | None) -> bool:
        """It is done, and due again at that time or never; unless it was set anew meanwhile."""
        return await self._call("done", again)

    async def _call(self, what: str, again: float | None = None) -> bool:
        until = held_until(self.clock())
        args: list[str | float] = [what, self.name, self.clock(), self.until, until, "" if again is None else again]
        ours = await self.script(self.keys, args)
        self.until = until
        return bool(ours)
