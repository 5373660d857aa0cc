"""Choices: the legal moves read word by word, as every button, menu and completion offers them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules import Choices, Move, choices


class Words(Move, frozen=True):
    """A move that is only its notation."""

    text: str

    def __str__(self) -> str:
        return self.text


def moves(*texts: str) -> list[Move]:
    return [Words(text) for text in texts]


MARKET = moves("take d3", "take d3+f2", "buy 2 5+7", "buy 2 9+3", "buy 4 8", "done")


def test_the_first_words_come_in_the_order_of_the_moves_and_once_each() -> None:
    assert choices(MARKET) == Choices((), ("take", "buy", "done"), complete=False)


def test_the_words_that_may_follow_are_those_of_the_moves_that_begin_so() -> None:
    assert choices(MARKET, ["buy"]) == Choices(("buy",), ("2", "4"), complete=False)
    assert choices(MARKET, ["buy", "2"]) == Choices(("buy", "2"), ("5+7", "9+3"), complete=False)


def test_a_whole_move_is_complete_and_nothing_follows() -> None:
    assert choices(MARKET, ["done"]) == Choices(("done",), (), complete=True)
    assert choices(MARKET, ["buy", "4", "8"]) == Choices(("buy", "4", "8"), (), complete=True)


def test_a_move_that_begins_another_is_complete_and_can_go_on() -> None:
    found = choices(moves("pass", "pass quietly"), ["pass"])
    assert found == Choices(("pass",), ("quietly",), complete=True)


@pytest.mark.parametrize("words", [["sell"], ["buy", "3"], ["done", "now"], ["tak"], ["take d3"], ["Take"], [""]])
def test_words_that_begin_no_move_lead_nowhere(words: list[str]) -> None:
    assert choices(MARKET, words) is None


def test_without_moves_there_is_nothing_to_choose() -> None:
    assert choices([]) is None
    assert choices([], ["take"]) is None


def test_skipping_takes_the_only_word_possible_at_once() -> None:
    assert choices(MARKET, ["buy", "4"], skip=True) == Choices(("buy", "4", "8"), (), complete=True)
    assert choices(moves("lay d3 e3", "lay d3 c3"), skip=True) == Choices(("lay", "d3"), ("e3", "c3"), complete=False)
    assert choices(moves("done"), skip=True) == Choices(("done",), (), complete=True)


def test_skipping_stops_where_there_is_a_choice_and_at_a_whole_move() -> None:
    assert choices(MARKET, skip=True) == choices(MARKET)
    assert choices(moves("pass", "pass quietly"), skip=True) == Choices(("pass",), ("quietly",), complete=True)


WORD = st.sampled_from(["a", "b", "c"])
TEXT = st.lists(WORD, min_size=1, max_size=4).map(" ".join)


@given(texts=st.lists(TEXT, min_size=1, max_size=12, unique=True), skip=st.booleans())
def test_following_the_choices_reaches_every_move_and_no_other(texts: list[str], skip: bool) -> None:
    assert sorted(reached(moves(*texts), (), skip)) == sorted(texts)


def reached(offered: list[Move], words: tuple[str, ...], skip: bool) -> list[str]:
    found = choices(offered, words, skip=skip)
    assert found is not None
    here = [" ".join(found.words)] if found.complete else []
    return here + [text for word in found.next for text in reached(offered, (*found.words, word), skip)]
