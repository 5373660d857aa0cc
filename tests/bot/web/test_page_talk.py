"""Taking back, consent, giving up, taking over and the record, through the page."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from bot.app.main import main
from tests.bot.web.driving import Screen, begin, to_move


def pair(screen: Callable[..., Screen]) -> tuple[Screen, Screen]:
    """A game under way: who is to move, and the other."""
    anna, bela = screen(), screen()
    begin(anna, bela)
    mover = to_move(anna, bela)
    return mover, bela if mover is anna else anna


def test_a_walk_is_taken_back_when_the_other_agrees(screen: Callable[..., Screen]) -> None:
    mover, other = pair(screen)
    other.caught_up(mover.choose())
    mover.more("/undo")
    question = other.find(".question")
    expect(question).to_contain_text("would like to take back one step")
    expect(mover.find(".question")).to_have_count(0)  # who asks has agreed already
    other.command("/agree")
    expect(question).to_have_count(0)
    expect(mover.choices.first).to_have_attribute("data-words", "left")
    expect(other.find(".post.live")).to_contain_text("takes back one step")


def test_nothing_is_taken_back_when_the_other_refuses(screen: Callable[..., Screen]) -> None:
    mover, other = pair(screen)
    other.caught_up(mover.choose())
    path = mover.find(".choices").get_attribute("data-path")
    mover.more("/undo")
    other.command("/refuse")
    expect(mover.find(".story")).to_contain_text("does not agree")
    expect(other.find(".question")).to_have_count(0)
    assert mover.find(".choices").get_attribute("data-path") == path


def test_who_gives_up_is_asked_first_and_then_the_other_has_won(screen: Callable[..., Screen]) -> None:
    mover, other = pair(screen)
    mover.more("/resign")
    mover.press("No, go back")
    expect(mover.find("main[data-phase=playing]")).to_be_visible()
    mover.more("/resign")
    mover.find("dialog .danger").click()
    for one in (mover, other):
        expect(one.find("main[data-phase=over]")).to_be_visible()
        expect(one.find(".post.live")).to_contain_text("wins!")


def test_the_record_of_a_game_can_be_saved_and_verified(
    screen: Callable[..., Screen], tmp_path: Path, capsys: object
) -> None:
    mover, _ = pair(screen)
    mover.choose()
    mover.more("/resign")
    mover.find("dialog .danger").click()
    mover.command("/record")
    with mover.page.expect_download() as download:
        mover.find(".bubble a[download]").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert json.loads(file.read_text())["moves"][-1][1] == "resign"
    assert main(["verify", str(file)]) == 0


def test_a_friend_takes_over_a_seat_that_was_given_up(screen: Callable[..., Screen]) -> None:
    anna, bela = screen(), screen()
    address = begin(anna, bela, game="alhambra")
    cili = screen().open(address)
    bela.more("/resign")
    expect(bela.find("dialog")).to_contain_text("anyone may take it over with all that belongs to it")
    bela.find("dialog .danger").click()
    expect(anna.find(".story")).to_contain_text("The seat of Béla is free")
    cili.find(".question [data-command='/replace']").click()
    cili.name("Cili")
    expect(cili.find(".post.live")).to_contain_text("Cili takes over from Béla")
    expect(cili.find(".question")).to_have_count(0)
    expect(bela.find(".choices")).to_be_hidden()
    to_move(anna, cili)


def test_who_is_asked_for_the_seat_says_no_and_keeps_it(screen: Callable[..., Screen]) -> None:
    anna, bela = screen(), screen()
    address = begin(anna, bela)
    cili = screen().open(address)
    cili.type("/replace 2")
    cili.name("Cili")
    expect(cili.find(".story")).to_contain_text("Béla can say no until")
    for one in (anna, bela):
        expect(one.find(".question")).to_contain_text("Cili would like to take over from Béla")
    anna.find(".question [data-command='/agree']").click()
    expect(anna.find(".story")).to_contain_text("Everybody else agrees. Béla can still say no")
    bela.find(".question [data-command='/agree']").click()
    expect(bela.find("dialog")).to_contain_text("It is your own seat that is asked for")
    bela.press("No, go back")
    bela.find(".question [data-command='/refuse']").click()
    for one in (anna, bela, cili):
        expect(one.find(".story")).to_contain_text("Béla is here and keeps the seat")
        expect(one.find(".question")).to_have_count(0)


def test_two_people_of_one_browser_take_nobodys_seat(screen: Callable[..., Screen]) -> None:
    anna, bela = screen(), screen()
    begin(anna, bela)
    expect(anna.find(".more [data-command^='/replace']")).to_have_count(0)
    anna.type("/replace 2")
    expect(anna.find(".bubble.refused")).to_contain_text("There is nobody at the table besides you who could agree")
    expect(bela.find(".question")).to_have_count(0)


def test_everyone_may_end_a_game_together(screen: Callable[..., Screen]) -> None:
    anna, bela = screen(), screen()
    begin(anna, bela)
    bela.more("/cancel")
    expect(anna.find(".question")).to_contain_text("would like to end this game")
    anna.command("/agree")
    for one in (anna, bela):
        expect(one.find("main[data-phase=closed]")).to_be_visible()
    anna.press("Play again")
    expect(bela.find("[data-command='/join']")).to_be_visible()


def test_what_one_says_is_read_by_the_other_and_the_line_is_ready_for_the_next(screen: Callable[..., Screen]) -> None:
    mover, other = pair(screen)
    version = mover.version
    mover.find(".talk summary").click()
    line = mover.find(".talk input")
    expect(line).to_be_focused()
    mover.page.keyboard.type("hello, good luck!")
    mover.page.keyboard.press("Enter")
    name = "Anna" if mover.find("#me").inner_text() == "Anna" else "Béla"
    for one in (mover, other):
        expect(one.find(".post").last).to_have_text(f"{name}: hello, good luck!")
    expect(line).to_have_value("")
    expect(line).to_be_focused()
    assert mover.choices.count(), "it is still their turn"
    assert mover.version > version
