"""Letters: Source Sans 3 in any weight, drawn large, reduced and kept as masks; and names made fit to be drawn.

Whatever people call themselves, something can be written: what the font lacks is replaced or left out.
"""

from __future__ import annotations

import threading
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Literal, NamedTuple, TypeAlias

from PIL import Image, ImageDraw, ImageFont

from render.palette import Colour

Anchor: TypeAlias = Literal["l", "m", "r"]

SCALE = 4
CAP = 0.66  # height of a capital, of a figure, in ems
ELLIPSIS = "…"
LONGEST = 64  # characters of a name looked at; no panel has room for more

FONT = files("fontpkg_source_sans_3") / "files" / "SourceSans3[wght].ttf"
_drawing = threading.Lock()  # a FreeType face is not for two threads at once


class Letters(NamedTuple):
    """A text as a mask; `left` and `top` are its ink's offset from the pen on the baseline."""

    mask: Image.Image
    left: int
    top: int
    width: int


@lru_cache(maxsize=96)
def _font(size: int, weight: int) -> ImageFont.FreeTypeFont:
    font = ImageFont.truetype(str(FONT), size)
    font.set_variation_by_axes([weight])
    return font


@lru_cache(maxsize=4096)
def width(text: str, size: int, weight: int) -> float:
    """How far the pen moves, in pixels."""
    with _drawing:
        return float(_font(size * SCALE, weight).getlength(text)) / SCALE


@lru_cache(maxsize=1024)
def letters(text: str, size: int, weight: int) -> Letters:
    """The text as a mask, antialiased, where its ink is."""
    with _drawing:
        font = _font(size * SCALE, weight)
        left, top, right, bottom = (round(edge) for edge in font.getbbox(text, anchor="ls"))
        x, y = left // SCALE - 1, top // SCALE - 1
        columns, rows = right // SCALE + 2 - x, bottom // SCALE + 2 - y
        large = Image.new("L", (columns * SCALE, rows * SCALE))
        ImageDraw.Draw(large).text((-x * SCALE, -y * SCALE), text, 255, font, anchor="ls")
    return Letters(large.reduce(SCALE), x, y, columns)


@lru_cache(maxsize=1024)
def ink(text: str, size: int, weight: int) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of the ink, from the pen on the baseline: figures are centred on it."""
    with _drawing:
        left, top, right, bottom = _font(size * SCALE, weight).getbbox(text, anchor="ls")
    return left / SCALE, top / SCALE, right / SCALE, bottom / SCALE


def shift(text: str, size: int, weight: int, anchor: Anchor) -> float:
    """From the pen to what is anchored: the pen itself, or the middle or the right end of the ink."""
    if anchor == "l":
        return 0
    left, _, right, _ = ink(text, size, weight)
    return right if anchor == "r" else (left + right) / 2


def write(
    draw: ImageDraw.ImageDraw, at: tuple[float, float], text: str, size: int, weight: int, colour: Colour
) -> None:
    """Writes on something that is to be reduced."""
    with _drawing:
        draw.text(at, text, colour, _font(size * SCALE, weight), anchor="ls")


def largest(text: str, size: int, least: int, weight: int, room: float) -> int:
    """The largest size, from `size` down to `least`, at which the text fits."""
    return next((s for s in range(size, least, -2) if width(text, s, weight) <= room), least)


@lru_cache(maxsize=4096)
def fit(text: str, size: int, weight: int, room: float) -> str:
    """The text, or as much of it as there is room for and `…`."""
    if width(text, size, weight) <= room:
        return text
    for end in range(len(text) - 1, 0, -1):
        shorter = text[:end].rstrip() + ELLIPSIS
        if width(shorter, size, weight) <= room:
            return shorter
    return ELLIPSIS


@lru_cache(maxsize=1)
def _missing() -> bytes:
    return _shape("\U0010fffe")


def _shape(character: str) -> bytes:
    with _drawing:
        return bytes(_font(24, 400).getmask(character))


@lru_cache(maxsize=4096)
def _drawable(character: str) -> str:
    """The character as the font can draw it: itself, its plain form (`𝓚` is `K`), or nothing."""
    for form in (character, unicodedata.normalize("NFKC", character)):
        if all(unicodedata.category(one)[0] in "LNPSZ" and _shape(one) != _missing() for one in form):
            return form
    return ""


def drawable(text: str) -> str:
    """The text without what cannot be drawn, on one line."""
    composed = unicodedata.normalize("NFC", text[:LONGEST])
    return " ".join("".join(" " if one.isspace() else _drawable(one) for one in composed).split())


def called(names: Sequence[str | None], seat: int) -> str:
    """The name written for a seat: its player's, or its number where there is none that can be drawn."""
    name = names[seat] if seat < len(names) else None
    return drawable(name or "") or str(seat + 1)


def heard(names: Sequence[str | None], seat: int) -> str:
    """The name told for a seat: what cannot be drawn can still be read aloud."""
    given = names[seat] if seat < len(names) else None
    return (given or "").strip() or called(names, seat)
