"""A principality as 24 bytes, the number of the piece on each field, and as the fields of a view or a position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from rules.quixote.fields import FIELDS, INDEX, SIZE
from rules.quixote.tiles import CASTLE4, CASTLE6, EMPTY, PIECE, PIECES, Way

Fields: TypeAlias = dict[str, tuple[str, Way]]
"""The road tiles laid and how each lies; castles are not listed."""

_BYTE = tuple(bytes((number,)) for number in range(len(PIECES)))


def ground(castles: Mapping[str, str], fields: Mapping[str, tuple[str, Way]]) -> bytes:
    """The principality with these castles (by value: `"6"`, `"4"`) and tiles."""
    land = bytearray(SIZE)
    land[INDEX[castles["6"]]] = CASTLE6
    land[INDEX[castles["4"]]] = CASTLE4
    for field, (tile, way) in fields.items():
        land[INDEX[field]] = PIECE[tile, way]
    return bytes(land)


def fields(land: bytes) -> Fields:
    """The tiles on it, field by field."""
    laid = ((FIELDS[index], PIECES[number]) for index, number in enumerate(land))
    return {field: (piece.tile, piece.way) for field, piece in laid if piece.symbol is not None}


def lay(land: bytes, field: int, tile: str, way: Way) -> bytes:
    """The principality with one more tile."""
    return land[:field] + _BYTE[PIECE[tile, way]] + land[field + 1 :]


def last_free(land: bytes) -> str:
    """Q9: the field still free when all the others are taken."""
    return FIELDS[land.index(EMPTY)]
