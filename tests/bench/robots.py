"""How well the robots play and how long they think.

`make robots` (python -m tests.bench.robots [--processes N] [game…]) plays the matches that are not finished, or that
were played with other sources, and keeps every game; it can be stopped at any time and goes on from there. What is
printed comes from the kept games, of which `make bench` plays some anew.

With `--again N`, N games of each match whose sources have changed are played again instead. Where they all come out
as before, the match is kept, with the fingerprint of the sources of now. That is for a change of the code which is not
meant to change the play.

Time is that of the processor, so that what else a machine does changes nothing but how long one waits for the table.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from math import sqrt
from multiprocessing import get_context
from time import monotonic, process_time

import msgspec
from msgspec.structs import replace

from bot.schedule.thinkers import SECONDS
from rules import GAMES
from rules.robots import Strength, choose
from tests.bench.figures import Line, share, table
from tests.bench.kept import Kept, fresh, read, sources, write
from tests.bench.matches import MATCHES, Match, Played, play

SIGMAS = 1.96  # of a 95 % interval
SAVE = 15.0  # seconds
STAGES = (60, 240, 480, 720, 1070)  # games
LIMITS: tuple[tuple[Strength, float], ...] = (("easy", 30), ("fair", 30), ("strong", 2000))
STRIDE = 20  # a strong robot is timed at every so many moves of a game


# Matches


def strength(again: int) -> Iterator[Line]:
    """The kept games of every match, and whether so many of each come out the same when they are played anew."""
    results = read()
    for match in MATCHES:
        if results[match.name].games:
            yield _line(match, results[match.name])
    played, otherwise = 0, 0
    for match in MATCHES:
        numbers = _spread(len(results[match.name].games), again)
        played += len(numbers)
        otherwise += sum(play(match, number) != results[match.name].games[number] for number in numbers)
    yield Line(what="kept games that come out otherwise", unit="", value=otherwise, most=0, reference=f"of {played}")


def _line(match: Match, kept: Kept) -> Line:
    solo = not match.others
    values = [game.points if solo else 100 * game.won for game in kept.games]
    stale = "; sources have changed since" if kept.stale else ""
    return Line(
        what=match.name,
        unit="points" if solo else "% won",
        value=sum(values) / len(values),
        least=match.least,
        reference=f"± {interval(values):.1f}, {len(values):,} games{stale}",
    )


def interval(values: Sequence[float]) -> float:
    """Half the 95 % interval of their mean."""
    mean = sum(values) / len(values)
    return SIGMAS * sqrt(sum((value - mean) ** 2 for value in values)) / len(values)


def _spread(games: int, count: int) -> list[int]:
    """The numbers of so many of the games, in every seat."""
    step = games // max(1, count)
    return [min(games - 1, number * step + number) for number in range(min(games, count))]


def play_on(names: Sequence[str], processes: int) -> None:
    """Plays what is missing of the matches of these games, some of each before more of any."""
    results = {name: kept for name, kept in read().items() if not kept.stale}
    chosen = [match for match in MATCHES if match.game in names]
    with get_context("spawn").Pool(processes) as pool:
        for stage, match in product(STAGES, chosen):
            _play_to(min(stage, match.games), match, results, pool.imap)


def _play_to(end: int, match: Match, results: dict[str, Kept], spread: Callable[..., Iterator[Played]]) -> None:
    kept = results.setdefault(match.name, fresh(match))
    games, saved = list(kept.games), monotonic()
    for game in spread(_play, [(match, number) for number in range(len(games), end)]):
        games.append(game)
        if len(games) == end or monotonic() > saved + SAVE:
            results[match.name] = replace(kept, games=tuple(games))
            write([results[one.name] for one in MATCHES if one.name in results])
            saved = monotonic()


def _play(job: tuple[Match, int]) -> Played:
    return play(*job)


def play_again(names: Sequence[str], count: int, processes: int) -> Iterator[str]:
    """Keeps the matches that are stale if so many games of each come out as they did; tells what became of each."""
    results = read()
    for match in MATCHES:
        kept = results[match.name]
        if match.game in names and kept.stale:
            numbers = _spread(len(kept.games), count)
            with get_context("spawn").Pool(processes) as pool:
                played = pool.map(_play, [(match, number) for number in numbers])
            same = played == [kept.games[number] for number in numbers]
            yield f"{match.name}: {len(played)} games again, {'all the same: kept' if same else 'not all the same'}"
            if same:
                results[match.name] = replace(kept, sources=sources(match.game))
                write(list(results.values()))


# Thinking


def thinking(quick: bool = False) -> Iterator[Line]:
    """How long a move takes, over a whole game of three, a strong robot having the time it has at a table."""
    for name in GAMES:
        for strength, limit in LIMITS:
            thoughts = list(_thoughts(name, strength, 3 * STRIDE if quick else STRIDE))
            seconds = [one.seconds for one in thoughts]
            playouts = share([one.playouts for one in thoughts], 0.5)
            tried = f", {playouts:.0f} playouts" if playouts else ""
            yield Line(
                what=f"{name}: {strength}, p99 of a move",
                unit="ms",
                value=share(seconds, 0.99) * 1e3,
                most=limit,
                reference=f"median {share(seconds, 0.5) * 1e3:.1f}{tried}; {len(seconds)} moves",
            )


class Thought(msgspec.Struct, frozen=True):
    """One move: how long it took, and how many playouts that was."""

    seconds: float
    playouts: int


def _thoughts(name: str, strength: Strength, stride: int) -> Iterator[Thought]:
    """Of every move; of a strong robot's only of some, spread over the game."""
    game = GAMES[name]
    state, number = game.start(3, "thinking"), 0
    while acting := game.to_act(state):
        view = game.view(state, acting[0])
        measured = strength != "strong" or number % stride == 0
        enough = Enough(SECONDS)
        start = process_time()
        choice = choose(game, view, strength if measured else "fair", str(number), enough)
        if measured:
            yield Thought(process_time() - start, enough.asked)
        state, _ = game.play(state, acting[0], choice.move)
        number += 1


class Enough:
    """A budget in seconds of the processor, which counts how often it is asked."""

    def __init__(self, seconds: float) -> None:
        self.end, self.asked = process_time() + seconds, 0

    def __call__(self) -> bool:
        self.asked += 1
        return process_time() >= self.end


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("games", nargs="*", default=list(GAMES), metavar="game")
    options.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    options.add_argument("--again", type=int, default=0, metavar="N")
    chosen = options.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped; what was played is kept"))  # its processes end with it
    if chosen.again:
        sys.stdout.writelines(f"{line}\n" for line in play_again(chosen.games, chosen.again, chosen.processes))
    else:
        play_on(chosen.games, chosen.processes)
    sys.stdout.write(table(strength(again=0)) + "\n")
