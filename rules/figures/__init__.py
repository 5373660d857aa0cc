"""What players talk about after a game, in figures: a part of the contract that stands beside the games.

It is told from what happened, entry by entry, and so for any game that was ever recorded. It stands apart from the
packages of the games because nothing here determines how anybody plays, as all of those does. In reading order:
telling, marrakech, alhambra, quixote.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rules.contract import AnyGame
from rules.figures import alhambra, marrakech, quixote
from rules.figures.telling import Figures, Played, Teller, standing
from rules.record import replay

TELLERS: Mapping[str, Teller] = {"marrakech": marrakech.TELLER, "alhambra": alhambra.TELLER, "quixote": quixote.TELLER}
"""By the name of the game."""


def figure_names(game: str) -> tuple[str, ...]:
    """What the figures of a game are called, in the order in which they are told."""
    return TELLERS[game].names


def figures(
    game: AnyGame, seats: int, seed: str, options: Iterable[str], moves: Iterable[tuple[int, str]]
) -> tuple[Figures, ...]:
    """The figures of every seat in a game that was played so."""
    teller = TELLERS[game.name]
    played = standing(replay(game, seats, seed, options, moves))
    told = teller.tell(played, seats) if played else [{} for _ in range(seats)]
    return tuple(tuple(one.get(name, 0) for name in teller.names) for one in told)


__all__ = ["TELLERS", "Figures", "Played", "Teller", "figure_names", "figures"]
