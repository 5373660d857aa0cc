"""Q13-Q17: what a principality gives, phase by phase, and why."""

from __future__ import annotations

import pytest

from rules.quixote.principality import Fields, ground
from rules.quixote.scoring import Survey, Tally, survey, tally
from rules.quixote.tiles import WAYS


def laid(tiles: str) -> Fields:
    """ "A1 c3 up, B1 c4 down" as fields."""
    rows = (words.split(" ") for words in filter(None, tiles.split(", ")))
    return {field: (tile, WAYS[way == "down"]) for field, tile, way in rows}


def seen(tiles: str, phase: int, six: str = "H1", four: str = "H3") -> Survey:
    return survey(ground({"6": six, "4": four}, laid(tiles)), phase)


def points(tiles: str, phase: int, six: str = "H1", four: str = "H3") -> Tally:
    return tally(ground({"6": six, "4": four}, laid(tiles)), phase)


# Q13: castles

KNIGHTS_AT_B2 = ["", "A2 k2b up", "A2 k2b up, C2 k3b down", "A2 k2b up, C2 k3b down, D2 k2c up"]


@pytest.mark.parametrize("knights", range(4))
@pytest.mark.parametrize("phase", [1, 2, 3])
def test_q13_a_castle_needs_one_two_or_three_knights_at_its_two_roads(knights: int, phase: int) -> None:
    tiles = KNIGHTS_AT_B2[knights]
    assert seen(tiles, phase, six="B2").linked == {"6": knights, "4": 0}
    assert points(tiles, phase, six="B2").castle6 == (6 if knights >= phase else 0)
    assert points(tiles, phase, six="H1", four="B2").castle4 == (4 if knights >= phase else 0)


def test_q13_shields_do_not_count_at_a_castle() -> None:
    assert seen("A2 k3b up", 2, six="B2").linked["6"] == 1
    assert points("A2 k3b up", 2, six="B2").castle6 == 0


def test_q13_a_knight_reached_by_both_roads_of_a_castle_counts_once() -> None:
    ring = "A1 c7 up, B1 c2 up, C1 w6 up, A2 k1b down, C2 w5 down"
    assert seen(ring, 1, six="B2").linked["6"] == 1
    assert points(ring, 1, six="B2").castle6 == 6
    assert points(ring, 2, six="B2").castle6 == 0


def test_q13_a_knight_may_serve_both_castles() -> None:
    between = points("C2 c4 down, D2 k1c up", 1, six="B2", four="E2")
    assert (between.castle6, between.castle4) == (6, 4)


def test_q13_a_castle_passes_no_knight_on_to_the_other() -> None:
    way = "D2 c6 up, D1 w5 up"
    assert seen(f"C2 k3b down, {way}", 1, six="B2", four="E1").linked == {"6": 1, "4": 1}
    assert seen(f"A2 k2b up, C2 c4 down, {way}", 1, six="B2", four="E1").linked == {"6": 1, "4": 0}


def test_q13_a_road_that_ends_at_the_wrong_side_of_a_castle_brings_no_knight() -> None:
    assert seen("C2 k2c down", 1, six="B2").linked["6"] == 0


# Q14, Q15: churches and windmills

CHURCHES = ["A1 c1 up", "B1 c3 up", "C1 c5 up", "D1 c6 up", "D2 c7 up", "E2 c4 up", "F2 c2 up"]
WINDMILLS = ["A1 w3 up", "A2 w5 up", "A3 w6 up", "B2 w1 up", "B1 w2 down"]


@pytest.mark.parametrize(("size", "expected"), [(1, 0), (2, 2), (3, 6), (4, 8), (5, 10), (6, 12), (7, 14)])
@pytest.mark.parametrize("phase", [1, 2, 3])
def test_q14_connected_churches(size: int, expected: int, phase: int) -> None:
    found = points(", ".join(CHURCHES[:size]), phase)
    assert found == Tally(churches=expected)


