"""What speaks for a move of Marrakech, from what its player sees."""

from __future__ import annotations

from rules.contract import Hint
from rules.marrakech import facts
from rules.marrakech.carpets import STOPS, Carpets, after_laying, carpets, next_payment, toll_at, with_rug
from rules.marrakech.imagining import imagine
from rules.marrakech.moves import QUARTERS, TURNS, AnyMove, Lay, Turn
from rules.marrakech.state import State, next_seat
from rules.marrakech.view import View


def hint(view: View, move: AnyMove) -> Hint:
    """The chief thing that speaks for a move."""
    state = imagine(view, "")
    return _why_there(state, move) if isinstance(move, Turn) else _why_here(state, move)


def _why_there(state: State, move: Turn) -> Hint:
    """The dearest carpet that this way may lead to, against the dearest that it keeps clear of."""
    found = carpets(state.tops)
    dearest = {turn: _dearest(state, found, turn) for turn in TURNS}
    due, _ = dearest[move]
    avoided, owner = max(dearest.values())
    if avoided > due:
        return facts.HintAvoid(owner=owner, dirhams=avoided)
    return facts.HintLeast(dirhams=due) if due else facts.HintFree()


def _dearest(state: State, found: Carpets, move: Turn) -> tuple[int, int]:
    heading = (state.facing + QUARTERS[move.way]) % 4
    return max(toll_at(state, found, cell, state.turn) for cell, _ in STOPS[state.assam][heading])


def _why_here(state: State, lay: Lay) -> Hint:
    """The larger of the carpet it makes and the one it spoils; or that the next player may stop on it."""
    found = carpets(with_rug(state, lay))
    joined = found.sizes[found.at[lay.first]]
    spoilt, owner = max(toll_at(state, carpets(state.tops), cell, state.turn) for cell in (lay.first, lay.second))
    if spoilt > max(joined, 2):
        return facts.HintSpoil(owner=owner, cells=spoilt)
    if joined > 2:
        return facts.HintJoin(cells=joined)
    following = next_seat(after_laying(state))
    if following not in (None, state.turn) and next_payment(state, found, following)[0]:
        return facts.HintBait(seat=following)
    return facts.HintHalves(halves=sum(_others(state, cell) for cell in (lay.first, lay.second)))


def _others(state: State, cell: int) -> bool:
    rug = state.tops[cell]
    return rug is None or rug.owner != state.turn
