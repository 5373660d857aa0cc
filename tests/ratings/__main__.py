"""`python -m tests.ratings` prints the figures of docs/ratings.md; with `levels`, how far robots are apart."""

from __future__ import annotations

import sys
from math import log, sqrt

from tests.bench.kept import read
from tests.bench.matches import MATCHES
from tests.ratings.simulation import simulated

STAGES = (5, 10, 20, 40, 80)
BETA = 25 / 6  # openskill's own: how much a single game says


def levels() -> None:
    """From the kept matches: the distance at which the model expects as many wins as there were."""
    results = read()
    for match in MATCHES:
        if match.others and (games := results[match.name].games):
            seats, won = 1 + len(match.others), sum(game.won for game in games) / len(games)
            apart = sqrt(2 * (1 + BETA**2)) * log((seats - 1) * won / (1 - won))
            print(f"{match.name}: {won:.1%} won, so {apart:.1f} apart")


def main() -> None:
    """All of it."""
    if sys.argv[1:] == ["levels"]:
        levels()
        return
    for told, luck, known in (("as it is", 0.0, 0.0), ("half of it luck", 3.0, 0.0), ("that luck known", 3.0, 1.0)):
        print(f"{told}:")
        for one in simulated(300, STAGES, luck, known):
            print(
                f"  {one.games:3} games: order {one.order:.3f}, {one.within:.0%} within the margin, "
                f"± {40 * one.sigma:.0f}, {one.sure:.0%} sure"
            )


main()
