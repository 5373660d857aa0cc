"""The picture of a game of Marrakech: the square, what lies on it, what just happened, what may be done, players."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from PIL import Image

from render import frame, parts
from render.lettering import called
from render.marrakech import marks, panels, rugs, square
from render.marrakech.crest import CREST
from render.painter import Names
from render.parts import Heading
from render.sheet import Sheet, encoder
from rules.marrakech import View

CELL = rugs.CELL


def board(view: View, names: Names) -> bytes:
    """The square and the players, 1024×1280."""
    return drawn(view, names).png(colours())


def drawn(view: View, names: Names) -> Sheet:
    """The same, not yet saved."""
    sheet = table(view, names)
    _offers(sheet, view)
    return sheet


def table(view: View, names: Names, *, walked: bool = True) -> Sheet:
    """All but what may be done now; `walked`: with the last walk."""
    known = [called(names, seat) for seat in range(len(view.dirhams))]
    sheet = Sheet(_ground())
    _head(sheet, view, known)
    _rugs(sheet, view)
    _news(sheet, view, walked=walked)
    sheet.put(marks.assam(heading(view.facing)), *square.centre(view.assam))
    if view.paid is not None and view.laid is None:
        marks.coins(sheet, view.paid.cells)
    panels.draw(sheet, view, known)
    return sheet


@lru_cache(maxsize=1)
def _ground() -> Image.Image:
    sheet = Sheet(square.ground())
    frame.head(sheet, CREST)
    return sheet.image


@lru_cache(maxsize=1)
def colours() -> Image.Image:
    """The palette of all pictures of the game."""
    own = [square.CLAY, square.TILE, square.GROUT, square.PALE, square.STRAP, marks.GOLD, marks.FOLD, marks.GLOW]
    own += [thread for dye in rugs.DYES.values() for thread in (dye.light, dye.dark)]
    blends = [pair for dye in rugs.DYES.values() for pair in ((dye.ground, dye.light), (dye.ground, dye.dark))]
    return encoder(own, blends)


def heading(letter: str) -> Heading:
    """The letter of a view, typed."""
    return cast(Heading, letter)


def _head(sheet: Sheet, view: View, names: list[str]) -> None:
    if view.phase == "over":
        frame.winners(sheet, [(seat, names[seat]) for seat in view.winners])
    elif view.rug is None or view.roll is None:
        frame.pill(sheet, view.turn, names[view.turn], room=540)
    else:
        left = frame.pill(sheet, view.turn, names[view.turn], room=340)
        sheet.put(parts.die(view.roll), left - 25 - 27, frame.HEAD)
        sheet.put(rugs.whole(view.rug.colour, size=44), left - 25 - 54 - 18 - 88, frame.HEAD - 22)


def _rugs(sheet: Sheet, view: View) -> None:
    halves: dict[int, list[str]] = {}
    for cell, rug in view.cells.items():
        halves.setdefault(rug.rug, []).append(cell)
    for cells in halves.values():
        first = min(cells, key=square.corner)
        colour = view.cells[first].colour
        upright = len(cells) == 2 and cells[0][0] == cells[1][0]
        part = rugs.whole(colour, upright=upright) if len(cells) == 2 else rugs.half(colour)
        sheet.put(part, *square.corner(first))


def _news(sheet: Sheet, view: View, *, walked: bool) -> None:
    """What this turn changed: the payment until a rug is laid, the walk, the new rug."""
    if view.paid is not None and view.laid is None:
        marks.group(sheet, view.paid.cells)
    if walked and (view.phase != "over" or view.laid is None):
        marks.walk(sheet, view.walk, tuple(map(heading, view.headings)))
    laid = [cell for cell, rug in view.cells.items() if rug.rug == view.laid]
    if laid:
        x, y = min(square.corner(cell) for cell in laid)
        far_x, far_y = max(square.corner(cell) for cell in laid)
        sheet.put(parts.brackets(far_x - x + CELL - 4, far_y - y + CELL - 4), x + 2, y + 2)


def _offers(sheet: Sheet, view: View) -> None:
    """M5: the ways Assam may be turned; M10: where the rug may lie."""
    if view.phase == "turn":
        for way in marks.ways(view.facing).values():
            sheet.put(marks.way(way), *marks.way_at(view.assam, way))
    for lay in view.lays:
        x, y, level = marks.lay_at(*lay.split())
        sheet.put(marks.lay(level), x, y)
