"""A turn of Alhambra from near by: one player's buildings as they were left, and what else they got in that turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from render.alhambra import money, panels, signs, tiles
from render.alhambra.plan import Box
from render.lettering import called, width
from render.painter import Names
from render.palette import GROUND, HAIRLINE, INK, PAPER
from render.pen import Part
from render.sheet import Sheet
from rules.alhambra import View, facts
from rules.alhambra.tiles import CURRENCIES
from rules.contract import Event

LARGE = Box(2, 2, 628, 500)
SHELF = Box(2, 514, 628, 108)
TILE = 100  # the largest
GAP = 12


def glimpse(before: View, events: Sequence[Event], after: View, names: Names) -> Image.Image:
    """Whose turn it was, with no place on offer; below it what they took, bought and were given."""
    seat = _seat(before, events)
    sheet = Sheet(Image.new("RGB", (LARGE.width + 4, SHELF.y + SHELF.height + 2), GROUND))
    one = panels.court(after, seat, called(names, seat))
    old = before.players[seat].alhambra
    new = frozenset(tile for place, tile in one.alhambra.items() if old.get(place) != tile)
    one = one._replace(places={}, new=new)
    sheet.panel(*LARGE, PAPER, INK, 3, 13)
    panels.draw(sheet, panels.planned(LARGE, one.ground(), TILE), one)
    sheet.panel(*SHELF, PAPER, HAIRLINE, 2, 13)
    _shelf(sheet, events, seat)
    return sheet.image


def _seat(before: View, events: Sequence[Event]) -> int:
    """Whose turn it was."""
    seats = [seat for event in events if isinstance(seat := getattr(event, "seat", None), int)]
    return seats[0] if seats else before.turn


def _shelf(sheet: Sheet, events: Sequence[Event], seat: int) -> None:
    """Cards as they were taken, prices with what was bought for them, and points."""
    middle, x = SHELF.y + SHELF.height // 2, SHELF.x + 2 * GAP
    for event in events:
        if getattr(event, "seat", seat) != seat:
            continue
        for part, wide, centred in _things(event):
            if x + wide > SHELF.x + SHELF.width - GAP:
                return
            sheet.put(part, x + (wide // 2 if centred else 0), middle - (0 if centred else wide // 2))
            x += wide + GAP
        if isinstance(event, facts.Scored) and event.points:
            sheet.put(signs.points(26), x + 26, middle)
            text = f"+{event.points}"
            sheet.text(x + 60, middle, text, 44, 700, INK)
            x += 60 + round(width(text, 44, 700)) + GAP


def _things(event: Event) -> Iterator[tuple[Part, int, bool]]:
    match event:
        case facts.TookMoney():
            for card in event.cards:
                yield money.card(card[0], int(card[1:]), 76, 76, 28, used=False, left=38), 76, False
        case facts.BoughtExactly() | facts.Bought():
            letter = next(letter for letter, name in CURRENCIES.items() if name == event.currency)
            yield money.sign(letter, str(event.price), 36), 76, True
            yield tiles.tile(event.tile, 84, True), 84, False
        case facts.WonBuilding() | facts.BuiltFromReserve() | facts.TookDown() | facts.Swapped():
            yield tiles.tile(event.tile, 84, True), 84, False
