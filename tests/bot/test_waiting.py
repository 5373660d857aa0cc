"""While somebody is awaited: nudges, holidays within the table's allowance, and what the others do when time is up."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator

import pytest

from bot.domain.due import ROBOT
from bot.domain.messages import Post
from bot.domain.turn_time import DAY, HOUR, RESERVE
from bot.runtime.fair_queue import Asker
from bot.schedule.clock import Clock
from bot.schedule.robot_turns import RobotTurns
from bot.schedule.thinkers import Thinkers, think
from bot.store.leases import LEASE
from bot.tables import timing
from bot.tables.robot_seats import thinking
from rules.contract import Hint, Move, View
from rules.robots import Strength
from tests.bot.channel import keys_of
from tests.bot.clockwork import Club, Process
from tests.bot.conftest import Time

HERE, THERE = "discord:1", "discord:2"
LIMIT = (1 + RESERVE) * DAY  # of the first slow turn, at a pace of a day


@pytest.fixture
async def club(redis_url: str, clock: Time) -> AsyncIterator[Club]:
    house = Club(redis_url, clock)
    yield house
    await house.close()


async def begin(club: Club, *names: str, settings: tuple[str, ...] = ()) -> tuple[str, str]:
    """A game of Marrakech, begun; who is awaited, and another."""
    await club.begin(HERE, *(names or ("Anna", "Béla")), settings=settings)
    return await club.acting(HERE), await club.waiting(HERE)


async def late(club: Club, *names: str, settings: tuple[str, ...] = ()) -> tuple[str, str]:
    """A game in which somebody's time has just run out: they, and another."""
    found = await begin(club, *names, settings=settings)
    await club.pass_time(LIMIT)
    return found


async def refused(club: Club, name: str, text: str, reason: str) -> None:
    answer = await club.say(HERE, name, text)
    assert not answer.ok
    assert answer.lines[0].key == reason, answer


def called(post: Post) -> list[str]:
    return sorted(one.name for one in post.called)


# Nudging


async def test_another_player_may_nudge_once_in_a_while(club: Club) -> None:
    name, other = await begin(club, settings=("pace none",))
    await refused(club, other, "/nudge", "nudged-already")
    await club.pass_time(6 * HOUR)
    await club.done(HERE, other, "/nudge")
    [post] = await club.told(HERE, "nudge")
    assert called(post) == [name]
    await refused(club, other, "/nudge", "nudged-already")
    await club.pass_time(6 * HOUR)
    await club.done(HERE, other, "/nudge")


async def test_nobody_nudges_himself_and_no_stranger_nudges(club: Club) -> None:
    name, _ = await begin(club)
    await club.pass_time(7 * HOUR)
    await refused(club, name, "/nudge", "nobody-to-nudge")
    await refused(club, "Zoe", "/nudge", "not-a-player")


async def test_who_is_on_holiday_is_not_nudged(club: Club) -> None:
    name, other = await begin(club)
    await club.pass_time(7 * HOUR)
    await club.done(HERE, name, "/away 3 days")
    await refused(club, other, "/nudge", "nudged-is-away")


# Holidays


async def test_a_holiday_stops_the_clock_the_table_sees_it_and_the_player_may_still_move(club: Club) -> None:
    name, _ = await begin(club)
    await club.pass_time(DAY)
    before = timing.deadline(await club.table(HERE), await club.chair(HERE, name))
    assert before is not None
    answer = await club.done(HERE, name, "/away 3 days")
    assert answer.lines[0].key == "away-noted"
    [news] = await club.told(HERE, "is-away")
    assert keys_of(news.lines) == ["is-away", "when", "when"]
    assert timing.deadline(await club.table(HERE), await club.chair(HERE, name)) == before + 3 * DAY
    await club.pass_time(2 * DAY)
    await club.take_turn(HERE)
    assert await club.acting(HERE) != name
    assert (await club.chair(HERE, name)).used == 0


