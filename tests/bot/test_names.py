"""No command, link, mention, markup or invisible sign of a name works in any chat, in any sentence, in any language."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from bot.adapters.base.harmless import harmless
from bot.adapters.discord.wording import Wording
from bot.adapters.telegram.wording import Said, described, quoted, said
from bot.adapters.web import people
from bot.domain.messages import Arg, Called, Line, line
from bot.domain.names import chair_name, clean_name, isolated, visible
from bot.domain.table import NAME_LENGTH
from bot.language.words import speak
from bot.service.registry import COMMANDS
from tests.bot.nasty_names import (
    NASTY,
    Sentence,
    clickable_on_discord,
    clickable_on_telegram,
    invisible,
    nasty_names,
    sentences,
)
from tests.standins.telegram.forms import formatted

STATIC = Path(people.__file__).parent / "static"
patient = settings(deadline=None)  # the words of a language are read when they are needed first
GOOD = "Anna"
NUMBERS = {entry.name: number for number, entry in enumerate(COMMANDS, 1)}


def filled(sentence: Sentence, name: str) -> Line:
    """The sentence with that name, and with something for all else that it takes."""
    args: dict[str, Arg] = {one: name if one in ("name", "names") else 3 for one in sentence.variables}
    return Line(sentence.key, args)


def seen(sentence: Said) -> tuple[str, list[str]]:
    """The text as Telegram shows it, and what its markup links to."""
    shown = formatted(sentence.html, "HTML", 10**6, "")
    assert shown.text == sentence.plain
    return shown.text, shown.links


@patient
@given(some.sampled_from(sentences()), nasty_names)
def test_on_telegram_a_name_adds_nothing_to_click_to_any_sentence(sentence: Sentence, name: str) -> None:
    text, links = seen(said(sentence.language, filled(sentence, name)))
    plain, _ = seen(said(sentence.language, filled(sentence, GOOD)))
    assert clickable_on_telegram(text) == clickable_on_telegram(plain)
    assert invisible(text) == []
    assert links == []


@patient
@given(some.sampled_from(sentences()), nasty_names)
def test_on_discord_a_name_adds_nothing_to_click_to_any_sentence(sentence: Sentence, name: str) -> None:
    wording = Wording()
    wording.commands = NUMBERS
    text = wording.text(sentence.language, filled(sentence, name))
    plain = wording.text(sentence.language, filled(sentence, GOOD))
    assert clickable_on_discord(text) == clickable_on_discord(plain)
    assert invisible(text) == []


@patient
@given(nasty_names)
def test_who_is_called_is_mentioned_and_their_name_does_nothing_else(name: str) -> None:
    people = (Called("telegram:7", name), Called("web:x", name))
    text, links = seen(said("en", line("call-many"), people))
    assert links == ["tg://user?id=7"]
    assert clickable_on_telegram(text) == []
    assert invisible(text) == []
    people = (Called("discord:7", name), Called("web:x", name))
    text = Wording().call("en", line("call-many"), people)
    assert clickable_on_discord(text) == ["<@7>"]
    assert invisible(text) == []


@patient
@given(nasty_names)
def test_a_picture_in_words_has_nothing_to_click(name: str) -> None:
    for words in (described(f"Turn of {name}. Round 3"), quoted(f"Turn of {name}. Round 3")):
        text, links = seen(words)
        assert clickable_on_telegram(text) == links == invisible(text) == []


def test_commands_of_our_own_sentences_can_still_be_clicked() -> None:
    wording = Wording()
    wording.commands = NUMBERS
    assert clickable_on_discord(wording.text("en", line("no-table"))) == [f"</new:{NUMBERS['new']}>"]
    assert clickable_on_discord(wording.text("en", line("usage", name="hand", about="x"))) == [
        f"</hand:{NUMBERS['hand']}>"
    ]
    assert clickable_on_telegram(said("en", line("no-table")).plain) == ["/new"]


@pytest.mark.parametrize(
    "name", ["Anna", "Зоя", "O’Neill", "Jean-Luc", "3", "<3 Béla", "C++", "Ää", "李", "🧑🏽‍💻", "a: b", "50 %"]
)
def test_an_ordinary_name_stays_as_it_is(name: str) -> None:
    assert clean_name(name) == harmless(name) == name


@pytest.mark.parametrize(
    "name", ["/resign", "a@b.example", "evil.example/x", "#tag", "$EVIL", "J. R. R. Tolkien", "AC/DC"]
)
def test_what_is_replaced_looks_the_same(name: str) -> None:
    shown = unicodedata.normalize("NFKC", harmless(name)).replace("∕", "/")
    assert shown == name


@patient
@given(some.text(max_size=80) | nasty_names)
def test_a_clean_name_is_short_visible_and_stays_as_it_is(text: str) -> None:
    name = clean_name(text)
    assert len(name) <= NAME_LENGTH
    assert invisible(name) == []
    assert name == " ".join(name.split())
    assert clean_name(name) == name
    assert visible(name) == name
    assert chair_name(text, (name,)) != name or not name


@pytest.mark.parametrize("name", ["אנה", "آنا", "Anna אנה"])
def test_a_name_read_from_right_to_left_turns_nothing_else_round(name: str) -> None:
    assert isolated(name) == f"\u2068{name}\u2069"
    spoken = speak("en", line("joined", name=name))
    assert re.search(f"\u2068{name}\u2069", spoken)


def test_on_the_page_a_name_is_text_and_nothing_else() -> None:
    scripts = {path.name: path.read_text("utf-8") for path in STATIC.glob("*.js")}
    assert len(scripts) > 5
    for name, script in scripts.items():
        assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|srcdoc", script), name
    page = (STATIC / "index.html").read_text("utf-8")
    assert 'name="format-detection" content="telephone=no, date=no, address=no, email=no"' in page, "phones make links"
    assert "unicode-bidi: isolate" in (STATIC / "style.css").read_text("utf-8")


def test_the_names_that_are_tried_would_do_something() -> None:
    assert len([name for name in NASTY if clickable_on_telegram(name)]) > 15
    assert len([name for name in NASTY if clickable_on_discord(name)]) > 20
    assert len([name for name in NASTY if invisible(name)]) > 18
    assert len(sentences()) > 200
