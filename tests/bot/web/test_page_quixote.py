"""Whole games of Don Quixote through the page: alone, by two and by four, in any order, at the same moment."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import expect

from tests.bot.web.driving import Screen, ended, seated, together

GAME = "quixote"
LAYINGS = 22


def round_of(screens: Sequence[Screen], number: int) -> None:
    """Everyone lays one tile, each round in another order."""
    first = number % len(screens)
    for one in (*screens[first:], *screens[:first]):
        one.choices.first.wait_for()
        one.choose(number)
        together(screens)


def test_one_person_plays_a_whole_game_alone_and_is_rated(screen: Callable[..., Screen]) -> None:
    screens = seated(screen, GAME, 1)
    for number in range(LAYINGS):
        round_of(screens, number)
    ended(screens)


def test_two_people_play_a_whole_game_one_takes_a_tile_back_and_both_lay_at_once(
    screen: Callable[..., Screen],
) -> None:
    screens = seated(screen, GAME, 2)
    anna = screens[0]
    anna.choose()
    expect(anna.choices).to_have_count(0)
    anna.more("/undo")
    anna.choices.first.wait_for()
    round_of(screens, 0)
    for one in screens:
        while one.choices.count() and (one.find(".choices").get_attribute("data-path") or "").count(" ") < 1:
            one.choices.first.click()
    before = anna.version
    for one in screens:  # both press before either hears of the other
        one.page.evaluate("document.querySelector('.choice').click()")
    for one in screens:
        one.caught_up(before + 2)
    for number in range(2, LAYINGS):
        round_of(screens, number)
    ended(screens)


def test_a_tile_can_be_looked_at_before_it_is_laid_by_its_player_alone(screen: Callable[..., Screen]) -> None:
    anna, bela = seated(screen, GAME, 2)
    while anna.find(".glance").count() == 0:
        anna.choices.first.click()
    before = anna.version
    anna.find(".glance").first.click()
    expect(anna.find(".bubble img")).to_be_visible()
    assert anna.version == before
    expect(bela.find(".bubble img")).to_have_count(0)


@pytest.mark.long
def test_four_people_play_a_whole_game_laying_in_different_orders(screen: Callable[..., Screen]) -> None:
    screens = seated(screen, GAME, 4)
    for number in range(LAYINGS):
        round_of(screens, number)
    ended(screens)