async def test_a_holiday_counts_at_every_table_of_the_person(club: Club) -> None:
    await begin(club)
    await club.begin(THERE, "Anna", "Csaba")
    await club.done("discord:@Anna", "Anna", "/away 2 days")
    for channel in (HERE, THERE):
        assert len(await club.told(channel, "is-away")) == 1
        assert (await club.chair(channel, "Anna")).holidays


async def test_who_is_back_ends_the_rest_of_their_holiday_at_every_table(club: Club) -> None:
    await begin(club)
    answer = await club.done(HERE, "Anna", "/away 9 days")
    await club.pass_time(2 * DAY)
    [undo] = answer.buttons
    assert (await club.done(HERE, "Anna", undo.text)).lines[0].key == "away-ended"
    assert len(await club.told(HERE, "is-back")) == 1
    [(start, end)] = (await club.chair(HERE, "Anna")).holidays
    assert end - start == 2 * DAY


async def test_a_table_allows_so_many_days_a_person_and_game_and_says_so(club: Club) -> None:
    await begin(club, settings=("holidays 7d",))
    await club.done(HERE, "Anna", "/away 3 days")
    await club.pass_time(2 * DAY)
    await club.done(HERE, "Anna", "/away back")
    answer = await club.done(HERE, "Anna", "/away 10 days")
    assert [said.key for said in answer.lines] == ["away-noted", "away-cut"]
    assert len(await club.told(HERE, "is-away-cut")) == 1
    assert (await club.chair(HERE, "Anna")).holidays[-1][1] == club.clock.now + 5 * DAY
    await club.pass_time(6 * DAY)
    answer = await club.done(HERE, "Anna", "/away 3 days")
    assert [said.key for said in answer.lines] == ["away-noted", "away-refused"]
    assert len(await club.told(HERE, "is-away-late")) == 1
    assert (await club.done(HERE, "Béla", "/away 7 days")).lines[1:] == ()


async def test_holidays_of_earlier_turns_are_not_forgotten(club: Club) -> None:
    await begin(club, settings=("holidays 7d",))
    for _ in range(3):
        name = await club.acting(HERE)
        await club.done(HERE, name, "/away 2 days")
        await club.pass_time(2 * DAY)
        await club.take_turn(HERE)
        await club.take_turn(HERE)
        assert await club.acting(HERE) == name
    answer = await club.done(HERE, name, "/away 2 days")
    assert [said.key for said in answer.lines] == ["away-noted", "away-cut"]
    table, chair = await club.table(HERE), await club.chair(HERE, name)
    assert chair.rested + sum(end - start for start, end in chair.holidays) == table.holidays


async def test_a_table_without_holidays_goes_on(club: Club) -> None:
    name, _ = await begin(club, settings=("holidays 0",))
    answer = await club.done(HERE, name, "/away 7 days")
    assert [said.key for said in answer.lines] == ["away-noted", "away-refused"]
    await club.pass_time(LIMIT)
    assert (await club.chair(HERE, name)).overdue


async def test_a_holiday_that_overlaps_an_outage_is_not_counted_twice(club: Club) -> None:
    name, _ = await begin(club)
    begun = club.clock.now
    await club.tables.heartbeats.beat("discord")
    await club.done(HERE, name, "/away 2 days")
    await club.pass_time(DAY)
    await club.tables.heartbeats.beat("discord")
    outages = await club.tables.heartbeats.outages("discord")
    assert timing.deadline(await club.table(HERE), await club.chair(HERE, name), outages) == begun + 2 * DAY + LIMIT


async def test_a_holiday_can_be_announced_ahead(club: Club) -> None:
    name, _ = await begin(club, settings=("pace 7d",))
    begun = club.clock.now
    first = timing.turn_end(await club.table(HERE), await club.chair(HERE, name))
    await club.done(HERE, name, "/away 2027-01-18 2027-01-19")
    table, chair = await club.table(HERE), await club.chair(HERE, name)
    assert chair.holidays[0][0] > begun
    assert timing.turn_end(table, chair) == first + 2 * DAY


