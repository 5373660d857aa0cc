"""A table moves to another channel: a group that got a new number takes its game along.

The two channels may lie in different partitions, so this is no single step, but every step is whole and can be taken
again: the old channel is left (its things wait under other keys, and nothing can change them), they arrive at the new
one, and only then are they dropped. Whoever dies in between is followed by someone who asks for the same move again.
"""

from __future__ import annotations

from typing import cast

import msgspec

from bot.domain.addresses import platform_of
from bot.domain.table import Table
from bot.store.keys import key, partition, shared_key
from bot.store.migrations import read_table
from bot.store.scripts import Script
from bot.store.store import CARRIED_OUT, Store, write_table

BROUGHT = (
    "log",
    *CARRIED_OUT,
    "queue",
    "records",
    "results",
    "roster",
    "unsettled",
    "aside",
)  # beside the table itself
MARKED = 400 * 24 * 3600  # seconds a channel remembers where it went


class PlaceTaken(Exception):
    """Another game is on at the new channel; what should have moved there is kept, and waits."""


async def whither(store: Store, channel: str) -> str:
    """Where this channel's table went, or the channel itself if it never did."""
    moved = cast(bytes | None, await store.client.get(key(channel, "moved")))
    return moved.decode() if moved else channel


async def move(store: Store, channel: str, to: str, now: float) -> str:
    """Moves all that belongs to a channel to another one; gives where it is now. Again and again: the same."""
    to = await _leave(store, channel, to)
    await store.make_sure(key(channel, "moved"), to)
    waiting = cast(bytes | None, await store.client.get(_waiting(channel, "table")))
    table = read_table(waiting) if waiting else None
    people = {chair.person for chair in table.chairs if chair.person} if table else set()
    for person in people:
        await store.client.sadd(key(person, "person"), to)
    await _arrive(store, channel, to, table, now)
    await store.make_sure(key(to, "arrived"), channel)
    for person in people:
        await store.client.srem(key(person, "person"), channel)
    await store.client.delete(*(_waiting(channel, kind) for kind in ("table", "times", *BROUGHT)))
    await store.client.expire(key(channel, "moved"), MARKED)
    await store.client.expire(key(to, "arrived"), MARKED)
    return to


def _waiting(channel: str, kind: str) -> str:
    return key(channel, f"moving-{kind}")


async def _leave(store: Store, channel: str, to: str) -> str:
    number, platform = partition(channel), platform_of(channel)
    shared = [shared_key(number, kind) for kind in ("due", f"tables:{platform}", f"outbox:{platform}")]
    pairs = [name for kind in ("table", *BROUGHT) for name in (key(channel, kind), _waiting(channel, kind))]
    keys = [key(channel, "moved"), *shared, _waiting(channel, "times"), *pairs]
    return cast(bytes, await Script(store.client, "move_out")(keys, [to, channel])).decode()


async def _arrive(store: Store, channel: str, to: str, table: Table | None, now: float) -> None:
    number, platform = partition(to), platform_of(to)
    times = cast(dict[bytes, bytes], await store.client.hgetall(_waiting(channel, "times")))
    brought = [await store.client.dump(_waiting(channel, kind)) or b"" for kind in BROUGHT]
    shared = [shared_key(number, kind) for kind in ("due", f"tables:{platform}", f"outbox:{platform}")]
    script = Script(store.client, "move_in")
    keys = [key(to, "arrived"), key(to, "table"), *shared, *(key(to, kind) for kind in BROUGHT)]
    due = [part for entry in times.items() for part in entry]
    done = await store.client.get(key(to, "arrived")) == channel.encode()
    while not done:
        there = await store.table(to)
        fresh = write_table(_moved(table, there, to)) if table else b""
        expected = str(there.version if there else 0)
        args: list[bytes | str | float] = [channel, expected, fresh, now, to, platform, str(len(times)), *due, *brought]
        done = await script(keys, args) == b"done"


def _moved(table: Table, there: Table | None, to: str) -> Table:
    """The table under its new address. A mere lobby there gives way; a game does not."""
    if there and there.phase == "playing":
        raise PlaceTaken(f"{table.channel} cannot move to {to}: a game is on there")
    version = max(table.version, there.version if there else 0) + 1
    return msgspec.structs.replace(table, channel=to, version=version)
