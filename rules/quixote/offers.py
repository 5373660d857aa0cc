"""The moves offered to a player (Q8, Q9)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.quixote.moves import LAYS, Lay
from rules.quixote.state import State


def legal(state: State, seat: int) -> Sequence[Lay]:
    """The moves offered to a seat; none if it owes no decision."""
    if state.field is None or state.players[seat].laid is not None:
        return ()
    return [move for tile in state.players[seat].choice for move in LAYS[tile]]
