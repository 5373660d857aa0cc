"""Every sentence a player reads, in every language (Project Fluent). Knows files and keys, no game by name."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime, tzinfo
from functools import cache
from typing import Annotated, TypeAlias, get_args, get_origin, get_type_hints

from babel.dates import format_skeleton, get_datetime_format
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from bot.domain.messages import TOGETHER, WHEN, Arg, Line, line, together
from bot.domain.names import isolated
from bot.language.languages import LANGUAGES, LOCALES, habits_of, language_of
from rules.contract import Fact, Label

log = logging.getLogger(__name__)


@cache
def bundle(language: str) -> FluentBundle:
    """All words of a language."""
    words = FluentBundle([language], use_isolating=False)
    for path in sorted((LOCALES / language).glob("*.ftl")):
        words.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return words


def learn() -> None:
    """Every language at once: who asks later does not wait."""
    for language in LANGUAGES:
        bundle(language)


def knows(key: str) -> bool:
    """Whether there is a sentence of this key; all languages have the same."""
    return bool(bundle("en").has_message(key))


def say(language: str, key: str, /, **args: str | int) -> str:
    """One sentence. A key that is missing shows as itself and is logged: a reader is never left with nothing."""
    words = bundle(language)
    if not words.has_message(key):
        log.error("no words for %s in %s", key, language)
        return key
    message = words.get_message(key)
    if message.value is None:
        return key
    text, errors = words.format_pattern(message.value, args)
    for error in errors:
        log.error("words of %s in %s: %s", key, language, error)
    return typeset(language, str(text))


DASH = re.compile(r" (?=[—–](?:\s|$))")
NUMBER = re.compile(r"(?<![\w:.,–-])(\d+) (?=[^\W\d_])")


def typeset(language: str, text: str) -> str:
    """The text with spaces that break no line: before a dash, and between a number and what is counted."""
    held = DASH.sub("\u00a0", text)
    return NUMBER.sub("\\1\u00a0", held) if language_of(language).holds_numbers else held


Face: TypeAlias = Callable[[int], str]
"""How a moment is shown to a reader: by the clock of their zone, or by a sign that their platform reads."""


Guard: TypeAlias = Callable[[str], str]
"""What becomes of a text that is put into a sentence: people wrote it, and it may look like something to click."""


def speak(language: str, sentence: Line, face: Face | None = None, guard: Guard = str) -> str:
    """A line in that language, with the lines inside it."""
    if sentence.key == WHEN:
        at = sentence.args["at"]
        return (face or wall_clock(language, UTC))(at) if isinstance(at, int) else ""
    if sentence.key == TOGETHER:
        parts = found if isinstance(found := sentence.args["of"], list) else []
        return listed(language, (speak(language, part, face, guard) for part in parts if isinstance(part, Line)))
    return say(
        language, sentence.key, **{name: _plain(language, arg, face, guard) for name, arg in sentence.args.items()}
    )


def _plain(language: str, arg: Arg, face: Face | None, guard: Guard) -> str | int:
    if isinstance(arg, Line):
        return speak(language, arg, face, guard)
    if isinstance(arg, list):
        return ", ".join(speak(language, part, face, guard) for part in arg)
    return isolated(guard(arg)) if isinstance(arg, str) else arg


def listed(language: str, parts: Iterable[str]) -> str:
    """`Anna, Béla and Csaba`, as the language lists them."""
    return format_list(list(parts), locale=habits_of(language))


def wall_clock(language: str, zone: tzinfo) -> Face:
    """Moments by the clock of a zone: `Fri 15 Jan, 09:00`; the zone is named only if it is the world's."""
    locale = habits_of(language)

    def face(at: int) -> str:
        moment = datetime.fromtimestamp(at, zone)
        day, hour = (format_skeleton(parts, moment, locale=locale) for parts in ("MMMEd", "Hm"))
        shown = str(get_datetime_format("medium", locale)).replace("{1}", day).replace("{0}", hour)
        return f"{shown} UTC" if zone is UTC else shown

    return face


def speaker(language: str) -> Callable[..., str]:
    """`say` with the language settled: what `render.alt` is given."""

    def spoken(key: str, /, **args: str | int) -> str:
        return say(language, key, **args)

    return spoken


def best_language(wanted: Iterable[str]) -> str:
    """The first of these language tags that we speak, or English."""
    for tag in wanted:
        code = tag.replace("_", "-").split("-")[0].lower()
        if code in LANGUAGES:
            return code
    return "en"


@cache
def _marks(kind: type[Fact]) -> dict[str, str]:
    """The fields of a fact that are seats or terms, by name."""
    hints = get_type_hints(kind, include_extras=True)
    return {name: mark for name, hint in hints.items() if (mark := _mark(hint))}


def _mark(hint: object) -> str | None:
    """`"seat"` or `"term"` for `Seat`, `Term`, and unions or sequences of them."""
    if get_origin(hint) is Annotated:
        return str(get_args(hint)[1])
    return next((mark for part in get_args(hint) if (mark := _mark(part))), None)


def fact_line(game: str, fact: Fact, names: Sequence[str]) -> Line:
    """The sentence for a fact of a game: seats become names, terms become words."""
    tag = fact.__struct_config__.tag
    marks = _marks(type(fact))
    args: dict[str, Arg] = {}
    for field in fact.__struct_fields__:
        value = getattr(fact, field)
        if field == "only":
            continue
        args[field] = _arg(game, value, marks.get(field), names)
        if isinstance(value, tuple) and not isinstance(fact, Label):  # a label has no room for an "and"
            args[field] = together(_parts(game, value, marks.get(field), names))
        if marks.get(field) == "term" and isinstance(value, str):
            args[f"{field}_raw"] = value
    return Line(f"{game}-{tag}", args)


def seats_in(fact: Fact) -> frozenset[int]:
    """The seats that a fact names."""
    named = [getattr(fact, field) for field, mark in _marks(type(fact)).items() if mark == "seat"]
    return frozenset(value for value in named if isinstance(value, int))


def _arg(game: str, value: object, mark: str | None, names: Sequence[str]) -> Arg:
    if value is None:
        return ""
    if isinstance(value, tuple | list):
        return _parts(game, value, mark, names)
    if mark == "seat" and isinstance(value, int):
        return names[value]
    if mark == "term":
        return Line(f"{game}-term-{value}")
    return value if isinstance(value, str | int) else str(value)


def _parts(game: str, values: Iterable[object], mark: str | None, names: Sequence[str]) -> list[Line]:
    """What stands in a list, each as a sentence of its own."""
    parts = (_arg(game, value, mark, names) for value in values)
    return [part if isinstance(part, Line) else line("word", word=part) for part in parts]
