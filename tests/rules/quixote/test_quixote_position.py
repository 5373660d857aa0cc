"""Positions: whole, with the documented fields alone, and with a hidden tile in them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rules.quixote import Quixote
from rules.quixote.state import State

GAME = Quixote()
DOCUMENTED = {"phase", "field", "castles", "players", "cards", "seed", "draws", "options"}
OF_A_PLAYER = {"scores", "open", "last", "fields", "ready", "pile", "laid"}


def played(seats: int, moves: int, seed: str = "p") -> State:
    state, dice = GAME.start(seats, seed), Random(seed)
    for _ in range(moves):
        seat = dice.choice(GAME.to_act(state))
        state, _ = GAME.play(state, seat, dice.choice(GAME.legal(state, seat)))
    return state


def bare(position: dict[str, Any]) -> dict[str, Any]:
    """The position without anything of ours."""
    players = [{key: player[key] for key in OF_A_PLAYER} for player in position["players"]]
    return {key: value for key, value in position.items() if key in DOCUMENTED} | {"players": players}


def test_a_position_holds_every_documented_field() -> None:
    position = GAME.dump(played(2, 11))
    assert set(position) >= DOCUMENTED
    assert all(set(player) >= OF_A_PLAYER for player in position["players"])


@pytest.mark.parametrize("moves", range(0, 67, 3))
def test_a_position_of_the_documented_fields_alone_plays_on_to_the_same_scores(moves: int) -> None:
    state = played(3, moves)
    other = GAME.load(bare(GAME.dump(state)))
    dice = Random(moves)
    while GAME.to_act(state):
        assert GAME.to_act(other) == GAME.to_act(state)
        seat = dice.choice(GAME.to_act(state))
        offered = GAME.legal(state, seat)
        assert {str(move) for move in GAME.legal(other, seat)} == {str(move) for move in offered}
        move = dice.choice(offered)
        state, other = GAME.play(state, seat, move)[0], GAME.play(other, seat, move)[0]
    first, second = GAME.outcome(state), GAME.outcome(other)
    assert first is not None
    assert second is not None
    assert (first.scores, first.winners) == (second.scores, second.winners)


@pytest.mark.parametrize("rounds", [0, 12, 21])
def test_a_hidden_tile_stands_in_laid_and_nowhere_else(rounds: int) -> None:
    state = played(2, 2 * rounds)
    move = GAME.legal(state, 0)[-1]
    before = GAME.dump(state)["players"][0]
    player = GAME.dump(GAME.play(state, 0, move)[0])["players"][0]
    assert player["laid"] == [move.tile, move.way]
    assert player["ready"] is True
    assert player["fields"] == before["fields"]
    assert move.tile not in [*player["open"], player["last"]]


@pytest.mark.parametrize("rounds", [0, 12, 16, 20, 21])
def test_a_hidden_tile_written_also_where_it_came_from_is_still_one_tile(rounds: int) -> None:
    state = played(2, 2 * rounds)
    laid, _ = GAME.play(state, 0, GAME.legal(state, 0)[-1])
    position = bare(GAME.dump(laid))
    before = GAME.dump(state)["players"][0]
    position["players"][0] |= {"open": before["open"], "last": before["last"]}
    assert GAME.load(position).players[0].choice == laid.players[0].choice
    assert GAME.retract(GAME.load(position), 0) == GAME.load(bare(GAME.dump(state)))


def test_unknown_and_derived_fields_are_ignored() -> None:
    state = played(2, 21)
    position = GAME.dump(state)
    position["winner"] = "nobody"
    position["players"][0] |= {"ready": not position["players"][0]["ready"], "now": {"castle6": 6}}
    assert GAME.load(position) == state


def test_a_position_cut_short_scores_its_phase_and_waits() -> None:
    """No cards and no pile, as in a test that looks at one scoring only."""
    player: dict[str, Any] = {
        "scores": [],
        "open": ["c4"],
        "last": None,
        "fields": {},
        "ready": False,
        "pile": [],
        "laid": None,
    }
    state = GAME.load(
        {
            "phase": 1,
            "field": "D1",
            "castles": {"6": "B2", "4": "G3"},
            "players": [player],
            "cards": [],
            "seed": "s",
            "draws": 0,
            "options": [],
        }
    )
    after, _ = GAME.play(state, 0, GAME.parse("lay c4 up"))
    assert GAME.dump(after)["players"][0]["scores"] == [0]
    assert GAME.to_act(after) == ()
    assert GAME.load(GAME.dump(after)) == after
