"""The outline of an Alhambra and its longest wall (A23)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import groupby

import msgspec

from rules.alhambra.building import STEPS, Alhambra, place_name
from rules.alhambra.tiles import SIDES, WALLS


class Wall(msgspec.Struct, frozen=True):
    """An unbroken run of walled sides in order, clockwise: the place of each tile, and which of its sides."""

    length: int
    sides: tuple[tuple[str, str], ...]


@lru_cache(maxsize=1024)
def longest_wall(alhambra: Alhambra) -> Wall:
    """A23: the first of the longest, where several are as long."""
    at = dict(alhambra.tiles)
    best = max(_runs(at, list(outline(at))), key=len, default=[])
    return Wall(len(best), tuple((place_name(place), SIDES[side]) for place, side in best))


@lru_cache(maxsize=16384)
def wall_length(alhambra: Alhambra) -> int:
    """The length of the longest wall alone, for whoever asks it of very many Alhambras."""
    at = dict(alhambra.tiles)
    sides = "".join("#" if _walled(at, place, side) else " " for place, side in outline(at))
    opening = sides.find(" ")
    return max(map(len, (sides[opening:] + sides[:opening]).split(" "))) if opening >= 0 else len(sides)


def outline(at: Mapping[int, str]) -> Iterator[tuple[int, int]]:
    """Every outer side, once round clockwise from the north side of the first tile."""
    start = place, side = min(at), 0
    while True:
        yield place, side
        place, side = _next(at, place, side)
        if (place, side) == start:
            return


def _next(at: Mapping[int, str], place: int, side: int) -> tuple[int, int]:
    """The outer side after this one: round an inner corner, straight on, or round an outer corner."""
    onward = (side + 1) % 4
    ahead = place + STEPS[onward]
    beyond = ahead + STEPS[side]
    if beyond in at:
        return beyond, (side + 3) % 4
    if ahead in at:
        return ahead, side
    return place, onward


def _walled(at: Mapping[int, str], place: int, side: int) -> bool:
    return bool(WALLS[at[place]] >> side & 1)


def _runs(at: Mapping[int, str], ring: list[tuple[int, int]]) -> list[list[tuple[int, int]]]:
    """The unbroken walls of a closed line; the count begins where the wall is open, so that none is cut in two."""
    opening = next((index for index, (place, side) in enumerate(ring) if not _walled(at, place, side)), 0)
    turned = ring[opening:] + ring[:opening]
    return [list(run) for walled, run in groupby(turned, key=lambda outer: _walled(at, *outer)) if walled]
