"""A12-A17: where a building may stand, what may be taken off or exchanged, and why not."""

from __future__ import annotations

import pytest

from rules import Reason, State
from rules.alhambra.facts import (
    BuiltFromReserve,
    CutsOff,
    FountainStays,
    LeavesGap,
    NoneMeetsWall,
    NotBuilt,
    NotInReserve,
    NoWayOnFoot,
    PlaceTaken,
    ShutsIn,
    Swapped,
    TookDown,
    TouchesNothing,
    WallMeetsNone,
)
from tests.rules.alhambra.palace import built, faults, offered, places, play, player, position, refusal

RING = "n1=P8 e1n1=S9 e2n1=C11 e2=G10c e2s1=C10"  # open tiles round e1, which a last one at e1s1 would shut in
BLOCK = "n1=P6 e1n1=S4 e1=P7 e1s1=P4 s1=S8 w1s1=P3 w1=S7 w1n1=P5"  # three by three, walled all round


def placing(tile: str, alhambra: str = "") -> State:
    """Seat 0 is to place this tile."""
    return position(player(alhambra=alhambra, bought=[tile]), player(), player(), phase="place")


def redesigning(alhambra: str, *reserve: str) -> State:
    return position(player(alhambra=alhambra, reserve=reserve), player(), player())


def check(state: State, move: str, rule: str, reason: Reason) -> None:
    found = refusal(state, move)
    assert (found.rule, found.reason) == (rule, reason)
    assert move not in offered(state)


# A14-A17


def test_a14_a_wall_may_not_meet_a_side_without_one() -> None:
    check(placing("S7"), "place S7 e1", "A14", WallMeetsNone("S7", "e1", "west", "fountain"))
    check(placing("C10", "e1=P7"), "place C10 e2", "A14", NoneMeetsWall("C10", "e2", "west", "P7"))


def test_a14_only_the_sides_that_touch_matter() -> None:
    assert places(placing("P2"), "P2") == {"n1"}
    assert places(placing("P8"), "P8") == {"n1", "e1", "s1", "w1"}


def test_a14_walls_may_meet_where_there_is_another_way_round() -> None:
    around = "e1=P7 n1=P8 e1n1=A9 e2n1=S9"
    assert "e2" in places(placing("T10", around), "T10")
    assert faults(built(around + " e2=T10")) == set()


def test_a15_a_building_behind_a_wall_cannot_be_reached() -> None:
    check(placing("T10", "e1=P7"), "place T10 e2", "A15", NoWayOnFoot("T10", "e2"))


def test_a16_a_corner_is_not_enough() -> None:
    check(placing("P8", "e1=P7"), "place P8 e2n1", "A16", TouchesNothing("P8", "e2n1"))
    check(placing("P8"), "place P8 w1s1", "A16", TouchesNothing("P8", "w1s1"))


def test_a16_a_building_stands_on_an_empty_place() -> None:
    check(placing("P8", "e1=P7"), "place P8 e1", "A16", PlaceTaken("e1", "P7"))
    check(placing("P8"), "place P8 0", "A16", PlaceTaken("0", "fountain"))


def test_a17_the_rulebooks_arcades_may_not_shut_in_an_empty_place() -> None:
    check(placing("A10", RING), "place A10 e1s1", "A17", ShutsIn("A10", "e1s1", ("e1",)))
    assert {"e1", "s1"} <= places(placing("A10", RING), "A10")


def test_a17_a_gap_closed_by_a_corner_alone_is_a_gap() -> None:
    ring = "n1=P8 n2=S9 e1n2=A9 e2n2=A10 e2n1=C10 e2=C11"
    check(placing("G11", ring), "place G11 e1", "A17", ShutsIn("G11", "e1", ("e1n1",)))
    corner = "n1=P8 n2=S9 e1n2=A9 e2n2=A10 e2n1=C10"  # e1n1 has one way out, by e1
    assert "e1n1" in places(placing("G11", corner), "G11")
    check(placing("G11", corner), "place G11 e1", "A17", ShutsIn("G11", "e1", ("e1n1",)))


def test_a17_several_empty_places_shut_in_are_all_named() -> None:
    ring = "n1=P8 n2=S9 e1n2=A9 e2n2=A10 e3n2=C10 e3n1=C11 e3=G10c e2=G11"
    check(placing("T12", ring), "place T12 e1", "A17", ShutsIn("T12", "e1", ("e1n1", "e2n1")))


