"""A turn of Marrakech from near by: the square as it was left, with the walk and the rug, and what was paid."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render import lettering, parts
from render.marrakech import board
from render.marrakech.panels import MINUS
from render.painter import Names
from render.palette import GAIN, INK, LOSS, PAPER
from render.sheet import Sheet
from rules.contract import Event
from rules.marrakech import View
from rules.marrakech.facts import Paid, PaidShort, WentBroke

SQUARE = (86, 132, 938, 984)  # with its ring, and without its coordinates
MIDDLE, FOOT = 512, 956  # of the ring below, where it is written what was paid
SIZE, TALL = 34, 54


def glimpse(before: View, events: Sequence[Event], after: View, names: Names) -> Image.Image:
    """The square, with nothing on it that may be done next."""
    sheet = board.table(after, names)
    paid = [event for event in events if isinstance(event, Paid | PaidShort | WentBroke)]
    if paid:
        _paid(sheet, paid[-1])
    return sheet.image.crop(SQUARE)


def _paid(sheet: Sheet, paid: Paid | PaidShort | WentBroke) -> None:
    """From whom how much went to whom."""
    figures = (f"{MINUS}{paid.dirhams}", f"+{paid.dirhams}")
    wide = [66 + lettering.width(figure, SIZE, 700) for figure in figures]
    left = MIDDLE - (sum(wide) + 36) / 2
    sheet.panel(left, FOOT - TALL / 2, sum(wide) + 36, TALL, PAPER, INK, 3, TALL // 2)
    x = left + 14
    for seat, figure, room, colour in zip((paid.seat, paid.owner), figures, wide, (LOSS, GAIN), strict=True):
        sheet.put(parts.seat(seat, 20), x + 22, FOOT)
        sheet.text(x + 50, FOOT, figure, SIZE, 700, colour)
        x += room + 4
