"""Names at a table: short, clean, and no two alike. Every platform's names are cleaned here, and nowhere else."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection

from bot.domain.table import NAME_LENGTH

JOINER = "\u200d"  # holds the parts of one emoji together
SELECTORS = "\ufe0e\ufe0f"  # tell how an emoji is drawn
SHOWS_NOTHING = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U00016fe4\U0001d159"
    "\U000e0000-\U000e0fff]"
)
"""Letters, marks and signs that show nothing, though Unicode does not count them among the controls."""
EMOJI = re.compile("[\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff]")
"""What an emoji is made of."""
ISOLATE, ISOLATED = "\u2068", "\u2069"  # between these, text that is read from right to left turns nothing else round


def visible(text: str) -> str:
    """The text without what cannot be seen, what turns text round, and superfluous spaces."""
    given = unicodedata.normalize("NFC", text)
    if not given.isprintable() or SHOWS_NOTHING.search(given):
        given = "".join(sign if _shows(given, at) else " " for at, sign in enumerate(given))
    plain = " ".join(given.split())
    while plain and unicodedata.category(plain[0])[0] == "M":  # it would be set upon what stands before the name
        plain = plain[1:].lstrip()
    return plain


def _shows(text: str, at: int) -> bool:
    """Whether a sign is to be kept; a joiner, and what tells how an emoji is drawn, only within one."""
    sign = text[at]
    if sign in SELECTORS:
        return at > 0 and EMOJI.match(text[at - 1]) is not None
    if sign == JOINER:
        left, right = text[max(at - 2, 0) : at].rstrip(SELECTORS)[-1:], text[at + 1 : at + 2]
        return EMOJI.match(left) is not None and EMOJI.match(right) is not None
    return unicodedata.category(sign)[0] != "C" and not SHOWS_NOTHING.match(sign)


def clean_name(name: str) -> str:
    """The name as it is shown, cut to length."""
    return visible(name[: 8 * NAME_LENGTH])[:NAME_LENGTH].rstrip(f" {JOINER}")


def chair_name(name: str, taken: Collection[str]) -> str:
    """The name for a chair; a second Anna is `Anna 2`."""
    plain = clean_name(name) or "?"
    alike = {_heard(other) for other in taken}
    if _heard(plain) not in alike:
        return plain
    stem = plain[: NAME_LENGTH - 3].rstrip(f" {JOINER}")
    return next(other for number in range(2, 99) if _heard(other := f"{stem} {number}") not in alike)


def _heard(name: str) -> str:
    """The name as far as people tell it from others: `ANNA` and `Ａｎｎａ` are Anna."""
    return unicodedata.normalize("NFKC", re.sub(f"[{JOINER}{SELECTORS}]", "", name)).casefold()


def isolated(text: str) -> str:
    """The text so that it turns round nothing that stands beside it: a name may be Hebrew, the sentence is not."""
    turns = any(unicodedata.bidirectional(sign) in ("R", "AL", "AN") for sign in text)
    return f"{ISOLATE}{text}{ISOLATED}" if turns else text
