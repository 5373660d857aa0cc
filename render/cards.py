"""A card: a title, a table of a few columns and rows, and a line or two below; for what lasts beyond one game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from render import frame, lettering
from render.palette import INDIGO, INK, INK2, PAPER, TURQUOISE, WHITE, mix
from render.sheet import WIDTH, Sheet, encoder

MARGIN = 44
HEADS, ROW, NOTE = 196, 66, 44
STRIPE = mix(PAPER, INDIGO, 0.06)
FIRST_COLUMN = 0.34  # of the width, where there are two columns or more beside it
MOST_ROWS, MOST_NOTES = 10, 8


def picture(title: str, about: str, heads: Sequence[str], rows: Sequence[Sequence[str]], notes: Sequence[str]) -> bytes:
    """1024 wide and as high as it must be: the first column is of names, the others of figures."""
    shown, told = rows[:MOST_ROWS], _wrapped(notes)[:MOST_NOTES]
    height = HEADS + (ROW * len(shown) + 44 if shown else 0) + (NOTE * len(told) + 24 if told else 0) + 36
    sheet = Sheet(frame.ground(height, foot=True))
    sheet.name(MARGIN, 92, title, 60, WIDTH - 2 * MARGIN, INK, 700, 40)
    sheet.name(MARGIN, 148, about, 30, WIDTH - 2 * MARGIN, INK2, 550, 24)
    below = _table(sheet, heads, shown) if shown else HEADS - 20
    for number, note in enumerate(told):
        sheet.text(MARGIN, below + 40 + NOTE * number, note, 30, 550, INK2)
    return sheet.png(_colours())


def _table(sheet: Sheet, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> int:
    """Draws it, and gives where it ends."""
    places = _columns(heads, rows)
    top = HEADS + 30
    for (right, room), head in zip(places[1:], heads[1:], strict=True):
        size = lettering.largest(head, 24, 18, 600, room)
        sheet.text(right, HEADS, lettering.fit(head, size, 600, room), size, 600, INK2, "r")
    if heads[0]:
        sheet.name(MARGIN + 16, HEADS, heads[0], 24, places[0][1], INK2, 600, 18)
    for number, row in enumerate(rows):
        y = top + ROW * number
        sheet.panel(MARGIN, y, WIDTH - 2 * MARGIN, ROW - 6, STRIPE if number % 2 else WHITE, None, radius=10)
        middle = y + (ROW - 6) / 2
        sheet.name(MARGIN + 16, middle, row[0], 36, places[0][1], INK, 650, 25)
        for (right, room), cell in zip(places[1:], row[1:], strict=True):
            size = lettering.largest(cell, 34, 22, 600, room)
            sheet.text(right, middle, lettering.fit(cell, size, 600, room), size, 600, INK, "r")
    return top + ROW * len(rows)


def _columns(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[tuple[float, float]]:
    """The right edge of every column, and its room: figures take what they need, names have the rest."""
    inside = WIDTH - 2 * MARGIN - 32
    wanted = [
        max([lettering.width(heads[at], 24, 600), *(lettering.width(row[at], 34, 600) for row in rows)]) + 30
        for at in range(1, len(heads))
    ]
    most = inside * (1 - FIRST_COLUMN)
    shrunk = [width * min(1.0, most / max(1.0, sum(wanted))) for width in wanted]
    first = inside - sum(shrunk)
    places, right = [(MARGIN + 16 + first, first - 8)], MARGIN + 16 + first
    for width in shrunk:
        right += width
        places.append((right, width - 20))
    return places


def _wrapped(notes: Sequence[str]) -> list[str]:
    """Sentences in lines that fit."""
    room, found = WIDTH - 2 * MARGIN, list[str]()
    for note in notes:
        words, begun = note.split(" "), ""
        for word in words:
            longer = f"{begun} {word}".strip()
            if begun and lettering.width(longer, 30, 550) > room:
                found.append(begun)
                longer = word
            begun = longer
        found.append(lettering.fit(begun, 30, 550, room))
    return found


@lru_cache(maxsize=1)
def _colours() -> Image.Image:
    return encoder([STRIPE], [(INDIGO, TURQUOISE), (STRIPE, INK)])
