"""M8 and M9: paying the owner of a group, and being unable to; the house rule `debts`."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules import Event, State
from rules.marrakech.facts import Paid, PaidShort, Walked, WentBroke
from tests.rules.marrakech.market import (
    EMPTY,
    GAME,
    NAMES,
    cells,
    first_moves,
    go,
    loaded,
    position,
    refusal,
    stop_on,
)
from tests.rules.marrakech.plain import group

CORNERED = """
    .  .  .  .  .  .  .
    .  b1 b1 .  .  .  .
    .  .  .  b2 .  .  .
    .  .  .  b2 .  .  .
    .  .  .  .  b3 b3 .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  ."""

RING = """
    .  .  .  .  .  .  .
    .  b1 b1 b2 .  .  .
    .  b3 .  b2 .  .  .
    .  b3 b4 b4 .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  ."""

RING_AROUND_ANOTHER = RING.replace("b3 .  b2", "b3 y5 b2")

COVERED = """
    .  .  .  .  .  .  .
    .  b1 b1 y2 b3 b3 .
    .  .  .  y2 .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  ."""

TWO_COLOURS = """
    .  .  .  .  .  .  .
    .  b1 b1 t2 t2 b3 b3
    .  .  .  t4 t4 .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  ."""

WHOLE_SQUARE = "\n".join(" ".join(f"b{row * 7 + column // 2 + 1}" for column in range(7)) for row in range(7))


def bill(played: tuple[dict[str, object], tuple[Event, ...]]) -> list[tuple[object, ...]]:
    """Who paid whom how much, as told."""
    return [(event.seat, event.owner, event.dirhams) for event in played[1] if isinstance(event, Paid)]


@pytest.mark.parametrize(
    ("drawing", "cell", "price"),
    [
        (CORNERED, "b2", 2),
        (CORNERED, "d3", 2),
        (CORNERED, "e5", 2),
        (RING, "b3", 8),
        (RING, "d4", 8),
        (RING_AROUND_ANOTHER, "c2", 8),
        (COVERED, "b2", 2),
        (COVERED, "e2", 2),
        (COVERED.replace("y2 b3", "b9 b3").replace("y2", "b9"), "d3", 6),
    ],
)
def test_m8_the_price_is_the_group_joined_side_by_side_and_never_by_corners(
    drawing: str, cell: str, price: int
) -> None:
    played = stop_on(drawing, cell)
    assert bill(played) == [(0, 1, price)]
    assert played[0]["dirhams"] == [30 - price, 30 + price, 30]


def test_m8_a_rug_enclosed_by_another_colour_is_a_group_of_its_own() -> None:
    assert bill(stop_on(RING_AROUND_ANOTHER, "c3")) == [(0, 2, 1)]


def test_m8_a_covered_half_counts_for_nobody() -> None:
    half = COVERED.replace("b1 b1", "b1 y7")
    assert bill(stop_on(half, "b2")) == [(0, 1, 1)]
    assert bill(stop_on(half, "c2")) == [(0, 2, 3)]


@pytest.mark.parametrize(("cell", "price"), [("c2", 2), ("d2", 4), ("f2", 2)])
def test_m8_the_two_colours_of_one_owner_do_not_join(cell: str, price: int) -> None:
    assert bill(stop_on(TWO_COLOURS, cell, seats=2)) == [(0, 1, price)]


def test_m8_nothing_is_paid_on_an_empty_cell() -> None:
    played = stop_on(RING, "c3")
    assert [type(event) for event in played[1]] == [Walked]
    assert played[0]["dirhams"] == [30, 30, 30]


def test_m8_nothing_is_paid_on_ones_own_rug() -> None:
    assert bill(stop_on(RING, "b3", turn=1)) == []
    assert bill(stop_on(TWO_COLOURS, "d2", seats=2, turn=1)) == []


def test_m8_only_where_assam_stops_is_paid_and_not_where_he_passes() -> None:
    assert bill(go(RING, "a2", "E", 4)) == []
    assert bill(go(RING, "a2", "E", 3)) == [(0, 1, 8)]


def test_m8_a_corner_loop_can_stop_assam_on_the_rug_he_stood_on() -> None:
    corner = EMPTY.split()
    corner[6] = corner[13] = "b1"
    assert bill(go(" ".join(corner), "g1", "N", 1)) == [(0, 1, 2)]


def test_m8_the_turn_goes_on_to_the_laying_after_a_payment() -> None:
    after, _ = stop_on(RING, "b3")
    assert (after["phase"], after["turn"]) == ("lay", 0)


def test_m8_nothing_is_paid_on_a_rug_of_someone_who_is_out() -> None:
    after, events = stop_on(RING, "b3", out=[False, True, False])
    assert [type(event) for event in events] == [Walked]
    assert after["dirhams"] == [30, 30, 30]


SIGNS = st.lists(st.sampled_from([".", "r", "b", "b", "y"]), min_size=49, max_size=49)


@settings(max_examples=60, deadline=None)
@given(signs=SIGNS, cell=st.sampled_from(NAMES))
def test_m8_the_price_is_right_on_any_square(signs: list[str], cell: str) -> None:
    drawing = " ".join(sign if sign == "." else f"{sign}{number}" for number, sign in enumerate(signs, 1))
    square = dict(zip(NAMES, signs, strict=True))
    after, _ = stop_on(drawing, cell, dirhams=[60, 30, 30])
    price = len(group(square, cell)) if square[cell] in "by" else 0
    assert after["dirhams"][0] == 60 - price
    assert sum(after["dirhams"]) == 120


def test_m9_who_owes_more_than_they_have_hands_over_all_and_is_out() -> None:
    after, events = stop_on(RING, "b3", dirhams=[7, 53, 30])
    assert events[1:] == (WentBroke(seat=0, owner=1, dirhams=7, owed=8),)
    assert (after["dirhams"], after["out"]) == ([0, 60, 30], [True, False, False])


def test_m9_exactly_nothing_left_is_not_out() -> None:
    after, events = stop_on(RING, "b3", dirhams=[8, 52, 30])
    assert events[1:] == (Paid(seat=0, owner=1, dirhams=8),)
    assert (after["dirhams"], after["out"], after["phase"]) == ([0, 60, 30], [False] * 3, "lay")


def test_m9_who_has_nothing_and_owes_one_is_out() -> None:
    after, events = stop_on(RING_AROUND_ANOTHER, "c3", dirhams=[0, 60, 30])
    assert events[1:] == (WentBroke(seat=0, owner=2, dirhams=0, owed=1),)
    assert after["out"] == [True, False, False]


def broke(seats: int = 3, **fields: object) -> State:
    dirhams = [7, 53, 30, 30][:seats]
    return loaded(stop_on(RING, "b3", seats=seats, dirhams=dirhams, **fields)[0])


def test_m9_who_is_out_lays_no_rug_and_the_next_has_their_turn() -> None:
    after = broke()
    assert GAME.to_act(after) == (1,)
    assert (GAME.dump(after)["phase"], GAME.dump(after)["rugs"]) == ("turn", [15, 15, 15])
    assert refusal(after, "left", seat=0).rule == "turn"


def test_m9_who_is_out_takes_no_more_turns_and_the_rest_play_to_their_last_rug() -> None:
    states = list(first_moves(broke(4)))
    assert all(0 not in GAME.to_act(state) for state in states)
    assert all(GAME.dump(state)["dirhams"][0] == 0 for state in states)
    assert GAME.dump(states[-1])["rugs"] == [12, 0, 0, 0]


def test_m9_the_rugs_of_who_is_out_stay_and_can_be_covered() -> None:
    drawing = RING.replace("b4 b4", "r5 r5")
    after = GAME.dump(broke())
    state = GAME.load({**after, "cells": cells(drawing, 3), "phase": "lay", "turn": 1, "assam": "c5"})
    covered = GAME.dump(GAME.play(state, 1, GAME.parse("lay c4 b4"))[0])
    assert covered["cells"]["d4"] == {"owner": 0, "colour": "red", "rug": 5}
    assert covered["cells"]["c4"]["owner"] == 1


def test_m9_who_is_out_scores_nothing_and_cannot_win() -> None:
    drawing = WHOLE_SQUARE.replace("b", "r").replace("r1 ", "b1 ")
    end = GAME.load({**GAME.dump(broke()), "cells": cells(drawing, 3), "phase": "over"})
    outcome = GAME.outcome(end)
    assert outcome is not None
    assert (outcome.scores[0], outcome.breakdown[0]) == (0, {"halves": 0, "dirhams": 0})
    assert outcome.winners == (1,)


def test_m9_the_last_one_left_wins_at_once() -> None:
    end = broke(2)
    outcome = GAME.outcome(end)
    assert GAME.to_act(end) == ()
    assert outcome is not None
    assert outcome.winners == (1,)
    assert refusal(end, "left", seat=1).rule == "over"


def test_m9_the_last_one_left_wins_also_with_no_dirham_and_no_rug_in_sight() -> None:
    end = position(phase="over", out=[True, False, True], dirhams=[0, 0, 0])
    outcome = GAME.outcome(end)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((1,), (0, 0, 0))


def test_m9_the_game_ends_when_the_one_put_out_held_the_last_rugs() -> None:
    after, _ = stop_on(RING, "b3", dirhams=[7, 53, 30], rugs=[1, 0, 0], turn=0)
    assert (after["phase"], after["rugs"]) == ("over", [1, 0, 0])


def test_m9_the_greatest_possible_debt_is_counted_in_full() -> None:
    _, events = stop_on(WHOLE_SQUARE, "d4")
    assert events[1:] == (WentBroke(seat=0, owner=1, dirhams=30, owed=49),)


def test_debts_nobody_is_put_out_and_the_payer_plays_on() -> None:
    after, events = stop_on(RING, "b3", dirhams=[7, 53, 30], options=["debts"])
    assert events[1:] == (PaidShort(seat=0, owner=1, dirhams=7, owed=8),)
    assert (after["dirhams"], after["out"]) == ([0, 60, 30], [False] * 3)
    assert (after["phase"], after["turn"]) == ("lay", 0)


def test_debts_are_forgotten_and_not_paid_later() -> None:
    state = GAME.load(stop_on(RING, "b3", dirhams=[0, 60, 30], options=["debts"])[0])
    laid = GAME.dump(GAME.play(state, 0, GAME.legal(state, 0)[0])[0])
    assert laid["dirhams"] == [0, 60, 30]
    paid, _ = stop_on(RING.replace("b", "r"), "b3", turn=1, dirhams=[0, 60, 30], options=["debts"])
    assert paid["dirhams"] == [8, 52, 30]


def test_debts_change_nothing_for_who_can_pay() -> None:
    assert stop_on(RING, "b3", options=["debts"])[1] == stop_on(RING, "b3")[1]
