"""What a robot thinks of Marrakech: which rugs may come, who is likely to pay whom, and what a laying is worth."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import TypeAlias

import msgspec

from rules import chance
from rules.contract import Hint
from rules.marrakech import facts
from rules.marrakech.moves import QUARTERS, TURNS, AnyMove, Lay, Turn
from rules.marrakech.square import CELLS, HEADINGS, INDEX, NEIGHBOURS, walk
from rules.marrakech.state import COLOURS, DEBTS, DIE, RUGS, Rug, State, View, next_seat

Tops: TypeAlias = Sequence[Rug | None]

# What is worth how many points, as found in thousands of games
BARE = 0.7  # a half on a bare cell, where it will be covered as easily as it came
COVER = 1.75  # a half on a rival's
SOON = 6  # turns of others for which a carpet is likely to stay as it is
OWN = 0.0085  # a dirham of what one's own carpets promise in each of these turns: cells times cells, for each
RIVAL = 0.007  # the same, for what theirs do
BAIT = 1.2  # a dirham that the next player is likely to pay one
TOLL = 0.7  # a dirham that the next player is likely to lose, whoever gets it
RUIN = 30.0  # to be out

# How sure a lead is: points that make it e times as likely to win as another, at the end and for each root of a turn
END_LEAD, TURN_LEAD = 2.0, 1.0

_BARE = -1


def _stops(cell: int, heading: int) -> tuple[tuple[int, float], ...]:
    """Where Assam may stop, and how likely."""
    slippers = sorted(set(DIE))
    return tuple((walk(cell, heading, roll)[0][-1], DIE.count(roll) / len(DIE)) for roll in slippers)


_STOPS = tuple(tuple(_stops(cell, heading) for heading in range(4)) for cell in range(len(CELLS)))


class Carpets(msgspec.Struct, gc=False):
    """Rugs of a colour joined side by side (M8): the number of each cell's carpet; by number its size and owner."""

    at: list[int]
    sizes: list[int]
    owners: list[int]


def carpets(tops: Tops) -> Carpets:
    found = Carpets([_BARE] * len(tops), [], [])
    at = found.at
    for cell, rug in enumerate(tops):
        if rug is not None and at[cell] == _BARE:
            found.sizes.append(_unroll(tops, at, cell, rug.colour, len(found.sizes)))
            found.owners.append(rug.owner)
    return found


def _unroll(tops: Tops, at: list[int], start: int, colour: str, number: int) -> int:
    """Numbers the cells of one carpet; how many they are."""
    at[start] = number
    cells = [start]
    for cell in cells:
        for other in NEIGHBOURS[cell]:
            rug = tops[other]
            if rug is not None and rug.colour == colour and at[other] == _BARE:
                at[other] = number
                cells.append(other)
    return len(cells)


def imagine(view: View, seed: str) -> State:
    """The piles of two players in any order, and dice of its own."""
    seats = len(view.dirhams)
    facing = HEADINGS.index(view.facing)
    laid = RUGS[seats] * seats - sum(view.rugs)
    return State(
        seed=seed,
        draws=0,
        options=view.options,
        assam=INDEX[view.assam],
        facing=facing,
        turn=view.turn,
        phase=view.phase,
        roll=view.roll,
        tops=tuple(view.cells.get(cell) for cell in CELLS),
        dirhams=view.dirhams,
        rugs=view.rugs,
        out=view.out,
        piles=tuple(_pile(view, seat, seed) if seats == 2 else () for seat in range(seats)),
        next_rug=1 + max(laid, *(rug.rug for rug in view.cells.values()), 0),
        walk=tuple(INDEX[cell] for cell in view.walk),
        headings=(*(HEADINGS.index(heading) for heading in view.headings), facing) if view.walk else (),
        paid=view.paid,
        laid=view.laid,
    )


