"""Q12: which halves of a principality are one network of roads.

A principality is 24 bytes here and in scoring: the number of the piece on each field.
"""

from __future__ import annotations

from rules.quixote.fields import SIZE, WIDTH
from rules.quixote.tiles import PIECES, Piece


def _side_by_side(left: Piece, right: Piece) -> int:
    """1 if their upper halves are connected, 2 if the lower, 3 if both."""
    upper = "E" in left.upper and "W" in right.upper
    lower = "E" in left.lower and "W" in right.lower
    return upper + 2 * lower


_JOINED = tuple(piece.joined for piece in PIECES)
_SIDE_BY_SIDE = tuple(tuple(_side_by_side(left, right) for right in PIECES) for left in PIECES)
_STACKED = tuple(tuple("S" in above.lower and "N" in below.upper for below in PIECES) for above in PIECES)
_LAST_COLUMN = WIDTH - 1
_LAST_ROW = SIZE - WIDTH


def networks(ground: bytes) -> list[int]:
    """For each half the number of its network, which is the first half in it."""
    root = list(range(2 * SIZE))
    for field, piece in enumerate(ground):
        if not piece:
            continue
        if _JOINED[piece]:
            _merge(root, field, field + SIZE)
        if field % WIDTH != _LAST_COLUMN and (roads := _SIDE_BY_SIDE[piece][ground[field + 1]]):
            if roads & 1:
                _merge(root, field, field + 1)
            if roads & 2:
                _merge(root, field + SIZE, field + SIZE + 1)
        if field < _LAST_ROW and _STACKED[piece][ground[field + WIDTH]]:
            _merge(root, field + SIZE, field + WIDTH)
    for half, earlier in enumerate(root):  # a root is never later than its half, so one pass settles all
        root[half] = root[earlier]
    return root


def _merge(root: list[int], first: int, second: int) -> None:
    while root[first] != first:
        first = root[first]
    while root[second] != second:
        second = root[second]
    if first < second:
        root[second] = first
    else:
        root[first] = second
