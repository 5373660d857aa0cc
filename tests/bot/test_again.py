"""Play again: one press calls the same people, and the table waits for nobody for ever; the tally of an evening."""

from __future__ import annotations

from random import Random

import pytest

from bot.domain.messages import Person
from bot.domain.table import Table
from bot.schedule.next_games import NextGames
from bot.service.forgetting import forget
from bot.tables import timing
from tests.bot.channel import keys_of, last_post, play_to_the_end, posts, refused
from tests.bot.conftest import Room

HOUR = 3600.0


async def over(room: Room, *names: str, robots: int = 0, game: str = "marrakech") -> Table:
    """A game that is over, between these and robots for whom somebody moves."""
    await room.say(names[0], f"/new {game}")
    for name in names[1:]:
        await room.say(name, "/join")
    for _ in range(robots):
        await room.say(names[0], "/robot easy")
    assert (await room.say(names[0], "/start")).ok
    return await ended(room)


async def ended(room: Room) -> Table:
    """Plays on to the end: each gives up but the last."""
    table = await room.table()
    while table.phase == "playing":
        people = [chair.name for seat, chair in enumerate(table.chairs) if timing.plays(table, seat)]
        assert (await room.say(people[0], "/resign sure")).ok
        table = await room.table()
    return table


async def pass_time(room: Room) -> None:
    """Until the next game is looked at, and that it is."""
    at = timing.next_game_at(await room.table(), room.clock.now)
    assert at is not None
    room.clock.now = max(at, room.clock.now)
    await NextGames(room.tables).look(room.channel)


async def test_one_press_calls_the_same_people_and_the_game_begins_when_all_have_come(room: Room) -> None:
    before = await over(room, "Anna", "Béla", "Csaba", robots=1)
    assert (await last_post(room)).buttons[0].text == "/again"
    assert (await room.say("Béla", "/again", stamp=before.stamp)).ok
    table = await room.table()
    assert (table.phase, table.host, table.number, table.names) == ("lobby", "web:Béla", 2, before.names)
    assert [chair.awaited for chair in table.chairs] == [True, False, True, False]
    post = await last_post(room)
    assert [called.name for called in post.called] == ["Anna", "Csaba"]
    assert (await room.say("Anna", "/again", stamp=before.stamp)).ok, "the old button says the same"
    assert (await room.table()).phase == "lobby"
    assert (await room.say("Csaba", "/join")).ok
    table = await room.table()
    assert (table.phase, table.names) == ("playing", before.names)
    assert not any(chair.awaited for chair in table.chairs)


async def test_against_robots_alone_the_next_game_begins_at_once(room: Room) -> None:
    before = await over(room, "Anna", robots=1)
    assert (await room.say("Anna", "/again")).ok
    table = await room.table()
    assert (table.phase, table.names) == ("playing", before.names)
    assert table.seed != before.seed


async def test_a_press_that_comes_twice_opens_one_game(room: Room) -> None:
    before = await over(room, "Anna", robots=1)
    for _ in range(2):
        assert (await room.say("Anna", "/again", id="press", stamp=before.stamp)).ok
    assert (await room.table()).number == 2
    await refused(room, "Anna", "/again", "game-is-on", stamp=before.stamp)


async def test_only_who_played_calls_the_others(room: Room) -> None:
    await over(room, "Anna", "Béla")
    await refused(room, "Zoe", "/again", "again-for-players")
    await refused(room, "Anna", "/again", "stale", stamp=1)


async def test_who_does_not_come_is_called_once_more_and_then_left_out(room: Room) -> None:
    await over(room, "Anna", "Béla", "Csaba")
    await room.say("Anna", "/again")
    await room.say("Béla", "/join")
    await pass_time(room)
    post = await last_post(room)
    assert "again-last-call" in keys_of(post.lines)
    assert [called.name for called in post.called] == ["Csaba"]
    await pass_time(room)
    table = await room.table()
    assert (table.phase, table.names) == ("playing", ("Anna", "Béla"))
    assert "again-without" in keys_of((await last_post(room)).lines)


async def test_where_too_few_come_a_robot_takes_the_place(room: Room) -> None:
    await over(room, "Anna", "Béla")
    await room.say("Anna", "/again")
    await pass_time(room)
    await pass_time(room)
    table = await room.table()
    assert (table.phase, [chair.robot for chair in table.chairs]) == ("playing", ["", "fair"])


async def test_the_host_need_not_wait_for_who_is_awaited(room: Room) -> None:
    await over(room, "Anna", "Béla", "Csaba")
    await room.say("Anna", "/again")
    await refused(room, "Anna", "/start", "too-few")
    await room.say("Csaba", "/join")
    assert (await room.say("Anna", "/start")).ok
    assert (await room.table()).names == ("Anna", "Csaba")


async def test_who_does_not_want_to_gets_up(room: Room) -> None:
    await over(room, "Anna", "Béla", "Csaba")
    await room.say("Anna", "/again")
    assert (await room.say("Béla", "/leave")).ok
    assert (await room.table()).names == ("Anna", "Csaba")


async def test_who_has_left_the_chat_since_is_not_called(room: Room) -> None:
    await over(room, "Anna", "Béla", "Csaba")
    await room.tables.admission.departed(room.channel, Person("web:Béla", "Béla"))
    await room.say("Anna", "/again")
    table = await room.table()
    assert table.names == ("Anna", "Csaba")
    assert [called.name for called in (await last_post(room)).called] == ["Csaba"]


async def test_a_standing_table_opens_the_next_game_by_itself_and_stops_when_nobody_comes(room: Room) -> None:
    await room.say("Anna", "/new marrakech")
    await room.say("Béla", "/join")
    assert (await room.say("Anna", "/settings standing on")).ok
    await room.say("Anna", "/start")
    await ended(room)
    await pass_time(room)
    table = await room.table()
    assert (table.phase, [chair.awaited for chair in table.chairs]) == ("lobby", [True, True])
    await room.say("Anna", "/join")
    await room.say("Béla", "/join")
    assert (await room.table()).phase == "playing"
    await ended(room)
    for _ in range(3):
        await pass_time(room)
    table = await room.table()
    assert table.phase == "closed"
    assert timing.next_game_at(table, room.clock.now) is None


@pytest.mark.parametrize(("hours", "told"), [(1, True), (13, False)])
async def test_the_end_of_a_game_tells_the_tally_of_the_evening(room: Room, hours: float, told: bool) -> None:
    await over(room, "Anna", "Béla")
    assert "tally" not in keys_of((await last_post(room)).lines)
    room.clock.now += hours * HOUR
    await room.say("Anna", "/again")
    await room.say("Béla", "/join")
    table = await ended(room)
    assert ("tally" in keys_of((await last_post(room)).lines)) is told
    assert [(one.name, one.games, one.wins) for one in table.tally] == [
        ("Anna", 1 + told, 0),
        ("Béla", 1 + told, 1 + told),
    ]


async def test_a_tally_names_nobody_who_is_forgotten(room: Room) -> None:
    await over(room, "Anna", "Béla")
    await forget(room.tables, "web:Anna")
    assert "Anna" not in str((await room.table()).tally)


async def test_a_whole_game_of_those_who_play_it_out_counts_points(room: Room) -> None:
    await room.begin("quixote", "Anna", "Béla")
    await play_to_the_end(room, Random(1))
    table = await room.table()
    outcome = table.rules.outcome(table.state)
    assert outcome is not None
    assert {one.name: one.points for one in table.tally} == dict(zip(table.names, outcome.scores, strict=True))
    assert len(await posts(room)) > 1
