"""A24-A26: the end of the game, the last buildings, and who has won."""

from __future__ import annotations

from rules import IllegalMove, State
from rules.alhambra.facts import (
    BagRanOut,
    NewBuilding,
    NobodyWonBuilding,
    ScoringBegan,
    WonBuilding,
)
from rules.contract import Json
from tests.rules.alhambra.palace import GAME, after, happened, load, offered, play, player, position, refusal


def ending(*players: Json, **fields: object) -> State:
    """Seat 0 has only to store P8, and the bag holds one building for two empty places."""
    given = {"market": [None, "S3", "A4", None], "bag": ["T7"], **fields}
    first, *others = players or (player(), player(), player())
    return position({**first, "bought": ["P8"]}, *others, phase="place", **given)


# A24


def test_a24_the_game_ends_when_the_market_cannot_be_filled() -> None:
    done, events = play(ending(player(), player("d1"), player()), "store P8")
    assert happened(events, NewBuilding) == [NewBuilding(1, "tower", "T7", 7, "denar")]
    assert len(happened(events, BagRanOut)) == 1
    assert (done["phase"], done["turn"], done["bag"]) == ("last", 0, [])


def test_a24_an_empty_bag_and_a_full_market_are_not_yet_the_end() -> None:
    done, _ = play(ending(market=[None, "S3", "A4", "C5"]), "store P8")
    assert (done["phase"], done["bag"], done["turn"]) == ("act", [], 1)


def test_a24_no_end_while_nobody_buys() -> None:
    assert play(position(bag=[]), "take d1")[0]["phase"] == "act"


def test_a24_a_scoring_card_of_that_same_refill_is_scored_first() -> None:
    state = ending(player("", "e1=T12"), player("d1"), player(), display=["d1"], deck=["score2", "u1", "u2", "u3"])
    done, events = play(state, "store P8")
    assert happened(events, ScoringBegan) == [ScoringBegan(2)]
    assert events.index(ScoringBegan(2)) < events.index(BagRanOut())
    assert (done["round"], done["phase"], done["players"][0]["score"]) == (2, "last", 13)


def test_a24_the_final_scoring_is_round_3_even_if_scoring_2_never_came() -> None:
    done, events = play(ending(player("", "e1=T12"), player(), player(), round=1, deck=["score2"]), "store P8")
    assert happened(events, ScoringBegan) == [ScoringBegan(3)]
    assert (done["round"], done["players"][0]["score"]) == (3, 21)


def test_a28_when_the_game_ends_dirk_gets_nothing_more() -> None:
    dirk = {"score": 0, "buildings": ["T13"]}
    state = ending(player(), player("d1"), dirk=dirk, display=["d1"], deck=["score2", "u1", "u2", "u3"])
    assert play(state, "store P8")[0]["dirk"]["buildings"] == ["T13"]


# A25


def test_a25_the_last_buildings_go_to_who_holds_most_of_their_currency_whatever_the_price() -> None:
    state = ending(player("d3 h9"), player("d2 d2 h4 h5"), player("u1 f9 f9"))
    done, events = play(state, "store P8")
    assert [each["bought"] for each in done["players"]] == [[], ["T7"], ["A4"]]
    assert done["market"] == [None, "S3", None, None]
    assert happened(events, WonBuilding) == [
        WonBuilding(1, "tower", "T7", "denar"),
        WonBuilding(2, "arcades", "A4", "ducat"),
    ]
    assert happened(events, NobodyWonBuilding) == [NobodyWonBuilding("seraglio", "S3", "dirham")]


def test_a25_a_building_nobody_has_money_for_stays() -> None:
    done, _ = play(ending(player("f9"), player(), player("h1")), "store P8")
    assert [each["bought"] for each in done["players"]] == [[], [], ["S3"]]
    assert done["market"] == ["T7", None, "A4", None]


def test_a25_no_money_is_spent() -> None:
    done, _ = play(ending(player("d3"), player("h2"), player()), "store P8")
    assert [each["money"] for each in done["players"]] == [["d3"], ["h2"], []]


def test_a25_all_winners_place_at_the_same_time_in_any_order() -> None:
    state = after(ending(player(), player("d1"), player("h1 u1")), "store P8")
    assert GAME.to_act(state) == (1, 2)
    assert "place S3 s1" in offered(state, seat=2)
    state = after(state, "store A4", seat=2)
    assert GAME.to_act(state) == (1, 2)
    state = after(state, "place S3 s1", seat=2)
    assert GAME.to_act(state) == (1,)
    assert refusal(state, "store T7", seat=0).rule == "turn"
    state = after(state, "store T7", seat=1)
    assert GAME.to_act(state) == ()
    assert GAME.dump(state)["phase"] == "over"


def test_a25_the_last_placings_show_their_places_to_everyone() -> None:
    view = GAME.view(after(ending(player(), player("d1"), player("h1")), "store P8"), None)
    assert view.places == {"T7": ("n1",), "S3": ("s1",)}
    assert view.to_act == (1, 2)


def test_a25_a29_a_building_won_at_the_end_may_be_given_to_dirk() -> None:
    state = after(ending(player(), player("d1")), "store P8")
    done, _ = play(state, "give T7", seat=1)
    assert done["dirk"]["buildings"] == ["T7"]


def test_a25_what_the_winners_build_counts_in_the_final_scoring() -> None:
    state = after(ending(player(), player("u1"), player()), "store P8")
    done, _ = play(state, "place A4 e1", seat=1)
    assert done["players"][1]["score"] == 18 + 3


# A26


def over(*scores: int, dirk: int | None = None) -> tuple[int | str, ...]:
    """The winners when these scores stand before an end at which nobody scores."""
    players = [player(score=score) for score in scores]
    fields: Json = {} if dirk is None else {"dirk": {"score": dirk, "buildings": []}}
    done, _ = play(ending(*players, **fields), "store P8")
    outcome = GAME.outcome(load(done))
    assert outcome is not None
    assert outcome.scores == scores
    assert GAME.view(load(done), None).winners == outcome.winners
    return outcome.winners


def test_a26_most_points_win_and_a_tie_is_a_shared_win() -> None:
    assert over(10, 30, 20) == (1,)
    assert over(30, 10, 30) == (0, 2)


def test_a28_dirk_can_win_and_share() -> None:
    assert over(10, 20, dirk=30) == ("dirk",)
    assert over(10, 30, dirk=30) == (1, "dirk")
    assert over(10, 30, dirk=20) == (1,)


def test_a26_the_points_are_told_by_where_they_came_from() -> None:
    state = ending(player("", "e1=T12 n1=P2"), player(), player(), display=["d1"], deck=["score1", "u1", "u2", "u3"])
    done, _ = play(state, "store P8")
    outcome = GAME.outcome(load(done))
    assert outcome is not None
    assert outcome.breakdown[0] == {
        "pavilion": 1 + 16,
        "seraglio": 0,
        "arcades": 0,
        "chambers": 0,
        "garden": 0,
        "tower": 6 + 21,
        "wall": 3 + 3,
    }


def test_nothing_is_played_when_it_is_over() -> None:
    state = after(ending(), "store P8")
    assert GAME.outcome(state) is not None
    found: IllegalMove = refusal(state, "take d1", seat=0)
    assert found.rule == "over"
