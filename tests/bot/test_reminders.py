"""Reminders: whoever owes a move is reminded as they chose, once even if a process dies, never in quiet hours."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.domain.addresses import direct_channel
from bot.domain.messages import Post
from bot.domain.table import Table
from bot.domain.turn_time import DAY, HOUR
from bot.runtime.metrics import COMMANDS
from bot.schedule.reminders import GATHER
from bot.store.keys import key
from bot.store.leases import LEASE
from bot.store.store import Store
from bot.tables import timing
from tests.bot.channel import keys_of
from tests.bot.clockwork import Club, Process
from tests.bot.conftest import Time

HERE, THERE = "discord:1", "discord:2"
HALF, LAST = 12 * HOUR + GATHER, 7.2 * HOUR  # to the first reminder of a turn of a day, and on to the last
BUDAPEST = ZoneInfo("Europe/Budapest")


@pytest.fixture
async def club(redis_url: str, clock: Time) -> AsyncIterator[Club]:
    house = Club(redis_url, clock)
    yield house
    await house.close()


def local(text: str, zone: ZoneInfo = BUDAPEST) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=zone).timestamp()


async def begin(club: Club, channel: str = HERE, *settings: str) -> tuple[str, str]:
    """A game of two with a pace of a day; who is awaited, and the other."""
    await club.begin(channel, "Anna", "Béla", settings=settings)
    return await club.acting(channel), await club.waiting(channel)


# When


async def test_who_is_awaited_is_reminded_at_half_time_and_at_four_fifths_and_then_no_more(club: Club) -> None:
    name, _ = await begin(club)
    await club.pass_time(HALF - 1)
    assert await club.reminders(HERE) == []
    await club.pass_time(1)
    [first] = await club.reminders(HERE)
    assert [called.person for called in first.called] == [club.person(HERE, name)]
    await club.pass_time(LAST - 1)
    assert len(await club.reminders(HERE)) == 1
    await club.pass_time(1)
    assert len(await club.reminders(HERE)) == 2
    await club.pass_time(2 * DAY)
    assert len(await club.reminders(HERE)) == 2


async def test_a_reminder_says_until_when_and_offers_what_to_do(club: Club) -> None:
    await begin(club)
    begun = club.clock.now
    await club.pass_time(HALF)
    [post] = await club.reminders(HERE)
    assert keys_of(post.lines) == ["reminder", "marrakech", "when"]
    assert post.lines[0].args["until"].args == {"at": begun + DAY}  # type: ignore[union-attr]
    assert [button.text for button in post.buttons] == ["/play", "/mute", "/settings reminders fewer", "/away"]
    assert post.call is not None


async def test_a_reminder_reads_its_table_once_as_it_falls_due_and_once_as_it_is_told_and_tells_the_table_once(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(club)
    read, readable = [], Store.readable

    async def noted(store: Store, channel: str) -> Table | None:
        read.append(channel)
        return await readable(store, channel)

    await club.pass_time(HALF - GATHER - 1)
    monkeypatch.setattr(Store, "readable", noted)
    told = COMMANDS.counts.get("reminded", 0)
    await club.pass_time(GATHER + 1)
    assert len(await club.reminders(HERE)) == 1
    assert read == [HERE, HERE]
    assert COMMANDS.counts["reminded"] == told + 1, "who was told at the table is not told there as elsewhere, too"


async def test_every_button_of_a_reminder_works_also_when_the_turn_has_gone_on(club: Club) -> None:
    name, _ = await begin(club)
    await club.pass_time(HALF)
    [post] = await club.reminders(HERE)
    table = await club.table(HERE)
    move = table.rules.legal(table.state, timing.acting(table)[0])[0]
    await club.done(HERE, name, f"/play {move}")
    assert await club.acting(HERE) == name, "the turn is not over yet"
    for button in post.buttons:
        await club.done(HERE, name, button.text, stamp=post.stamp)


@pytest.mark.parametrize(("pace", "turn"), [("6h", 6 * HOUR), ("3d", 3 * DAY), ("7d", 7 * DAY)])
async def test_reminders_keep_to_the_pace_of_the_table(club: Club, pace: str, turn: float) -> None:
    await begin(club, HERE, f"pace {pace}")
    await club.pass_time(turn / 2 + GATHER - 1)
    assert await club.reminders(HERE) == []
    await club.pass_time(1)
    assert len(await club.reminders(HERE)) == 1


async def test_where_there_is_no_pace_nobody_is_reminded(club: Club) -> None:
    await begin(club, HERE, "pace none")
    await club.pass_time(60 * DAY)
    assert await club.reminders(HERE) == []
    assert await club.told(HERE, "time-is-up") == []


async def test_a_move_in_the_meantime_silences_a_reminder_and_starts_the_others_clock(club: Club) -> None:
    _, other = await begin(club)
    await club.pass_time(11 * HOUR)
    await club.take_turn(HERE)
    await club.pass_time(HALF - 1)
    assert await club.reminders(HERE) == []
    await club.pass_time(1)
    [post] = await club.reminders(HERE)
    assert [called.name for called in post.called] == [other]


async def test_a_step_within_a_turn_is_no_new_turn(club: Club) -> None:
    name, _ = await begin(club)
    await club.pass_time(11 * HOUR)
    table = await club.table(HERE)
    move = table.rules.legal(table.state, timing.acting(table)[0])[0]
    await club.done(HERE, name, f"/play {move}")
    assert await club.acting(HERE) == name
    await club.pass_time(HOUR + GATHER)
    assert len(await club.reminders(HERE)) == 1


async def test_where_several_decide_each_is_reminded_until_they_have_decided(club: Club) -> None:
    await club.begin(HERE, "Anna", "Béla", "Csaba", game="quixote")
    await club.pass_time(6 * HOUR)
    await club.take_turn(HERE, "Béla")
    await club.pass_time(6 * HOUR + GATHER)
    called = [one.name for post in await club.reminders(HERE) for one in post.called]
    assert sorted(called) == ["Anna", "Csaba"]


async def test_who_takes_back_what_they_decided_has_no_more_time_than_before_and_is_reminded(club: Club) -> None:
    await club.begin(HERE, "Anna", "Béla", game="quixote")
    begun = club.clock.now
    await club.pass_time(6 * HOUR)
    await club.take_turn(HERE, "Anna")
    await club.pass_time(3 * HOUR)
    await club.done(HERE, "Anna", "/undo")
    assert (await club.chair(HERE, "Anna")).since == begun
    await club.pass_time(3 * HOUR + GATHER)
    called = [one.name for post in await club.reminders(HERE) for one in post.called]
    assert sorted(called) == ["Anna", "Béla"]


async def test_who_plays_against_robots_alone_is_reminded_but_never_late(club: Club) -> None:
    await club.begin(HERE, "Anna", game="quixote")
    await club.pass_time(HALF)
    [post] = await club.reminders(HERE)
    assert post.lines[0].key == "reminder-open"
    await club.pass_time(30 * DAY)
    assert await club.told(HERE, "time-is-up") == []


# As the person chose


async def test_who_wants_it_so_is_reminded_alone_in_their_own_language(club: Club) -> None:
    name, _ = await begin(club)
    for setting in ("where direct", "speak hu"):
        await club.done(HERE, name, f"/settings {setting}")
    await club.pass_time(HALF)
    [letter] = await club.letters(HERE, name)
    assert await club.reminders(HERE) == []
    assert letter.lines[0].key == "reminder"
    assert letter.lines[0].args["channel"] == HERE
    assert letter.language == "hu"
    assert {button.channel for button in letter.buttons} == {HERE}
    await club.pass_time(LAST)
    assert len(await club.letters(HERE, name)) == 2


async def test_letters_and_the_posts_of_a_table_among_them_are_told_apart(club: Club) -> None:
    name, _ = await begin(club)
    own = f"discord:@{name}"
    await club.done(HERE, name, "/settings where direct")
    await club.done(own, name, "/new quixote")
    await club.pass_time(HALF)
    numbers = [post.id for post in await club.posts(own)]
    assert len(numbers) == 2
    assert len(set(numbers)) == 2


async def test_what_is_said_by_a_button_of_a_letter_is_said_at_its_table(club: Club) -> None:
    name, _ = await begin(club)
    await club.done(HERE, name, "/settings where direct")
    await club.pass_time(HALF)
    [letter] = await club.letters(HERE, name)
    for button in letter.buttons:
        await club.done(button.channel, name, button.text, stamp=letter.stamp)
    assert (await club.chair(HERE, name)).muted


async def test_who_cannot_be_reached_alone_is_reminded_in_the_channel_until_they_ask_anew(club: Club) -> None:
    name, _ = await begin(club)
    await club.done(HERE, name, "/settings where direct")
    await club.store.client.lpush(key(f"discord:@{name}", "aside"), b"closed|post")
    await club.pass_time(HALF)
    assert await club.letters(HERE, name) == []
    assert len(await club.reminders(HERE)) == 1
    await club.done(HERE, name, "/settings where direct")
    await club.pass_time(LAST)
    assert len(await club.letters(HERE, name)) == 1
    assert len(await club.reminders(HERE)) == 1


async def test_not_this_turn_is_for_this_turn_only(club: Club) -> None:
    name, other = await begin(club)
    await club.done(HERE, name, "/mute")
    await club.pass_time(20 * HOUR)
    assert await club.reminders(HERE) == []
    await club.take_turn(HERE)
    await club.take_turn(HERE, other)
    assert await club.acting(HERE) == name
    await club.pass_time(HALF)
    assert len(await club.reminders(HERE)) == 1


async def test_muting_undoes_itself(club: Club) -> None:
    name, _ = await begin(club)
    answer = await club.done(HERE, name, "/mute")
    [undo] = answer.buttons
    await club.done(undo.channel, name, undo.text)
    await club.pass_time(HALF)
    assert len(await club.reminders(HERE)) == 1


async def test_less_often_is_once_a_turn_then_never_and_each_step_can_be_undone(club: Club) -> None:
    name, _ = await begin(club)
    first = await club.done(HERE, name, "/settings reminders fewer")
    assert (await club.preferences(HERE, name)).reminders == "less"
    await club.pass_time(19 * HOUR)
    assert await club.reminders(HERE) == []
    await club.pass_time(0.2 * HOUR + GATHER)
    assert len(await club.reminders(HERE)) == 1
    second = await club.done(HERE, name, "/settings reminders fewer")
    assert (await club.preferences(HERE, name)).reminders == "none"
    await club.done(HERE, name, second.buttons[0].text)
    assert (await club.preferences(HERE, name)).reminders == "less"
    await club.done(HERE, name, first.buttons[0].text)
    assert (await club.preferences(HERE, name)).reminders == "usual"


async def test_a_press_that_comes_twice_steps_once(club: Club) -> None:
    name, _ = await begin(club)
    answers = [await club.done(HERE, name, "/settings reminders fewer", id="press-1") for _ in range(2)]
    assert answers[0] == answers[1]
    assert (await club.preferences(HERE, name)).reminders == "less"


async def test_who_wants_no_reminders_gets_none_and_who_wants_them_again_does(club: Club) -> None:
    name, _ = await begin(club)
    await club.done(HERE, name, "/settings reminders none")
    await club.pass_time(13 * HOUR)
    assert await club.reminders(HERE) == []
    await club.done(HERE, name, "/settings reminders less")
    await club.pass_time(6.2 * HOUR + GATHER)
    assert len(await club.reminders(HERE)) == 1


# Quiet hours


async def quiet(club: Club, name: str, hours: str = "22-8", zone: str = "Europe/Budapest") -> None:
    await club.done(HERE, name, f"/settings zone {zone}")
    await club.done(HERE, name, f"/settings quiet {hours}")


async def test_quiet_hours_move_a_reminder_to_the_morning(club: Club) -> None:
    club.clock.now = local("2026-11-18T11:00")
    name, _ = await begin(club)
    await quiet(club, name)
    await club.pass_time(20.9 * HOUR)
    assert await club.reminders(HERE) == []
    await club.pass_time(0.1 * HOUR)
    assert club.clock.now == local("2026-11-19T08:00")
    [post] = await club.reminders(HERE)
    assert (await club.chair(HERE, name)).reminded == 80, "both of the night are told as one"
    assert post.lines[0].key == "reminder"


@pytest.mark.parametrize("evening", ["2026-10-24T12:00", "2027-03-27T12:00"])
async def test_quiet_hours_are_those_of_the_wall_clock_in_the_night_of_the_change(club: Club, evening: str) -> None:
    club.clock.now = local(evening)
    name, _ = await begin(club)
    await quiet(club, name)
    morning = local(f"{datetime.fromtimestamp(club.clock.now + DAY, BUDAPEST):%Y-%m-%d}T08:00")
    await club.pass_time(morning - club.clock.now - 1)
    assert await club.reminders(HERE) == []
    await club.pass_time(1)
    assert len(await club.reminders(HERE)) == 1


async def test_quiet_hours_do_not_drop_a_reminder_even_if_the_time_ran_out_in_them(club: Club) -> None:
    club.clock.now = local("2026-11-18T21:00")
    name, _ = await begin(club, HERE, "pace 6h")
    table = await club.table(HERE)
    await quiet(club, name)
    await club.pass_time(11 * HOUR)
    [post] = await club.reminders(HERE)
    assert post.lines[0].key == "reminder-reserve"
    limit = timing.deadline(table, await club.chair(HERE, name))
    assert post.lines[0].args["until"].args == {"at": limit}  # type: ignore[union-attr]


async def test_a_move_in_the_night_silences_what_waits_for_the_morning(club: Club) -> None:
    club.clock.now = local("2026-11-18T11:00")
    name, _ = await begin(club)
    await quiet(club, name)
    await club.pass_time(15 * HOUR)
    await club.take_turn(HERE)
    await club.pass_time(6.5 * HOUR)
    assert await club.reminders(HERE) == []


async def test_what_waits_in_the_morning_is_not_lost_among_what_waited_of_an_earlier_turn(club: Club) -> None:
    club.clock.now = local("2026-11-18T22:30")
    name, other = await begin(club, HERE, "pace 6h")
    await quiet(club, name)
    await club.pass_time(5.5 * HOUR)  # by now both reminders of this turn wait for the morning
    await club.take_turn(HERE, name)
    await club.take_turn(HERE, other)
    assert await club.acting(HERE) == name
    await club.pass_time(local("2026-11-19T08:00") - club.clock.now)
    assert len(await club.reminders(HERE)) == 1
    assert (await club.chair(HERE, name)).reminded == 50


async def test_a_reminder_that_falls_due_in_the_moment_another_is_told_is_told_with_it(club: Club) -> None:
    club.clock.now = local("2026-11-18T22:24")
    name, _ = await begin(club, HERE, "pace 12h")
    await quiet(club, name)
    await club.pass_time(local("2026-11-19T07:59") - club.clock.now)
    club.clock.now = local("2026-11-19T08:00")  # of half time is told now; four fifths have passed just now
    await club.processes[0].reminders.tell(direct_channel(club.person(HERE, name)))
    assert len(await club.reminders(HERE)) == 1
    assert (await club.chair(HERE, name)).reminded == 80
    await club.pass_time(HOUR)
    assert len(await club.reminders(HERE)) == 1


async def test_who_ends_their_quiet_hours_hears_at_once_what_waited(club: Club) -> None:
    club.clock.now = local("2026-11-18T11:00")
    name, _ = await begin(club)
    await quiet(club, name)
    await club.pass_time(13 * HOUR)
    await club.done(HERE, name, "/settings quiet off")
    await club.tick()
    assert len(await club.reminders(HERE)) == 1


async def test_who_travels_is_reminded_by_the_clock_of_where_they_are_now(club: Club) -> None:
    club.clock.now = local("2026-11-18T11:00")
    name, _ = await begin(club)
    await quiet(club, name)
    await club.pass_time(13 * HOUR)
    await club.done(HERE, name, "/settings zone America/New_York")
    await club.tick()
    assert len(await club.reminders(HERE)) == 1, "it is six in the evening there"


# Several at once


async def test_several_tables_that_wait_are_one_letter_with_a_way_to_each(club: Club) -> None:
    await club.begin(HERE, "Anna", "Béla", game="quixote")
    await club.begin(THERE, "Anna", "Csaba", game="quixote")
    for name in ("Béla", "Csaba"):
        await club.done(HERE, name, "/settings reminders none")
    await club.done(HERE, "Anna", "/settings where direct")
    await club.pass_time(HALF)
    [letter] = await club.letters(HERE, "Anna")
    assert [said.key for said in letter.lines] == ["reminder-many", "waits", "waits"]
    assert letter.lines[0].args == {"count": 2}
    ways = {button.channel for button in letter.buttons if button.text == "/play"}
    assert ways == {HERE, THERE}
    for button in letter.buttons:
        await club.done(button.channel or "discord:@Anna", "Anna", button.text, stamp=letter.stamp)
    assert all([(await club.chair(channel, "Anna")).muted for channel in (HERE, THERE)])


async def test_several_tables_that_wait_are_one_message_in_the_channel_of_the_most_urgent(club: Club) -> None:
    club.clock.now = local("2026-11-18T11:00")
    await quiet(club, "Anna")
    channels = [f"discord:{number}" for number in range(1, 5)]
    for channel in channels:
        await club.begin(channel, "Anna", f"Other {channel}", game="quixote")
        await club.done(channel, f"Other {channel}", "/settings reminders none")
        club.clock.now -= 60
    await club.pass_time(21.1 * HOUR)
    told = {channel: await club.reminders(channel) for channel in channels}
    assert [len(posts) for posts in told.values()] == [0, 0, 0, 1], "the one that began first"
    [post] = told[channels[-1]]
    assert [said.key for said in post.lines] == ["reminder", "reminder-more"]
    assert post.lines[1].args == {"count": 3}
    assert "/games" in [button.text for button in post.buttons]
    assert all([(await club.chair(channel, "Anna")).reminded == 80 for channel in channels])
    await club.pass_time(HOUR)
    assert sum([len(await club.reminders(channel)) for channel in channels]) == 1


async def test_of_several_only_those_are_told_that_still_wait(club: Club) -> None:
    await club.begin(HERE, "Anna", "Béla", game="quixote")
    await club.begin(THERE, "Anna", "Csaba", game="quixote")
    club.clock.now = (await club.table(HERE)).chairs[0].since
    await quiet(club, "Anna", "0-23")
    await club.pass_time(13 * HOUR)
    await club.take_turn(THERE, "Anna")
    await club.done(HERE, "Anna", "/settings quiet off")
    await club.tick()
    told = [post for post in await club.reminders(HERE) if [one.name for one in post.called] == ["Anna"]]
    assert [said.key for said in told[0].lines] == ["reminder"]
    assert not [post for post in await club.reminders(THERE) if [one.name for one in post.called] == ["Anna"]]


async def test_a_table_that_cannot_be_read_keeps_no_other_reminder_back(club: Club) -> None:
    await club.begin(HERE, "Anna", "Béla", game="quixote")
    await club.begin(THERE, "Anna", "Béla", game="quixote")
    await club.store.client.set(key(THERE, "table"), b"rubbish")
    await club.pass_time(HALF)
    assert len(await club.reminders(HERE)) == 2


# Once, whoever dies


@pytest.mark.parametrize("where", ["channel", "direct"])
async def test_whenever_a_clock_dies_everyone_is_reminded_once_and_soon(
    redis_url: str, clock: Time, where: str
) -> None:
    """The first clock dies at every step it would take, one after the other; another follows it."""
    for step in itertools.count(1):
        club = Club(redis_url, clock)
        await club.store.client.flushall()
        alive = await killed_at(club, step, where)
        try:
            counted = [len(await club.reminders(channel)) for channel in (HERE, THERE)]
            counted.append(len(await club.letters(HERE, "Anna")))
            assert counted == ([0, 0, 1] if where == "direct" else [1, 0, 0]), (step, counted)
            lines = [said.key for post in await everything(club) for said in post.lines]
            assert lines.count("waits") + lines.count("reminder-more") in (1, 2), "both tables are told of"
            assert [(await club.chair(channel, "Anna")).reminded for channel in (HERE, THERE)] == [50, 50]
        finally:
            await club.close()
        if alive:
            break
    assert step > 20, "there were steps to die at"


async def killed_at(club: Club, step: int, where: str) -> bool:
    """Two tables wait for Anna; a clock that dies at that step begins. Whether it lived."""
    for channel in (HERE, THERE):
        await club.begin(channel, "Anna", f"Other {channel}", game="quixote")
        await club.done(channel, f"Other {channel}", "/settings reminders none")
    await club.done(HERE, "Anna", f"/settings where {where}")
    club.clock.now = (await club.chair(THERE, "Anna")).since + 12 * HOUR
    dying = Process(club.url, club.clock, dies_at=step)
    for wait in (0.0, LEASE + 1, GATHER - LEASE, LEASE + 1):  # due, taken over; gathered, taken over
        club.clock.now += wait
        await dying.tick()
        await club.tick()
    await dying.close()
    return not dying.client.dead


async def everything(club: Club) -> list[Post]:
    return [*await club.reminders(HERE), *await club.reminders(THERE), *await club.letters(HERE, "Anna")]


async def test_however_many_clocks_look_at_once_everyone_is_reminded_once(club: Club) -> None:
    club.processes = [Process(club.url, club.clock) for _ in range(5)]
    await begin(club)
    await club.pass_time(DAY)
    assert len(await club.reminders(HERE)) == 2


# Outages and holidays


async def test_time_in_which_the_bot_could_not_be_reached_counts_for_nobody(club: Club) -> None:
    await begin(club)
    await club.tables.heartbeats.beat("discord")
    await club.pass_time(5 * HOUR)
    await club.serve(7 * HOUR, "discord")
    await club.pass_time(60)
    assert await club.reminders(HERE) == [], "twelve hours have passed, seven of them count"
    await club.serve(5 * HOUR, "discord")
    await club.pass_time(60)
    assert len(await club.reminders(HERE)) == 1


async def test_while_nothing_can_be_reached_nothing_falls_due(club: Club) -> None:
    name, _ = await begin(club)
    await club.tables.heartbeats.beat("discord")
    await club.pass_time(9 * DAY)
    assert await club.reminders(HERE) == []
    await club.tables.heartbeats.beat("discord")
    await club.pass_time(60)
    assert await club.reminders(HERE) == []
    assert not (await club.chair(HERE, name)).overdue


async def test_who_is_away_is_not_reminded_and_goes_on_where_they_stopped(club: Club) -> None:
    name, _ = await begin(club)
    await club.pass_time(6 * HOUR)
    await club.done(HERE, name, "/away 3 days")
    await club.pass_time(3 * DAY + 6 * HOUR + GATHER - 1)
    assert await club.reminders(HERE) == []
    await club.pass_time(1)
    assert len(await club.reminders(HERE)) == 1


async def test_what_waited_for_the_morning_waits_for_the_return_of_who_goes_away(club: Club) -> None:
    club.clock.now = local("2026-11-18T11:00")
    name, _ = await begin(club)
    await quiet(club, name)
    await club.pass_time(13 * HOUR)
    await club.done(HERE, name, "/away 2 days")
    await club.pass_time(9 * HOUR)
    assert await club.reminders(HERE) == []
    await club.done(HERE, name, "/away back")
    await club.tick()
    assert len(await club.reminders(HERE)) == 1


async def test_who_comes_back_early_has_not_lost_the_time_they_were_away(club: Club) -> None:
    name, _ = await begin(club)
    await club.pass_time(6 * HOUR)
    await club.done(HERE, name, "/away 7 days")
    await club.pass_time(2 * DAY)
    await club.done(HERE, name, "/away back")
    await club.pass_time(6 * HOUR + GATHER - 1)
    assert await club.reminders(HERE) == []
    await club.pass_time(1)
    assert len(await club.reminders(HERE)) == 1


# The morning's digest


async def test_who_wants_it_gets_their_tables_every_morning_by_their_own_clock(club: Club) -> None:
    club.clock.now = local("2026-10-23T11:00")
    name, other = await begin(club, HERE, "pace none")
    await club.done(HERE, name, "/settings zone Europe/Budapest")
    await club.done(HERE, name, "/settings digest 8")
    counts = []
    for day in ("24", "25", "26"):  # the clocks are put back on the second of these mornings
        for at in ("07:59:59", "08:00"):
            await club.pass_time(local(f"2026-10-{day}T{at}") - club.clock.now)
            counts.append(len(await club.letters(HERE, name)))
    assert counts == [0, 1, 1, 2, 2, 3]
    letter = (await club.letters(HERE, name))[0]
    assert [said.key for said in letter.lines] == ["games-yours"]
    assert letter.language == "en"
    await club.done(HERE, name, "/settings digest off")
    await club.pass_time(3 * DAY)
    assert len(await club.letters(HERE, name)) == 3
    assert await club.letters(HERE, other) == []


async def test_a_digest_names_what_waits_for_oneself_first_and_is_not_sent_without_tables_or_on_holiday(
    club: Club,
) -> None:
    await club.done(HERE, "Anna", "/settings digest 8")
    await club.pass_time(2 * DAY)
    assert await club.letters(HERE, "Anna") == []
    await club.begin(HERE, "Anna", "Béla", settings=["pace none"])
    await club.begin(THERE, "Anna", "Csaba", settings=["pace none"])
    if await club.acting(HERE) == "Anna":
        await club.take_turn(HERE)
    if await club.acting(THERE) != "Anna":
        await club.take_turn(THERE)
    await club.pass_time(DAY)
    [letter] = await club.letters(HERE, "Anna")
    assert [said.key for said in letter.lines] == ["games-yours", "games-playing"]
    await club.done(HERE, "Anna", "/away 3 days")
    await club.pass_time(2 * DAY)
    assert len(await club.letters(HERE, "Anna")) == 1


async def test_a_digest_keeps_out_of_the_quiet_hours(club: Club) -> None:
    club.clock.now = local("2026-11-18T11:00")
    name, _ = await begin(club, HERE, "pace none")
    await quiet(club, name, "22-9")
    await club.done(HERE, name, "/settings digest 6")
    await club.pass_time(local("2026-11-19T08:59") - club.clock.now)
    assert await club.letters(HERE, name) == []
    await club.pass_time(60)
    assert len(await club.letters(HERE, name)) == 1


async def test_whenever_a_clock_dies_the_digest_comes_once(redis_url: str, clock: Time) -> None:
    for step in itertools.count(1):
        club = Club(redis_url, clock)
        await club.store.client.flushall()
        name, _ = await begin(club, HERE, "pace none")
        await club.done(HERE, name, "/settings digest 8")
        await club.tick()
        due = await club.next_due()
        assert due is not None
        clock.now = due
        dying = Process(club.url, clock, dies_at=step)
        await dying.tick()
        await club.pass_time(4 * LEASE)
        letters = await club.letters(HERE, name)
        await dying.close()
        await club.close()
        assert len(letters) == 1, step
        if not dying.client.dead:
            break
    assert step > 5
