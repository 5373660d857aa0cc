"""What a view shows and hides; menus, labels and events that could betray a hand; the house rule `open_money`."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from rules import Event, State
from rules.alhambra.facts import (
    CardsLabel,
    ExactLabel,
    OverLabel,
    StallLabel,
    TakeWord,
    TileLabel,
)
from rules.contract import Json
from tests.rules.alhambra.palace import GAME, after, player, position, random_game, random_move


def as_json(state: State, seat: int | None) -> Json:
    shown: Json = msgspec.json.decode(msgspec.json.encode(GAME.view(state, seat)))
    return shown


def test_a_view_has_the_documented_fields() -> None:
    state = position(player("d7 f2", "e1=T12", reserve=["P8"], bought=["S9"], score=4), player("h1"), phase="place")
    shown = as_json(state, 0)
    assert {key: shown[key] for key in ("turn", "phase", "round", "bag", "deck")} == {
        "turn": 0,
        "phase": "place",
        "round": 0,
        "bag": 10,
        "deck": 8,
    }
    assert shown["display"] == ["d1", "h6", "u7", "f8"]
    assert shown["market"] == ["P2", "S3", "A4", "C5"]
    first = shown["players"][0]
    assert (first["score"], first["cards"], first["money"]) == (4, 2, ["d7", "f2"])
    assert first["alhambra"] == {"0": "fountain", "e1": "T12"}
    assert (first["reserve"], first["bought"]) == (["P8"], ["S9"])
    assert shown["players"][1]["money"] is None
    assert shown["players"][1]["cards"] == 1
    assert shown["dirk"]["buildings"] == []
    assert not {"seed", "draws", "discard"} & set(shown)


@pytest.mark.parametrize("seats", GAME.seats)
def test_hands_are_seen_by_their_owner_alone(seats: int) -> None:
    for state in list(random_game(seats, "secret", Random(seats)))[::9]:
        for viewer in (None, *range(seats)):
            shown = as_json(state, viewer)
            assert [seat for seat in range(seats) if shown["players"][seat]["money"] is not None] == (
                [] if viewer is None else [viewer]
            )
            assert (shown["offers"] is None) == (viewer is None)


def test_open_money_shows_every_hand_to_everyone() -> None:
    state = GAME.start(3, "any", ["open_money"])
    hands = [each["money"] for each in GAME.dump(state)["players"]]
    for viewer in (None, 0, 1, 2):
        assert [each["money"] for each in as_json(state, viewer)["players"]] == hands


def test_the_menu_of_actions_is_secret_and_the_menu_of_places_is_not() -> None:
    acting = position(player("d2"), player(), player())
    assert not GAME.open_choices(acting, 0)
    assert not GAME.open_choices(after(acting, "buy 1 2"), 0)
    assert GAME.open_choices(after(acting, "buy 1 2", "done"), 0)
    assert GAME.open_choices(position(player("d2"), player(), player(), options=["open_money"]), 0)


def test_no_event_names_a_card_that_was_not_open_or_paid() -> None:
    """Two games that differ only in hands which nobody shows tell the same story."""
    dice = Random("story")
    for seed in ("one", "two", "three"):
        for state in list(random_game(3, seed, dice))[::5]:
            check_story(state, dice)


def check_story(state: State, dice: Random) -> None:
    if GAME.dump(state)["phase"] != "act":
        return
    seat = GAME.to_act(state)[0]
    move = random_move(state, seat, dice)
    other = with_other_hands(state, seat)
    assert public(GAME.play(state, seat, move)[1]) == public(GAME.play(other, seat, move)[1])


def with_other_hands(state: State, seat: int) -> State:
    """The same, but for the hands of those who are not to act."""
    changed = GAME.dump(state)
    for number, each in enumerate(changed["players"]):
        if number != seat:
            each["money"] = ["u9"] * len(each["money"])
    found: State = GAME.load(changed)
    return found


def public(events: tuple[Event, ...]) -> list[Event]:
    """What was told before the last buildings, which go by the hands (A25)."""
    told = []
    for event in events:
        if type(event).__name__ == "BagRanOut":
            break
        told.append(event)
    return told


def test_offers_tell_the_best_payment_or_what_is_missing() -> None:
    state = position(player("d5 d2 h9 h4 u6 u3 f7"), player(), player(), market=["C7b", "T11c", "T11b", None])
    offers = GAME.view(state, 0).offers
    assert [offer and (offer.payment, offer.over, offer.missing, offer.total) for offer in offers] == [
        ((5, 2), 0, 0, 7),
        ((9, 4), 2, 0, 13),
        (None, 0, 2, 9),
        None,
    ]


@pytest.mark.parametrize(
    ("words", "label"),
    [
        ("take", TakeWord()),
        ("take d3+f2", CardsLabel(("d3", "f2"))),
        ("buy 2", StallLabel(2, "seraglio", "S3", 3, "dirham")),
        ("buy 2 2+1", ExactLabel("2+1")),
        ("buy 2 9", OverLabel("9", 6)),
        ("add P8", TileLabel("pavilion", "P8")),
        ("swap P8 T12", TileLabel("tower", "T12")),
        ("add P8 e1", None),
    ],
)
def test_every_word_of_a_menu_says_what_it_means(words: str, label: object) -> None:
    view = GAME.view(position(display=["d3", "f2", "h6", "u7"]), 0)
    assert GAME.label(view, tuple(words.split(" "))) == label
