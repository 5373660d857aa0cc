"""How people write when they are away: `3 days`, `2026-12-24 2027-01-02`, `until 2027-01-02`, `back`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date, datetime, time, timedelta, tzinfo

from bot.pace import DAY, HOUR, Pause

LONGEST = 60 * DAY

_SPAN = re.compile(r"(\d{1,3})\s*([a-zа-яіїєґőűáéíóöüõä]*)", re.IGNORECASE)
_UNITS: tuple[tuple[tuple[str, ...], float], ...] = (
    (("w", "нед", "тиж", "hét", "het", "näd", "nad"), 7 * DAY),
    (("h", "ч", "г", "ó", "t"), HOUR),
    (("d", "д", "nap", "p"), DAY),
)
BACK = frozenset(
    {"back", "off", "no", "here", "нет", "вернулся", "вернулась", "тут", "ні", "itt", "vissza", "tagasi", "siin"}
)


class UnclearDates(ValueError):
    """No time that we understand."""


def holiday(words: Sequence[str], now: float, zone: tzinfo) -> Pause | None:
    """From when to when somebody is away; None: he is back. A last day is included whole."""
    text = " ".join(words).strip().lower()
    if text in BACK:
        return None
    dates = [_date(word) for word in words if re.fullmatch(r"\d{4}-\d{1,2}-\d{1,2}", word)]
    pause = _between(dates, now, zone) if dates else _span(text, now)
    if not now < pause[1] <= now + LONGEST or pause[1] <= pause[0]:
        raise UnclearDates
    return pause


def _date(word: str) -> date:
    year, month, day = map(int, word.split("-"))
    try:
        return date(year, month, day)
    except ValueError:
        raise UnclearDates from None


def _between(dates: Sequence[date], now: float, zone: tzinfo) -> Pause:
    """Whole days by the wall clock, from the first (or now) to the end of the last."""
    begin = now if len(dates) == 1 else datetime.combine(dates[0], time(), zone).timestamp()
    end = datetime.combine(dates[-1] + timedelta(days=1), time(), zone).timestamp()
    return max(begin, now), end


def _span(text: str, now: float) -> Pause:
    match = _SPAN.fullmatch(text)
    if not match:
        raise UnclearDates
    return now, now + int(match[1]) * _unit(match[2])


def _unit(word: str) -> float:
    if not word:
        return DAY
    for beginnings, seconds in _UNITS:
        if word.startswith(beginnings):
            return seconds
    raise UnclearDates
