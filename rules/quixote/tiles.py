"""The tiles of a player (Q1-Q4), and each as it lies in a principality: a road tile up or down, or a castle."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Literal, TypeAlias

import msgspec

Way: TypeAlias = Literal["up", "down"]
Symbol: TypeAlias = Literal["church", "windmill", "knight"]

WAYS: tuple[Way, Way] = ("up", "down")
SYMBOLS: tuple[Symbol, ...] = ("church", "windmill", "knight")
OPPOSITE = {"N": "S", "S": "N", "W": "E", "E": "W"}


class Tile(msgspec.Struct, frozen=True):
    """A road tile as printed. Its symbol stands on the road of the upper half."""

    id: str
    symbol: Symbol
    shield: int
    upper: str
    lower: str
    joined: bool


class Castle(msgspec.Struct, frozen=True):
    """Q4: the end of two roads."""

    id: str
    value: int
    upper: str
    lower: str
    joined: bool


class Band(msgspec.Struct, frozen=True):
    """Q18: the title of whoever reaches this total alone."""

    floor: int = msgspec.field(name="from")
    title: str = ""


class Box(msgspec.Struct, frozen=True):
    """What `tiles.json` holds."""

    castles: tuple[Castle, ...]
    tiles: tuple[Tile, ...]
    solo_bands: tuple[Band, ...]


class Piece(msgspec.Struct, frozen=True):
    """What lies on a field, as it lies: the exits of its halves, and on which half (0 upper, 1 lower) the symbol is."""

    upper: str = ""
    lower: str = ""
    joined: bool = False
    tile: str = ""
    way: Way = "up"
    symbol: Symbol | None = None
    shield: int = 0
    half: int = 0


def turned(exits: str) -> str:
    """Q3: the exits of a half after half a turn."""
    return "".join(side for side in "NSWE" if OPPOSITE[side] in exits)


def laid(tile: Tile, way: Way) -> Piece:
    """Q3: the tile as it lies."""
    if way == "up":
        return Piece(tile.upper, tile.lower, tile.joined, tile.id, way, tile.symbol, tile.shield, 0)
    return Piece(turned(tile.lower), turned(tile.upper), tile.joined, tile.id, way, tile.symbol, tile.shield, 1)


_BOX = msgspec.convert(json.loads(files(__package__).joinpath("tiles.json").read_text()), Box)

TILES: dict[str, Tile] = {tile.id: tile for tile in _BOX.tiles}
CASTLES: tuple[Castle, ...] = _BOX.castles
BANDS: tuple[tuple[int, str], ...] = tuple((band.floor, band.title.replace(" ", "-")) for band in _BOX.solo_bands)

PIECES: tuple[Piece, ...] = (
    Piece(),
    *(laid(tile, way) for tile in _BOX.tiles for way in WAYS),
    *(Piece(castle.upper, castle.lower, castle.joined, castle.id) for castle in _BOX.castles),
)
"""Everything that can be on a field, by its number: nothing, the 44 ways of the road tiles, castle 6, castle 4."""

EMPTY = 0
CASTLE6, CASTLE4 = len(PIECES) - 2, len(PIECES) - 1
PIECE: dict[tuple[str, Way], int] = {
    (piece.tile, piece.way): number for number, piece in enumerate(PIECES) if piece.symbol is not None
}


def rating(total: int) -> str:
    """Q18, alone: what the total is worth."""
    return next(title for floor, title in reversed(BANDS) if total >= floor)
