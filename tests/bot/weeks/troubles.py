"""What goes wrong: clocks that are killed in the midst of their work, and platforms that cannot be reached."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any, cast

from bot.domain.due import FILM, ROBOT, SEATING, SETTLE
from bot.runtime.fair_queue import Asker
from bot.schedule.clock import Clock
from bot.schedule.next_games import NextGames
from bot.schedule.robot_turns import RobotTurns
from bot.schedule.settling import Settling
from bot.schedule.thinkers import Thinkers
from rules import GAMES
from rules.contract import Hint, Move, View
from rules.robots import Strength
from tests.bot.clockwork import Process
from tests.bot.conftest import Time
from tests.bot.weeks.people import DAY, HOUR
from tests.bot.weeks.scene import Scene

BEAT = 100.0  # seconds between two heartbeats of a platform


class Dull(Thinkers):
    """Robots that play anything, at once: how well they play is not the question here."""

    async def think(
        self, game: str, view: View, strength: Strength, seed: str, asker: Asker
    ) -> tuple[Move, Hint | None]:
        rules = GAMES[game]
        state = rules.imagine(view, seed)
        return Random(seed).choice(rules.legal(state, cast(Any, view).seat)), None


async def _not_drawn(channel: str) -> None:
    """Films tell nobody that they owe a move."""


class Watch(Process):
    """A clock process, which also lets the robots play."""

    def __init__(self, url: str, clock: Time) -> None:
        super().__init__(url, clock)
        tables = self.reminders.tables
        others = {ROBOT: RobotTurns(tables, Dull()).play, SEATING: NextGames(tables).look}
        others |= {SETTLE: Settling(tables).settle, FILM: _not_drawn}
        handlers = {**self.clock.handlers, **others}
        self.clock = Clock(self.reminders.store, clock, handlers)


class Troubles:
    """The clocks and the platforms, and what happens to them."""

    def __init__(self, url: str, scene: Scene) -> None:
        self.url, self.scene = url, scene
        self.random = Random(scene.scale.seed)  # of its own: who dies where changes nothing about what people want
        self.watches = [Watch(url, scene.clock) for _ in range(scene.scale.clocks)]

    def plan(self) -> None:
        """It begins."""
        self._plan_kill()
        self._plan_outage()

    async def close(self) -> None:
        await asyncio.gather(*(watch.close() for watch in self.watches))

    async def tick(self) -> None:
        """All clocks look at once; those that died are buried, and followed by others."""
        await asyncio.gather(*(watch.tick() for watch in self.watches))
        for watch in [watch for watch in self.watches if watch.client.dead]:
            self.scene.figures.killed += 1
            self.watches.remove(watch)
            await watch.close()
            self.scene.at(self.scene.now + self.random.choice((0.0, 60.0, HOUR)), self._hire)

    async def _hire(self) -> None:
        self.watches.append(Watch(self.url, self.scene.clock))

    def _plan_kill(self) -> None:
        self.scene.at(self.scene.now + self.random.expovariate(self.scene.scale.kills / DAY), self._kill)

    async def _kill(self) -> None:
        """One of the clocks will die within its next steps, wherever it is then; the others live."""
        complete = len(self.watches) == self.scene.scale.clocks
        if complete and not any(watch.client.dies_at for watch in self.watches):
            victim = self.random.choice(self.watches).client
            victim.dies_at = victim.steps + self.random.randint(1, 40)
        self._plan_kill()

    async def beat(self, now: float) -> None:
        """Every platform that is up is served until then."""
        for name, platform in self.scene.platforms.items():
            while platform.up and platform.last < now:
                self.scene.clock.now = min(now, platform.last + BEAT)
                await self.scene.club.tables.heartbeats.beat(name)
                platform.last = self.scene.now
        self.scene.clock.now = now

    def _plan_outage(self) -> None:
        self.scene.at(self.scene.now + self.random.expovariate(self.scene.scale.outages / DAY), self._outage)

    async def _outage(self) -> None:
        name = self.random.choice(list(self.scene.platforms))
        platform = self.scene.platforms[name]
        if platform.up:
            self.scene.figures.outages += 1
            platform.up, platform.back = False, self.scene.now + self.random.uniform(0.2, 9) * HOUR
            self.scene.at(platform.back, _wake)
        self._plan_outage()

    async def recover(self) -> None:
        """Platforms whose outage is over are served again."""
        for name, platform in self.scene.platforms.items():
            if not platform.up and platform.back <= self.scene.now:
                platform.up = True
                await self.scene.club.tables.heartbeats.beat(name)
                platform.outages.append((platform.last, self.scene.now))
                platform.last = self.scene.now
                self.scene.referee.rewatch_platform(name, self.scene.now)


async def _wake() -> None:
    """Nothing is done, but time does not pass over this moment."""
