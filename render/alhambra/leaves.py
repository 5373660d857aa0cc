"""The rules of Alhambra in small pictures: the same tiles, coins and signs as on the table."""

from __future__ import annotations

from collections.abc import Mapping

from render import parts
from render.alhambra import buildings, hand, money, scoring, shelf, signs, tiles
from render.alhambra.board import colours
from render.alhambra.plan import Box, Plan, close, spot
from render.leaf import Leaves, leaf, may, may_not
from render.palette import FADED, FIRST, INK, INK2, PAPER, WHITE
from render.parts import NOBODY
from render.sheet import Sheet
from rules.alhambra.building import alhambra_of
from rules.alhambra.scoring import prizes
from rules.alhambra.tiles import BUILDINGS, FOUNTAIN, STALLS, TILES
from rules.alhambra.walls import longest_wall

ROUNDS = (1, 2, 3)


def _palace(sheet: Sheet, box: Box, built: Mapping[str, str], size: int) -> Plan:
    """Tiles on their places."""
    plan = close(built, box, size)
    for place, name in built.items():
        sheet.put(tiles.tile(name, plan.size, named=False), *plan.corner(spot(place)))
    return plan


def kinds() -> bytes:
    """A1: the six kinds and what they cost."""
    sheet = leaf(150)
    for k, kind in enumerate(BUILDINGS):
        cost = [tile.price for tile in TILES.values() if tile.building == kind]
        sheet.put(buildings.chip(kind, 72), 60 + 104 * k, 56)
        sheet.text(60 + 104 * k, 118, f"{min(cost)}–{max(cost)}", 28, 650, INK, "m")
    return sheet.png(colours())


def currencies() -> bytes:
    """A2: the four currencies, each a colour and a shape, and how a card is written."""
    sheet = leaf(150)
    for k, currency in enumerate(STALLS):
        sheet.put(money.sign(currency, "7", 42), 84 + 156 * k, 58)
        sheet.text(84 + 156 * k, 124, f"{currency}7", 28, 650, INK, "m")
    return sheet.png(colours())


def market() -> bytes:
    """A3: the market places, each with its currency."""
    sheet = leaf(190)
    for k, currency in enumerate(STALLS):
        sheet.put(money.awning(currency, 132), 18 + 157 * k, 14)
        sheet.text(52 + 157 * k, 126, str(k + 1), 44, 700, INK, "m")
        sheet.put(money.sign(currency, "", 34), 112 + 157 * k, 126)
    return sheet.png(colours())


def take() -> bytes:
    """A8: one card, whatever it is worth, or several worth 5 together."""
    sheet = leaf(150)
    for x, currency, value in ((40, "h", 9), (260, "d", 2), (352, "f", 3)):
        sheet.put(money.card(currency, value, 82, 110, 32, used=False, left=41), x, 20)
    sheet.text(190, 75, "/", 44, 600, INK2, "m")
    sheet.text(500, 75, "≤ 5", 44, 650, INK, "m")
    return sheet.png(colours())


def pay() -> bytes:
    """A9: exactly, with a loss, and not enough, for a price of 8."""
    sheet = leaf(150)
    sheet.put(money.sign("u", "8", 44), 62, 75)
    hand.payment(sheet, Box(128, 25, 176, 100), (5, 3), 0)
    hand.payment(sheet, Box(318, 25, 176, 100), (6, 4), 2)
    sheet.panel(508, 25, 112, 100, PAPER, INK2, 2, 10)
    sheet.text(564, 75, f"{hand.MINUS}2", 44, 600, INK2, "m")
    return sheet.png(colours())


def places() -> bytes:
    """A13: places counted from the fountain."""
    sheet = leaf(290, 420)
    built = {"0": FOUNTAIN, "e1": "A10", "e2": "C10", "e2n1": "T12"}
    plan = _palace(sheet, Box(30, 20, 360, 250), built, 120)
    for place in ("0", "e1", "e2", "e2n1"):
        x, y = plan.corner(spot(place))
        sheet.chip(x + 8, y + plan.size - 22, place, 26, WHITE, INK, INK)
    return sheet.png(colours())


def alike() -> bytes:
    """A14: a wall on both sides that touch, or on neither."""
    sheet = leaf(170, 560)
    for x, left, right, allowed in ((24, "P7", "S7", True), (304, "A10", "C9b", False)):
        _palace(sheet, Box(x, 25, 232, 120), {"0": left, "e1": right}, 116)
        (may if allowed else may_not)(sheet, x + 116, 25)
    return sheet.png(colours())


