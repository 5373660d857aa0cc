"""An Alhambra, where a tile may go and which may leave it (A12-A17). It knows no turns and no money.

Places are ints, `east + ROW * south`, so that the fountain is 0 and rising numbers read as a page does.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache

import msgspec

from rules.alhambra.tiles import FOUNTAIN, WALLS

ROW = 128
REACH = 54  # no Alhambra stretches further from its fountain
CENTRE = 0
STEPS = (-ROW, 1, ROW, -1)  # N, E, S, W
RING = (-ROW, -ROW + 1, 1, ROW + 1, ROW, ROW - 1, -1, -ROW - 1)  # clockwise from N; the even ones share a side

_PLACE = re.compile(r"(?:([ew])([1-9]\d?))?(?:([ns])([1-9]\d?))?")


@cache
def place_name(place: int) -> str:
    """`0`, `e2n1`, `w1`, `s3`."""
    south = (place + ROW // 2) // ROW
    east = place - ROW * south
    across = f"{'e' if east > 0 else 'w'}{abs(east)}" if east else ""
    along = f"{'s' if south > 0 else 'n'}{abs(south)}" if south else ""
    return across + along or "0"


def coordinates(name: str) -> tuple[int, int] | None:
    """How far east and north of the fountain; None if it is no place."""
    if name == "0":
        return 0, 0
    match = _PLACE.fullmatch(name)
    if match is None or not name:
        return None
    east, north = int(match[2] or 0), int(match[4] or 0)
    if max(east, north) > REACH:
        return None
    return (-east if match[1] == "w" else east), (-north if match[3] == "s" else north)


@cache
def place_of(name: str) -> int:
    """The place of this name; ValueError if it is none."""
    found = coordinates(name)
    if found is None:
        raise ValueError(f"not a place: {name!r}")
    east, north = found
    return east - ROW * north


class Alhambra(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """One player's tiles by place, in reading order, the fountain among them."""

    tiles: tuple[tuple[int, str], ...] = ((CENTRE, FOUNTAIN),)

    def with_tile(self, place: int, tile: str) -> Alhambra:
        return Alhambra(tuple(sorted((*self.tiles, (place, tile)))))

    def without(self, place: int) -> Alhambra:
        return Alhambra(tuple(entry for entry in self.tiles if entry[0] != place))

    def place(self, tile: str) -> int | None:
        """Where this tile stands."""
        return next((place for place, other in self.tiles if other == tile), None)

    def named(self) -> dict[str, str]:
        """As in a view: `{"0": "fountain", "e1": "T9a"}`."""
        return {place_name(place): tile for place, tile in self.tiles}


def alhambra_of(named: Mapping[str, str]) -> Alhambra:
    """The Alhambra of a view or a position; ValueError if it names no place or no tile."""
    unknown = [tile for tile in named.values() if tile not in WALLS]
    if unknown:
        raise ValueError(f"not a tile: {unknown[0]!r}")
    tiles = {place_of(name): tile for name, tile in named.items()}
    return Alhambra(tuple(sorted({**tiles, CENTRE: FOUNTAIN}.items())))


class Touch(msgspec.Struct, frozen=True, gc=False):
    """What the neighbours of a place demand: on the sides `known` (as bits), walls on `walls` and no others."""

    known: int
    walls: int

    def fits(self, tile: str) -> bool:
        return WALLS[tile] & self.known == self.walls  # A14

    def entered(self) -> bool:
        """A15: whether a tile here could be walked to."""
        return self.known != self.walls


_TOUCHES = tuple(Touch(code & 15, code >> 4) for code in range(256))
ALONE = _TOUCHES[0]
EVERY_SIDE = 15
_DEMANDS = {
    tile: tuple((step, (1 | (walls >> side & 1) << 4) << (side + 2) % 4) for side, step in enumerate(STEPS))
    for tile, walls in WALLS.items()
}
"""What each tile demands of its four neighbours: the way there, and the index of that `Touch`."""


def touches(at: Mapping[int, str]) -> dict[int, Touch]:
    """What every place with a neighbour must be like, taken or empty, in reading order."""
    codes: dict[int, int] = {}
    for place, tile in at.items():
        for step, code in _DEMANDS[tile]:
            codes[place + step] = codes.get(place + step, 0) | code
    return {place: _TOUCHES[codes[place]] for place in sorted(codes)}


def touch(at: Mapping[int, str], place: int) -> Touch:
    """What the neighbours of one place demand of it."""
    return touches(at).get(place, ALONE)


def _divided(bits: int) -> bool:
    """Whether a tile in the middle of this ring (a bit for each occupied place of `RING`) would part the empty places.

    Tiles hang together and so do empty places. So if the empty places beside the new tile fall into two runs of the
    ring, the tiles between those runs are joined elsewhere, and with the new one close a loop round a run: a gap.
    """
    empty = [not bits >> spot & 1 for spot in range(8)]
    starts = [spot for spot in range(8) if empty[spot] and not empty[spot - 1]]
    return sum(_beside(empty, start) for start in starts) > 1


