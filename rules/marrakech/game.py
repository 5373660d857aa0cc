"""Marrakech, M1-M14: the state of a game, its turns and its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from rules import chance, contract
from rules.contract import Event, Game, IllegalMove, Json, Outcome
from rules.marrakech import facts, robot
from rules.marrakech.moves import LAYS, QUARTERS, TURNS, AnyMove, Lay, Turn, parse
from rules.marrakech.square import CELLS, CENTRE, HEADINGS, INDEX, NEIGHBOURS, walk
from rules.marrakech.state import (
    COLOURS,
    DEBTS,
    DIE,
    OWN_RUG,
    PURSE,
    RUGS,
    Payment,
    Phase,
    Rug,
    State,
    View,
    Ware,
    next_seat,
)


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """The form of `dump`; what is ours and not the contract's has a default."""

    seed: str
    draws: int
    options: tuple[str, ...] = ()
    assam: str
    facing: str
    turn: int
    phase: Phase
    roll: int | None = None
    rug: Ware | None = None
    cells: dict[str, Rug] = {}
    dirhams: tuple[int, ...]
    rugs: tuple[int, ...]
    out: tuple[bool, ...]
    piles: tuple[tuple[str, ...], ...] = ()
    next_rug: int | None = None
    walk: tuple[str, ...] = ()
    headings: tuple[str, ...] = ()
    paid: Payment | None = None
    laid: int | None = None


Played: TypeAlias = tuple[State, tuple[Event, ...]]


class Marrakech(Game[State, AnyMove, View]):
    """The contract, for Marrakech."""

    name = "marrakech"
    seats = range(2, 5)
    options = (OWN_RUG, DEBTS)
    points = ("halves", "dirhams")
    terms = (*COLOURS, *QUARTERS, *HEADINGS)
    hints = facts.HINTS
    facts = facts.FACTS
    articles = tuple(f"M{number}" for number in range(1, 15))
    can_resign = True
    foresight = 12

    def start(self, seats: int, seed: str, options: Sequence[str] = ()) -> State:
        contract.check_start(self, seats, options)
        return State(
            seed=seed,
            draws=1 + (seats if seats == 2 else 0),
            options=tuple(options),
            assam=CENTRE,
            facing=HEADINGS.index("S"),
            turn=chance.draw(seed, 0, seats),  # M4
            phase="turn",
            roll=None,
            tops=(None,) * len(CELLS),
            dirhams=(PURSE,) * seats,
            rugs=(RUGS[seats],) * seats,
            out=(False,) * seats,
            piles=tuple(_pile(seed, seat) for seat in range(seats)) if seats == 2 else ((),) * seats,
            next_rug=1,
        )

    def to_act(self, state: State) -> tuple[int, ...]:
        return () if state.phase == "over" else (state.turn,)

    def legal(self, state: State, seat: int) -> Sequence[AnyMove]:
        if seat != state.turn or state.phase == "over":
            return ()
        return TURNS if state.phase == "turn" else _lays(state)

    def play(self, state: State, seat: int, move: AnyMove) -> Played:
        if seat != state.turn or state.phase == "over":
            self.check_turn(state, seat)
        if isinstance(move, Turn):
            return _turn(state, move)
        _check_lay(state, move)
        return _lay(state, move)

    def parse(self, text: str) -> AnyMove:
        return parse(text)

    def view(self, state: State, seat: int | None) -> View:
        return View(
            seat=seat,
            options=state.options,
            assam=CELLS[state.assam],
            facing=HEADINGS[state.facing],
            turn=state.turn,
            phase=state.phase,
            roll=state.roll,
            rug=_ware(state),
            cells=_cells(state),
            dirhams=state.dirhams,
            rugs=state.rugs,
            left=_left(state),
            out=state.out,
            walk=tuple(CELLS[cell] for cell in state.walk),
            headings=tuple(HEADINGS[heading] for heading in state.headings[:-1]),
            paid=state.paid,
            laid=state.laid,
            lays=tuple(str(lay)[4:] for lay in _lays(state)) if state.phase == "lay" else (),
            scores=_scores(state),
            winners=_winners(state) if state.phase == "over" else (),
        )

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != "over":
            return None
        halves = _halves(state)
        rows = zip(halves, state.dirhams, state.out, strict=True)
        breakdown = tuple({"halves": 0 if out else half, "dirhams": 0 if out else purse} for half, purse, out in rows)
        return Outcome(scores=_scores(state), winners=_winners(state), breakdown=breakdown)

    def dump(self, state: State) -> Json:
        position = Position(
            seed=state.seed,
            draws=state.draws,
            options=state.options,
            assam=CELLS[state.assam],
            facing=HEADINGS[state.facing],
            turn=state.turn,
            phase=state.phase,
            roll=state.roll,
            rug=_ware(state),
            cells=_cells(state),
            dirhams=state.dirhams,
            rugs=state.rugs,
            out=state.out,
            piles=state.piles,
            next_rug=state.next_rug,
            walk=tuple(CELLS[cell] for cell in state.walk),
            headings=tuple(HEADINGS[heading] for heading in state.headings),
            paid=state.paid,
            laid=state.laid,
        )
        plain: Json = msgspec.json.decode(msgspec.json.encode(position))
        return plain

    def load(self, position: Json) -> State:
        given = msgspec.convert(position, Position)
        highest = max((rug.rug for rug in given.cells.values()), default=0)
        return State(
            seed=given.seed,
            draws=given.draws,
            options=given.options,
            assam=INDEX[given.assam],
            facing=HEADINGS.index(given.facing),
            turn=given.turn,
            phase=given.phase,
            roll=given.roll,
            tops=tuple(given.cells.get(cell) for cell in CELLS),
            dirhams=given.dirhams,
            rugs=given.rugs,
            out=given.out,
            piles=given.piles or ((),) * len(given.dirhams),
            next_rug=highest + 1 if given.next_rug is None else given.next_rug,
            walk=tuple(INDEX[cell] for cell in given.walk),
            headings=tuple(HEADINGS.index(heading) for heading in given.headings),
            paid=given.paid,
            laid=given.laid,
        )

    def label(self, view: View, words: tuple[str, ...]) -> contract.Label | None:
        if len(words) != 1:
            return None
        if words[0] == "lay":
            return facts.LayLabel(colour=view.rug.colour) if view.rug else None
        for turn in TURNS:
            if str(turn) == words[0]:
                heading = (HEADINGS.index(view.facing) + QUARTERS[turn.way]) % 4
                return facts.WayLabel(way=turn.way, heading=HEADINGS[heading])
        return None

    def resign(self, state: State, seat: int) -> Played:
        if state.phase == "over" or state.out[seat]:
            self.check_turn(state, seat)
        out = _with(state.out, seat, True)
        left = msgspec.structs.replace(state, out=out)
        if seat == state.turn or out.count(False) == 1:
            left = _next_turn(left)
        return left, (facts.GaveUp(seat=seat),)

    def imagine(self, view: View, seed: str) -> State:
        return robot.imagine(view, seed)

    def judge(self, state: State, seat: int) -> float:
        return robot.judge(state, seat)

    def rate(self, state: State, seat: int) -> Sequence[tuple[AnyMove, float]]:
        return robot.rate(state, self.legal(state, seat))

    def hint(self, view: View, move: AnyMove) -> contract.Hint:
        return robot.hint(view, move)


