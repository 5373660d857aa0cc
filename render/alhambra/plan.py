"""Where the places of an Alhambra lie in a picture: its bounds, the size of a tile, and the corner of each place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from rules.alhambra.building import coordinates

Spot: TypeAlias = tuple[int, int]
"""Columns east and rows south of the fountain."""


class Box(NamedTuple):
    """A field of the picture."""

    x: int
    y: int
    width: int
    height: int


class Plan(NamedTuple):
    """A grid of places: its first column and row, how many it has, the size of a tile, its top left in the picture."""

    west: int
    north: int
    columns: int
    rows: int
    size: int
    x: int
    y: int

    def corner(self, spot: Spot) -> tuple[int, int]:
        """The top left of a place."""
        return self.x + (spot[0] - self.west) * self.size, self.y + (spot[1] - self.north) * self.size

    def spots(self) -> list[Spot]:
        return [(self.west + k, self.north + j) for j in range(self.rows) for k in range(self.columns)]


def spot(place: str) -> Spot:
    """A named place as column and row."""
    found = coordinates(place)
    if found is None:
        raise ValueError(f"not a place: {place!r}")
    return found[0], -found[1]


def close(places: Iterable[str], box: Box, largest: int) -> Plan:
    """The smallest grid with all the places, in the middle of the box, its tiles as large as they may be."""
    west, north, columns, rows = _bounds(places)
    size = _size(box, columns, rows, largest)
    return _centred(box, west, north, columns, rows, size)


def roomy(places: Iterable[str], box: Box, largest: int) -> Plan:
    """A grid with all the places, and as many empty ones around as the box has room for."""
    west, north, columns, rows = _bounds(places)
    size = _size(box, columns, rows, largest)
    more, further = box.width // size - columns, box.height // size - rows
    return _centred(box, west - more // 2, north - further // 2, columns + more, rows + further, size)


def _bounds(places: Iterable[str]) -> tuple[int, int, int, int]:
    spots = [spot(place) for place in places]
    west, north = min(x for x, _ in spots), min(y for _, y in spots)
    return west, north, max(x for x, _ in spots) - west + 1, max(y for _, y in spots) - north + 1


def _size(box: Box, columns: int, rows: int, largest: int) -> int:
    return max(1, min(box.width // columns, box.height // rows, largest))


def _centred(box: Box, west: int, north: int, columns: int, rows: int, size: int) -> Plan:
    x = box.x + (box.width - columns * size) // 2
    y = box.y + (box.height - rows * size) // 2
    return Plan(west, north, columns, rows, size, x, y)


def column_name(column: int) -> str:
    return f"{'e' if column > 0 else 'w'}{abs(column)}" if column else "0"


def row_name(row: int) -> str:
    return f"{'s' if row > 0 else 'n'}{abs(row)}" if row else "0"
