"""Sentences on Discord: nobody's name is markup, and nothing is longer than it may be."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from bot.adapters.base.texts import PLAIN, cut, cut_whole
from bot.adapters.discord.wording import Wording, plain
from bot.domain.messages import Called, line, when

patient = settings(deadline=None)  # on a busy machine anything may take a while


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("*bold* _it_ ~~no~~ ||hidden|| `code`", r"\*bold\* \_it\_ \~\~no\~\~ \|\|hidden\|\| \`code\`"),
        ("<@123> <#5> </x:1> @everyone", r"\<@123> \<#5> \</x:1> \@everyone"),
        ("[here](http://a.example)", r"\[here\](http://a.example)"),
        ("# Head\n- item\n> quote\n1. one\n-# small", "\\# Head\n\\- item\n\\> quote\n1\\. one\n\\-# small"),
        ("a\\b", "a\\\\b"),
        ("3. Móricz, 5 - 3 > 1 #2", "3\\. Móricz, 5 - 3 > 1 #2"),
    ],
)
def test_no_text_is_markup(text: str, shown: str) -> None:
    assert plain(text).replace("\\@123", "@123") == shown


@patient
@given(some.text(max_size=60), some.integers(2, 40))
def test_a_cut_text_is_short_enough_and_begins_as_it_did(text: str, length: int) -> None:
    short = cut(text, length)
    assert len(short) <= length
    assert short == text or (short.endswith("…") and text.startswith(short[:-1]))


@patient
@given(some.lists(some.text("abc", max_size=30), max_size=12), some.integers(10, 60))
def test_of_too_many_lines_the_last_are_kept(lines: list[str], length: int) -> None:
    text = "\n".join(PLAIN.tail(lines, length))
    assert len(text) <= length
    if len("\n".join(lines)) > length:
        assert "…" in text
    elif all(len(one) <= length - 2 for one in lines):
        assert text == "\n".join(lines)


@patient
@given(some.lists(some.text("abc", min_size=1, max_size=30), max_size=12), some.integers(30, 60))
def test_pages_lose_nothing(lines: list[str], length: int) -> None:
    found = ["\n".join(page) for page in PLAIN.pages(lines, length)]
    assert all(len(page) <= length for page in found)
    assert "\n".join(found) == "\n".join(lines)


def test_commands_become_links_once_their_numbers_are_known() -> None:
    wording = Wording()
    assert "with /new." in wording.text("en", line("no-table"))
    wording.commands = {"new": 42}
    assert "with </new:42>." in wording.text("en", line("no-table"))


def test_a_call_mentions_those_discord_knows_and_names_the_others() -> None:
    called = (Called("discord:7", "Anna"), Called("web:x", "*Béla*"), Called("", "Cili"))
    assert Wording().call("en", line("call-many"), called).startswith(r"<@7>, \*Béla\* and Cili:")


def test_a_moment_is_told_by_each_reader_s_own_clock() -> None:
    said = Wording().call("en", line("call-one-until", until=when(1_800_000_000.4)), (Called("discord:7", "Anna"),))
    assert "<t:1800000000:f>" in said


@patient
@given(some.lists(some.text("abc,;", min_size=1), min_size=1), some.integers(2, 60))
def test_a_text_that_is_too_long_ends_with_a_whole_sentence_where_one_fits(words: list[str], limit: int) -> None:
    text = " ".join(f"{word}." for word in words)
    kept = cut_whole(text, limit)
    assert len(kept) <= limit
    first = f"{words[0]}. …"
    assert kept in (text, cut(text, limit)) or (text.startswith(kept.removesuffix(" …")) and kept.endswith(". …"))
    assert kept == text or len(first) > limit or kept.endswith(". …")
