"""A house of this version on what an earlier one has left; it notes which keys it asks for."""

from __future__ import annotations

import functools
from collections.abc import Awaitable, Callable, Mapping
from itertools import count
from typing import Any, ClassVar, TypeAlias

import msgspec
import redis.asyncio as redis

from bot.store.keys import PARTITIONS, shared_key
from tests.bot.stored import sample as samples
from tests.bot.stored.house import House
from tests.bot.stored.sample import Plain, Sample

Test: TypeAlias = Callable[..., Awaitable[None]]

READ: set[str] = set()
"""The kinds of keys that the tests have the bot read."""


class Noting(redis.Connection):
    """A connection that notes which keys are asked for."""

    asked: ClassVar[set[str]] = set()

    def pack_command(self, *args: Any) -> list[bytes]:
        for arg in args:
            if isinstance(arg, str) and arg.startswith(samples.PREFIX):
                self.asked.add(arg)
            elif isinstance(arg, bytes) and arg.startswith(samples.PREFIX.encode()):
                self.asked.add(arg.decode())
        return super().pack_command(*args)


class Later(House):
    """A house of this version on what an earlier one has left."""

    def __init__(self, url: str, sample: Sample) -> None:
        pool = redis.ConnectionPool.from_url(url, connection_class=Noting)
        super().__init__(url, redis.Redis(connection_pool=pool))
        self.sample, self.told, self.clock.now = sample, sample.told, sample.now
        self.ids = map("later-{}".format, count(1))

    @property
    def games(self) -> set[str]:
        """The games that there were then."""
        return {told["game"] for told in self.told["tables"].values()}

    def in_phase(self, phase: str) -> list[str]:
        """The channels of tables that were so when the sample was taken."""
        return [channel for channel, told in self.told["tables"].items() if told["phase"] == phase]

    async def due_times(self) -> list[tuple[str, float]]:
        """All that is due, now or later."""
        pipe = self.store.client.pipeline(transaction=False)
        for number in range(PARTITIONS):
            pipe.zrange(shared_key(number, "due"), 0, -1, withscores=True)
        return [(name.decode(), at) for found in await pipe.execute() for name, at in found]


def reads(*kinds: str, every: bool = True) -> Callable[[Test], Test]:
    """The test has the bot ask for every key of these kinds that is in the sample, or at least for one of each."""
    READ.update(kinds)

    def checking(test: Test) -> Test:
        @functools.wraps(test)
        async def checked(house: Later, **given: Any) -> None:
            await test(house=house, **given)
            for kind in kinds:
                there = set(house.sample.of_kind(kind))
                assert not there or there & Noting.asked, f"no key of the kind {kind} was asked for"
                assert not every or there <= Noting.asked, f"not every key of the kind {kind} was asked for"

        return checked

    return checking


def plain(value: object) -> Plain:
    """A value as a sample tells it."""
    return msgspec.msgpack.decode(msgspec.msgpack.encode(value))


def same(now: Mapping[str, Plain], told: Mapping[str, Plain]) -> bool:
    """Whether all that was told is still so; more may be known by now."""
    return {name: plain(now.get(name)) for name in told} == told
