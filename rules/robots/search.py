"""Search where much is hidden: imagine the rest, play every good move on to see what comes of it, and do so again.

In each round all moves are tried in the same imagined state with the same luck to come, so that only their
merit makes a difference; a move that falls clearly behind is tried no more.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count, repeat
from math import sqrt
from typing import Generic, TypeAlias

import msgspec

from rules.contract import Game, M, S, V

Budget: TypeAlias = int | Callable[[], bool]
"""How many playouts; or asked before each one, whether there were enough."""

WIDTH = 6  # moves worth trying
ROUNDS = 6  # before a move may be given up
BEHIND = 2.0  # standard errors
SURE = 0.5  # standard errors by which a move must be better than a higher rated one


class Trial(msgspec.Struct, Generic[M]):
    """A move, with what came of it in each round."""

    move: M
    values: list[float] = []


def search(game: Game[S, M, V], view: V, seat: int, seed: str, budget: Budget) -> M:
    """The move that fares best; where nothing could be tried, the highest rated."""
    enough = _meter(budget)
    trials = _promising(game.rate(game.imagine(view, seed), seat))
    for number in count(1):
        if len(trials) == 1 or not _round(game, game.imagine(view, f"{seed} {number}"), seat, trials, enough):
            break
        if number >= ROUNDS:
            trials = _in_the_running(trials)
    return max(trials, key=lambda trial: _surely(trial.values, trials[0].values)).move


def _meter(budget: Budget) -> Callable[[], bool]:
    if not isinstance(budget, int):
        return budget
    playouts = iter(range(budget))
    return lambda: next(playouts, None) is None


def _promising(rated: Sequence[tuple[M, float]]) -> list[Trial[M]]:
    ordered = sorted(rated, key=lambda entry: -entry[1])
    return [Trial(move) for move, _ in ordered[:WIDTH]]


def _round(game: Game[S, M, V], state: S, seat: int, trials: list[Trial[M]], enough: Callable[[], bool]) -> bool:
    """One playout of every move; false, and nothing learnt, if the budget did not suffice for all."""
    values = []
    for trial in trials:
        if enough():
            return False
        values.append(_playout(game, game.play(state, seat, trial.move)[0], seat))
    for trial, value in zip(trials, values, strict=True):
        trial.values.append(value)
    return True


def _playout(game: Game[S, M, V], state: S, seat: int) -> float:
    """How this seat stands when all have played on."""
    for _ in repeat(None) if game.foresight is None else repeat(None, game.foresight):
        acting = game.to_act(state)
        if not acting:
            break
        other = acting[0]
        move = game.reply(state, other) if other == seat else game.expect(state, other)
        state, _ = game.play(state, other, move)
    return game.judge(state, seat)


def _in_the_running(trials: list[Trial[M]]) -> list[Trial[M]]:
    """Without the moves that are behind the best by more than luck explains."""
    best = max(trials, key=lambda trial: sum(trial.values))
    return [trial for trial in trials if trial is best or not _behind(trial.values, best.values)]


def _behind(values: list[float], best: list[float]) -> bool:
    mean, error = _gap(best, values)
    return mean >= BEHIND * error


def _surely(values: list[float], rated: list[float]) -> float:
    """By how much a move is better than the highest rated, to be on the safe side."""
    mean, error = _gap(values, rated)
    return mean - SURE * error


def _gap(values: list[float], others: list[float]) -> tuple[float, float]:
    """By how much the one are more than the others, and the standard error of that."""
    gaps = [value - other for value, other in zip(values, others, strict=True)]
    count = max(1, len(gaps))
    mean = sum(gaps) / count
    return mean, sqrt(sum((gap - mean) ** 2 for gap in gaps)) / count
