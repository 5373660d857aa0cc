"""Reminders noted for a person until they are told, each once; what is told together is first set apart.

Whoever goes on after another died tells just what was set apart, and knows by a mark whether it was told already.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias, cast

from bot.store.keys import KINDS, key, partition, shared_key
from bot.store.scripts import Script
from bot.store.store import Store

Shelf: TypeAlias = Literal["pending", "telling"]
"""Noted reminders are pending; those that are being told in one message are on the other shelf, with its mark."""


class NotedReminders:
    """What is noted, as it was written: what is in it is not known here. `own` is a person's own channel."""

    def __init__(self, store: Store) -> None:
        self.client = store.client
        self._add = Script(store.client, "add_reminder")
        self._start = Script(store.client, "start_batch")

    async def add(self, own: str, item: bytes, due: str, at: float, now: float) -> None:
        """Notes it, unless it was noted before, and has it told at that time under the name of a due time."""
        keys = [key(own, "pending"), key(own, "told"), shared_key(partition(own), "due")]
        await self._add(keys, [item, due, at, now, KINDS["told"].seconds or 0])

    async def on(self, own: str, shelf: Shelf) -> set[bytes]:
        """All that is on a shelf, marks too."""
        return cast(set[bytes], await self.client.smembers(key(own, shelf)))

    async def noted_at(self, own: str, items: Iterable[bytes]) -> list[float]:
        """When each of these was noted, as far as that is known."""
        names = [item.decode() for item in items]
        found = await self.client.zmscore(key(own, "told"), names) if names else []
        return [at for at in found if at is not None]

    async def set_apart(self, own: str, items: Sequence[bytes]) -> bool:
        """These are told together from now on; False if others are being told."""
        return bool(await self._start([key(own, "pending"), key(own, "telling")], items))

    async def is_marked(self, own: str, mark: str) -> bool:
        """Whether what is being told has this mark."""
        return bool(await self.client.sismember(key(own, "telling"), mark))

    async def forget(self, own: str, told: Sequence[bytes]) -> None:
        """These were told; a mark is forgotten in the same way."""
        await self.client.srem(key(own, "telling"), *told)
