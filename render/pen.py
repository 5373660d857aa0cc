"""A pen for one part: it draws at four times the size, and the part is reduced once, then kept and pasted.

Coordinates are the part's own, in final pixels; the part remembers where its origin is.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import ceil, cos, dist, floor, hypot, pi, sin
from typing import NamedTuple, TypeAlias

from PIL import Image, ImageDraw

from render import lettering
from render.lettering import SCALE, Anchor
from render.palette import INK, Colour

Point: TypeAlias = tuple[float, float]
INNER = 0.765  # inner radius of the eight-point star: two squares


class Part(NamedTuple):
    """A small picture with transparency, and where its origin lies in it."""

    image: Image.Image
    x: int
    y: int


class Pen:
    """Draws on a transparent field from (left, top) to (right, bottom), which `part` turns into a Part."""

    def __init__(self, left: float, top: float, right: float, bottom: float) -> None:
        self.left, self.top = floor(left), floor(top)
        size = (ceil(right) - self.left) * SCALE, (ceil(bottom) - self.top) * SCALE
        self.image = Image.new("RGBA", size)
        self._draw = ImageDraw.Draw(self.image)

    def part(self) -> Part:
        """What was drawn, reduced."""
        return Part(self.image.reduce(SCALE), -self.left, -self.top)

    def polygon(
        self, points: Sequence[Point], fill: Colour | None, edge: Colour | None = None, line: float = 2.5
    ) -> None:
        """A shape with sharp corners; the edge lies half in, half out."""
        if edge is None:
            self._fill(points, fill)
        elif fill is None:
            self.line([*points, points[0]], edge, line)
        else:
            self._fill(outset(points, line / 2), edge)
            self._fill(outset(points, -line / 2), fill)

    def circle(
        self, x: float, y: float, r: float, fill: Colour | None, edge: Colour | None = None, line: float = 2.5
    ) -> None:
        """A disc; the edge lies half in, half out."""
        if edge is not None:
            outer = self._box(x - r - line / 2, y - r - line / 2, x + r + line / 2, y + r + line / 2)
            self._draw.ellipse(outer, fill, edge, round(line * SCALE))
        elif fill is not None:
            self._draw.ellipse(self._box(x - r, y - r, x + r, y + r), fill)

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: Colour | None,
        edge: Colour | None = None,
        line: float = 2.5,
        radius: float = 0,
    ) -> None:
        """A rectangle, its corners rounded by `radius`; the edge lies inside."""
        box = self._box(x, y, x + width, y + height)
        self._draw.rounded_rectangle(box, radius * SCALE, fill, edge, round(line * SCALE) if edge else 0)

    def line(self, points: Iterable[Point], colour: Colour, width: float, *, round_ends: bool = True) -> None:
        """A stroke through the points, its turns rounded."""
        path = [self._at(point) for point in points]
        self._draw.line(path, colour, round(width * SCALE), joint="curve")
        if round_ends:
            reach = width * SCALE / 2
            for x, y in (path[0], path[-1]):
                self._draw.ellipse((x - reach, y - reach, x + reach - 1, y + reach - 1), colour)

    def dashes(self, points: Sequence[Point], colour: Colour, width: float, on: float, off: float) -> None:
        """A dashed stroke that begins and ends with half a dash, so that strokes can be joined end to end."""
        for dash in dashed(points, on, off):
            self.line(dash, colour, width, round_ends=False)

    def arc(self, x: float, y: float, r: float, start: float, end: float, colour: Colour, width: float) -> None:
        """A stroke along a circle; degrees, clockwise from the right. The stroke is centred on the circle."""
        reach = r + width / 2
        box = self._box(x - reach, y - reach, x + reach, y + reach)
        self._draw.arc(box, start, end, colour, round(width * SCALE))

    def pie(self, x: float, y: float, r: float, start: float, end: float, fill: Colour) -> None:
        """A sector; degrees, clockwise from the right."""
        self._draw.pieslice(self._box(x - r, y - r, x + r, y + r), start, end, fill)

    def star(
        self,
        x: float,
        y: float,
        r: float,
        fill: Colour,
        edge: Colour | None = None,
        line: float = 2.5,
        *,
        points: int = 8,
        inner: float = INNER,
    ) -> None:
        """A star with a point upwards."""
        self.polygon(star(x, y, r, points, inner), fill, edge, line)

    def text(
        self, x: float, y: float, text: str, size: int, weight: int, colour: Colour = INK, anchor: Anchor = "m"
    ) -> None:
        """Letters, `x` their left, middle or right, `y` the middle of a capital."""
        at = self._at((x - lettering.shift(text, size, weight, anchor), y + size * lettering.CAP / 2))
        lettering.write(self._draw, at, text, size, weight, colour)

    def stamp(self, other: Pen, x: float, y: float) -> None:
        """What another pen has drawn, its origin at (x, y)."""
        left, top = self._at((x + other.left, y + other.top))
        self.image.alpha_composite(other.image, (round(left), round(top)))

    def _fill(self, points: Iterable[Point], fill: Colour | None) -> None:
        if fill is not None:
            self._draw.polygon([self._at(point) for point in points], fill)

    def _at(self, point: Point) -> Point:
        return (point[0] - self.left) * SCALE, (point[1] - self.top) * SCALE

    def _box(self, x0: float, y0: float, x1: float, y1: float) -> tuple[float, float, float, float]:
        left, top = self._at((x0, y0))
        right, bottom = self._at((x1, y1))
        return left, top, right - 1, bottom - 1


def star(x: float, y: float, r: float, points: int = 8, inner: float = INNER) -> list[Point]:
    """The corners of a star, from the top."""
    turns = ((k * pi / points, r if k % 2 == 0 else r * inner) for k in range(2 * points))
    return [(x + reach * sin(turn), y - reach * cos(turn)) for turn, reach in turns]


def ngon(x: float, y: float, r: float, sides: int, turn: float = 0) -> list[Point]:
    """The corners of a regular polygon, the first at the top, turned clockwise by `turn` degrees."""
    angles = (2 * pi * k / sides + turn * pi / 180 for k in range(sides))
    return [(x + r * sin(angle), y - r * cos(angle)) for angle in angles]


def curve(start: Point, control: Point, end: Point, steps: int = 12) -> list[Point]:
    """A quadratic Bézier curve as a polyline."""
    line = []
    for k in range(steps + 1):
        t = k / steps
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        line.append((a * start[0] + b * control[0] + c * end[0], a * start[1] + b * control[1] + c * end[1]))
    return line


def rounded(points: Sequence[Point], radius: float, steps: int = 10) -> list[Point]:
    """An open polyline of right angles with its turns rounded into quarter circles."""
    path = [points[0]]
    for before, corner, after in zip(points, points[1:], points[2:], strict=False):
        begin, end = _towards(corner, before, radius), _towards(corner, after, radius)
        centre = begin[0] + end[0] - corner[0], begin[1] + end[1] - corner[1]
        for k in range(steps + 1):
            a, b = cos(k / steps * pi / 2), sin(k / steps * pi / 2)
            path.append(
                (
                    centre[0] + a * (begin[0] - centre[0]) + b * (end[0] - centre[0]),
                    centre[1] + a * (begin[1] - centre[1]) + b * (end[1] - centre[1]),
                )
            )
    return [*path, points[-1]]


def dashed(points: Sequence[Point], on: float, off: float) -> list[list[Point]]:
    """The dashes of a polyline; `on` and `off` are stretched so that it begins and ends with half a dash."""
    total = sum(dist(a, b) for a, b in pairwise(points))
    count = max(1, round(total / (on + off)))
    period = total / count
    half = period * on / (on + off) / 2
    return [_stretch(points, k * period - half, k * period + half) for k in range(count + 1)]


def outset(points: Sequence[Point], by: float) -> list[Point]:
    """The polygon grown by that much on every side (shrunk if negative), corners mitred."""
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, [*points[1:], points[0]], strict=True))
    grow = by if area > 0 else -by
    return [_mitre(points[k - 1], point, points[(k + 1) % len(points)], grow) for k, point in enumerate(points)]


def _mitre(before: Point, corner: Point, after: Point, by: float) -> Point:
    ax, ay = _normal(before, corner)
    bx, by_ = _normal(corner, after)
    scale = by / max(0.1, 1 + ax * bx + ay * by_)
    return corner[0] + (ax + bx) * scale, corner[1] + (ay + by_) * scale


def _normal(a: Point, b: Point) -> Point:
    length = hypot(b[0] - a[0], b[1] - a[1]) or 1
    return (b[1] - a[1]) / length, (a[0] - b[0]) / length


def _towards(a: Point, b: Point, by: float) -> Point:
    share = by / dist(a, b)
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def _stretch(points: Sequence[Point], begin: float, end: float) -> list[Point]:
    """The piece of a polyline between two distances along it."""
    piece: list[Point] = []
    gone = 0.0
    for a, b in pairwise(points):
        length = dist(a, b)
        if length and begin < gone + length and end > gone:
            piece.append(_towards(a, b, max(0.0, begin - gone)))
            piece.append(_towards(a, b, min(length, end - gone)))
        gone += length
    return piece
