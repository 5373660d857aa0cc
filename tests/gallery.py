"""Pictures of every game for the documents: `python -m tests.gallery OUTDIR [game…]`.

Seeded games are played by a simple hand that prefers to build; the same seed gives the same pictures. A stage shows the
busiest of a few positions, so that what is on offer and what has changed is seen.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import render
from rules import GAMES, Move, State, View
from rules.chance import draw

SEED = "gallery"
NAMES = ("Север", "Kelet", "South", "Захід", "Lõuna", "Észak")
STAGES: Mapping[str, float] = {"early": 0.16, "middle": 0.5, "late": 0.86}
NEAR = 9  # positions looked at for the busiest
LIKED: Mapping[str, Sequence[str]] = {"alhambra": ("place", "buy", "add", "take", "store")}
"""The first words of moves that come before others, where a game has some that lead nowhere."""
WORTH: Mapping[str, Callable[[Any], int]] = {"quixote": lambda view: sum(one.now.total for one in view.players)}
"""What a previewed view is worth, where a game tells it: only the best moves are played."""
HURRY = 8  # in ten: how often the liked word is taken


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for game in sys.argv[2:] or render.PAINTERS:
        for name, picture in pictures(game):
            (folder / f"{game}-{name}.png").write_bytes(picture)
            print(f"{game}-{name}.png {len(picture) / 1024:.0f} KB")


def pictures(game: str) -> Iterator[tuple[str, bytes]]:
    """Boards early, in the middle and late for few, some and many; a hand and a scoring."""
    counts = GAMES[game].seats
    for seats in sorted({counts[0], counts[min(1, len(counts) - 1)], counts[-1]}):
        states = played(game, seats)
        for stage, share in STAGES.items():
            yield f"{stage}-{seats}", busiest(game, states, round(share * len(states)))
    states = played(game, counts[min(1, len(counts) - 1)])
    yield from _beside(game, states)


def _beside(game: str, states: Sequence[State]) -> Iterator[tuple[str, bytes]]:
    """What is shown beside the board, where a game has it."""
    middle = len(states) // 2
    near = [(state, GAMES[game].to_act(state)[0]) for state in states[middle : middle + NEAR]]
    hands = [render.hand(GAMES[game].view(state, seat), names=NAMES) for state, seat in near]
    hand = max((picture for picture in hands if picture is not None), key=len, default=None)
    if hand is not None:
        yield "hand", hand
    scorings = (render.scoring(view(game, state), names=NAMES) for state in reversed(states))
    scoring = next((picture for picture in scorings if picture is not None), None)
    if scoring is not None:
        yield "scoring", scoring


def busiest(game: str, states: Sequence[State], at: int) -> bytes:
    """Of the positions from there on, the picture with most in it."""
    near = states[at : at + NEAR] or states[-1:]
    return max((render.board(view(game, state), names=NAMES) for state in near), key=len)


def view(game: str, state: State) -> View:
    looked: View = GAMES[game].view(state, None)
    return looked


def played(game: str, seats: int) -> list[State]:
    """A whole game, every position of it."""
    rules = GAMES[game]
    states: list[State] = [rules.start(seats, SEED)]
    while acting := rules.to_act(states[-1]):
        seat = acting[_pick(states, 0, len(acting))]
        legal = _promising(game, states[-1], seat)
        state, _ = rules.play(states[-1], seat, _choice(game, states, legal))
        states.append(state)
    return states


def _promising(game: str, state: State, seat: int) -> Sequence[Move]:
    rules = GAMES[game]
    legal: Sequence[Move] = rules.legal(state, seat)
    if game not in WORTH:
        return legal
    looked = rules.view(state, seat)
    worth = [WORTH[game](rules.preview(looked, move)) for move in legal]
    return [move for move, given in zip(legal, worth, strict=True) if given == max(worth)]


def _choice(game: str, states: Sequence[State], legal: Sequence[Move]) -> Move:
    liked: Sequence[Move] = ()
    if _pick(states, 1, 10) < HURRY:
        words = LIKED.get(game, ())
        liked = next((found for word in words if (found := [one for one in legal if str(one).startswith(word)])), ())
    among = liked or legal
    return among[_pick(states, 2, len(among))]


def _pick(states: Sequence[State], which: int, among: int) -> int:
    return draw(SEED, 3 * len(states) + which, among)


if __name__ == "__main__":
    main()