@pytest.mark.parametrize("text", ["/new marrakech", "/join"])
async def test_who_sits_down_while_away_brings_their_holiday_along(club: Club, text: str) -> None:
    await club.done(HERE, "Anna", "/away 5 days")
    if text == "/join":
        await club.done(THERE, "Béla", "/new marrakech")
    await club.done(THERE, "Anna", text)
    if text != "/join":
        await club.done(THERE, "Béla", "/join")
    await club.pass_time(DAY)
    await club.done(THERE, (await club.table(THERE)).names[0], "/start")
    [(start, end)] = (await club.chair(THERE, "Anna")).holidays
    assert (start, end) == (club.clock.now, club.clock.now + 4 * DAY), "what passed in the lobby does not count"


@pytest.mark.parametrize(("before", "then", "days"), [("14d", "0", 0), ("14d", "7d", 7), ("0", "30d", 20)])
async def test_a_holiday_is_as_long_as_the_table_allows_when_the_game_begins(
    club: Club, before: str, then: str, days: int
) -> None:
    await club.done(HERE, "Anna", "/new marrakech")
    await club.done(HERE, "Anna", f"/settings holidays {before}")
    answer = await club.done(HERE, "Anna", "/away 20 days")
    assert [said.key for said in answer.lines] == ["away-noted", "away-cut" if before == "14d" else "away-refused"]
    await club.done(HERE, "Anna", f"/settings holidays {then}")
    await club.done(HERE, "Béla", "/join")
    await club.done(HERE, "Anna", "/start")
    rests = (await club.chair(HERE, "Anna")).holidays
    assert rests == (((club.clock.now, club.clock.now + days * DAY),) if days else ())


async def test_who_takes_a_seat_over_while_away_brings_their_holiday_along(club: Club) -> None:
    await club.begin(HERE, "Anna", "Béla", "Csaba", game="quixote")
    await club.done(HERE, "Zoe", "/away 5 days")
    await club.done(HERE, "Béla", "/resign sure")
    await club.done(HERE, "Zoe", "/replace")
    assert (await club.chair(HERE, "Zoe")).holidays == ((club.clock.now, club.clock.now + 5 * DAY),)


async def test_who_asks_for_a_seat_while_away_brings_their_holiday_along(club: Club) -> None:
    await begin(club, "Anna", "Béla")
    await club.done(HERE, "Zoe", "/away 5 days")
    await club.done(HERE, "Zoe", "/replace Béla")
    await club.done(HERE, "Béla", "/agree sure")
    assert (await club.chair(HERE, "Zoe")).holidays


async def test_a_holiday_announced_in_the_lobby_is_seen_there(club: Club) -> None:
    await club.done(HERE, "Anna", "/new marrakech")
    await club.done(HERE, "Anna", "/away 5 days")
    assert "is-away" in keys_of((await club.posts(HERE))[-1].lines)
    await club.done(HERE, "Béla", "/join")
    await club.done(HERE, "Anna", "/start")
    assert (await club.chair(HERE, "Anna")).holidays


async def test_who_has_no_tables_can_be_away_too_and_is_asked_for_how_long(club: Club) -> None:
    answer = await club.done("discord:@Anna", "Anna", "/away")
    assert [button.text for button in answer.buttons] == ["/away 1d", "/away 3d", "/away 7d", "/away 14d", "/away back"]
    for button in answer.buttons:
        await club.done("discord:@Anna", "Anna", button.text)
    assert (await club.preferences(HERE, "Anna")).away is None


@pytest.mark.parametrize(("words", "reason"), [("soon", "how-long-away"), ("90 days", "too-long-away")])
async def test_a_holiday_that_cannot_be_understood_changes_nothing(club: Club, words: str, reason: str) -> None:
    await begin(club)
    await refused(club, "Anna", f"/away {words}", reason)
    assert (await club.preferences(HERE, "Anna")).away is None
    assert (await club.chair(HERE, "Anna")).holidays == ()


