"""Small things kept for a channel or a person for a while: each is one key, of a kind that `keys` describes."""

from __future__ import annotations

from typing import cast

from bot.store.keys import KINDS, key, kind_of, shared_key
from bot.store.store import Store


class Values:
    """Reads and writes them. How long one is kept is said by its kind."""

    def __init__(self, store: Store) -> None:
        self.client = store.client

    async def get(self, owner: str, kind: str) -> bytes | None:
        """What is kept."""
        return cast(bytes | None, await self.client.get(key(owner, kind)))

    async def put(self, owner: str, kind: str, value: str | bytes) -> None:
        """Keeps this from now on."""
        await self.client.set(key(owner, kind), value, ex=KINDS[kind_of(kind)].seconds)

    async def put_first(self, owner: str, kind: str, value: str | bytes) -> bool:
        """Keeps this unless something is kept already; whether it does."""
        return bool(await self.client.set(key(owner, kind), value, ex=KINDS[kind_of(kind)].seconds, nx=True))

    async def has(self, owner: str, kind: str) -> bool:
        """Whether anything is kept."""
        return bool(await self.client.exists(key(owner, kind)))

    async def drop(self, owner: str, kind: str) -> bool:
        """Keeps nothing any more; whether there was something."""
        return bool(await self.client.delete(key(owner, kind)))

    async def of_platform(self, kind: str) -> bytes | None:
        """What is kept for all processes of a platform: the kind ends with its name."""
        return cast(bytes | None, await self.client.get(shared_key(0, kind)))

    async def put_for_platform(self, kind: str, value: str | bytes) -> None:
        """Keeps this for all processes of a platform."""
        await self.client.set(shared_key(0, kind), value, ex=KINDS[kind_of(kind)].seconds)