@pytest.mark.parametrize(("size", "expected"), [(1, 0), (2, 2), (3, 6), (4, 8), (5, 10)])
@pytest.mark.parametrize("phase", [1, 2, 3])
def test_q15_connected_windmills(size: int, expected: int, phase: int) -> None:
    found = points(", ".join(WINDMILLS[:size]), phase)
    assert found == Tally(windmills=expected)


def test_q14_every_group_of_churches_counts_for_itself() -> None:
    assert points(", ".join(CHURCHES[:3] + CHURCHES[5:]), 1) == Tally(churches=6 + 2)


def test_q15_a_church_and_a_windmill_are_no_group() -> None:
    assert points("A1 c1 up, B1 w1 up", 1) == Tally()


def test_q15_churches_and_windmills_of_one_network_count_apart() -> None:
    together = seen("A1 c1 up, B1 c3 up, C1 w5 down, C2 w1 up", 1)
    assert together.tally == Tally(churches=2, windmills=2)
    assert [network.points for network in together.networks] == [{"churches": 2, "windmills": 2}]


def test_q12_churches_on_both_roads_of_a_castle_are_not_connected() -> None:
    assert points("A2 c4 up, C2 c5 up", 1, six="B2") == Tally()


# Q16: defence


@pytest.mark.parametrize(
    ("tile", "field"),
    [
        ("k3c up", "C1"),  # at the top
        ("k3c down", "C3"),  # at the bottom
        ("k3a up", "A2"),  # at the left, above
        ("k3a down", "A2"),  # at the left, below
        ("k3a up", "H2"),  # at the right, above
        ("k3a down", "H2"),  # at the right, below
        ("k3b up", "A1"),  # in a corner
    ],
)
def test_q16_a_knight_defends_whose_own_half_has_a_road_onto_the_border(tile: str, field: str) -> None:
    found = seen(f"{field} {tile}", 1, six="D1", four="F2")
    assert (found.defenders, found.guard) == ((field,), 3)


@pytest.mark.parametrize(
    ("tile", "field"),
    [
        ("k3c up", "C2"),  # inside
        ("k3a up", "C1"),  # at the top, with no road out of it
        ("k3c up", "C3"),  # at the bottom, but on the inner half
        ("k3c down", "C1"),  # at the top, but on the inner half
        ("k2a up", "A2"),  # the road onto the border leaves the other half
        ("k1b up", "A1"),  # the same, and the knight's own half has no exit at all
        ("k3c up", "A2"),  # at the left, with no road that way
        ("c4 up", "A2"),  # no knight
    ],
)
def test_q16_those_who_only_seem_to_defend(tile: str, field: str) -> None:
    found = seen(f"{field} {tile}", 1, six="E1", four="G2")
    assert (found.defenders, found.guard) == ((), 0)


def test_q16_a_knight_does_not_defend_through_another_tile() -> None:
    assert seen("A2 c4 up, B2 k3a up", 1).guard == 0


FOUR = "A1 k3a up, A2 k1c up"
EIGHT = f"{FOUR}, B1 k3c up, C1 k1a up"
ELEVEN = "A1 k3a up, A2 k3b up, B1 k3c up, A3 k2b up"


@pytest.mark.parametrize(
    ("tiles", "guard"),
    [
        ("A1 k3a up", 3),
        (FOUR, 4),
        (f"{FOUR}, B1 k3c up", 7),
        (EIGHT, 8),
        (ELEVEN, 11),
        (f"{ELEVEN}, C1 k1a up", 12),
    ],
)
@pytest.mark.parametrize(("phase", "needed"), [(1, 4), (2, 8), (3, 12)])
def test_q16_the_defence_needs_four_eight_or_twelve_shields(tiles: str, guard: int, phase: int, needed: int) -> None:
    assert seen(tiles, phase, six="D2", four="F2").guard == guard
    assert points(tiles, phase, six="D2", four="F2").defence == (5 if guard >= needed else 0)


# Q17: the best group of knights