async def test_a_holiday_that_comes_twice_is_the_same_holiday(club: Club) -> None:
    await begin(club)
    await club.done(HERE, "Anna", "/away 3 days", id="one")
    before = await club.chair(HERE, "Anna"), await club.preferences(HERE, "Anna")
    club.clock.now += HOUR
    await club.done(HERE, "Anna", "/away 3 days", id="one")
    assert (await club.chair(HERE, "Anna"), await club.preferences(HERE, "Anna")) == before


# The pace and the reserve


async def test_a_turn_is_called_with_the_time_it_has(club: Club) -> None:
    await begin(club)
    post = (await club.posts(HERE))[-1]
    assert post.call is not None
    assert post.call.key == "call-one-until-to"
    assert post.call.args["until"].args == {"at": club.clock.now + DAY}  # type: ignore[union-attr]


async def test_slow_turns_eat_up_the_reserve_and_quick_ones_do_not(club: Club) -> None:
    name, _ = await begin(club)
    await club.pass_time(2 * DAY)
    await club.take_turn(HERE)
    assert (await club.chair(HERE, name)).used == DAY
    await club.pass_time(HOUR)
    await club.take_turn(HERE)
    await club.pass_time(HOUR)
    assert (await club.chair(HERE, name)).used == DAY
    limit = timing.deadline(await club.table(HERE), await club.chair(HERE, name))
    assert limit == club.clock.now - HOUR + 3 * DAY


async def test_when_the_reserve_is_used_up_a_turn_has_its_own_time_and_no_more(club: Club) -> None:
    name, _ = await begin(club)
    await club.pass_time(4 * DAY - 60)
    await club.take_turn(HERE)
    await club.take_turn(HERE)
    assert await club.acting(HERE) == name
    await club.pass_time(DAY + 59)
    assert not (await club.chair(HERE, name)).overdue
    await club.pass_time(1)
    assert (await club.chair(HERE, name)).overdue


async def test_a_decision_taken_back_is_not_charged(club: Club) -> None:
    await club.begin(HERE, "Anna", "Béla", game="quixote")
    begun = club.clock.now
    await club.pass_time(2 * DAY)
    await club.take_turn(HERE, "Anna")
    assert (await club.chair(HERE, "Anna")).used == DAY
    await club.done(HERE, "Anna", "/undo")
    chair = await club.chair(HERE, "Anna")
    assert chair.used == 0
    assert timing.deadline(await club.table(HERE), chair) == begun + LIMIT


async def test_a_new_pace_starts_the_clocks_anew_and_everyone_hears_of_it(club: Club) -> None:
    name, _ = await begin(club, settings=("pace none",))
    await club.pass_time(30 * DAY)
    await club.done(HERE, "Anna", "/settings pace 6h")
    await club.tick()
    assert not (await club.chair(HERE, name)).overdue
    assert keys_of((await club.posts(HERE))[-1].lines)[:2] == ["setting-changed", "settings-pace"]
    live = (await club.posts(HERE))[-2]
    assert live.edits
    assert live.call is not None
    assert live.call.args["until"].args == {"at": club.clock.now + 6 * HOUR}  # type: ignore[union-attr]
    await club.pass_time(24 * HOUR)
    assert (await club.chair(HERE, name)).overdue


async def test_the_lobby_shows_the_pace(club: Club) -> None:
    await club.done(HERE, "Anna", "/new marrakech")
    assert "value-pace-1d" in keys_of((await club.posts(HERE))[-1].lines)
    await club.done(HERE, "Anna", "/settings pace 3d")
    assert "value-pace-3d" in keys_of((await club.posts(HERE))[-1].lines)
    await club.done(HERE, "Anna", "/settings pace none")
    assert "no-pace" in keys_of((await club.posts(HERE))[-1].lines)


async def test_the_next_table_here_keeps_the_pace_of_the_last(club: Club) -> None:
    await club.begin(HERE, "Anna", "Béla", settings=["pace 3d", "late once", "holidays 30d"])
    await club.done(HERE, "Anna", "/cancel sure")
    await club.done(HERE, "Béla", "/new quixote")
    table = await club.table(HERE)
    assert (table.pace, table.late, table.holidays) == (3 * DAY, "once", 30 * DAY)


