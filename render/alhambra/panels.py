"""The Alhambras: one large, with its coordinates and the places on offer, the others small; and Dirk's buildings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from render import lettering, parts
from render.alhambra import buildings, shelf, tiles
from render.alhambra.plan import Box, Plan, Spot, close, column_name, roomy, row_name, spot
from render.alhambra.table import DIRK
from render.palette import HAIRLINE, INK, INK2, PAPER, WHITE
from render.parts import NOBODY, keep
from render.pen import Part, Pen
from render.sheet import Sheet
from rules.alhambra import View
from rules.alhambra.tiles import BUILDINGS, TILES
from rules.alhambra.view import DirkView

LARGE, SMALL = 108, 64
LYING = 76
COORDINATE = 26
LEGIBLE = 16  # a place on offer smaller than this has no room for its own name
LABELLED = 54  # a place on offer so large has room for the names of tiles
BESIDE = 150  # the column of what waits, in a large panel that is not tall
ENOUGH = 84  # a large panel whose tiles are this large needs no other layout
COLUMNS = ((60, 1), (54, 1), (46, 1), (46, 2), (38, 2), (32, 2), (32, 3), (26, 4), (20, 5))
WIDE_COLUMNS = ((66, 2), (46, 3), (34, 4), (28, 5), (22, 6))


class Court(NamedTuple):
    """A player with their Alhambra, as a panel shows them."""

    seat: int
    name: str
    alhambra: Mapping[str, str]
    reserve: tuple[str, ...]
    waiting: tuple[str, ...]
    places: Mapping[str, tuple[str, ...]]
    """A place on offer: which of the tiles that wait may go there."""
    new: frozenset[str]
    won: bool

    def ground(self) -> list[str]:
        """The places that the panel must show: those with tiles and those on offer."""
        return [*self.alhambra, *self.places]


def court(view: View, seat: int, name: str) -> Court:
    """What the view tells of a seat."""
    one = view.players[seat]
    new = frozenset(entry.tile for entry in view.new if entry.seat == seat)
    return Court(
        seat, name, one.alhambra, one.reserve, one.bought, _offered(view, one.bought), new, seat in view.winners
    )


def _offered(view: View, waiting: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    offered = sorted({place for tile in waiting for place in view.places.get(tile, ())}, key=spot)
    return {place: tuple(tile for tile in waiting if place in view.places[tile]) for place in offered}


def large(sheet: Sheet, box: Box, one: Court) -> None:
    """The one in play, or the one that just changed: 628 wide."""
    sheet.panel(*box, PAPER, INK, 3, 13)
    plan, above = spread(box, one)
    if above:
        _head_above(sheet, box, one)
    else:
        _head_at_left(sheet, box, one, plan.x + plan.size // 2 - 34)
    draw(sheet, plan, one)


def draw(sheet: Sheet, plan: Plan, one: Court) -> None:
    """The Alhambra on its plan: coordinates, tiles, the places on offer, and what is new."""
    _coordinates(sheet, plan)
    taken = {spot(place) for place in one.ground()}
    for free in plan.spots():
        if free not in taken:
            x, y = plan.corner(free)
            sheet.put(_dot(), x + plan.size // 2, y + plan.size // 2)
    _alhambra(sheet, plan, one, named=True)
    _places(sheet, plan, one)
    _brackets(sheet, plan, one)


def spread(box: Box, one: Court) -> tuple[Plan, bool]:
    """The plan of a large panel, with its head above if that leaves room enough, or else at the left."""
    beneath, beside = _beneath(box, one), _beside(box, one)
    above = beneath.size >= min(ENOUGH, beside.size)
    return (beneath if above else beside), above


def _beneath(box: Box, one: Court) -> Plan:
    """The plan beneath name, reserve and what waits."""
    return _with_neighbours(one, Box(box.x + 72, box.y + 152, 542, box.height - 166))


def _head_above(sheet: Sheet, box: Box, one: Court) -> None:
    lying = _lying(box, one)
    shelf.draw_lying(sheet, lying, box.x + box.width - 14, box.y + 57)
    _disc(sheet, box.x + 47, box.y + 57, 27, one)
    sheet.name(box.x + 88, box.y + 57, one.name, 38, box.width - 88 - 28 - lying.lying(), least=26)


def _lying(box: Box, one: Court) -> shelf.Shelf:
    """The shelf beside the name of a large panel."""
    room = box.width - 88 - 34 - min(220, round(lettering.width(one.name, 38, 650)))
    return shelf.lie(one.waiting, one.reserve, room, 96, LYING)


def _standing(box: Box, one: Court) -> shelf.Shelf:
    """The shelf at the left of a large panel."""
    return shelf.stand(one.waiting, one.reserve, box.height - 124, WIDE_COLUMNS)


def in_large(box: Box, one: Court) -> dict[str, Box]:
    """Where each tile lies that a large panel shows."""
    plan, above = spread(box, one)
    if above:
        kept = _lying(box, one)
        corners = shelf.lying(kept, box.x + box.width - 14, box.y + 57)
    else:
        kept = _standing(box, one)
        corners = shelf.standing(kept, box.x + 16 + BESIDE // 2, box.y + 110)
    return built(plan, one) | {name: Box(*corner, kept.size, kept.size) for name, corner in corners.items()}


def in_small(box: Box, one: Court) -> dict[str, Box]:
    """Where each tile lies that a small panel shows."""
    best = _best(box, one)
    corners = shelf.standing(best.shelf, best.shelf_x, best.shelf_y)
    size = best.shelf.size
    return built(best.plan, one) | {name: Box(*corner, size, size) for name, corner in corners.items()}


def built(plan: Plan, one: Court) -> dict[str, Box]:
    """Where the tiles of an Alhambra lie."""
    corners = ((name, plan.corner(spot(place))) for place, name in one.alhambra.items())
    return {name: Box(*corner, plan.size, plan.size) for name, corner in corners}


def _beside(box: Box, one: Court) -> Plan:
    """The plan at the right of name, reserve and what waits."""
    left = BESIDE + 72
    return _with_neighbours(one, Box(box.x + left, box.y + 48, box.width - left - 12, box.height - 60))


def _with_neighbours(one: Court, box: Box) -> Plan:
    """The plan with room around the tiles, which are small enough for the fountain to have a row above and below it."""
    return roomy(one.ground(), box, min(LARGE, box.height // 3))


def planned(box: Box, places: Iterable[str], largest: int) -> Plan:
    """The plan of an Alhambra that has a panel to itself, with room for coordinates and these places."""
    inner = Box(box.x + 72, box.y + 48, box.width - 84, box.height - 60)
    return roomy(places, inner, min(largest, inner.height // 3))


def _head_at_left(sheet: Sheet, box: Box, one: Court, end: int) -> None:
    """The name may reach to `end`, where the coordinates begin."""
    _disc(sheet, box.x + 38, box.y + 40, 22, one)
    left = 74 if one.won else 68
    sheet.name(box.x + left, box.y + 40, one.name, 30, end - box.x - left, least=24)
    shelf.draw_standing(sheet, _standing(box, one), box.x + 16 + BESIDE // 2, box.y + 90, box.y + 110)


def _coordinates(sheet: Sheet, plan: Plan) -> None:
    step = -(-40 // plan.size)  # names of narrow columns would run into each other
    for k in range(plan.columns):
        if (plan.west + k) % step == 0:
            x = plan.x + plan.size * k + plan.size // 2
            sheet.text(x, plan.y - 20, column_name(plan.west + k), COORDINATE, 600, INK2, "m")
    for k in range(plan.rows):
        if (plan.north + k) % step == 0:
            y = plan.y + plan.size * k + plan.size // 2
            sheet.text(plan.x - 34, y, row_name(plan.north + k), COORDINATE, 600, INK2, "m")


@keep
def _dot() -> Part:
    pen = Pen(-4, -4, 4, 4)
    pen.circle(0, 0, 3, HAIRLINE)
    return pen.part()


def _alhambra(sheet: Sheet, plan: Plan, one: Court, *, named: bool) -> None:
    for place, name in one.alhambra.items():
        sheet.put(tiles.tile(name, plan.size, named), *plan.corner(spot(place)))


def _places(sheet: Sheet, plan: Plan, one: Court) -> None:
    """The places on offer with their names, and if several tiles wait, which of them fit."""
    inset = round(plan.size * 0.05)
    side = plan.size - 2 * inset
    line, dash, gap = (4, 12, 8) if side > 50 else (2.5, 7, 5)
    several = len(one.waiting) > 1 and side >= LABELLED
    wrapped = not several and any(lettering.width(place, 26, 700) > side - 24 for place in one.places)
    for place, fitting in one.places.items():
        x, y = (at + inset for at in plan.corner(spot(place)))
        if side < LEGIBLE:
            sheet.rect(x, y, side, side, INK)
            sheet.rect(x + 1, y + 1, side - 2, side - 2, WHITE)
            continue
        sheet.put(parts.dashed_box(side, side, line=line, dash=dash, gap=gap), x, y)
        if several:
            size = lettering.largest(place, min(30, round(side * 0.34)), 14, 700, side - 16)
            sheet.text(x + side / 2, y + side * 0.25, place, size, 700, INK, "m")
            _fitting(sheet, Box(x, round(y + side * 0.42), side, round(side * 0.5)), fitting)
        else:
            _named(sheet, Box(x, y, side, side), _words(place) if wrapped else [place])


def _words(place: str) -> list[str]:
    """A place's name in two: how far east or west, how far north or south."""
    cut = next((k for k in range(1, len(place)) if place[k] in "ns"), len(place))
    return [word for word in (place[:cut], place[cut:]) if word]


