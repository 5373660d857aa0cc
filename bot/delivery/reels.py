"""The film of a whole game, as everyone could see it: made in a process of its own that ends with it."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise

import render
from rules import GAMES
from rules.contract import State, View
from rules.record import UNDO, Record, replay

NICE = 19


def make(record: Record) -> bytes:
    """The turns that stand, each as it ended."""
    return render.reel(turns(record), names=record.seats)


def turns(record: Record) -> list[View]:
    """The opening, and the end of every turn that was not taken back, for those who do not play."""
    game = GAMES[record.game]
    states: list[State] = [game.start(len(record.seats), record.seed, record.options)]
    for step in replay(game, len(record.seats), record.seed, record.options, record.moves):
        if step.text.startswith(f"{UNDO} "):
            del states[-int(step.text.split(" ")[1]) :]
        else:
            states.append(step.state)
    ends = [after for before, after in pairwise(states) if game.turn(before) != game.turn(after)]
    last = [] if ends and ends[-1] is states[-1] else [states[-1]]
    return [game.view(state, None) for state in (states[0], *ends, *last)]


def _modest() -> None:
    """It leaves the machine to those who wait for an answer."""
    os.nice(NICE)


class Reels:
    """Makes films, one at a time."""

    def __init__(self) -> None:
        self._one = asyncio.Semaphore()

    async def made(self, record: Record) -> bytes:
        """The film of this game; what it took of memory is given back."""
        async with self._one:
            context = multiprocessing.get_context("spawn")
            pool = ProcessPoolExecutor(1, mp_context=context, initializer=_modest)
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, make, record)
            finally:
                pool.shutdown(wait=False, cancel_futures=True)
