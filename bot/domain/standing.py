"""Which entries of a log stand: what was taken back is gone, and so is the taking back."""

from __future__ import annotations

from collections.abc import Sequence

from bot.domain.table import Entry
from rules.record import UNDO


def standing(log: Sequence[Entry]) -> list[int]:
    """Where the entries that stand are in the log."""
    kept: list[int] = []
    for index, entry in enumerate(log):
        if entry.text.startswith(UNDO + " "):
            del kept[-int(entry.text.split(" ")[1]) :]
        else:
            kept.append(index)
    return kept


def effective(log: Sequence[Entry]) -> list[Entry]:
    """The entries that stand."""
    return [log[index] for index in standing(log)]
