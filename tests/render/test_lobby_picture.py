"""The picture of a lobby: taken and free seats can be told apart, and none is left out."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

import render
from rules import GAMES
from tests.render.looking import differing, within

BOXES = {0: (478, 216, 724, 320), 1: (740, 216, 986, 320)}
PEOPLE = (470, 535, 1024, 600)


def lobby(*names: str | None, game: str = "marrakech") -> bytes:
    return render.lobby(game, "Marrakech", names, GAMES[game].seats)


@pytest.mark.parametrize("game", render.PAINTERS)
def test_a_lobby_is_a_small_wide_picture_however_full(game: str) -> None:
    most = max(GAMES[game].seats)
    for sitting in range(most + 1):
        picture = lobby(*["Kelet"] * sitting, game=game)
        image = Image.open(BytesIO(picture))
        assert (image.size, image.mode) == ((1024, 640), "P")
        assert len(picture) < 60 * 1024


def test_sitting_down_changes_one_box_and_the_count_of_people() -> None:
    before, after = Image.open(BytesIO(lobby("Kelet"))), Image.open(BytesIO(lobby("Kelet", "Запад")))
    for box, same in ((BOXES[0], True), (BOXES[1], False), (PEOPLE, False)):
        crops = (before.convert("RGB").crop(box).tobytes(), after.convert("RGB").crop(box).tobytes())
        assert (crops[0] == crops[1]) is same


def test_an_empty_chair_in_the_middle_stays_where_it_is() -> None:
    assert within(differing(lobby("A", None, "C"), lobby("A", "B", "C")), (478, 200, 1024, 600))
    assert lobby("A", None, "C") != lobby("A", "C", None)


def test_a_lobby_of_any_length_of_names_and_title_is_drawn() -> None:
    picture = render.lobby("marrakech", "Марракеш " * 40, ("W" * 500, "😀"), range(2, 5))
    assert Image.open(BytesIO(picture)).size == (1024, 640)


def test_free_seats_are_drawn_whether_they_are_named_or_not() -> None:
    assert lobby("A") == lobby("A", None, None, None)
