"""Time as arithmetic: what counts, when something falls due, and what the wall clock says."""

from __future__ import annotations

import itertools
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from bot.domain.turn_time import (
    DAY,
    HOUR,
    PACES,
    Pause,
    after,
    day_of,
    ended,
    length,
    merged,
    next_morning,
    pause_at,
    spent,
    stage_moments,
    waking,
    within,
)

BUDAPEST, NEW_YORK, KOLKATA = map(ZoneInfo, ("Europe/Budapest", "America/New_York", "Asia/Kolkata"))
LORD_HOWE, ST_JOHNS, TROLL = map(ZoneInfo, ("Australia/Lord_Howe", "America/St_Johns", "Antarctica/Troll"))
ZONES = [BUDAPEST, NEW_YORK, KOLKATA, LORD_HOWE, ST_JOHNS, TROLL]
CHANGES = [
    (BUDAPEST, datetime(2027, 3, 28)),
    (BUDAPEST, datetime(2026, 10, 25)),
    (NEW_YORK, datetime(2027, 3, 14)),
    (NEW_YORK, datetime(2026, 11, 1)),
    (LORD_HOWE, datetime(2026, 10, 4)),
    (LORD_HOWE, datetime(2027, 4, 4)),
    (ST_JOHNS, datetime(2027, 3, 14)),
    (ST_JOHNS, datetime(2026, 11, 1)),
    (KOLKATA, datetime(2026, 10, 25)),
]
"""Days on which clocks are put forward or back, by an hour or by half of one; and a zone that never does so."""

QUIETS = [(22, 8), (23, 2), (0, 3), (1, 2), (2, 3), (22, 3), (3, 2), (14, 16), (23, 0)]
moments = st.integers(0, 40).map(float)
pauses = st.lists(st.tuples(moments, moments), max_size=5)


def at(zone: ZoneInfo, text: str, fold: int = 0) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=zone, fold=fold).timestamp()


def seconds_counted(since: int, now: int, given: list[Pause]) -> int:
    """What counts, second by second."""
    return sum(not any(start <= second < end for start, end in given) for second in range(since, now))


# What counts


@given(pauses)
def test_pauses_that_overlap_or_touch_become_one(given: list[Pause]) -> None:
    joined = merged(given)
    assert all(start < end for start, end in joined)
    assert all(one[1] < other[0] for one, other in itertools.pairwise(joined))
    for half in range(80):
        inside = any(start <= half / 2 < end for start, end in given)
        assert any(start <= half / 2 < end for start, end in joined) == inside


@given(st.integers(0, 40), st.integers(0, 40), pauses)
def test_time_within_a_pause_does_not_count(since: int, now: int, given: list[Pause]) -> None:
    assert spent(since, now, given) == seconds_counted(since, now, given)


@given(st.integers(0, 40), st.integers(0, 60), pauses)
def test_the_moment_something_falls_due_is_the_first_at_which_its_time_has_passed(
    since: int, amount: int, given: list[Pause]
) -> None:
    due = after(since, amount, given)
    assert due == next(now for now in range(since, 200) if seconds_counted(since, now, given) >= amount)
    assert spent(since, due, given) == amount


def test_a_pause_before_the_turn_or_after_its_end_changes_nothing() -> None:
    assert after(100, 50, [(0, 90)]) == 150
    assert after(100, 50, [(150, 400)]) == 150
    assert after(100, 50, [(0, 120)]) == 170
    assert after(100, 50, [(110, 120), (115, 130), (140, 141)]) == 171


def test_holidays_are_as_long_as_they_are_together_and_end_with_the_return() -> None:
    away = [(10.0, 20.0), (15.0, 30.0), (50.0, 60.0)]
    assert length(away) == 30
    assert ended(away, 25) == ((10, 25),)
    assert ended(away, 5) == ()
    assert ended(away, 100) == ((10, 30), (50, 60))
    assert pause_at(12, away) == (10, 30)
    assert pause_at(30, away) is None


def test_reminders_fall_due_at_half_time_and_at_four_fifths_of_the_pace() -> None:
    day = PACES["1d"]
    assert stage_moments(1000, day, (0.5, 0.8)) == (1000 + 12 * HOUR, 1000 + 19.2 * HOUR)
    away = (1000 + 6 * HOUR, 1000 + 30 * HOUR)
    assert stage_moments(1000, day, (0.5, 0.8), [away]) == (1000 + 36 * HOUR, 1000 + 43.2 * HOUR)


# Quiet hours


@pytest.mark.parametrize(("zone", "day"), CHANGES)
@pytest.mark.parametrize("quiet", QUIETS)
def test_a_reminder_in_quiet_hours_comes_with_the_first_minute_that_is_not_quiet(
    zone: ZoneInfo, day: datetime, quiet: tuple[int, int]
) -> None:
    """Minute by minute through the two days round a change of the clocks."""
    begin = int((day - timedelta(hours=12)).replace(tzinfo=zone).timestamp())
    minutes = list(range(begin, begin + int(2 * DAY), 60))
    loud = [minute for minute in minutes if not is_quiet(datetime.fromtimestamp(minute, zone).hour, quiet)]
    for minute in minutes[: int(1.2 * DAY / 60) : 7]:
        assert within(minute, zone, quiet) == (minute not in loud)
        assert waking(minute, zone, quiet) == next(one for one in loud if one >= minute)


