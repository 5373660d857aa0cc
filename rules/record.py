"""A game as a file: what was played, replayed and verified by anyone.

Beside the moves of the game three words may stand in a record: `resign`; `retract`, which takes back a decision that
others could not see yet; and `undo N`, which takes back the last N entries. Taking back never takes back chance: dice
thrown once are thrown anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256

import msgspec

from rules.contract import AnyGame, Event, Json, Outcome, State

RESIGN = "resign"
RETRACT = "retract"
UNDO = "undo"


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """The record of DESIGN.md, field by field."""

    zoco: int = 1
    game: str
    seats: tuple[str, ...]
    options: tuple[str, ...] = ()
    seed: str
    seed_sha256: str
    moves: tuple[tuple[int, str], ...]
    outcome: Outcome | None = None


class Step(msgspec.Struct, frozen=True):
    """One entry of a record, played."""

    seat: int
    text: str
    state: State
    events: tuple[Event, ...]


class BadRecord(ValueError):
    """A record that does not hold: what is wrong with it."""


def seed_hash(seed: str) -> str:
    """What is published before the first move."""
    return sha256(seed.encode()).hexdigest()


def enter(game: AnyGame, states: list[State], seat: int, text: str) -> tuple[State, tuple[Event, ...]]:
    """Plays one entry upon the states so far, which it extends or shortens."""
    if text.startswith(UNDO + " "):
        state = take_back(game, states, int(text.split(" ")[1]))
        return state, ()
    state, events = _entered(game, states[-1], seat, text)
    states.append(state)
    return state, events


def _entered(game: AnyGame, state: State, seat: int, text: str) -> tuple[State, tuple[Event, ...]]:
    if text == RESIGN:
        return game.resign(state, seat)
    if text == RETRACT:
        before = game.retract(state, seat)
        if before is None:
            raise BadRecord(f"seat {seat} has nothing to retract")
        return before, ()
    return game.play(state, seat, game.parse(text))


def take_back(game: AnyGame, states: list[State], count: int) -> State:
    """The state `count` entries ago, with the draws of now."""
    draws = game.dump(states[-1])["draws"]
    del states[-count:]
    position: Json = game.dump(states[-1])
    states[-1] = game.load({**position, "draws": draws})
    return states[-1]


def replay(
    game: AnyGame, seats: int, seed: str, options: Iterable[str], moves: Iterable[tuple[int, str]]
) -> Iterator[Step]:
    """Every entry in turn, from the opening."""
    states: list[State] = [game.start(seats, seed, tuple(options))]
    for seat, text in moves:
        state, events = enter(game, states, seat, text)
        yield Step(seat, text, state, events)
