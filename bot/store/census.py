"""How much there is: tables by platform, how many of them were changed lately, and how late what falls due is done."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.store.store import Store

LATELY = 24 * 3600.0


class Census(msgspec.Struct, frozen=True):
    """Tables by platform, those of them that were changed within a day, and by how many seconds the clock is late."""

    tables: dict[str, int]
    lately: dict[str, int]
    late: float


async def counted(store: Store, platforms: tuple[str, ...], now: float) -> Census:
    """How much there is now."""
    tables, lately = dict[str, int](), dict[str, int]()
    for platform in platforms:
        kind = f"tables:{platform}"
        tables[platform] = sum(await store.everywhere(kind, lambda at, name: at.zcard(name)))
        lately[platform] = sum(await store.everywhere(kind, lambda at, name: at.zcount(name, now - LATELY, "+inf")))
    rows: list[Any] = await store.everywhere("due", lambda at, name: at.zrange(name, 0, 0, withscores=True))
    first = min((row[0][1] for row in rows if row), default=now)
    return Census(tables, lately, max(0.0, now - float(first)))
