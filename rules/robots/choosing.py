"""How a robot chooses a move: easy overlooks some, fair weighs all, strong plays the best of them on.

A new strength is a function here, an entry in `CHARACTERS`, and its words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Generic, Protocol, TypeAlias

import msgspec

from rules import chance
from rules.contract import Game, Hint, M, S, V
from rules.robots.search import Budget, search

Strength: TypeAlias = str
"""The name of a strength: one of `STRENGTHS`."""

NOTICED = 0.3  # the part of the moves that an easy robot thinks of


class Choice(msgspec.Struct, Generic[M], frozen=True):
    """A move, and what speaks for it."""

    move: M
    why: Hint | None


def choose(game: Game[S, M, V], view: V, strength: Strength, seed: str, budget: Budget = 0) -> Choice[M]:
    """The move of a robot in the seat of this view, which must owe a decision.

    The seed settles everything random; `budget` is what a strong one may spend. The same seed, view and number of
    playouts give the same move.
    """
    if view.seat is None:
        raise ValueError("a spectator has no move")
    move = _move(game, view, view.seat, strength, f"robot {seed}", budget)
    return Choice(move, game.hint(view, move))


def _move(game: Game[S, M, V], view: V, seat: int, strength: Strength, seed: str, budget: Budget) -> M:
    """The seed is never that of the game, whose dice and piles it would foretell."""
    return CHARACTERS[strength].find(game, view, seat, seed, budget)


def _easy(game: Game[S, M, V], view: V, seat: int, seed: str, budget: Budget) -> M:
    return _best(_noticed(game.rate(game.imagine(view, seed), seat), seed))


def _fair(game: Game[S, M, V], view: V, seat: int, seed: str, budget: Budget) -> M:
    return _best(game.rate(game.imagine(view, seed), seat))


def _best(rated: Sequence[tuple[M, float]]) -> M:
    """The first of the highest rated."""
    return max(rated, key=lambda entry: entry[1])[0]


def _noticed(rated: Sequence[tuple[M, float]], seed: str) -> Sequence[tuple[M, float]]:
    """Some of the moves, at least one."""
    shuffled = chance.shuffle(seed, 0, rated)
    return shuffled[: max(2, round(NOTICED * len(shuffled)))]


class Find(Protocol):
    """A way of choosing a move."""

    def __call__(self, game: Game[S, M, V], view: V, seat: int, seed: str, budget: Budget) -> M:
        """The move for this seat."""


class Character(msgspec.Struct, frozen=True):
    """A strength: how such a robot finds its move, and what it is `called` at a table.

    `slow`: it thinks for as long as the budget allows, so whoever has many of them has to queue them.
    """

    find: Find
    called: str
    slow: bool = False


CHARACTERS: Mapping[Strength, Character] = {
    "easy": Character(_easy, "Sancho"),
    "fair": Character(_fair, "Yasmin"),
    "strong": Character(search, "Almanzor", slow=True),
}
"""From the weakest to the strongest."""

STRENGTHS: tuple[Strength, ...] = tuple(CHARACTERS)
STRONGEST = STRENGTHS[-1]
