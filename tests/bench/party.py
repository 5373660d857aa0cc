"""Tables in the middle of their games, set up in the store; and whoever plays on at random keeps count."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Callable, Coroutine, Sequence
from random import Random
from typing import TypeVar

import msgspec

from bot.adapters.web.naming import name_for
from bot.domain.messages import Answer, Command, Person
from bot.domain.table import Change, Table
from bot.service.registry import parse
from bot.service.tables import Tables
from bot.store.scripts import Client
from bot.store.store import Committed, Store
from rules import GAMES
from rules.contract import State

SEATS = 3
NAMES = ("Север", "Kelet", "Lõuna")

AT_ONCE = 16  # tables that are set up

Naming = Callable[[int], str]
Peopling = Callable[[str, int], str]
T = TypeVar("T")


class Party:
    """One table, its people, and the game as it must stand."""

    def __init__(self, channel: str, people: tuple[Person, ...], table: Table) -> None:
        self.channel, self.people, self.game = channel, people, table.game
        self.state: State = table.state
        self.entries = table.entries

    @property
    def over(self) -> bool:
        return not GAMES[self.game].to_act(self.state)

    def choose(self, random: Random) -> tuple[Person, str]:
        """A legal move of somebody who owes one; the game goes on from it."""
        rules = GAMES[self.game]
        seat = rules.to_act(self.state)[0]
        move = random.choice(rules.legal(self.state, seat))
        self.state, _ = rules.play(self.state, seat, move)
        self.entries += 1
        return self.people[seat], str(move)

    async def intact(self, store: Store) -> bool:
        """Whether every move is stored, once, and nothing else is."""
        table = await store.table(self.channel)
        log = await store.log(self.channel)
        return table is not None and table.state == self.state and len(log) == self.entries


def web_channel(number: int) -> str:
    """The channel of a table of the page."""
    return f"web:{name_for('bench', str(number))}"


def anyone(channel: str, seat: int) -> str:
    """The person of a seat, as a platform names one: by a number that does not begin with a zero."""
    return f"{channel.split(':')[0]}:1{channel[-12:]}{seat}"


class Host:
    """Sets tables up, as people would by their commands."""

    def __init__(self, client: Client, seed: str = "bench") -> None:
        self.store = Store(client)
        seeds = (f"{seed}-{number}" for number in itertools.count())
        self.tables = Tables(self.store, time.time, lambda: next(seeds))
        self._ids = itertools.count()

    async def say(self, channel: str, person: Person, text: str) -> None:
        """One command, which must be carried out."""
        answer = await self.tables.handle(Command(channel, person, parse(text), f"host-{next(self._ids)}"))
        assert answer.ok, (text, answer)

    async def seat_robot_for(self, channel: str, person: Person, strength: str) -> None:
        """A robot plays for somebody who stays at the table, which no command brings about."""
        table = await self.store.table(channel)
        assert table is not None
        chairs = [
            msgspec.structs.replace(chair, robot=strength) if chair.person == person.id else chair
            for chair in table.chairs
        ]
        helped = Change(table.changed(chairs=tuple(chairs)), Answer(ok=True))
        command = Command(channel, person, parse("/robot"), f"host-{next(self._ids)}")
        assert isinstance(await self.store.commit(command, table, helped, time.time()), Committed)

    async def begin(self, channel: str, game: str, moves: int, random: Random, person: Peopling = anyone) -> Party:
        """A game of three, so many moves on (or as many as it takes to its end but one)."""
        people = tuple(Person(person(channel, seat), NAMES[seat]) for seat in range(SEATS))
        await self.say(channel, people[0], f"/new {game}")
        for guest in people[1:]:
            await self.say(channel, guest, "/join")
        await self.say(channel, people[0], "/start")
        table = await self.store.table(channel)
        assert table is not None
        party = Party(channel, people, table)
        for _ in range(moves):
            await self.say(channel, *party.choose(random))
        return party

    async def parties(
        self, count: int, moves: int, channel: Naming = web_channel, person: Peopling = anyone
    ) -> list[Party]:
        """So many tables, the games in turn."""
        games = itertools.cycle(GAMES)
        named = [(channel(number), next(games), Random(number)) for number in range(count)]
        return await together([self.begin(name, game, moves, random, person) for name, game, random in named])


async def together(work: Sequence[Coroutine[None, None, T]]) -> list[T]:
    """All of it, a few at a time, the results in order."""
    slots = asyncio.Semaphore(AT_ONCE)

    async def one(job: Coroutine[None, None, T]) -> T:
        async with slots:
            return await job

    return await asyncio.gather(*map(one, work))
