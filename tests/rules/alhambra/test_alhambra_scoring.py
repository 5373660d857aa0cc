"""A21-A23: majorities, ties and walls."""

from __future__ import annotations

import pytest

from rules.alhambra.building import alhambra_of
from rules.alhambra.facts import Scored
from rules.alhambra.scoring import prizes, shares
from rules.alhambra.walls import longest_wall
from rules.contract import Json
from tests.rules.alhambra.palace import GAME, KINDS, after, built, happened, play, player, position
from tests.rules.alhambra.palace import longest_wall as heap

TABLE = {
    "pavilion": ((1,), (8, 1), (16, 8, 1)),
    "seraglio": ((2,), (9, 2), (17, 9, 2)),
    "arcades": ((3,), (10, 3), (18, 10, 3)),
    "chambers": ((4,), (11, 4), (19, 11, 4)),
    "garden": ((5,), (12, 5), (20, 12, 5)),
    "tower": ((6,), (13, 6), (21, 13, 6)),
}
RING = "n1=P6 e1n1=S4 e1=P7 e1s1=P4 s1=S8 w1s1=P3 w1=S7 w1n1=P5"
INNER = "n1=P8 e1n1=A9 e2n1=S9 e1=P7 e2=T10"


def points(having: list[int], places: tuple[int, ...]) -> list[int]:
    return [share.points for share in shares(having, places)]


def scored(card: str, *players: Json, **fields: object) -> list[int]:
    """The scores after a scoring card came up."""
    done, _ = play(position(*players, deck=[card, "d9"], **fields), "take d1")
    return [each["score"] for each in done["players"]]


def length(alhambra: str) -> int:
    return longest_wall(alhambra_of(built(alhambra))).length


# A21


@pytest.mark.parametrize("kind", KINDS)
def test_a21_the_prizes_are_those_of_the_scoring_cards(kind: str) -> None:
    assert tuple(prizes(round, kind) for round in (1, 2, 3)) == TABLE[kind]


def test_a21_the_rulebooks_examples_most_chambers_first_towers_and_pavilions() -> None:
    assert points([2, 1, 0], prizes(1, "chambers")) == [4, 0, 0]
    assert points([3, 4, 1], prizes(2, "tower")) == [6, 13, 0]
    assert points([1, 3, 2, 0], prizes(3, "pavilion")) == [1, 16, 8, 0]


def test_a21_who_has_none_gets_nothing_even_if_a_place_is_left() -> None:
    assert points([2, 0, 0], prizes(3, "garden")) == [20, 0, 0]
    assert points([0, 0, 0], prizes(3, "garden")) == [0, 0, 0]


def test_a21_the_reserve_counts_nothing_and_prices_count_nothing() -> None:
    rich = player(alhambra="e1=T12", reserve=["T11c", "T13"])
    poor = player(alhambra="e1=T11b w1=T11a")  # n and s walls: one tower more, cheaper
    assert scored("score1", rich, poor, player()) == [0, 6 + 1, 0]


def test_a21_all_six_kinds_are_scored_at_once() -> None:
    everything = player(alhambra="e1=P8 e2=S9 w1=A9 w2=C10 n1=G11 s1=T12")
    assert scored("score2", everything, player(), player()) == [8 + 9 + 10 + 11 + 12 + 13, 0, 0]


# A22


def test_a22_the_rulebooks_example_four_towers_each_make_nine_and_nine() -> None:
    assert points([4, 4, 0], prizes(2, "tower")) == [9, 9, 0]


def test_a22_two_first_in_round_1_share_first_and_nothing() -> None:
    assert points([1, 1, 0], prizes(1, "tower")) == [3, 3, 0]


def test_a22_three_on_a_place_share_all_the_places_they_take_up() -> None:
    assert points([2, 2, 2, 1], prizes(3, "tower")) == [13, 13, 13, 0]
    assert points([3, 1, 1, 1], prizes(3, "pavilion")) == [16, 3, 3, 3]
    assert points([1] * 6, prizes(3, "tower")) == [6] * 6


def test_a22_a_tie_for_second_in_round_2_shares_what_is_left() -> None:
    assert points([2, 1, 1], prizes(2, "arcades")) == [10, 1, 1]


def test_a22_a_view_shows_what_is_shared_among_whom() -> None:
    state = position(player(alhambra="e1=T13"), player(alhambra="e1=T12"), player(), deck=["score2", "d9"])
    scoring = GAME.view(after(state, "take d1"), None).scoring
    tower = scoring.rows[-1]
    assert [(s.count, s.place, s.pool, s.among, s.points) for s in tower.shares] == [
        (1, 1, 19, 2, 9),
        (1, 1, 19, 2, 9),
        (0, None, 0, 0, 0),
    ]
    assert (scoring.before, scoring.points, scoring.after) == ((0, 0, 0), (10, 9, 0), (10, 9, 0))


def test_a28_dirk_ranks_among_the_players_and_never_for_walls() -> None:
    dirk = {"score": 2, "buildings": ["T9a", "T8"]}
    done, _ = play(position(player(alhambra="e1=T13"), player(), dirk=dirk, deck=["score2", "d9"], bag=[]), "take d1")
    assert (done["players"][0]["score"], done["dirk"]["score"]) == (6 + 1, 2 + 13)


# A23


def test_a23_every_side_of_the_longest_wall_is_a_point() -> None:
    done, events = play(position(player(alhambra="n1=P2"), player(), player(), deck=["score1", "d9"]), "take d1")
    assert happened(events, Scored)[0] == Scored(0, 1, 3, 4, 4)
    assert done["players"][0]["score"] == 4


def test_a23_a_wall_closed_all_round_counts_its_full_length() -> None:
    assert length(RING) == 12


def test_a23_walls_between_two_tiles_are_inner_and_count_nothing() -> None:
    assert length(INNER) == 0
    assert length(INNER.replace("e2=T10", "e2=C7b")) == 1  # its south side is outer


def test_a23_an_inner_wall_does_not_lengthen_an_outer_one() -> None:
    assert length("e1=P7") == 1
    assert length("n1=P8 e1n1=A9 e2n1=S9 e1=P7 e2=T10 e3=T8") == 3


def test_a23_a_wall_goes_round_inner_and_outer_corners() -> None:
    assert length("n1=T11a e1=P7 e1n1=A6a") == 4  # round the outer corner of e1n1
    assert length("n1=P7 e1=A8b") == 2  # into the corner that e1n1 leaves


def test_a23_only_the_longest_run_counts() -> None:
    assert length("n1=P2 s1=G6 e1=P7") == 3
    assert length("") == 0


def test_a23_the_run_may_pass_where_the_tracing_began() -> None:
    """The north-westernmost side is in the middle of this wall."""
    assert length("n1=A5 e1=P7") == 2
    assert length("n1=P2 w1=P6") == 4


@pytest.mark.parametrize(
    "alhambra",
    ["", RING, INNER, "n1=P2 s1=G6 e1=P7", "n1=P2 w1=P6", "n1=T11a e1=P7 e1n1=A6a", "n1=A5 e1=P7 s1=T11b w1=P8"],
)
def test_a23_the_wall_that_is_traced_is_as_long_as_a_heap_of_matches_says(alhambra: str) -> None:
    wall = longest_wall(alhambra_of(built(alhambra)))
    assert wall.length == len(wall.sides) == len(set(wall.sides)) == heap(built(alhambra))
