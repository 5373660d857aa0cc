"""Who is one person on several platforms, each identity naming the others.

Two identities are linked as long as each names the other. So whoever takes their own names away is parted from all
others in one step, whatever else is stored or lost, and nobody is linked whose own key does not say so.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import cast

from bot.domain.addresses import platform_of
from bot.store.keys import KINDS, LINKING, key
from bot.store.store import Store

PAUSE, LOOKS = 0.05, 100  # seconds between looks whether somebody else has done, and how many
KIND = "linked"


class OneEach(Exception):
    """They have another identity on the same platform already."""


class Links:
    """The identities of people."""

    def __init__(self, store: Store) -> None:
        self.client = store.client

    async def others(self, person: str) -> tuple[str, ...]:
        """The other identities of the same person."""
        named = await self._named(person)
        return tuple([one for one in sorted(named) if await self._names(one, person)])

    async def all_of(self, person: str) -> tuple[str, ...]:
        """All identities of the same person, this one first."""
        return (person, *await self.others(person))

    async def join(self, first: str, second: str) -> tuple[str, ...]:
        """From now on they are one person, with whoever each was already; gives all identities. At most one each."""
        async with self._alone():
            people = dict.fromkeys((*await self.all_of(first), *await self.all_of(second)))
            if len({platform_of(one) for one in people}) < len(people):
                raise OneEach(second)
            for one in people:
                await self.client.sadd(key(one, KIND), *(people.keys() - {one}))
        return tuple(people)

    async def part(self, person: str) -> tuple[str, ...]:
        """This identity is a person of its own from now on; gives those that it was linked with."""
        others = await self.others(person)
        await self.client.delete(key(person, KIND))
        for one in others:
            await self.client.srem(key(one, KIND), person)
        return others

    async def _named(self, person: str) -> list[str]:
        return [one.decode() for one in cast(set[bytes], await self.client.smembers(key(person, KIND)))]

    async def _names(self, person: str, other: str) -> bool:
        return bool(await self.client.sismember(key(person, KIND), other))

    @contextlib.asynccontextmanager
    async def _alone(self) -> AsyncIterator[None]:
        """One at a time in the whole house: it is done seldom, and two at once could make a person of too many."""
        for _ in range(LOOKS):
            if await self.client.set(LINKING, b"", ex=KINDS["linking"].seconds, nx=True):
                break
            await asyncio.sleep(PAUSE)
        else:
            raise TimeoutError("others are being linked")
        try:
            yield
        finally:
            await self.client.delete(LINKING)
