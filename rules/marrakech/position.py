"""A whole position as plain JSON values, and back."""

from __future__ import annotations

import msgspec

from rules.contract import Json
from rules.marrakech.square import CELLS, HEADINGS, INDEX
from rules.marrakech.state import Payment, Phase, Rug, State, Ware, named_cells, ware


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


def dump(state: State) -> Json:
    """The whole position."""
    position = Position(
        seed=state.seed,
        draws=state.draws,
        options=state.options,
        assam=CELLS[state.assam],
        facing=HEADINGS[state.facing],
        turn=state.turn,
        phase=state.phase,
        roll=state.roll,
        rug=ware(state),
        cells=named_cells(state),
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


def load(position: Json) -> State:
    """The state of a position."""
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
