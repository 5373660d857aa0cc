"""Positions of Marrakech drawn as text, and the game's answers to them. Uses nothing of the game but the contract.

A drawing has seven rows of seven signs: `.` an empty cell, `r1` half of red rug 1 (`r b y t`: red, blue, yellow,
turquoise). Colours belong to seats in that order; with two players red and yellow to seat 0, the others to seat 1.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from rules import GAMES, Event, IllegalMove, State
from rules.contract import Json

GAME = GAMES["marrakech"]
COLOURS = {"r": "red", "b": "blue", "y": "yellow", "t": "turquoise"}
NAMES = [f"{column}{row}" for row in range(1, 8) for column in "abcdefg"]
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
DRAWS = 5  # the counter of every drawn position
LONGEST_GAME = 2 * 48  # decisions: a way and a rug, 48 times
EMPTY = "\n".join([". . . . . . ."] * 7)


def beside(cell: str, heading: str) -> str | None:
    """The next cell that way, if the square goes on."""
    column, row = ord(cell[0]) + STEPS[heading][0], int(cell[1]) + STEPS[heading][1]
    return f"{chr(column)}{row}" if chr(column) in "abcdefg" and row in range(1, 8) else None


def neighbours(cell: str) -> list[str]:
    return [other for heading in STEPS if (other := beside(cell, heading))]


def cells(drawing: str, seats: int) -> dict[str, dict[str, Any]]:
    signs = drawing.split()
    assert len(signs) == 49
    return {name: rug(sign, seats) for name, sign in zip(NAMES, signs, strict=True) if sign != "."}


def rug(sign: str, seats: int) -> dict[str, Any]:
    owner = "rbyt".index(sign[0])
    return {"owner": owner % 2 if seats == 2 else owner, "colour": COLOURS[sign[0]], "rug": int(sign[1:])}


def position(drawing: str = EMPTY, *, seats: int = 3, seed: str = "0", **fields: Any) -> State:
    """A state with this square; seat 0 is to turn Assam, who stands in the middle facing south, unless told."""
    start = GAME.dump(GAME.start(seats, seed))
    laid = cells(drawing, seats)
    given = {"turn": 0, "draws": DRAWS, "cells": laid, "next_rug": None, **fields}
    return loaded({**start, **given})


def loaded(place: Json) -> State:
    state: State = GAME.load(place)
    return state


@cache
def seed_rolling(slippers: int) -> str:
    """A seed with which the die shows this in a drawn position."""
    seeds = map(str, range(1000))
    return next(seed for seed in seeds if play(position(seed=seed), "straight")[0]["roll"] == slippers)


def play(state: State, move: str, seat: int | None = None) -> tuple[Json, tuple[Event, ...]]:
    """The position after the move of this seat (of whose turn it is), and what happened."""
    after, events = GAME.play(state, GAME.to_act(state)[0] if seat is None else seat, GAME.parse(move))
    return GAME.dump(after), events


def go(
    drawing: str, assam: str, facing: str, slippers: int, *, seats: int = 3, way: str = "straight", **fields: Any
) -> tuple[Json, tuple[Event, ...]]:
    """Assam is turned and walks so many slippers."""
    seed = seed_rolling(slippers)
    return play(position(drawing, seats=seats, seed=seed, assam=assam, facing=facing, **fields), way)


def stop_on(drawing: str, cell: str, **fields: Any) -> tuple[Json, tuple[Event, ...]]:
    """Assam walks one step onto this cell."""
    heading = next(heading for heading in STEPS if beside(cell, heading))
    start = beside(cell, heading)
    assert start is not None
    return go(drawing, start, {"N": "S", "S": "N", "E": "W", "W": "E"}[heading], 1, **fields)


def laying(drawing: str = EMPTY, *, assam: str = "d4", **fields: Any) -> State:
    """A state in which seat 0 is to lay a rug beside Assam."""
    return position(drawing, assam=assam, phase="lay", roll=1, **fields)


def refusal(state: State, move: str, seat: int | None = None) -> IllegalMove:
    try:
        play(state, move, seat)
    except IllegalMove as found:
        return found
    raise AssertionError(f"{move} was accepted")


def offered(state: State) -> list[str]:
    return [str(move) for seat in GAME.to_act(state) for move in GAME.legal(state, seat)]


def play_all(state: State, moves: Sequence[str]) -> State:
    for move in moves:
        state, _ = GAME.play(state, GAME.to_act(state)[0], GAME.parse(move))
    return state


def first_moves(state: State) -> Iterator[State]:
    """The states to the end when everyone takes the first move offered."""
    for _ in range(LONGEST_GAME + 1):
        if not GAME.to_act(state):
            return
        state = play_all(state, offered(state)[:1])
        yield state
    raise AssertionError("the game does not end")
