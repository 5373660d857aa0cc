"""Every message in every language, said with all that may stand in it: nothing fails, is empty, too long or English."""

from __future__ import annotations

import logging
import re
from pathlib import Path

import pytest

from bot.language.languages import LANGUAGES
from bot.language.words import say
from bot.service.registry import COMMANDS
from tests.words.__main__ import page_of
from tests.words.messages import messages, parts
from tests.words.places import is_cut, too_long
from tests.words.samples import COUNTS, LONG_NAME, people, sayings

every_language = pytest.mark.parametrize("language", LANGUAGES)
TYPED = {entry.name for entry in COMMANDS} | {
    *("where", "direct", "zone", "quiet", "digest", "off", "on", "back"),  # of /settings and /away
    *("left", "straight", "right", "lay", "done", "up", "down"),  # of moves
    *("Europe", "Moscow", "Kyiv", "Budapest", "Tallinn", "zoco", "verify", "replay", "ZOCO_HOSTS"),
}
"""What is typed just so in every language."""
BRANDS = {"Zoco", "Discord", "Telegram", "JavaScript", "UTC", "SHA"}
ENGLISH = {"the", "your", "you", "this", "with", "please", "have", "not", "game", "table", "move", "what", "which"}
"""Words that neither Hungarian nor Estonian has."""


@every_language
def test_every_message_can_be_said_with_all_that_may_stand_in_it(
    language: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    for key in messages(language):
        said = [text for _, text in sayings(language, key)]
        assert said, key
        for text in said:
            assert text.strip() == text, key
            assert text, key
            assert not re.search(r"[{}$]|  ", text), (key, text)
    assert caplog.records == []


@every_language
def test_every_count_is_said_with_every_number_and_every_name_with_long_and_short_ones(language: str) -> None:
    fillings = [filling for filling, _ in sayings(language, "took-back")]
    assert {filling["count"] for filling in fillings} == set(COUNTS)
    names = {filling["name"] for filling in fillings}
    assert {*people(language)[:2], LONG_NAME} <= names
    crowds = {str(filling["names"]).count(",") for filling, _ in sayings(language, "call-many")}
    assert crowds == {0, 3}, "one and two names have no comma, five have three and an “and”"


@every_language
def test_nothing_is_too_long_for_what_shows_it(language: str) -> None:
    cut = {(key, text) for key in messages(language) for _, text in sayings(language, key) if is_cut(key, text)}
    assert cut == set()


def test_what_is_too_long_is_marked() -> None:
    assert too_long("command-new", "x" * 101) == ["Discord, what a command does: 1 too long"]
    assert too_long("stale", "x" * 201) == ["Telegram, an alert: 1 too long"]
    assert is_cut("button-join", "x" * 81)
    assert not is_cut("stale", "x" * 201), "an alert is leafed through"


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_russian_and_ukrainian_are_written_in_their_own_letters(language: str) -> None:
    left = {
        (key, word)
        for key, message in messages(language).items()
        if not key.startswith("discord-permission")
        for text in message.texts
        for word in re.findall(r"[A-Za-z_]{3,}", text)
        if word not in TYPED | BRANDS
    }
    assert left == set()


@pytest.mark.parametrize("language", ["hu", "et"])
def test_no_english_is_left_among_hungarian_and_estonian(language: str) -> None:
    left = {
        key
        for key, message in messages(language).items()
        if not key.startswith("discord-permission")  # as Discord itself shows them, and it knows no Estonian
        if ENGLISH & set(re.findall(r"[a-z]+", " ".join(message.texts).lower()))
    }
    assert left == set()


@every_language
def test_the_page_of_a_language_shows_each_of_its_messages(language: str, tmp_path: Path) -> None:
    page, over = page_of(language)
    assert over == page.count("class=over")
    for key in messages(language):
        assert (f"<code>{key}</code>" in page) == (key not in parts(language)), key
    assert say(language, "share-the-win", names=people(language)[0]) in page