# Time is up


async def test_when_time_is_up_the_others_are_asked_once_and_nobody_is_thrown_out(club: Club) -> None:
    name, _ = await begin(club, "Anna", "Béla", "Csaba")
    await club.pass_time(LIMIT - 1)
    assert await club.told(HERE, "time-is-up") == []
    await club.pass_time(1)
    [post] = await club.told(HERE, "time-is-up")
    assert called(post) == sorted({"Anna", "Béla", "Csaba"} - {name})
    seat = (await club.table(HERE)).names.index(name) + 1
    assert [button.text for button in post.buttons] == [
        f"/wait {seat}",
        f"/once {seat}",
        f"/handover {seat}",
        f"/replace {seat}",
        "/cancel ask",
    ]
    await club.pass_time(30 * DAY)
    assert len(await club.told(HERE, "time-is-up")) == 1
    assert (await club.chair(HERE, name)).person == club.person(HERE, name)
    await club.take_turn(HERE)
    assert await club.acting(HERE) != name


async def test_where_several_are_late_each_has_buttons_of_their_own_and_only_those_who_are_not_are_called(
    club: Club,
) -> None:
    await club.begin(HERE, "Anna", "Béla", "Csaba", game="quixote")
    await club.take_turn(HERE, "Csaba")
    await club.pass_time(LIMIT)
    posts = await club.told(HERE, "time-is-up")
    assert [post.lines[0].args["name"] for post in posts] == ["Anna", "Béla"]
    assert [called(post) for post in posts] == [["Csaba"], ["Csaba"]]
    assert [post.buttons[0].text for post in posts] == ["/wait 1", "/wait 2"]


async def test_waiting_on_gives_the_time_of_one_turn_more(club: Club) -> None:
    name, other = await late(club)
    await club.done(HERE, other, "/wait")
    assert len(await club.told(HERE, "more-time")) == 1
    chair = await club.chair(HERE, name)
    assert not chair.overdue
    assert timing.deadline(await club.table(HERE), chair) == club.clock.now + DAY
    await club.pass_time(12 * HOUR + 10)
    assert len(await club.reminders(HERE)) == 3, "they are reminded anew"
    await club.pass_time(12 * HOUR)
    assert len(await club.told(HERE, "time-is-up")) == 2


async def test_only_the_others_decide_about_who_is_late(club: Club) -> None:
    name, other = await late(club)
    for command in ("/wait", "/once", "/handover"):
        await refused(club, name, command, "you-are-awaited")
        await refused(club, "Zoe", command, "not-a-player")
        await refused(club, other, f"{command} {other}", "nobody-is-late")


async def test_nobody_is_late_before_their_time(club: Club) -> None:
    _, other = await begin(club)
    for command in ("/wait", "/once", "/handover"):
        await refused(club, other, command, "nobody-is-late")


class Quick(Thinkers):
    """Robots that think in this process."""

    async def think(
        self, game: str, view: View, strength: Strength, seed: str, asker: Asker
    ) -> tuple[Move, Hint | None]:
        return think(game, view, "easy", seed)


async def robots_play(club: Club) -> None:
    clock = Clock(club.store, club.clock, {ROBOT: RobotTurns(club.tables, Quick()).play})
    while thinking(await club.table(HERE)):
        await clock.tick()


@pytest.mark.parametrize("count", [2, 3])
async def test_a_robot_plays_this_turn_once_the_others_agree(club: Club, count: int) -> None:
    name, other = await late(club, *("Anna", "Béla", "Csaba")[:count])
    await club.done(HERE, other, "/once")
    if count == 3:
        assert not (await club.chair(HERE, name)).once
        third = next(one for one in ("Anna", "Béla", "Csaba") if one not in (name, other))
        await club.done(HERE, third, "/agree")
    assert (await club.chair(HERE, name)).once
    await robots_play(club)
    assert await club.acting(HERE) != name
    chair = await club.chair(HERE, name)
    assert (chair.person, chair.robot) == (club.person(HERE, name), "")
    for _ in range(count - 1):
        await club.take_turn(HERE)
    assert await club.acting(HERE) == name
    assert not (await club.chair(HERE, name)).once, "the next turn is their own"


