"""Strips: some turns as one picture, numbered as they happened, the last one large. Game-neutral."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from render import frame, parts
from render.frame import BELOW_HEAD, MARGIN
from render.lettering import called
from render.motion import Step
from render.painter import Names
from render.palette import INK, PAPER
from render.sheet import WIDTH, Sheet

MOST = 6  # turns in one strip
TALLEST = 1280
GAP, BELOW = 16, 20
ACROSS = 3  # small ones beside each other
LABEL, LARGE_LABEL = 52, 60
LEAST = 520  # px that are left for the large one, whatever comes before it


class Turn(NamedTuple):
    """One turn as somebody could see it: its number, whose it was (None: everyone's), and what happened."""

    number: int
    seat: int | None
    step: Step


class Shown(NamedTuple):
    """A turn and what is seen of it."""

    turn: Turn
    glimpse: Image.Image


def draw(crest: frame.Crest, shown: Sequence[Shown], names: Names) -> Sheet:
    """All of them but the last in rows, and that one large below."""
    *before, last = shown
    rows = [before[start : start + ACROSS] for start in range(0, len(before), ACROSS)]
    across = max(2, max(map(len, rows), default=0))
    wide = (WIDTH - 2 * MARGIN - GAP * (across - 1)) // across
    room = TALLEST - BELOW_HEAD - BELOW - LARGE_LABEL - LEAST
    high = min(wide, room // len(rows) - LABEL - GAP) if rows else 0
    tops = [BELOW_HEAD + k * (high + LABEL + GAP) for k in range(len(rows) + 1)]
    left_for_it = TALLEST - BELOW - LARGE_LABEL - tops[-1]
    large = _fitting(last.glimpse, WIDTH - 2 * MARGIN, left_for_it)
    sheet = Sheet(frame.ground(tops[-1] + LARGE_LABEL + large.height + BELOW))
    frame.head(sheet, crest)
    for row, top in zip(rows, tops, strict=False):
        for k, one in enumerate(row):
            x = MARGIN + k * (wide + GAP)
            _label(sheet, one.turn, names, x, top + LABEL // 2 - 4, wide, 19)
            _paste(sheet, _fitting(one.glimpse, wide, high), x, top + LABEL, wide)
    _label(sheet, last.turn, names, MARGIN, tops[-1] + LARGE_LABEL // 2 - 4, WIDTH - 2 * MARGIN, 24)
    _paste(sheet, large, MARGIN, tops[-1] + LARGE_LABEL, WIDTH - 2 * MARGIN)
    return sheet


def _fitting(image: Image.Image, wide: int, high: int) -> Image.Image:
    """The picture as large as it can be in this room."""
    share = min(wide / image.width, high / image.height)
    size = max(1, round(image.width * share)), max(1, round(image.height * share))
    return image.resize(size, Image.Resampling.BOX if share < 0.5 else Image.Resampling.BICUBIC)


def _paste(sheet: Sheet, image: Image.Image, x: int, y: int, wide: int) -> None:
    sheet.image.paste(image, (x + (wide - image.width) // 2, y))


def _label(sheet: Sheet, turn: Turn, names: Names, x: int, y: int, wide: int, r: int) -> None:
    """The number, and who."""
    text = str(turn.number)
    broad = max(2 * r, round(r * 0.62 * len(text)) + r)
    sheet.panel(x, y - r, broad, 2 * r, INK, INK, 2, r)
    sheet.text(x + broad / 2, y, text, round(r * 1.35), 700, PAPER, "m")
    if turn.seat is not None:
        sheet.put(parts.seat(turn.seat, r), x + broad + 10 + r, y)
        at = x + broad + 20 + 2 * r
        sheet.name(at, y, called(names, turn.seat), round(r * 1.45), x + wide - at, least=24)
