"""The legal moves read word by word: the trie behind every button, menu and completion."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from rules.contract import Move


class Choices(msgspec.Struct, frozen=True):
    """Where the reading stands: the words so far, the words that may follow, and whether they are a move already."""

    words: tuple[str, ...]
    next: tuple[str, ...]
    complete: bool


def choices(moves: Iterable[Move], words: Sequence[str] = (), *, skip: bool = False) -> Choices | None:
    """The choices after `words`, in the order of the moves; None where no move begins so.

    With `skip`, a word that is the only one possible is taken at once.
    """
    path = tuple(words)
    rows = [row for row in (tuple(str(move).split(" ")) for move in moves) if row[: len(path)] == path]
    if not rows:
        return None
    while True:
        depth = len(path)
        complete = any(len(row) == depth for row in rows)
        following = tuple(dict.fromkeys(row[depth] for row in rows if len(row) > depth))
        if not skip or complete or len(following) != 1:
            return Choices(path, following, complete)
        path += following
