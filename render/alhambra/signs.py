"""Small wordless signs: cards, the bag, the reserve's bricks, the wall, and Dirk."""

from __future__ import annotations

from render.palette import FIRST, INK, INK2, WHITE, Colour
from render.parts import keep
from render.pen import Part, Pen, curve


@keep
def cards(height: int = 38, colour: Colour = INK) -> Part:
    """Money cards: the deck, or a hand."""
    unit = height / 38
    pen = Pen(-20 * unit, -20 * unit, 20 * unit, 20 * unit)
    back = [(-18, -14.5), (-1, -18), (4.5, 12), (-12.5, 15.5)]
    pen.polygon([(x * unit, y * unit) for x, y in back], colour)
    pen.rect(-3.5 * unit, -14.5 * unit, 22 * unit, 32 * unit, WHITE, colour, 2.6 * unit, 3 * unit)
    pen.circle(7.5 * unit, 1.5 * unit, 4.8 * unit, colour)
    return pen.part()


@keep
def bag(height: int = 40) -> Part:
    """The bag of buildings."""
    unit = height / 40
    pen = Pen(-20 * unit, -21 * unit, 20 * unit, 21 * unit)
    body = [*curve((-6, -8), (-13, -2), (-17, 14), 8), *curve((-17, 14), (-18, 19), (-13, 19), 4)]
    whole = [*body, *[(-x, y) for x, y in reversed(body)]]
    neck = [(-10, -19), (-4, -16), (0, -19), (4, -16), (10, -19), (5, -9.5), (-5, -9.5)]
    for shape in (whole, neck):
        pen.polygon([(x * unit, y * unit) for x, y in shape], INK)
    pen.line([(-6 * unit, -9 * unit), (6 * unit, -9 * unit)], FIRST, 2.6 * unit)
    return pen.part()


@keep
def bricks(width: int = 36, colour: Colour = INK2) -> Part:
    """The reserve: a few courses of bricks."""
    unit = width / 36
    pen = Pen(-18 * unit, -14 * unit, 18 * unit, 14 * unit)
    pen.rect(-17 * unit, -13 * unit, 34 * unit, 26 * unit, None, colour, 3 * unit, 3 * unit)
    for line in (((-17, 0), (17, 0)), ((5, -13), (5, 0)), ((-6, 0), (-6, 13))):
        pen.line([(x * unit, y * unit) for x, y in line], colour, 2.6 * unit, round_ends=False)
    return pen.part()


@keep
def wall(width: int = 42, colour: Colour = INK) -> Part:
    """The longest wall: battlements."""
    unit = width / 42
    pen = Pen(-21 * unit, -15 * unit, 21 * unit, 15 * unit)
    shape = [(-20, 14), (-20, -14), (-8, -14), (-8, -4), (-4, -4), (-4, -14), (6, -14), (6, -4), (10, -4), (10, -14)]
    pen.polygon([(x * unit, y * unit) for x, y in [*shape, (20, -14), (20, 14)]], colour)
    return pen.part()


@keep
def points(r: int, colour: Colour = INK) -> Part:
    """The score: a sharp star."""
    pen = Pen(-r - 1, -r - 1, r + 1, r + 1)
    pen.star(0, 0, r, colour, inner=0.56)
    return pen.part()
