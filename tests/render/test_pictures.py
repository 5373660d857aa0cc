"""What holds for the pictures of every game, whoever plays it and whatever they are called."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import pytest
from PIL import Image

import render
from rules import GAMES
from tests.render.looking import seen, view

LARGEST = 120 * 1024
LONGEST_SIDE = 1280

TABLES = [(game, seats) for game in render.PAINTERS for seats in GAMES[game].seats]
STAGES = (0, 7, 30, 10_000)

HOSTILE = (
    "",
    " \t\n ",
    "😀👩‍👩‍👧‍👦🏳️‍🌈",
    "田中さん",
    "مراكش",
    "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘",
    "\x00\x1b[31m\u202eevil\u2066",
    "\ud800",
    "W" * 4000,
    "Александр Константинович Константинопольский",
    "Nagyszentmiklósi Árvíztűrő Ödön",
    "{ $name } <b>&amp;</b> %s",
)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_picture_of_a_game_is_a_small_palette_png_that_fits_any_chat(game: str, seats: int) -> None:
    for moves in STAGES:
        for seat in (None, 0):
            for picture in (
                render.board(view(game, seats, "pictures", moves)),
                render.hand(view(game, seats, "pictures", moves, seat)),
                render.board(view(game, seats, "pictures", moves, seat), own=True),
            ):
                if picture is not None:
                    image = Image.open(BytesIO(picture))
                    assert (image.format, image.mode) == ("PNG", "P")
                    assert image.width == 1024
                    assert image.height <= LONGEST_SIDE
                    assert len(picture) <= LARGEST


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_same_view_gives_the_same_bytes(game: str, seats: int) -> None:
    position = view(game, seats, "same", 25)
    assert render.board(position, names=("A", "B")) == render.board(position, names=("A", "B"))


def spelt(message: str, /, **values: str | int) -> str:
    """A sentence that is nothing but its words."""
    return f"{message} {' '.join(map(str, values.values()))}"


@pytest.mark.parametrize("game", render.PAINTERS)
def test_any_name_can_be_drawn_and_told(game: str) -> None:
    seats = max(GAMES[game].seats)
    position = view(game, seats, "names", 12)
    for k in range(0, len(HOSTILE), seats):
        names = HOSTILE[k : k + seats]
        assert len(render.board(position, names=names)) <= LARGEST
        for seat in range(seats):
            assert len(render.board(view(game, seats, "names", 12, seat), names=names, own=True)) <= LARGEST
        assert all(name.strip() in render.alt(position, spelt, names=names) for name in names)
        assert len(render.lobby(game, "Zoco", names, GAMES[game].seats)) <= LARGEST


@pytest.mark.parametrize("game", render.PAINTERS)
def test_a_picture_shows_who_is_called_what(game: str) -> None:
    position = view(game, max(GAMES[game].seats), "called", 3)
    plain = render.board(position)
    assert plain == render.board(position, names=[str(seat + 1) for seat in range(6)])
    assert plain == render.board(position, names=("😀", None, ""))
    assert plain != render.board(position, names=("Kelet",))


@pytest.mark.parametrize("game", render.PAINTERS)
def test_pictures_drawn_in_many_threads_at_once_are_the_ones_drawn_in_one(game: str) -> None:
    positions = [view(game, seats, "threads", moves) for seats in GAMES[game].seats for moves in (5, 22, 41)]
    names = ("Őrs", "Їжак", "Õie", "Ёж")
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda one: render.board(one, names=names), positions * 2))
    assert together == [render.board(one, names=names) for one in positions] * 2


@pytest.mark.parametrize("game", render.PAINTERS)
def test_every_picture_begins_with_the_band_and_lies_on_the_ground_colour(game: str) -> None:
    image = seen(render.board(view(game, max(GAMES[game].seats), "band", 9)))
    assert image.getpixel((3, 1)) != image.getpixel((3, 40))
    assert image.getpixel((3, 40)) == image.getpixel((1020, image.height - 4)) == (0xF3, 0xE8, 0xD5)


@pytest.mark.parametrize("game", render.PAINTERS)
def test_a_game_tells_whether_its_players_hold_something_to_be_drawn(game: str) -> None:
    state = GAMES[game].start(max(GAMES[game].seats), "held")
    assert render.has_hand(game) == (render.hand(GAMES[game].view(state, 0)) is not None)


@pytest.mark.parametrize("game", render.PAINTERS)
def test_a_scoring_is_told_in_words_of_its_own_where_it_is_drawn(game: str) -> None:
    names = [f"Name {number}" for number in range(max(GAMES[game].seats))]
    for moves in (0, 10_000):
        position = view(game, len(names), "scored", moves)
        told = render.alt_scoring(position, spelt, names=names)
        assert bool(told) == (render.scoring(position) is not None)
        assert told != render.alt(position, spelt, names=names)
        assert not told or all(name in told for name in names)
