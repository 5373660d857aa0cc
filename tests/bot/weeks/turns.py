"""What the referee writes down: who owes a decision since when, what they were told, and what each seat has used up."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.domain.table import Table
from bot.store.outages import GAP
from tests.bot.weeks.reckoning import Stretch


@dataclass
class Platform:
    """When it was served last, and its outages."""

    last: float
    up: bool = True
    back: float = 0.0  # when it can be reached again
    outages: list[Stretch] = field(default_factory=list)

    def pauses(self, now: float) -> list[Stretch]:
        lasting = [(self.last, now)] if now - self.last > GAP else []
        return [*self.outages, *lasting]


@dataclass
class Book:
    """What a seat has used up in this game: of its reserve, and of its holidays."""

    used: float = 0.0
    holidays: list[Stretch] = field(default_factory=list)

    def leave(self, pause: Stretch, allowance: float, now: float) -> None:
        self.back(now)
        begin = max(pause[0], now)
        left = allowance - sum(end - start for start, end in self.holidays)
        if left > 0:
            self.holidays.append((begin, min(pause[1], begin + left)))

    def back(self, now: float) -> None:
        self.holidays = [(start, min(end, now)) for start, end in self.holidays if start < now]


@dataclass
class Turn:
    """A seat that owes a decision: of whom, since when, and of what they were told."""

    channel: str
    seat: int
    person: str | None
    since: float
    noted: set[int] = field(default_factory=set)
    outstanding: dict[int, float] = field(default_factory=dict)
    wished: float = 0.0  # since when they want to be told as they do now
    told: int = 0
    muted: bool = False
    robot: bool = False
    up: float | None = None  # since when their time is up, or nobody sits there
    up_told: bool = False
    over: bool = False


@dataclass
class Sitting:
    """A game at a table, as it was last looked at."""

    table: Table
    key: tuple[object, ...]
    turns: dict[int, Turn] = field(default_factory=dict)
    books: dict[int, Book] = field(default_factory=dict)


def awaited(table: Table, seat: int) -> bool:
    """Whether another person waits for that seat; robots do not mind."""
    return any(chair.person for other, chair in enumerate(table.chairs) if other != seat)
