"""The languages spoken here, and what each brings beside its sentences: its own name, and how people write times."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec

CODES = ("en", "ru", "uk", "hu", "et")
"""In the order in which they are offered. Each has a folder in `bot/locales`, and nothing else need know of it."""

LOCALES = Path(__file__).parents[1] / "locales"
Unit: TypeAlias = Literal["hour", "day", "week", "month"]


class Language(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`language.json` in a language's folder.

    `units` are the beginnings of the words for a stretch of time, `letters` the words of which a letter is enough;
    `back` is what somebody writes who is no longer away. `habits` is the country after whose habits moments are told
    and things listed, where the language is written in several. `holds_numbers`: no line ends between 5 and клеток.
    """

    name: str
    units: Mapping[Unit, tuple[str, ...]]
    back: tuple[str, ...]
    letters: Mapping[str, Unit] = {}
    habits: str = ""
    holds_numbers: bool = True


@cache
def language_of(code: str) -> Language:
    """What the language of this code brings."""
    return msgspec.json.decode((LOCALES / code / "language.json").read_bytes(), type=Language)


def habits_of(code: str) -> str:
    """Babel's name for how moments and lists are written in this language."""
    return language_of(code).habits or code


LANGUAGES: Mapping[str, str] = {code: language_of(code).name for code in CODES}
"""Their own names, by code."""
