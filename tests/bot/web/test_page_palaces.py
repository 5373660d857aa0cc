"""Whole games of Alhambra through the page, by clicking what the buttons say."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import expect

from tests.bot.web.driving import Screen, to_move

GAME = "alhambra"
NAMES = ("Anna", "Béla", "Csilla", "Dóra", "Endre", "Fanni")
LIKED = (r"^Build$", r"^Buy$", r"exact", r"^Take money$", r"^Nothing more$", r"^Into the reserve$")
"""What a newcomer would press first, by its face: build what was bought, buy what one can, exactly if possible."""


def liked(screen: Screen) -> None:
    """Presses the most liked of what is offered; among the rest, the last: the dearest card, the farthest place."""
    faces = [face.split("\n")[0] for face in screen.choices.all_inner_texts()]
    for wish in LIKED:
        for at, face in enumerate(faces):
            if re.search(wish, face):
                return screen.choices.nth(at).click()
    return screen.choices.last.click()


def one_move(screen: Screen) -> None:
    """Button after button until the table has changed."""
    before = screen.version
    while screen.version == before:
        path = screen.find(".choices").get_attribute("data-path")
        liked(screen)
        screen.page.wait_for_function(
            """([version, path]) => Number(document.querySelector("main").dataset.version) > version
                || document.querySelector(".choices").dataset.path !== path""",
            arg=[before, path],
        )


def together(screens: Sequence[Screen]) -> None:
    latest = max(one.version for one in screens)
    for one in screens:
        one.caught_up(latest)


def seated(screen: Callable[..., Screen], count: int) -> list[Screen]:
    """So many people, each at a browser of their own, with the game begun."""
    screens = [screen() for _ in range(count)]
    address = screens[0].open().new_table(NAMES[0], GAME)
    for one, name in zip(screens[1:], NAMES[1:], strict=False):
        one.open(address).join(name)
    screens[0].command("/start")
    for one in screens:
        expect(one.find("main[data-phase=playing]")).to_be_visible()
    return screens


def played_to_the_end(screens: Sequence[Screen]) -> int:
    moves = 0
    while screens[0].phase == "playing":
        one_move(to_move(*screens))
        together(screens)
        moves += 1
    for one in screens:
        expect(one.find("main[data-phase=over]")).to_be_visible()
        expect(one.find(".post.live")).to_contain_text("points")
    return moves


def test_two_people_play_a_whole_game_reading_only_what_they_are_shown(screen: Callable[..., Screen]) -> None:
    screens = seated(screen, 2)
    assert played_to_the_end(screens) > 100


@pytest.mark.long
@pytest.mark.parametrize("count", [3, 6])
def test_three_and_six_people_play_a_whole_game(screen: Callable[..., Screen], count: int) -> None:
    assert played_to_the_end(seated(screen, count)) > 100
