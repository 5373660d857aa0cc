"""Results of games and what they make of people: a channel's list and roster, and each person's career."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable, Mapping, Sequence
from typing import cast

import msgspec

from bot.domain.results import NOBODY, Career, Known, Result
from bot.store.keys import key, leaders_key
from bot.store.scripts import Script
from bot.store.store import Store

COUNTER = b"#"  # the field of a roster that counts its people
LEADERS = 1000  # of each game, kept
PLAN = b"+"  # begins the field of what is to become of a result's players

_result = msgspec.msgpack.Decoder(Result)
_career = msgspec.msgpack.Decoder(Career)
_encode = msgspec.msgpack.Encoder().encode


class Results:
    """Reads and keeps them; decides nothing."""

    def __init__(self, store: Store) -> None:
        self.store, self.client = store, store.client
        self._keep = Script(store.client, "compare_and_set")

    async def of(self, channel: str, latest: int = 0) -> list[Result]:
        """What became of the games here, latest last; all of them, or the latest so many."""
        stored = await self.client.lrange(key(channel, "results"), -latest, -1)
        return [read_result(raw) for raw in cast(list[bytes], stored)]

    async def roster(self, channel: str) -> dict[int, Known]:
        """Who has played here, by their numbers in results."""
        stored = cast(dict[bytes, bytes], await self.client.hgetall(key(channel, "roster")))
        rows = [(person, row.partition(b"|")) for person, row in stored.items() if person != COUNTER]
        return {int(number): Known(person.decode(), name.decode()) for person, (number, _, name) in rows}

    async def strike(self, channel: str, person: str) -> bool:
        """From now on they are nobody in all results here."""
        return bool(await self.client.hdel(key(channel, "roster"), person))

    async def unsettled(self, channel: str) -> list[Result]:
        """Results that are not in all careers yet."""
        stored = cast(dict[bytes, bytes], await self.client.hgetall(key(channel, "unsettled")))
        return [read_result(raw) for field, raw in stored.items() if not field.startswith(PLAN)]

    async def planned(self, channel: str, result: Result, plan: bytes) -> bytes:
        """What shall become of a result's players: this, or what was planned before, by whoever died over it."""
        name = key(channel, "unsettled")
        await self.client.hsetnx(name, PLAN + result.name, plan)
        return cast(bytes, await self.client.hget(name, PLAN + result.name))

    async def settled(self, channel: str, result: Result) -> None:
        """A result is in all careers."""
        await self.client.hdel(key(channel, "unsettled"), result.name, PLAN + result.name)

    async def career(self, person: str) -> Career:
        """What is kept of one person."""
        return read_career(cast(bytes | None, await self.client.get(key(person, "career"))))

    async def careers(self, people: Sequence[str]) -> Mapping[str, Career]:
        """The same for several people."""
        found = await asyncio.gather(*(self.career(person) for person in people))
        return dict(zip(people, found, strict=True))

    async def change(self, person: str, changed: Callable[[Career], Career]) -> None:
        """Changes a career, whatever else is changed at the same time; nothing is written if it stays as it is."""
        name = key(person, "career")
        while True:
            stored = cast(bytes | None, await self.client.get(name))
            before = read_career(stored)
            after = changed(before)
            if after == before or await self._keep([name], [stored or b"", write_career(after)]):
                return

    async def rank(self, game: str, person: str, level: float | None) -> None:
        """Where somebody stands among all who play a game; None: they are not told of there."""
        name = leaders_key(game)
        if level is None:
            await self.client.zrem(name, person)
            return
        await self.client.zadd(name, {person: level})
        await self.client.zremrangebyrank(name, 0, -LEADERS - 1)

    async def leaders(self, game: str, count: int = 30) -> list[str]:
        """The first of them."""
        found = await self.client.zrange(leaders_key(game), 0, count - 1, desc=True)
        return [person.decode() for person in cast(list[bytes], found)]

    async def places(self, person: str) -> list[str]:
        """Where they have played."""
        return sorted(place.decode() for place in cast(set[bytes], await self.client.smembers(key(person, "played"))))

    async def drop_career(self, person: str) -> None:
        """Nothing of it is kept any more."""
        await self.client.delete(key(person, "career"))


def read_result(raw: bytes) -> Result:
    """As it is stored: the numbers of its people, then itself, whose shares count these from 1."""
    numbers, _, body = raw.partition(b"|")
    known = [NOBODY, *(int(number) for number in numbers.split(b",") if number)]
    result = _result.decode(body)
    shares = tuple(msgspec.structs.replace(share, who=known[share.who]) for share in result.shares)
    return msgspec.structs.replace(result, shares=shares)


def read_career(stored: bytes | None) -> Career:
    """A career as it is stored, packed."""
    return _career.decode(zlib.decompress(stored)) if stored else Career()


def write_career(career: Career) -> bytes:
    """And back."""
    return zlib.compress(_encode(career), 9)
