"""The referee's own arithmetic, by walking through time instead of calculating: `bot.domain.turn_time` is not used."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from datetime import datetime
from zoneinfo import ZoneInfo

Stretch = tuple[float, float]
QUARTER = 900  # the offsets of all time zones, and so the hours of all wall clocks, begin at quarters of an hour


def segments(since: float, until: float, pauses: Sequence[Stretch]) -> Iterable[tuple[float, float, bool]]:
    """The time between, cut wherever a pause begins or ends: from, to, and whether it counts."""
    cuts = sorted({since, until, *(cut for pause in pauses for cut in pause if since < cut < until)})
    for start, end in itertools.pairwise(cuts):
        middle = (start + end) / 2
        yield start, end, not any(low <= middle < high for low, high in pauses)


def elapsed(since: float, now: float, pauses: Sequence[Stretch]) -> float:
    """How much of it counts."""
    return sum(end - start for start, end, counts in segments(since, now, pauses) if counts)


def reached(since: float, amount: float, pauses: Sequence[Stretch]) -> float:
    """When that much of it has passed."""
    left, moment = amount, since
    for start, end, counts in segments(since, max([since, *(high for _, high in pauses)]), pauses):
        if counts and end - start >= left:
            return start + left
        left -= end - start if counts else 0
        moment = end
    return moment + left


def quiet_at(moment: float, zone: str, hours: tuple[int, int] | None) -> bool:
    """Whether it is a quiet hour there, by walking round the clock."""
    if hours is None:
        return False
    now, walked = datetime.fromtimestamp(moment, ZoneInfo(zone)).hour, hours[0]
    while walked != hours[1]:
        if walked == now:
            return True
        walked = (walked + 1) % 24
    return False


def loud_seconds(since: float, until: float, zone: str, hours: tuple[int, int] | None) -> float:
    """How much of the time between is no quiet hour, quarter by quarter; more than ten minutes of it are as bad."""
    counted, moment = 0.0, since
    while moment < until and counted < 600:
        end = min(until, (moment // QUARTER + 1) * QUARTER)
        if not quiet_at(moment, zone, hours):
            counted += end - moment
        moment = end
    return counted