def is_quiet(hour: int, quiet: tuple[int, int]) -> bool:
    """By walking round the clock from the hour it begins."""
    walked = quiet[0]
    while walked != quiet[1]:
        if walked == hour:
            return True
        walked = (walked + 1) % 24
    return False


@pytest.mark.parametrize(
    ("zone", "night", "morning"),
    [
        (BUDAPEST, "2027-03-27T23:30", "2027-03-28T08:00"),
        (BUDAPEST, "2026-10-24T23:30", "2026-10-25T08:00"),
        (BUDAPEST, "2026-10-25T02:30", "2026-10-25T08:00"),
        (NEW_YORK, "2027-03-13T22:00", "2027-03-14T08:00"),
        (NEW_YORK, "2026-11-01T01:30", "2026-11-01T08:00"),
        (KOLKATA, "2026-12-31T22:15", "2027-01-01T08:00"),
        (ST_JOHNS, "2027-03-14T01:59", "2027-03-14T08:00"),
    ],
)
def test_the_night_ends_at_eight_by_the_wall_clock_whatever_the_season_does(
    zone: ZoneInfo, night: str, morning: str
) -> None:
    assert waking(at(zone, night), zone, (22, 8)) == at(zone, morning)


def test_a_night_in_which_the_clocks_are_put_back_is_an_hour_longer_and_one_forward_an_hour_shorter() -> None:
    def night(evening: str) -> float:
        start = at(BUDAPEST, evening)
        return waking(start, BUDAPEST, (22, 8)) - start

    assert night("2026-10-24T22:00") == 11 * HOUR
    assert night("2027-03-27T22:00") == 9 * HOUR
    assert night("2027-02-01T22:00") == 10 * HOUR


def test_both_passes_of_the_hour_that_comes_twice_are_quiet() -> None:
    first, second = at(BUDAPEST, "2026-10-25T02:30"), at(BUDAPEST, "2026-10-25T02:30", fold=1)
    assert second - first == HOUR
    assert within(first, BUDAPEST, (22, 3))
    assert within(second, BUDAPEST, (22, 3))
    assert waking(first, BUDAPEST, (22, 3)) == at(BUDAPEST, "2026-10-25T03:00")


def test_quiet_hours_that_end_in_the_hour_that_is_left_out_end_with_it() -> None:
    change = at(BUDAPEST, "2027-03-28T03:00")
    assert waking(at(BUDAPEST, "2027-03-28T01:30"), BUDAPEST, (22, 2)) == change


def test_by_day_and_without_quiet_hours_nothing_is_moved() -> None:
    noon = at(NEW_YORK, "2026-11-18T12:00")
    assert waking(noon, NEW_YORK, (22, 8)) == noon
    night = at(NEW_YORK, "2026-11-18T23:00")
    assert waking(night, NEW_YORK, None) == night
    assert waking(night, NEW_YORK, (5, 5)) == night


def test_the_first_and_the_last_second_of_the_quiet_hours() -> None:
    assert not within(at(KOLKATA, "2026-11-18T21:59:59"), KOLKATA, (22, 8))
    assert within(at(KOLKATA, "2026-11-18T22:00"), KOLKATA, (22, 8))
    assert within(at(KOLKATA, "2026-11-19T07:59:59"), KOLKATA, (22, 8))
    assert not within(at(KOLKATA, "2026-11-19T08:00"), KOLKATA, (22, 8))


# Mornings


@pytest.mark.parametrize(("zone", "day"), CHANGES)
@pytest.mark.parametrize("hour", [1, 2, 3, 8])
def test_there_is_one_morning_a_day_also_when_its_hour_is_left_out_or_comes_twice(
    zone: ZoneInfo, day: datetime, hour: int
) -> None:
    moment = (day - timedelta(days=2)).replace(tzinfo=zone, hour=12).timestamp()
    days = []
    for _ in range(4):
        moment = next_morning(moment, zone, hour)
        days.append(day_of(moment, zone))
        shown = datetime.fromtimestamp(moment, zone)
        assert shown.hour == hour or (shown - timedelta(hours=1)).hour == hour
    assert days == [(day + timedelta(days=ahead)).date().isoformat() for ahead in (-1, 0, 1, 2)]


def test_a_morning_that_has_just_come_is_followed_by_tomorrows() -> None:
    eight = at(BUDAPEST, "2026-11-18T08:00")
    assert next_morning(eight, BUDAPEST, 8) == at(BUDAPEST, "2026-11-19T08:00")
    assert next_morning(eight - 1, BUDAPEST, 8) == eight


@given(st.integers(0, 2**31), st.sampled_from(ZONES), st.tuples(st.integers(0, 23), st.integers(0, 23)))
def test_whenever_and_wherever_who_is_woken_is_not_in_their_quiet_hours(
    moment: int, zone: ZoneInfo, quiet: tuple[int, int]
) -> None:
    assume(quiet[0] != quiet[1])
    woken = waking(moment, zone, quiet)
    assert moment <= woken <= moment + 48 * HOUR
    assert not within(woken, zone, quiet)
    assert within(moment, zone, quiet) == (woken > moment)


def test_the_world_has_a_clock_of_its_own() -> None:
    assert within(datetime(2026, 11, 18, 23, tzinfo=UTC).timestamp(), UTC, (22, 8))
