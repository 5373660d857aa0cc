"""The table at the foot: a row for each contender with buildings of each kind, longest wall, cards and score."""

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
BESIDE, BELOW = 7, 8  # of the table's box, left free on both sides of the rows and under them
LOW = 46  # a row less high than this is written smaller
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


class Style(NamedTuple):
    """How a row is written: smaller where it is low, light on dark for the one seat that acts."""

    low: bool
    dark: bool

    @property
    def ink(self) -> Colour:
        return PAPER if self.dark else INK

    @property
    def text(self) -> int:
        return 27 if self.low else 31

    @property
    def figure(self) -> int:
        return 27 if self.low else 30


def draw(sheet: Sheet, view: View, names: Sequence[str], box: Box, row: int) -> None:
    """The table in its box, with rows of this height."""
    sheet.panel(*box, PAPER, HAIRLINE, 2, 13)
    shown = contenders(view, names)
    boxes = rows(box, row, len(shown))
    head = boxes[0].y - box.y
    _head(sheet, box.y + head // 2 + 2, min(50, head - 6))
    leads = {kind: max(one.counts[kind] for one in shown) for kind in BUILDINGS}
    for one, place in zip(shown, boxes, strict=True):
        _row(sheet, place, one, leads, together=view.phase == "last")


def rows(box: Box, row: int, count: int) -> list[Box]:
    """Where so many rows lie in the table's box; what is left above them is for the head."""
    top = box.y + box.height - BELOW - row * count
    return [Box(box.x + BESIDE, top + row * number, box.width - 2 * BESIDE, row) for number in range(count)]


def _head(sheet: Sheet, y: int, size: int) -> None:
    for kind, x in KIND_AT.items():
        sheet.put(buildings.chip(kind, size), x, y)
    sheet.put(signs.wall(round(size * 0.82)), WALL, y)
    sheet.put(signs.cards(round(size * 0.76)), CARDS, y)
    sheet.put(signs.points(round(size * 0.45)), SCORE, y)


def _row(sheet: Sheet, box: Box, one: Contender, leads: dict[str, int], *, together: bool) -> None:
    """One contender. While all place their last buildings together, each name says whether it is done."""
    y, style = box.y + box.height // 2, Style(low=box.height < LOW, dark=one.acts and not together)
    _ground(sheet, box, one, style)
    _who(sheet, box.x + 35, y, 16 if style.low else 20, one, WHITE if style.dark else INK)
    _name(sheet, box.x + 68, y, one, style, waiting=together and one.seat != NOBODY)
    for kind, x in KIND_AT.items():
        _count(sheet, x, y, one.counts[kind], leads[kind], style)
    for x, figure in ((WALL, one.wall), (CARDS, one.cards)):
        if figure is not None:
            sheet.text(x, y, str(figure), style.figure, 600, style.ink, "m")
    _score(sheet, box, one, style)


def _ground(sheet: Sheet, box: Box, one: Contender, style: Style) -> None:
    """Dark for the one seat that acts, framed for whoever has won."""
    if style.dark or one.won:
        fill, width = INK if style.dark else PAPER, 4 if one.won else 2
        sheet.panel(box.x, box.y + 1, box.width, box.height - 2, fill, INK, width, 11)


def _name(sheet: Sheet, x: int, y: int, one: Contender, style: Style, *, waiting: bool) -> None:
    room = FIRST_KIND - 32 - x - (40 if waiting else 0)
    end = sheet.name(x, y, one.name, style.text, room, style.ink, least=24)
    if waiting:
        sheet.put(parts.check(14) if one.waits else parts.hourglass(16), end + 24, y)


def _score(sheet: Sheet, box: Box, one: Contender, style: Style) -> None:
    if one.won:
        left = SCORE - 48
        sheet.panel(left, box.y + 1, box.x + box.width - left, box.height - 2, FIRST, INK, 4, 11)
    sheet.text(SCORE, box.y + box.height // 2, str(one.score), 34 if style.low else 42, 700, style.ink, "m")


def _who(sheet: Sheet, x: int, y: int, r: int, one: Contender, ring: Colour) -> None:
    if one.won:
        sheet.put(parts.laurel(r * 0.78), x, y + 1)
        r = round(r * 0.78)
    sheet.put(parts.seat(one.seat, r, ring, 2.5), x, y)


def _count(sheet: Sheet, x: int, y: int, count: int, lead: int, style: Style) -> None:
    if count == 0:
        sheet.put(_none(), x, y)
        return
    leads = count == lead
    if leads:
        sheet.put(_lead(18 if style.low else 22), x, y)
    sheet.text(x, y, str(count), style.figure, 700 if leads else 600, INK if leads else style.ink, "m")


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
