"""Robots at work: they think in a process of their own, so that no chat waits for them, and play by the clock.

A robot is handed what its seat may know, and nothing else. If it dies while thinking, its move falls due again.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import nullcontext
from time import monotonic

from bot.messages import Command
from bot.tables.handle import CARETAKER, Tables
from bot.tables.late import STAND_IN
from bot.tables.robots import thinking
from bot.tables.table import Table
from rules import GAMES
from rules.contract import Hint, View
from rules.robots import STRENGTHS, Strength, choose

SECONDS = 1.2  # for a strong robot's thought
STRENGTH: Mapping[str, Strength] = {strength: strength for strength in STRENGTHS}
THINKERS = 1
NICE = 19
PACE = "1"  # seconds from one move of a table's robots to the next: time to see what each did


def pace(environment: Mapping[str, str]) -> float:
    """How long robots wait between their moves, in seconds."""
    return max(0.02, float(environment.get("ZOCO_ROBOT_PACE", PACE)))


def think(game: str, view: View, strength: Strength, seed: str) -> tuple[str, Hint | None]:
    """The move a robot chooses, and why. Runs in a process of its own."""
    end = monotonic() + SECONDS
    choice = choose(GAMES[game], view, strength, seed, lambda: monotonic() > end)
    return str(choice.move), choice.why


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


class Robots:
    """Thinks for robots, and for people who ask for a hint."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._long = asyncio.Lock()

    async def think(self, game: str, view: View, strength: Strength, seed: str) -> tuple[str, Hint | None]:
        """The move, and why. Long thoughts queue here, so that a quick one waits for no more than the one under way."""
        async with self._long if strength == "strong" else nullcontext():
            return await self._think(game, view, strength, seed)

    async def _think(self, game: str, view: View, strength: Strength, seed: str) -> tuple[str, Hint | None]:
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
        """Ends the thinkers."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


class RobotSeats:
    """What the clock does when a robot owes a move."""

    def __init__(self, tables: Tables, robots: Robots) -> None:
        self.tables, self.robots = tables, robots

    async def play(self, channel: str) -> None:
        """A robot at this table that owes a move plays one; that falls due again at once where others do, too."""
        table = await self.tables.store.table(channel)
        if table is not None and (seats := thinking(table)):
            await self._play(table, seats[0])

    async def _play(self, table: Table, seat: int) -> None:
        strength = STRENGTH[table.chairs[seat].robot or STAND_IN]
        view = table.rules.view(table.state, seat)
        moment = f"{table.number}.{table.entries}.{seat}"
        move, _ = await self.robots.think(table.game, view, strength, f"{table.channel} {moment}")
        text = f"/robot-plays {seat} {move}"
        await self.tables.handle(Command(table.channel, CARETAKER, text, f"robot {moment}", table.stamp, ours=True))
