"""La Mancha itself: the picture in the corner of the map that no player has taken."""

from __future__ import annotations

from render.palette import FIRST, GROUND, INK, Colour
from render.parts import keep
from render.pen import Part, Pen, Point, curve
from render.quixote import land, symbols
from render.quixote.crest import rider
from render.quixote.symbols import Place

HAZE = land.FURROW


@keep
def mancha(wide: int, tall: int) -> Part:
    """Mills on the ridge, the sun behind them, and Don Quixote who rides at them. The origin is its corner."""
    pen = Pen(0, 0, wide, tall)
    pen.rect(0, 0, wide, tall, GROUND)
    _sun(pen, wide * 0.3, tall * 0.3)
    for x, y in ((0.62, 0.14), (0.7, 0.1), (0.77, 0.17)):
        _bird(pen, wide * x, tall * y)
    _rise(pen, wide, tall, (0.62, 0.44, 0.5), land.LOWER)
    for x, y, unit in ((0.9, 0.36, 1.9), (0.56, 0.41, 1.5)):
        symbols.windmill(Place(pen, wide * x, tall * y, unit))
    _rise(pen, wide, tall, (0.74, 0.48, 0.62), land.UPPER)
    symbols.windmill(Place(pen, wide * 0.73, tall * 0.45, 3.2), 6)
    _rise(pen, wide, tall, (0.76, 0.72, 0.84), land.LOWER)
    for x, y, unit in ((0.9, 0.79, 3.4), (0.8, 0.84, 3.0), (0.08, 0.72, 2.4)):
        land.olive(pen, wide * x, tall * y, unit, land.LOWER)
    for k in range(4):
        left, brow, right = (tall * (level + 0.05 * k) for level in (0.84, 0.79, 0.92))
        pen.line(curve((-4, left), (wide * 0.6, brow), (wide + 4, right), 24), HAZE, 3)
    rider(Place(pen, wide * 0.27, tall * 0.93, 2.1))
    return pen.part()


def _rise(pen: Pen, wide: int, tall: int, levels: tuple[float, float, float], fill: Colour) -> None:
    """Land from side to side: its height at the left, in the middle and at the right."""
    left, middle, right = (tall * level for level in levels)
    line = curve((-4, left), (wide * 0.6, 2 * middle - (left + right) / 2), (wide + 4, right), 32)
    pen.polygon([*line, (wide + 4, tall), (-4, tall)], fill)
    pen.line(line, INK, 2.5)


def _sun(pen: Pen, x: float, y: float) -> None:
    pen.star(x, y, 62, FIRST, INK, 2.5, points=16, inner=0.74)
    pen.circle(x, y, 38, FIRST, INK, 2.5)


def _bird(pen: Pen, x: float, y: float) -> None:
    wing: list[Point] = [
        *curve((x - 12, y - 4), (x - 5, y - 7), (x, y)),
        *curve((x, y), (x + 5, y - 7), (x + 12, y - 4)),
    ]
    pen.line(wing, INK, 2.5)
