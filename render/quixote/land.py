"""The tiles of a principality: land in two halves, what grows on it, and the roads that cross it."""

from __future__ import annotations

from typing import Literal, TypeAlias

from render.palette import INK, PAPER, Colour, mix, rgb
from render.parts import keep
from render.pen import Part, Pen, Point, curve
from render.quixote.symbols import ORANGE, SIDE
from rules.quixote.tiles import Piece

Tint: TypeAlias = Literal["plain", "castle", "first", "second"]

UPPER, LOWER = rgb("E3D3A0"), rgb("DAC88F")
ROAD = PAPER
TINTS: dict[Tint, Colour] = {"plain": ROAD, "castle": ORANGE, "first": rgb("3E9FE1"), "second": rgb("974D7F")}
FURROW = rgb("C3AE6C")
LEAF, TRUNK = rgb("96995A"), rgb("8A7346")
COLOURS = (UPPER, LOWER, *TINTS.values(), FURROW, LEAF, TRUNK)

CORNERS: tuple[Point, ...] = ((-18.5, -18.5), (18.5, -18.5), (18.5, 18.5), (-18.5, 18.5))
BENDS = {"NW": (0, 90), "NE": (90, 180), "SW": (270, 360), "SE": (180, 270)}
GROWTHS = 8  # in how many ways a half may be planted


def bed(size: int, tint: Tint) -> tuple[int, int]:
    """How wide a road is, without its edges and with them."""
    wide = 2 * round(size * (0.105 if tint == "plain" else 0.14))
    return wide, wide + 2 * max(1, round(size * 0.042))


def growth(tile: str, half: int) -> int:
    """What grows on a half of this tile: always the same, and not the same everywhere."""
    return (sum(map(ord, tile)) * 5 + half * 3) % GROWTHS


@keep
def soil(size: int, half: int, planted: int | None) -> Part:
    """One half: its land and, away from where roads run, a few trees, hills or furrows."""
    ground = UPPER if half == 0 else LOWER
    pen = Pen(0, 0, size, size)
    pen.rect(0, 0, size, size, ground)
    if planted is not None:
        first, second = CORNERS[planted % 4], CORNERS[(planted + 2 + planted // 4) % 4]
        for (x, y), kind in ((first, planted % 3), (second, (planted + 1) % 3)):
            unit = size / SIDE
            _plant(pen, (SIDE / 2 + x) * unit, (SIDE / 2 + y) * unit, unit * 0.88, kind, ground)
    return pen.part()


def _plant(pen: Pen, x: float, y: float, unit: float, kind: int, ground: Colour) -> None:
    if kind == 0:
        olive(pen, x - 2.5 * unit, y, unit, ground)
        olive(pen, x + 4 * unit, y + 2.5 * unit, unit * 0.8, ground)
    elif kind == 1:
        _hills(pen, x, y, unit)
    else:
        _furrows(pen, x, y, unit)


def olive(pen: Pen, x: float, y: float, unit: float, ground: Colour) -> None:
    """A tree; it stands only where no road comes near."""
    pen.line([(x, y), (x, y + 5.5 * unit)], TRUNK, 1.5 * unit)
    pen.circle(x, y - 1.2 * unit, 4 * unit, LEAF)
    pen.circle(x - 1.2 * unit, y - 2.2 * unit, 1.5 * unit, mix(LEAF, ground, 0.4))


def _hills(pen: Pen, x: float, y: float, unit: float) -> None:
    """As old maps draw them: a brow, shaded on one side."""
    for left, top, wide in ((-7.0, 4.0, 8.0), (-1.0, 5.0, 9.0)):
        brow = curve((left, top), (left + wide / 2, top - 14), (left + wide, top), 10)
        pen.line([(x + a * unit, y + b * unit) for a, b in brow], FURROW, 1.7 * unit)
        for k in (0.62, 0.8):
            a, b = brow[round(k * 10)]
            pen.line([(x + a * unit, y + b * unit), (x + (a - 1.4) * unit, y + (b + 2.6) * unit)], FURROW, 1.2 * unit)


def _furrows(pen: Pen, x: float, y: float, unit: float) -> None:
    for row in (-4.5, 0.0, 4.5):
        ridge = curve((-7, row + 1.5), (0, row - 2), (7, row + 1), 8)
        pen.line([(x + a * unit, y + b * unit) for a, b in ridge], FURROW, 1.7 * unit)


def ways(piece: Piece, half: int) -> str:
    """Where the roads of a half lead: its exits, and over the middle line if they do."""
    exits = piece.lower if half else piece.upper
    over = ("N" if half else "S") if piece.joined else ""
    return "".join(side for side in "NSWE" if side in exits + over)


@keep
def road(size: int, sides: str, tint: Tint, *, blind: bool = False) -> Part:
    """The roads of a half, all meeting in its middle; a blind one only comes from its side to a castle's tower."""
    wide, whole = bed(size, tint)
    pen = Pen(0, 0, size, size)
    for colour, width in ((INK, whole), (TINTS[tint], wide)):
        if sides in BENDS:
            _bend(pen, size, sides, colour, width)
        else:
            for side in sides:
                _arm(pen, size, side, colour, width, blind=blind)
            if len(sides) == 1 and not blind:
                pen.circle(size / 2, size / 2, width / 2, colour)
    return pen.part()


def _arm(pen: Pen, size: int, side: str, colour: Colour, width: float, *, blind: bool) -> None:
    """From the middle, or from a quarter of the way, out over one side."""
    near, half = (size / 4 if blind else size / 2), width / 2
    if side in "NS":
        pen.rect(size / 2 - half, 0 if side == "N" else size - near, width, near, colour)
    else:
        pen.rect(0 if side == "W" else size - near, size / 2 - half, near, width, colour)


def _bend(pen: Pen, size: int, sides: str, colour: Colour, width: float) -> None:
    """A quarter of a ring round the corner between two sides, and the straight rest of both arms."""
    r = round(size * 0.26)
    right, down = (1 if "E" in sides else -1), (1 if "S" in sides else -1)
    x, y = size / 2 + right * r, size / 2 + down * r
    pen.arc(x, y, r, *BENDS[sides], colour, width)
    rest, half = size / 2 - r, width / 2
    pen.rect(size - rest if right > 0 else 0, size / 2 - half, rest, width, colour)
    pen.rect(size / 2 - half, size - rest if down > 0 else 0, width, rest, colour)