# A12


def test_a12_a_building_of_the_reserve_is_built() -> None:
    state = redesigning("e1=P7", "P8", "T12")
    done, events = play(state, "add P8 w1")
    assert done["players"][0]["alhambra"] == built("e1=P7 w1=P8")
    assert done["players"][0]["reserve"] == ["T12"]
    assert done["turn"] == 1
    assert events[0] == BuiltFromReserve(0, "pavilion", "P8", "w1")


def test_a12_what_is_built_from_the_reserve_obeys_the_building_rules() -> None:
    state = redesigning("e1=P7", "S7", "T10")
    assert places(state, "S7", "add") == places(placing("S7", "e1=P7"), "S7")
    check(state, "add S7 e2s1", "A16", TouchesNothing("S7", "e2s1"))
    check(state, "add T10 e2", "A15", NoWayOnFoot("T10", "e2"))


def test_a12_a_building_is_taken_off_into_the_reserve() -> None:
    done, events = play(redesigning("e1=P8 e2=S9", "T12"), "remove S9")
    assert done["players"][0]["alhambra"] == built("e1=P8")
    assert done["players"][0]["reserve"] == ["T12", "S9"]
    assert events[0] == TookDown(0, "seraglio", "S9", "e2")


def test_a12_a15_no_building_is_taken_off_that_others_need_to_be_reached() -> None:
    state = redesigning("e1=P8 e2=S9 e2n1=A9")
    check(state, "remove P8", "A15", CutsOff("P8", ("A9", "S9"), 2))
    assert offered(state, "remove") == ["remove A9"]


def test_a12_a15_tiles_that_touch_only_through_walls_are_cut_off_all_the_same() -> None:
    state = redesigning("n1=P8 e1n1=A9 e2n1=S9 e2=T10 e1=P7")
    check(state, "remove S9", "A15", CutsOff("S9", ("T10",), 1))
    assert "remove P7" in offered(state)


def test_a12_a17_no_building_is_taken_out_of_the_middle() -> None:
    state = redesigning("e1=P8 n1=S9 e1n1=A9 e2n1=A10 e2=C10 e2s1=C11 e1s1=G11 s1=G10c")
    check(state, "remove P8", "A17", LeavesGap("P8", "e1"))
    assert "remove A10" in offered(state)


def test_a12_one_building_is_swapped_for_another_on_the_very_same_place() -> None:
    done, events = play(redesigning("e1=P8 e2=T13", "P7", "G9"), "swap G9 T13")
    assert done["players"][0]["alhambra"] == built("e1=P8 e2=G9")
    assert done["players"][0]["reserve"] == ["P7", "T13"]
    assert events[0] == Swapped(0, "garden", "G9", "tower", "T13", "e2")


def test_a12_a14_the_new_one_is_alike_towards_all_neighbours() -> None:
    state = redesigning("e1=P8 e2=T13", "T10", "P7")
    check(state, "swap T10 T13", "A14", WallMeetsNone("T10", "e2", "west", "P8"))
    check(state, "swap P7 P8", "A14", WallMeetsNone("P7", "e1", "east", "T13"))
    assert offered(state, "swap") == ["swap P7 T13"]


def test_a12_a_building_in_the_middle_may_be_swapped() -> None:
    state = redesigning(BLOCK, "P8", "T13")
    assert "swap T13 P7" in offered(state)
    assert "swap P8 P7" in offered(state)


@pytest.mark.parametrize("move", ["remove fountain", "swap P8 fountain", "add fountain e1"])
def test_a12_the_fountain_is_never_moved(move: str) -> None:
    check(redesigning("e1=P7", "P8"), move, "A12", FountainStays())


def test_a12_only_what_is_in_the_reserve_is_added_and_only_what_stands_is_removed() -> None:
    state = redesigning("e1=P7", "P8")
    check(state, "add T12 w1", "A12", NotInReserve("T12"))
    check(state, "swap T12 P7", "A12", NotInReserve("T12"))
    check(state, "remove P8", "A12", NotBuilt("P8"))
    check(state, "swap P8 T12", "A12", NotBuilt("T12"))
