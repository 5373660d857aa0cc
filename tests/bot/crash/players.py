"""Scripted players: they play whole games as chance has it, and send again what got no answer, as the same command."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from random import Random
from typing import Protocol, TypeVar

import msgspec

from tests.bot.crash.ledger import Ledger

DEADLINE = 240.0  # seconds in which anything awaited must come true, on a machine that has much else to do
LOOK_AGAIN = 0.02
TWICE = 0.1  # how often a command is delivered twice at once
AHEAD: Mapping[str, tuple[str, ...]] = {"marrakech": ("/ahead cheapest whatever", "/ahead then lay most")}
"""By game: what can be laid down ahead in every position, and then holds whatever happens."""

T = TypeVar("T")


class Unanswered(Exception):
    """No answer came, or one that says to try again."""


class Sight(msgspec.Struct, frozen=True):
    """What a player sees of a table. `shown`: the channel has been shown how it stands."""

    phase: str
    stamp: int
    acting: tuple[int, ...]
    moves: tuple[str, ...]
    shown: bool


class Place(Protocol):
    """A person's way to the bot."""

    person: str

    async def open(self, game: str, request: str) -> str:
        """Opens a table; gives its channel."""

    async def ask(self, channel: str, text: str, request: str, stamp: int | None) -> str:
        """Gives a command; what is answered, word for word."""

    async def look(self, channel: str) -> Sight:
        """Looks at the table."""

    async def was_done(self, channel: str, request: str) -> bool:
        """Whether a command has been carried out already, whatever was heard of it."""

    async def plans(self, channel: str) -> bool:
        """Whether they have laid down what they could, or nobody can say."""

    async def back(self) -> None:
        """Returns when it is worth trying again."""


async def until(ask: Callable[[], Awaitable[T]], fits: Callable[[T], bool], what: str) -> T:
    """What is asked for, once it fits."""
    try:
        async with asyncio.timeout(DEADLINE):
            while not fits(found := await ask()):  # noqa: ASYNC110 (what is asked is outside)
                await asyncio.sleep(LOOK_AGAIN)
    except TimeoutError:
        raise AssertionError(f"not within {DEADLINE} s: {what}") from None
    return found


class Player:
    """One person at a table."""

    def __init__(self, place: Place, chance: Random, ledger: Ledger) -> None:
        self.place, self.chance, self.ledger = place, chance, ledger

    async def open(self, game: str) -> str:
        """A new table."""
        request = self._request()
        channel = await self._persist(lambda: self.place.open(game, request))
        self.ledger.note_answered(channel, self.place.person, f"/new {game}")
        return channel

    async def give(self, channel: str, text: str, stamp: int | None = None) -> None:
        """A command, until it is acknowledged; now and then it is delivered twice."""
        request, times = self._request(), 2 if self.chance.random() < TWICE else 1
        answers = await asyncio.gather(*(self._told(channel, text, request, stamp) for _ in range(times)))
        self.ledger.duplicates += times - 1
        assert len(set(answers)) == 1, f"one command, two answers: {answers}"
        self.ledger.note_answered(channel, self.place.person, text)

    async def _told(self, channel: str, text: str, request: str, stamp: int | None) -> str:
        async def ask() -> str:
            await self.ledger.note_asked()
            try:
                return await self.place.ask(channel, text, request, stamp)
            except Unanswered:
                self.ledger.resends += 1
                raise

        async def done_before() -> None:
            self.ledger.duplicates += await self.place.was_done(channel, request)

        return await self._persist(ask, done_before)

    async def _persist(
        self, ask: Callable[[], Awaitable[T]], between: Callable[[], Awaitable[None]] | None = None
    ) -> T:
        async with asyncio.timeout(DEADLINE):
            while True:
                try:
                    return await ask()
                except Unanswered:
                    await self.place.back()
                    if between:
                        await between()

    def _request(self) -> str:
        return f"{self.chance.getrandbits(64):016x}"

    async def look(self, channel: str) -> Sight:
        """How the table stands."""
        return await self._persist(lambda: self.place.look(channel))

    async def called(self, channel: str) -> Sight:
        """How the table stands, once the channel has been shown it."""
        began = time.monotonic()
        sight = await until(lambda: self.look(channel), lambda seen: seen.shown, f"{channel} is shown how it stands")
        self.ledger.waits.append(time.monotonic() - began)
        return sight

    async def move(self, channel: str, sight: Sight | None) -> None:
        """One of the moves on offer, pressed or typed."""
        sight = sight or await self.look(channel)
        stamp = self.chance.choice((sight.stamp, None))
        await self.give(channel, f"/play {self.chance.choice(sight.moves)}", stamp)

    async def plan(self, game: str, channel: str) -> None:
        """What is to be done at their next turn, if they have not said so yet."""
        if not await self.place.plans(channel):
            for text in AHEAD.get(game, ()):
                await self.give(channel, text)


async def play(game: str, players: Sequence[Player], ahead: float = 0.0) -> str:
    """A whole game. Nobody moves before the channel has been shown whose turn it is.

    So often those who wait lay down what they will do before the next one moves.
    """
    host, *others = players
    channel = await host.open(game)
    for player in others:
        await player.give(channel, "/join")
    await host.give(channel, "/start")
    looking = host
    while (sight := await looking.called(channel)).phase != "over":
        acting = [players[seat] for seat in sight.acting]
        for player in players:
            if player not in acting and player.chance.random() < ahead:
                await player.plan(game, channel)
        await asyncio.gather(*(player.move(channel, sight if player is looking else None) for player in acting))
        looking = acting[0]
    return channel
