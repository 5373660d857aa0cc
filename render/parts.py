"""The parts every game's pictures share: seats, stars, dice, signs and marks. Each is drawn once and kept."""

from __future__ import annotations

from functools import lru_cache
from math import ceil, cos, pi, sin
from typing import Literal, TypeAlias

from render.palette import (
    CHANGED,
    FADED,
    FIRST,
    GAIN,
    INK,
    INK2,
    MARKS,
    PAPER,
    SAND,
    SEATS,
    WHITE,
    Colour,
)
from render.pen import Part, Pen, Point, curve, ngon

keep = lru_cache(maxsize=256)
"""For functions that draw a part: bounded, and the same part for the same arguments."""

NOBODY = -1
"""The seat of a contender whom nobody plays."""

Stage: TypeAlias = Literal["done", "now", "next"]
Heading: TypeAlias = Literal["N", "E", "S", "W"]


@keep
def seat(number: int, r: int = 26, ring: Colour = INK, line: float = 3, *, faded: bool = False) -> Part:
    """The disc of a seat (from 0): its colour, its mark, a ring."""
    colour, ink = (INK2, PAPER) if number == NOBODY else (SEATS[number % len(SEATS)], MARKS[number % len(SEATS)])
    if faded:
        colour, ink, ring = SAND, FADED, FADED
    pen = Pen(-r - 2, -r - 2, r + 2, r + 2)
    pen.circle(0, 0, r - line / 2, colour, ring, line)
    _mark(pen, number, r * 0.46, ink)
    return pen.part()


@keep
def mark(number: int, r: float, colour: Colour) -> Part:
    """The mark of a seat alone."""
    pen = Pen(-r * 1.4, -r * 1.4, r * 1.4, r * 1.4)
    _mark(pen, number, r, colour)
    return pen.part()


def _mark(pen: Pen, number: int, r: float, colour: Colour) -> None:
    match NOBODY if number == NOBODY else number % len(SEATS):
        case -1:
            pen.polygon(_crescent(r * 1.25), colour)
        case 0:
            pen.circle(0, 0, r, colour)
        case 1:
            pen.rect(-r * 0.92, -r * 0.92, r * 1.84, r * 1.84, colour)
        case 2:
            pen.polygon([(0, -r * 1.12), (r * 1.18, r * 0.88), (-r * 1.18, r * 0.88)], colour)
        case 3:
            pen.rect(-r * 0.36, -r * 1.1, r * 0.72, r * 2.2, colour)
            pen.rect(-r * 1.1, -r * 0.36, r * 2.2, r * 0.72, colour)
        case 4:
            pen.star(0, r * 0.08, r * 1.28, colour, points=5, inner=0.42)
        case _:
            pen.polygon(ngon(0, 0, r * 1.14, 6, 30), colour)


def _crescent(r: float) -> list[Point]:
    outer = [(r * 0.1 + r * cos(turn), r * sin(turn)) for turn in (pi * (0.25 + k / 16) for k in range(25))]
    inner = [
        (r * 0.42 + r * 0.78 * cos(turn), r * 0.78 * sin(turn)) for turn in (pi * (1.7 - k / 16) for k in range(23))
    ]
    return [*outer, *inner]


@keep
def star(r: float, fill: Colour, edge: Colour | None = INK, line: float = 2.5) -> Part:
    """An eight-point star."""
    pen = Pen(-r - 3, -r - 3, r + 3, r + 3)
    pen.star(0, 0, r, fill, edge, line)
    return pen.part()


@keep
def stage(number: int, state: Stage, r: int = 19) -> Part:
    """A numbered star for a phase or a scoring: done (saffron), under way (ink), to come (outline)."""
    fill, colour = {"done": (FIRST, INK), "now": (INK, PAPER), "next": (PAPER, INK)}[state]
    pen = Pen(-r - 3, -r - 3, r + 3, r + 3)
    pen.star(0, 0, r, fill, INK, 2)
    pen.text(0, 0, str(number), round(r * 1.15), 700, colour)
    return pen.part()


