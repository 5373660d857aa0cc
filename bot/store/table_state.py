"""What waits and falls due for one channel, for the owner who looks at it."""

from __future__ import annotations

from typing import cast

import msgspec

from bot.domain.addresses import platform_of
from bot.store.keys import key, partition, shared_key
from bot.store.store import Store


class TableState(msgspec.Struct, frozen=True):
    """Posts that wait, posts that were refused for good, when the next is due, and what falls due by its kind."""

    waiting: int
    aside: int
    next_post: float | None
    due: list[tuple[str, float]]


async def state_of(store: Store, channel: str) -> TableState:
    """How that is now."""
    client, number = store.client, partition(channel)
    waiting, aside = [int(await client.llen(key(channel, kind))) for kind in ("queue", "aside")]
    outbox = shared_key(number, f"outbox:{platform_of(channel)}")
    rows = cast(list[tuple[bytes, float]], await client.zrange(shared_key(number, "due"), 0, -1, withscores=True))
    parts = [(*name.decode().partition(" "), at) for name, at in rows]
    due = [(kind, at) for kind, _, whose, at in parts if whose == channel]
    return TableState(waiting, aside, await client.zscore(outbox, channel), due)
