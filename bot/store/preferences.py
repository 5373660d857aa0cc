"""What people chose, kept for each of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import msgspec

from bot.domain.preferences import Preferences
from bot.store.keys import key
from bot.store.links import Links
from bot.store.scripts import Script
from bot.store.store import Store

_preferences = msgspec.msgpack.Decoder(Preferences)


class People:
    """The preferences of everyone, by person."""

    def __init__(self, store: Store) -> None:
        self.client, self.links = store.client, Links(store)
        self._keep = Script(store.client, "compare_and_set")

    async def preferences(self, person: str) -> Preferences:
        """What this person chose."""
        return _read(cast(bytes | None, await self.client.get(key(person, "habits"))))

    async def change(
        self, person: str, changed: Callable[[Preferences], Preferences]
    ) -> tuple[Preferences, Preferences]:
        """Changes one of them and remembers it, whatever else is changed at the same time; gives before and after.

        All identities of a person have the same.
        """
        before, after = await self._change(person, changed)
        for other in await self.links.others(person):
            await self._change(other, lambda _: after)
        return before, after

    async def _change(
        self, person: str, changed: Callable[[Preferences], Preferences]
    ) -> tuple[Preferences, Preferences]:
        name = key(person, "habits")
        while True:
            stored = cast(bytes | None, await self.client.get(name))
            before = _read(stored)
            after = changed(before)
            if await self._keep([name], [stored or b"", msgspec.msgpack.encode(after)]):
                return before, after


def _read(stored: bytes | None) -> Preferences:
    return _preferences.decode(stored) if stored else Preferences()
