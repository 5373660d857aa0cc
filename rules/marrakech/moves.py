"""The moves of Marrakech and their notation."""

from __future__ import annotations

import re
from typing import Literal, TypeAlias

from rules.contract import BadNotation, Move
from rules.marrakech.square import CELLS, INDEX, NEIGHBOURS

Way: TypeAlias = Literal["left", "straight", "right"]


class Turn(Move, frozen=True):
    """M5: which way Assam goes; the roll, the walk and the payment follow."""

    way: Way

    def __str__(self) -> str:
        return self.way


class Lay(Move, frozen=True):
    """M10: a rug on two cells, first the one that touches Assam's."""

    first: int
    second: int

    def __str__(self) -> str:
        return f"lay {CELLS[self.first]} {CELLS[self.second]}"


AnyMove: TypeAlias = Turn | Lay

TURNS: tuple[Turn, ...] = (Turn("left"), Turn("straight"), Turn("right"))
QUARTERS: dict[Way, int] = {"left": -1, "straight": 0, "right": 1}


def _around(assam: int) -> tuple[Lay, ...]:
    return tuple(Lay(first, second) for first in NEIGHBOURS[assam] for second in NEIGHBOURS[first] if second != assam)


LAYS: tuple[tuple[Lay, ...], ...] = tuple(_around(cell) for cell in range(len(CELLS)))
"""By Assam's cell: every laying M10 allows."""

_WORDS: dict[str, AnyMove] = {str(turn): turn for turn in TURNS}
_LAY = re.compile(r"lay\s*([a-g][1-7])\s*([a-g][1-7])")


def parse(text: str) -> AnyMove:
    """The move written so."""
    plain = text.strip().lower()
    if plain in _WORDS:
        return _WORDS[plain]
    if match := _LAY.fullmatch(plain):
        return Lay(INDEX[match[1]], INDEX[match[2]])
    raise BadNotation(text)
