"""A robot that owes a move plays one by the clock; if it dies while thinking, its move falls due again."""

from __future__ import annotations

from collections.abc import Mapping

from bot.domain.due import ROBOT
from bot.domain.messages import Command
from bot.domain.table import Table
from bot.runtime.fair_queue import Asker
from bot.schedule.clock import Clock
from bot.schedule.thinkers import Thinkers
from bot.service.tables import CARETAKER, Tables
from bot.tables import timing
from bot.tables.robot_seats import RobotPlays, RobotsAlone, thinking
from bot.tables.timeouts import STAND_IN

INTERVAL = "1"  # seconds from one move of a table's robots to the next: time to see what each did


def interval(environment: Mapping[str, str]) -> float:
    """How long robots wait between their moves, in seconds."""
    return max(0.02, float(environment.get("ZOCO_ROBOT_PACE", "").strip() or INTERVAL))


def robots_clock(tables: Tables, thinkers: Thinkers, environment: Mapping[str, str]) -> Clock:
    """The clock of the robots: a robot waits for its move until this clock looks, so that is how long it takes.

    It is another than that of the reminders, which a robot's thoughts never hold up.
    """
    return Clock(tables.store, tables.clock, {ROBOT: RobotTurns(tables, thinkers).play}, poll=interval(environment))


class RobotTurns:
    """What the clock does when a robot owes a move."""

    def __init__(self, tables: Tables, thinkers: Thinkers) -> None:
        self.tables, self.thinkers = tables, thinkers

    async def play(self, channel: str) -> None:
        """A robot at this table that owes a move plays one; that falls due again at once where others do, too."""
        table = await self.tables.store.table(channel)
        if table is None:
            return
        if timing.robots_alone(table):
            name = f"robots alone {table.number} {table.version}"
            await self.tables.carry_out(Command(channel, CARETAKER, RobotsAlone(), name))
        elif seats := thinking(table):
            await self._play(table, seats[0])

    async def _play(self, table: Table, seat: int) -> None:
        strength = table.chairs[seat].robot or STAND_IN
        view = table.rules.view(table.state, seat)
        moment = f"{table.number}.{table.entries}.{seat}"
        asker = Asker("robot", table.channel)
        move, _ = await self.thinkers.think(table.game, view, strength, f"{table.channel} {moment}", asker)
        played = RobotPlays(seat, move)
        await self.tables.carry_out(Command(table.channel, CARETAKER, played, f"robot {moment}", table.stamp))
