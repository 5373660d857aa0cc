"""The market with its four currencies, and the money on display."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render import frame, parts
from render.alhambra import money, tiles
from render.alhambra.crest import CREST
from render.alhambra.plan import Box
from render.palette import FADED, HAIRLINE, INK, PAPER
from render.sheet import Sheet
from rules.alhambra import View
from rules.alhambra.tiles import STALLS, TILES

TOP = 124
STALL, STEP = 148, 160
TILE = 104
CARD, BESIDE = 150, 158
SHOWN = 4
RIGHT = 684  # where the display begins


@lru_cache(maxsize=8)
def ground(height: int, tall: int) -> Image.Image:
    """An empty sheet with its head and four stalls so tall."""
    sheet = Sheet(frame.ground(height))
    frame.head(sheet, CREST)
    for k, currency in enumerate(STALLS):
        x = frame.MARGIN + STEP * k
        sheet.panel(x, TOP + 16, STALL, tall - 16, PAPER, HAIRLINE, 2, 12)
        sheet.put(money.awning(currency, STALL), x, TOP)
    return sheet.image


def stall(k: int, tall: int) -> Box:
    """Where the stall of that market place stands, from 0."""
    return Box(frame.MARGIN + STEP * k, TOP, STALL, tall)


def card(k: int, tall: int) -> Box:
    """Where the card of that place of the display lies, from 0, beside stalls so tall."""
    high = (tall - 10) // 2
    return Box(RIGHT + BESIDE * (k % 2), TOP + 2 + (high + 8) * (k // 2), CARD, high)


def tile(k: int, tall: int) -> Box:
    """Where the tile for sale at that market place lies."""
    return Box(stall(k, tall).x + (STALL - TILE) // 2, TOP + tall - TILE - 6, TILE, TILE)


def draw(sheet: Sheet, view: View, tall: int) -> None:
    """What is for sale, and the cards to take."""
    for k, (currency, sold) in enumerate(zip(STALLS, view.market, strict=True)):
        _stall(sheet, k, tall, currency, sold)
    for k in range(SHOWN):
        x, y, wide, high = card(k, tall)
        if k < len(view.display):
            r = min(41, high // 2 - 7)
            sheet.panel(x, y, wide, high, PAPER, INK, 3, 10)
            sheet.put(money.sign(view.display[k][0], view.display[k][1:], r), x + wide // 2, y + high // 2)
        else:
            sheet.put(parts.dashed_box(wide, high, None, FADED, 3, 8, 11, 8), x, y)


def _stall(sheet: Sheet, k: int, tall: int, currency: str, sold: str | None) -> None:
    x, y, _, _ = tile(k, tall)
    middle = x + TILE // 2
    if sold is None:
        sheet.put(parts.dashed_box(TILE, TILE, None, FADED, 3, 0, 11, 8), x, y)
        sheet.put(money.sign(currency, "", 29), middle, TOP + (y - TOP) // 2 + 6)
        return
    sheet.put(tiles.tile(sold, TILE), x, y)
    r = 39 if tall > 200 else 33
    sheet.put(money.sign(currency, str(TILES[sold].price), r), middle, y - round(r * money.REACH["h"]) - 3)
