"""Clock processes that can be killed between any two steps, a club of tables, and time that passes when told to."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, cast

import msgspec
import redis.asyncio as redis

from bot.adapters.platforms import PLATFORMS
from bot.domain.addresses import direct_channel, platform_of
from bot.domain.due import ANSWER, ROBOT, TIDY
from bot.domain.messages import Answer, Command, Person, Post
from bot.domain.preferences import Preferences
from bot.domain.table import Chair, Table
from bot.schedule.clock import Clock
from bot.schedule.open_questions import OpenQuestions
from bot.schedule.reminders import Reminders
from bot.service.registry import parse
from bot.service.tables import Tables
from bot.store.connect import connect
from bot.store.keys import PARTITIONS, key, shared_key
from bot.store.outages import GAP
from bot.store.store import Store
from bot.tables import timing
from tests.bot.conftest import Seeds, Time


class Killed(BaseException):
    """The process is gone: nothing in it goes on."""


class Mortal(redis.Redis):
    """A way to Redis that ends before a chosen command: all that was sent before it is carried out, and no more."""

    steps = 0
    dies_at: int | None = None
    dead = False

    def _step(self) -> None:
        self.steps += 1
        if self.dead or self.steps == self.dies_at:
            self.dead = True
            raise Killed

    async def execute_command(self, *args: Any, **options: Any) -> Any:
        self._step()
        execute: Callable[..., Awaitable[Any]] = super().execute_command
        return await execute(*args, **options)

    def pipeline(self, *args: Any, **options: Any) -> Any:
        pipe = super().pipeline(*args, **options)
        execute = pipe.execute

        async def stepping(*args: Any, **options: Any) -> Any:
            self._step()
            return await execute(*args, **options)

        pipe.execute = stepping  # type: ignore[method-assign]
        return pipe


class Process:
    """A clock process of its own."""

    def __init__(self, url: str, clock: Time, dies_at: int | None = None) -> None:
        self.client = cast(Mortal, Mortal.from_url(url))
        self.client.dies_at = dies_at
        store = Store(self.client)
        tables = Tables(store, clock, Seeds())
        self.reminders = Reminders(tables, tables.people, tables.heartbeats, clock, PLATFORMS.reached_alone)
        self.clock = Clock(
            store, clock, {TIDY: tables.tidy, ANSWER: OpenQuestions(tables).look, **self.reminders.handlers}
        )

    async def tick(self) -> int:
        try:
            return await self.clock.tick()
        except Killed:
            return 0

    async def close(self) -> None:
        await self.client.aclose()


class Club:
    """Tables in many channels, the people at them, and the clocks that watch over them."""

    def __init__(self, url: str, clock: Time) -> None:
        self.url, self.clock = url, clock
        self.store = Store(connect(url))
        self.tables = Tables(self.store, clock, Seeds(), direct=PLATFORMS.reached_alone)
        self.processes = [Process(url, clock)]
        self.ids = itertools.count(1)

    async def close(self) -> None:
        await asyncio.gather(*(process.close() for process in self.processes), self.store.client.aclose())

    def person(self, channel: str, name: str) -> str:
        return f"{platform_of(channel)}:{name}"

    async def say(self, channel: str, name: str, text: str, **given: Any) -> Answer:
        """`name` gives a command, as a moderator if the name begins with @."""
        who = Person(
            self.person(channel, name),
            name.lstrip("@"),
            moderator=name.startswith("@"),
            reachable=platform_of(channel) in PLATFORMS.reached_alone,
        )
        command_id = given.pop("id", None) or f"id-{next(self.ids)}"
        return await self.tables.handle(Command(channel, who, parse(text), command_id, **given))

    async def from_elsewhere(self, channel: str, own: str, name: str, text: str) -> Answer:
        """Somebody gives a command for that table in another place, which is their own."""
        who = Person(self.person(own, name), name, reachable=True)
        command = Command(channel, who, parse(text), f"id-{next(self.ids)}", where=own)
        return await self.tables.handle(command)

    async def done(self, channel: str, name: str, text: str, **given: Any) -> Answer:
        answer = await self.say(channel, name, text, **given)
        assert answer.ok, (text, answer)
        return answer

    async def begin(self, channel: str, *names: str, game: str = "marrakech", settings: Sequence[str] = ()) -> None:
        """A game with these people, begun; the table as the settings say."""
        await self.done(channel, names[0], f"/new {game}")
        for name in names[1:]:
            await self.done(channel, name, "/join")
        for setting in settings:
            await self.done(channel, names[0], f"/settings {setting}")
        await self.done(channel, names[0], "/start")

    async def table(self, channel: str) -> Table:
        table = await self.store.table(channel)
        assert table is not None
        return table

    async def acting(self, channel: str) -> str:
        """Who is awaited: the first of them where several are."""
        table = await self.table(channel)
        return table.names[timing.acting(table)[0]]

    async def waiting(self, channel: str) -> str:
        """One who is not awaited."""
        table = await self.table(channel)
        return next(name for seat, name in enumerate(table.names) if seat not in timing.acting(table))

    async def chair(self, channel: str, name: str) -> Chair:
        table = await self.table(channel)
        return table.chairs[table.names.index(name)]

    async def take_turn(self, channel: str, name: str | None = None) -> None:
        """Whoever is awaited plays their whole turn, as it comes."""
        name = name or await self.acting(channel)
        turn = timing.acting(await self.table(channel))
        for _ in range(20):
            table = await self.table(channel)
            seat = table.names.index(name)
            if timing.acting(table) != turn or seat not in timing.acting(table):
                return
            move = table.rules.legal(table.state, seat)[0]
            await self.done(channel, name, f"/play {move}")
        raise AssertionError("an endless turn")

    async def posts(self, channel: str) -> list[Post]:
        """Everything on its way to a channel, oldest first."""
        queue = cast(list[bytes], await self.store.client.lrange(key(channel, "queue"), 0, -1))
        return [msgspec.msgpack.decode(post.partition(b"|")[2], type=Post) for post in queue]

    async def letters(self, channel: str, name: str) -> list[Post]:
        """Everything on its way to a person alone."""
        return await self.posts(direct_channel(self.person(channel, name)))

    async def told(self, channel: str, *keys: str) -> list[Post]:
        """The posts of a channel that begin with one of these sentences."""
        shown = [post for post in await self.posts(channel) if not post.only_tidies]
        return [post for post in shown if post.lines and post.lines[0].key in keys]

    async def reminders(self, channel: str) -> list[Post]:
        return [post for post in await self.posts(channel) if is_reminder(post) and not post.only_tidies]

    async def preferences(self, channel: str, name: str) -> Preferences:
        return await self.tables.people.preferences(self.person(channel, name))

    async def next_due(self) -> float | None:
        """When the clocks have something to do next; robots have clocks of their own."""
        pipe = self.store.client.pipeline(transaction=False)
        for number in range(PARTITIONS):
            pipe.zrange(shared_key(number, "due"), 0, -1, withscores=True)
        robots = f"{ROBOT} ".encode()
        rows = [row for found in await pipe.execute() for row in found]
        return min((score for name, score in rows if not name.startswith(robots)), default=None)

    async def tick(self) -> None:
        """Whatever is due now, until nothing is."""
        for _ in range(50):
            counts = await asyncio.gather(*(process.tick() for process in self.processes))
            if not sum(counts):
                return
        raise AssertionError("something is due for ever")

    async def pass_time(self, seconds: float) -> None:
        """Time passes, and the clocks do what is due at the very second it is."""
        until = self.clock.now + seconds
        while (due := await self.next_due()) is not None and due <= until:
            self.clock.now = max(self.clock.now, due)
            await self.tick()
            if (again := await self.next_due()) is not None and again <= self.clock.now:
                self.clock.now += 1  # held by one that died, or not yet to be done
        self.clock.now = max(until, self.clock.now)
        await self.tick()

    async def serve(self, seconds: float, platform: str) -> None:
        """Time passes while a platform is served; then the clocks look."""
        until = self.clock.now + seconds
        while self.clock.now < until:
            await self.tables.heartbeats.beat(platform)
            self.clock.now = min(until, self.clock.now + GAP)
        await self.tables.heartbeats.beat(platform)
        await self.tick()


def is_reminder(post: Post) -> bool:
    return any(said.key.startswith("reminder") for said in post.lines)
