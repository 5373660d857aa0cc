"""What every game brings to have its figures told, and what they are told from."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeAlias

import msgspec

from rules.contract import Event, State
from rules.record import UNDO, Step

Figures: TypeAlias = tuple[int, ...]
"""The figures of one seat, in the order of their names."""

Told: TypeAlias = Sequence[Mapping[str, int]]
"""The figures of every seat by their names; what is missing is 0."""

_UNDO = re.compile(rf"{UNDO} (\d+)")


class Played(msgspec.Struct, frozen=True):
    """What came of one entry that was not taken back."""

    state: State
    events: tuple[Event, ...]


class Teller(msgspec.Struct, frozen=True):
    """The figures of a game by name, and the function that counts them; more is always what one would boast of."""

    names: tuple[str, ...]
    tell: Callable[[Sequence[Played], int], Told]


def standing(steps: Iterable[Step]) -> list[Played]:
    """The entries that stand in the end, without those that were taken back."""
    played: list[Played] = []
    for step in steps:
        if undo := _UNDO.fullmatch(step.text):
            del played[-int(undo[1]) :]
        else:
            played.append(Played(step.state, step.events))
    return played
