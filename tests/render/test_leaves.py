"""The small pictures beside the articles of the rules: drawn, small, each a picture of its own."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

import render
from rules import GAMES

LEAVES = [(game, article) for game in GAMES for article in render.pictured(game)]


@pytest.mark.parametrize(("game", "article"), LEAVES)
def test_the_picture_of_a_rule_is_drawn_and_small(game: str, article: str) -> None:
    png = render.rule(game, article)
    assert png is not None
    image = Image.open(BytesIO(png))
    assert image.format == "PNG"
    assert max(image.size) <= 650, "half the width of a board"
    assert len(png) < 20 * 1024
    assert len(image.getcolors(1 << 16) or ()) > 8, "there is something on it"
    assert render.rule(game, article) is png, "it is drawn once"


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_pictures_of_its_rules_and_no_two_are_alike(game: str) -> None:
    pictured = render.pictured(game)
    assert len(pictured) >= 8
    assert set(pictured) == set(render.PAINTERS[game].leaves), "an article that is not there would never be seen"
    assert len({render.rule(game, article) for article in pictured}) == len(pictured)


def test_a_rule_that_words_say_as_well_has_no_picture() -> None:
    assert render.rule("marrakech", "M2") is None
