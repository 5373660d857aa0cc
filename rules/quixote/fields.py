"""The 24 fields of a principality, numbered row by row from A1, and the halves of what lies on them."""

from __future__ import annotations

COLUMNS = "ABCDEFGH"
WIDTH = len(COLUMNS)
HEIGHT = 3
FIELDS: tuple[str, ...] = tuple(f"{column}{row}" for row in range(1, HEIGHT + 1) for column in COLUMNS)
INDEX: dict[str, int] = {name: index for index, name in enumerate(FIELDS)}
SIZE = len(FIELDS)

HALVES: tuple[str, ...] = tuple(f"{field}{half}" for half in "ul" for field in FIELDS)
"""Half `field` is its upper half, half `SIZE + field` its lower."""


def touch(first: str, second: str) -> bool:
    """Q6: whether two fields share a side or a corner."""
    here, there = divmod(INDEX[first], WIDTH), divmod(INDEX[second], WIDTH)
    return max(abs(here[0] - there[0]), abs(here[1] - there[1])) <= 1


def borders(half: int) -> str:
    """The sides of a half that are the outer border of the principality."""
    lower, field = divmod(half, SIZE)
    row, column = divmod(field, WIDTH)
    north = "N" if row == 0 and not lower else ""
    south = "S" if row == HEIGHT - 1 and lower else ""
    return north + south + ("W" if column == 0 else "") + ("E" if column == WIDTH - 1 else "")
