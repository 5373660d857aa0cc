"""Where things lie on one's own table of Don Quixote: for who draws them and for who taps on them, so both are one.

From top to bottom: the principality with what the phase would give beside it; the others; the tiles to choose from;
and what ends the choice. As high as the picture for everyone.
"""

from __future__ import annotations

from typing import NamedTuple

from render.frame import BELOW_HEAD, MARGIN
from render.quixote.board import BOTTOM, LAYOUTS
from render.quixote.principality import Plan
from render.sheet import WIDTH
from render.touch import Box
from rules.quixote import View

GAP = 12
INNER = WIDTH - 2 * MARGIN
OTHERS = 80  # the height of the panels of the others
MAPS = {1: 84, 2: 92, 3: 88, 4: 88}  # the width of a tile on the map, by the number of players
TILES = {1: 88, 2: 112, 3: 92, 4: 92}  # the largest width of a tile to choose
NAMES = 44  # above the tiles
STEP = 150  # from one tile to the next, at most
APART = 8  # between tiles, at least


class Choice(NamedTuple):
    """The tile and the way chosen so far, and whether that is a whole move."""

    tile: str | None = None
    way: str | None = None

    @property
    def whole(self) -> bool:
        return self.way is not None


def choice(words: str) -> Choice:
    """What the words chosen mean."""
    match words.split():
        case ["lay", tile]:
            return Choice(tile)
        case ["lay", tile, way]:
            return Choice(tile, way)
    return Choice()


class Desk(NamedTuple):
    """The table of a seat: how many play, the tiles to choose from, and the tile kept for last."""

    seats: int
    tiles: tuple[str, ...]
    kept: tuple[str, ...]

    @property
    def height(self) -> int:
        return LAYOUTS[self.seats].height(self.seats)

    @property
    def map(self) -> Plan:
        return Plan(MARGIN + 42, BELOW_HEAD + 46, MAPS[self.seats])

    @property
    def land(self) -> Box:
        """The panel of the map."""
        return MARGIN, BELOW_HEAD, INNER, 46 + self.map.height + 20

    @property
    def tally(self) -> Box:
        """Beside the map: what the phase would give."""
        x = self.map.x + self.map.width + self.map.frame + 18
        return x, BELOW_HEAD + 16, WIDTH - MARGIN - 16 - x, self.land[3] - 32

    def other(self, k: int) -> Box:
        """The panel of the player who sits so many seats on, from 1."""
        count = self.seats - 1
        wide = (INNER - GAP * (count - 1)) // count
        return MARGIN + (k - 1) * (wide + GAP), BELOW_HEAD + self.land[3] + GAP, wide, OTHERS

    @property
    def hand(self) -> Box:
        """The panel of the tiles."""
        y = BELOW_HEAD + self.land[3] + GAP + (OTHERS + GAP if self.seats > 1 else 0)
        return MARGIN, y, INNER, NAMES + 2 * TILES[self.seats] + 16

    @property
    def size(self) -> int:
        """The width of a tile to choose."""
        return min(TILES[self.seats], self._step - APART)

    @property
    def _step(self) -> int:
        return min(STEP, (INNER - 24) // (len(self.tiles) + 2 * len(self.kept)))

    def tile(self, k: int) -> Box:
        """A tile to choose, or after them the one kept, which lies on its side."""
        x, y, wide, tall = self.hand
        places = len(self.tiles) + 2 * len(self.kept)
        left = x + (wide - places * self._step) // 2
        top = y + NAMES + (tall - NAMES - 16 - 2 * self.size) // 2
        return left + k * self._step + (self._step - self.size) // 2, top, self.size, 2 * self.size

    @property
    def end(self) -> Box:
        """What ends the choice."""
        y = self.hand[1] + self.hand[3] + GAP
        return MARGIN, y, INNER, self.height - BOTTOM - y

    def field(self, name: str) -> Box:
        """A field of the map."""
        x, y = self.map.corner(name)
        return x, y, self.map.size, 2 * self.map.size


def desk(view: View) -> Desk:
    """The table of the view's seat, which has not laid yet."""
    player = view.players[view.seat or 0]
    kept = () if player.last is None else (player.last,)
    return Desk(len(view.players), *((player.open, kept) if player.open else (kept, ())))
