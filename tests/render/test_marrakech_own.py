"""Marrakech as the player to act sees it: the ways, what awaits there, and the rug that is about to be laid."""

from __future__ import annotations

from math import dist
from random import Random

import pytest

import render
from render.marrakech import marks, own, square
from render.marrakech.rugs import CELL
from render.palette import INK, LOSS, WHITE
from rules import GAMES, View
from rules.marrakech import View as MarrakechView
from tests.render.looking import Box, count, differing, view, within

GAME = GAMES["marrakech"]


def turns(seats: int, seed: str, moves: int) -> View:
    """A position at the start of a turn, as the player to act sees it."""
    looked = view("marrakech", seats, seed, moves)
    assert isinstance(looked, MarrakechView)
    return view("marrakech", seats, seed, moves, looked.turn)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_toll_shown_is_the_toll_paid(seats: int) -> None:
    paid = 0
    for number in range(12):
        dice = Random(number)
        state = GAME.start(seats, f"toll {number}")
        while acting := GAME.to_act(state):
            before = GAME.view(state, acting[0])
            move = dice.choice(GAME.legal(state, acting[0]))
            state, events = GAME.play(state, acting[0], move)
            for event in events:
                owed = getattr(event, "owed", getattr(event, "dirhams", None))
                if str(move) in ("left", "straight", "right") and event is events[-1]:
                    assert own.toll(before, GAME.view(state, None).assam) == (owed or 0)
                    paid += owed or 0
    assert paid > 100


def test_every_arrow_lies_in_its_spot_and_every_pill_too() -> None:
    for moves in range(40):
        looked = turns(3, "arrows", moves)
        assert isinstance(looked, MarrakechView)
        for spot in render.spots(looked):
            words = spot.words.split()
            way = marks.ways(looked.facing).get(words[0])
            x, y = marks.way_at(looked.assam, way) if way else marks.lay_at(words[1], words[2])[:2]
            assert within((x, y, x, y), box(spot))


def test_the_pills_of_layings_are_as_far_apart_as_a_finger_needs_on_a_phone() -> None:
    """No grid leaves room for 44 px between twelve of them; 32 are what the bounds of their cells allow."""
    for moves in range(1, 60, 2):
        looked = turns(4, "pills", moves)
        assert isinstance(looked, MarrakechView)
        middles = [own.pill_at(looked.assam, spot.words)[:2] for spot in render.spots(looked) if " " in spot.words]
        for k, one in enumerate(middles):
            assert all(dist(one, other) * 390 / 1024 > 32 for other in middles[:k])


def box(spot: render.Spot) -> Box:
    x, y, wide, tall = spot.box
    return x, y, x + wide, y + tall


def test_one_sees_what_each_roll_would_cost_before_one_turns() -> None:
    costs = [turns(4, "costs", moves) for moves in range(40, 80, 2)]
    shared = [view("marrakech", 4, "costs", moves) for moves in range(40, 80, 2)]
    field = (square.LEFT, square.TOP, square.LEFT + square.SIZE, square.TOP + square.SIZE)
    more = [
        count(render.board(one, own=True), LOSS, field) != count(render.board(other), LOSS, field)
        for one, other in zip(costs, shared, strict=True)
    ]
    assert sum(more) > len(more) // 2


def test_a_chosen_way_is_inked_and_the_others_lead_nowhere() -> None:
    looked = turns(4, "chosen", 40)
    assert isinstance(looked, MarrakechView)
    way = marks.ways(looked.facing)["left"]
    x, y = marks.way_at(looked.assam, way)
    disc = (x - 20, y - 20, x + 20, y + 20)
    plain, chosen = render.board(looked, own=True), render.board(looked, own=True, chosen="left")
    assert count(plain, WHITE, disc) > count(plain, INK, disc)
    assert count(chosen, INK, disc) > count(chosen, WHITE, disc)


def test_a_chosen_laying_shows_the_rug_where_it_would_lie() -> None:
    looked = turns(4, "ghost", 41)
    assert isinstance(looked, MarrakechView)
    lay = looked.lays[0]
    corners = [square.corner(cell) for cell in lay.split()]
    (x, y), (far_x, far_y) = min(corners), max(corners)
    changed = differing(render.board(looked, own=True), render.board(looked, own=True, chosen=f"lay {lay}"))
    assert within(changed, (x - 4, y - 4, far_x + CELL + 4, far_y + CELL + 4))
