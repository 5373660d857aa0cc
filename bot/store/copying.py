"""Everything in Redis as plain values, to be kept in a file and written again, to any other Redis or cluster.

What belongs to one channel or one person lies in one slot and is read in one step, while moves are being made: a table
agrees with its log, with the posts that wait and with what falls due. What many share is read key by key.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from typing import Any, cast

import msgspec

from bot.domain.addresses import platform_of
from bot.store.keys import (
    KINDS,
    PREFIX,
    RESTORING,
    Owner,
    key,
    kind_of,
    owned,
    partition,
    shared_key,
)
from bot.store.scripts import Script
from bot.store.store import Store

AT_ONCE = 32  # owners that are read at a time
COUNT = 1000
SHARED = ("due", "outbox", "tables")  # what each owner brings along of what its partition shares
PASSING = frozenset(
    {*SHARED, "poller", "health", "pace", "held", "commands", "webhook", "restoring", "carried", "offered", "asked"}
    | {"linking", "film"}
)
"""Kinds that are not copied: they are made anew, or are about processes and moments that will be over."""

_OWN: tuple[Owner, ...] = ("channel", "person")


class Key(msgspec.Struct, frozen=True, array_like=True):
    """One key: its kind (of a shared one its whole name), the type of its value, until when it is kept, and values."""

    kind: str
    type: str
    until: int  # milliseconds since 1970; 0: for good
    values: list[bytes]


class Belongings(msgspec.Struct, frozen=True):
    """All that belongs to one channel or person; `owner` is "" for what is shared."""

    owner: str
    keys: list[Key]
    due: list[bytes] = []  # names and times by turns
    posts_due: bytes = b""
    changed: bytes = b""

    def key(self, kind: str) -> Key | None:
        """Its key of that kind."""
        return next((one for one in self.keys if one.kind == kind), None)

    @property
    def table(self) -> bytes:
        """Its table as stored; nothing if it has none."""
        found = self.key("table")
        return found.values[0] if found else b""


class Occupied(Exception):
    """There is another table than was expected."""


class Copying:
    """Reads all of a house, or writes it."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store, self.clock = store, clock
        self._read = Script(store.client, "read_owner")
        self._write = Script(store.client, "write_owner")

    async def everything(self) -> AsyncIterator[Belongings]:
        """What is shared first; then each channel and person with all that is theirs."""
        found, shared = await self._names()
        yield Belongings("", [one for name in shared if (one := await self._alone(name))])
        owners = list(found)
        for first in range(0, len(owners), AT_ONCE):
            batch = owners[first : first + AT_ONCE]
            for belongings in await asyncio.gather(*(self.of(owner, found[owner]) for owner in batch)):
                if belongings.keys or belongings.due:
                    yield belongings

    async def of(self, owner: str, kinds: Iterable[str] = ()) -> Belongings:
        """All that belongs to one of them, of these kinds and of every kind that has nothing else in its name."""
        plain = [kind for kind, about in KINDS.items() if about.owner in _OWN and kind not in PASSING]
        names = list(dict.fromkeys([*plain, *kinds]))
        keys = [*_shared_keys(owner), *(key(owner, kind) for kind in names)]
        _, due, posts_due, changed, *found = cast(list[Any], await self._read(keys, [owner]))
        rows = cast(Sequence[tuple[bytes, bytes, bytes, list[bytes]]], found)
        own = [Key(names[int(place)], kind.decode(), int(until), values) for place, kind, until, values in rows]
        return Belongings(owner, own, due, posts_due, changed)

    async def kinds_of(self, owner: str) -> list[str]:
        """The kinds of all keys of one of them, as they are there now, also of those that are not copied."""
        found = list[str]()
        async for name in self.store.client.scan_iter(match=f"{PREFIX}:{{{partition(owner)}}}:*", count=COUNT):
            if (parts := owned(cast(bytes, name).decode())) and parts[1] == owner:
                found.append(parts[0])
        return sorted(set(found))

    async def _names(self) -> tuple[dict[str, list[str]], list[str]]:
        """The kinds of keys there are by owner, and the names of those that are shared."""
        owners: dict[str, list[str]] = {}
        shared: list[str] = []
        async for name in self.store.client.scan_iter(match=f"{PREFIX}:*", count=COUNT):
            text = cast(bytes, name).decode()
            if (parts := owned(text)) is None:
                shared.append(text)
            elif kind_of(parts[0]) not in PASSING:
                owners.setdefault(parts[1], []).append(parts[0])
        for owner in await self._listed(shared):
            owners.setdefault(owner, [])
        return owners, sorted(name for name in set(shared) if _kind(name) not in PASSING)

    async def _listed(self, shared: Iterable[str]) -> list[str]:
        """Whoever stands in a list that a partition shares, though nothing else of theirs may be there."""
        found = list[str]()
        for name in {name for name in shared if _kind(name) in SHARED}:
            members = cast(list[bytes], await self.store.client.zrange(name, 0, -1))
            texts = [member.decode() for member in members]
            found += [text.partition(" ")[2] for text in texts] if _kind(name) == "due" else texts
        return [owner for owner in found if ":" in owner]

    async def _alone(self, name: str) -> Key | None:
        client = self.store.client
        kind = cast(bytes, await client.type(name)).decode()
        match kind:
            case "string":
                values = [cast(bytes, await client.get(name) or b"")]
            case "list":
                values = cast(list[bytes], await client.lrange(name, 0, -1))
            case "hash":
                values = _flat(cast(dict[bytes, bytes], await client.hgetall(name)).items())
            case "zset":
                rows = cast(list[tuple[bytes, float]], await client.zrange(name, 0, -1, withscores=True))
                values = _flat((member, repr(score).encode()) for member, score in rows)
            case _:  # it has expired meanwhile
                return None
        left = int(await client.pttl(name))
        return Key(name, kind, round(self.clock() * 1000) + left if left >= 0 else 0, values)

    async def is_empty(self) -> bool:
        """Whether nobody has played in this house yet, and nothing was chosen."""
        found, _ = await self._names()
        return not found

    async def write(self, belongings: Belongings, expected: str = "0") -> None:
        """Writes what belongs to one of them; `Occupied` if the table here has not the version that is expected."""
        owner, keys = belongings.owner, belongings.keys
        names = [*_shared_keys(owner), key(owner, "table"), *(key(owner, one.kind) for one in keys)]
        ring = f"outbox {platform_of(owner)} {owner}" if belongings.posts_due else ""
        args: list[bytes | str | float] = [owner, expected, ring, str(len(belongings.due)), *belongings.due]
        args += [belongings.posts_due, belongings.changed]
        for one in keys:
            args += [one.type, str(one.until), str(len(one.values)), *one.values]
        if await self._write(names, args) != b"done":
            raise Occupied(owner)

    async def write_shared(self, one: Key) -> None:
        """Writes a key that is nobody's own, in place of what is there."""
        client, name = self.store.client, one.kind
        await client.delete(name)
        pairs = list(zip(one.values[::2], one.values[1::2], strict=False))
        match one.type:
            case "string":
                await client.set(name, one.values[0])
            case "list":
                await client.rpush(name, *one.values)
            case "hash":
                await client.hset(name, mapping=dict(pairs))
            case "zset":
                await client.zadd(name, {member: float(score) for member, score in pairs})
        if one.until:
            await client.pexpireat(name, one.until)

    async def restoring(self) -> bytes:
        """Which backup is being restored here, if that was begun and not ended."""
        return cast(bytes | None, await self.store.client.get(RESTORING)) or b""

    async def mark(self, backup: bytes) -> None:
        """From now on this backup is being restored; b"": none any more."""
        if backup:
            await self.store.client.set(RESTORING, backup)
        else:
            await self.store.client.delete(RESTORING)

    async def expect(self, person: str, channel: str) -> None:
        """Notes that a person may sit at a table there."""
        await self.store.client.sadd(key(person, "person"), channel)


def _kind(name: str) -> str:
    """The kind of a shared key by its whole name."""
    rest = name.rpartition("}:")[2].removeprefix(f"{PREFIX}:")
    return kind_of(rest) if kind_of(rest) in KINDS else kind_of(rest.partition(":")[2])


def _shared_keys(owner: str) -> list[str]:
    number, platform = partition(owner), platform_of(owner)
    return [shared_key(number, kind) for kind in ("due", f"outbox:{platform}", f"tables:{platform}")]


def _flat(pairs: Iterable[tuple[bytes, bytes]]) -> list[bytes]:
    return [part for pair in pairs for part in pair]