def on_foot() -> bytes:
    """A15: a way from the fountain, and a wall across it."""
    sheet = leaf(150)
    for x, row, allowed in ((16, ("A10", "C10"), True), (336, ("P7", "S7"), False)):
        _palace(sheet, Box(x, 27, 288, 96), {"0": FOUNTAIN, "e1": row[0], "e2": row[1]}, 96)
        (may if allowed else may_not)(sheet, x + 240, 75)
    return sheet.png(colours())


def touching() -> bytes:
    """A16: by a side, not by a corner."""
    sheet = leaf(210, 480)
    _palace(sheet, Box(24, 14, 180, 182), {"0": FOUNTAIN, "n1": "G11"}, 90)
    may(sheet, 114, 104)
    plan = _palace(sheet, Box(264, 14, 180, 182), {"0": FOUNTAIN, "e1n1": "G11"}, 90)
    may_not(sheet, plan.x + plan.size, plan.y + plan.size)
    return sheet.png(colours())


def gap() -> bytes:
    """A17: nothing empty may be shut in."""
    sheet = leaf(250, 300)
    around = ("S9", "A9", "A10", "C10", "C11", "G10c", "T12")
    ring = dict(zip(("e1", "e2", "e2n1", "e2n2", "e1n2", "n2", "n1"), around, strict=True))
    plan = _palace(sheet, Box(30, 5, 240, 240), {"0": FOUNTAIN, **ring}, 78)
    x, y = plan.corner(spot("e1n1"))
    sheet.put(parts.dashed_box(plan.size, plan.size, WHITE, FADED, 3, 0, 11, 8), x, y)
    may_not(sheet, x + plan.size // 2, y + plan.size // 2)
    return sheet.png(colours())


def reserve() -> bytes:
    """A18: under the arrow what waits to be placed, beside the bricks the reserve."""
    sheet = leaf(130, 480)
    shelf.draw_lying(sheet, shelf.lie(("A9",), ("G10c", "T12"), 440, 90, 84), 460, 65)
    return sheet.png(colours())


def table() -> bytes:
    """A21: what the places give, by kind and by scoring."""
    sheet = leaf(72 + 62 * len(BUILDINGS), 520)
    for scored, x in zip(ROUNDS, (160, 280, 420), strict=True):
        sheet.put(parts.stage(scored, "done", 22), x, 36)
        for k, kind in enumerate(BUILDINGS):
            given = "  ".join(map(str, prizes(scored, kind)))
            sheet.text(x, 98 + 62 * k, given, 30, 650, INK, "m")
    for k, kind in enumerate(BUILDINGS):
        sheet.put(buildings.chip(kind, 52), 52, 98 + 62 * k)
    return sheet.png(colours())


def shared() -> bytes:
    """A22: two share the first and the second place of the towers."""
    sheet = leaf(120)
    sheet.put(buildings.chip("tower", 64), 52, 60)
    sheet.text(104, 60, "13 + 6 = 19", 38, 600)
    for seat, x in ((0, 370), (1, 510)):
        sheet.put(parts.seat(seat, 22), x, 60)
        sheet.panel(x + 30, 24, 84, 72, FIRST, INK, 3, 10)
        sheet.text(x + 72, 48, "+9", 30, 700, INK, "m")
        sheet.text(x + 72, 78, "19÷2", 23, 600, INK, "m")
    return sheet.png(colours())


def wall() -> bytes:
    """A23: the longest outer wall in ink, and its length."""
    built = {"0": FOUNTAIN, "n1": "P5", "e1n1": "S4", "e1": "P4"}
    longest = longest_wall(alhambra_of(built))
    sheet = leaf(230, 400)
    scoring.traced(sheet, close(built, Box(30, 20, 190, 190), 90), built, longest)
    sheet.put(signs.wall(60), 276, 115)
    sheet.text(320, 115, f"+{longest.length}", 44, 650)
    return sheet.png(colours())


def dirk() -> bytes:
    """A28: Dirk's sign, and the buildings from the bag: at the start and after the first two scorings."""
    sheet = leaf(120, 520)
    sheet.put(parts.seat(NOBODY, 36), 60, 60)
    sheet.put(signs.bag(60), 150, 60)
    for x, given in ((230, "6"), (340, "6"), (460, "÷3")):
        sheet.text(x, 60, given, 44, 650, INK, "m")
    for x, scored in ((285, 1), (400, 2)):
        sheet.put(parts.stage(scored, "done", 20), x, 60)
    return sheet.png(colours())


LEAVES: Leaves = {
    "A1": kinds,
    "A2": currencies,
    "A3": market,
    "A8": take,
    "A9": pay,
    "A13": places,
    "A14": alike,
    "A15": on_foot,
    "A16": touching,
    "A17": gap,
    "A18": reserve,
    "A21": table,
    "A22": shared,
    "A23": wall,
    "A28": dirk,
}
