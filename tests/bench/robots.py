"""How well the robots play and how long they think: `python -m tests.bench.robots [--quick]`.

Time is that of the processor, so that what else a machine does changes nothing but how long one waits for the table.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from math import sqrt
from multiprocessing import get_context
from time import process_time

import msgspec

from rules import GAMES
from rules.robots import Strength, choose
from tests.bench.figures import Line, share, table

WORKERS = 2
SIGMAS = 1.96  # of a 95 % interval
THINKING = 1.5  # seconds a move, of the two a strong robot may take


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """One robot against others of one kind, and how often. `budget` is in playouts."""

    game: str
    one: Strength
    others: tuple[Strength, ...] = ()
    budget: int = 0
    games: int
    least: float

    @property
    def quick(self) -> Match:
        return msgspec.structs.replace(self, games=max(6, self.games // 20))


class Played(msgspec.Struct, frozen=True):
    """What the one robot reached: its points, and its part of the win."""

    points: int
    won: float


MATCHES = (
    Match(game="quixote", one="fair", games=1000, least=48),
    Match(game="quixote", one="strong", budget=160, games=120, least=58),
    Match(game="marrakech", one="fair", others=("easy", "easy"), games=1050, least=60),
    Match(game="marrakech", one="strong", others=("fair", "fair"), budget=120, games=300, least=50),
    Match(game="alhambra", one="fair", others=("easy", "easy"), games=600, least=60),
    Match(game="alhambra", one="strong", others=("fair", "fair"), budget=120, games=150, least=50),
)


def strength(quick: bool = False) -> list[Line]:
    """Every match of the table."""
    with get_context("spawn").Pool(WORKERS) as pool:
        return [_line(match, pool.imap_unordered) for match in (match.quick if quick else match for match in MATCHES)]


def _line(match: Match, spread: Callable[..., Iterable[Played]]) -> Line:
    jobs = [(match, number) for number in range(match.games)]
    results = list(spread(_play, jobs))
    solo = not match.others
    values = [played.points if solo else 100 * played.won for played in results]
    budget = f", {match.budget} playouts a move" if match.budget else ""
    against = "alone" if solo else f"against {' and '.join(match.others)}"
    return Line(
        what=f"{match.game}: {match.one} {against}{budget}",
        unit="points" if solo else "% won",
        value=sum(values) / len(values),
        least=match.least,
        reference=f"± {interval(values):.1f}, {len(values)} games",
    )


def interval(values: Sequence[float]) -> float:
    """Half the 95 % interval of their mean."""
    mean = sum(values) / len(values)
    return SIGMAS * sqrt(sum((value - mean) ** 2 for value in values)) / len(values)


def _play(job: tuple[Match, int]) -> Played:
    """One game; the robot takes every seat in turn."""
    match, number = job
    game, seats = GAMES[match.game], 1 + len(match.others)
    seat = number % seats
    lineup = [*match.others[:seat], match.one, *match.others[seat:]]
    state, move = game.start(seats, f"bench {number // seats}"), 0
    while acting := game.to_act(state):
        actor = acting[0]
        choice = choose(game, game.view(state, actor), lineup[actor], f"{number} {move}", match.budget)
        state, _ = game.play(state, actor, choice.move)
        move += 1
    outcome = game.outcome(state)
    assert outcome is not None
    return Played(outcome.scores[seat], (seat in outcome.winners) / len(outcome.winners))


def thinking(quick: bool = False) -> list[Line]:
    """How long a move takes, over a whole game of three (one alone, where that is possible)."""
    limits: tuple[tuple[Strength, float], ...] = (("easy", 30), ("fair", 30), ("strong", 2000))
    return [
        Line(
            what=f"{name}: {strength}, p99 of a move",
            unit="ms",
            value=share(seconds, 0.99) * 1e3,
            most=limit,
            reference=f"median {share(seconds, 0.5) * 1e3:.1f}, {len(seconds)} moves",
        )
        for name in GAMES
        for strength, limit in limits
        if (seconds := list(_timed(name, strength, quick)))
    ]


def _timed(name: str, strength: Strength, quick: bool) -> Iterator[float]:
    """The seconds of every move; of a strong robot only of some, spread over the game."""
    game = GAMES[name]
    state, stride = game.start(3, "thinking"), (60 if quick else 12) if strength == "strong" else 1
    number = 0
    while acting := game.to_act(state):
        view = game.view(state, acting[0])
        measured = number % stride == 0
        start = process_time()
        choice = choose(game, view, strength if measured else "fair", str(number), _until(start + THINKING))
        if measured:
            yield process_time() - start
        state, _ = game.play(state, acting[0], choice.move)
        number += 1


def _until(end: float) -> Callable[[], bool]:
    return lambda: process_time() >= end


def lines(quick: bool = False) -> list[Line]:
    return list(chain(strength(quick), thinking(quick)))


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--quick", action="store_true", help="a twentieth of the games")
    sys.stdout.write(table(lines(options.parse_args().quick)) + "\n")
