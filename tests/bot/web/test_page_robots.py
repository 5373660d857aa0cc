"""One person alone seats two robots by the buttons of the page and plays a whole game of each kind against them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from rules import GAMES
from tests.bot.conftest import Server
from tests.bot.web.driving import NAMES, Screen, Zoco, ended, running
from tests.bot.web.test_page_alhambra import one_move

ROBOTS = {"easy": "Sancho", "fair": "Yasmin"}

ROBOTS_DONE = """() => {
    const acting = [...document.querySelectorAll(".seat.acting")].map((seat) => seat.dataset.seat)
    return document.querySelector("main").dataset.phase !== "playing"
        || (acting.join() === "0" && document.querySelector(".choice"))
}"""
"""The game is over, or waits for me alone."""


@pytest.fixture(scope="module")
def zoco(redis_server: Server) -> Iterator[Zoco]:
    """With robots that do not wait to be watched."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ZOCO_ROBOT_PACE", "0")
        with running(redis_server.url) as process:
            yield process


def seat_robot(screen: Screen, strength: str) -> None:
    screen.command("/robot")
    screen.command(f"/robot {strength}")
    expect(screen.find("main")).to_contain_text(ROBOTS[strength])


def against_robots(screen: Screen, game: str) -> None:
    """A game begun, with a robot of each kind that is quick."""
    screen.open().new_table(NAMES[0], game)
    for strength in ROBOTS:
        seat_robot(screen, strength)
    screen.command("/start")
    expect(screen.find("main[data-phase=playing]")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_person_alone_plays_a_whole_game_against_two_robots(screen: Callable[..., Screen], game: str) -> None:
    me = screen()
    against_robots(me, game)
    while me.phase == "playing":
        me.page.wait_for_function(ROBOTS_DONE)
        if me.phase == "playing":
            one_move(me)
    ended([me])
    for name in ROBOTS.values():
        expect(me.find(".post.live")).to_contain_text(name)
