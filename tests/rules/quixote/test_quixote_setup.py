"""Q5-Q8: cards, castles and piles."""

from __future__ import annotations

from collections import Counter

import pytest

from rules import chance
from rules.quixote import Quixote
from rules.quixote.fields import FIELDS, touch
from rules.quixote.tiles import TILES

GAME = Quixote()
SEEDS = [str(number) for number in range(400)]


def test_q5_the_fields_are_eight_columns_by_three_rows() -> None:
    assert len(FIELDS) == 24
    assert FIELDS[:8] == ("A1", "B1", "C1", "D1", "E1", "F1", "G1", "H1")
    assert FIELDS[-1] == "H3"


@pytest.mark.parametrize(
    ("first", "second", "touching"),
    [
        ("B2", "C2", True),
        ("B2", "B1", True),
        ("B2", "C3", True),
        ("B2", "A1", True),
        ("B2", "B2", True),
        ("B2", "D2", False),
        ("B1", "B3", False),
        ("B2", "D3", False),
        ("H1", "A2", False),
    ],
)
def test_q6_fields_touch_by_a_side_or_a_corner(first: str, second: str, touching: bool) -> None:
    assert touch(first, second) == touching


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_q6_every_field_has_one_card_and_castles_never_touch(seats: int) -> None:
    for seed in SEEDS:
        position = GAME.dump(GAME.start(seats, seed))
        six, four = position["castles"]["6"], position["castles"]["4"]
        assert sorted([six, four, position["field"], *position["cards"]]) == sorted(FIELDS)
        assert not touch(six, four)


def test_q6_castles_come_from_the_first_two_cards_where_those_do_not_touch() -> None:
    for seed in SEEDS:
        first, second, *rest = chance.shuffle(seed, 0, FIELDS)
        if not touch(first, second):
            state = GAME.start(1, seed)
            assert state.castles == (first, second)
            assert [state.field, *state.cards] == rest


def test_q6_a_refused_card_goes_back_among_the_others_and_the_next_one_is_drawn_instead() -> None:
    places = []
    for seed in SEEDS:
        first, second, third, *_ = chance.shuffle(seed, 0, FIELDS)
        if touch(first, second) and not touch(first, third):
            state = GAME.start(1, seed)
            assert state.castles == (first, third)
            places.append([state.field, *state.cards].index(second))
    assert len(places) > 50
    assert len(set(places)) > 10  # shuffled back, not put at the top or the bottom


def test_q6_everyone_has_the_same_castles_and_an_empty_principality() -> None:
    view = GAME.view(GAME.start(4, "a"), None)
    assert all(player.fields == {} for player in view.players)
    assert len({player.open for player in view.players}) == 4


def test_q7_every_player_shuffles_22_tiles_for_himself() -> None:
    players = GAME.dump(GAME.start(4, "a"))["players"]
    piles = [player["open"] + player["pile"] for player in players]
    assert all(sorted(pile) == sorted(TILES) for pile in piles)
    assert len({tuple(pile) for pile in piles}) == 4


def test_q7_any_tile_may_come_first() -> None:
    first = Counter(GAME.start(1, seed).players[0].open[0] for seed in SEEDS)
    assert set(first) == set(TILES)


def test_q8_phase_one_opens_nine_tiles() -> None:
    player = GAME.dump(GAME.start(1, "a"))["players"][0]
    assert (len(player["open"]), player["last"], len(player["pile"])) == (9, None, 13)
