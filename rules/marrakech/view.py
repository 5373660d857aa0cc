"""What everyone may know of a game: the only way out of a state."""

from __future__ import annotations

from collections import Counter

from rules import contract
from rules.marrakech.offers import lays
from rules.marrakech.outcome import scores, winners
from rules.marrakech.square import CELLS, HEADINGS
from rules.marrakech.state import COLOURS, Payment, Phase, Rug, State, Ware, named_cells, ware


class View(contract.View, frozen=True, kw_only=True, tag="marrakech"):
    """All of it but the seed and the order of the piles; the same for everyone."""

    options: tuple[str, ...]
    assam: str
    facing: str
    turn: int
    phase: Phase
    roll: int | None
    rug: Ware | None
    cells: dict[str, Rug]
    dirhams: tuple[int, ...]
    rugs: tuple[int, ...]
    left: dict[str, int]
    out: tuple[bool, ...]
    walk: tuple[str, ...]
    headings: tuple[str, ...]
    paid: Payment | None
    laid: int | None
    lays: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]


def view(state: State, seat: int | None) -> View:
    """What that seat (None: a spectator) may know; the same for all but for `seat`."""
    return View(
        seat=seat,
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
        left=_left(state),
        out=state.out,
        walk=tuple(CELLS[cell] for cell in state.walk),
        headings=tuple(HEADINGS[heading] for heading in state.headings[:-1]),
        paid=state.paid,
        laid=state.laid,
        lays=tuple(str(lay)[4:] for lay in lays(state)) if state.phase == "lay" else (),
        scores=scores(state),
        winners=winners(state) if state.phase == "over" else (),
    )


def _left(state: State) -> dict[str, int]:
    """The rugs to lay by colour; with two players what was laid tells it (M3)."""
    piles = (pile or (COLOURS[seat],) * state.rugs[seat] for seat, pile in enumerate(state.piles))
    return dict(Counter(colour for pile in piles for colour in sorted(pile)))
