"""How people write when they are away: `3 days`, `2026-12-24 2027-01-02`, `until 24.12.`, `back`. In any language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from datetime import date, datetime, time, timedelta, tzinfo

from bot.domain.turn_time import DAY, HOUR, Pause
from bot.language.languages import CODES, Unit, language_of

LONGEST = 60 * DAY
AHEAD = 366 * DAY  # how early a holiday can be announced

_SPAN = re.compile(r"(\d{0,3})\s*([^\W\d_]*)")
_DATES = (
    re.compile(r"(?P<year>20\d\d)[-./](?P<month>\d{1,2})[-./](?P<day>\d{1,2})\.?"),
    re.compile(r"(?P<day>\d{1,2})\.(?P<month>\d{1,2})\.(?P<year>20\d\d)?"),
    re.compile(r"(?P<day>\d{1,2})\.(?P<month>\d{1,2})(?P<year>)"),
)
_SECONDS: Mapping[Unit, float] = {"hour": HOUR, "day": DAY, "week": 7 * DAY, "month": 30 * DAY}
_SPOKEN = tuple(map(language_of, CODES))
_LETTERS: Mapping[str, Unit] = {"": "day", **{letter: unit for one in _SPOKEN for letter, unit in one.letters.items()}}
_BACK = frozenset(word for one in _SPOKEN for word in one.back)


class UnclearDates(ValueError):
    """No time that we understand."""


class TooLong(ValueError):
    """A holiday longer than any, or too far ahead."""


def holiday(words: Sequence[str], now: float, zone: tzinfo) -> Pause | None:
    """From when to when somebody is away; None: they are back. A last day is included whole."""
    text = " ".join(words).strip().lower()
    if text in _BACK:
        return None
    dates = [day for word in words if (day := _date(word, now, zone))]
    pause = _between(dates, now, zone) if dates else _span(text, now)
    if pause[1] <= max(pause[0], now):
        raise UnclearDates
    if pause[1] - pause[0] > LONGEST or pause[0] > now + AHEAD:
        raise TooLong
    return pause


def _date(word: str, now: float, zone: tzinfo) -> date | None:
    """The day written so; without a year, the next one."""
    found = next((match for form in _DATES if (match := form.fullmatch(word.strip(",;")))), None)
    if found is None:
        return None
    today = datetime.fromtimestamp(now, zone).date()
    try:
        if found["year"]:
            return date(int(found["year"]), int(found["month"]), int(found["day"]))
        this_year = date(today.year, int(found["month"]), int(found["day"]))
        return this_year if this_year >= today else this_year.replace(year=today.year + 1)
    except ValueError:
        raise UnclearDates from None


def _between(dates: Sequence[date], now: float, zone: tzinfo) -> Pause:
    """Whole days by the wall clock, from the first (or now) to the end of the last."""
    begin = now if len(dates) == 1 else datetime.combine(dates[0], time(), zone).timestamp()
    end = datetime.combine(dates[-1] + timedelta(days=1), time(), zone).timestamp()
    return max(begin, now), end


def _span(text: str, now: float) -> Pause:
    match = _SPAN.fullmatch(text.strip(" .!"))
    if not match or not any(match.groups()):
        raise UnclearDates
    return now, now + int(match[1] or 1) * _unit(match[2])


def _unit(word: str) -> float:
    """The seconds of a unit written so, in whatever language."""
    if unit := _LETTERS.get(word):
        return _SECONDS[unit]
    for unit, seconds in _SECONDS.items():
        if any(word.startswith(one.units[unit]) for one in _SPOKEN):
            return seconds
    raise UnclearDates
