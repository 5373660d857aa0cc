"""Rules: random legal play through the contract, beside python-chess in the same minutes on the same core."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from random import Random
from time import process_time

import chess

from rules import GAMES
from tests.bench.figures import Line
from tests.bench.scale import Scale

LEAST = {"marrakech": 2.5, "quixote": 2.5, "alhambra": 1.0}
"""How many times the moves of python-chess; the first of the issue's targets."""


async def lines(scale: Scale) -> AsyncIterator[Line]:
    """A line a game. Slices of each take turns, so that a noisy moment is noise to all of them."""
    players: dict[str, Callable[[Random], int]] = {name: _ours(name) for name in GAMES}
    played = dict.fromkeys((*players, "chess"), 0)
    spent = dict.fromkeys(played, 0.0)
    random = Random(1)
    for _ in range(scale.rounds):
        for name, play in {**players, "chess": play_chess}.items():
            count, seconds = _slice(play, random, scale.slice)
            played[name] += count
            spent[name] += seconds
    rates = {name: played[name] / spent[name] for name in played}
    for name in GAMES:
        reference = f"{rates[name]:,.0f} moves/s; python-chess {rates['chess']:,.0f}"
        ratio = rates[name] / rates["chess"]
        yield Line(
            what=f"rules: {name}, random play",
            unit="× python-chess",
            value=ratio,
            least=LEAST.get(name),
            reference=reference,
        )


def _slice(play: Callable[[Random], int], random: Random, seconds: float) -> tuple[int, float]:
    """Whole games for about so long: moves played, seconds of the processor."""
    began, count = process_time(), 0
    while process_time() - began < seconds:
        count += play(random)
    return count, process_time() - began


def _ours(name: str) -> Callable[[Random], int]:
    game = GAMES[name]

    def play(random: Random) -> int:
        """A game for every number of players, to its end."""
        count = 0
        for seats in game.seats:
            state = game.start(seats, str(random.random()))
            while acting := game.to_act(state):
                seat = random.choice(acting)
                state, _ = game.play(state, seat, random.choice(game.legal(state, seat)))
                count += 1
        return count

    return play


def play_chess(random: Random) -> int:
    """A game of chess, to its end."""
    board = chess.Board()
    while not board.is_game_over():
        board.push(random.choice(list(board.legal_moves)))
    return len(board.move_stack)
