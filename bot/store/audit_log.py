"""What the owner did from the command line: when, who, and what became of it. It is kept with the games."""

from __future__ import annotations

from typing import cast

import msgspec

from bot.store.keys import AUDIT
from bot.store.store import Store

KEPT = 10_000  # entries


class Deed(msgspec.Struct, frozen=True, array_like=True):
    """Something that was done."""

    at: float
    who: str
    what: str
    outcome: str


_deed = msgspec.msgpack.Decoder(Deed)


class AuditLog:
    """Writes it, and reads it."""

    def __init__(self, store: Store) -> None:
        self.client = store.client

    async def note(self, deed: Deed) -> None:
        """One more; those of long ago are dropped."""
        await self.client.lpush(AUDIT, msgspec.msgpack.encode(deed))
        await self.client.ltrim(AUDIT, 0, KEPT - 1)

    async def latest(self, count: int) -> list[Deed]:
        """The latest first."""
        rows = cast(list[bytes], await self.client.lrange(AUDIT, 0, count - 1))
        return [_deed.decode(row) for row in rows]
