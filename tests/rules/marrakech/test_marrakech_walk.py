"""M5-M7: turning Assam, the die, and the walk with its 28 edge crossings."""

from __future__ import annotations

import json
from collections import Counter
from importlib.resources import files

import pytest

from rules import BadNotation
from rules.marrakech.facts import Walked
from tests.rules.marrakech.market import EMPTY, GAME, NAMES, STEPS, go, play, position, refusal
from tests.rules.marrakech.plain import BACK, CROSSINGS, walked


@pytest.mark.parametrize("facing", STEPS)
@pytest.mark.parametrize(("way", "quarter"), [("left", -1), ("straight", 0), ("right", 1)])
def test_m5_assam_goes_on_or_turns_a_quarter_left_or_right(facing: str, way: str, quarter: int) -> None:
    heading = "NESW"[("NESW".index(facing) + quarter) % 4]
    after, _ = go(EMPTY, "d4", facing, 2, way=way)
    assert (after["assam"], after["facing"]) == walked("d4", heading, 2)[-1]


@pytest.mark.parametrize("text", ["back", "turn", "around", "left left", "180"])
def test_m5_assam_never_turns_back(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse(text)


def test_m5_no_rug_is_laid_before_the_walk() -> None:
    assert refusal(position(), "lay d3 e3").rule == "M5"


def test_m6_the_die_shows_one_and_four_once_two_and_three_twice() -> None:
    throws = 6000
    seen = Counter(play(position(seed=str(number)), "straight")[0]["roll"] for number in range(throws))
    expected = {1: throws / 6, 2: throws / 3, 3: throws / 3, 4: throws / 6}
    assert set(seen) == set(expected)
    surprise = sum((seen[face] - mean) ** 2 / mean for face, mean in expected.items())
    assert surprise < 16.3  # chi-square, 3 degrees of freedom: one in a thousand


def test_m6_the_die_does_not_mind_which_way_assam_is_turned() -> None:
    for number in range(30):
        state = position(seed=str(number))
        assert len({play(state, way)[0]["roll"] for way in ("left", "straight", "right")}) == 1


def test_m6_every_turn_throws_the_die_anew() -> None:
    rolls = {tuple(play(position(seed=str(seed), draws=draws), "left")[0]["roll"] for draws in range(5, 15))
             for seed in range(10)}  # fmt: skip
    assert len(rolls) == 10
    assert play(position(), "left")[0]["draws"] == GAME.dump(position())["draws"] + 1


def test_m7_there_are_28_crossings_and_the_game_knows_them_all() -> None:
    told = json.loads(files("rules.marrakech").joinpath("edges.json").read_text())
    assert told == {" ".join(out): " ".join(back) for out, back in CROSSINGS.items()}
    assert len(told) == 28


@pytest.mark.parametrize(("out", "back"), CROSSINGS.items(), ids=" ".join)
def test_m7_crossing_the_edge_follows_the_arrow_and_is_one_step(out: tuple[str, str], back: tuple[str, str]) -> None:
    after, _ = go(EMPTY, *out, 1)
    assert (after["assam"], after["facing"]) == back


@pytest.mark.parametrize(("out", "back"), CROSSINGS.items(), ids=" ".join)
def test_m7_an_arrow_leads_back_the_way_it_came(out: tuple[str, str], back: tuple[str, str]) -> None:
    after, _ = go(EMPTY, back[0], BACK[back[1]], 1)
    assert (after["assam"], after["facing"]) == (out[0], BACK[out[1]])


@pytest.mark.parametrize(
    ("start", "slippers", "end"),
    [
        ("g1 N", 1, "g1 W"),
        ("g1 N", 2, "f1 W"),
        ("g1 E", 3, "g3 S"),
        ("g2 N", 2, "g1 W"),
        ("f1 E", 4, "g3 S"),
        ("a7 W", 1, "a7 N"),
        ("a7 S", 2, "b7 E"),
        ("a6 S", 3, "b7 E"),
        ("b7 W", 4, "a5 N"),
    ],
)
def test_m7_a_corner_loop_turns_assam_on_his_cell_and_takes_one_step(start: str, slippers: int, end: str) -> None:
    cell, facing = start.split()
    after, _ = go(EMPTY, cell, facing, slippers)
    assert f"{after['assam']} {after['facing']}" == end


def test_m7_assam_walks_one_cell_a_slipper_from_everywhere() -> None:
    for cell in NAMES:
        for facing in STEPS:
            for slippers in (1, 2, 3, 4):
                after, _ = go(EMPTY, cell, facing, slippers)
                path = walked(cell, facing, slippers)
                assert (after["assam"], after["facing"]) == path[-1]
                assert after["walk"] == [cell, *(step for step, _ in path)]


def test_m7_the_walk_is_told_to_everyone() -> None:
    after, events = go(EMPTY, "d1", "W", 3, way="right")
    assert after["assam"] == "c3"
    assert events == (Walked(seat=0, way="right", slippers=3, cell="c3", only=None),)
