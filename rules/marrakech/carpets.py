"""Carpets, what is due on them (M8), and what a player may expect to pay: for the robot and its hints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from rules.marrakech.moves import QUARTERS, Lay
from rules.marrakech.square import CELLS, NEIGHBOURS, walk
from rules.marrakech.state import COLOURS, DIE, Rug, State

Tops: TypeAlias = Sequence[Rug | None]

NO_CARPET = -1


def _stops(cell: int, heading: int) -> tuple[tuple[int, float], ...]:
    """Where Assam may stop, and how likely."""
    slippers = sorted(set(DIE))
    return tuple((walk(cell, heading, roll)[0][-1], DIE.count(roll) / len(DIE)) for roll in slippers)


STOPS = tuple(tuple(_stops(cell, heading) for heading in range(4)) for cell in range(len(CELLS)))
"""`STOPS[cell][heading]`: the cells where Assam may stop when he sets out so, and how likely each is."""


class Carpets(msgspec.Struct, gc=False):
    """Rugs of a colour joined side by side (M8): the number of each cell's carpet; by number its size and owner."""

    at: list[int]
    sizes: list[int]
    owners: list[int]


def carpets(tops: Tops) -> Carpets:
    """All carpets on the square."""
    found = Carpets([NO_CARPET] * len(tops), [], [])
    at = found.at
    for cell, rug in enumerate(tops):
        if rug is not None and at[cell] == NO_CARPET:
            found.sizes.append(_unroll(tops, at, cell, rug.colour, len(found.sizes)))
            found.owners.append(rug.owner)
    return found


def _unroll(tops: Tops, at: list[int], start: int, colour: str, number: int) -> int:
    """Numbers the cells of one carpet, and returns how many they are."""
    at[start] = number
    cells = [start]
    for cell in cells:
        for other in NEIGHBOURS[cell]:
            rug = tops[other]
            if rug is not None and rug.colour == colour and at[other] == NO_CARPET:
                at[other] = number
                cells.append(other)
    return len(cells)


def toll_at(state: State, found: Carpets, cell: int, payer: int) -> tuple[int, int]:
    """M8: what is to be paid there, and to whom."""
    number = found.at[cell]
    if number == NO_CARPET:
        return 0, payer
    owner = found.owners[number]
    return (0, payer) if owner == payer or state.out[owner] else (found.sizes[number], owner)


def after_laying(state: State) -> State:
    """The state when the seat in turn has one rug less to lay."""
    seat = state.turn
    rugs = (*state.rugs[:seat], max(0, state.rugs[seat] - 1), *state.rugs[seat + 1 :])
    return msgspec.structs.replace(state, rugs=rugs)


def with_rug(state: State, lay: Lay) -> list[Rug | None]:
    """The uppermost rugs, as they are when this has been laid."""
    pile = state.piles[state.turn]
    tops = list(state.tops)
    tops[lay.first] = tops[lay.second] = Rug(state.turn, pile[0] if pile else COLOURS[state.turn], state.next_rug)
    return tops


def next_payment(state: State, found: Carpets, payer: int) -> tuple[float, float]:
    """What the next player will pay this one, and in all, going the way that costs them least."""
    ways = [_payment(state, found, payer, (state.facing + quarter) % 4) for quarter in QUARTERS.values()]
    return min(ways, key=lambda way: way[1])


def _payment(state: State, found: Carpets, payer: int, heading: int) -> tuple[float, float]:
    paid = lost = 0.0
    for cell, likely in STOPS[state.assam][heading]:
        due, owner = toll_at(state, found, cell, payer)
        lost += likely * due
        if owner == state.turn:
            paid += likely * due
    return paid, lost
