"""Alhambra as the player to act sees it: what can be had, the payments, the places, and what a choice looks like."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random

import pytest

import render
from render import Spot
from render.alhambra import market
from render.alhambra.desk import HEIGHT
from render.alhambra.money import COINS
from render.palette import FIRST, GAIN, WHITE
from render.touch import offered
from rules import GAMES, View
from rules.alhambra import View as AlhambraView
from rules.alhambra.tiles import STALLS
from tests.render.looking import Box, count, differing, seen, within

GAME = GAMES["alhambra"]
NAMES = ("Север", "Kelet", "South", "Захід", "Lõuna", "Észak")


def found(seats: int, wanted: Callable[[AlhambraView, tuple[str, ...]], bool]) -> AlhambraView:
    """A position of which this holds, as a seat that owes a decision sees it."""
    return next(view for view in looked(seats) if wanted(view, offered(view)))


def looked(seats: int) -> Iterator[AlhambraView]:
    for number in range(40):
        dice = Random(number)
        state = GAME.start(seats, f"own {number}")
        while acting := GAME.to_act(state):
            seat = dice.choice(acting)
            view = GAME.view(state, seat)
            assert isinstance(view, AlhambraView)
            yield view
            legal = GAME.legal(state, seat)
            liked = [move for move in legal if str(move).startswith(("place", "buy", "add"))]
            state, _ = GAME.play(state, seat, dice.choice(liked or legal))
    pytest.fail("no such position")


def spot(view: View, words: str, chosen: str = "") -> Spot:
    return next(one for one in render.spots(view, NAMES, "board", chosen) if one.words == words)


def box(one: Spot) -> Box:
    x, y, wide, tall = one.box
    return x, y, x + wide, y + tall


def begins(offered: tuple[str, ...], *words: str) -> list[str]:
    return [move for move in offered if move.split(" ")[0] in words]


@pytest.mark.parametrize("seats", GAME.seats)
def test_at_a_chosen_stall_the_payments_stand_exact_ones_first_and_green(seats: int) -> None:
    view = found(seats, lambda one, moves: len({move.split(" ")[1] for move in begins(moves, "buy")}) > 0)
    stall = begins(offered(view), "buy")[0].split(" ")[1]
    chosen = f"buy {stall}"
    picture = render.board(view, names=NAMES, own=True, chosen=chosen)
    price = view.offers and view.offers[int(stall) - 1]
    assert price
    for move in begins(offered(view), "buy"):
        if move.startswith(f"{chosen} "):
            place = box(spot(view, move, chosen))
            exact = sum(map(int, move.split(" ")[2].split("+"))) == price.price
            assert count(picture, GAIN if exact else FIRST, place) > 5_000
            assert count(picture, FIRST if exact else GAIN, place) == 0
    assert spot(view, "", chosen).role == "drop"


def test_a_payment_shows_the_sign_of_its_currency() -> None:
    view = found(3, lambda one, moves: bool(begins(moves, "buy")))
    move = begins(offered(view), "buy")[0]
    chosen = " ".join(move.split(" ")[:2])
    picture = render.board(view, names=NAMES, own=True, chosen=chosen)
    coin = COINS[STALLS[int(chosen.split(" ")[1]) - 1]].ground
    assert count(picture, coin, box(spot(view, move, chosen))) > 300


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_spot_of_a_place_is_where_the_place_is_drawn(seats: int) -> None:
    view = found(seats, lambda one, moves: len(begins(moves, "place")) > 2 and len(one.players[one.turn].bought) == 1)
    picture = render.board(view, names=NAMES, own=True)
    for move in begins(offered(view), "place"):
        one = spot(view, move)
        assert one.role == "play"
        _, _, wide, tall = one.box
        assert count(picture, WHITE, box(one)) > wide * tall // 4
    chosen = begins(offered(view), "place")[0]
    changed = differing(picture, render.board(view, names=NAMES, own=True, chosen=chosen))
    assert within(changed, box(spot(view, chosen)))


def test_of_several_tiles_that_wait_the_first_is_chosen_and_a_tap_chooses_another() -> None:
    view = found(3, lambda one, moves: one.phase == "place" and len(begins(moves, "store")) > 1)
    first, second = view.players[view.seat or 0].bought[:2]
    assert spot(view, f"store {first}").role == "play"
    other = next(one for one in render.spots(view, NAMES) if one.words.split(" ")[1] == second)
    assert other.role == "choose"
    assert spot(view, f"store {second}", other.words).role == "play"


def test_the_only_tile_that_waits_can_be_lifted_to_its_place() -> None:
    """It is chosen already; whoever drags it takes it by where it lies."""
    view = found(3, lambda one, moves: bool(begins(moves, "place")) and len(one.players[one.turn].bought) == 1)
    (tile,) = view.players[view.turn].bought
    one = spot(view, f"place {tile}")
    assert one.role == "choose"
    places = {other.words for other in render.spots(view, NAMES) if other.role == "play"}
    after = {other.words for other in render.spots(view, NAMES, "board", one.words) if other.role == "play"}
    assert places == after


def test_cards_add_up_while_they_may_be_taken_together_and_a_tap_gives_one_back() -> None:
    view = found(3, lambda one, moves: any(move.count("+") == 1 for move in begins(moves, "take")))
    both = next(move for move in begins(offered(view), "take") if move.count("+") == 1)
    first = both.split("+")[0]
    assert spot(view, first).role == "choose"
    assert spot(view, first, first).role == "play"
    assert spot(view, "", first).role == "drop"
    assert spot(view, both, first).role == "choose"
    assert spot(view, both, both).role == "play"
    assert spot(view, first, both).role == "drop"


def test_a_card_too_many_is_chosen_instead_of_those_before() -> None:
    view = found(3, lambda one, moves: any(card[1:] == "9" for card in one.display) and len(set(one.display)) > 1)
    nine = next(card for card in view.display if card[1:] == "9")
    other = next(card for card in view.display if card != nine)
    assert spot(view, f"take {nine}", f"take {other}").role == "choose"


def test_two_equal_cards_are_two_places_of_one_spot() -> None:
    view = found(2, lambda one, moves: len(set(one.display)) < len(one.display))
    twice = next(card for card in view.display if view.display.count(card) > 1)
    one = spot(view, f"take {twice}")
    assert len(one.more) == view.display.count(twice) - 1


def test_what_is_taken_off_or_taken_from_the_display_is_confirmed() -> None:
    """Neither can be taken back once the display is filled again."""
    view = found(3, lambda one, moves: bool(begins(moves, "remove")))
    move = begins(offered(view), "remove")[0]
    assert spot(view, move).role == "choose"
    assert spot(view, move, move).role == "play"
    assert box(spot(view, move)) != box(spot(view, move, move))


def test_each_stall_says_whether_it_can_be_paid() -> None:
    for view in islice(looked(4), 0, 200, 7):
        if view.phase != "act" or view.offers is None:
            continue
        exact = [k for k, offer in enumerate(view.offers) if offer and offer.payment and not offer.over]
        picture = render.board(view, names=NAMES, own=True)
        for k in range(4):
            x, y, wide, _ = market.stall(k, 214)
            green = count(picture, GAIN, (x + wide - 40, y - 16, x + wide + 8, y + 30))
            assert (green > 200) == (k in exact)


@pytest.mark.parametrize("seats", GAME.seats)
def test_one_s_own_picture_is_as_large_as_the_shared_one(seats: int) -> None:
    view = next(looked(seats))
    assert seen(render.board(view, names=NAMES, own=True)).size == (1024, HEIGHT)
