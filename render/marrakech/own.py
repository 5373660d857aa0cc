"""Marrakech as the player to act sees it: the ways Assam may go and what awaits him there, then the rug to lay.

The same square as everyone's. A tap on the cell before Assam sends him that way; a tap on a pill lays the rug.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import dist
from typing import NamedTuple

from render import parts
from render.marrakech import board, marks, rugs, square
from render.marrakech.panels import MINUS
from render.marrakech.rugs import CELL
from render.painter import Names, Taps
from render.palette import INK, LOSS, WHITE
from render.parts import Heading, keep
from render.pen import Part, Pen, Point
from render.sheet import WIDTH, Sheet
from render.touch import TOUCH, Tap, begun
from rules.marrakech import View
from rules.marrakech.square import CELLS, HEADINGS, INDEX, walk
from rules.marrakech.state import DIE

ARROW = 26  # the radius of an arrow
PILL = 30  # half the length of the pill of a laying
PUSHED = 1.15  # how far from Assam a pill is, in shares of where everyone sees it
FURTHEST = max(DIE)
STRIDE = CELL / 4  # between the dots of a way
NEAR = 131  # from Assam to the mark on the cell beside him


def own(view: View, names: Names, offered: Sequence[str], chosen: str) -> bytes:
    """The square with what may be done now, 1024×1280."""
    sheet = board.table(view, names, walked=view.phase == "lay")
    if view.phase == "turn":
        _ways(sheet, view, offered, chosen)
    else:
        _lays(sheet, view, offered, chosen)
    return sheet.png(board.colours())


def taps(view: View, offered: Sequence[str], chosen: str) -> Taps:
    """A way is the cell before Assam, also beyond the edge; a laying is its pill. Each is played at once."""
    if view.phase == "turn":
        ways = marks.ways(view.facing)
        found = [Tap(move, _before(view.assam, ways[move]), "play") for move in offered]
    else:
        found = [Tap(move, _pill(view.assam, move), "play") for move in _open(offered, chosen)]
    return Taps(found, WIDTH, square.HEIGHT)


def _open(offered: Sequence[str], chosen: str) -> Sequence[str]:
    """The moves that go on from the words chosen; all of them once these are a whole move, as one may think again."""
    return offered if chosen in offered else begun(offered, chosen)


def _before(assam: str, heading: Heading) -> tuple[int, int, int, int]:
    """A field of a finger's size before Assam; those of two ways touch at a corner."""
    x, y = square.centre(assam)
    dx, dy = marks.STEP[heading]
    return x + dx * TOUCH - TOUCH // 2, y + dy * TOUCH - TOUCH // 2, TOUCH, TOUCH


def _pill(assam: str, move: str) -> tuple[int, int, int, int]:
    x, y, _ = pill_at(assam, move)
    return x - PILL, y - PILL, 2 * PILL, 2 * PILL


def pill_at(assam: str, move: str) -> tuple[int, int, bool]:
    """The middle of a laying's pill, and whether it lies level; pushed away from Assam, to where there is more room."""
    (x0, y0), (x, y, level) = square.centre(assam), marks.lay_at(*move.split()[1:])
    return round(x0 + (x - x0) * PUSHED), round(y0 + (y - y0) * PUSHED), level


def _ways(sheet: Sheet, view: View, offered: Sequence[str], chosen: str) -> None:
    """M5-M8: the arrows, the ways they lead, and where each roll would end; once one is chosen, that alone."""
    ways = marks.ways(view.facing)
    shown = [ways[move] for move in offered if not chosen or move == chosen]
    for heading in shown:
        _dots(sheet, view.assam, heading)
    sheet.put(marks.assam(board.heading(view.facing)), *square.centre(view.assam))
    for stop in _stops(view, shown):
        _await(sheet, view, stop)
    for move in offered:
        arrow = marks.way(ways[move], ARROW, move == chosen)
        sheet.put(arrow, *marks.way_at(view.assam, ways[move]))


class Stop(NamedTuple):
    """A cell where Assam may stop: the rolls that end there, what it would cost, and whether he goes there at once."""

    cell: str
    rolls: tuple[int, ...]
    cost: int
    beside: Heading | None


def _stops(view: View, headings: Sequence[Heading]) -> list[Stop]:
    rolls: dict[str, list[int]] = {}
    beside: dict[str, Heading] = {}
    for heading in headings:
        cells, _ = walk(INDEX[view.assam], HEADINGS.index(heading), FURTHEST)
        if (view.assam, heading) not in square.ACROSS:
            beside[CELLS[cells[1]]] = heading
        for roll in dict.fromkeys(DIE):
            rolls.setdefault(CELLS[cells[roll]], []).append(roll)
    return [Stop(cell, tuple(dict.fromkeys(ends)), toll(view, cell), beside.get(cell)) for cell, ends in rolls.items()]


