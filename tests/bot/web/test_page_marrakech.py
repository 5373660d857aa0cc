"""Whole games of Marrakech through the page: on two screens, and two people on one."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.bot.web.driving import Screen, begin, to_move


def test_two_people_play_a_whole_game_by_clicking(screen: Callable[..., Screen]) -> None:
    anna, bela = screen(), screen()
    begin(anna, bela, rules=("debts",))
    moves = 0
    while anna.phase == "playing":
        moves += 1
        to_move(anna, bela).choose(moves)
        latest = max(anna.version, bela.version)
        anna.caught_up(latest)
        bela.caught_up(latest)
    for one in (anna, bela):
        expect(one.find("main[data-phase=over]")).to_be_visible()
        expect(one.find(".post.live")).to_contain_text("Anna")
        expect(one.find(".post.live")).to_contain_text("points")
    assert moves == 2 * 2 * 24  # M3, with debts allowed: each of 24 rugs a player, and a walk before each


def test_two_people_share_a_screen_and_play_a_whole_game(screen: Callable[..., Screen]) -> None:
    both = screen()
    both.open().new_table("Anna")
    both.press("Add a player on this screen")
    both.name("Béla")
    expect(both.find(".seat-list .seat")).to_have_count(2)
    both.command("/start")
    expect(both.find("main[data-phase=playing]")).to_be_visible()
    switches = 0
    while both.phase == "playing":
        if both.find(".switch").count():
            assert both.choices.count() == 0  # nothing of the other's is shown before the press
            both.find(".switch").click()
            both.choices.first.wait_for()
            switches += 1
        both.choose(switches)
    assert switches > 20
    expect(both.find(".post.live")).to_contain_text("points")
