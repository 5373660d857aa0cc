"""How the languages are set: their own quotation marks, dashes that begin no line, numbers that stay whole."""

from __future__ import annotations

import re

import pytest

from bot.language.languages import LANGUAGES
from bot.language.words import listed, say
from tests.words.messages import messages
from tests.words.samples import people, sayings

QUOTES = {"en": "“”", "ru": "«»", "uk": "«»", "hu": "„”", "et": "„“"}
MARKS = "“”„«»\"'"
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_a_language_has_its_own_quotation_marks_in_pairs(language: str) -> None:
    opening, closing = QUOTES[language][0], QUOTES[language][1]
    for key, message in messages(language).items():
        text = "".join(message.texts)
        assert {mark for mark in text if mark in MARKS} <= {opening, closing}, key
        for _, said in sayings(language, key):
            assert said.count(opening) == said.count(closing), key


@every_language
def test_no_line_begins_with_a_dash_and_three_dots_are_one_sign(language: str) -> None:
    for key in messages(language):
        for _, text in sayings(language, key):
            assert not re.search(r" [—–](\s|$)", text), (key, text)
            assert "..." not in text, key


@pytest.mark.parametrize(
    ("language", "said"), [("en", "5 points"), ("ru", "5\u00a0очков"), ("uk", "5\u00a0очок"), ("hu", "5\u00a0pont")]
)
def test_a_number_stays_with_what_it_counts_where_that_is_the_custom(language: str, said: str) -> None:
    assert said in say(language, "score", name="Anna", points=5)


def test_a_number_in_a_word_holds_nothing() -> None:
    assert "lay d3 e3" in say("ru", "marrakech-other-cell-first", first="d3", second="e3")


def test_long_numbers_are_written_as_the_language_does() -> None:
    said = {language: say(language, "game-too-long", count=12345) for language in LANGUAGES}
    for language, number in {"en": "12,345", "ru": "12\u00a0345", "hu": "12\u00a0345", "et": "12\u00a0345"}.items():
        assert number in said[language]


@every_language
def test_names_are_listed_with_the_languages_own_and(language: str) -> None:
    first, second, third = people(language)[:3]
    word = {"en": "and", "ru": "и", "uk": "і", "hu": "és", "et": "ja"}[language]
    assert listed(language, [first]) == first
    assert listed(language, [first, second]) == f"{first} {word} {second}"
    assert listed(language, [first, second, third]) == f"{first}, {second} {word} {third}"
