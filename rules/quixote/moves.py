"""The one move of Don Quixote and its notation."""

from __future__ import annotations

import re

from rules.contract import BadNotation, Move
from rules.quixote.tiles import TILES, WAYS, Way


class Lay(Move, frozen=True):
    """Q9: a tile, up or down, on the field now called."""

    tile: str
    way: Way

    def __str__(self) -> str:
        return f"lay {self.tile} {self.way}"


LAYS: dict[str, tuple[Lay, Lay]] = {tile: (Lay(tile, "up"), Lay(tile, "down")) for tile in TILES}

_MOVES: dict[tuple[str, str], Lay] = {(lay.tile, lay.way): lay for lays in LAYS.values() for lay in lays}
_LAY = re.compile(rf"lay\s*({'|'.join(TILES)})\s*({'|'.join(WAYS)})")


def parse(text: str) -> Lay:
    """The move written so."""
    if match := _LAY.fullmatch(text.strip().lower()):
        return _MOVES[match[1], match[2]]
    raise BadNotation(text)
