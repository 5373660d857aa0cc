"""Which part of all servers a process of ours hears of, as the environment has it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec


class Shards(msgspec.Struct, frozen=True):
    """The part of all servers that this process hears of; both None: all of them, as many as Discord recommends."""

    ids: tuple[int, ...] | None = None
    count: int | None = None


ALL_SHARDS = Shards()


def read_shards(environment: Mapping[str, str]) -> Shards:
    """From SHARD_IDS (`0,1,4-7`) and SHARD_COUNT; ValueError where they make no sense."""
    count, ids = environment.get("SHARD_COUNT", "").strip(), environment.get("SHARD_IDS", "").strip()
    if not count:
        if ids:
            raise ValueError("SHARD_IDS needs SHARD_COUNT, the number of all shards")
        return ALL_SHARDS
    try:
        chosen = tuple(number for part in ids.split(",") if ids for number in _range(part))
        total = int(count)
    except ValueError:
        raise ValueError("SHARD_IDS is written like 0,1,4-7 and SHARD_COUNT is a number") from None
    if total < 1 or any(not 0 <= number < total for number in chosen):
        raise ValueError(f"SHARD_IDS must be numbers from 0 to {total - 1}, one less than SHARD_COUNT")
    return Shards(chosen or None, total)


def _range(part: str) -> range:
    first, _, last = part.strip().partition("-")
    return range(int(first), int(last or first) + 1)
