"""What nobody can see, imagined: the order of the piles."""

from __future__ import annotations

from rules import chance
from rules.marrakech.square import CELLS, HEADINGS, INDEX
from rules.marrakech.state import COLOURS, RUGS, State
from rules.marrakech.view import View


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
