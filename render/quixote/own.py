"""Don Quixote as a player who is still to lay sees it: one's principality, and the tiles to choose from.

A tap on a tile lays it on the field called, for now; another turns it; what the phase would give then stands beside the
map. Only the pill below plays it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import cos, pi, sin

from PIL import Image

from render import frame, parts
from render.lettering import called
from render.painter import Names, Taps
from render.palette import FADED, FIRST, GAIN, HAIRLINE, INK, INK2, PAPER, SAND, WHITE
from render.parts import keep
from render.pen import Part, Pen
from render.quixote import principality, tally
from render.quixote.board import cards, colours, fill, phases
from render.quixote.crest import CREST
from render.quixote.desk import Choice, Desk, choice, desk
from render.quixote.hand import plain
from render.sheet import WIDTH, Sheet
from render.touch import Tap
from rules.quixote import PlayerView, View, preview
from rules.quixote.tiles import WAYS, Way


def own(view: View, names: Names, offered: Sequence[str], words: str) -> bytes:
    """One's own table, as high as the one for everyone."""
    chosen, place, seat = choice(words), desk(view), view.seat or 0
    after = _after(view, seat, chosen)
    sheet = Sheet(_ground(place.seats))
    _head(sheet, view, seat, called(names, seat))
    _land(sheet, view, place, after, chosen)
    for k in range(1, place.seats):
        _other(sheet, view, (seat + k) % place.seats, names, place.other(k))
    _hand(sheet, place, chosen)
    _end(sheet, place, chosen, after)
    return sheet.png(colours())


def taps(view: View, offered: Sequence[str], words: str) -> Taps:
    """The tiles; the field, on which the chosen one can be turned too; and the pill that plays it."""
    chosen, place = choice(words), desk(view)
    found = []
    for k, tile in enumerate(place.tiles):
        field = (place.field(view.field),) if tile == chosen.tile and chosen.whole and view.field is not None else ()
        found.append(Tap(f"lay {tile} {_next(tile, chosen)}", place.tile(k), more=field))
    if chosen.whole:
        found.append(Tap(words, place.end, "play"))
    return Taps(found, WIDTH, place.height)


def _next(tile: str, chosen: Choice) -> Way:
    """How a tap lays a tile: up, and turned if it lies so already."""
    return "down" if tile == chosen.tile and chosen.way == "up" else "up"


def _after(view: View, seat: int, chosen: Choice) -> PlayerView:
    """The player as they would be with the chosen tile laid."""
    way = next((way for way in WAYS if way == chosen.way), None)
    if chosen.tile is None or way is None:
        return view.players[seat]
    return preview(view, chosen.tile, way).players[seat]


@lru_cache(maxsize=4)
def _ground(seats: int) -> Image.Image:
    place = Desk(seats, ("",), ())
    sheet = Sheet(frame.ground(place.height))
    frame.head(sheet, CREST)
    panels = [place.land, place.hand, *(place.other(k) for k in range(1, seats))]
    for box in panels:
        sheet.panel(*box, PAPER, HAIRLINE, 2, 14)
    principality.blank(sheet, place.map, 28)
    return sheet.image


def _head(sheet: Sheet, view: View, seat: int, name: str) -> None:
    phases(sheet, view)
    frame.pill(sheet, seat, name, room=160)
    cards(sheet, 550 + 20 * view.cards, view)


def _land(sheet: Sheet, view: View, place: Desk, after: PlayerView, chosen: Choice) -> None:
    """The map with the field called, or with the chosen tile on it, and what the phase would give."""
    if chosen.whole and view.field is not None:
        principality.draw(sheet, place.map, principality.country(view, after))
        x, y, wide, tall = place.field(view.field)
        sheet.put(parts.ghost(wide, tall, 5), x, y)
        sheet.put(_turn(17), x + wide - 4, y + tall - 4)
    else:
        fill(sheet, place.map, view, after)
    x, y, wide, tall = place.tally
    tally.column(sheet, x, y, wide, tall, view, after)


