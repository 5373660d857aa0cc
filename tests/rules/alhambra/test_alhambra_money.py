"""A8-A11: taking money, buying, and what an exact payment allows."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules import BadNotation
from rules.alhambra.facts import (
    ActFirst,
    Bought,
    BoughtExactly,
    EmptyStall,
    NotEnough,
    NothingToPlace,
    NotInHand,
    NotOnDisplay,
    TookMoney,
    TooMuchMoney,
    WaitsForTheEnd,
)
from rules.alhambra.payments import payments, takings
from tests.rules.alhambra.palace import GAME, after, offered, play, player, position, refusal

# A8


def test_a8_the_rulebooks_example_two_small_cards_or_either_of_the_others() -> None:
    state = position(display=["d3", "f2", "h6", "u9"])
    assert offered(state, "take") == ["take d3", "take f2", "take h6", "take u9", "take d3+f2"]


def test_a8_cards_taken_go_into_the_hand_and_their_turn_is_over() -> None:
    state = position(player("u1"), player(), player(), display=["d3", "f2", "h6", "u9"])
    done, events = play(state, "take d3+f2")
    assert done["players"][0]["money"] == ["u1", "d3", "f2"]
    assert (done["turn"], done["phase"]) == (1, "act")
    assert events[0] == TookMoney(0, ("d3", "f2"))


def test_a8_several_cards_may_be_worth_five_and_no_more() -> None:
    state = position(display=["d3", "f2", "h1", "u9"])
    found = refusal(state, "take d3+f2+h1")
    assert (found.rule, found.reason) == ("A8", TooMuchMoney(6, 5))
    assert "take f2+h1" in offered(state)


def test_a8_one_card_alone_may_be_worth_anything() -> None:
    assert "take u9" in offered(position(display=["u9", "h9", "d9", "f9"]))


def test_a8_a_card_that_is_not_on_display_cannot_be_taken() -> None:
    found = refusal(position(display=["d1", "d2", "u3", "f4"]), "take d1+d1")
    assert (found.rule, found.reason) == ("A8", NotOnDisplay(("d1",)))


def test_a8_equal_cards_make_one_offer() -> None:
    state = position(display=["d1", "f2", "d1", "d1"])
    assert offered(state, "take") == [
        "take d1",
        "take f2",
        "take d1+f2",
        "take d1+d1",
        "take d1+f2+d1",
        "take d1+d1+d1",
        "take d1+f2+d1+d1",
    ]


def test_a8_cards_named_in_another_order_are_the_same_cards() -> None:
    state = position(display=["d3", "f2", "h6", "u9"])
    assert play(state, "take f2+d3")[0]["display"] == play(state, "take d3+f2")[0]["display"]


@given(st.lists(st.sampled_from([f"{c}{v}" for c in "dhuf" for v in range(1, 10)]), max_size=4))
def test_a8_what_is_offered_is_every_set_that_may_be_taken(display: list[str]) -> None:
    sets = [cards for size in range(1, 5) for cards in combinations(display, size)]
    legal = {tuple(sorted(cards)) for cards in sets if len(cards) == 1 or sum(int(card[1]) for card in cards) <= 5}
    found = takings(tuple(display))
    assert {tuple(sorted(cards)) for cards in found} == legal
    assert len(found) == len(legal)


# A9


def test_a9_the_rulebooks_example_a_garden_for_ten_denars_paid_with_eleven_ends_the_actions() -> None:
    state = position(player("d7 d4 h5"), player(), player(), market=["G10a", "S3", "A4", "C5"])
    assert offered(state, "buy") == ["buy 1 7+4", "buy 2 5"]
    done, events = play(state, "buy 1 7+4")
    assert done["players"][0]["money"] == ["h5"]
    assert done["discard"] == ["d7", "d4"]
    assert (done["phase"], done["turn"], done["players"][0]["bought"]) == ("place", 0, ["G10a"])
    assert events == (Bought(0, "garden", "G10a", 10, "denar", "7+4", 1),)


def test_a9_only_the_currency_of_the_place_counts() -> None:
    state = position(player("h9 u9 f9"), player(), player(), market=["G10a", "S3", None, None])
    assert offered(state, "buy") == ["buy 2 9"]


def test_a9_too_little_is_refused_with_what_is_missing() -> None:
    found = refusal(position(player("h2 h1"), player(), player(), market=["P2", "G8a", "A4", "C5"]), "buy 2 2+1")
    assert (found.rule, found.reason) == ("A9", NotEnough("garden", "G8a", 8, "dirham", 3, 5))


def test_a9_cards_one_does_not_hold_are_refused_and_named() -> None:
    found = refusal(position(player("d5 h7"), player(), player()), "buy 1 5+5+7")
    assert (found.rule, found.reason) == ("A9", NotInHand(("d7", "d5")))


def test_a9_nothing_can_be_bought_from_an_empty_place() -> None:
    state = position(player("h9"), player(), player(), market=["P2", None, "A4", "C5"])
    found = refusal(state, "buy 2 9")
    assert (found.rule, found.reason) == ("A9", EmptyStall(2))


def test_a9_a_payment_with_a_superfluous_card_is_not_offered_but_accepted() -> None:
    state = position(player("d9 d1 d1"), player(), player(), market=["T8", None, None, None])
    assert offered(state, "buy") == ["buy 1 9"]
    done, _ = play(state, "buy 1 9+1+1")
    assert done["discard"] == ["d9", "d1", "d1"]


def test_a9_exact_payments_are_offered_first_then_those_that_lose_least() -> None:
    state = position(player("d5 d4 d3 d8"), player(), player(), market=["T7", None, None, None])
    assert offered(state, "buy") == ["buy 1 4+3", "buy 1 8", "buy 1 5+3", "buy 1 5+4"]


def test_a9_equal_cards_make_one_offer() -> None:
    state = position(player("d4 d4 d4"), player(), player(), market=["T7", None, None, None])
    assert offered(state, "buy") == ["buy 1 4+4"]


@settings(max_examples=200)
@given(st.lists(st.integers(1, 9), max_size=8), st.integers(2, 13))
def test_a9_payments_offered_are_all_those_without_a_superfluous_card(hand: list[int], price: int) -> None:
    values = tuple(sorted(hand, reverse=True))
    sets = {cards for size in range(len(values) + 1) for cards in combinations(values, size)}
    needed = {cards for cards in sets if sum(cards) >= price and all(sum(cards) - card < price for card in cards)}
    found = payments(values, price)
    assert set(found) == needed
    assert len(found) == len(needed)
    assert [sum(cards) for cards in found] == sorted(sum(cards) for cards in found)


def test_a9_values_may_be_typed_in_any_order() -> None:
    assert str(GAME.parse("buy 2 5+7")) == "buy 2 7+5"


# A10, A11


def test_a10_an_exact_payment_lets_the_turn_go_on_without_a_refill() -> None:
    state = position(player("d2 h3"), player(), player())
    done, events = play(state, "buy 1 2")
    assert (done["phase"], done["turn"], done["market"][0]) == ("act", 0, None)
    assert events == (BoughtExactly(0, "pavilion", "P2", 2, "denar", "2"),)
    assert "buy 2 3" in offered(after(state, "buy 1 2"))


def test_a10_four_exact_payments_and_one_more_action_are_the_most() -> None:
    state = position(player("d2 h3 u4 f5"), player(), player())
    state = after(state, "buy 1 2", "buy 2 3", "buy 3 4", "buy 4 5")
    assert offered(state) == ["take d1", "take h6", "take u7", "take f8", "done"]
    done, _ = play(state, "take d1")
    assert (done["phase"], done["players"][0]["bought"]) == ("place", ["P2", "S3", "A4", "C5"])


def test_a10_after_an_exact_payment_one_may_do_no_more() -> None:
    done, _ = play(position(player("d2"), player(), player()), "buy 1 2", "done")
    assert (done["phase"], done["turn"]) == ("place", 0)


def test_a10_a_turn_needs_an_action() -> None:
    state = position()
    assert "done" not in offered(state)
    found = refusal(state, "done")
    assert (found.rule, found.reason) == ("A10", ActFirst())


def test_a11_what_is_bought_waits_until_the_actions_are_over() -> None:
    state = after(position(player("d2"), player(), player(), market=["P8", "S3", "A4", "C5"]), "take d1")
    assert refusal(state, "place P8 e1").reason == NothingToPlace()
    state = after(position(player("d2", reserve=["S9"]), player(), player()), "buy 1 2")
    for move in ("place P2 s1", "store P2", "add P2 s1", "swap P2 S9"):
        found = refusal(state, move)
        assert (found.rule, found.reason) == ("A11", WaitsForTheEnd("P2"))


# Notation


NO_MOVES = """
    take | take d0 | take x3 | take d3+ | take d3 f2 | buy 5 7 | buy 0 7 | buy 2 | buy 2 0 | buy 2 10 | buy d 7
    | add T9 e1 | add T9a | add T9a 1e | add T9a e0 | add T9a n1e1 | add T9a e99 | done now | place T9a | give
    | | sell T9a
"""


@pytest.mark.parametrize("text", NO_MOVES.split("|"))
def test_what_is_no_move_is_bad_notation(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse(text)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        (" TAKE D3 + F2", "take d3+f2"),
        ("buy 2 7 + 5", "buy 2 7+5"),
        ("Place t9A E1N2", "place T9a e1n2"),
        ("swap t9a A6B", "swap T9a A6b"),
        ("REMOVE p2", "remove P2"),
    ],
)
def test_notation_forgives_case_and_spaces(text: str, move: str) -> None:
    assert str(GAME.parse(text)) == move