def _pile(view: View, seat: int, seed: str) -> tuple[str, ...]:
    rugs = [colour for colour in (COLOURS[seat], COLOURS[seat + 2]) for _ in range(view.left.get(colour, 0))]
    if view.rug is None or view.rug.owner != seat:
        return tuple(chance.shuffle(seed, 1 + seat, rugs))
    rugs.remove(view.rug.colour)
    return view.rug.colour, *chance.shuffle(seed, 1 + seat, rugs)


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
    following = next_seat(_after(state))
    return [
        (move, -_toll(state, found, move) if isinstance(move, Turn) else _worth(state, move, following))
        for move in moves
    ]


def _toll(state: State, found: Carpets, move: Turn) -> float:
    """What this way may be expected to cost."""
    heading = (state.facing + QUARTERS[move.way]) % 4
    purse = None if DEBTS in state.options else state.dirhams[state.turn]
    cost = 0.0
    for cell, likely in _STOPS[state.assam][heading]:
        due, _ = _due(state, found, cell, state.turn)
        cost += likely * (due if purse is None or due <= purse else RUIN)
    return cost


def _due(state: State, found: Carpets, cell: int, payer: int) -> tuple[int, int]:
    """M8: what is to be paid there, and to whom."""
    number = found.at[cell]
    if number == _BARE:
        return 0, payer
    owner = found.owners[number]
    return (0, payer) if owner == payer or state.out[owner] else (found.sizes[number], owner)


def _after(state: State) -> State:
    """The seat has laid its rug."""
    seat = state.turn
    rugs = (*state.rugs[:seat], max(0, state.rugs[seat] - 1), *state.rugs[seat + 1 :])
    return msgspec.structs.replace(state, rugs=rugs)


def _worth(state: State, lay: Lay, following: int | None) -> float:
    tops = _laid(state, lay)
    found = carpets(tops)
    worth = _covering(state, lay) + _promise(state, found)
    if following is None or following == state.turn:
        return worth
    paid, lost = _next_payment(state, found, following)
    return worth + BAIT * paid + TOLL * lost


def _laid(state: State, lay: Lay) -> list[Rug | None]:
    """The square with the rug on it."""
    pile = state.piles[state.turn]
    tops = list(state.tops)
    tops[lay.first] = tops[lay.second] = Rug(state.turn, pile[0] if pile else COLOURS[state.turn], state.next_rug)
    return tops


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


def _next_payment(state: State, found: Carpets, payer: int) -> tuple[float, float]:
    """What the next player will pay this one, and in all, going the way that costs him least."""
    ways = [_payment(state, found, payer, (state.facing + quarter) % 4) for quarter in QUARTERS.values()]
    return min(ways, key=lambda way: way[1])


def _payment(state: State, found: Carpets, payer: int, heading: int) -> tuple[float, float]:
    paid = lost = 0.0
    for cell, likely in _STOPS[state.assam][heading]:
        due, owner = _due(state, found, cell, payer)
        lost += likely * due
        if owner == state.turn:
            paid += likely * due
    return paid, lost


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
    return max(_due(state, found, cell, state.turn) for cell, _ in _STOPS[state.assam][heading])


def _why_here(state: State, lay: Lay) -> Hint:
    """The larger of the carpet it makes and the one it spoils; or that the next player may stop on it."""
    found = carpets(_laid(state, lay))
    joined = found.sizes[found.at[lay.first]]
    spoilt, owner = max(_due(state, carpets(state.tops), cell, state.turn) for cell in (lay.first, lay.second))
    if spoilt > max(joined, 2):
        return facts.HintSpoil(owner=owner, cells=spoilt)
    if joined > 2:
        return facts.HintJoin(cells=joined)
    following = next_seat(_after(state))
    if following not in (None, state.turn) and _next_payment(state, found, following)[0]:
        return facts.HintBait(seat=following)
    return facts.HintHalves(halves=sum(_others(state, cell) for cell in (lay.first, lay.second)))


def _others(state: State, cell: int) -> bool:
    rug = state.tops[cell]
    return rug is None or rug.owner != state.turn
