"""The crest of Marrakech: a slipper on a madder star; under the lobby's arch, the rug souk."""

from __future__ import annotations

from render.frame import Crest
from render.marrakech import rugs
from render.palette import INDIGO, INK, MADDER, PAPER, SAFFRON, TURQUOISE, Colour, rgb
from render.pen import Pen, Point, curve

DEEP = rgb("76201B")
GOLD = rgb("F7D36B")


def _sign(pen: Pen) -> None:
    _slipper(pen, 0, 0, 1, PAPER)


def _slipper(pen: Pen, x: float, y: float, unit: float, leather: Colour) -> None:
    """A babouche, its toe turned up."""
    toe = [*curve((4, 11), (17, 9), (20, -2), 8), *curve((20, -2), (21, -9), (15, -10), 6)]
    curl = [*curve((15, -10), (17.5, -6), (13, -3), 6), *curve((13, -3), (8, 0), (3, -5), 8)]
    heel = [*curve((3, -5), (-1, -9), (-4, -7), 6), *curve((-4, -7), (-14, -4), (-20, -1), 6)]
    sole = [*curve((-20, -1), (-23, 9), (-13, 10.5), 8), (4.0, 11.0)]
    mouth = [*curve((-17, 1.5), (-10, -4), (-3.5, -4), 8), *curve((-3.5, -4), (-2, 4), (-10, 4.5), 8)]
    welt = curve((-17, 10.2), (4, 13), (13, 7), 10)

    def placed(shape: list[Point]) -> list[Point]:
        return [(x + unit * px, y + unit * py) for px, py in shape]

    pen.polygon(placed([*toe, *curl, *heel, *sole]), leather)
    pen.polygon(placed([*mouth, *curve((-10, 4.5), (-16, 4.5), (-17, 1.5), 6)]), DEEP)
    pen.line(placed(welt), SAFFRON, 2 * unit)


def _scene(pen: Pen) -> None:
    pen.line([(0, -360), (0, -322)], INK, 2.5)
    _lamp(pen, 0, -290)
    pen.line([(-110, -214), (110, -214)], INK, 6)
    rugs.weave(pen, -43, -217, "red", upright=True, size=86)
    _roll(pen, -78, 92, TURQUOISE)
    _roll(pen, -52, 70, INDIGO)
    for k, (colour, wide) in enumerate(((INDIGO, 84), (SAFFRON, 78), (TURQUOISE, 80), (MADDER, 72))):
        _folded(pen, 50, -17.0 * k, wide, colour)
    _slipper(pen, -12, -15, 1.25, MADDER)


def _lamp(pen: Pen, x: float, y: float) -> None:
    """A brass lamp of the souk, pierced with stars."""
    pen.circle(x, y - 30, 5, None, INK, 2.5)
    pen.polygon([(x - 9, y - 16), (x, y - 26), (x + 9, y - 16)], SAFFRON, INK, 2.5)
    body = [(x - 9, y - 16), (x + 9, y - 16), (x + 24, y + 6), (x + 12, y + 26), (x - 12, y + 26), (x - 24, y + 6)]
    pen.polygon(body, SAFFRON, INK, 2.5)
    pen.star(x, y + 5, 12, GOLD, INK, 2)
    for way in (-1, 1):
        pen.line([(x + way * 8, y + 26), (x + way * 4, y + 34)], INK, 2)
    pen.circle(x, y + 36, 4, SAFFRON, INK, 2)


def _roll(pen: Pen, x: float, tall: float, colour: Colour) -> None:
    """A rug rolled up and stood on end."""
    pen.rect(x - 13, -tall, 26, tall, colour, INK, 2.5, 4)
    for y in (-tall + 18, -22.0):
        pen.rect(x - 11.5, y, 23, 5, PAPER)
    pen.circle(x, -tall + 2, 12, colour, INK, 2.5)
    pen.circle(x, -tall + 2, 5.5, None, INK, 2)


def _folded(pen: Pen, x: float, y: float, wide: float, colour: Colour) -> None:
    """A folded rug in a pile."""
    pen.rect(x - wide / 2, y - 18, wide, 18, colour, INK, 2.5, 7)
    pen.rect(x - wide / 2 + 12, y - 11, wide - 20, 4, PAPER)


CREST = Crest("Marrakech", MADDER, _sign, _scene, (DEEP, GOLD, rugs.DYES["red"].light))
