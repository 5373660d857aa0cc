"""Setting up a game (M1-M4): everything random is drawn from the seed here."""

from __future__ import annotations

from collections.abc import Sequence

from rules import chance
from rules.marrakech.square import CELLS, CENTRE, HEADINGS
from rules.marrakech.state import COLOURS, PURSE, RUGS, State


def opening(seats: int, seed: str, options: Sequence[str]) -> State:
    """The state before the first move."""
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


def _pile(seed: str, seat: int) -> tuple[str, ...]:
    """M3, two players: twelve rugs of each of two colours, shuffled."""
    colours = (COLOURS[seat], COLOURS[seat + 2])
    return tuple(chance.shuffle(seed, 1 + seat, colours * (RUGS[2] // 2)))
