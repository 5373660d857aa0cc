"""Rugs: a colour, a pattern, whole or half. A whole one has fringes and a seam, so that one sees what M11 protects."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from render.palette import INDIGO, INK, MADDER, SAFFRON, TURQUOISE, Colour, rgb
from render.parts import keep
from render.pen import Part, Pen

CELL = 106
FRINGE = 8
INSET = 4.5  # of a rug in its cells


class Dye(NamedTuple):
    """A rug's ground, its light and its dark thread, and the motif woven into each half, round (0, 0) in a cell."""

    ground: Colour
    light: Colour
    dark: Colour
    motif: Callable[[Pen, float, float, float, Dye], None]


def _lozenges(pen: Pen, x: float, y: float, unit: float, dye: Dye) -> None:
    reach = 31 * unit
    for right in (-1, 1):
        for down in (-1, 1):
            corner = x + right * 30 * unit, y + down * 30 * unit
            across = corner[0] - right * 16 * unit, corner[1]
            along = corner[0], corner[1] - down * 16 * unit
            pen.polygon([corner, across, along], dye.dark)
    for share, colour in ((1.0, dye.light), (0.66, dye.ground), (0.36, dye.light)):
        r = reach * share
        pen.polygon([(x, y - r), (x + r, y), (x, y + r), (x - r, y)], colour)


def _chevrons(pen: Pen, x: float, y: float, unit: float, dye: Dye) -> None:
    for lift in (-17, 0, 17):
        tip, foot = y + (lift - 10) * unit, y + (lift + 8) * unit
        wide, thick = 30 * unit, 9 * unit
        pen.polygon(
            [
                (x - wide, foot - thick / 2),
                (x, tip - thick / 2),
                (x + wide, foot - thick / 2),
                (x + wide, foot + thick / 2),
                (x, tip + thick / 2),
                (x - wide, foot + thick / 2),
            ],
            dye.light,
        )


def _bars(pen: Pen, x: float, y: float, unit: float, dye: Dye) -> None:
    for offset, wide in ((-24, 10.0), (0, 14.0), (24, 10.0)):
        pen.rect(x + (offset - wide / 2) * unit, y - 31 * unit, wide * unit, 62 * unit, dye.dark)


def _stars(pen: Pen, x: float, y: float, unit: float, dye: Dye) -> None:
    pen.star(x, y, 32 * unit, dye.light, inner=0.7)
    pen.star(x, y, 20 * unit, dye.dark, inner=0.7)
    pen.star(x, y, 9.5 * unit, dye.light, inner=0.7)


DYES: dict[str, Dye] = {
    "red": Dye(MADDER, rgb("F2C9A0"), rgb("76201B"), _lozenges),
    "blue": Dye(INDIGO, rgb("B9C6EA"), rgb("1D2B57"), _chevrons),
    "yellow": Dye(SAFFRON, rgb("FFF0C4"), rgb("A86E10"), _bars),
    "turquoise": Dye(TURQUOISE, rgb("E4F4EC"), rgb("1F6B66"), _stars),
}


@keep
def half(colour: str) -> Part:
    """One cell of a rug whose other half lies under another; the origin is the cell's corner."""
    pen = Pen(0, 0, CELL, CELL)
    side = CELL - 2 * INSET
    _body(pen, INSET, INSET, side, side, 1, DYES[colour])
    DYES[colour].motif(pen, CELL / 2, CELL / 2, 1, DYES[colour])
    return pen.part()


@keep
def whole(colour: str, *, upright: bool = False, size: int = CELL) -> Part:
    """A rug on two cells of that size, side by side or one above the other; the origin is the first cell's corner."""
    pen = Pen(0, 0, size if upright else 2 * size, 2 * size if upright else size)
    weave(pen, 0, 0, colour, upright=upright, size=size)
    return pen.part()


def weave(pen: Pen, left: float, top: float, colour: str, *, upright: bool, size: float) -> None:
    """A whole rug in cells of that size, the first one's corner at (left, top)."""
    dye, unit = DYES[colour], size / CELL
    wide, tall = (size, 2 * size) if upright else (2 * size, size)
    inset, end = (INSET * unit, (FRINGE + 2) * unit)[:: 1 if upright else -1]
    _fringes(pen, left, top, wide, tall, upright=upright, unit=unit)
    _body(pen, left + inset, top + end, wide - 2 * inset, tall - 2 * end, unit, dye)
    x, y = left + wide / 2, top + tall / 2
    reach = size / 2 - 3 * unit  # motifs keep clear of the fringe
    for along in (-reach, reach):
        dye.motif(pen, x + (0 if upright else along), y + (along if upright else 0), unit, dye)
    for across in (-22 * unit, 0, 22 * unit):
        pen.star(
            x + (across if upright else 0), y + (0 if upright else across), 6.5 * unit, dye.light, points=4, inner=0.707
        )


def _body(pen: Pen, x: float, y: float, width: float, height: float, unit: float, dye: Dye) -> None:
    pen.rect(x, y, width, height, dye.ground, INK, max(2.0, 3 * unit), 3 * unit)
    within = 8 * unit
    pen.rect(x + within, y + within, width - 2 * within, height - 2 * within, None, dye.light, max(1.0, 2.25 * unit))


def _fringes(pen: Pen, left: float, top: float, wide: float, tall: float, *, upright: bool, unit: float) -> None:
    """Threads from end to end; the body will lie over all but their tips."""
    count = 11 if unit > 0.6 else 6
    first, length = (INSET + 5) * unit, wide if upright else tall
    near, far = 1.5 * unit, (tall if upright else wide) - 1.5 * unit
    for k in range(count):
        at = first + k * (length - 2 * first) / (count - 1)
        ends = [(at, near), (at, far)] if upright else [(near, at), (far, at)]
        pen.line([(left + x, top + y) for x, y in ends], INK, max(1.5, 2.2 * unit), round_ends=False)


@keep
def bale(colours: tuple[str, ...], width: int = 46, height: int = 22, edge: Colour = INK) -> Part:
    """Rugs not yet laid: a small rug, of both colours where a player has two."""
    pen = Pen(-width / 2 - 1, -height / 2 - 1, width / 2 + 1, height / 2 + 1)
    for k in range(4):
        y = -height / 2 + 3 + k * (height - 6) / 3
        pen.line([(-width / 2, y), (width / 2, y)], edge, 1.75, round_ends=False)
    left, share = -width / 2 + 5, (width - 10) / len(colours)
    for k, colour in enumerate(colours):
        pen.rect(left + k * share, -height / 2, share, height, DYES[colour].ground)
    pen.rect(left, -height / 2, width - 10, height, None, edge, 2, 2)
    for k, colour in enumerate(colours):
        x = left + k * share + (6 if k == 0 else 3)
        end = left + (k + 1) * share - (6 if k == len(colours) - 1 else 3)
        pen.rect(x, -height / 2 + 6, end - x, height - 12, None, DYES[colour].light, 1.5)
    return pen.part()


@keep
def patch(colour: str, size: int = 26, edge: Colour = INK) -> Part:
    """A visible half, as a sign."""
    pen = Pen(-size / 2, -size / 2, size / 2, size / 2)
    pen.rect(-size / 2, -size / 2, size, size, DYES[colour].ground, edge, 2.25, 2)
    pen.rect(-size * 0.23, -size * 0.23, size * 0.46, size * 0.46, None, DYES[colour].light, 2)
    return pen.part()
