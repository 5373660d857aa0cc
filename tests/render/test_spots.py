"""What can be tapped on a picture: every move offered, nothing else, each by a place of its own that a finger finds."""

from __future__ import annotations

from random import Random

import pytest

import render
from render import Spot
from render.touch import offered
from rules import GAMES
from tests.render.looking import seen
from tests.render.tapping import NAMES, TABLES, check, positions, walked

LOOKED = 60  # positions of each game and number of players; `make spots` looks at thousands


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_view_tells_the_moves_offered_to_its_seat(game: str, seats: int) -> None:
    rules = GAMES[game]
    for number in range(3):
        dice = Random(number)
        state = rules.start(seats, f"offered {number}", [option for option in rules.options if number])
        while acting := rules.to_act(state):
            for seat in range(seats) if dice.random() < 0.2 else ():
                assert offered(rules.view(state, seat)) == tuple(map(str, rules.legal(state, seat)))
                assert offered(rules.view(state, None)) == ()
            state, _ = rules.play(state, acting[0], dice.choice(rules.legal(state, acting[0])))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_move_offered_is_tapped_by_a_place_that_a_finger_finds(game: str, seats: int) -> None:
    looked = [view for _, view in zip(range(LOOKED), positions(game, seats), strict=False)]
    assert sum(map(check, looked)) > LOOKED


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_step_has_a_picture_as_large_as_the_one_for_everyone(game: str, seats: int) -> None:
    mine, others = None, None
    for view in positions(game, seats):
        mine, others = (view, others) if offered(view) else (mine, view)
        if mine and (others or game == "quixote"):
            break
    assert mine
    size = seen(render.board(mine, names=NAMES)).size
    assert size == (1024, render.PAINTERS[game].taps(mine, offered(mine), "").height)
    for chosen in list(walked(mine))[:6]:
        assert seen(render.board(mine, names=NAMES, own=True, chosen=chosen)).size == size
    if others:
        assert render.board(others, names=NAMES, own=True) == render.board(others, names=NAMES)


def test_the_nearest_spot_is_meant_and_none_if_all_are_too_far() -> None:
    def spot(words: str, *box: int) -> Spot:
        return Spot(words=words, box=(box[0], box[1], box[2], box[3]), role="play")

    left, right = spot("left", 0, 0, 100, 100), spot("right", 140, 0, 20, 20)
    assert render.hit([left, right], 99, 50, 10) is left
    assert render.hit([left, right], 118, 10, 30) is left
    assert render.hit([left, right], 122, 10, 30) is right
    assert render.hit([left, right], 120, 10, 19) is None
    touching = spot("touching", 100, 40, 20, 20)
    assert render.hit([left, touching], 100, 50, 0) is touching
    assert render.hit([], 1, 1, 1000) is None


def test_words_that_no_move_begins_with_any_more_are_forgotten() -> None:
    state = GAMES["marrakech"].start(2, "forgotten")
    view = GAMES["marrakech"].view(state, GAMES["marrakech"].to_act(state)[0])
    assert render.spots(view, chosen="lay d3 e3") == render.spots(view)
    assert render.board(view, own=True, chosen="lay d3 e3") == render.board(view, own=True)
