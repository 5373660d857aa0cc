"""A18-A20, A28, A29: placing what was bought, the refill, the scoring cards, and Dirk's gifts."""

from __future__ import annotations

import pytest

from rules import State
from rules.alhambra.facts import (
    DidNoMore,
    DirkReceived,
    DirkScored,
    Given,
    NewBuilding,
    NewMoney,
    NoDirk,
    NotBought,
    Placed,
    PlaceFirst,
    Reshuffled,
    Scored,
    ScoringBegan,
    Stored,
)
from rules.contract import Event, Json
from tests.rules.alhambra.palace import GAME, after, built, happened, offered, play, player, position, refusal

BAG = ["G6", "T7", "G7", "T8", "G8a", "T9a", "G8b", "T9b", "G9", "T10"]


def placing(*bought: str, seats: int = 3, **fields: object) -> State:
    others = [player() for _ in range(seats - 1)]
    return position(player(bought=bought), *others, phase="place", **fields)


def kinds(events: tuple[Event, ...]) -> list[type[Event]]:
    return [type(event) for event in events]


# A18, A29


def test_a18_bought_buildings_are_placed_in_any_order() -> None:
    state = placing("P8", "S9")
    assert {"place P8 e1", "place S9 e1", "store P8", "store S9"} <= set(offered(state))
    done, events = play(state, "place S9 e1")
    assert (done["phase"], done["turn"]) == ("place", 0)
    assert done["players"][0]["bought"] == ["P8"]
    assert events == (Placed(0, "seraglio", "S9", "e1"),)
    done, _ = play(state, "place S9 e1", "place P8 e2")
    assert done["players"][0]["alhambra"] == built("e1=S9 e2=P8")
    assert (done["phase"], done["turn"]) == ("act", 1)


def test_a18_a_bought_building_may_go_into_the_reserve() -> None:
    done, events = play(placing("P8"), "store P8")
    assert (done["players"][0]["reserve"], done["players"][0]["bought"]) == (["P8"], [])
    assert events[0] == Stored(0, "pavilion", "P8")


def test_a18_a_building_that_fits_nowhere_can_be_stored() -> None:
    walled = "n1=P6 e1n1=S4 e1=P7 e1s1=P4 s1=S8 w1s1=P3 w1=S7 w1n1=P5"  # three by three, no way out
    state = position(player(alhambra=walled, bought=["P8", "T7"]), player(), player(), phase="place")
    assert offered(state) == ["store P8", "store T7"]


def test_a18_no_more_actions_once_the_placing_has_begun() -> None:
    state = placing("P8", "S9")
    for move in ("take d1", "buy 1 9", "remove P8", "done"):
        found = refusal(state, move)
        assert (found.rule, found.reason) == ("A18", PlaceFirst(("P8", "S9")))


def test_a18_only_what_was_bought_is_placed() -> None:
    for move in ("place T12 e1", "store T12"):
        found = refusal(placing("P8"), move)
        assert (found.rule, found.reason) == ("A18", NotBought("T12"))


def test_a29_with_two_players_a_bought_building_may_be_given_to_dirk() -> None:
    state = placing("P8", seats=2, dirk={"score": 3, "buildings": ["T13"]})
    assert "give P8" in offered(state)
    done, events = play(state, "give P8")
    assert done["dirk"] == {"score": 3, "buildings": ["T13", "P8"]}
    assert events[0] == Given(0, "pavilion", "P8")


def test_a29_with_more_players_there_is_no_dirk() -> None:
    state = placing("P8")
    assert "give P8" not in offered(state)
    found = refusal(state, "give P8")
    assert (found.rule, found.reason) == ("A29", NoDirk())


# A19


def test_a19_the_rulebooks_example_places_2_and_4_are_filled_in_that_order() -> None:
    done, events = play(placing("S3", market=["P2", None, "A4", None], bag=BAG), "store S3")
    assert done["market"] == ["P2", "G6", "A4", "T7"]
    assert done["bag"] == BAG[2:]
    assert happened(events, NewBuilding) == [
        NewBuilding(2, "garden", "G6", 6, "dirham"),
        NewBuilding(4, "tower", "T7", 7, "florin"),
    ]


def test_a19_money_is_filled_up_to_four_behind_what_is_left() -> None:
    state = position(display=["d1", "h6", "u2", "f8"], deck=["d9", "h9", "u9"])
    done, events = play(state, "take d1+u2")
    assert done["display"] == ["h6", "f8", "d9", "h9"]
    assert done["deck"] == ["u9"]
    assert happened(events, NewMoney) == [NewMoney(("d9", "h9"))]


def test_a19_money_comes_before_buildings() -> None:
    state = after(position(player("d2"), player(), player()), "buy 1 2", "take d1")
    _, events = play(state, "store P2")
    assert kinds(events) == [Stored, NewMoney, NewBuilding]


