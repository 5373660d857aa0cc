"""A leaf of the rules: a small picture beside one article, and the signs of what may be done and what may not."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from PIL import Image

from render import parts
from render.palette import GROUND, INK, MADDER, WHITE
from render.parts import keep
from render.pen import Part, Pen
from render.sheet import Sheet

WIDTH = 640

Leaves: TypeAlias = Mapping[str, Callable[[], bytes]]
"""What draws the leaf of an article, for the articles that have one."""


def leaf(height: int, width: int = WIDTH) -> Sheet:
    """An empty leaf."""
    return Sheet(Image.new("RGB", (width, height), GROUND))


def cut(sheet: Sheet, left: int, top: int, right: int, bottom: int) -> Sheet:
    """A part of a larger picture."""
    return Sheet(sheet.image.crop((left, top, right, bottom)))


def may(sheet: Sheet, x: float, y: float) -> None:
    """A check: so it is right."""
    sheet.put(parts.check(22), x, y)


def may_not(sheet: Sheet, x: float, y: float) -> None:
    """A cross: so it is not."""
    sheet.put(_cross(22), x, y)


@keep
def _cross(r: int) -> Part:
    pen = Pen(-r - 2, -r - 2, r + 2, r + 2)
    pen.circle(0, 0, r, MADDER, INK, 2)
    reach = r * 0.42
    for down in (-1, 1):
        pen.line([(-reach, -reach * down), (reach, reach * down)], WHITE, r * 0.26)
    return pen.part()
