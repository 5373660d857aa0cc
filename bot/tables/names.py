"""Names at a table: short, clean, and no two alike."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

from bot.tables.table import NAME_LENGTH


def clean_name(name: str) -> str:
    """The name without control characters and superfluous spaces, cut to length."""
    visible = "".join(sign if unicodedata.category(sign)[0] != "C" else " " for sign in name[: 8 * NAME_LENGTH])
    return " ".join(visible.split())[:NAME_LENGTH].strip()


def chair_name(name: str, taken: Collection[str]) -> str:
    """The name for a chair; a second Anna is `Anna 2`."""
    plain = clean_name(name) or "?"
    if plain not in taken:
        return plain
    stem = plain[: NAME_LENGTH - 3]
    return next(other for number in range(2, 99) if (other := f"{stem} {number}") not in taken)
