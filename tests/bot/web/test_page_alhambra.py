"""Whole games of Alhambra through the page, by clicking what the buttons say."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import pytest

from tests.bot.web.driving import Screen, ended, seated, to_move, together

GAME = "alhambra"
LIKED = (r"^Build\b", r"^Buy\b", r"exact", r"^Take money\b", r"^Nothing more$", r"^Into the reserve\b")
"""What a newcomer would press first, by its face: build what was bought, buy what one can, exactly if possible."""


def liked(screen: Screen) -> None:
    """Presses the most liked of what is offered; among the rest, the last: the dearest card, the farthest place."""
    faces = [face.split("\n")[0] for face in screen.choices.all_inner_texts()]
    for wish in LIKED:
        for at, face in enumerate(faces):
            if re.search(wish, face):
                return screen.choices.nth(at).press("Enter")
    return screen.choices.last.press("Enter")


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


def played_to_the_end(screens: Sequence[Screen]) -> int:
    moves = 0
    while screens[0].phase == "playing":
        one_move(to_move(*screens))
        together(screens)
        moves += 1
    ended(screens)
    return moves


def test_two_people_play_a_whole_game_reading_only_what_they_are_shown(screen: Callable[..., Screen]) -> None:
    screens = seated(screen, GAME, 2)
    assert played_to_the_end(screens) > 100


@pytest.mark.long
@pytest.mark.parametrize("count", [3, 6])
def test_three_and_six_people_play_a_whole_game(screen: Callable[..., Screen], count: int) -> None:
    assert played_to_the_end(seated(screen, GAME, count)) > 100
