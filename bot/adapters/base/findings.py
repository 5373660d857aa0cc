"""What was found of something that is configured: that it is right, or what is not and what to do about it."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Level: TypeAlias = Literal["right", "doubtful", "wrong"]
"""`doubtful`: it works, and may not be what is wanted; `wrong`: something will not work, or can be lost."""


class Finding(msgspec.Struct, frozen=True):
    """What was found, in plain words, and what to do; no secret stands in either."""

    level: Level
    what: str
    todo: str = ""


def right(what: str) -> Finding:
    """It is as it should be."""
    return Finding("right", what)


def doubtful(what: str, todo: str) -> Finding:
    """It works, and may not be what is wanted."""
    return Finding("doubtful", what, todo)


def wrong(what: str, todo: str) -> Finding:
    """Something will not work, or can be lost."""
    return Finding("wrong", what, todo)
