"""How a game of Marrakech ends (M14), and where everybody's points came from."""

from __future__ import annotations

from rules.contract import Outcome
from rules.marrakech.state import State


def outcome(state: State) -> Outcome | None:
    """The result, once it is over."""
    if state.phase != "over":
        return None
    rows = zip(_halves(state), state.dirhams, state.out, strict=True)
    breakdown = tuple({"halves": 0 if out else half, "dirhams": 0 if out else purse} for half, purse, out in rows)
    return Outcome(scores=scores(state), winners=winners(state), breakdown=breakdown)


def scores(state: State) -> tuple[int, ...]:
    """M14; M9: who is out scores nothing."""
    rows = zip(_halves(state), state.dirhams, state.out, strict=True)
    return tuple(0 if out else half + purse for half, purse, out in rows)


def winners(state: State) -> tuple[int, ...]:
    """M14: most points, then most dirhams, else shared."""
    points = scores(state)
    ranks = {seat: (points[seat], state.dirhams[seat]) for seat, out in enumerate(state.out) if not out}
    best = max(ranks.values())
    return tuple(seat for seat, rank in ranks.items() if rank == best)


def _halves(state: State) -> list[int]:
    """M14: visible halves a seat."""
    counts = [0] * len(state.out)
    for rug in state.tops:
        if rug is not None:
            counts[rug.owner] += 1
    return counts