SIX_SHIELDS = "A1 k3a up, B1 k3b up"
FIVE_SHIELDS = "A3 k1a up, B3 k2b down, C3 k2c up"


def test_q17_the_group_with_most_shields_counts_and_only_that_one() -> None:
    assert points(FIVE_SHIELDS, 3).knights == 5
    assert points(SIX_SHIELDS, 3).knights == 6
    both = seen(f"{SIX_SHIELDS}, {FIVE_SHIELDS}", 3)
    assert both.tally.knights == 6
    assert [set(network.halves) for network in both.networks] == [{"A1u", "B1u", "B1l"}]


@pytest.mark.parametrize("phase", [1, 2])
def test_q17_knights_count_as_a_group_in_the_last_phase_only(phase: int) -> None:
    assert points(SIX_SHIELDS, phase).knights == 0


def test_q17_a_knight_alone_is_no_group_however_strong() -> None:
    assert points("A1 k3c up", 3).knights == 0
    assert points("A1 k3c up, C1 k1a up, D1 k1c up", 3).knights == 2


def test_q17_knights_on_both_sides_of_a_castle_are_no_group() -> None:
    assert points(KNIGHTS_AT_B2[2], 3, six="B2").knights == 0


# Four principalities drawn and counted by hand, in phase 2 with the castles on B2 and G3

NORTH = (
    "A1 c1 up, B1 k2b up, C1 c6 up, D1 k1c up, E1 c7 up, F1 c2 up, H1 k3a down, A2 k1b down, C2 c4 down, E2 w1 up, "
    "F2 c3 down, B3 k1a down, C3 w3 down, H3 k3b down"
)
EAST = (
    "A1 c7 up, B1 k2b up, C1 k1c up, D1 c6 down, E1 w2 down, F1 c1 up, H1 k3b up, A2 k1a up, C2 c4 up, E2 k1b up, "
    "F2 w6 down, B3 k2a down, C3 w3 down, H3 k3a down"
)
SOUTH = (
    "A1 c4 down, B1 c1 up, C1 c3 up, D1 c5 up, E1 c2 up, F1 k3c up, H1 k3a up, A2 k1b down, C2 k1a down, E2 w3 down, "
    "F2 k1c up, B3 k2a down, C3 k2c down, H3 w2 up"
)
WEST = (
    "A1 k2c up, B1 w2 up, C1 k1c down, D1 k1a up, E1 c7 down, F1 k2a up, H1 c1 down, A2 c6 down, C2 w5 down, E2 c2 up, "
    "F2 k2b down, B3 k3c down, C3 w4 up, H3 k3b down"
)


@pytest.mark.parametrize(
    ("tiles", "expected", "defenders"),
    [
        (NORTH, Tally(castle6=6, churches=2, defence=5), ("D1", "H1", "B3", "H3")),
        (EAST, Tally(castle6=6, defence=5), ("C1", "H1", "B3", "H3")),
        (SOUTH, Tally(castle6=6, churches=6, defence=5), ("F1", "H1", "B3")),
        (WEST, Tally(castle6=6, windmills=2, defence=5), ("D1", "F1", "B3", "H3")),
    ],
    ids=["north", "east", "south", "west"],
)
def test_four_principalities_counted_by_hand(tiles: str, expected: Tally, defenders: tuple[str, ...]) -> None:
    found = seen(tiles, 2, six="B2", four="G3")
    assert found.tally == expected
    assert found.defenders == defenders


def test_a_survey_names_the_networks_that_score_and_what_they_give() -> None:
    found = {frozenset(network.halves): network.points for network in seen(SOUTH, 2, six="B2", four="G3").networks}
    assert found == {
        frozenset(["B1u", "C1u", "C1l", "D1u", "D1l", "E1l", "F1l", "E2u", "E2l", "F2u", "F2l"]): {"churches": 6},
        frozenset(["A2u", "A2l", "B2u"]): {"castle6": 6},
        frozenset(["B2l", "C2u", "C2l", "B3u", "B3l", "C3u", "C3l"]): {"castle6": 6},
    }
