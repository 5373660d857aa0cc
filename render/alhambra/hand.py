"""The picture of a hand: a row a currency, with what its money can buy today."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from render import frame, lettering, parts
from render.alhambra import money, signs, tiles
from render.alhambra.board import colours
from render.alhambra.crest import CREST
from render.alhambra.plan import Box
from render.lettering import called
from render.painter import Names
from render.palette import FADED, FIRST, GAIN, HAIRLINE, INK, INK2, PAPER, WHITE
from render.sheet import Sheet
from rules.alhambra import View
from rules.alhambra.tiles import STALLS, purse
from rules.alhambra.view import Offer

HEIGHT = 868
ROW, STEP = 172, 184
TILE = 116
CARDS = Box(328, 0, 376, 124)
VERDICT = Box(720, 0, 248, 124)
OTHER = 66  # a row of another's open money
COIN = 18  # the radius of the sign of a currency
NARROWEST, GAP = 68, 9  # of cards
MINUS = "−"


def hand(view: View, names: Names) -> bytes | None:
    """What the view's seat holds, 1024×868; where money is open, what the others hold below."""
    if view.seat is None or view.offers is None:
        return None
    own = view.players[view.seat].money or ()
    others = [seat for seat in range(len(view.players)) if seat != view.seat and view.players[seat].money is not None]
    sheet = Sheet(_ground(HEIGHT + (OTHER * len(others) + 24 if others else 0)))
    _head(sheet, view, called(names, view.seat), len(own))
    held = purse(own)
    for k, (currency, offer) in enumerate(zip(STALLS, view.offers, strict=True)):
        _row(sheet, frame.BELOW_HEAD + STEP * k, currency, offer, held[currency])
    if others:
        _others(sheet, view, names, others)
    return sheet.png(colours())


@lru_cache(maxsize=8)
def _ground(height: int) -> Image.Image:
    sheet = Sheet(frame.ground(height))
    frame.head(sheet, CREST)
    for k in range(len(STALLS)):
        y = frame.BELOW_HEAD + STEP * k
        sheet.panel(32, y, 960, ROW, PAPER, HAIRLINE, 2, 13)
        sheet.rect(303, y + 20, 3, ROW - 40, HAIRLINE)
    return sheet.image


def _head(sheet: Sheet, view: View, name: str, cards: int) -> None:
    sheet.put(signs.cards(38), 356, frame.HEAD)
    sheet.text(384, frame.HEAD, str(cards), 32, 600)
    left = frame.pill(sheet, view.seat or 0, name, room=360)
    sheet.put(parts.padlock(), left - 38, frame.HEAD)


def _row(sheet: Sheet, y: int, currency: str, offer: Offer | None, values: Sequence[int]) -> None:
    middle = y + ROW // 2
    used = Counter(offer.payment if offer is not None and offer.payment is not None else ())
    if offer is None:
        sheet.put(money.sign(currency, "", 40), 96, middle)
        sheet.put(parts.dashed_box(TILE, TILE, None, FADED, 3, 0, 11, 8), 160, middle - TILE // 2)
    else:
        sheet.put(money.sign(currency, str(offer.price), 47), 96, middle)
        sheet.put(tiles.tile(offer.tile, TILE), 160, middle - TILE // 2)
        _verdict(sheet, middle, offer)
    _cards(sheet, middle, currency, values, used)


def _cards(sheet: Sheet, y: int, currency: str, values: Sequence[int], used: Counter[int]) -> None:
    """The cards of a currency: the more there are, the narrower, in up to three rows, and at last overlapping."""
    lines = 1 if len(values) <= 5 else 2 if len(values) <= 10 else 3
    columns = max(3, -(-len(values) // lines))
    width = min(100, max(NARROWEST, (CARDS.width + GAP) // columns - GAP))
    height = (CARDS.height, 72, 48)[lines - 1]
    step = min(width + GAP, (CARDS.width - width) // (columns - 1))
    shown = min(step, width)
    r = min(38, int((min(height, shown) / 2 - 5) / money.REACH["h"]))
    for k, value in enumerate(values):
        row, column = divmod(k, columns)
        pays = used[value] > 0
        used[value] -= pays
        top = y + round((row - lines / 2) * (height + 6)) + 3
        part = money.card(currency, value, width, height, r, used=pays, left=shown // 2)
        sheet.put(part, CARDS.x + column * step, top)


def _verdict(sheet: Sheet, y: int, offer: Offer) -> None:
    """What can be had: exactly, with a loss, or what is missing."""
    box = Box(VERDICT.x, y - VERDICT.height // 2, VERDICT.width, VERDICT.height)
    if offer.payment is None:
        sheet.panel(*box, PAPER, INK2, 2, 10)
        sheet.text(box.x + box.width // 2, y, f"{MINUS}{offer.missing}", 44, 600, INK2, "m")
    else:
        payment(sheet, box, offer.payment, offer.over)


def payment(sheet: Sheet, box: Box, values: Sequence[int], over: int, currency: str = "") -> None:
    """Cards that pay for a building: exactly, with a check, or with what is lost; before them their currency."""
    y = box.y + box.height // 2
    left, right = box.x + (0 if over else 64), box.x + box.width - (88 if over else 0)
    if over:
        sheet.panel(*box, FIRST, None, 2, 12)
        sheet.chip(box.x + box.width - 84, y, f"+{over}", 28, INK, FIRST, None, width=66, height=52, radius=9)
    else:
        sheet.panel(*box, GAIN, None, 2, 12)
        sheet.put(parts.tick(54), box.x + 42, y)
    if currency:
        sheet.put(money.sign(currency, "", COIN), left + 10 + COIN, y)
        left += 2 * COIN + 8
    _payment(sheet, (left + right) // 2, y, values, right - left - 22, light=not over)


def _payment(sheet: Sheet, x: int, y: int, values: Sequence[int], room: int, *, light: bool = False) -> None:
    """`5+2`: in one line or, if that would be small, in two."""
    words = "+".join(map(str, values))
    size = lettering.largest(words, 44, 30, 650, room)
    lines = [words]
    if lettering.width(words, size, 650) > room:
        half = -(-len(values) // 2)
        lines = ["+".join(map(str, values[:half])) + "+", "+".join(map(str, values[half:]))]
        size = min(lettering.largest(line, 36, 16, 650, room) for line in lines)
    for k, line in enumerate(lines):
        sheet.text(x, y + (k - (len(lines) - 1) / 2) * size * 1.15, line, size, 650, WHITE if light else INK, "m")


def _others(sheet: Sheet, view: View, names: Names, seats: Sequence[int]) -> None:
    """The money of the others, where the table plays with it open."""
    top = HEIGHT - 8
    sheet.panel(32, top, 960, OTHER * len(seats), PAPER, HAIRLINE, 2, 13)
    for k, seat in enumerate(seats):
        y = top + OTHER * k + OTHER // 2
        sheet.put(parts.seat(seat, 20), 72, y)
        sheet.name(104, y, called(names, seat), 30, 190, least=24)
        cards = [
            (letter, value) for letter, values in purse(view.players[seat].money or ()).items() for value in values
        ]
        step = min(58, 650 // max(1, len(cards)))
        for j, (letter, value) in enumerate(cards):
            sheet.put(money.sign(letter, str(value), 24), 330 + step * j, y)
