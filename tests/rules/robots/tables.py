"""Positions of every game with every number of players, for robots to think about."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import cycle
from random import Random
from typing import Any

import msgspec

from rules import GAMES, AnyGame, State

SAMPLES = 6


class Position(msgspec.Struct, frozen=True):
    """A state, and a seat that owes a decision in it."""

    game: AnyGame
    seats: int
    state: State
    seat: int

    @property
    def view(self) -> Any:
        return self.game.view(self.state, self.seat)


def tables() -> list[tuple[str, int, tuple[str, ...]]]:
    """Every number of players, each house rule somewhere."""
    return [
        (name, seats, options)
        for name, game in GAMES.items()
        for seats, options in (
            *((seats, ()) for seats in game.seats),
            *zip(cycle(game.seats), ((option,) for option in game.options), strict=False),
        )
    ]


@cache
def positions(name: str, seats: int, options: tuple[str, ...] = ()) -> tuple[Position, ...]:
    """Some of a game in which everyone plays sensibly for the most part, the last decision of all among them."""
    every = list(_played(GAMES[name], seats, options))
    return (*every[:: max(1, len(every) // SAMPLES)], every[-1])


def _played(game: AnyGame, seats: int, options: tuple[str, ...]) -> Iterator[Position]:
    state, dice = game.start(seats, f"robots {seats}", options), Random(seats)
    while acting := game.to_act(state):
        seat = dice.choice(acting)
        yield Position(game, seats, state, seat)
        odd = dice.random() < 0.2
        move = dice.choice(game.legal(state, seat)) if odd else game.reply(state, seat)
        state, _ = game.play(state, seat, move)
