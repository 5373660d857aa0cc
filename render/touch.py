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

SLACK = 48
"""How far beside a spot a finger may come down, in the picture's pixels: so that one drawn no larger than that has 44
px on its free sides also when the picture is shown 320 wide."""


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
    same, such as an equal card. `labels` tell what each of the words means here, None where it speaks for itself;
    `label` is the last that there is.
    """

    words: str
    box: Box
    role: Role
    more: tuple[Box, ...] = ()
    label: Label | None = None
    labels: tuple[Label | None, ...] = ()


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
        words = tap.words.split()
        labels = tuple(game.label(view, tuple(words[: k + 1])) for k in range(len(words)))
        label = next((label for label in reversed(labels) if label is not None), None)
        found.append(Spot(words=tap.words, box=own[0], role=tap.role, more=tuple(own[1:]), label=label, labels=labels))
    return found


def _widened(boxes: list[Box], width: int, height: int) -> list[Box]:
    """Each grown towards `TOUCH`, but not beyond the middle between two, nor beyond the picture."""
    rooms = [[TOUCH] * 4 for _ in boxes]
    for k, one in enumerate(boxes):
        for j in range(k):
            _keep_apart(one, boxes[j], rooms[k], rooms[j])
    return [_grown(box, room, width, height) for box, room in zip(boxes, rooms, strict=True)]


def _keep_apart(one: Box, other: Box, room: list[int], others: list[int]) -> None:
    """Leaves the sides with which two boxes face each other half of what is between them, unless they are far apart."""
    x, y, wide, tall = one
    left, top, across, down = other
    right_of, left_of = x - left - across, left - x - wide
    below, above = y - top - down, top - y - tall
    if right_of >= TOUCH or left_of >= TOUCH or below >= TOUCH or above >= TOUCH:
        return
    if left_of >= 0:
        room[2], others[0] = min(room[2], left_of // 2), min(others[0], left_of // 2)
    elif right_of >= 0:
        room[0], others[2] = min(room[0], right_of // 2), min(others[2], right_of // 2)
    if above >= 0:
        room[3], others[1] = min(room[3], above // 2), min(others[1], above // 2)
    elif below >= 0:
        room[1], others[3] = min(room[1], below // 2), min(others[3], below // 2)


def _grown(box: Box, room: list[int], width: int, height: int) -> Box:
    x, y, wide, tall = box
    aside, above = max(0, -(-(TOUCH - wide) // 2)), max(0, -(-(TOUCH - tall) // 2))
    left, top = max(0, x - min(room[0], aside)), max(0, y - min(room[1], above))
    right, bottom = min(width, x + wide + min(room[2], aside)), min(height, y + tall + min(room[3], above))
    return left, top, right - left, bottom - top


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
