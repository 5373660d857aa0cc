"""Bots without a page, several in one process, each with its own connections: for what must be told from inside."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from random import Random

import msgspec

from bot.delivery.outbox import Outbox
from bot.domain.messages import Command, Person, Post
from bot.runtime.tasks import end
from bot.schedule.clock import Clock
from bot.service.registry import parse
from bot.service.tables import Tables
from bot.store.connect import connect
from bot.store.pubsub import Notifier
from bot.store.scripts import OUTAGE
from bot.store.store import Store
from bot.tables.ahead import may_lay
from tests.bot.conftest import Time
from tests.bot.crash.ledger import Ledger
from tests.bot.crash.players import Sight, Unanswered

PLATFORM = "test"
LONG_AGO = 1_700_000_000.0  # for the tables time stands still, so that the same game has the same posts


class Wall:
    """A platform that writes down what it is sent, and whether ever two sent to one channel at once."""

    platform = PLATFORM

    def __init__(self, chance: Random, slowest: float = 0.0) -> None:
        self.sent: dict[str, list[Post]] = defaultdict(list)
        self.overlaps = 0
        self._busy: set[str] = set()
        self._chance, self._slowest = chance, slowest

    async def send(self, channel: str, post: Post) -> None:
        self.overlaps += channel in self._busy
        self._busy.add(channel)
        self.sent[channel].append(post)
        try:
            await asyncio.sleep(self._chance.uniform(0, self._slowest))
        finally:
            self._busy.discard(channel)

    def shows(self, channel: str, stamp: int) -> bool:
        """Whether the board of that moment was sent."""
        return any(
            post.stamp == stamp and post.picture is not None and post.picture.kind == "board"
            for post in reversed(self.sent[channel])
        )


class House:
    """What one process runs: tables, the outbox of the platform, the notifier and the clock."""

    def __init__(
        self,
        url: str,
        wall: Wall,
        replicas: int = 0,
        handlers: dict[str, Callable[[str], Awaitable[None]]] | None = None,
    ) -> None:
        self.client = connect(url)
        self.store = Store(self.client, replicas)
        self.tables = Tables(self.store, Time(LONG_AGO), lambda: f"seed-{next(SEEDS)}")
        notifier = Notifier(self.client)
        outbox = Outbox(self.store, wall, notifier, time.time)
        clock = Clock(self.store, time.time, handlers or {})
        self.tasks = [asyncio.create_task(part.run()) for part in (notifier, outbox, clock)]

    async def die(self) -> None:
        """In the middle of whatever it does; nothing is handed over."""
        await end(self.tasks)
        await self.client.aclose()


SEEDS = itertools.count(1)


class Inside:
    """A person who reaches the bot through any of its processes."""

    def __init__(self, name: str, houses: Sequence[House], wall: Wall, chance: Random, ledger: Ledger) -> None:
        self.person, self.name = f"{PLATFORM}:{name}", name
        self.houses, self.wall, self.chance, self.ledger = houses, wall, chance, ledger

    async def open(self, game: str, request: str) -> str:
        channel = f"{PLATFORM}:{request}"
        await self.ask(channel, f"/new {game}", request, None)
        return channel

    async def ask(self, channel: str, text: str, request: str, stamp: int | None) -> str:
        tables = self.chance.choice(self.houses).tables
        command = Command(channel, Person(self.person, self.name), parse(text), f"{self.person}/{request}", stamp)
        try:
            answer = await tables.handle(command)
        except OUTAGE as error:
            raise Unanswered from error
        if [said.key for said in answer.lines] == ["not-yet-safe"]:
            raise Unanswered
        assert answer.ok, f"{text!r} is refused: {answer.lines}"
        return repr(msgspec.structs.replace(answer, told=()))  # that is told once, and by the post

    async def look(self, channel: str) -> Sight:
        store = self.chance.choice(self.houses).store
        try:
            table = await store.table(channel)
        except OUTAGE as error:
            raise Unanswered from error
        assert table is not None
        acting = table.rules.to_act(table.state) if table.phase == "playing" else ()
        seat = table.seat_of(self.person)
        moves = table.rules.legal(table.state, seat) if seat in acting else ()
        return Sight(
            phase=table.phase,
            stamp=table.stamp,
            acting=acting,
            moves=tuple(map(str, moves)),
            shown=self.wall.shows(channel, table.stamp),
        )

    async def was_done(self, channel: str, request: str) -> bool:
        try:
            return (await self.houses[0].store.fetch(channel, f"{self.person}/{request}")).answer is not None
        except OUTAGE:
            return False

    async def plans(self, channel: str) -> bool:
        try:
            table = await self.houses[0].store.table(channel)
        except OUTAGE:
            return True
        seat = table.seat_of(self.person) if table else None
        return table is None or seat is None or bool(table.ahead_of(seat).plans) or not may_lay(table, seat)

    async def back(self) -> None:
        await asyncio.sleep(0.05)
