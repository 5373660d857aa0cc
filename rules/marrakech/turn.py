"""Playing a move: turning, walking and paying (M5-M9), laying (M10, M11), and the refusals of both."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from rules import chance
from rules.contract import Event, IllegalMove, T
from rules.marrakech import facts
from rules.marrakech.moves import QUARTERS, AnyMove, Lay, Turn
from rules.marrakech.offers import hides_whole_rug
from rules.marrakech.square import CELLS, NEIGHBOURS, walk
from rules.marrakech.state import COLOURS, DEBTS, DIE, Payment, Rug, State, next_seat

Played: TypeAlias = tuple[State, tuple[Event, ...]]


def play(state: State, move: AnyMove) -> Played:
    """The move of the seat in turn."""
    if isinstance(move, Turn):
        return _turn(state, move)
    _check_lay(state, move)
    return _lay(state, move)


def resign(state: State, seat: int) -> Played:
    """The state after a seat that is still in gives up: it is out, as in M9."""
    out = _with(state.out, seat, True)
    left = replace(state, out=out)
    if seat == state.turn or out.count(False) == 1:
        left = _next_turn(left)
    return left, (facts.GaveUp(seat=seat),)


def _with(row: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*row[:index], value, *row[index + 1 :])


def _turn(state: State, move: Turn) -> Played:
    """M5-M9: turn, roll, walk, pay."""
    if state.phase == "lay":
        raise IllegalMove("M10", facts.LayNow(assam=CELLS[state.assam]))
    facing = (state.facing + QUARTERS[move.way]) % 4
    roll = DIE[chance.draw(state.seed, state.draws, len(DIE))]
    cells, headings = walk(state.assam, facing, roll)
    walked = replace(
        state,
        draws=state.draws + 1,
        assam=cells[-1],
        facing=headings[-1],
        roll=roll,
        phase="lay",
        walk=cells,
        headings=headings,
        paid=None,
        laid=None,
    )
    event = facts.Walked(seat=state.turn, way=move.way, slippers=roll, cell=CELLS[cells[-1]])
    rug = state.tops[cells[-1]]
    if rug is None or rug.owner == state.turn or state.out[rug.owner]:
        return walked, (event,)
    after, payment = _pay(walked, rug)
    return after, (event, payment)


def _pay(state: State, rug: Rug) -> tuple[State, Event]:
    """M8, M9."""
    seat, group = state.turn, _group(state.tops, state.assam)
    owed, purse = len(group), state.dirhams[state.turn]
    amount = min(owed, purse)
    dirhams = list(state.dirhams)
    dirhams[seat] -= amount
    dirhams[rug.owner] += amount
    paid = Payment(seat, rug.owner, amount, tuple(CELLS[cell] for cell in group))
    after = replace(state, dirhams=tuple(dirhams), paid=paid)
    if amount == owed:
        return after, facts.Paid(seat=seat, owner=rug.owner, dirhams=amount)
    if DEBTS in state.options:
        return after, facts.PaidShort(seat=seat, owner=rug.owner, dirhams=amount, owed=owed)
    broke = _next_turn(replace(after, out=_with(state.out, seat, True)))
    return broke, facts.WentBroke(seat=seat, owner=rug.owner, dirhams=amount, owed=owed)


def _group(tops: tuple[Rug | None, ...], start: int) -> list[int]:
    """M8: the cells of one colour joined side by side to this one, in reading order."""
    rug = tops[start]
    seen, queue = {start}, [start]
    for cell in queue:
        for other in NEIGHBOURS[cell]:
            top = tops[other]
            if top is not None and rug is not None and top.colour == rug.colour and other not in seen:
                seen.add(other)
                queue.append(other)
    return sorted(seen)


def _check_lay(state: State, lay: Lay) -> None:
    """Refuses a laying that M10 or M11 forbids, and says what is wrong with it."""
    if state.phase == "turn":
        raise IllegalMove("M5", facts.TurnFirst())
    first, second, assam = CELLS[lay.first], CELLS[lay.second], CELLS[state.assam]
    if lay.second not in NEIGHBOURS[lay.first]:
        raise IllegalMove("M10", facts.NotSideBySide(first=first, second=second))
    if state.assam in (lay.first, lay.second):
        raise IllegalMove("M10", facts.UnderAssam(assam=assam))
    beside = NEIGHBOURS[state.assam]
    if lay.first not in beside:
        if lay.second in beside:
            raise IllegalMove("M10", facts.OtherCellFirst(first=second, second=first))
        raise IllegalMove("M10", facts.AwayFromAssam(assam=assam))
    rug = state.tops[lay.first]
    if rug is not None and hides_whole_rug(state, lay):
        raise IllegalMove("M11", facts.WholeRug(owner=rug.owner, first=first, second=second))


def _lay(state: State, lay: Lay) -> Played:
    """M10: the rug, and the next player's turn."""
    seat, pile = state.turn, state.piles[state.turn]
    colour = pile[0] if pile else COLOURS[seat]
    rug = Rug(seat, colour, state.next_rug)
    tops = list(state.tops)
    tops[lay.first] = tops[lay.second] = rug
    laid = replace(
        state,
        tops=tuple(tops),
        rugs=_with(state.rugs, seat, state.rugs[seat] - 1),
        piles=_with(state.piles, seat, pile[1:]) if pile else state.piles,
        next_rug=state.next_rug + 1,
        laid=rug.rug,
    )
    event = facts.Laid(seat=seat, colour=colour, first=CELLS[lay.first], second=CELLS[lay.second])
    return _next_turn(laid), (event,)


def _next_turn(state: State) -> State:
    """M4; or the end, M9 and M13."""
    turn = next_seat(state)
    if turn is None:
        return replace(state, phase="over")
    return replace(state, turn=turn, phase="turn")
