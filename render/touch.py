"""Spots: the places of a picture that can be tapped, and the words of a move that each of them stands for.

A painter says where it has drawn what may be chosen; here each place is widened to the size of a finger as far as there
is room, and gets the label that is read aloud for it. All that can be tapped follows from the moves offered.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from rules import GAMES
from rules.contract import Label, View

Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, width and height, in the picture's pixels."""

Role: TypeAlias = Literal["choose", "drop", "play"]
"""What a tap does: it chooses the words, it takes back a choice and leaves the words, or it plays them."""

TOUCH = 116
"""The least side of a spot, if there is room: 44 px when a picture 1024 wide is shown 390 wide."""

SLACK = 32
"""How far beside a spot a finger may come down, in the picture's pixels."""


class Tap(NamedTuple):
    """What a painter knows of a spot: its words, where it is drawn, and what a tap does."""

    words: str
    box: Box
    role: Role = "choose"
    more: tuple[Box, ...] = ()


class Spot(msgspec.Struct, frozen=True, kw_only=True):
    """A place of the picture that can be tapped.

    `words` is what is chosen then, as typed: a whole move or its beginning, nothing where the whole choice is taken
    back. Only with the role `play` is the tap meant to play the words at once. `more` are further places that mean the
    same, such as an equal card. `label` is what the last word means here; None: it speaks for itself.
    """

    words: str
    box: Box
    role: Role
    more: tuple[Box, ...] = ()
    label: Label | None = None


def offered(view: View) -> tuple[str, ...]:
    """The moves offered to the view's seat, as typed; none to a spectator.

    They follow from what the seat can see, so any state that the view could be of has the same.
    """
    if view.seat is None:
        return ()
    game = GAMES[str(type(view).__struct_config__.tag)]
    return tuple(map(str, game.legal(game.imagine(view, ""), view.seat)))


def begun(moves: Iterable[str], words: str) -> list[str]:
    """The moves that are these words or go on after them."""
    return [move for move in moves if move == words or not words or move.startswith(f"{words} ")]


def still(moves: Sequence[str], chosen: str) -> str:
    """The words chosen so far, or none if no move begins so any more."""
    return chosen if begun(moves, chosen) else ""


def spots(view: View, taps: Sequence[Tap], width: int, height: int) -> list[Spot]:
    """The taps as spots of a picture of that size."""
    game = GAMES[str(type(view).__struct_config__.tag)]
    boxes = _widened([box for tap in taps for box in (tap.box, *tap.more)], width, height)
    found, at = [], 0
    for tap in taps:
        own = boxes[at : at + 1 + len(tap.more)]
        at += len(own)
        label = game.label(view, tuple(tap.words.split())) if tap.words else None
        found.append(Spot(words=tap.words, box=own[0], role=tap.role, more=tuple(own[1:]), label=label))
    return found


def _widened(boxes: list[Box], width: int, height: int) -> list[Box]:
    """Each grown towards `TOUCH`, but not beyond the middle between two, nor beyond the picture."""
    room = [TOUCH] * len(boxes)
    for k, one in enumerate(boxes):
        for j in range(k):
            gap = max(0, _gap(one, boxes[j]) // 2)
            room[k], room[j] = min(room[k], gap), min(room[j], gap)
    return [_grown(box, most, width, height) for box, most in zip(boxes, room, strict=True)]


def _gap(one: Box, other: Box) -> int:
    """How far apart two boxes are, along the side on which they are further apart."""
    x, y = max(one[0], other[0]), max(one[1], other[1])
    right, bottom = min(one[0] + one[2], other[0] + other[2]), min(one[1] + one[3], other[1] + other[3])
    return max(x - right, y - bottom)


def _grown(box: Box, most: int, width: int, height: int) -> Box:
    x, y, wide, tall = box
    aside, above = min(most, -(-max(0, TOUCH - wide) // 2)), min(most, -(-max(0, TOUCH - tall) // 2))
    left, top = max(0, x - aside), max(0, y - above)
    return left, top, min(width, x + wide + aside) - left, min(height, y + tall + above) - top


def hit(spots: Sequence[Spot], x: float, y: float, slack: float = SLACK) -> Spot | None:
    """The spot that a finger at (x, y) of the picture means: the nearest, no further away than `slack`.

    Of spots equally near, as where two meet, it is the one whose middle is nearest, and then the first.
    """
    near = ((*_distance(box, x, y), k) for k, spot in enumerate(spots) for box in (spot.box, *spot.more))
    best = min(near, default=None)
    return None if best is None or best[0] > slack * slack else spots[best[2]]


def _distance(box: Box, x: float, y: float) -> tuple[float, float]:
    """Squared: from the box, 0 inside it; and from its middle."""
    left, top, wide, tall = box
    aside, above = max(left - x, x - left - wide, 0), max(top - y, y - top - tall, 0)
    return aside * aside + above * above, (x - left - wide / 2) ** 2 + (y - top - tall / 2) ** 2
