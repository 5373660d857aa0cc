"""Codes that bring somebody somewhere, or join what is somebody's: kept for as long as their kind says, by a digest."""

from __future__ import annotations

from hashlib import sha256
from typing import Literal, TypeAlias, cast

from bot.store.keys import KINDS, key
from bot.store.store import Store

Purpose: TypeAlias = Literal["carried", "offered", "invited"]
"""What a code is for: a kind of key. A code for one thing is none for another."""


class Codes:
    """Remembers what a code of one purpose stands for."""

    def __init__(self, store: Store, purpose: Purpose) -> None:
        self.client, self.purpose = store.client, purpose

    async def put(self, code: str, meant: bytes) -> None:
        """This code stands for that."""
        await self.client.set(self._name(code), meant, ex=KINDS[self.purpose].seconds)

    async def meant(self, code: str) -> bytes | None:
        """What the code stands for; it can be used again."""
        return cast(bytes | None, await self.client.get(self._name(code)))

    async def take(self, code: str) -> bytes | None:
        """What the code stands for; nobody can use it after that."""
        return cast(bytes | None, await self.client.getdel(self._name(code)))

    def _name(self, code: str) -> str:
        return key(f"code:{sha256(code.encode()).hexdigest()}", self.purpose)
