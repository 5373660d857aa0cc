"""What a robot thinks of Marrakech: who is likely to pay whom, and what a laying is worth."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt

from rules.marrakech.carpets import STOPS, Carpets, after_laying, carpets, next_payment, toll_at, with_rug
from rules.marrakech.moves import QUARTERS, AnyMove, Lay, Turn
from rules.marrakech.state import DEBTS, State, next_seat

# How many points something is worth, as found in thousands of games
BARE = 0.7  # a half on a bare cell
COVER = 1.75  # a half on a rival's
SOON = 6  # turns of others for which a carpet is likely to stay as it is
OWN = 0.0085  # for each of one's own carpets and each of these turns: times the square of its cells
RIVAL = 0.007  # the same for each carpet of a rival
BAIT = 1.2  # a dirham that the next player is likely to pay to oneself
TOLL = 0.7  # a dirham that the next player is likely to lose, whoever gets it
RUIN = 30.0  # what it costs to be put out of the game

# How sure a lead is: so many points ahead of another make one e times as likely to win. The second number,
# times the square root of the turns still to come, is added to the first.
END_LEAD, TURN_LEAD = 2.0, 1.0


def judge(state: State, seat: int) -> float:
    """About how likely this seat is to win."""
    if state.out[seat]:
        return 0.0
    prospects = _prospects(state)
    turns = 0 if state.phase == "over" else sum(_turns(state))
    lead = END_LEAD + TURN_LEAD * sqrt(turns)
    others = (
        exp((points - prospects[seat]) / lead) for points, out in zip(prospects, state.out, strict=True) if not out
    )
    return 1 / sum(others)


def _turns(state: State) -> list[int]:
    """How many turns each seat has yet."""
    return [0 if out else rugs for rugs, out in zip(state.rugs, state.out, strict=True)]


def _prospects(state: State) -> list[float]:
    """The points each seat has, and what its carpets promise."""
    points, found, turns = [float(purse) for purse in state.dirhams], carpets(state.tops), _turns(state)
    left = sum(turns)
    for size, owner in zip(found.sizes, found.owners, strict=True):
        points[owner] += size + OWN * size * size * min(left - turns[owner], SOON)
    return points


def rate(state: State, moves: Sequence[AnyMove]) -> list[tuple[AnyMove, float]]:
    """A way by what it may cost, a laying by what it covers, joins, and has others pay."""
    found = carpets(state.tops)
    following = next_seat(after_laying(state))
    return [
        (move, -_toll(state, found, move) if isinstance(move, Turn) else _worth(state, move, following))
        for move in moves
    ]


def _toll(state: State, found: Carpets, move: Turn) -> float:
    """What this way may be expected to cost."""
    heading = (state.facing + QUARTERS[move.way]) % 4
    purse = None if DEBTS in state.options else state.dirhams[state.turn]
    cost = 0.0
    for cell, likely in STOPS[state.assam][heading]:
        due, _ = toll_at(state, found, cell, state.turn)
        cost += likely * (due if purse is None or due <= purse else RUIN)
    return cost


def _worth(state: State, lay: Lay, following: int | None) -> float:
    tops = with_rug(state, lay)
    found = carpets(tops)
    worth = _covering(state, lay) + _promise(state, found)
    if following is None or following == state.turn:
        return worth
    paid, lost = next_payment(state, found, following)
    return worth + BAIT * paid + TOLL * lost


def _covering(state: State, lay: Lay) -> float:
    worth = 0.0
    for cell in (lay.first, lay.second):
        rug = state.tops[cell]
        if rug is None:
            worth += BARE
        elif rug.owner != state.turn:
            worth += 1 if state.out[rug.owner] else COVER
    return worth


def _promise(state: State, found: Carpets) -> float:
    """What the carpets promise, those of rivals with a minus."""
    seat = state.turn
    turns = sum(_turns(state)) - state.rugs[seat]
    worth = 0.0
    for size, owner in zip(found.sizes, found.owners, strict=True):
        if owner == seat:
            worth += OWN * size * size
        elif not state.out[owner]:
            worth -= RIVAL * size * size
    return worth * min(turns, SOON)