async def test_who_comes_back_before_the_robot_has_played_plays_himself(club: Club) -> None:
    name, other = await late(club)
    await club.done(HERE, other, "/once")
    await club.take_turn(HERE)
    entries = (await club.table(HERE)).entries
    await robots_play(club)
    assert (await club.table(HERE)).entries == entries
    assert await club.acting(HERE) != name


async def test_a_seat_is_handed_to_a_robot_and_taken_back(club: Club) -> None:
    name, other = await late(club)
    await club.done(HERE, other, "/handover")
    chair = await club.chair(HERE, name)
    assert (chair.person, chair.owner) == (None, club.person(HERE, name))
    [post] = await club.told(HERE, "robot-takes-over")
    assert called(post) == [name], "whose seat it was is told"
    await robots_play(club)
    assert await club.acting(HERE) == other
    [back] = post.buttons
    await club.done(HERE, name, back.text)
    chair = await club.chair(HERE, name)
    assert (chair.person, chair.robot, chair.owner) == (club.person(HERE, name), "", "")
    assert len(await club.told(HERE, "took-seat-back")) == 1
    await club.take_turn(HERE)
    assert await club.acting(HERE) == name


async def test_who_takes_their_seat_back_has_no_new_reserve(club: Club) -> None:
    name, other = await late(club)
    await club.done(HERE, other, "/handover")
    await robots_play(club)
    used = (await club.chair(HERE, name)).used
    assert used >= RESERVE * DAY
    await club.done(HERE, name, "/replace")
    assert (await club.chair(HERE, name)).used == used


async def test_who_was_alone_with_a_robot_has_a_whole_turn_when_another_comes_back(club: Club) -> None:
    name, other = await late(club, settings=("late handover",))
    await robots_play(club)
    assert await club.acting(HERE) == other
    await club.pass_time(9 * DAY)
    assert (await club.reminders(HERE))[-1].lines[0].key == "reminder-open"
    await club.done(HERE, name, "/replace")
    came = club.clock.now
    await club.tick()
    assert (await club.chair(HERE, other)).person, "nobody waited for them before"
    assert timing.deadline(await club.table(HERE), await club.chair(HERE, other)) == came + LIMIT
    await club.pass_time(LIMIT)
    assert (await club.chair(HERE, other)).person is None


async def test_where_nobody_waits_the_reserve_is_not_touched(club: Club) -> None:
    _, other = await late(club, settings=("late handover",))
    await robots_play(club)
    await club.pass_time(9 * DAY)
    await club.take_turn(HERE, other)
    assert (await club.chair(HERE, other)).used == 0


async def test_nobody_else_takes_back_a_seat_that_is_not_theirs(club: Club) -> None:
    _, other = await late(club)
    await club.done(HERE, other, "/handover")
    await refused(club, "Zoe", "/replace", "whose-chair")


async def test_the_others_free_the_seat_of_who_is_late_for_somebody_else(club: Club) -> None:
    names = ("Anna", "Béla", "Csaba")
    name, _ = await late(club, *names)
    host = (await club.table(HERE)).names[0]
    others = [one for one in names if one not in (name, host)]
    await club.done(HERE, others[0], f"/replace {name}")
    left = [one for one in names if one not in (name, others[0])]
    for one in left:
        await club.done(HERE, one, "/agree")
    assert (await club.chair(HERE, name)).person is None
    await club.done(HERE, "Zoe", "/replace")
    assert (await club.chair(HERE, "Zoe")).used == 0
    assert timing.deadline(await club.table(HERE), await club.chair(HERE, "Zoe")) == club.clock.now + LIMIT


async def test_somebody_else_asks_for_the_seat_of_who_is_late(club: Club) -> None:
    name, other = await late(club)
    seat = (await club.table(HERE)).names.index(name) + 1
    await club.done(HERE, "Zoe", f"/replace {seat}")
    await club.done(HERE, other, "/agree")
    assert (await club.chair(HERE, "Zoe")).person == club.person(HERE, "Zoe")


