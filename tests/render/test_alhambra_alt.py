"""Alhambra told in words: enough to play from, in five languages, and never another's money."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec
import pytest

import render
from rules import GAMES
from rules.alhambra import View
from rules.alhambra.state import New, State
from rules.alhambra.tiles import CARDS, CURRENCIES, FOUNTAIN, SIDE_TERMS, STALLS, TILES
from tests import gallery
from tests.render.looking import LANGUAGES, LOCALES, speaker

NAMES = ("Север", "Kelet", "South", "Захід", "Lõuna", "Észak")
GAME = GAMES["alhambra"]


@cache
def states(seats: int) -> list[State]:
    played: list[Any] = gallery.played("alhambra", seats)
    return played


def first(seats: int, phase: str, after: float = 0.3) -> State:
    """The first position in that phase, some way on."""
    played = states(seats)
    return next(state for state in played[round(after * len(played)) :] if state.phase == phase)


def view(state: State, seat: int | None = None) -> View:
    looked: View = GAME.view(state, seat)
    return looked


def told(position: View, language: str = "en") -> str:
    return render.alt(position, speaker(language, "alhambra"), names=NAMES)


def word(language: str, term: str, **values: str | int) -> str:
    return speaker(language, "alhambra")(f"alhambra-{term}", **values)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_every_player_every_tile_the_market_and_the_money_on_display_are_told(seats: int, language: str) -> None:
    for state in (states(seats)[0], first(seats, "act"), first(seats, "place"), states(seats)[-1]):
        position = view(state)
        text = told(position, language)
        for name, one in zip(NAMES, position.players, strict=False):
            assert name in text
            for place, tile in one.alhambra.items():
                if tile != FOUNTAIN:
                    assert f"{place} {word(language, f'term-{TILES[tile].building}')} {tile}, " in text
            for tile in (*one.reserve, *one.bought):
                assert f"{word(language, f'term-{TILES[tile].building}')} {tile}, " in text
        for letter, on_sale in zip(STALLS, position.market, strict=True):
            if on_sale is None:
                assert word(language, f"term-{CURRENCIES[letter]}") in text
            else:
                price = word(language, "price", currency_raw=CURRENCIES[letter], price=TILES[on_sale].price)
                assert f"{price}: {word(language, f'term-{TILES[on_sale].building}')} {on_sale}, " in text
        assert ", ".join(word(language, f"term-{card}") for card in position.display) in text
        for number in (position.deck, position.bag, *(one.score for one in position.players)):
            assert re.search(rf"\b{number}\b", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_two_players_dirk_and_each_of_his_buildings_are_told(language: str) -> None:
    position = view(first(2, "act"))
    assert position.dirk is not None
    text = told(position, language)
    assert word(language, "term-dirk") in text
    assert all(f"{word(language, f'term-{TILES[tile].building}')} {tile}" in text for tile in position.dirk.buildings)
    assert word(language, "term-dirk") not in told(view(first(3, "act")), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_walls_of_a_tile_are_told_side_by_side(language: str) -> None:
    start = states(3)[0]
    for tile in TILES:
        text = told(msgspec.structs.replace(view(start), market=(tile, None, None, None)), language)
        sentence = re.search(rf" {tile}, ([^.]*)\.", text)
        assert sentence is not None
        sides = {side for side, term in SIDE_TERMS.items() if word(language, f"term-{term}") in sentence[1]}
        assert sides == set(TILES[tile].walls)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_places_hears_where_each_tile_may_go(language: str) -> None:
    position = view(first(3, "place"))
    (tile,) = position.players[position.turn].bought
    for places in (("w3", "w2s1", "w1s1"), ()):
        changed = msgspec.structs.replace(position, places={tile: places})
        key, values = ("alt-places", {"places": ", ".join(places)}) if places else ("alt-nowhere", {})
        assert word(language, key, tile=tile, **values) in told(changed, language)
        assert NAMES[position.turn] in told(changed, language).split(".")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_when_several_place_at_once_all_of_them_are_told(language: str) -> None:
    position = next(view(state) for seats in (6, 5, 4, 3) for state in states(seats) if len(GAME.to_act(state)) > 1)
    text = told(position, language)
    assert word(language, "alt-last") in text
    for seat in position.to_act:
        waiting = [f"{word(language, f'term-{TILES[one].building}')} {one}" for one in position.players[seat].bought]
        assert word(language, "alt-place", name=NAMES[seat], tiles="; ".join(waiting)) in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_just_built_comes_first(language: str) -> None:
    position = view(first(3, "act", 0.5))
    alhambra = {**position.players[0].alhambra, "e7n7": "T13"}
    builder = msgspec.structs.replace(position.players[0], alhambra=alhambra)
    built = msgspec.structs.replace(position, players=(builder, *position.players[1:]), new=(New(0, "T13"),))
    tile = f"{word(language, 'term-tower')} T13"
    assert told(built, language).startswith(word(language, "alt-new", name=NAMES[0], tile=tile, place="e7n7"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_the_end_the_winners_are_told(language: str) -> None:
    over = view(states(2)[-1])
    for winners, names in (((1,), "Kelet"), ((0, "dirk"), f"Север, {word(language, 'term-dirk')}")):
        ended = msgspec.structs.replace(over, winners=winners)
        assert word(language, "alt-over", count=len(winners), names=names) in told(ended, language)


# Money


def holding(*hands: tuple[str, ...], options: tuple[str, ...] = ()) -> State:
    start = states(3)[0]
    players = tuple(msgspec.structs.replace(one, money=hand) for one, hand in zip(start.players, hands, strict=True))
    return msgspec.structs.replace(
        start, players=players, display=(), market=("C7b", "T11c", "T11b", None), options=options
    )


OWN, ONE, OTHER = ("u3", "d5", "h9", "d2", "h4"), ("d9", "f8"), ("f1", "h6")


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_holds_a_hand_hears_it_sorted_and_what_it_buys(language: str) -> None:
    text = told(view(holding(ONE, OTHER, OWN), 2), language)
    cards = ", ".join(word(language, f"term-{card}") for card in ("d5", "d2", "h9", "h4", "u3"))
    assert word(language, "alt-hand", cards=cards) in text
    assert word(language, "alt-exact", tile="C7b", paid="5+2") in text
    assert word(language, "alt-dearer", tile="T11c", paid="9+4", over=2) in text
    assert word(language, "alt-missing", tile="T11b", missing=8) in text
    assert word(language, "alt-no-hand") in told(view(holding(ONE, OTHER, ()), 2), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [None, 2])
def test_the_money_of_others_is_never_told(seat: int | None, language: str) -> None:
    text = told(view(holding(ONE, OTHER, OWN), seat), language)
    assert text == told(view(holding(OTHER, ONE, OWN), seat), language)
    hidden = set(CARDS) - set(OWN if seat == 2 else ())
    assert not [card for card in hidden if re.search(rf"(?<![\d+]){word(language, f'term-{card}')}\b(?!:)", text)]


def test_a_spectator_hears_of_no_hand() -> None:
    assert told(view(holding(ONE, OTHER, OWN))) == told(view(holding(OWN[:2], ONE, (*OTHER, *OWN[:3]))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_money_is_open_everyone_hears_it(language: str) -> None:
    for seat in (None, 2):
        text = told(view(holding(ONE, OTHER, OWN, options=("open_money",)), seat), language)
        for hand in (("d9", "f8"), ("h6", "f1")):
            cards = ", ".join(word(language, f"term-{card}") for card in hand)
            assert word(language, "alt-money", cards=cards) in text


# Scorings


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_scoring_is_told_in_full_until_somebody_builds_again(seats: int, language: str) -> None:
    position = view(states(seats)[-1])
    scoring = position.scoring
    assert scoring is not None
    text = told(position, language)
    contenders = [*NAMES[:seats], word(language, "term-dirk")]
    assert word(language, "alt-scoring", round=3) in text
    for row in scoring.rows:
        for name, share in zip(contenders, row.shares, strict=False):
            if share.count:
                assert word(language, "alt-share", name=name, count=share.count, points=share.points) in text
    for total in scoring.after:
        assert re.search(rf"\b{total}\b", text)
    later = msgspec.structs.replace(position.players[0], alhambra={"0": FOUNTAIN})
    rebuilt = msgspec.structs.replace(position, players=(later, *position.players[1:]))
    assert word(language, "alt-scoring", round=3) not in told(rebuilt, language)


# Words


@pytest.mark.parametrize(("language", "forms"), [("ru", ("очко", "очка", "очков")), ("uk", ("очко", "очки", "очок"))])
def test_points_are_counted_as_the_language_counts(language: str, forms: tuple[str, ...]) -> None:
    position = view(states(3)[0])
    for number, form in zip((1, 2, 5, 21, 11), (*forms, forms[0], forms[2]), strict=True):
        rich = msgspec.structs.replace(position.players[0], score=number)
        changed = msgspec.structs.replace(position, players=(rich, *position.players[1:]))
        assert f"{NAMES[0]}: {number} {form}," in told(changed, language)


def test_the_five_languages_have_the_same_messages() -> None:
    ids = [
        set(re.findall(r"^(alhambra-alt-[a-z-]+) =", (LOCALES / language / "alhambra.ftl").read_text("utf-8"), re.M))
        for language in LANGUAGES
    ]
    assert ids[0]
    assert all(one == ids[0] for one in ids)
