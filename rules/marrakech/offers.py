"""The moves offered to a player (M5, M10, M11)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.marrakech.moves import LAYS, TURNS, AnyMove, Lay
from rules.marrakech.state import OWN_RUG, State


def legal(state: State, seat: int) -> Sequence[AnyMove]:
    """The moves offered to a seat; none if it owes no decision."""
    if seat != state.turn or state.phase == "over":
        return ()
    return TURNS if state.phase == "turn" else lays(state)


def lays(state: State) -> Sequence[Lay]:
    """M10, M11: every legal laying."""
    return [lay for lay in LAYS[state.assam] if not hides_whole_rug(state, lay)]


def hides_whole_rug(state: State, lay: Lay) -> bool:
    """M11: whether this would hide both visible halves of one rug at a stroke."""
    first = state.tops[lay.first]
    if first is None:
        return False
    second = state.tops[lay.second]
    if second is None or first.rug != second.rug:
        return False
    return not (OWN_RUG in state.options and first.owner == state.turn)
