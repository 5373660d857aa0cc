"""Names at a table: short, clean, and no two alike."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

from bot.domain.table import NAME_LENGTH

JOINER = "\u200d"  # holds the parts of one emoji together
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that show nothing


def clean_name(name: str) -> str:
    """The name without control characters, signs that turn text round and superfluous spaces, cut to length."""
    given = unicodedata.normalize("NFC", name[: 8 * NAME_LENGTH])
    visible = "".join(sign if _shows(given, at) else " " for at, sign in enumerate(given))
    return " ".join(visible.split())[:NAME_LENGTH].rstrip(f" {JOINER}")


def _shows(text: str, at: int) -> bool:
    """Whether a sign is to be kept; a joiner only within an emoji."""
    if text[at] == JOINER:
        around = text[max(at - 1, 0) : at] + text[at + 1 : at + 2]
        return len(around) == 2 and all(unicodedata.category(sign) in ("So", "Sk", "Mn") for sign in around)
    return unicodedata.category(text[at])[0] != "C" and text[at] not in BLANKS


def chair_name(name: str, taken: Collection[str]) -> str:
    """The name for a chair; a second Anna is `Anna 2`."""
    plain = clean_name(name) or "?"
    alike = {other.casefold() for other in taken}
    if plain.casefold() not in alike:
        return plain
    stem = plain[: NAME_LENGTH - 3].rstrip(f" {JOINER}")
    return next(other for number in range(2, 99) if (other := f"{stem} {number}").casefold() not in alike)
