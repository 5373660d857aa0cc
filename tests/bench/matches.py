"""Matches between robots. Every game follows from its number, on any machine: it can be played again and compared."""

from __future__ import annotations

import msgspec

from rules import GAMES
from rules.robots import Strength, choose


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """One robot against others, or alone, and how many games tell how good it is. `budget` is in playouts a move."""

    game: str
    one: Strength
    others: tuple[Strength, ...] = ()
    budget: int = 0
    games: int
    least: float

    @property
    def name(self) -> str:
        against = f"against {' and '.join(self.others)}" if self.others else "alone"
        playouts = f", {self.budget} playouts a move" if self.budget else ""
        return f"{self.game}: {self.one} {against}{playouts}"


class Played(msgspec.Struct, frozen=True, array_like=True):
    """What the one robot reached in a game: its points, and its part of the win."""

    points: int
    won: float


# Shares of about a half are told to ± 3 % by 1,070 games; points need fewer. With these budgets a strong robot takes
# a tenth to a fifth of the time it has at a table (`bot.schedule.thinkers.SECONDS`), or the matches would last for
# days. The deals are none of those on which the robots' weights were chosen.
MATCHES = (
    Match(game="quixote", one="fair", games=1070, least=48),
    Match(game="quixote", one="strong", budget=320, games=170, least=58),
    Match(game="marrakech", one="fair", others=("easy", "easy"), games=1070, least=60),
    Match(game="marrakech", one="strong", others=("fair", "fair"), budget=240, games=1070, least=50),
    Match(game="alhambra", one="fair", others=("easy", "easy"), games=1070, least=60),
    Match(game="alhambra", one="strong", others=("fair", "fair"), budget=72, games=1070, least=50),
)


def play(match: Match, number: int) -> Played:
    """One game; the robot takes every seat of a deal in turn."""
    game, seats = GAMES[match.game], 1 + len(match.others)
    seat = number % seats
    lineup = [*match.others[:seat], match.one, *match.others[seat:]]
    state, move = game.start(seats, f"match {number // seats}"), 0
    while acting := game.to_act(state):
        actor = acting[0]
        choice = choose(game, game.view(state, actor), lineup[actor], f"{number} {move}", match.budget)
        state, _ = game.play(state, actor, choice.move)
        move += 1
    outcome = game.outcome(state)
    assert outcome is not None
    return Played(outcome.scores[seat], (seat in outcome.winners) / len(outcome.winners))
