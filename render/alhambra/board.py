"""The picture of a game of Alhambra: the market, the money, every Alhambra, and a table of what counts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from render import frame, parts
from render.alhambra import buildings, market, money, panels, signs, table, tiles
from render.alhambra.plan import Box
from render.lettering import called
from render.painter import Names
from render.palette import FIRST, INK, PAPER, WHITE
from render.parts import NOBODY
from render.sheet import WIDTH, Sheet, encoder
from rules.alhambra import View

HEIGHT = 1280
SCORINGS = 3


class Layout(NamedTuple):
    """Where things are, by the number of players."""

    market: int
    large: Box
    others: tuple[Box, ...]
    table: Box
    row: int


TALL = Box(32, 356, 628, 632)
UNDER = Box(32, 1004, 960, 256)
TWO_MORE = (Box(684, 356, 308, 308), Box(684, 680, 308, 308))
LAYOUTS: dict[int, Layout] = {
    2: Layout(214, TALL, TWO_MORE, UNDER, 60),
    3: Layout(214, TALL, TWO_MORE, UNDER, 60),
    4: Layout(214, TALL, tuple(Box(684, 356 + 216 * k, 308, 200) for k in range(3)), UNDER, 48),
    5: Layout(
        190,
        Box(32, 328, 628, 424),
        (Box(684, 328, 308, 206), Box(684, 546, 308, 206), Box(32, 764, 472, 206), Box(520, 764, 472, 206)),
        Box(32, 984, 960, 278),
        44,
    ),
    6: Layout(
        190,
        Box(32, 328, 628, 414),
        (*(Box(684, 328 + 213 * k, 308, 201) for k in range(3)), Box(32, 754, 308, 201), Box(352, 754, 308, 201)),
        Box(32, 968, 960, 294),
        40,
    ),
}


def board(view: View, names: Names) -> bytes:
    """All that everyone may see, 1024×1280."""
    return drawn(view, names).png(colours())


def drawn(view: View, names: Names) -> Sheet:
    """The same, not yet saved."""
    known = [called(names, seat) for seat in range(len(view.players))]
    layout = LAYOUTS[len(known)]
    sheet = Sheet(market.ground(HEIGHT, layout.market))
    _head(sheet, view, known)
    market.draw(sheet, view, layout.market)
    _alhambras(sheet, view, known, layout)
    table.draw(sheet, view, known, layout.table, layout.row)
    return sheet


@lru_cache(maxsize=1)
def colours() -> Image.Image:
    """The palette of all pictures of Alhambra."""
    coins = [coin.ground for coin in money.COINS.values()]
    own = [*tiles.colours(), *coins]
    return encoder([*own, *buildings.PALE.values()], [(one, PAPER) for one in own])


def large(view: View) -> int:
    """The seat shown large: who places, who won, whose Alhambra just changed, or whose turn it is."""
    seats = [winner for winner in view.winners if isinstance(winner, int)]
    if view.phase == "last":
        return view.seat if view.seat in view.to_act and view.seat is not None else view.to_act[0]
    if seats:
        return seats[0]
    if view.new and not view.players[view.turn].bought:
        return view.new[-1].seat
    return view.turn


def _alhambras(sheet: Sheet, view: View, names: Sequence[str], layout: Layout) -> None:
    first = large(view)
    panels.large(sheet, layout.large, panels.court(view, first, names[first]))
    others = [(first + k) % len(names) for k in range(1, len(names))]
    for seat, box in zip(others, layout.others, strict=False):
        panels.small(sheet, box, panels.court(view, seat, names[seat]))
    if view.dirk is not None:
        panels.dirk(sheet, layout.others[-1], view.dirk, won="dirk" in view.winners)


def _head(sheet: Sheet, view: View, names: Sequence[str]) -> None:
    if view.phase == "over":
        _scorings(sheet, view)
        won = [(NOBODY, table.DIRK) if one == "dirk" else (int(one), names[int(one)]) for one in view.winners]
        frame.winners(sheet, won, room=500)
        return
    progress(sheet, view)
    if view.phase == "last":
        _together(sheet, view.to_act)
    else:
        frame.pill(sheet, view.turn, names[view.turn], room=226)


def progress(sheet: Sheet, view: View) -> None:
    """In the head: the scorings done, and what is left of deck and bag."""
    _scorings(sheet, view)
    sheet.put(signs.cards(38), 484, frame.HEAD)
    end = sheet.text(510, frame.HEAD, str(view.deck), 32, 600)
    sheet.put(signs.bag(40), end + 43, frame.HEAD - 2)
    sheet.text(end + 68, frame.HEAD, str(view.bag), 32, 600)


def _scorings(sheet: Sheet, view: View) -> None:
    for k in range(SCORINGS):
        sheet.put(parts.stage(k + 1, "done" if k < view.round else "next", 17), 342 + 41 * k, frame.HEAD)


def _together(sheet: Sheet, seats: Sequence[int]) -> None:
    """In the head, while several players place at once: an hourglass and the discs of those who have not done so."""
    right = WIDTH - frame.MARGIN
    left = right - 72 - 48 * len(seats)
    sheet.panel(left, frame.HEAD - 29, right - left, 58, INK, INK, 2, 29)
    sheet.put(parts.hourglass(20, FIRST), left + 36, frame.HEAD)
    for k, seat in enumerate(seats):
        sheet.put(parts.seat(seat, 21, WHITE, 2.5), left + 86 + 48 * k, frame.HEAD)