def _beside(empty: list[bool], start: int) -> bool:
    """Whether the run of empty places from here has one that shares a side with the middle."""
    spot = start
    while empty[spot % 8]:
        if spot % 2 == 0:
            return True
        spot += 1
    return False


_DIVIDED = tuple(_divided(bits) for bits in range(256))
_RING_BITS = tuple((1 << spot, step) for spot, step in enumerate(RING))


def shuts_in(at: Mapping[int, str], place: int) -> bool:
    """A17: whether a tile here would shut in an empty place."""
    bits = 0
    for bit, step in _RING_BITS:
        if place + step in at:
            bits |= bit
    return _DIVIDED[bits]


class Survey(msgspec.Struct, frozen=True, gc=False):
    """All that must be known of an Alhambra to build on it, worked out once."""

    at: dict[int, str]
    free: dict[int, Touch]  # the places where some tile may go, and what that tile must be like
    taken: dict[str, Touch]  # by tile: what another must be like to replace it

    def may_stand(self, tile: str, place: int) -> bool:
        spot = self.free.get(place)
        return spot is not None and spot.fits(tile)

    def places(self, tile: str) -> list[int]:
        """Where this tile may be added."""
        walls = WALLS[tile]
        return [place for place, spot in self.free.items() if walls & spot.known == spot.walls]


@lru_cache(maxsize=4096)
def survey(alhambra: Alhambra) -> Survey:
    at = dict(alhambra.tiles)
    spots = touches(at)
    free = {
        place: spot
        for place, spot in spots.items()
        if place not in at and spot.known != spot.walls and not shuts_in(at, place)
    }
    return Survey(at, free, {tile: spots.get(place, ALONE) for place, tile in alhambra.tiles if tile != FOUNTAIN})


def place_names(alhambra: Alhambra, tile: str) -> tuple[str, ...]:
    """Where this tile may be added, by name."""
    return tuple(map(place_name, survey(alhambra).places(tile)))


@lru_cache(maxsize=4096)
def removable(alhambra: Alhambra) -> frozenset[str]:
    """A12: the tiles that may be taken off."""
    found = survey(alhambra)
    fixed = _joints(found.at)
    shut = {tile for tile, spot in found.taken.items() if spot.known == EVERY_SIDE}  # A17
    return frozenset(found.taken).difference(fixed, shut)


def enclosed(at: Mapping[int, str], place: int) -> bool:
    """A17: whether this place would be a gap if it were empty."""
    return all(place + step in at for step in STEPS)


_OPEN = {tile: tuple(step for side, step in enumerate(STEPS) if not walls >> side & 1) for tile, walls in WALLS.items()}
"""The ways out of every tile: its sides without a wall."""


def ways(at: Mapping[int, str], place: int) -> list[int]:
    """A15: the neighbours one can walk to."""
    return [other for step in _OPEN[at[place]] if (other := place + step) in at]


def _joints(at: Mapping[int, str]) -> set[str]:
    """The tiles on which others depend to be reached (Tarjan's cut vertices); the fountain may be among them."""
    joints: set[str] = set()
    order: dict[int, int] = {}

    def visit(place: int, parent: int) -> int:
        lowest = mine = order[place] = len(order)
        for step in _OPEN[at[place]]:
            other = place + step
            if other == parent or other not in at:
                continue
            if other in order:
                beyond = order[other]
            else:
                beyond = visit(other, place)
                if beyond >= mine:
                    joints.add(at[place])
            if beyond < lowest:
                lowest = beyond
        return lowest

    visit(CENTRE, CENTRE)
    return joints


def cut_off(at: Mapping[int, str], gone: int) -> list[str]:
    """A15: the tiles that could not be reached without the one at this place."""
    seen, queue = {CENTRE, gone}, [CENTRE]
    for place in queue:
        for other in ways(at, place):
            if other not in seen:
                seen.add(other)
                queue.append(other)
    return [tile for place, tile in at.items() if place not in seen]


def gap(at: Mapping[int, str], filled: int) -> list[int]:
    """A17: the empty places that a tile here would shut in."""
    taken = {*at, filled}
    shut: set[int] = set()
    for start in (filled + step for step in STEPS):
        if start not in taken and start not in shut:
            shut |= _pocket(taken, start)
    return sorted(shut)


def _pocket(taken: set[int], start: int) -> set[int]:
    """The empty places joined to this one if tiles lie all round them, else none."""
    outside = min(taken) - ROW  # further north than any tile
    seen, queue = {start}, [start]
    for place in queue:
        if place <= outside:
            return set()
        for other in (place + step for step in STEPS):
            if other not in taken and other not in seen:
                seen.add(other)
                queue.append(other)
    return seen


def swappable(alhambra: Alhambra, tile: str) -> list[str]:
    """A12: the tiles this one may replace. Alike towards all neighbours, it leaves every way on foot as it was."""
    walls = WALLS[tile]
    return [old for old, spot in survey(alhambra).taken.items() if walls & spot.known == spot.walls]
