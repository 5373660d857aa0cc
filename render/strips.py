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

MOST = 4  # turns in one strip: more could not be told apart on a phone
TALLEST = 1280
GAP, BELOW = 16, 20
LABEL, LARGE_LABEL = 52, 60


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
    """All of them but the last in a row, and that one large below."""
    *before, last = shown
    wide = (WIDTH - 2 * MARGIN - GAP * (MOST - 2)) // (MOST - 1)
    small = [_fitting(one.glimpse, wide, wide) for one in before]
    top = BELOW_HEAD + (LABEL + max(image.height for image in small) + GAP if small else 0)
    large = _fitting(last.glimpse, WIDTH - 2 * MARGIN, TALLEST - BELOW - LARGE_LABEL - top)
    sheet = Sheet(frame.ground(top + LARGE_LABEL + large.height + BELOW))
    frame.head(sheet, crest)
    x = (WIDTH - wide * len(small) - GAP * (len(small) - 1)) // 2
    for one, image in zip(before, small, strict=True):
        _label(sheet, one.turn, names, x, BELOW_HEAD + LABEL // 2 - 4, wide, 19)
        sheet.image.paste(image, (x + (wide - image.width) // 2, BELOW_HEAD + LABEL))
        x += wide + GAP
    left = (WIDTH - large.width) // 2
    _label(sheet, last.turn, names, left, top + LARGE_LABEL // 2 - 4, large.width, 24)
    sheet.image.paste(large, (left, top + LARGE_LABEL))
    return sheet


def _fitting(image: Image.Image, wide: int, high: int) -> Image.Image:
    """The picture as large as it can be in this room."""
    share = min(wide / image.width, high / image.height)
    size = max(1, round(image.width * share)), max(1, round(image.height * share))
    return image.resize(size, Image.Resampling.BOX if share < 0.5 else Image.Resampling.BICUBIC)


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