def _pile(seed: str, seat: int) -> tuple[str, ...]:
    """M3, two players: twelve rugs of each of two colours, shuffled."""
    colours = (COLOURS[seat], COLOURS[seat + 2])
    return tuple(chance.shuffle(seed, 1 + seat, colours * (RUGS[2] // 2)))


def _with(row: tuple[contract.T, ...], index: int, value: contract.T) -> tuple[contract.T, ...]:
    return (*row[:index], value, *row[index + 1 :])


def _turn(state: State, move: Turn) -> Played:
    """M5-M9: turn, roll, walk, pay."""
    if state.phase == "lay":
        raise IllegalMove("M10", facts.LayNow(assam=CELLS[state.assam]))
    facing = (state.facing + QUARTERS[move.way]) % 4
    roll = DIE[chance.draw(state.seed, state.draws, len(DIE))]
    cells, headings = walk(state.assam, facing, roll)
    walked = msgspec.structs.replace(
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
    after = msgspec.structs.replace(state, dirhams=tuple(dirhams), paid=paid)
    if amount == owed:
        return after, facts.Paid(seat=seat, owner=rug.owner, dirhams=amount)
    if DEBTS in state.options:
        return after, facts.PaidShort(seat=seat, owner=rug.owner, dirhams=amount, owed=owed)
    broke = _next_turn(msgspec.structs.replace(after, out=_with(state.out, seat, True)))
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


def _lays(state: State) -> Sequence[Lay]:
    """M10, M11: every legal laying."""
    lays = LAYS[state.assam]
    return [lay for lay in lays if not _whole(state, lay)]


def _whole(state: State, lay: Lay) -> bool:
    """M11: whether this would hide both visible halves of one rug at a stroke."""
    first = state.tops[lay.first]
    if first is None:
        return False
    second = state.tops[lay.second]
    if second is None or first.rug != second.rug:
        return False
    return not (OWN_RUG in state.options and first.owner == state.turn)


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
    if rug is not None and _whole(state, lay):
        raise IllegalMove("M11", facts.WholeRug(owner=rug.owner, first=first, second=second))


def _lay(state: State, lay: Lay) -> Played:
    """M10: the rug, and the next player's turn."""
    seat, pile = state.turn, state.piles[state.turn]
    colour = pile[0] if pile else COLOURS[seat]
    rug = Rug(seat, colour, state.next_rug)
    tops = list(state.tops)
    tops[lay.first] = tops[lay.second] = rug
    laid = msgspec.structs.replace(
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
        return msgspec.structs.replace(state, phase="over")
    return msgspec.structs.replace(state, turn=turn, phase="turn")


def _ware(state: State) -> Ware | None:
    """The rug to lay now."""
    if state.phase != "lay":
        return None
    pile = state.piles[state.turn]
    return Ware(state.turn, pile[0] if pile else COLOURS[state.turn])


def _left(state: State) -> dict[str, int]:
    """The rugs to lay by colour; with two players what was laid tells it (M3)."""
    piles = (pile or (COLOURS[seat],) * state.rugs[seat] for seat, pile in enumerate(state.piles))
    return dict(Counter(colour for pile in piles for colour in sorted(pile)))


def _cells(state: State) -> dict[str, Rug]:
    return {CELLS[cell]: rug for cell, rug in enumerate(state.tops) if rug is not None}


def _halves(state: State) -> list[int]:
    """M14: visible halves a seat."""
    counts = [0] * len(state.out)
    for rug in state.tops:
        if rug is not None:
            counts[rug.owner] += 1
    return counts


def _scores(state: State) -> tuple[int, ...]:
    """M14; M9: who is out scores nothing."""
    rows = zip(_halves(state), state.dirhams, state.out, strict=True)
    return tuple(0 if out else half + purse for half, purse, out in rows)


def _winners(state: State) -> tuple[int, ...]:
    """M14: most points, then most dirhams, else shared."""
    scores = _scores(state)
    ranks = {seat: (scores[seat], state.dirhams[seat]) for seat, out in enumerate(state.out) if not out}
    best = max(ranks.values())
    return tuple(seat for seat, rank in ranks.items() if rank == best)
