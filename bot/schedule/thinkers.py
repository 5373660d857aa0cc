"""Thinking: robots' moves and hints are found in a process of its own, so that no chat waits for them.

A thinker is handed what a seat may know, and nothing else. If it dies while thinking, another takes its place.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import nullcontext
from time import monotonic

from bot.runtime.fair_queue import Asker, FairQueue
from rules import GAMES
from rules.contract import Hint, Move, View
from rules.robots import CHARACTERS, Strength, choose

SECONDS = 1.2  # for the thought of a slow robot
THINKERS = 1
NICE = 19


def think(game: str, view: View, strength: Strength, seed: str) -> tuple[Move, Hint | None]:
    """The move a robot chooses, and why. Runs in a process of its own."""
    end = monotonic() + SECONDS
    choice = choose(GAMES[game], view, strength, seed, lambda: monotonic() > end)
    return choice.move, choice.why


def _modest() -> None:
    """A thinker leaves the machine to those who wait for an answer, and does not outlive the bot."""
    os.nice(NICE)
    threading.Thread(target=_ends_with_the_bot, daemon=True).start()


def _ends_with_the_bot() -> None:
    """Also if the bot is killed, which closes no pool."""
    bot = multiprocessing.parent_process()
    assert bot is not None
    bot.join()
    os._exit(1)


class Thinkers:
    """Thinks for robots, and for people who ask for a hint."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._long = FairQueue()

    async def think(
        self, game: str, view: View, strength: Strength, seed: str, asker: Asker
    ) -> tuple[Move, Hint | None]:
        """The move, and why.

        Long thoughts queue here, so that a quick one waits for no more than the one under way; and fairly, so that
        one table with many robots, or one person with many questions, holds up nobody else.
        """
        async with self._long.turn(asker) if CHARACTERS[strength].slow else nullcontext():
            return await self._think(game, view, strength, seed)

    async def _think(self, game: str, view: View, strength: Strength, seed: str) -> tuple[Move, Hint | None]:
        """A thinker that died is followed by another."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._thinkers(), think, game, view, strength, seed)
        except BrokenProcessPool:
            self.close()
            return await loop.run_in_executor(self._thinkers(), think, game, view, strength, seed)

    def _thinkers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(THINKERS, mp_context=context, initializer=_modest)
        return self._pool

    def close(self) -> None:
        """Ends the thinkers, in the middle of a thought if need be: nobody waits for it any more."""
        if self._pool is not None:
            thinkers = list((self._pool._processes or {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
            for thinker in thinkers:
                thinker.kill()