def _named(sheet: Sheet, box: Box, lines: list[str]) -> None:
    largest = 30 if len(lines) == 1 else min(30, int((box.height - 10) / 1.7))
    size = min(lettering.largest(line, largest, 8, 700, box.width - 14) for line in lines)
    for k, line in enumerate(lines):
        y = box.y + box.height / 2 + (k - (len(lines) - 1) / 2) * size * 0.92
        sheet.text(box.x + box.width / 2, y, line, size, 700, INK, "m")


def _fitting(sheet: Sheet, box: Box, fitting: tuple[str, ...]) -> None:
    """The names of tiles on their colours, up to two beside each other."""
    rows = [fitting[k : k + 2] for k in range(0, len(fitting), 2)]
    tall = min(26, box.height // len(rows) - 2)
    size = min(
        lettering.largest("".join(row), round(tall * 0.8), 10, 700, box.width - 10 - 9 * len(row)) for row in rows
    )
    for k, row in enumerate(rows):
        wide = [round(lettering.width(name, size, 700)) + 6 for name in row]
        x = box.x + (box.width - sum(wide) - 3 * (len(row) - 1)) // 2
        y = box.y + box.height / 2 + (k - (len(rows) - 1) / 2) * (tall + 2)
        for name, width in zip(row, wide, strict=True):
            look = buildings.KINDS[TILES[name].building]
            high = min(tall, round(size * 1.35))
            sheet.chip(x, y, name, size, look.ground, look.ink, width=width, height=high, weight=700, radius=4)
            x += width + 3


def _brackets(sheet: Sheet, plan: Plan, one: Court) -> None:
    size = plan.size
    line = 7 if size > 60 else 5 if size > 34 else 3
    mark = parts.brackets(size - 4, size - 4, size // 5, line=line)
    for place, name in one.alhambra.items():
        if name in one.new:
            x, y = plan.corner(spot(place))
            sheet.put(mark, x + 2, y + 2)


def small(sheet: Sheet, box: Box, one: Court) -> None:
    """One of the others, their tiles without names; laid out in whichever way shows them larger."""
    sheet.panel(*box, PAPER, HAIRLINE, 2, 13)
    best = _best(box, one)
    _disc(sheet, box.x + 33, box.y + best.head, best.disc, one)
    sheet.name(best.name.x, best.name.y, one.name, best.name.height, best.name.width, least=22)
    shelf.draw_standing(sheet, best.shelf, best.shelf_x, best.sign, best.shelf_y)
    _alhambra(sheet, best.plan, one, named=False)
    for place in one.places:
        _unnamed(sheet, best.plan, spot(place))
    _brackets(sheet, best.plan, one)


def _best(box: Box, one: Court) -> Small:
    return max(_under_name(box, one), _right_of_name(box, one), key=lambda way: way.plan.size)


class Small(NamedTuple):
    """A way to lay out a small panel; `name.y` is the middle of the name, `name.height` its size."""

    plan: Plan
    head: int
    disc: int
    name: Box
    shelf: shelf.Shelf
    shelf_x: int
    sign: int
    shelf_y: int


def _under_name(box: Box, one: Court) -> Small:
    """The Alhambra under the name, the reserve down the right side."""
    low = box.height < 250
    head, top = (28, box.y + 50) if low else (36, box.y + 66)
    standing = shelf.stand(one.waiting, one.reserve, box.y + box.height - 10 - top, COLUMNS)
    wide = standing.wide() + 20 if standing.wide() else 0
    plan = close(one.ground(), Box(box.x + 12, top - 4, box.width - 24 - wide, box.y + box.height - 8 - top), SMALL)
    at = box.x + 64
    name = Box(at, box.y + head, box.x + box.width - 14 - max(wide, 6) - at, 26 if low else 30)
    right = box.x + box.width - 2 - wide // 2
    return Small(plan, head, 18 if low else 21, name, standing, right, box.y + head, top)


def _right_of_name(box: Box, one: Court) -> Small:
    """The Alhambra in the whole height of the panel, the name at its left, the reserve under the name."""
    left, right = 116, box.x + box.width - 14
    plan = close(one.ground(), Box(box.x + left, box.y + 8, box.width - left - 14, box.height - 16), SMALL)
    wide = plan.columns * plan.size
    room, written = right - wide - box.x - 76, round(lettering.width(one.name, 26, 650))
    beside = room >= min(110, written)
    sign = box.y + (74 if beside else 102)
    standing = shelf.stand(one.waiting, one.reserve, box.y + box.height - 28 - sign, COLUMNS[1:])
    end = max(62 + min(room, written) if beside else left - 12, standing.wide() + 24)
    x = min(right - wide, (box.x + end + 14 + right - wide) // 2)
    name = (
        Box(box.x + 62, box.y + 32, x - box.x - 70, 26) if beside else Box(box.x + 15, box.y + 70, x - box.x - 22, 24)
    )
    return Small(plan._replace(x=x), 32, 18, name, standing, (2 * box.x + end + 8) // 2, sign, sign + 20)


def _unnamed(sheet: Sheet, plan: Plan, at: Spot) -> None:
    x, y = plan.corner(at)
    sheet.put(parts.dashed_box(plan.size - 4, plan.size - 4, line=2.5, dash=7, gap=5), x + 2, y + 2)


def _disc(sheet: Sheet, x: int, y: int, r: int, one: Court) -> None:
    if one.won:
        r = round(r * 0.8)
        sheet.put(parts.laurel(r), x, y + 1)
    sheet.put(parts.seat(one.seat, r), x, y)


def dirk(sheet: Sheet, box: Box, one: DirkView, *, won: bool) -> None:
    """Dirk's buildings, a column a kind."""
    sheet.panel(*box, PAPER, HAIRLINE, 2, 13)
    if won:
        sheet.put(parts.laurel(16), box.x + 34, box.y + 37)
    sheet.put(parts.seat(NOBODY, 16 if won else 20), box.x + 34, box.y + 36)
    sheet.text(box.x + 64, box.y + 36, DIRK, 30, 650)
    size, foot, room = 42, box.y + box.height - 14, box.height - 82
    highest = max(*one.counts.values(), 1)
    step = min(size + 2, (room - size) / max(1, highest - 1))
    for k, kind in enumerate(BUILDINGS):
        x = box.x + 13 + 48 * k
        names = [name for name in one.buildings if TILES[name].building == kind]
        for j, name in enumerate(names):
            sheet.put(tiles.tile(name, size, False), x, foot - size - round(j * step))
        if not names:
            sheet.put(_dot(), x + size // 2, foot - size // 2)
