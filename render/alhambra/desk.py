"""Where things lie on one's own table of Alhambra: for who draws them and for who taps on them, so both are one.

From top to bottom: market and display; one's Alhambra, and beside it what waits, the reserve, and below them what ends
a choice; one's money; the table of what counts, and in its stead the payments, once a stall is chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.alhambra import choice, market, panels, shelf
from render.alhambra.board import LAYOUTS
from render.alhambra.choice import Choice
from render.alhambra.panels import Court
from render.alhambra.plan import Box, Plan, spot
from render.alhambra.shelf import Shelf
from rules.alhambra import View

HEIGHT, FOOT = 1280, 1260
LEFT, RIGHT = 32, 992
GAP = 14
BENCH = 244  # how wide what lies beside the Alhambra is
MONEY = 112
ROWS = {3: 48, 4: 46, 5: 44, 6: 40}  # of the table, by the number who are scored
ABOVE = 58  # the rows
LARGEST = 116  # of a tile: the size of a finger
PILL, PILLS = 76, 12  # the height of what ends a choice, and the gap between two
SIZES = ((104, 2), (84, 2), (66, 3), (50, 4), (38, 5), (32, 6), (26, 8))  # of tiles on the bench, and columns
PAY, PAY_TALL, PAY_LOW = 4, 88, 52  # payments in a row, and how high each is at most and at least


class Desk(NamedTuple):
    """The boxes of everything, the plan of the Alhambra, and the shelf beside it."""

    stalls: int
    """How high they are."""
    palace: Box
    plan: Plan
    court: Court
    bench: Box
    shelf: Shelf
    money: Box
    table: Box
    row: int

    def lying(self) -> dict[str, Box]:
        """The tiles beside the Alhambra."""
        corners = shelf.standing(self.shelf, self.bench.x + BENCH // 2, self.bench.y + 56)
        return {name: Box(x, y, self.shelf.size, self.shelf.size) for name, (x, y) in corners.items()}

    def pill(self, k: int) -> Box:
        """What ends a choice, from the lowest up."""
        y = self.bench.y + self.bench.height - GAP - PILL - k * (PILL + PILLS)
        return Box(self.bench.x + GAP, y, BENCH - 2 * GAP, PILL)

    def standing(self) -> dict[str, Box]:
        """The places of the Alhambra that are built on or on offer."""
        corners = {place: self.plan.corner(spot(place)) for place in self.court.ground()}
        return {place: Box(x, y, self.plan.size, self.plan.size) for place, (x, y) in corners.items()}

    def payments(self, count: int) -> tuple[Box, list[Box]]:
        """Where the payments lie: in the table's place, and if they are very many in that of one's money too."""
        rows = -(-count // PAY)
        tops = (self.table.y, self.money.y)
        talls = [min(PAY_TALL, (FOOT - GAP - top) // rows - PILLS) for top in tops]
        top, tall = next(
            ((top, tall) for top, tall in zip(tops, talls, strict=True) if tall >= PAY_LOW), (tops[1], talls[1])
        )
        wide = (RIGHT - LEFT - 2 * GAP - (PAY - 1) * PILLS) // PAY
        return Box(LEFT, top, RIGHT - LEFT, FOOT - top), [
            Box(LEFT + GAP + k % PAY * (wide + PILLS), top + GAP + k // PAY * (tall + PILLS), wide, tall)
            for k in range(count)
        ]


def desk(view: View, offered: Sequence[str], chosen: Choice) -> Desk:
    """The table of the view's seat with these words chosen. Only what is on offer depends on them."""
    seat = view.seat or 0
    rows = len(view.players) + (view.dirk is not None)
    row = ROWS[rows]
    table = Box(LEFT, FOOT - ABOVE - row * rows, RIGHT - LEFT, ABOVE + row * rows)
    money = Box(LEFT, table.y - GAP - MONEY, RIGHT - LEFT, MONEY)
    stalls = LAYOUTS[len(view.players)].market
    top = market.TOP + stalls + GAP
    palace = Box(LEFT, top, RIGHT - LEFT - BENCH - GAP, money.y - GAP - top)
    bench = Box(RIGHT - BENCH, top, BENCH, palace.height)
    own = view.players[seat]
    tiles = own.reserve if view.phase == "act" else own.bought
    everywhere = {place for tile in tiles for place in choice.places(offered, tile)}
    return Desk(
        stalls=stalls,
        palace=palace,
        plan=panels.planned(palace, [*own.alhambra, *everywhere], LARGEST),
        court=_court(view, seat, offered, chosen),
        bench=bench,
        shelf=shelf.stand(own.bought, own.reserve, bench.height - 76 - GAP - 2 * (PILL + PILLS), SIZES),
        money=money,
        table=table,
        row=row,
    )


def _court(view: View, seat: int, offered: Sequence[str], chosen: Choice) -> Court:
    """The Alhambra with the places of the tile that is chosen."""
    tile = chosen.tile
    places = {} if tile is None else dict.fromkeys(choice.places(offered, tile), (tile,))
    waiting = () if tile is None else (tile,)
    return panels.court(view, seat, "")._replace(waiting=waiting, places=places)


def bottom(view: View, offered: Sequence[str], chosen: Choice) -> list[str]:
    """What ends a choice, as moves, from the lowest up: the turn's end, or what becomes of a tile not built."""
    if view.phase == "act":
        done = [move for move in offered if move == "done"]
        return [*done, *([chosen.words] if chosen.whole and (chosen.cards or chosen.off) else [])]
    return [move for move in (f"store {chosen.tile}", f"give {chosen.tile}") if move in offered]
