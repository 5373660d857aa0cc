"""The picture of a game of Don Quixote: every principality, who has laid, and what the phase would give now."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from render import frame, parts
from render.frame import BELOW_HEAD, HEAD, MARGIN
from render.lettering import called, width
from render.painter import Names
from render.palette import FIRST, HAIRLINE, INK, INK2, PAPER, WHITE
from render.parts import Stage
from render.quixote import land, principality, symbols, tally, vignette
from render.quixote.crest import CREST
from render.quixote.principality import Plan
from render.sheet import Sheet, encoder
from rules.quixote import PlayerView, View

PHASES = (1, 2, 3)
BOTTOM = 24


class Layout(NamedTuple):
    """How so many principalities share the sheet: panels, and in each the corner of its map, its tiles, its letters."""

    across: int
    wide: int
    tall: int
    map_x: int
    map_y: int
    tile: int
    letters: int

    def panel(self, seat: int) -> tuple[int, int]:
        column, row = seat % self.across, seat // self.across
        return MARGIN + column * (self.wide + 16), BELOW_HEAD + row * (self.tall + 16)

    def map(self, seat: int) -> Plan:
        x, y = self.panel(seat)
        return Plan(x + self.map_x, y + self.map_y, self.tile)

    def height(self, seats: int) -> int:
        return self.panel(seats - 1)[1] + self.tall + BOTTOM


ALONE = Layout(1, 960, 924, 54, 128, 108, 34)
PAIR = Layout(1, 960, 552, 46, 52, 80, 30)
MORE = Layout(2, 472, 524, 29, 98, 54, 24)
LAYOUTS = {1: ALONE, 2: PAIR, 3: MORE, 4: MORE}


def board(view: View, names: Names) -> bytes:
    """All principalities, 1024 wide: one or two large, three or four two by two."""
    return drawn(view, names).png(colours())


def drawn(view: View, names: Names) -> Sheet:
    """The same, not yet saved."""
    seats = len(view.players)
    sheet = Sheet(_ground(seats))
    known = [called(names, seat) for seat in range(seats)]
    _head(sheet, view, known)
    for seat, player in enumerate(view.players):
        fill(sheet, LAYOUTS[seats].map(seat), view, player)
        if seats == 2:
            _beside(sheet, view, seat, known[seat])
        else:
            _round(sheet, LAYOUTS[seats], view, seat, known[seat])
    return sheet


@lru_cache(maxsize=1)
def colours() -> Image.Image:
    """The palette of all pictures of the game."""
    own = [*land.COLOURS, *symbols.COLOURS, CREST.colour, principality.PALE]
    blends = [(land.UPPER, land.LOWER), (land.UPPER, land.FURROW), (land.LOWER, land.FURROW)]
    blends += [(ground, growth) for ground in (land.UPPER, land.LOWER) for growth in (land.LEAF, land.TRUNK)]
    return encoder(own, blends)


@lru_cache(maxsize=4)
def _ground(seats: int) -> Image.Image:
    layout = LAYOUTS[seats]
    sheet = Sheet(frame.ground(layout.height(seats)))
    frame.head(sheet, CREST)
    for seat in range(seats):
        sheet.panel(*layout.panel(seat), layout.wide, layout.tall, PAPER, HAIRLINE, 2, 14)
        principality.blank(sheet, layout.map(seat), layout.letters)
    if seats == 3:
        _fourth(sheet, *layout.panel(3), layout.wide, layout.tall)
    return sheet.image


def _fourth(sheet: Sheet, x: int, y: int, wide: int, tall: int) -> None:
    """A picture fills the place of the fourth principality when three play."""
    sheet.panel(x, y, wide, tall, PAPER, HAIRLINE, 2, 14)
    principality.neatline(sheet, x + 22, y + 22, wide - 44, tall - 44, 27, 8)
    sheet.put(vignette.mancha(wide - 44, tall - 44), x + 22, y + 22)


def _head(sheet: Sheet, view: View, names: Sequence[str]) -> None:
    """The phases, the cards of this one, and the field now called; at the end, who has won."""
    phases(sheet, view)
    if view.phase == "over":
        frame.winners(sheet, [(seat, names[seat]) for seat in view.winners], room=450)
    elif view.field is not None:
        sheet.panel(843, HEAD - 30, 149, 60, WHITE, INK, 4, 12)
        sheet.text(843 + 149 / 2, HEAD, view.field, 42, 700, INK, "m")
        cards(sheet, 820, view)


def phases(sheet: Sheet, view: View) -> None:
    """A star each: done, under way, to come."""
    for k, phase in enumerate(PHASES):
        sheet.put(parts.stage(phase, _stage(view, phase)), 420 + 44 * k, HEAD)


def _stage(view: View, phase: int) -> Stage:
    done = max((len(player.scores) for player in view.players), default=0)
    return "done" if phase <= done else "now" if phase == view.phase else "next"


def cards(sheet: Sheet, right: int, view: View) -> None:
    """A small card for each laying of the phase: done, under way, to come."""
    for k in range(view.cards):
        colour = FIRST if k + 1 < view.card else INK if k + 1 == view.card else PAPER
        sheet.panel(right - 20 * (view.cards - k), HEAD - 12, 16, 24, colour, INK, 2, 4)


def fill(sheet: Sheet, plan: Plan, view: View, player: PlayerView) -> None:
    """One principality, the field called in it, and what changed there."""
    principality.draw(sheet, plan, principality.country(view, player))
    if player.laid is not None and view.field is not None:
        principality.mark(sheet, plan, view.field)
        return
    if view.new is not None:
        principality.mark(sheet, plan, view.new)
    if view.field is not None:
        principality.call(sheet, plan, view.field, laid=player.ready)


def _round(sheet: Sheet, layout: Layout, view: View, seat: int, name: str) -> None:
    """Whose principality it is and their points above the map, what the phase would give below."""
    (x, y), plan, player = layout.panel(seat), layout.map(seat), view.players[seat]
    size, middle = (36, y + 38) if layout is MORE else (42, y + 46)
    _disc(sheet, view, seat, x + 38, middle, size * 0.61)
    room = _score(sheet, view, seat, x + layout.wide - 16, middle, size + 10)
    begin = x + (76 if seat in view.winners else 72)
    end = sheet.name(begin, middle, name, size - 2, room - begin - (62 if view.field else 16), least=26)
    _ready(sheet, view, player, end + 28, middle, 18)
    below = plan.y + plan.height + plan.frame
    if layout is MORE:
        tally.strip(sheet, x + 10, below + 8, layout.wide - 22, 28, view, player)
    else:
        tally.strip(sheet, x + 30, below + 10, layout.wide - 60, 40, view, player)


def _beside(sheet: Sheet, view: View, seat: int, name: str) -> None:
    """The same in a column beside the map."""
    (x, y), plan, player = PAIR.panel(seat), PAIR.map(seat), view.players[seat]
    left, right = plan.x + plan.width + plan.frame + 26, x + PAIR.wide - 24
    _disc(sheet, view, seat, left + 24, y + 44, 24)
    sheet.name(left + 58, y + 44, name, 34, right - left - 58, least=24)
    _ready(sheet, view, player, left + 24, y + 104, 22)
    _score(sheet, view, seat, right - 2, y + 104, 54)
    tally.column(sheet, left, y + 146, right - left, 386, view, player)


def _disc(sheet: Sheet, view: View, seat: int, x: int, y: int, r: float) -> None:
    if seat in view.winners:
        r *= 0.8
        sheet.put(parts.laurel(r), x, y + 1)
    sheet.put(parts.seat(seat, round(r)), x, y)


def _ready(sheet: Sheet, view: View, player: PlayerView, x: float, y: float, r: int) -> None:
    """Who has laid and who is still thinking; alone, nobody waits."""
    if view.field is not None and len(view.players) > 1:
        sheet.put(parts.check(r) if player.ready else parts.hourglass(r), x, y)


def _score(sheet: Sheet, view: View, seat: int, right: float, y: float, size: int) -> float:
    """The points of the phases done; at the end also one by one. Returns where it begins."""
    player, text = view.players[seat], str(view.players[seat].total)
    left = right - width(text, size, 700)
    if seat in view.winners:
        left -= 20
        sheet.panel(left, y - size * 0.56, right - left, size * 1.12, FIRST, INK, 3, 10)
        sheet.text((left + right) / 2, y, text, size, 700, INK, "m")
    else:
        sheet.text(right, y, text, size, 700, INK, "r")
    if view.phase == "over" and len(player.scores) > 1:
        sums = "+".join(map(str, player.scores))
        sheet.text(left - 10, y, sums, 24, 600, INK2, "r")
        left -= 10 + width(sums, 24, 600)
    return left
