"""Codes that bring somebody to another browser: good once, for ten minutes, and not kept as they are."""

from __future__ import annotations

from hashlib import sha256
from typing import cast

from bot.store.keys import KINDS, key
from bot.store.store import Store

KIND = "carried"


class Carried:
    """Remembers whom a code brings."""

    def __init__(self, store: Store) -> None:
        self.client = store.client

    async def put(self, code: str, whom: bytes) -> None:
        """Whoever has this code may come as this person."""
        await self.client.set(_name(code), whom, ex=KINDS[KIND].seconds)

    async def take(self, code: str) -> bytes | None:
        """Whom the code brings; nobody can use it after that."""
        return cast(bytes | None, await self.client.getdel(_name(code)))


def _name(code: str) -> str:
    return key(f"code:{sha256(code.encode()).hexdigest()}", KIND)
