"""Texts that must not be too long: cut, told in pages, or without their beginning, by the count of a platform."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

MORE = "…"

T = TypeVar("T")


def cut(text: str, limit: int, length: Callable[[str], int] = len) -> str:
    """The text, shortened where it must be."""
    if length(text) <= limit:
        return text
    room, kept = limit - length(MORE), len(text)
    while length(text[:kept]) > room:
        kept -= max(1, (length(text[:kept]) - room) // 2)
    return text[:kept].rstrip() + MORE


def cut_whole(text: str, limit: int, length: Callable[[str], int] = len) -> str:
    """The text, shortened where it must be: to whole sentences, if the first of them fits."""
    if length(text) <= limit:
        return text
    kept = text
    while (end := max(kept.rfind(". "), kept.rfind("! "), kept.rfind("? "))) > 0:
        kept = kept[: end + 1]
        if length(f"{kept} {MORE}") <= limit:
            return f"{kept} {MORE}"
    return cut(text, limit, length)


def utf16(text: str) -> int:
    """How long a text is in UTF-16, in which an emoji counts twice."""
    return len(text.encode("utf-16-le")) // 2


class Lines(Generic[T]):
    """Sentences that stand one below the other: how long each of them is, how one is shortened, and what says `…`."""

    def __init__(self, length: Callable[[T], int], shortened: Callable[[T, int], T], more: T) -> None:
        self.length, self.shortened, self.more = length, shortened, more

    def total(self, lines: Sequence[T]) -> int:
        """How long they are together."""
        return sum(self.length(one) + 1 for one in lines) - 1 if lines else 0

    def tail(self, lines: Sequence[T], limit: int) -> list[T]:
        """The last ones that fit; where some had to go, it says so."""
        room = limit - self.length(self.more) - 1
        kept = [self.shortened(one, room) for one in lines]
        if self.total(kept) <= limit:
            return kept
        while self.total(kept) > room:
            kept = kept[1:]
        return [self.more, *kept]

    def pages(self, lines: Sequence[T], limit: int) -> list[list[T]]:
        """All of them in texts that are not too long, broken only between sentences."""
        found: list[list[T]] = []
        for one in (self.shortened(one, limit) for one in lines):
            if found and self.total([*found[-1], one]) <= limit:
                found[-1].append(one)
            else:
                found.append([one])
        return found

    def split(self, lines: Sequence[T], limit: int) -> tuple[list[T], list[T]]:
        """Those that must go ahead, and the last ones that fit into one text."""
        kept = [self.shortened(one, limit) for one in lines]
        first = 0
        while self.total(kept[first:]) > limit:
            first += 1
        return list(lines[:first]), kept[first:]


PLAIN: Lines[str] = Lines(len, cut_whole, MORE)
"""Sentences that are shown as they are written."""
