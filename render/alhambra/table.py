"""The table below: a row a contender, how many of each kind, who leads, the longest wall, cards and score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render import parts
from render.alhambra import buildings, signs
from render.alhambra.plan import Box
from render.palette import FADED, FIRST, HAIRLINE, INK, PAPER, WHITE, Colour
from render.parts import NOBODY, keep
from render.pen import Part, Pen
from render.sheet import Sheet
from rules.alhambra import View
from rules.alhambra.tiles import BUILDINGS

FIRST_KIND, PITCH = 350, 68
KIND_AT = {kind: FIRST_KIND + PITCH * k for k, kind in enumerate(BUILDINGS)}
WALL, CARDS, SCORE = 767, 842, 936
DIRK = "Dirk"


class Contender(NamedTuple):
    """A row: a seat, or Dirk, who has neither walls nor cards."""

    seat: int
    name: str
    counts: dict[str, int]
    wall: int | None
    cards: int | None
    score: int
    acts: bool
    waits: bool
    """Whether others still place their last buildings and this one has none."""
    won: bool


def contenders(view: View, names: Sequence[str]) -> list[Contender]:
    """All who are scored."""
    rows = [
        Contender(
            seat, names[seat], one.counts, one.wall, one.cards, one.score, seat in view.to_act,
            view.phase == "last" and seat not in view.to_act, seat in view.winners,
        )
        for seat, one in enumerate(view.players)
    ]  # fmt: skip
    if view.dirk is not None:
        won = "dirk" in view.winners
        rows.append(Contender(NOBODY, DIRK, view.dirk.counts, None, None, view.dirk.score, False, False, won))
    return rows


def draw(sheet: Sheet, view: View, names: Sequence[str], box: Box, row: int) -> None:
    """The table in its box, rows so high."""
    sheet.panel(*box, PAPER, HAIRLINE, 2, 13)
    rows = contenders(view, names)
    head = box.height - 8 - row * len(rows)
    _head(sheet, box.y + head // 2 + 2, min(50, head - 6))
    leads = {kind: max(one.counts[kind] for one in rows) for kind in BUILDINGS}
    together = view.phase == "last"
    for k, one in enumerate(rows):
        _row(sheet, Box(box.x + 7, box.y + head + row * k, box.width - 14, row), one, leads, together)


def _head(sheet: Sheet, y: int, size: int) -> None:
    for kind, x in KIND_AT.items():
        sheet.put(buildings.chip(kind, size), x, y)
    sheet.put(signs.wall(round(size * 0.82)), WALL, y)
    sheet.put(signs.cards(round(size * 0.76)), CARDS, y)
    sheet.put(signs.points(round(size * 0.45)), SCORE, y)


def _row(sheet: Sheet, box: Box, one: Contender, leads: dict[str, int], together: bool) -> None:
    y, small = box.y + box.height // 2, box.height < 46
    dark = one.acts and not together
    text, ring = (PAPER, WHITE) if dark else (INK, INK)
    if dark or one.won:
        fill, edge = (INK, INK) if dark else (PAPER, INK)
        sheet.panel(box.x, box.y + 1, box.width, box.height - 2, fill, edge, 4 if one.won else 2, 11)
    _who(sheet, box.x + 35, y, 16 if small else 20, one, ring)
    room = KIND_AT["pavilion"] - 32 - (box.x + 68) - (40 if together and one.seat != NOBODY else 0)
    end = sheet.name(box.x + 68, y, one.name, 27 if small else 31, room, text, least=24)
    if together and one.seat != NOBODY:
        sheet.put(parts.check(14) if one.waits else parts.hourglass(16), end + 24, y)
    for kind, x in KIND_AT.items():
        _count(sheet, x, y, one.counts[kind], leads[kind], text, small)
    for x, figure in ((WALL, one.wall), (CARDS, one.cards)):
        if figure is not None:
            sheet.text(x, y, str(figure), 27 if small else 30, 600, text, "m")
    if one.won:
        left = SCORE - 48
        sheet.panel(left, box.y + 1, box.x + box.width - left, box.height - 2, FIRST, INK, 4, 11)
    sheet.text(SCORE, y, str(one.score), 34 if small else 42, 700, text, "m")


def _who(sheet: Sheet, x: int, y: int, r: int, one: Contender, ring: Colour) -> None:
    if one.won:
        sheet.put(parts.laurel(r * 0.78), x, y + 1)
        r = round(r * 0.78)
    sheet.put(parts.seat(one.seat, r, ring, 2.5), x, y)


def _count(sheet: Sheet, x: int, y: int, count: int, lead: int, colour: Colour, small: bool) -> None:
    if count == 0:
        sheet.put(_none(), x, y)
        return
    if count == lead:
        sheet.put(_lead(18 if small else 22), x, y)
        colour = INK
    sheet.text(x, y, str(count), 27 if small else 30, 700 if count == lead else 600, colour, "m")


@keep
def _lead(r: int) -> Part:
    pen = Pen(-r - 1, -r - 1, r + 1, r + 1)
    pen.circle(0, 0, r, FIRST)
    return pen.part()


@keep
def _none() -> Part:
    pen = Pen(-3, -3, 3, 3)
    pen.circle(0, 0, 2.5, FADED)
    return pen.part()
