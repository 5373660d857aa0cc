"""Alhambra as the player to act sees it: one's own Alhambra large, the reserve at hand, one's money beneath.

`desk` tells where everything lies. What can be had at a stall is said on its awning; what is chosen has a frame.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from render import frame, lettering, parts
from render.alhambra import choice, desk, market, money, panels, shelf, signs, table, tiles
from render.alhambra.board import colours, progress
from render.alhambra.choice import Choice
from render.alhambra.desk import Desk
from render.alhambra.hand import MINUS, payment
from render.alhambra.plan import Box, spot
from render.lettering import called
from render.painter import Names
from render.palette import FADED, FIRST, GAIN, HAIRLINE, INK, INK2, PAPER, WHITE, Colour
from render.parts import NOBODY, keep
from render.pen import Part, Pen
from render.sheet import Sheet
from rules.alhambra import View
from rules.alhambra.tiles import STALLS, TILES, purse

CARD, CARD_TALL = 84, 92  # the largest card of one's money
NARROWEST = 30
ONE_ROW = 22  # as many cards lie in one row
EMPTY = 104  # of the place where a reserve would lie
GROUPS = 14  # between two currencies


def own(view: View, names: Names, offered: Sequence[str], words: str) -> bytes:
    """One's own table, 1024×1280."""
    known = [called(names, seat) for seat in range(len(view.players))]
    chosen = choice.choice(view, offered, words)
    place = desk.desk(view, offered, chosen)
    sheet = Sheet(market.ground(desk.HEIGHT, place.stalls))
    _head(sheet, view, known[view.seat or 0])
    market.draw(sheet, view, place.stalls)
    _palace(sheet, view, offered, chosen, place)
    _bench(sheet, view, offered, chosen, place)
    _money(sheet, view, chosen, place)
    if chosen.stall is None:
        table.draw(sheet, view, known, place.table, place.row)
    else:
        _payments(sheet, view, offered, chosen, place)
    _marks(sheet, view, chosen, place)
    _verdicts(sheet, view, place)
    return sheet.png(colours())


def _head(sheet: Sheet, view: View, name: str) -> None:
    progress(sheet, view)
    left = frame.pill(sheet, view.seat or 0, name, room=170)
    sheet.put(parts.padlock(38), left - 34, frame.HEAD)


def _verdicts(sheet: Sheet, view: View, place: Desk) -> None:
    """On the corner of each awning: paid exactly, what would be lost, or what is missing."""
    if view.phase != "act":
        return
    for k, offer in enumerate(view.offers or ()):
        box = market.stall(k, place.stalls)
        right, y = box.x + box.width - 2, box.y + 5
        if offer is None:
            continue
        if offer.payment is None:
            _badge(sheet, right, y, f"{MINUS}{offer.missing}", PAPER, INK2)
        elif offer.over:
            _badge(sheet, right, y, f"+{offer.over}", FIRST, INK)
        else:
            sheet.put(parts.check(20, WHITE), right - 19, y)
            sheet.put(parts.check(17), right - 19, y)


def _badge(sheet: Sheet, right: float, y: float, text: str, fill: Colour, ink: Colour) -> None:
    wide = 14 + round(lettering.width(text, 25, 700))
    sheet.chip(right - wide, y, text, 25, fill, ink, INK, width=wide, height=34, weight=700)


