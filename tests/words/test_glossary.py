"""The glossary is true: each word stands in the sentence it names, and what it forbids stands in none."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.language.languages import LANGUAGES
from tests.words.messages import messages
from tests.words.samples import sayings

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"
COLUMNS = ("en", "ru", "uk", "hu", "et")


class Entry(NamedTuple):
    """A thing: its word in each language, and the message in which it stands."""

    words: tuple[str, ...]
    key: str


def rows(columns: int) -> list[list[str]]:
    """The rows of the tables that are so wide, without their heads."""
    lines = [line for line in GLOSSARY.read_text("utf-8").splitlines() if line.startswith("| ")]
    split = [[cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]] for line in lines]
    return [row for row in split if len(row) == columns and row[0] not in ("English", "language")]


def entries() -> list[Entry]:
    return [Entry(tuple(row[:-1]), row[-1].strip("`")) for row in rows(6)]


def stem(word: str) -> str:
    """What of a word is the same in all its forms."""
    plain = re.sub(r" ?\([^)]*\)", "", word)
    return plain.split("\\|")[-1].lower()


def said(language: str, key: str) -> str:
    texts = " ".join(text for _, text in sayings(language, key))
    return texts.replace("\u00a0", " ").lower()


@pytest.mark.parametrize("entry", entries(), ids=lambda entry: entry.words[0])
def test_the_word_of_the_glossary_is_the_one_in_use(entry: Entry) -> None:
    assert entry.key in messages("en"), entry.key
    for language, word in zip(COLUMNS, entry.words, strict=True):
        assert stem(word) in said(language, entry.key), (language, word, entry.key)


def test_the_glossary_has_no_thing_twice() -> None:
    assert set(COLUMNS) <= set(LANGUAGES)
    things = [entry.words[0] for entry in entries()]
    assert len(things) > 60
    assert len(set(things)) == len(things)


@pytest.mark.parametrize(("language", "word", "instead"), rows(3), ids=str)
def test_a_word_that_the_glossary_forbids_stands_nowhere(language: str, word: str, instead: str) -> None:
    assert instead
    forbidden = re.compile(rf"\b{re.escape(word.split(',')[0])}", re.IGNORECASE)
    assert [key for key, message in messages(language).items() if forbidden.search(" ".join(message.texts))] == []
