"""The six kinds of building and the fountain: colours and signs, each known by its drawing even without colour."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from render.palette import INK, PAPER, WHITE, Colour, mix, rgb
from render.parts import keep
from render.pen import Part, Pen, Point, curve

STONE = rgb("E7DDC8")  # round the fountain
WATER = rgb("6DADC3")


class Brush(NamedTuple):
    """Draws a sign in a box of `size` round (x, y), so that its shapes are written in shares of the box."""

    pen: Pen
    x: float
    y: float
    size: float
    ink: Colour
    hole: Colour

    def at(self, x: float, y: float) -> Point:
        return self.x + x * self.size, self.y + y * self.size

    def box(self, left: float, top: float, right: float, bottom: float, colour: Colour | None = None) -> None:
        (x0, y0), (x1, y1) = self.at(left, top), self.at(right, bottom)
        self.pen.rect(x0, y0, x1 - x0, y1 - y0, colour or self.ink)

    def disc(self, x: float, y: float, r: float, colour: Colour | None = None) -> None:
        self.pen.circle(*self.at(x, y), r * self.size, colour or self.ink)

    def shape(self, points: list[Point], colour: Colour | None = None) -> None:
        self.pen.polygon([self.at(*point) for point in points], colour or self.ink)

    def arch(self, x: float, wide: float, spring: float, foot: float) -> None:
        """An opening with a round head."""
        self.disc(x, spring, wide / 2, self.hole)
        self.box(x - wide / 2, spring, x + wide / 2, foot, self.hole)


def _pavilion(brush: Brush) -> None:
    """A dome on four columns."""
    brush.disc(0, -0.44, 0.06)
    brush.box(-0.025, -0.44, 0.025, -0.34)
    brush.pen.pie(*brush.at(0, -0.07), 0.32 * brush.size, 180, 360, brush.ink)
    brush.box(-0.46, -0.08, 0.46, 0.02)
    for x in (-0.36, -0.12, 0.12, 0.36):
        brush.box(x - 0.06, 0, x + 0.06, 0.4)
    brush.box(-0.48, 0.38, 0.48, 0.5)


def _seraglio(brush: Brush) -> None:
    """A gate with a horseshoe arch."""
    teeth: list[Point] = [(-0.5, -0.5), (-0.33, -0.34), (-0.165, -0.5), (0, -0.34), (0.165, -0.5), (0.33, -0.34)]
    brush.shape(
        [*teeth, (0.5, -0.5), (0.5, -0.24), (0.42, -0.12), (0.42, 0.5), (-0.42, 0.5), (-0.42, -0.12), (-0.5, -0.24)]
    )
    brush.disc(0, 0.08, 0.235, brush.hole)
    brush.box(-0.165, 0.2, 0.165, 0.51, brush.hole)
    for x in (-0.31, 0.31):
        brush.disc(x, -0.12, 0.06, brush.hole)


def _arcades(brush: Brush) -> None:
    """Three arches."""
    brush.box(-0.52, -0.44, 0.52, -0.38)
    brush.box(-0.5, -0.33, 0.5, 0.46)
    for x in (-0.305, 0, 0.305):
        brush.arch(x, 0.245, -0.07, 0.38)


def _chambers(brush: Brush) -> None:
    """A gabled house."""
    brush.box(0.2, -0.46, 0.32, -0.1)
    brush.shape([(0, -0.5), (0.52, -0.06), (-0.52, -0.06)])
    brush.box(-0.4, -0.08, 0.4, 0.5)
    brush.box(-0.1, 0.16, 0.1, 0.51, brush.hole)
    for x in (-0.26, 0.26):
        brush.box(x - 0.08, 0.02, x + 0.08, 0.18, brush.hole)


def _garden(brush: Brush) -> None:
    """A round tree and a cypress."""
    for x, y in ((-0.34, -0.02), (-0.1, -0.02), (-0.22, -0.19)):
        brush.disc(x, y, 0.17)
    brush.box(-0.26, 0, -0.18, 0.44)
    right = [*curve((0.26, -0.5), (0.46, -0.1), (0.4, 0.12), 8), *curve((0.4, 0.12), (0.37, 0.3), (0.26, 0.3), 6)]
    brush.shape([*right, *[(0.52 - x, y) for x, y in reversed(right)]])
    brush.box(0.22, 0.26, 0.3, 0.44)
    brush.box(-0.5, 0.42, 0.5, 0.49)


def _tower(brush: Brush) -> None:
    """A crenellated tower."""
    for x in (-0.31, -0.08, 0.15):
        brush.box(x, -0.5, x + 0.16, -0.3)
    brush.box(-0.31, -0.37, 0.31, -0.22)
    brush.box(-0.22, -0.24, 0.22, 0.44)
    brush.box(-0.33, 0.4, 0.33, 0.5)
    brush.box(-0.05, -0.13, 0.05, 0.05, brush.hole)
    brush.arch(0, 0.16, 0.28, 0.41)


class Kind(NamedTuple):
    """How a kind of building looks."""

    ground: Colour
    ink: Colour
    draw: Callable[[Brush], None]


KINDS: dict[str, Kind] = {
    "pavilion": Kind(rgb("2E6DB7"), PAPER, _pavilion),
    "seraglio": Kind(rgb("AC361E"), PAPER, _seraglio),
    "arcades": Kind(rgb("D39231"), INK, _arcades),
    "chambers": Kind(rgb("D6CFC2"), INK, _chambers),
    "garden": Kind(rgb("5D9B7C"), INK, _garden),
    "tower": Kind(rgb("3E2A55"), PAPER, _tower),
}


PALE = {kind: mix(look.ground, PAPER, 0.45) for kind, look in KINDS.items()}
"""Their colours where they step back, behind a wall that is traced."""


def sign(pen: Pen, kind: str, x: float, y: float, size: float, ink: Colour, hole: Colour) -> None:
    """The sign of a kind in a box of that size round (x, y)."""
    KINDS[kind].draw(Brush(pen, x, y, size, ink, hole))


@keep
def icon(kind: str, size: int) -> Part:
    """The sign alone, in the kind's own ink."""
    look = KINDS[kind]
    half = size / 2 + 2
    pen = Pen(-half, -half, half, half)
    sign(pen, kind, 0, 0, size, look.ink, look.ground)
    return pen.part()


@keep
def chip(kind: str, size: int) -> Part:
    """The sign on a square of the kind's colour: the head of a column or a row."""
    look, half = KINDS[kind], size / 2
    pen = Pen(-half, -half, half, half)
    pen.rect(-half, -half, size, size, look.ground, INK, 2.5, size * 0.1)
    sign(pen, kind, 0, 0, size * 0.68, look.ink, look.ground)
    return pen.part()


@keep
def basin(size: int) -> Part:
    """The fountain from above."""
    r = size / 2
    pen = Pen(-r - 1, -r - 1, r + 1, r + 1)
    line = max(1.2, size * 0.022)
    pen.star(0, 0, r, WATER, INK, line)
    pen.star(0, 0, r * 0.68, WHITE)
    pen.circle(0, 0, r * 0.36, WATER, INK, line)
    pen.circle(0, 0, r * 0.13, INK)
    return pen.part()
