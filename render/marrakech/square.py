"""The empty market square: 49 cells, the loops round it, coordinates on four sides; and where things lie on it."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render import frame
from render.marrakech.rugs import CELL
from render.palette import INK, rgb
from render.parts import Heading, keep, turned
from render.pen import Part, Pen, Point, rounded
from render.sheet import Sheet

HEIGHT = 1280
LEFT, TOP = 141, 188
SIZE = 7 * CELL
RING = 54
DEPTH = 34  # of a loop beyond the edge
BEND = 22

CLAY = rgb("D9B98C")
CLAY2 = rgb("CBA673")
TILE = rgb("F0DFBF")
GROUT = rgb("B08D5B")
PALE = rgb("E4CFA4")
STRAP = rgb("F6E7C4")

Place = tuple[str, Heading]

LOOPS: tuple[tuple[Place, Place], ...] = (
    *((("a1", "N"), ("b1", "N")), (("c1", "N"), ("d1", "N")), (("e1", "N"), ("f1", "N"))),
    *((("b7", "S"), ("c7", "S")), (("d7", "S"), ("e7", "S")), (("f7", "S"), ("g7", "S"))),
    *((("a1", "W"), ("a2", "W")), (("a3", "W"), ("a4", "W")), (("a5", "W"), ("a6", "W"))),
    *((("g2", "E"), ("g3", "E")), (("g4", "E"), ("g5", "E")), (("g6", "E"), ("g7", "E"))),
    *((("g1", "N"), ("g1", "E")), (("a7", "S"), ("a7", "W"))),
)
"""The edges each loop joins: where Assam goes over the one, he comes in over the other."""

ACROSS: dict[Place, Place] = {one: other for pair in LOOPS for one, other in (pair, pair[::-1])}


def corner(cell: str) -> tuple[int, int]:
    """The top left of a cell."""
    return LEFT + "abcdefg".index(cell[0]) * CELL, TOP + (int(cell[1]) - 1) * CELL


def centre(cell: str) -> tuple[int, int]:
    """The middle of a cell."""
    x, y = corner(cell)
    return x + CELL // 2, y + CELL // 2


def beyond(place: Place, by: float) -> Point:
    """The point that far out from the middle of a cell."""
    x, y = centre(place[0])
    dx, dy = turned((0, -by), place[1])
    return x + dx, y + dy


def loop(one: Place, inside: float = 0) -> list[Point]:
    """The path over an edge and back in over another, begun and ended `inside` the square by that much."""
    other = ACROSS[one]
    begin, end = beyond(one, CELL / 2 - inside), beyond(other, CELL / 2 - inside)
    out, back = beyond(one, CELL / 2 + DEPTH), beyond(other, CELL / 2 + DEPTH)
    if one[0] != other[0]:
        return rounded([begin, out, back, end], BEND)
    turn = (out[0], back[1]) if one[1] in "EW" else (back[0], out[1])
    return rounded([begin, out, turn, back, end], BEND)


@lru_cache(maxsize=1)
def ground() -> Image.Image:
    """The empty square on its sheet."""
    sheet = Sheet(frame.ground(HEIGHT))
    sheet.panel(LEFT - RING, TOP - RING, SIZE + 2 * RING, SIZE + 2 * RING, CLAY, INK, 3, 22)
    for one, _ in LOOPS:
        sheet.put(_strap(one), 0, 0)
    sheet.rect(LEFT - 4, TOP - 4, SIZE + 8, SIZE + 8, INK)
    sheet.rect(LEFT, TOP, SIZE, SIZE, GROUT)
    for column in range(7):
        for row in range(7):
            sheet.put(_cell(), LEFT + column * CELL, TOP + row * CELL)
    _coordinates(sheet)
    return sheet.image


@keep
def _cell() -> Part:
    pen = Pen(0, 0, CELL, CELL)
    pen.rect(1, 1, CELL - 2, CELL - 2, TILE)
    pen.star(CELL / 2, CELL / 2, 25, PALE)
    pen.star(CELL / 2, CELL / 2, 16, TILE)
    return pen.part()


def _strap(one: Place) -> Part:
    """A loop with an arrowhead into each of its cells, in the sheet's coordinates."""
    path, other = loop(one, -10), ACROSS[one]
    xs, ys = [x for x, _ in path], [y for _, y in path]
    pen = Pen(min(xs) - 16, min(ys) - 16, max(xs) + 16, max(ys) + 16)
    pen.line(path, INK, 17, round_ends=False)
    pen.line(path, STRAP, 11.5, round_ends=False)
    for place in (one, other):
        head = [beyond(place, CELL / 2 + reach) for reach in (2, 17)]
        side = turned((13, 0), place[1])
        pen.polygon(
            [head[0], (head[1][0] + side[0], head[1][1] + side[1]), (head[1][0] - side[0], head[1][1] - side[1])], INK
        )
    return pen.part()


def _coordinates(sheet: Sheet) -> None:
    for k in range(7):
        middle = k * CELL + CELL / 2
        for y in (TOP - RING - 19, TOP + SIZE + RING + 19):
            sheet.text(LEFT + middle, y, "abcdefg"[k], 30, 600, INK, "m")
        for x in (LEFT - RING - 21, LEFT + SIZE + RING + 21):
            sheet.text(x, TOP + middle, str(k + 1), 30, 600, INK, "m")
