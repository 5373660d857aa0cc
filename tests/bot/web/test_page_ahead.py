"""Moves laid down ahead on the page: by the same taps on the board, in every game, and seen by nobody else."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from rules import GAMES
from tests.bot.web.driving import Screen, begin, to_move, together

SEEN = os.environ.get("ZOCO_SEEN", "")  # a folder for pictures of what is tested


def look(screen: Screen, name: str) -> None:
    """Keeps a picture, for who wants to look."""
    if SEEN:
        screen.page.screenshot(path=str(Path(SEEN) / f"{name}.png"))


def plans(screen: Screen) -> None:
    """Who waits makes their board the one to plan on."""
    screen.command("/ahead")
    expect(screen.find(".spots:not([hidden])")).to_be_visible()
    expect(screen.find(".turn-sign")).to_have_text("While you wait")


@pytest.mark.parametrize("game", GAMES)
def test_what_is_tapped_while_one_waits_is_laid_down_and_played(screen: Callable[..., Screen], game: str) -> None:
    anna, bela = screen(), screen()
    begin(anna, bela, game=game)
    mover = to_move(anna, bela)
    waits = bela if mover is anna else anna
    if game == "quixote":
        waits.choose(0)
        together([anna, bela])
    before = mover.find("main").inner_text()
    plans(waits)
    look(waits, f"{game}-plan")
    lays_down(waits)
    look(waits, f"{game}-laid")
    expect(waits.private).to_contain_text("Nobody else sees")
    assert mover.find("main").inner_text() == before
    seen = mover.version
    while mover.choices.count():
        mover.choose(0)
    together([anna, bela])
    assert mover.version > seen
    for one in (anna, bela):
        expect(one.find(".story, .post").first).to_be_attached()
        one.clean()
    look(waits, f"{game}-played")


def test_a_move_laid_down_is_played_when_the_turn_comes(screen: Callable[..., Screen]) -> None:
    """On a phone, two moves of one turn: Béla sleeps, and Anna is at her next turn at once."""
    anna, bela = screen(), screen(viewport={"width": 390, "height": 844}, locale="ru")
    begin(anna, bela)
    if to_move(anna, bela) is bela:
        bela.choose(0)
        bela.choose(0)
        together([anna, bela])
    bela.find("[data-command='/ahead']").first.click()
    expect(bela.find(".spots:not([hidden])")).to_be_visible()
    look(bela, "phone-plan")
    for text in ("/ahead straight", "/ahead straight whatever", "/ahead then", "/ahead then lay most"):
        answered(bela, bela.find(f".bubble [data-command='{text}']").click)
    look(bela, "phone-laid")
    anna.choose(0)
    anna.choose(0)
    together([anna, bela])
    assert anna.choices.count(), "it is Anna's turn again"
    bela.clean()


def lays_down(screen: Screen) -> None:
    """By the board as far as it goes, and the rest by what it then asks."""
    spots = screen.find(".spots[aria-busy=false] button.spot")
    play = screen.find(".spots[aria-busy=false] button.spot.play")
    if not play.count():
        spots.first.press("Enter")
        play.first.wait_for()
    answered(screen, lambda: play.first.press("Enter"))
    while not screen.find(".bubble [data-command='/ahead off']").count():
        answered(screen, screen.find(".bubble .row [data-command^='/ahead ']").first.click)


def answered(screen: Screen, act: Callable[[], object]) -> None:
    """Does something, and waits for what is said to it."""
    before = screen.find(".bubble").element_handle()
    act()
    screen.page.wait_for_function("old => document.querySelector('.bubble') !== old", arg=before)