def _palace(sheet: Sheet, view: View, offered: Sequence[str], chosen: Choice, place: Desk) -> None:
    sheet.panel(*place.palace, PAPER, INK, 3, 13)
    panels.draw(sheet, place.plan, place.court)
    size = place.plan.size
    for move in offered:
        row = move.split(" ")
        if row[0] == "swap" and row[1] == chosen.tile:
            x, y = place.plan.corner(spot(choice.standing(view, row[2])))
            r = max(8, round(size * 0.15))
            sheet.put(_exchange(r), x + size - r - 3, y + size - r - 3)
    if chosen.tile is not None and chosen.place is not None:
        x, y = place.plan.corner(spot(chosen.place))
        sheet.put(tiles.tile(chosen.tile, size), x, y)
        line = max(2, size // 22)
        sheet.put(parts.ghost(size - 2 * line, size - 2 * line, line), x + line, y + line)


def _bench(sheet: Sheet, view: View, offered: Sequence[str], chosen: Choice, place: Desk) -> None:
    """What waits, the reserve, and below them what ends a choice."""
    box = place.bench
    sheet.panel(*box, PAPER, HAIRLINE, 2, 13)
    shelf.draw_standing(sheet, place.shelf, box.x + box.width // 2, box.y + 30, box.y + 56)
    if not place.shelf.waiting and not place.shelf.reserve:
        sheet.put(signs.bricks(32), box.x + box.width // 2, box.y + 30)
        sheet.put(
            parts.dashed_box(EMPTY, EMPTY, None, FADED, 3, 0, 11, 8), box.x + (box.width - EMPTY) // 2, box.y + 56
        )
    for k, move in enumerate(desk.bottom(view, offered, chosen)):
        _end(sheet, place.pill(k), move)


def _end(sheet: Sheet, box: Box, move: str) -> None:
    """A pill: green with a check where it ends a choice, else white, with a sign of what becomes of the tile."""
    word, *rest = move.split(" ")
    y, middle = box.y + box.height // 2, box.x + box.width // 2
    if word in ("take", "remove"):
        sheet.panel(*box, GAIN, INK, 3, 16)
        sheet.put(parts.tick(44), box.x + 38, y)
        if word == "remove":
            sheet.put(signs.bricks(40, WHITE), box.x + box.width - 38, y)
            sheet.text(box.x + 114, y, rest[0], 34, 700, WHITE, "m")
        else:
            _cards(sheet, Box(box.x + 68, box.y, box.width - 76, box.height), rest[0].split("+"))
        return
    sheet.panel(*box, WHITE, INK, 4, 16)
    sheet.text(middle - 32, y, word, 34, 700, INK, "m")
    if word == "store":
        sheet.put(signs.bricks(40, INK), box.x + box.width - 42, y)
    elif word == "give":
        sheet.put(parts.seat(NOBODY, 23), box.x + box.width - 42, y)
    else:
        sheet.put(parts.arrow("E", 38), box.x + box.width - 42, y)


def _cards(sheet: Sheet, box: Box, cards: Sequence[str]) -> None:
    """The cards to be taken."""
    step = min(56, box.width // len(cards))
    for k, card in enumerate(cards):
        x = box.x + box.width / 2 + (k - (len(cards) - 1) / 2) * step
        sheet.put(money.sign(card[0], card[1:], min(27, step // 2)), x, box.y + box.height // 2)


def _money(sheet: Sheet, view: View, chosen: Choice, place: Desk) -> None:
    """One's cards by currency, in two rows if they are many; those that would pay stand out."""
    box = place.money
    sheet.panel(*box, PAPER, HAIRLINE, 2, 13)
    held = purse(view.players[view.seat or 0].money or ())
    cards = [(letter, value) for letter, values in held.items() for value in values]
    if not cards:
        return
    lines = 1 if len(cards) <= ONE_ROW else 2
    used = {letter: _used(view, chosen, letter) for letter in held}
    tall = (CARD_TALL - 4 * (lines - 1)) // lines
    share = -(-len(cards) // lines)
    for line in range(lines):
        row = cards[line * share : (line + 1) * share]
        _row(sheet, Box(box.x, box.y + 10 + line * (tall + 4), box.width, tall), row, used)


def _row(sheet: Sheet, box: Box, cards: Sequence[tuple[str, int]], used: dict[str, Counter[int]]) -> None:
    """Cards beside each other, a gap between currencies; narrower and overlapping if there are many."""
    gaps = GROUPS * (len({letter for letter, _ in cards}) - 1)
    step = min(CARD + 8, (box.width - 2 * GROUPS - gaps) // len(cards))
    wide = max(NARROWEST, min(CARD, step - 6))
    shown = min(step, wide)
    r = min(37, int((min(shown, box.height) / 2 - 4) / money.REACH["h"]))
    x = box.x + (box.width - step * len(cards) - gaps) // 2
    for k, (letter, value) in enumerate(cards):
        x += GROUPS if k and cards[k - 1][0] != letter else 0
        pays = used[letter][value] > 0
        used[letter][value] -= pays
        part = money.card(letter, value, wide, box.height, r, used=pays, left=shown // 2)
        sheet.put(part, x, box.y - (6 if pays else 0))
        x += step


def _used(view: View, chosen: Choice, letter: str) -> Counter[int]:
    """The cards of this currency that the chosen payment takes, or the best one where none is chosen yet."""
    if chosen.stall is None or STALLS[chosen.stall - 1] != letter:
        return Counter()
    if chosen.payment is not None:
        return Counter(map(int, chosen.payment.split("+")))
    offer = (view.offers or ())[chosen.stall - 1]
    return Counter(offer.payment if offer is not None and offer.payment is not None else ())


def _payments(sheet: Sheet, view: View, offered: Sequence[str], chosen: Choice, place: Desk) -> None:
    """A9: what may be paid, exact ones first, instead of the table."""
    paid = [move.split(" ")[2] for move in offered if move.startswith(f"buy {chosen.stall} ")]
    box, pills = place.payments(len(paid))
    sheet.panel(*box, PAPER, INK, 3, 13)
    tile = view.market[(chosen.stall or 1) - 1]
    price = TILES[tile].price if tile is not None else 0
    for pill, values in zip(pills, paid, strict=True):
        cards = tuple(map(int, values.split("+")))
        payment(sheet, pill, cards, sum(cards) - price, STALLS[(chosen.stall or 1) - 1])
        if values == chosen.payment:
            sheet.put(_frame(pill.width, pill.height), pill.x, pill.y)


def _marks(sheet: Sheet, view: View, chosen: Choice, place: Desk) -> None:
    """A frame round all that is chosen."""
    boxes = [market.card(k, place.stalls) for k in choice.held(view.display, chosen.cards)]
    if chosen.stall is not None:
        boxes.append(market.stall(chosen.stall - 1, place.stalls))
    lying = place.lying()
    if chosen.tile in lying:
        boxes.append(lying[chosen.tile])
    if chosen.off is not None:
        boxes.append(place.standing()[choice.standing(view, chosen.off)])
    for x, y, wide, tall in boxes:
        sheet.put(_frame(wide, tall), x, y)


@keep
def _frame(width: int, height: int) -> Part:
    """Round what is chosen: ink, cased in white; the origin is the corner of what it frames."""
    pen = Pen(-7, -7, width + 7, height + 7)
    pen.rect(-7, -7, width + 14, height + 14, None, WHITE, 5, 16)
    pen.rect(-5, -5, width + 10, height + 10, None, INK, 8, 14)
    return pen.part()


@keep
def _exchange(r: int) -> Part:
    """A tile that the chosen one can change places with: two arrows on white."""
    pen = Pen(-r - 2, -r - 2, r + 2, r + 2)
    pen.circle(0, 0, r, WHITE, INK, max(2, r * 0.16))
    for way in (-1, 1):
        y = way * r * 0.3
        tip, foot = way * r * 0.68, -way * r * 0.62
        pen.line([(foot, y), (tip, y)], INK, r * 0.2, round_ends=False)
        pen.polygon([(tip, y), (tip - way * r * 0.42, y - r * 0.3), (tip - way * r * 0.42, y + r * 0.3)], INK)
    return pen.part()