@keep
def coin(r: float = 14) -> Part:
    """A gold coin: a dirham of Marrakech."""
    pen = Pen(-r - 1, -r - 1, r + 1, r + 1)
    pen.circle(0, 0, r - 1, FIRST, INK, 2)
    pen.circle(0, 0, r * 0.62, None, INK, 1.5)
    pen.star(0, 0, r * 0.32, INK, inner=0.6)
    return pen.part()


@keep
def die(value: int, size: int = 54) -> Part:
    """A die, its face up."""
    pen = Pen(-size / 2, -size / 2, size / 2, size / 2)
    pen.rect(-size / 2, -size / 2, size, size, PAPER, INK, 2.5, size * 0.19)
    for x, y in _pips(value):
        pen.circle(x * size * 0.24, y * size * 0.24, size * 0.1, INK)
    return pen.part()


def _pips(value: int) -> list[Point]:
    odd: list[Point] = [(0, 0)] if value % 2 else []
    pairs: list[Point] = [(-1, -1), (1, 1), (1, -1), (-1, 1), (-1, 0), (1, 0)]
    return odd + pairs[: value - value % 2]


@keep
def check(r: int = 18, fill: Colour = GAIN, colour: Colour = WHITE) -> Part:
    """A tick in a disc: done, ready."""
    pen = Pen(-r - 1, -r - 1, r + 1, r + 1)
    pen.circle(0, 0, r, fill)
    pen.line([(-r * 0.45, r * 0.03), (-r * 0.12, r * 0.38), (r * 0.48, -r * 0.34)], colour, r * 0.24)
    return pen.part()


@keep
def tick(width: int = 48, colour: Colour = WHITE) -> Part:
    """A tick alone."""
    pen = Pen(-width / 2 - 2, -width / 2, width / 2 + 2, width / 2)
    pen.line(
        [(-width * 0.42, width * 0.06), (-width * 0.12, width * 0.34), (width * 0.42, -width * 0.34)],
        colour,
        width * 0.16,
    )
    return pen.part()


@keep
def hourglass(r: int = 18, fill: Colour = WHITE, colour: Colour = INK) -> Part:
    """An hourglass in a disc: still owes a move."""
    pen = Pen(-r - 2, -r - 2, r + 2, r + 2)
    pen.circle(0, 0, r - 1, fill, colour, 2.5)
    for way in (-1, 1):
        pen.polygon([(-r * 0.42, way * r * 0.5), (r * 0.42, way * r * 0.5), (0, 0)], colour)
        pen.line([(-r * 0.44, way * r * 0.52), (r * 0.44, way * r * 0.52)], colour, r * 0.14)
    return pen.part()


@keep
def padlock(height: int = 42, colour: Colour = INK, hole: Colour = PAPER) -> Part:
    """A padlock: for one's own eyes."""
    unit = height / 42
    pen = Pen(-20 * unit, -22 * unit, 20 * unit, 22 * unit)
    pen.arc(0, -7 * unit, 10 * unit, 180, 360, colour, 5 * unit)
    for way in (-1, 1):
        pen.line([(way * 10 * unit, -7.5 * unit), (way * 10 * unit, -2 * unit)], colour, 5 * unit, round_ends=False)
    pen.rect(-17 * unit, -4 * unit, 34 * unit, 25 * unit, colour, radius=5 * unit)
    pen.circle(0, 6 * unit, 4 * unit, hole)
    pen.line([(0, 6 * unit), (0, 13 * unit)], hole, 3.4 * unit)
    return pen.part()


@keep
def arrow(heading: Heading, size: int = 40, colour: Colour = INK) -> Part:
    """A stout arrow."""
    unit = size / 40
    shape = [(0, -20), (20, 2), (8.5, 2), (8.5, 20), (-8.5, 20), (-8.5, 2), (-20, 2)]
    pen = Pen(-size / 2, -size / 2, size / 2, size / 2)
    pen.polygon([turned((x * unit, y * unit), heading) for x, y in shape], colour)
    return pen.part()


def turned(point: Point, heading: Heading) -> Point:
    """A point drawn for N, as it lies for another heading."""
    x, y = point
    return {"N": (x, y), "E": (-y, x), "S": (-x, -y), "W": (y, -x)}[heading]


