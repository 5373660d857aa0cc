"""Tiles beside an Alhambra: those that wait to be placed, boxed, under an arrow, and the reserve under its bricks."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from render import parts
from render.alhambra import signs, tiles
from render.palette import INK, WHITE
from render.sheet import Sheet

GAP = 6
PAD = 7  # of the box round what waits
SIGN = 34
ARROW = 36
GROUPS = 14  # between what waits and the reserve


class Shelf(NamedTuple):
    """What lies beside an Alhambra, and the size of its tiles."""

    waiting: Sequence[str]
    reserve: Sequence[str]
    size: int
    lines: int
    """Columns of a standing shelf, rows of a lying one."""
    signed: bool = True
    """Whether a standing shelf has room for the sign of its second group."""

    def along(self, count: int) -> int:
        """How far that many tiles reach in their lines."""
        return ceil(count / self.lines) * (self.size + GAP) - GAP

    def across(self, count: int) -> int:
        return min(count, self.lines) * (self.size + GAP) - GAP

    def standing(self) -> int:
        """The height of both groups below each other, without the first sign."""
        waiting = self.along(len(self.waiting)) + 2 * PAD if self.waiting else 0
        reserve = self.along(len(self.reserve)) if self.reserve else 0
        return waiting + reserve + (self.between() if waiting and reserve else 0)

    def between(self) -> int:
        """From what waits to the reserve below it."""
        return SIGN + GROUPS if self.signed else GROUPS // 2

    def lying(self) -> int:
        """The width of both groups beside each other, with their signs."""
        waiting = self.along(len(self.waiting)) + 3 * PAD + ARROW if self.waiting else 0
        reserve = self.along(len(self.reserve)) + signs_width() if self.reserve else 0
        return waiting + reserve + (GROUPS if waiting and reserve else 0)

    def wide(self) -> int:
        """The width of a standing shelf."""
        waiting = self.across(len(self.waiting)) + 2 * PAD if self.waiting else 0
        return max(waiting, self.across(len(self.reserve)) if self.reserve else 0)


def signs_width() -> int:
    return 36 + 12


def stand(waiting: Sequence[str], reserve: Sequence[str], height: int, sizes: Sequence[tuple[int, int]]) -> Shelf:
    """A standing shelf: the first of the sizes and numbers of columns at which it is no higher than that."""
    tried = [Shelf(waiting, reserve, size, lines, signed) for size, lines in sizes for signed in (True, False)]
    return next((shelf for shelf in tried if shelf.standing() <= height), tried[-1])


def lie(waiting: Sequence[str], reserve: Sequence[str], width: int, height: int, largest: int) -> Shelf:
    """A lying shelf: the largest tiles at which it is no wider and no higher than that."""
    sizes = [size for size in (76, 70, 64, 58, 52, 45, 40, 36, 32, 28, 24, 20) if size <= largest]
    tried = [Shelf(waiting, reserve, size, max(1, (height + GAP) // (size + GAP))) for size in sizes]
    return next((shelf for shelf in tried if shelf.lying() <= width), tried[-1])


def draw_standing(sheet: Sheet, shelf: Shelf, x: int, sign: int, y: int) -> None:
    """`x` is its middle; the first group's sign is at height `sign`, its tiles begin at `y`."""
    if shelf.waiting:
        sheet.put(parts.arrow("S", 28), x, sign)
        wide, tall = shelf.across(len(shelf.waiting)), shelf.along(len(shelf.waiting))
        sheet.panel(x - wide // 2 - PAD, y, wide + 2 * PAD, tall + 2 * PAD, WHITE, INK, 3, 9)
        sign = y + tall + 2 * PAD + shelf.between() - SIGN // 2 - 2
    if shelf.reserve and (shelf.signed or not shelf.waiting):
        sheet.put(signs.bricks(32), x, sign)
    for name, corner in standing(shelf, x, y).items():
        sheet.put(tiles.tile(name, shelf.size), *corner)


def standing(shelf: Shelf, x: int, y: int) -> dict[str, tuple[int, int]]:
    """The corners of the tiles of a standing shelf, drawn with its middle at `x` and its tiles from `y` on."""
    if not shelf.waiting:
        return _columns(shelf, shelf.reserve, x, y)
    below = y + shelf.along(len(shelf.waiting)) + 2 * PAD + shelf.between()
    return _columns(shelf, shelf.waiting, x, y + PAD) | _columns(shelf, shelf.reserve, x, below)


def _columns(shelf: Shelf, names: Sequence[str], x: int, y: int) -> dict[str, tuple[int, int]]:
    left, step = x - shelf.across(len(names)) // 2, shelf.size + GAP
    return {name: (left + k % shelf.lines * step, y + k // shelf.lines * step) for k, name in enumerate(names)}


def draw_lying(sheet: Sheet, shelf: Shelf, right: int, y: int) -> None:
    """`right` is its right end, `y` its middle."""
    if shelf.waiting:
        tall, left = shelf.across(len(shelf.waiting)), _waiting(shelf, right)
        sheet.panel(left, y - tall // 2 - PAD - 1, right - left, tall + 2 * PAD + 2, WHITE, INK, 4, 12)
        sheet.put(parts.arrow("S", min(ARROW + 4, tall + 4)), left + PAD + ARROW // 2 + 3, y)
    for name, corner in lying(shelf, right, y).items():
        sheet.put(tiles.tile(name, shelf.size), *corner)
    if shelf.reserve:
        sheet.put(signs.bricks(36), _reserve(shelf, right) - 30, y)


def lying(shelf: Shelf, right: int, y: int) -> dict[str, tuple[int, int]]:
    """The corners of the tiles of a lying shelf, drawn with that right end and middle."""
    waiting = _rows(shelf, shelf.waiting, right - PAD - shelf.along(len(shelf.waiting)), y)
    return waiting | _rows(shelf, shelf.reserve, _reserve(shelf, right), y)


def _waiting(shelf: Shelf, right: int) -> int:
    """The left of the box round what waits, if anything does."""
    return right - shelf.along(len(shelf.waiting)) - 3 * PAD - ARROW


def _reserve(shelf: Shelf, right: int) -> int:
    """The left of the reserve."""
    return (_waiting(shelf, right) - GROUPS if shelf.waiting else right) - shelf.along(len(shelf.reserve))


def _rows(shelf: Shelf, names: Sequence[str], x: int, middle: int) -> dict[str, tuple[int, int]]:
    y, step = middle - shelf.across(len(names)) // 2, shelf.size + GAP
    return {name: (x + k // shelf.lines * step, y + k % shelf.lines * step) for k, name in enumerate(names)}