def _other(sheet: Sheet, view: View, seat: int, names: Names, box: tuple[int, int, int, int]) -> None:
    """Another player: whether they have laid, and their points."""
    x, y, wide, tall = box
    middle, player = y + tall // 2, view.players[seat]
    sheet.put(parts.seat(seat, 22), x + 40, middle)
    sheet.text(x + wide - 20, middle, str(player.total), 38, 700, INK, "r")
    sheet.put(parts.check(17) if player.ready else parts.hourglass(17), x + wide - 100, middle)
    sheet.name(x + 74, middle, called(names, seat), 32, wide - 74 - 130, least=24)


def _hand(sheet: Sheet, place: Desk, chosen: Choice) -> None:
    """The tiles to choose from, the chosen one as it would lie; the one kept for last on its side."""
    for k, tile in enumerate(place.tiles):
        x, y, wide, tall = place.tile(k)
        way: Way = "down" if tile == chosen.tile and chosen.way == "down" else "up"
        sheet.text(x + wide / 2, y - 25, tile, 30, 700, INK, "m")
        sheet.image.paste(_tile(tile, way, wide), (x, y))
        if tile == chosen.tile:
            sheet.put(_frame(wide, tall), x, y)
            sheet.put(_turn(17), x + wide - 4, y + tall - 4)
    for k, tile in enumerate(place.kept, len(place.tiles)):
        x, y, wide, tall = place.tile(k)
        middle = x + place.tile(k + 1)[0] + wide
        sheet.text(middle / 2, y - 25, tile, 30, 700, INK2, "m")
        sheet.image.paste(_lying(tile, wide), ((middle - tall) // 2, y + (tall - wide) // 2))


@lru_cache(maxsize=256)
def _tile(tile: str, way: Way, size: int) -> Image.Image:
    return plain(tile, way, size)


@lru_cache(maxsize=32)
def _lying(tile: str, size: int) -> Image.Image:
    """A tile that is not to be had yet: on its side, pale."""
    whole = plain(tile, "up", size).rotate(90, expand=True)
    return Image.blend(whole, Image.new("RGB", whole.size, PAPER), 0.5)


def _end(sheet: Sheet, place: Desk, chosen: Choice, after: PlayerView) -> None:
    """The pill that plays what is chosen, with what the phase would give then; before, an empty place for it."""
    x, y, wide, tall = place.end
    middle = y + tall // 2
    if not chosen.whole:
        sheet.put(parts.dashed_box(wide, tall, None, FADED, 3, 22, 14, 10), x, y)
        sheet.put(parts.tick(58, FADED), x + wide // 2, middle)
        return
    sheet.panel(x, y, wide, tall, GAIN, INK, 3, 24)
    sheet.put(parts.tick(66), x + 84, middle)
    sheet.put(parts.arrow("N" if chosen.way == "up" else "S", 52, WHITE), x + wide / 2 + 76, middle)
    sheet.text(x + wide / 2 + 26, middle, chosen.tile or "", 52, 700, WHITE, "r")
    fill = FIRST if after.now.total else SAND
    sheet.chip(x + wide - 158, middle, f"+{after.now.total}", 42, fill, INK, None, width=130, height=64, weight=700)


@keep
def _frame(width: int, height: int) -> Part:
    """Round the chosen tile."""
    pen = Pen(-8, -8, width + 8, height + 8)
    pen.rect(-8, -8, width + 16, height + 16, None, INK, 7, 10)
    return pen.part()


@keep
def _turn(r: int) -> Part:
    """The sign that a tap turns a tile: an arrow round a half circle, on white."""
    pen = Pen(-r - 3, -r - 3, r + 3, r + 3)
    pen.circle(0, 0, r, WHITE, INK, 3)
    reach = r * 0.5
    pen.arc(0, 0, reach, 200, 480, INK, r * 0.2)
    turn = 200 * pi / 180
    x, y = reach * cos(turn), reach * sin(turn)
    pen.polygon([(x - r * 0.36, y + r * 0.06), (x + r * 0.36, y - r * 0.02), (x - r * 0.1, y + r * 0.52)], INK)
    return pen.part()
