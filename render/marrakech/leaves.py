"""The rules of Marrakech in small pictures: the same square, rugs and signs as on the board."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render import parts
from render.leaf import Leaves, cut, leaf, may, may_not
from render.marrakech import marks, rugs, square
from render.marrakech.board import colours
from render.marrakech.rugs import CELL
from render.parts import Heading
from render.sheet import Sheet

AHEAD: Heading = "S"


def _assam(sheet: Sheet, cell: str, facing: Heading = AHEAD) -> None:
    sheet.put(marks.assam(facing), *square.centre(cell))


def _between(sheet: Sheet, first: str, last: str, *, rim: int = 0) -> bytes:
    """The cells from one to another; with the loops above them, if there is a rim."""
    left, top = square.corner(first)
    right, bottom = square.corner(last)
    return cut(sheet, left - 3, top - 3 - rim, right + CELL + 3, bottom + CELL + 3).png(colours())


def _rug(sheet: Sheet, colour: str, cells: Sequence[str]) -> None:
    """A rug on two cells, or the half that is seen of one."""
    upright = len(cells) == 2 and cells[0][0] == cells[1][0]
    part = rugs.whole(colour, upright=upright) if len(cells) == 2 else rugs.half(colour)
    sheet.put(part, *square.corner(cells[0]))


def begin() -> bytes:
    """M1: the square, Assam in the middle."""
    sheet = Sheet(square.ground())
    _assam(sheet, "d4")
    edge = square.RING + 40
    whole = cut(
        sheet, square.LEFT - edge, square.TOP - edge, square.LEFT + square.SIZE + edge, square.TOP + square.SIZE + edge
    )
    return Sheet(whole.image.resize((480, 480), Image.Resampling.LANCZOS)).png(colours())


def turn() -> bytes:
    """M5: straight on, or a quarter to either side; never back."""
    sheet = Sheet(square.ground())
    _assam(sheet, "d4")
    for heading in marks.ways(AHEAD).values():
        sheet.put(marks.way(heading), *marks.way_at("d4", heading))
    return _between(sheet, "b3", "f5")


def dice() -> bytes:
    """M6: the six sides of the die."""
    sheet = leaf(130)
    for k, value in enumerate((1, 2, 2, 3, 3, 4)):
        sheet.put(parts.die(value, 76), 70 + 100 * k, 65)
    return sheet.png(colours())


def walk() -> bytes:
    """M7: over the edge and back by the arrow, three steps."""
    sheet = Sheet(square.ground())
    marks.walk(sheet, ("d2", "d1", "c1", "c2"), ("N", "N", "S"))
    _assam(sheet, "c2")
    return _between(sheet, "a1", "f2", rim=square.RING)


def pay() -> bytes:
    """M8: five cells of a colour joined by their sides cost five dirhams; one that touches by a corner costs none."""
    sheet = Sheet(square.ground())
    _rug(sheet, "blue", ("c3", "d3"))
    _rug(sheet, "blue", ("d4", "d5"))
    _rug(sheet, "blue", ("e5",))
    _rug(sheet, "blue", ("b4",))
    _rug(sheet, "yellow", ("e4",))
    group = ("c3", "d3", "d4", "d5", "e5")
    marks.group(sheet, group)
    _assam(sheet, "d4")
    marks.coins(sheet, group)
    return _between(sheet, "b3", "f5")


def lay() -> bytes:
    """M10: every way to lay a rug beside Assam."""
    sheet = Sheet(square.ground())
    _assam(sheet, "d4")
    beside = [marks.neighbour("d4", heading) for heading in marks.STEP]
    for first in beside:
        for heading in marks.STEP:
            second = marks.neighbour(first, heading)
            if second != "d4":
                x, y, level = marks.lay_at(first, second)
                sheet.put(marks.lay(level), x, y)
    return _between(sheet, "b2", "f6")


def cover() -> bytes:
    """M11: not a whole rug, but halves of two."""
    sheet = leaf(190, 560)
    sheet.put(rugs.whole("red"), 24, 42)
    may_not(sheet, 24 + CELL, 42 + CELL // 2)
    sheet.put(rugs.half("red"), 324, 42)
    sheet.put(rugs.half("turquoise"), 324 + CELL, 42)
    may(sheet, 324 + CELL, 42 + CELL // 2)
    return sheet.png(colours())


def score() -> bytes:
    """M14: a visible half is a point, and so is a dirham."""
    sheet = leaf(130, 560)
    for x, part in ((70, rugs.patch("blue", 64)), (330, parts.coin(34))):
        sheet.put(part, x, 65)
        sheet.text(x + 58, 65, "= 1", 44, 650)
    return sheet.png(colours())


LEAVES: Leaves = {
    "M1": begin,
    "M5": turn,
    "M6": dice,
    "M7": walk,
    "M8": pay,
    "M10": lay,
    "M11": cover,
    "M14": score,
}
