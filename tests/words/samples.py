"""What could stand in the holes of a message: names of every length, every number that chooses a form, real terms.

A variable that is not listed here is taken for a name. `sayings` varies one hole at a time and leaves the others as
they are, so each form is seen, and a message is not said thousands of times.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeAlias
from zoneinfo import ZoneInfo

from bot.language.languages import LANGUAGES
from bot.language.words import listed, say, wall_clock
from rules import GAMES
from tests.words.messages import in_all_languages

Value: TypeAlias = str | int
Filling: TypeAlias = dict[str, Value]

COUNTS = (0, 1, 2, 5, 11, 21, 22, 100)
LONG_NAME = "Maximiliana von Sternberg-Lilien"  # as long as a name may be
NAMES: Mapping[str, Sequence[str]] = {
    "en": ("Anna", "Ben", "Olivia", "Sam", "Uma"),
    "ru": ("Аня", "Боря", "Оля", "Юра", "Света"),
    "uk": ("Оля", "Богдан", "Ірина", "Юрко", "Леся"),
    "hu": ("Anna", "Béla", "Ilona", "Csaba", "Ödön"),
    "et": ("Aino", "Mart", "Õie", "Kadri", "Ülo"),
}
"""Names that begin with a vowel, and with a consonant."""
MOMENT = 1_800_000_000
PEOPLE = ("name", "seat", "owner", "chair", "before", "other", "to")
TERMS: Mapping[str, Mapping[str, Sequence[str]]] = {
    "marrakech": {
        "way": ("left", "straight", "right"),
        "heading": ("N", "E", "S", "W"),
        "colour": ("red", "blue", "yellow", "turquoise"),
    },
    "alhambra": {
        "building": ("arcades", "pavilion", "seraglio", "chambers", "garden", "tower"),
        "old_building": ("tower", "pavilion", "seraglio", "arcades", "chambers", "garden"),
        "currency": ("denar", "dirham", "ducat", "florin"),
        "side": ("north", "east", "south", "west"),
    },
    "quixote": {"way": ("up", "down"), "symbol": ("knight", "church", "windmill"), "title": ("hidalgo", "squire")},
}
"""The terms that a variable of a game may be; its `_raw` is the term itself."""
NUMBERS: Mapping[str, Sequence[int]] = {
    **dict.fromkeys(("points", "total", "score", "wall", "buildings", "deck", "bag", "length", "price"), (5, 0, 1, 21)),
    **dict.fromkeys(("castle6", "castle4", "churches", "windmills", "defence", "knights", "up", "down"), (4, 0)),
    **dict.fromkeys(("owed", "over", "lacking", "missing", "now", "guard", "shields", "needed", "taken"), (3, 1)),
    **dict.fromkeys(("stall", "round", "phase", "card", "roll", "shield", "page"), (1, 2, 3)),
    **dict.fromkeys(("count", "dirhams", "cards", "pages", "limit"), (5, 6)),
    **dict.fromkeys(("castle", "six", "four"), (6, 4)),
    **dict.fromkeys(("least", "most"), (2, 4)),
}
TEXTS: Mapping[str, Sequence[str]] = {
    "tile": ("A5", "T9a"),
    "old": ("T9a",),
    "tiles": ("A5", "A5, T9a"),
    "open": ("c1, c2", "c7"),
    "last": ("k2a",),
    "cell": ("d4",),
    "assam": ("d4",),
    "first": ("d3",),
    "second": ("e3",),
    "cells": ("d3, e3, e4",),
    "lays": ("d3 e3, d3 c3",),
    "field": ("C2", "A1"),
    "fields": ("C2, D2",),
    "place": ("e2n1", "s1"),
    "places": ("e2n1, s1",),
    "gap": ("e1", "e1, e2"),
    "phases": ("13 + 24 + 30",),
    "neighbour": ("fountain", "A5"),
    "hash": ("13e3b54b71e2a0068eda4a8b602530835ecbea05765b25eee96fe70ae2caa09c",),
    "seed": ("5d41402abc4b2a76b9719d911017c592",),
    "host": ("zoco.example",),
    "zone": ("Europe/Budapest",),
    "hours": ("22–8",),
    "hour": ("8:00",),
    "id": ("M1",),
    "command": ("foo",),
    "example": ("/new marrakech",),
    "argument": ("move",),
    "values": ("6h, 12h, 1d",),
    "strengths": ("easy, fair, strong",),
    "languages": ("en, ru, uk, hu, et",),
    "tongue": tuple(LANGUAGES.values()),
    "language": tuple(LANGUAGES.values()),
    "word": ("d4",),
    "lower": ("…",),
    "upper": ("…",),
}


def people(language: str) -> Sequence[str]:
    """Names that people have where the language is spoken, or else English ones."""
    return NAMES.get(language, NAMES["en"])


def sayings(language: str, key: str) -> Iterator[tuple[Filling, str]]:
    """Every way in which a message is worth being seen: what stands in its holes, and what it says then."""
    seen: set[str] = set()
    for filling in fillings(language, key):
        text = say(language, key, **filling)
        if text not in seen:
            seen.add(text)
            yield filling, text


def fillings(language: str, key: str) -> Iterator[Filling]:
    """The first of everything, and then everything else in its turn."""
    holes = _holes(language, key)
    usual: Filling = {}
    for options in holes.values():
        usual |= options[0]
    yield usual
    for options in holes.values():
        yield from (usual | option for option in options[1:])


def _holes(language: str, key: str) -> dict[str, list[Filling]]:
    """What may stand in each hole; a term stands there together with its raw word."""
    found: dict[str, list[Filling]] = {}
    alike = in_all_languages(key)
    variables = sorted({name.removesuffix("_raw") for message in alike for name in message.variables})
    for name in variables:
        found[name] = _options(language, key, name)
    return found


def _options(language: str, key: str, name: str) -> list[Filling]:
    alike = in_all_languages(key)
    terms = TERMS.get(key.split("-")[0], {}).get(name)
    if any(f"{name}_raw" in message.variables for message in alike) and terms:
        return [{name: say(language, f"{key.split('-')[0]}-term-{term}"), f"{name}_raw": term} for term in terms]
    if any(name in message.counts for message in alike):
        return [{name: count} for count in (*COUNTS[2:], *COUNTS[:2])]
    chosen = {form for message in alike for by, forms in message.selects if by == name for form in forms}
    if chosen:  # "other" stands for all that has no form of its own
        return [{name: form} for form in (*sorted(chosen - {"other"}), *(("A5",) if "other" in chosen else ()))]
    if terms:
        return [{name: say(language, f"{key.split('-')[0]}-term-{term}")} for term in terms]
    return [{name: value} for value in _values(language, key, name)]


def _values(language: str, key: str, name: str) -> Sequence[Value]:
    if name == "cards" and "called" not in key:
        return _said(language, ("alhambra-term-d3", "alhambra-term-f2"))
    if name == "paid" and ("label" in key or "bought" in key):
        return ("5+3", "8")
    if name == "rule" and key in ("refused-by-rule", "no-such-rule"):
        return ("A11",)
    if name == "rules" and key == "rules-pictured":
        return (listed(language, ("M1", "M5", "M8")),)
    if key == "setting-now":
        return [say(language, {"setting": "button-pace", "value": "value-pace-1d"}[name])]
    if name in NUMBERS:
        return NUMBERS[name]
    if make := MADE.get(name):
        return make(language)
    return TEXTS.get(name) or (*people(language)[:2], LONG_NAME)


def _said(language: str, keys: Sequence[str]) -> Sequence[str]:
    """One thing, and several."""
    said = [say(language, key) for key in keys]
    return (said[0], listed(language, said))


def _moments(language: str) -> Sequence[str]:
    return (wall_clock(language, ZoneInfo("Europe/Budapest"))(MOMENT),)


def _crowds(language: str) -> Sequence[str]:
    """One, two and five names."""
    return [listed(language, people(language)[:many]) for many in (2, 1, 5)]


def _games(language: str) -> Sequence[str]:
    return [say(language, game) for game in GAMES]


def _question(language: str) -> Sequence[str]:
    return [say(language, "pending-undo", count=2)]


def _score(language: str) -> str:
    return say(language, "score", name=people(language)[0], points=21)


def _house_rules(language: str) -> Sequence[str]:
    return [say(language, f"{name}-option-{option}") for name, game in GAMES.items() for option in game.options]


def _permissions(language: str) -> Sequence[str]:
    return _said(language, ("discord-permission-view", "discord-permission-attach"))


MADE: Mapping[str, Callable[[str], Sequence[Value]]] = {
    **dict.fromkeys(("at", "until", "since", "stops"), _moments),
    "names": _crowds,
    "game": _games,
    "games": lambda language: [listed(language, _games(language))],
    "rule": _house_rules,
    "rules": lambda language: [listed(language, _house_rules(language))],
    "permissions": _permissions,
    "question": _question,
    "strength": lambda language: [say(language, f"robot-{strength}") for strength in ("easy", "fair", "strong")],
    "pace": lambda language: [say(language, f"value-pace-{pace}") for pace in ("1d", "12h", "7d")],
    "rating": lambda language: [say(language, "quixote-term-hidalgo")],
    "reason": lambda language: [say(language, "alhambra-fountain-stays")],
    "setting": lambda language: [say(language, "settings-hints-on")],
    "move": lambda language: [
        f"{say(language, 'alhambra-buy-word')} · {say(language, 'alhambra-exact-label', paid='5+3')}"
    ],
    "then": lambda language: [say(language, "alhambra-exact-label", paid="5+3")],
    "steps": lambda language: [f"{people(language)[0]}: left, {people(language)[1]}: lay d3 e3"],
    "about": lambda language: [say(language, "command-new")],
    "text": lambda language: [say(language, "marrakech-rule-M1")],
    "source": lambda language: [say(language, "marrakech-points-halves")],
    "sources": lambda language: [
        say(language, "points-from", source=say(language, "marrakech-points-halves"), points=9)
    ],
    "shares": lambda language: [f"{people(language)[0]} 3, +8"],
    "score": lambda language: [_score(language)],
    "paid": lambda language: [5, 21],
    "walls": lambda language: [say(language, "alhambra-term-north")],
    "currency": lambda language: [say(language, "alhambra-term-denar")],
    "half": lambda language: ["upper", "lower"],
    "symbol": lambda language: [say(language, "quixote-term-knight")],
}
