"""The state of a game of Marrakech, and whose turn it is."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from rules import contract
from rules.marrakech.square import CELLS

COLOURS = ("red", "blue", "yellow", "turquoise")
DIE = (1, 2, 2, 3, 3, 4)  # M6
PURSE = 30  # M2
RUGS = {2: 24, 3: 15, 4: 12}  # M3
OWN_RUG = "own_rug"
DEBTS = "debts"

Phase: TypeAlias = Literal["turn", "lay", "over"]


class Rug(msgspec.Struct, frozen=True, gc=False):
    """A rug on the square; both its halves are this one value."""

    owner: int
    colour: str
    rug: int


class Ware(msgspec.Struct, frozen=True, gc=False):
    """A rug not yet laid."""

    owner: int
    colour: str


class Payment(msgspec.Struct, frozen=True):
    """M8: who paid whom, and for which cells."""

    seat: int
    to: int
    amount: int
    cells: tuple[str, ...]


class State(contract.State, frozen=True, kw_only=True):
    """A whole position. `tops` holds the uppermost rug of each cell."""

    seed: str
    draws: int
    options: tuple[str, ...]
    assam: int
    facing: int
    turn: int
    phase: Phase
    roll: int | None
    tops: tuple[Rug | None, ...]
    dirhams: tuple[int, ...]
    rugs: tuple[int, ...]
    out: tuple[bool, ...]
    piles: tuple[tuple[str, ...], ...]
    next_rug: int
    walk: tuple[int, ...] = ()
    headings: tuple[int, ...] = ()
    paid: Payment | None = None
    laid: int | None = None


def to_act(state: State) -> tuple[int, ...]:
    """The seats that owe a decision."""
    return () if state.phase == "over" else (state.turn,)


def next_seat(state: State) -> int | None:
    """M4: who has a rug to lay next; M9, M13: nobody, when none is left or all but one are out."""
    seats = range(len(state.out))
    owing = [seat for seat in seats if state.rugs[seat] and not state.out[seat]]
    if not owing or state.out.count(False) == 1:
        return None
    return min(owing, key=lambda seat: (seat - state.turn - 1) % len(seats))


def ware(state: State) -> Ware | None:
    """The rug to lay now."""
    if state.phase != "lay":
        return None
    pile = state.piles[state.turn]
    return Ware(state.turn, pile[0] if pile else COLOURS[state.turn])


def named_cells(state: State) -> dict[str, Rug]:
    """The rugs that lie uppermost, by the names of their cells."""
    return {CELLS[cell]: rug for cell, rug in enumerate(state.tops) if rug is not None}