async def test_the_others_end_the_game_without_asking_who_does_not_answer(club: Club) -> None:
    names = ("Anna", "Béla", "Csaba")
    name, other = await late(club, *names)
    await club.done(HERE, other, "/cancel ask")
    assert (await club.table(HERE)).phase == "playing", "also the host asks"
    third = next(one for one in names if one not in (name, other))
    await club.done(HERE, third, "/agree")
    assert (await club.table(HERE)).phase == "closed"


async def test_one_no_leaves_everything_as_it_is(club: Club) -> None:
    names = ("Anna", "Béla", "Csaba")
    name, other = await late(club, *names)
    third = next(one for one in names if one not in (name, other))
    await club.done(HERE, other, "/handover")
    await club.done(HERE, third, "/refuse")
    chair = await club.chair(HERE, name)
    assert chair.person
    assert chair.overdue


async def test_who_waits_on_withdraws_what_was_asked_about_the_seat(club: Club) -> None:
    names = ("Anna", "Béla", "Csaba")
    name, other = await late(club, *names)
    third = next(one for one in names if one not in (name, other))
    await club.done(HERE, other, "/handover")
    await club.done(HERE, third, "/wait")
    await refused(club, third, "/agree", "no-question")
    assert (await club.chair(HERE, name)).person


async def test_a_move_of_who_is_late_ends_what_was_asked_about_them(club: Club) -> None:
    _, other = await late(club, "Anna", "Béla", "Csaba")
    await club.done(HERE, other, "/handover")
    await club.take_turn(HERE)
    assert (await club.table(HERE)).question is None


@pytest.mark.parametrize(("policy", "told"), [("once", "robot-plays-once"), ("handover", "robot-takes-over")])
async def test_a_table_can_choose_in_advance_what_happens(club: Club, policy: str, told: str) -> None:
    name, other = await late(club, settings=(f"late {policy}",))
    assert await club.told(HERE, "time-is-up") == []
    assert len(await club.told(HERE, told)) == 1
    await robots_play(club)
    assert await club.acting(HERE) == other
    assert ((await club.chair(HERE, name)).person is None) == (policy == "handover")


async def test_the_last_person_at_the_table_is_never_replaced(club: Club) -> None:
    name, _ = await late(club, settings=("late handover",))
    await robots_play(club)
    await club.pass_time(20 * DAY)
    people = [chair.person for chair in (await club.table(HERE)).chairs if chair.person]
    assert len(people) == 1
    assert name not in people[0]


async def test_an_outage_is_not_held_against_anyone(club: Club) -> None:
    name, _ = await begin(club)
    await club.tables.heartbeats.beat("discord")
    await club.pass_time(2 * DAY)
    await club.serve(LIMIT - 60, "discord")
    assert not (await club.chair(HERE, name)).overdue
    await club.serve(60, "discord")
    assert (await club.chair(HERE, name)).overdue


async def test_a_turn_played_after_an_outage_is_not_charged_for_it(club: Club) -> None:
    name, _ = await begin(club)
    await club.tables.heartbeats.beat("discord")
    await club.pass_time(3 * DAY)
    await club.tables.heartbeats.beat("discord")
    await club.pass_time(60)
    await club.take_turn(HERE)
    assert (await club.chair(HERE, name)).used == 0


async def test_whenever_a_clock_dies_the_others_are_asked_once(redis_url: str, clock: Time) -> None:
    for step in itertools.count(1):
        club = Club(redis_url, clock)
        await club.store.client.flushall()
        name, _ = await begin(club)
        await club.done(HERE, name, "/settings reminders none")
        club.clock.now += LIMIT
        dying = Process(club.url, clock, dies_at=step)
        await dying.tick()
        await club.pass_time(2 * LEASE)
        told = await club.told(HERE, "time-is-up")
        await dying.close()
        await club.close()
        assert len(told) == 1, step
        if not dying.client.dead:
            break
    assert step > 10
