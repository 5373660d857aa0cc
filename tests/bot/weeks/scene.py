"""What everything in a simulated world shares: its time, its tables, its people, and what is planned."""

from __future__ import annotations

import heapq
import itertools
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import datetime
from random import Random
from zoneinfo import ZoneInfo

from tests.bot.clockwork import Club
from tests.bot.conftest import Time
from tests.bot.weeks.people import DAY, population
from tests.bot.weeks.referee import Referee
from tests.bot.weeks.turns import Platform

BEGIN = datetime(2026, 10, 19, 6, tzinfo=ZoneInfo("UTC")).timestamp()  # clocks change on 25 October and 1 November


@dataclass(frozen=True)
class Scale:
    """How large a world, and for how long."""

    tables: int
    days: float
    seed: int = 1
    begin: float = BEGIN
    clocks: int = 3
    kills: float = 24.0  # a day
    outages: float = 0.4  # a day
    ahead: float = 0.0  # how often somebody who has moved lays down at once what they will do next


@dataclass
class Figures:
    """What came of it."""

    moves: int = 0
    commands: int = 0
    killed: int = 0
    outages: int = 0
    holidays: int = 0
    games: int = 0
    laid: int = 0  # times that somebody laid something down ahead
    lengths: dict[str, list[float]] = field(default_factory=dict)  # of the games that came to their end, in days


class Scene:
    """The tables, the people, the referee who watches, and an agenda."""

    def __init__(self, url: str, scale: Scale) -> None:
        self.scale, self.end = scale, scale.begin + scale.days * DAY
        self.clock = Time(scale.begin)
        self.club = Club(url, self.clock)
        self.random = Random(scale.seed)
        people = population(max(8, int(scale.tables * 0.8)), scale.days, scale.begin, self.random)
        self.players = {player.id: player for player in people}
        self.platforms = {name: Platform(scale.begin) for name in ("discord", "web")}
        self.referee = Referee(self.players, self.platforms)
        self.figures = Figures()
        self._agenda: list[tuple[float, int, Callable[[], Awaitable[None]]]] = []
        self._ids = itertools.count()

    @property
    def now(self) -> float:
        return self.clock.now

    def at(self, moment: float, act: Callable[[], Awaitable[None]]) -> None:
        """Somebody will do something."""
        heapq.heappush(self._agenda, (moment, next(self._ids), act))

    def first(self) -> float:
        """When the next of it is."""
        return self._agenda[0][0] if self._agenda else float("inf")

    async def act(self) -> None:
        """All that is to be done by now."""
        while self.first() <= self.now:
            await heapq.heappop(self._agenda)[2]()

    def up(self, channel: str) -> bool:
        """Whether the platform of a channel, or of a person, can be reached."""
        return self.platforms[channel.partition(":")[0]].up
