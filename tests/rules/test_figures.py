"""Every game tells the figures that its players talk about, and how good its robots are."""

from __future__ import annotations

from random import Random

import pytest

from rules import GAMES
from rules.contract import AnyGame
from rules.figures import TELLERS, figure_names, figures
from rules.levels import LEVELS
from rules.record import replay
from rules.robots import STRENGTHS


def test_every_game_has_figures_and_levels() -> None:
    assert list(TELLERS) == list(LEVELS) == list(GAMES)
    for levels in LEVELS.values():
        assert list(levels) == list(STRENGTHS)
        assert list(levels.values()) == sorted(levels.values())


def played(game: AnyGame, seats: int, seed: str) -> list[tuple[int, str]]:
    state, random, moves = game.start(seats, seed), Random(seed), list[tuple[int, str]]()
    while acting := game.to_act(state):
        seat = random.choice(acting)
        move = random.choice(game.legal(state, seat))
        state, _ = game.play(state, seat, move)
        moves.append((seat, str(move)))
    return moves


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_figures_are_told_from_what_stands_in_the_end(game: AnyGame) -> None:
    seats = game.seats.stop - 1
    moves = played(game, seats, "figures")
    told = figures(game, seats, "figures", (), moves)
    assert [len(one) for one in told] == [len(figure_names(game.name))] * seats
    assert any(any(one) for one in told)
    assert all(figure >= 0 for one in told for figure in one)
    undone = [*moves[:9], (moves[8][0], "undo 1")]
    states = list(replay(game, seats, "figures", (), undone))
    assert figures(game, seats, "figures", (), undone) == figures(game, seats, "figures", (), moves[:8])
    assert len(states) == 10
