"""How people write when they are away, in five languages, and whole days by their own wall clock."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.domain.turn_time import DAY, HOUR
from bot.language.holidays import TooLong, UnclearDates, holiday

ZONE = ZoneInfo("Europe/Budapest")
NOW = datetime(2026, 11, 18, 12, 30, tzinfo=ZONE).timestamp()


def day(text: str, zone: ZoneInfo = ZONE) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=zone).timestamp()


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("3 days", 3 * DAY),
        ("3d", 3 * DAY),
        ("3", 3 * DAY),
        ("day", DAY),
        ("6 hours", 6 * HOUR),
        ("6h", 6 * HOUR),
        ("2 weeks", 14 * DAY),
        ("2w", 14 * DAY),
        ("Week", 7 * DAY),
        ("1 month", 30 * DAY),
        ("1 день", DAY),
        ("3 дня", 3 * DAY),
        ("10 дней", 10 * DAY),
        ("2 недели", 14 * DAY),
        ("5 часов", 5 * HOUR),
        ("3 дні", 3 * DAY),
        ("5 днів", 5 * DAY),
        ("2 тижні", 14 * DAY),
        ("6 годин", 6 * HOUR),
        ("3 nap", 3 * DAY),
        ("2 hét", 14 * DAY),
        ("8 óra", 8 * HOUR),
        ("1 hónap", 30 * DAY),
        ("3 päeva", 3 * DAY),
        ("1 nädal", 7 * DAY),
        ("4 tundi", 4 * HOUR),
        ("60 days", 60 * DAY),
    ],
)
def test_a_while_is_understood_in_five_languages(text: str, seconds: float) -> None:
    assert holiday(text.split(), NOW, ZONE) == (NOW, NOW + seconds)


@pytest.mark.parametrize(
    ("text", "begin", "end"),
    [
        ("2026-12-24 2027-01-02", day("2026-12-24"), day("2027-01-03")),
        ("2026-12-24 – 2027-01-02", day("2026-12-24"), day("2027-01-03")),
        ("24.12.2026 2.1.2027", day("2026-12-24"), day("2027-01-03")),
        ("24.12. 2.1.", day("2026-12-24"), day("2027-01-03")),
        ("24.12 2.1", day("2026-12-24"), day("2027-01-03")),
        ("2026.12.24. 2027.01.02.", day("2026-12-24"), day("2027-01-03")),
        ("until 2026-12-24", NOW, day("2026-12-25")),
        ("2026-11-18", NOW, day("2026-11-19")),
        ("2026-11-10 2026-11-20", NOW, day("2026-11-21")),
        ("18.11.", NOW, day("2026-11-19")),
    ],
)
def test_days_are_whole_and_the_last_one_is_included(text: str, begin: float, end: float) -> None:
    assert holiday(text.split(), NOW, ZONE) == (begin, end)


@pytest.mark.parametrize("zone", ["America/New_York", "Asia/Kolkata", "Pacific/Auckland"])
def test_days_begin_at_midnight_where_the_person_is(zone: str) -> None:
    there = ZoneInfo(zone)
    pause = holiday(["2026-12-24", "2026-12-24"], NOW, there)
    assert pause == (day("2026-12-24", there), day("2026-12-25", there))


def test_a_day_on_which_the_clocks_change_is_as_long_as_it_is() -> None:
    summer = datetime(2027, 3, 20, tzinfo=ZONE).timestamp()
    pause = holiday(["2027-03-28", "2027-03-28"], summer, ZONE)
    assert pause is not None
    assert pause[1] - pause[0] == 23 * HOUR


@pytest.mark.parametrize("text", ["back", "BACK", "here", "вернулась", "ні", "vissza", "tagasi"])
def test_who_is_back_says_so(text: str) -> None:
    assert holiday([text], NOW, ZONE) is None


@pytest.mark.parametrize(
    "text",
    [
        "soon",
        "0 days",
        "-3 days",
        "3 parsecs",
        "1 год",  # an hour in one language, a year in another
        "2026-02-30",
        "31.2.",
        "2020-01-01",
        "2027-01-02 2026-12-24",
        "9999-12-31",
        "²",
        "1e9 days",
        "3 days 2 hours",
    ],
)
def test_what_is_unclear_is_not_guessed(text: str) -> None:
    with pytest.raises(UnclearDates):
        holiday(text.split(), NOW, ZONE)


@pytest.mark.parametrize("text", ["61 days", "999 weeks", "2026-12-01 2027-02-20", "2028-01-01 2028-01-02"])
def test_a_holiday_is_not_endless_and_not_announced_years_ahead(text: str) -> None:
    with pytest.raises(TooLong):
        holiday(text.split(), NOW, ZONE)


def test_a_holiday_can_be_announced_long_before_it_begins() -> None:
    assert holiday(["2027-08-01", "2027-08-21"], NOW, ZONE) == (day("2027-08-01"), day("2027-08-22"))
