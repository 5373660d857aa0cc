"""Everything random: pure functions of a seed and a counter, the same for ever on every machine."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256, shake_256
from typing import TypeVar

T = TypeVar("T")


def draw(seed: str, counter: int, sides: int) -> int:
    """A number in range(sides). 2**64 outcomes over so few sides: the bias is nil."""
    digest = sha256(f"{seed}/{counter}".encode()).digest()
    return int.from_bytes(digest[:8], "big") % sides


def shuffle(seed: str, counter: int, items: Iterable[T]) -> list[T]:
    """The items in a random order (Fisher-Yates); takes one tick of the counter, however many they are."""
    pile = list(items)
    stream = shake_256(f"{seed}/{counter}".encode()).digest(8 * len(pile))
    for last in range(len(pile) - 1, 0, -1):
        other = int.from_bytes(stream[8 * last : 8 * last + 8], "big") % (last + 1)
        pile[last], pile[other] = pile[other], pile[last]
    return pile
