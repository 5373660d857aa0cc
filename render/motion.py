"""What moves on a picture when something has happened: game-neutral, in the picture's pixels.

A painter says it in beats: what happens at once, with the events that tell of it. `film` makes pictures of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from render.pen import Part, Point
from render.touch import Box
from rules.contract import Event, View

PAUSE = 0.35  # seconds for an event that moves nothing: its sentence is seen


class Cut(NamedTuple):
    """A piece of the picture before, or of the picture after."""

    box: Box
    after: bool = False


Look: TypeAlias = Part | Cut


class Motion(NamedTuple):
    """A thing that leaves one place and comes to another."""

    look: Look
    path: tuple[Point, ...]
    """Where its middle goes."""
    seconds: float
    begin: float = 0
    """Seconds after its beat begins."""
    sizes: tuple[float, float] = (1, 1)
    """How large it is at first and at last, in shares of its look."""
    shows: tuple[tuple[float, Box], ...] = ()
    """At which share of its way what is seen as in the picture after: where it was, passed, and came to."""
    turns: bool = False
    """Whether it turns its face up on its way."""
    even: bool = False
    """Whether it goes on at the same pace, as one piece of a longer way."""

    @property
    def end(self) -> float:
        return self.begin + self.seconds


class Beat(NamedTuple):
    """What happens at once: the events by their number, and what moves."""

    events: tuple[int, ...]
    motions: tuple[Motion, ...] = ()
    bare: tuple[Box, ...] = ()
    """What is seen from its beginning as on the bare table."""
    shows: tuple[Box, ...] = ()
    """What is seen from its end as in the picture after."""

    @property
    def seconds(self) -> float:
        return max((motion.end for motion in self.motions), default=PAUSE)


class Scene(NamedTuple):
    """All that moved in one step, and the bare table: the view before with all taken away that leaves."""

    beats: list[Beat]
    bare: View | None = None


class Step(NamedTuple):
    """One move as somebody could see it: the view before, what happened, and the view after."""

    before: View
    events: Sequence[Event]
    after: View


def middle(box: Box) -> Point:
    """The middle of a box."""
    return box[0] + box[2] / 2, box[1] + box[3] / 2


def around(x: float, y: float, reach: int) -> Box:
    """The square box round a point."""
    return round(x) - reach, round(y) - reach, 2 * reach, 2 * reach


def placed(part: Part, x: float, y: float) -> Point:
    """The middle of a part whose origin is there."""
    return x - part.x + part.image.width / 2, y - part.y + part.image.height / 2


def moved(box: Box, to: Box, seconds: float, *, begin: float = 0, after: bool = False, turns: bool = False) -> Motion:
    """The piece of a picture in a box, to another box and to its size; it is cut from the picture it is found in."""
    look, grown = (to, box[2] / to[2]) if after else (box, to[2] / box[2])
    sizes = (grown, 1.0) if after else (1.0, grown)
    return Motion(Cut(look, after), (middle(box), middle(to)), seconds, begin, sizes, ((1, to),), turns)
