"""A Redis as some version of the bot left it, in one small file; and how it comes into a Redis again.

A sample holds every key as plain data by its type, so any Redis or Valkey can load it, and what all of it meant to the
version that wrote it, so that a later one can be held to that. This module knows nothing of the bot.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypeAlias, cast

import msgspec
import redis.asyncio as redis

FOLDER = Path(__file__).parent
PREFIX = "zoco"
LEAST = 60_000  # milliseconds that a key lasts at least once it is loaded, however slow the machine

Plain: TypeAlias = Any
"""Plain values: what a sample tells in words and numbers."""

LOADED = {"string": "SET", "list": "RPUSH", "set": "SADD", "zset": "ZADD", "hash": "HSET"}
"""By type of key: the command that writes its values as a sample has them."""

_OWNED = re.compile(rf"{PREFIX}:\{{\d+\}}:(?P<kind>[a-z-]+?)(?P<more>-\d{{4}}-\d\d-\d\d|:[^:]+)?:(?P<owner>[a-z-]+:.+)")
_SHARED = re.compile(rf"{PREFIX}:\{{[^}}]+\}}:(?P<kind>[a-z]+)(:[a-z]+)?")


class Key(msgspec.Struct, frozen=True, array_like=True):
    """A key: its values are members, items, or pairs of them (a score before its member, a field before its value)."""

    name: str
    type: str
    ttl: int  # milliseconds; 0: it lasts
    values: list[bytes]


class Sample(msgspec.Struct, frozen=True):
    """All that was in Redis at that moment, and what it was."""

    version: str
    now: float
    scenes: dict[str, str]  # channels, by what they are an example of
    told: dict[str, Plain]  # by subject: what the version that wrote the sample knew
    keys: list[Key]

    def of_kind(self, kind: str) -> list[str]:
        """The names of all keys of a kind."""
        return [key.name for key in self.keys if kind_of(key.name) == kind]

    def owners(self, kind: str) -> list[str]:
        """The channels and people that have a key of this kind."""
        found = (_OWNED.fullmatch(name) for name in self.of_kind(kind))
        return sorted({match["owner"] for match in found if match})

    def values(self, kind: str, owner: str) -> list[bytes]:
        """What a channel or a person has under this kind."""
        ends = f"}}:{kind}:{owner}"
        return next((key.values for key in self.keys if key.name.endswith(ends)), [])

    @property
    def kinds(self) -> set[str]:
        """Every kind of key."""
        return {kind_of(key.name) for key in self.keys}


def kind_of(name: str) -> str:
    """`log` of `zoco:{17}:log:web:abc`, `digest` of `zoco:{3}:digest-2027-01-15:web:@7`, `due` of `zoco:{5}:due`."""
    match = _OWNED.fullmatch(name) or _SHARED.fullmatch(name)
    return match["kind"] if match else name.removeprefix(f"{PREFIX}:")


async def taken(client: redis.Redis) -> list[Key]:
    """Every key that is there, by name."""
    names = sorted([cast(bytes, name) async for name in client.scan_iter(count=1000)])
    return [await _key(client, name) for name in names]


async def _key(client: redis.Redis, name: bytes) -> Key:
    kind = cast(bytes, await client.type(name)).decode()
    return Key(name.decode(), kind, max(0, await client.pttl(name)), await _values(client, kind, name))


async def _values(client: redis.Redis, kind: str, name: bytes) -> list[bytes]:
    match kind:
        case "string":
            return [cast(bytes, await client.get(name))]
        case "list":
            return cast(list[bytes], await client.lrange(name, 0, -1))
        case "set":
            return sorted(cast(set[bytes], await client.smembers(name)))
        case "zset":
            scored = cast(list[tuple[bytes, float]], await client.zrange(name, 0, -1, withscores=True))
            return _flat((repr(score).encode(), member) for member, score in scored)
        case "hash":
            return _flat(sorted(cast(dict[bytes, bytes], await client.hgetall(name)).items()))
    raise ValueError(f"no type that the bot uses: {kind} of {name!r}")


def _flat(pairs: Iterable[tuple[bytes, bytes]]) -> list[bytes]:
    return [part for pair in pairs for part in pair]


async def load(client: redis.Redis, sample: Sample) -> None:
    """Brings a sample into an empty Redis."""
    pipe = client.pipeline(transaction=False)
    for key in sample.keys:
        pipe.execute_command(LOADED[key.type], key.name, *key.values)
        if key.ttl:
            pipe.pexpire(key.name, max(key.ttl, LEAST))
    await pipe.execute()


def samples() -> list[Path]:
    """The samples that are kept, one a version."""
    return sorted(FOLDER.glob("version-*.bin"))


def read(path: Path) -> Sample:
    """A sample as kept."""
    return msgspec.msgpack.decode(zlib.decompress(path.read_bytes()), type=Sample)


def write(path: Path, sample: Sample) -> None:
    """Keeps a sample."""
    path.write_bytes(zlib.compress(msgspec.msgpack.encode(sample), 9))
