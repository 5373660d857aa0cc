"""A turn of Don Quixote from near by: every principality, with what was laid on the field that had been called."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.frame import BELOW_HEAD, MARGIN
from render.painter import Names
from render.quixote import board
from render.sheet import WIDTH
from rules.contract import Event
from rules.quixote import View

ROUND = 4  # px left free round the panels


def glimpse(before: View, events: Sequence[Event], after: View, names: Names) -> Image.Image:
    """The board without its head."""
    image = board.drawn(after, names).image
    beyond = board.BOTTOM - ROUND
    return image.crop((MARGIN - ROUND, BELOW_HEAD - ROUND, WIDTH - MARGIN + ROUND, image.height - beyond))