def test_a19_the_discard_becomes_the_deck_when_a_card_is_needed_and_not_before() -> None:
    last = position(deck=["d9"], discard=["u1", "u2", "u3"])
    done, events = play(last, "take d1")
    assert (done["deck"], done["discard"], done["draws"]) == ([], ["u1", "u2", "u3"], 5)
    assert not happened(events, Reshuffled)
    done, events = play(last, "take d1", "take d9")
    assert sorted([*done["display"][3:], *done["deck"]]) == ["u1", "u2", "u3"]
    assert (done["discard"], done["draws"]) == ([], 6)
    assert happened(events, Reshuffled) == [Reshuffled(3)]


def test_a19_the_new_deck_is_shuffled_by_the_seed() -> None:
    pile = [f"{currency}{value}" for currency in "uf" for value in range(1, 8)]
    orders = {tuple(play(position(deck=[], discard=pile, seed=seed), "take d1")[0]["deck"]) for seed in ("1", "2", "3")}
    assert len(orders) == 3


def test_a19_with_deck_and_discard_empty_the_display_stays_short() -> None:
    done, _ = play(position(deck=[], discard=[]), "take h6")
    assert done["display"] == ["d1", "u7", "f8"]
    assert done["turn"] == 1


def test_a19_who_can_do_nothing_is_done() -> None:
    state = position(display=[], deck=[], discard=[])
    assert offered(state) == ["done"]
    done, events = play(state, "done")
    assert (done["turn"], done["phase"]) == (1, "act")
    assert events[0] == DidNoMore(0)


def test_a19_who_can_do_something_must() -> None:
    assert offered(position(player(alhambra="e1=P8"), player(), player(), display=[], deck=[])) == ["remove P8"]


def test_turns_go_round_the_table() -> None:
    state = position(player(), player(), player(), turn=2)
    assert play(state, "take d1")[0]["turn"] == 0


# A20


def test_a20_a_scoring_card_is_put_out_of_the_game_and_another_card_drawn() -> None:
    done, events = play(position(deck=["score1", "d9", "h9"], discard=["u1"]), "take d1")
    assert done["display"] == ["h6", "u7", "f8", "d9"]
    assert (done["deck"], done["discard"], done["round"]) == (["h9"], ["u1"], 1)
    assert happened(events, ScoringBegan) == [ScoringBegan(1)]


def test_a20_the_refill_is_complete_before_the_scoring_and_the_scoring_before_the_next_turn() -> None:
    state = placing("P8", market=[None, "S3", "A4", "C5"], display=["d1"], deck=["u1", "score1", "u2", "u3", "u4"])
    done, events = play(state, "place P8 e1")
    assert kinds(events) == [Placed, NewMoney, NewBuilding, ScoringBegan, Scored, Scored, Scored]
    assert done["players"][0]["score"] == 1
    assert (done["turn"], done["phase"]) == (1, "act")


def test_a20_the_last_card_of_the_deck_may_be_a_scoring_card() -> None:
    done, _ = play(position(deck=["score2"], discard=["u1"]), "take d1")
    assert (done["display"][-1], done["round"]) == ("u1", 2)


def test_a20_each_card_scores_its_own_round() -> None:
    tower = player(alhambra="e1=T13")
    for card, points in (("score1", 6), ("score2", 13)):
        done, _ = play(position(tower, player(), player(), deck=[card, "d9"]), "take d1")
        assert done["players"][0]["score"] == points + 1  # and a wall
        assert done["round"] == int(card[-1])


# A28


def two(deck: list[str], bag: list[str], buildings: list[str]) -> tuple[Json, tuple[Event, ...]]:
    state = position(player(), player(), deck=deck, bag=bag, dirk={"score": 0, "buildings": buildings})
    return play(state, "take d1")


def test_a28_dirk_gets_six_buildings_right_after_scoring_1() -> None:
    done, events = two(["score1", "d9"], BAG, ["T13"])
    assert done["dirk"] == {"score": 6, "buildings": ["T13", *BAG[:6]]}
    assert done["bag"] == BAG[6:]
    assert kinds(events)[-2:] == [DirkScored, DirkReceived]


@pytest.mark.parametrize(("left", "gift"), [(10, 3), (9, 3), (2, 0), (0, 0)])
def test_a28_dirk_gets_a_third_of_the_bag_rounded_down_right_after_scoring_2(left: int, gift: int) -> None:
    done, events = two(["score2", "d9"], BAG[:left], ["T13"])
    assert done["dirk"] == {"score": 13, "buildings": ["T13", *BAG[:gift]]}
    assert len(happened(events, DirkReceived)) == (gift > 0)


def test_a28_dirk_gets_fewer_if_the_bag_has_fewer() -> None:
    done, _ = two(["score1", "d9"], BAG[:4], [])
    assert (done["dirk"]["buildings"], done["bag"]) == (BAG[:4], [])


def test_a28_what_dirk_gets_after_the_scoring_is_not_scored_in_it() -> None:
    done, _ = two(["score1", "d9"], BAG, [])
    assert done["dirk"]["score"] == 0


def test_the_tiles_of_the_latest_turn_are_new_and_no_others() -> None:
    state = after(placing("P8", "S9"), "place S9 e1", "place P8 e2")
    assert [(new.seat, new.tile) for new in GAME.view(state, 1).new] == [(0, "S9"), (0, "P8")]
    assert GAME.view(after(state, "take d1"), 1).new == ()
