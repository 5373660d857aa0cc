"""Time at a table, as pure arithmetic: what a turn may take, what does not count, and when something falls due.

Times are seconds since the epoch. A pause is a stretch that counts against nobody: a holiday, or an outage of ours.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime, time, timedelta, tzinfo
from typing import TypeAlias

Pause: TypeAlias = tuple[float, float]

HOUR = 3600.0
DAY = 24 * HOUR
PACES: dict[str, float] = {
    "none": 0.0,
    "6h": 6 * HOUR,
    "12h": 12 * HOUR,
    "1d": DAY,
    "2d": 2 * DAY,
    "3d": 3 * DAY,
    "7d": 7 * DAY,
}
DEFAULT_PACE = DAY
RESERVE = 3.0  # the reserve of a game, in turns
ALLOWANCES: dict[str, float] = {"0": 0.0, "7d": 7 * DAY, "14d": 14 * DAY, "30d": 30 * DAY}
DEFAULT_ALLOWANCE = 14 * DAY  # holidays a person and game
STAGES = {"usual": (0.5, 0.8), "less": (0.8,), "none": ()}


def merged(pauses: Iterable[Pause]) -> list[Pause]:
    """The pauses in order, those that overlap made one."""
    joined: list[Pause] = []
    for start, end in sorted(pauses):
        if joined and start <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
        elif end > start:
            joined.append((start, end))
    return joined


def spent(since: float, now: float, pauses: Iterable[Pause] = ()) -> float:
    """How much of the time since then counts."""
    lost = sum(max(0.0, min(end, now) - max(start, since)) for start, end in merged(pauses))
    return max(0.0, now - since - lost)


def after(since: float, amount: float, pauses: Iterable[Pause] = ()) -> float:
    """The moment at which that much time that counts will have passed."""
    moment, left = since, amount
    for start, end in merged(pauses):
        if end <= moment:
            continue
        free = max(0.0, start - moment)
        if left <= free:
            break
        left -= free
        moment = end
    return moment + left


def length(pauses: Iterable[Pause]) -> float:
    """How long they are together."""
    return sum(end - start for start, end in merged(pauses))


def ended(pauses: Iterable[Pause], now: float) -> tuple[Pause, ...]:
    """What of them has passed by now: whoever comes back early ends the rest."""
    return tuple((start, min(end, now)) for start, end in merged(pauses) if start < now)


def pause_at(moment: float, pauses: Iterable[Pause]) -> Pause | None:
    """The pause in which that moment lies."""
    return next((pause for pause in merged(pauses) if pause[0] <= moment < pause[1]), None)


def within(moment: float, zone: tzinfo, quiet: tuple[int, int] | None) -> bool:
    """Whether that moment lies in the quiet hours, `(22, 8)` being from ten in the evening to eight."""
    if quiet is None or quiet[0] == quiet[1]:
        return False
    hour = datetime.fromtimestamp(moment, zone).hour
    begin, end = quiet
    return begin <= hour < end if begin < end else hour >= begin or hour < end


def waking(moment: float, zone: tzinfo, quiet: tuple[int, int] | None) -> float:
    """That moment, or the end of the quiet hours it lies in: by the wall clock, whatever the season does to it."""
    while quiet is not None and within(moment, zone, quiet):  # twice if a season leaves the only other hour out
        local = datetime.fromtimestamp(moment, zone)
        day = local.date() if local.hour < quiet[1] else local.date() + timedelta(days=1)
        moment = datetime.combine(day, time(quiet[1], fold=local.fold), zone).timestamp()
    return moment


def day_of(moment: float, zone: tzinfo) -> str:
    """The day it is there."""
    return datetime.fromtimestamp(moment, zone).date().isoformat()


def next_morning(moment: float, zone: tzinfo, hour: int) -> float:
    """The next time it is that hour by the wall clock."""
    local = datetime.fromtimestamp(moment, zone)
    today = datetime.combine(local.date(), time(hour), zone)
    if today.timestamp() > moment:
        return today.timestamp()
    return datetime.combine(local.date() + timedelta(days=1), time(hour), zone).timestamp()


def stage_moments(
    since: float, turn: float, stages: Sequence[float], pauses: Iterable[Pause] = ()
) -> tuple[float, ...]:
    """When each reminder of a turn falls due."""
    kept = merged(pauses)
    return tuple(after(since, turn * stage, kept) for stage in stages)
