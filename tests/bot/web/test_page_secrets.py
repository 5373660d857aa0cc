"""What is one person's stays that person's, also on a shared screen."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.bot.web.driving import Screen

HAND = "button[aria-expanded]:has-text('My hand')"


def shared(screen: Screen, game: str) -> str:
    """Two at one screen, the game begun, the one to move before it; the address."""
    address = screen.open().new_table("Anna", game)
    screen.press("Add a player on this screen")
    screen.name("Béla")
    expect(screen.find(".seat-list .seat")).to_have_count(2)
    screen.command("/start")
    expect(screen.find("main[data-phase=playing]")).to_be_visible()
    if screen.find(".switch").count():
        screen.find(".switch").click()
    screen.choices.first.wait_for()
    return address


def test_a_hand_is_shown_when_asked_for_and_never_to_the_next_at_the_screen(screen: Callable[..., Screen]) -> None:
    both = screen()
    shared(both, "alhambra")
    expect(both.find(HAND)).to_be_hidden()  # on one's own board it lies beneath
    while both.find(".switch").count() == 0:
        both.choose()
    expect(both.find(".hand")).to_be_hidden()
    both.find(HAND).click()
    expect(both.find(".hand img")).to_have_js_property("naturalWidth", 1024)
    both.find(".switch").click()
    both.choices.first.wait_for()
    expect(both.find(".hand")).to_be_hidden()
    expect(both.find(".hand img")).to_have_count(0)


def test_an_answer_for_one_is_gone_when_another_takes_the_screen(screen: Callable[..., Screen]) -> None:
    both = screen()
    shared(both, "marrakech")
    both.type("/rules M1")
    expect(both.find(".bubble")).to_contain_text("M1")
    before = both.find("#me").inner_text()
    both.find("#me").click()
    both.find("dialog").get_by_role("button", name="Switch").click()
    expect(both.find("#me")).not_to_have_text(before)
    expect(both.find(".bubble")).to_have_count(0)


def test_who_watches_sees_the_board_and_nobody_s_hand_or_choices(screen: Callable[..., Screen]) -> None:
    both, watcher = screen(), screen()
    address = shared(both, "alhambra")
    watcher.open(address)
    expect(watcher.find(".stage img")).to_be_visible()
    expect(watcher.find(HAND)).to_be_hidden()
    expect(watcher.find(".choices")).to_be_hidden()
    expect(watcher.find(".status")).to_contain_text("Waiting for")


def test_what_one_decides_in_secret_is_not_told_before_all_have_decided(screen: Callable[..., Screen]) -> None:
    both, watcher = screen(), screen()
    address = shared(both, "quixote")
    watcher.open(address)
    told = watcher.find(".post.live .lines > p:not(.call)")  # without the line that says who is still awaited
    before = told.all_inner_texts()
    version = both.choose()
    expect(both.private).to_be_visible()  # who laid is told
    watcher.caught_up(version)
    assert told.all_inner_texts() == before
    expect(watcher.find(".seat-list .acting")).to_have_count(1)


def test_a_robot_is_seated_and_sent_away(screen: Callable[..., Screen]) -> None:
    anna = screen()
    anna.open().new_table("Anna")
    anna.command("/robot")
    anna.command("/robot easy")
    expect(anna.find(".seat-list .seat")).to_have_count(2)
    expect(anna.find("[data-command='/start']")).to_be_visible()
    anna.command("/robot")
    anna.command("/robot off")
    expect(anna.find(".seat-list .seat")).to_have_count(1)
