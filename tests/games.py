"""Random games by the thousand, checked as they go, with figures: `python -m tests.games [games] [name…]`.

What must hold at every step is asked of the rules' own tests: nothing lost, nothing doubled, every Alhambra legal.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Mapping
from random import Random
from time import perf_counter

from rules import GAMES, State
from rules.contract import AnyGame, Json
from tests.rules.alhambra.palace import TILES, all_money, all_tiles, faults
from tests.rules.quixote.test_quixote_invariants import check as check_principalities

CHECKED = 40  # every so many moves a position is checked
PURSE = 30


def check_market(game: AnyGame, state: State, position: Json) -> None:
    """Marrakech: no dirham is lost; every rug on top is one that was laid."""
    assert sum(position["dirhams"]) == PURSE * len(position["dirhams"])
    assert all(cell["rug"] < position["next_rug"] for cell in position["cells"].values())
    halves = Counter(cell["rug"] for cell in position["cells"].values())
    assert max(halves.values(), default=0) <= 2


def check_palaces(game: AnyGame, state: State, position: Json) -> None:
    """Alhambra: every card and every tile is somewhere, once; every Alhambra obeys A13-A17."""
    assert sum(all_money(position).values()) == (72 if len(position["players"]) == 2 else 108)
    assert sorted(all_tiles(position)) == sorted(TILES)
    assert all(not faults(player["alhambra"]) for player in position["players"])


def check_land(game: AnyGame, state: State, position: Json) -> None:
    """Don Quixote: every tile and every field once, scores as counted by hand."""
    check_principalities(state)  # type: ignore[arg-type]


LAWS: Mapping[str, Callable[[AnyGame, State, Json], None]] = {
    "marrakech": check_market,
    "alhambra": check_palaces,
    "quixote": check_land,
}


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    for name in sys.argv[2:] or GAMES:
        print(report(GAMES[name], count), flush=True)


def report(game: AnyGame, count: int) -> str:
    """Plays so many games of all player counts, and says what was seen."""
    dice, began = Random(game.name), perf_counter()
    lengths: list[int] = []
    checks = 0
    for number in range(count):
        seats = game.seats[number % len(game.seats)]
        options = [option for option in game.options if dice.random() < 0.3]
        length, checked = play(game, seats, f"{game.name} {number}", options, dice)
        lengths.append(length)
        checks += checked
    seconds = perf_counter() - began
    return (
        f"{game.name}: {count} games, {sum(lengths)} moves in {seconds:.0f} s, shortest {min(lengths)}, longest "
        f"{max(lengths)}, {checks} positions checked, no error, no broken law"
    )


def play(game: AnyGame, seats: int, seed: str, options: list[str], dice: Random) -> tuple[int, int]:
    """One game to its end; gives its length and how many positions were checked."""
    state, moves, checks = game.start(seats, seed, options), 0, 0
    while acting := game.to_act(state):
        seat = dice.choice(acting)
        state, _ = game.play(state, seat, dice.choice(game.legal(state, seat)))
        moves += 1
        if moves % CHECKED == 0:
            checks += check(game, state)
    outcome = game.outcome(state)
    assert outcome is not None
    assert [sum(row.values()) for row in outcome.breakdown] == list(outcome.scores)
    return moves, checks + check(game, state)


def check(game: AnyGame, state: State) -> int:
    position = game.dump(state)
    assert game.load(position) == state
    LAWS[game.name](game, state, position)
    return 1


if __name__ == "__main__":
    main()
