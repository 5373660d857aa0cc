"""A1-A7, A27, A28: the components and how a game begins."""

from __future__ import annotations

from collections import Counter
from itertools import groupby

import pytest

from rules.contract import Json
from tests.rules.alhambra.palace import GAME, ROWS, all_money, all_tiles

SEEDS = [f"seed {number}" for number in range(40)]
CARDS = {f"{currency}{value}" for currency in "dhuf" for value in range(1, 10)}


def start(seats: int, seed: str) -> Json:
    return GAME.dump(GAME.start(seats, seed))


def worth(cards: list[str]) -> int:
    return sum(int(card[1]) for card in cards)


def piles(deck: list[str]) -> tuple[int, int]:
    """How deep the two scoring cards lie, each counted without the other."""
    first, second = deck.index("score1"), deck.index("score2")
    return first, second - (first < second)


def test_a1_the_buildings_are_as_many_and_as_dear_as_the_rulebook_says() -> None:
    table = {kind: [row["price"] for row in rows] for kind, rows in groupby(ROWS, key=lambda row: str(row["building"]))}
    assert {kind: (len(prices), min(prices), max(prices)) for kind, prices in table.items()} == {
        "pavilion": (7, 2, 8),
        "seraglio": (7, 3, 9),
        "arcades": (9, 4, 10),
        "chambers": (9, 5, 11),
        "garden": (11, 6, 12),
        "tower": (11, 7, 13),
    }


def test_a1_no_building_has_more_than_three_walls() -> None:
    assert all(len(row["walls"]) <= 3 for row in ROWS)
    assert len({row["id"] for row in ROWS}) == 54


@pytest.mark.parametrize(("seats", "copies"), [(2, 2), (3, 3), (4, 3), (5, 3), (6, 3)])
def test_a2_a27_there_are_three_of_each_card_and_two_with_two_players(seats: int, copies: int) -> None:
    assert all_money(start(seats, "any")) == Counter(dict.fromkeys(CARDS, copies))


@pytest.mark.parametrize("seats", GAME.seats)
def test_a1_every_building_is_somewhere(seats: int) -> None:
    assert sorted(all_tiles(start(seats, "any"))) == sorted(row["id"] for row in ROWS)


@pytest.mark.parametrize("seed", SEEDS)
def test_a4_each_player_is_dealt_cards_just_until_they_are_worth_twenty(seed: str) -> None:
    for player in start(4, seed)["players"]:
        assert 20 <= worth(player["money"]) <= 28
        assert worth(player["money"][:-1]) < 20


@pytest.mark.parametrize("seed", SEEDS)
def test_a5_fewest_cards_begin_then_the_smaller_sum(seed: str) -> None:
    position = start(5, seed)
    ranks = [(len(player["money"]), worth(player["money"])) for player in position["players"]]
    assert ranks[position["turn"]] == min(ranks)


def test_a5_a_tie_is_decided_by_lot() -> None:
    beginners = set()
    for number in range(400):
        position = start(6, str(number))
        ranks = [(len(player["money"]), worth(player["money"])) for player in position["players"]]
        tied = [seat for seat, rank in enumerate(ranks) if rank == min(ranks)]
        if len(tied) > 1:
            beginners.add(tied.index(position["turn"]))
    assert beginners >= {0, 1}


@pytest.mark.parametrize("seats", GAME.seats)
def test_a6_four_cards_and_four_buildings_lie_open(seats: int) -> None:
    position = start(seats, "any")
    assert len(position["display"]) == 4
    assert CARDS.issuperset(position["display"])
    assert len(set(position["market"])) == 4
    assert None not in position["market"]


@pytest.mark.parametrize("seed", SEEDS)
def test_a7_the_scoring_cards_lie_in_the_second_and_the_fourth_fifth(seed: str) -> None:
    deck = start(3, seed)["deck"]
    size = (len(deck) - 2) / 5
    first, second = piles(deck)
    assert int(size) <= first <= 2 * size + 1
    assert int(3 * size) <= second <= 4 * size + 1


def test_a7_the_scoring_cards_may_lie_anywhere_in_their_pile() -> None:
    depths = {piles(start(3, str(number))["deck"])[0] for number in range(200)}
    assert len(depths) > 15


def test_a3_everyone_begins_with_a_fountain_and_nothing_else() -> None:
    for player in start(6, "any")["players"]:
        assert player["alhambra"] == {"0": "fountain"}
        assert (player["score"], player["reserve"], player["bought"]) == (0, [], [])


def test_a28_dirk_has_six_buildings_with_two_players_and_is_absent_otherwise() -> None:
    two = start(2, "any")
    assert two["dirk"]["score"] == 0
    assert len(two["dirk"]["buildings"]) == 6
    assert len(two["bag"]) == 54 - 6 - 4
    assert start(3, "any")["dirk"] is None
