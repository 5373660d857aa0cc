"""Strips: some turns as one picture that a chat shows whole, with every number and name in it, and no secret."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

import render
from render import Step, Turn, strips
from rules import GAMES
from rules.contract import Event, State
from tests.render.looking import seen

LONG = ("Крізотополянський-Бе", "Megszentségteleníthetetlen", "S", "Захід", "Õ" * 32, "")
SEATS = [(game, seats) for game in GAMES for seats in sorted({GAMES[game].seats[0], 3, GAMES[game].seats[-1]})]
KB = 200


def turns(game: str, seats: int, most: int = 60, seat: int | None = None) -> list[Turn]:
    """The turns of a game played at random, as that seat could see them."""
    rules, dice = GAMES[game], Random(f"{game} {seats}")
    state: State = rules.start(seats, "strip")
    begun, events, found = state, list[Event](), list[Turn]()
    while (acting := rules.to_act(state)) and len(found) < most:
        mover = dice.choice(acting)
        after, happened = rules.play(state, mover, dice.choice(rules.legal(state, mover)))
        events += [event for event in happened if event.only in (None, seat)]
        if rules.turn(after) != rules.turn(state) or not rules.to_act(after):
            step = Step(rules.view(begun, seat), tuple(events), rules.view(after, seat))
            found.append(Turn(len(found) + 1, mover if len(acting) == 1 else None, step))
            begun, events = after, []
        state = after
    return found


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_a_strip_of_any_number_of_turns_is_a_picture_that_a_chat_shows_whole(game: str, seats: int) -> None:
    played = turns(game, seats)
    for count in range(1, strips.MOST + 1):
        for some in (played[:count], played[-count:]):
            png = render.strip(some, names=LONG)
            width, height = seen(png).size
            assert width == 1024
            assert 500 < height <= strips.TALLEST
            assert len(png) < KB * 1024


@pytest.mark.parametrize("game", GAMES)
def test_every_turn_of_a_whole_game_has_its_glimpse(game: str) -> None:
    played = turns(game, GAMES[game].seats[-1], 500)
    sizes = {render.PAINTERS[game].glimpse(*turn.step, LONG).size for turn in played}
    assert len(sizes) == 1, "so that they stand beside each other"


def test_what_is_shown_of_a_turn_is_the_same_for_everyone_where_all_of_it_is_open() -> None:
    for game in ("marrakech", "alhambra"):
        pictures = {render.strip(turns(game, 3, 5, seat)[-3:], names=LONG) for seat in (None, 0, 1, 2)}
        assert len(pictures) == 1


def test_a_strip_shows_no_more_than_there_is_room_for() -> None:
    played: Sequence[Turn] = turns("marrakech", 4, 10)
    assert render.strip(played, names=LONG) == render.strip(played[-strips.MOST :], names=LONG)
