"""Don Quixote as a player who is still to lay sees it: the tiles, the chosen one, and what it would give."""

from __future__ import annotations

import pytest

import render
from render import Spot
from render.palette import FIRST, GAIN, INK, SAND
from render.quixote.desk import desk
from render.touch import offered
from rules import GAMES, View
from rules.quixote import View as QuixoteView
from tests.render.looking import Box, count, differing, played, seen, view

GAME = GAMES["quixote"]
NAMES = ("Север", "Kelet", "South", "Захід")


def looked(seats: int, moves: int) -> QuixoteView:
    """A game some moves on, as the first seat that is still to lay sees it."""
    at = view("quixote", seats, "own", moves)
    assert isinstance(at, QuixoteView)
    seat = next(seat for seat, player in enumerate(at.players) if not player.ready)
    own = view("quixote", seats, "own", moves, seat)
    assert isinstance(own, QuixoteView)
    return own


def spot(at: View, words: str, chosen: str = "") -> Spot:
    return next(one for one in render.spots(at, NAMES, "board", chosen) if one.words == words)


def field(box: render.Box) -> Box:
    x, y, wide, tall = box
    return x, y, x + wide, y + tall


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_tap_lays_a_tile_another_turns_it_and_the_pill_plays_it(seats: int) -> None:
    at = looked(seats, 5 * seats)
    for tile in desk(at).tiles:
        assert spot(at, f"lay {tile} up").role == "choose"
        turned = spot(at, f"lay {tile} down", f"lay {tile} up")
        assert turned.role == "choose"
        assert turned.box == spot(at, f"lay {tile} up").box
        assert spot(at, f"lay {tile} up", f"lay {tile} down").role == "choose"
        for way in ("up", "down"):
            assert spot(at, f"lay {tile} {way}", f"lay {tile} {way}").role == "play"


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_chosen_tile_lies_on_the_field_called_and_can_be_turned_there(seats: int) -> None:
    at = looked(seats, 4 * seats)
    assert at.field is not None
    place = desk(at)
    tile = place.tiles[0]
    up, down = (render.board(at, names=NAMES, own=True, chosen=f"lay {tile} {way}") for way in ("up", "down"))
    plain = render.board(at, names=NAMES, own=True)
    land = field(place.field(at.field))
    one, other, third = (seen(picture).crop(land).tobytes() for picture in (plain, up, down))
    assert len({one, other, third}) == 3
    x, y, wide, tall = place.field(at.field)
    assert render.hit(render.spots(at, NAMES, "board", f"lay {tile} up"), x + wide / 2, y + tall / 2) == spot(
        at, f"lay {tile} down", f"lay {tile} up"
    )


def test_what_the_phase_would_give_is_shown_with_the_chosen_tile() -> None:
    shown = set()
    for moves in range(2, 20):
        at = looked(1, moves)
        place = desk(at)
        for move in offered(at)[:6]:
            after = GAME.preview(at, GAME.parse(move))
            assert isinstance(after, QuixoteView)
            gives = after.players[0].now.total > 0
            picture = render.board(at, names=NAMES, own=True, chosen=move)
            total = field(place.tally)
            assert (count(picture, FIRST, total) > 3_000) == gives
            assert (count(picture, SAND, total) > 3_000) == (not gives)
            assert count(picture, GAIN, field(place.end)) > 20_000
            shown.add(gives)
    assert shown == {True, False}


def test_the_tile_kept_for_last_is_seen_and_cannot_be_tapped() -> None:
    at = looked(2, 2 * 16 + 2)
    place = desk(at)
    assert place.kept
    assert not [one for one in render.spots(at, NAMES) if place.kept[0] in one.words]
    x, y, wide, tall = place.tile(len(place.tiles))
    assert count(render.board(at, names=NAMES, own=True), INK, (x, y - 40, x + 2 * wide, y + tall)) < 100


def test_one_sees_who_of_the_others_has_laid() -> None:
    before = played("quixote", 3, "own", 9)
    seat, other = GAME.to_act(before)[:2]
    after, _ = GAME.play(before, other, GAME.legal(before, other)[0])
    at, then = GAME.view(before, seat), GAME.view(after, seat)
    x, y, right, bottom = field(desk(at).other((other - seat) % 3))
    changed = differing(render.board(at, names=NAMES, own=True), render.board(then, names=NAMES, own=True))
    assert changed is not None
    assert x <= changed[0] < changed[2] <= right
    assert y <= changed[1] < changed[3] <= bottom
