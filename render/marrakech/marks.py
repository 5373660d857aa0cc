"""What lies on the square beside rugs: Assam, his last walk, a payment, and the marks of what may be done now."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, pi, sin, sqrt

from render.marrakech.rugs import CELL
from render.marrakech.square import ACROSS, centre, corner, loop
from render.palette import CHANGED, FIRST, INK, MADDER, PAPER, WHITE, Colour, rgb
from render.parts import Heading, coin, keep, turned
from render.pen import Part, Pen, Point, curve
from render.sheet import Sheet
from rules.marrakech.moves import QUARTERS

GOLD = rgb("F7D36B")
FOLD = rgb("C9B48E")
GLOW = rgb("FFF3CF")
LONG, SHORT = 26, 12  # half of the pill of a laying
BEFORE = 79  # from Assam to the arrow of a way
AROUND: tuple[Heading, ...] = ("N", "E", "S", "W")
STEP: dict[str, tuple[int, int]] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


@keep
def assam(facing: Heading) -> Part:
    """Assam from above: turban, cap, and a gold point where he looks."""
    pen = Pen(-56, -56, 56, 56)
    for r, tip, colour in ((50.0, 62.0, INK), (46.0, 57.0, GOLD)):
        pen.circle(0, 0, r - 3, colour)
        pen.polygon([turned(point, facing) for point in _drop(r - 3, tip - 6)], colour)
    pen.circle(0, 0, 36, PAPER, INK, 3)
    for k in range(8):
        turn = k * pi / 4
        pen.line(_fold(turn), FOLD, 2.5)
    pen.circle(0, 0, 14, MADDER, INK, 3)
    pen.circle(0, 0, 5.5, GOLD)
    return pen.part()


def _drop(r: float, tip: float) -> list[Point]:
    """The point of a drop: tangents from its tip to the circle."""
    y = -r * r / tip
    x = sqrt(r * r - y * y)
    return [(0, -tip), (x, y), (-x, y)]


def _fold(turn: float) -> list[Point]:
    begin = 15 * sin(turn), -15 * cos(turn)
    middle = 27 * sin(turn + 0.12), -27 * cos(turn + 0.12)
    end = 33.5 * sin(turn + 0.62), -33.5 * cos(turn + 0.62)
    return curve(begin, middle, end, 8)


def walk(sheet: Sheet, cells: tuple[str, ...], headings: tuple[Heading, ...]) -> None:
    """The last walk, a ring where it began. Strokes join in the middles of cells, so each step is a kept part."""
    for cell, heading in zip(cells, headings, strict=False):
        if (cell, heading) in ACROSS:
            sheet.put(_round(cell, heading), 0, 0)
        else:
            sheet.put(_straight(heading in "EW"), *_between(cell, heading))
    if cells:
        sheet.put(_start(), *centre(cells[0]))


def _between(cell: str, heading: Heading) -> tuple[int, int]:
    x, y = centre(cell)
    dx, dy = STEP[heading]
    return x + dx * CELL // 2, y + dy * CELL // 2


@keep
def _straight(level: bool) -> Part:
    half = CELL / 2
    path = [(-half, 0.0), (half, 0.0)] if level else [(0.0, -half), (0.0, half)]
    pen = Pen(-half if level else -10, -10 if level else -half, half if level else 10, 10 if level else half)
    _trace(pen, path)
    return pen.part()


@keep
def _round(cell: str, heading: Heading) -> Part:
    path = loop((cell, heading), CELL / 2)
    xs, ys = [x for x, _ in path], [y for _, y in path]
    pen = Pen(min(xs) - 10, min(ys) - 10, max(xs) + 10, max(ys) + 10)
    _trace(pen, path)
    return pen.part()


def _trace(pen: Pen, path: list[Point]) -> None:
    pen.line(path, INK, 17, round_ends=False)
    pen.line(path, WHITE, 11, round_ends=False)
    pen.dashes(path, CHANGED, 6, 10, 7.6)


@keep
def _start() -> Part:
    pen = Pen(-17, -17, 17, 17)
    pen.circle(0, 0, 14, WHITE, INK, 3)
    pen.circle(0, 0, 8, CHANGED)
    return pen.part()


def group(sheet: Sheet, cells: Iterable[str]) -> None:
    """The cells of a payment, outlined as one."""
    inside = dict.fromkeys(cells)  # in their order: the same picture on every machine
    edges = [(cell, heading) for cell in inside for heading in STEP if neighbour(cell, heading) not in inside]
    for colour, width in ((INK, 13), (GLOW, 7)):
        for cell, heading in edges:
            sheet.put(_bar(heading in "NS", width, colour), *_edge(cell, heading))


def neighbour(cell: str, heading: str) -> str:
    """The cell beside it; beyond the edge a name that no cell has."""
    dx, dy = STEP[heading]
    return f"{chr(ord(cell[0]) + dx)}{int(cell[1]) + dy}"


def _edge(cell: str, heading: str) -> tuple[int, int]:
    x, y = corner(cell)
    return x + (CELL if heading == "E" else 0), y + (CELL if heading == "S" else 0)


@keep
def _bar(level: bool, width: int, colour: Colour) -> Part:
    """One side of a cell, from its first corner."""
    reach = width / 2
    wide, tall = (CELL, 0) if level else (0, CELL)
    pen = Pen(-reach, -reach, wide + reach, tall + reach)
    pen.rect(-reach, -reach, wide + width, tall + width, colour, radius=4 * width / 13)
    return pen.part()


def coins(sheet: Sheet, cells: Iterable[str]) -> None:
    """A dirham on each cell that was paid for."""
    for cell in cells:
        x, y = corner(cell)
        sheet.put(coin(15), x + CELL - 21, y + CELL - 21)


@keep
def lay(level: bool, long: int = LONG, chosen: bool = False) -> Part:
    """A legal laying: a pill across the side its two cells share; ink once it is chosen."""
    wide, tall = (long, SHORT) if level else (SHORT, long)
    pen = Pen(-wide - 1, -tall - 1, wide + 1, tall + 1)
    fill, dot = (INK, WHITE) if chosen else (WHITE, INK)
    pen.rect(-wide, -tall, 2 * wide, 2 * tall, fill, INK, 4, 12)
    for way in (-1, 1):
        pen.circle(way * long / 2 if level else 0, 0 if level else way * long / 2, 5.5, dot)
    return pen.part()


def lay_at(first: str, second: str) -> tuple[int, int, bool]:
    """The middle of the side that the two cells of a laying share, and whether its pill lies level."""
    (x0, y0), (x1, y1) = centre(first), centre(second)
    return (x0 + x1) // 2, (y0 + y1) // 2, y0 == y1


@keep
def way(heading: Heading, r: int = 19, chosen: bool = False) -> Part:
    """A way Assam may be turned: an arrow on white; on ink once it is chosen."""
    unit = r / 19
    pen = Pen(-r - 3, -r - 3, r + 3, r + 3)
    fill, colour = (INK, WHITE) if chosen else (WHITE, INK)
    pen.circle(0, 0, r, fill, INK, 4)
    shape = [(0, -11.5), (10.5, 1), (4, 1), (4, 10.5), (-4, 10.5), (-4, 1), (-10.5, 1)]
    pen.polygon([turned((x * unit, y * unit), heading) for x, y in shape], colour)
    return pen.part()


def ways(facing: str) -> dict[str, Heading]:
    """M5: where Assam would look, by the word of the move."""
    ahead = AROUND.index(facing)
    return {word: AROUND[(ahead + quarter) % 4] for word, quarter in QUARTERS.items()}


def way_at(assam: str, heading: Heading) -> tuple[int, int]:
    """The middle of the arrow of a way: on the cell before him, near his own."""
    x, y = centre(assam)
    dx, dy = STEP[heading]
    return x + dx * BEFORE, y + dy * BEFORE


COLOURS: tuple[Colour, ...] = (GOLD, FOLD, GLOW, FIRST)