@keep
def laurel(r: float, leaf: Colour = GAIN, edge: Colour = INK) -> Part:
    """Two branches round a disc of radius `r`: the winner's."""
    reach = r * 1.62
    pen = Pen(-reach, -reach, reach, reach)
    for side in (-1, 1):
        stem = [(side * r * 1.2 * sin(turn), r * 1.2 * cos(turn)) for turn in (k / 20 * pi * 0.8 for k in range(21))]
        pen.line(stem, edge, 2)
        for k in range(6):
            turn = pi * (0.1 + 0.135 * k)
            for out in (-1, 1):
                _leaf(pen, r, side, turn, out, leaf, edge)
    return pen.part()


def _leaf(pen: Pen, r: float, side: int, turn: float, out: int, leaf: Colour, edge: Colour) -> None:
    foot = r * 1.2 * sin(turn), r * 1.2 * cos(turn)
    along = turn + pi / 2 - out * 0.62  # leaves point on along the branch, away from it on both sides
    length = r * 0.4
    tip = foot[0] + length * sin(along), foot[1] + length * cos(along)
    middle = (foot[0] + tip[0]) / 2, (foot[1] + tip[1]) / 2
    bulge = length * 0.42 * cos(along), -length * 0.42 * sin(along)
    shape = [
        *curve(foot, (middle[0] + bulge[0], middle[1] + bulge[1]), tip, 6),
        *curve(tip, (middle[0] - bulge[0], middle[1] - bulge[1]), foot, 6)[1:-1],
    ]
    pen.polygon([(side * x, y) for x, y in shape], leaf, edge, 1.2)


@keep
def brackets(width: int, height: int, arm: int = 22, case: Colour = WHITE, line: float = 7) -> Part:
    """The four corners of what changed this turn, round a field of that size; the origin is the field's corner."""
    reach = ceil(line * 6 / 7)
    pen = Pen(-reach, -reach, width + reach, height + reach)
    for colour, thick in ((case, line * 12 / 7), (CHANGED, line)):
        for x, right in ((0, 1), (width, -1)):
            for y, down in ((0, 1), (height, -1)):
                pen.line([(x + right * arm, y), (x, y), (x, y + down * arm)], colour, thick)
    return pen.part()


@keep
def dashed_box(
    width: int,
    height: int,
    fill: Colour | None = WHITE,
    colour: Colour = INK,
    line: float = 4,
    radius: int = 0,
    dash: float = 12,
    gap: float = 8,
) -> Part:
    """A place on offer, or a free one: a dashed edge inside a field of that size; the origin is its corner."""
    pen = Pen(0, 0, width, height)
    if fill is not None:
        pen.rect(0, 0, width, height, fill, radius=radius)
    low, right, bottom = line / 2, width - line / 2, height - line / 2
    if radius:
        for corner, start in (((low + radius, low + radius), 180), ((right - radius, low + radius), 270)):
            pen.arc(*corner, radius, start, start + 90, colour, line)
        for corner, start in (((right - radius, bottom - radius), 0), ((low + radius, bottom - radius), 90)):
            pen.arc(*corner, radius, start, start + 90, colour, line)
    for y in (low, bottom):
        pen.dashes([(low + radius, y), (right - radius, y)], colour, line, dash, gap)
    for x in (low, right):
        pen.dashes([(x, low + radius), (x, bottom - radius)], colour, line, dash, gap)
    return pen.part()


@keep
def ghost(width: int, height: int, line: float = 6) -> Part:
    """Round what is not played yet: dashes of ink on white, astride the edge of a field; the origin is its corner."""
    reach = line
    pen = Pen(-reach, -reach, width + reach, height + reach)
    pen.rect(-reach, -reach, width + 2 * reach, height + 2 * reach, None, WHITE, 2 * reach)
    for y in (0, height):
        pen.dashes([(0, y), (width, y)], INK, line, 14, 9)
    for x in (0, width):
        pen.dashes([(x, 0), (x, height)], INK, line, 14, 9)
    return pen.part()