def toll(view: View, cell: str) -> int:
    """M8: the dirhams that the seat to act would owe there."""
    rug = view.cells.get(cell)
    if rug is None or rug.owner == view.turn or view.out[rug.owner]:
        return 0
    seen, queue = {cell}, [cell]
    for one in queue:
        for heading in marks.STEP:
            other = marks.neighbour(one, heading)
            top = view.cells.get(other)
            if top is not None and top.colour == rug.colour and other not in seen:
                seen.add(other)
                queue.append(other)
    return len(seen)


def _await(sheet: Sheet, view: View, stop: Stop) -> None:
    """The rolls that end on a cell, and the dirhams that would go: beside each other or, if narrow, one below."""
    size = 38 if len(stop.rolls) == 1 else 30
    wide = size * len(stop.rolls) + 3 * (len(stop.rolls) - 1)
    x, y = square.centre(stop.cell)
    text = f"{MINUS}{stop.cost}"
    level = stop.beside in ("N", "S")
    if stop.beside is not None:
        dx, dy = marks.STEP[stop.beside]
        x, y = (at + step * (NEAR - CELL) for at, step in ((x, dx), (y, dy)))
    elif stop.cell == view.assam:
        x, y = x + 30, y + 36
    toll_wide = 8 + 16 * len(text) if stop.cost else 0
    if level and stop.cost:
        left = x - (wide + 4 + toll_wide) / 2
        _dice(sheet, left, y, size, stop.rolls)
        sheet.chip(left + wide + 4, y, text, 28, LOSS, WHITE, WHITE, width=toll_wide, height=38, radius=8)
    else:
        lift = 20 if stop.cost else 0
        _dice(sheet, x - wide / 2, y - lift, size, stop.rolls)
        if stop.cost:
            sheet.chip(x - toll_wide / 2, y + 21, text, 28, LOSS, WHITE, WHITE, width=toll_wide, height=38, radius=8)


def _dice(sheet: Sheet, left: float, y: float, size: int, rolls: Sequence[int]) -> None:
    for k, roll in enumerate(rolls):
        sheet.put(parts.die(roll, size), left + size / 2 + k * (size + 3), y)


def _dots(sheet: Sheet, assam: str, heading: Heading) -> None:
    """The way he would go, as far as the die may send him."""
    cells, headings = walk(INDEX[assam], HEADINGS.index(heading), FURTHEST)
    for index, turned in zip(cells[:-1], headings, strict=False):
        cell, looks = CELLS[index], marks.AROUND[turned]
        if (cell, looks) in square.ACROSS:
            sheet.put(_round(cell, looks), 0, 0)
        else:
            sheet.put(_straight(looks), *square.centre(cell))


@keep
def _straight(heading: Heading) -> Part:
    dx, dy = marks.STEP[heading]
    return _dotted([(0.0, 0.0), (dx * CELL, dy * CELL)])


@keep
def _round(cell: str, heading: Heading) -> Part:
    return _dotted(square.loop((cell, heading), CELL / 2))


def _dotted(path: Sequence[Point]) -> Part:
    xs, ys = [x for x, _ in path], [y for _, y in path]
    pen = Pen(min(xs) - 8, min(ys) - 8, max(xs) + 8, max(ys) + 8)
    ahead = STRIDE / 2
    for (x0, y0), (x1, y1) in pairwise(path):
        length = dist((x0, y0), (x1, y1))
        while ahead <= length:
            share = ahead / length
            pen.circle(x0 + (x1 - x0) * share, y0 + (y1 - y0) * share, 5.5, WHITE, INK, 2.5)
            ahead += STRIDE
        ahead -= length
    return pen.part()


def _lays(sheet: Sheet, view: View, offered: Sequence[str], chosen: str) -> None:
    """M10: the pills, and the rug as it would lie once a whole laying is chosen."""
    if chosen in offered and view.rug is not None:
        _, first, second = chosen.split()
        x, y = min(square.corner(first), square.corner(second))
        upright = first[0] == second[0]
        wide, tall = (CELL, 2 * CELL) if upright else (2 * CELL, CELL)
        sheet.put(rugs.whole(view.rug.colour, upright=upright), x, y)
        sheet.put(parts.ghost(wide - 4, tall - 4), x + 2, y + 2)
    for move in _open(offered, chosen):
        x, y, level = pill_at(view.assam, move)
        sheet.put(marks.lay(level, PILL, move == chosen), x, y)
