"""The store: one atomic commit a change, each command once, and nothing that grows without bound."""

from __future__ import annotations

import asyncio
import itertools
import logging
import zlib
from collections.abc import Callable
from random import Random
from typing import Any, cast

import msgspec
import pytest
import redis.asyncio as redis

from bot.adapters.web.events import WebSender
from bot.domain.messages import Answer, Command, Person, Picture, Post, line
from bot.domain.table import Change, Entry, Table
from bot.service.registry import parse
from bot.service.tables import Tables
from bot.store.connect import connect
from bot.store.keys import key, partition, shared_key
from bot.store.store import CARRIED_OUT, FEED_LENGTH, Committed, Conflict, Seen, Store, write_table
from rules import GAMES
from rules.record import replay
from tests.bot.channel import log_of, play_to_the_end, posts, random_steps, refused, sit_down, stored
from tests.bot.conftest import Room, Seeds, Time

ANNA = Person("web:Anna", "Anna")


def command(text: str, command_id: str, who: Person = ANNA) -> Command:
    return Command("web:room", who, parse(text), command_id)


def lobby(version: int = 0) -> Table:
    return Table(channel="web:room", version=version, stamp=1, game="marrakech", host="web:Anna")


def change(table: Table, said: str = "done") -> Change:
    """A change with all that a change can have."""
    post = Post(1, (line("word", word="hello"),), 1)
    return Change(table, Answer(ok=True, lines=(line(said),)), (Entry(0, "left", "web:Anna", 1.0),), (post,))


# All or nothing


async def test_a_commit_stores_table_log_answer_post_due_time_and_index_in_one_step(store: Store) -> None:
    given = command("/x", "1")
    assert isinstance(await store.commit(given, None, change(lobby()), 5.0, (("tidy web:room", 9.0),)), Committed)
    kept = {name.decode() for name in await stored(store)}
    number = partition("web:room")
    assert kept == {
        key("web:room", "table"),
        key("web:room", "log"),
        key("web:room", "queue"),
        shared_key(number, "outbox:web"),
        shared_key(number, "due"),
        shared_key(number, "tables:web"),
    }
    table = await store.table("web:room")
    assert table is not None
    assert (table.version, table.updated) == (1, 5.0)
    assert (await store.fetch("web:room", "1")).answer == Answer(ok=True, lines=(line("done"),))


async def test_all_keys_of_a_channel_are_in_one_slot_of_a_cluster(room: Room) -> None:
    await sit_down(room, "quixote", 2)
    await play_to_the_end(room, Random(1))
    await WebSender(room.store).send(room.channel, (await posts(room))[-1])
    tag = f"{{{partition(room.channel)}}}"
    names = [name.decode() async for name in room.store.client.scan_iter(count=1000)]
    own = [name for name in names if ":person:" not in name and ":played:" not in name]
    assert len(own) >= 7
    assert all(tag in name for name in own)


async def test_a_commit_upon_an_old_table_stores_nothing_and_gives_the_present_one(store: Store) -> None:
    await store.commit(command("/x", "1"), None, change(lobby()), 1.0)
    before = await stored(store)
    for base in (None, lobby(7)):
        result = await store.commit(command("/y", "2"), base, change(lobby(), "lost"), 2.0, (("tidy web:room", 3.0),))
        assert isinstance(result, Conflict)
        assert result.table is not None
        assert result.table.version == 1
    assert await stored(store) == before
    assert (await store.fetch("web:room", "2")).answer is None


async def test_a_due_time_that_is_none_is_dropped(store: Store) -> None:
    due = shared_key(partition("web:room"), "due")
    await store.commit(command("/x", "1"), None, change(lobby()), 1.0, (("tidy web:room", 3.0),))
    assert await store.client.zrange(due, 0, -1) == [b"tidy web:room"]
    await store.commit(command("/y", "2"), lobby(1), change(lobby(1)), 2.0, (("tidy web:room", None),))
    assert await store.client.zrange(due, 0, -1) == []


# Each command once


async def test_a_command_that_comes_again_changes_nothing_and_gets_the_same_answer(room: Room) -> None:
    await sit_down(room, "quixote", 2)
    move = await room.first_move("Anna")
    first = await room.say("Anna", move, id="update 1")
    assert first.lines, "the answer says something"
    before = await stored(room.store)
    for text in (move, "/undo", "/resign"):
        assert await room.say("Anna", text, id="update 1") == first
    assert await stored(room.store) == before


async def test_a_command_that_comes_again_is_known_also_after_two_hundred_others(room: Room) -> None:
    await room.say("Anna", "/new quixote", id="first")
    switch = itertools.cycle(["hu", "et"])
    for _ in range(200):
        assert (await room.say("Anna", f"/settings language {next(switch)}")).ok
    before = await stored(room.store)
    assert (await room.say("Anna", "/new quixote", id="first")).ok, "and not: a lobby is open already"
    assert await stored(room.store) == before


async def test_a_commit_knows_a_command_of_either_generation(store: Store) -> None:
    for number in range(250):
        await store.commit(command("/x", str(number)), lobby(number) if number else None, change(lobby()), 1.0)
    for number in (10, 240):
        result = await store.commit(command("/x", str(number)), lobby(250), change(lobby(), "again"), 1.0)
        assert result == Seen(Answer(ok=True, lines=(line("done"),)))


async def test_one_command_delivered_many_times_at_once_is_carried_out_once(room: Room, clock: Time) -> None:
    await sit_down(room, "quixote", 2)
    move = await room.first_move("Anna")
    houses = [Tables(room.store, clock, Seeds()) for _ in range(5)]
    given = command(move, "update 7")
    answers = await asyncio.gather(*(house.handle(given) for house in houses * 4))
    assert all(answer == answers[0] for answer in answers)
    assert answers[0].ok
    assert len(await log_of(room)) == 1


async def test_a_refused_command_that_comes_again_is_refused_also_when_it_has_become_legal(room: Room) -> None:
    await sit_down(room, "marrakech", 2)
    name = await room.acting()
    other = "Anna" if name == "Béla" else "Béla"
    answer = await refused(room, other, "left", "not-your-turn", id="early")
    await room.say(name, "left")
    await room.say(name, await room.first_move(name))
    assert await room.acting() == other
    before = await stored(room.store)
    assert await room.say(other, "left", id="early") == answer
    assert await stored(room.store) == before
    assert (await room.say(other, "left", id="later")).ok


async def test_the_same_command_refused_here_and_carried_out_there_has_one_answer(store: Store) -> None:
    """Two processes get one update; the first answer stored is everyone's."""
    given, no = command("/x", "1"), Answer(ok=False, lines=(line("no"),))
    assert await store.remember(given, no) == no
    assert await store.commit(given, None, change(lobby()), 1.0) == Seen(no)
    await store.commit(command("/y", "2"), None, change(lobby()), 1.0)
    assert await store.remember(command("/y", "2"), no) == Answer(ok=True, lines=(line("done"),))


async def test_ids_of_different_channels_have_nothing_to_do_with_each_other(room: Room, clock: Time) -> None:
    other = Room(room.store, clock, Seeds(), "web:other")
    assert (await room.say("Anna", "/new quixote", id="1")).ok
    assert (await other.say("Anna", "/new quixote", id="1")).ok
    assert (await other.table()).channel == "web:other"


# Many at once


async def test_two_hundred_commands_at_once_leave_exactly_a_legal_sequence(room: Room, clock: Time) -> None:
    """From many tasks and several processes' worth of tables: each is answered, and what counted is in the log."""
    names = await sit_down(room, "marrakech", 4)
    houses = [room.tables, *(Tables(room.store, clock, Seeds()) for _ in range(3))]
    random = Random(1)
    texts = ["left", "right", "straight", "/undo", "/play", "/board", "lay d4 d5"]
    texts += [f"lay {a}{b} {a}{b + 1}" for a in "cde" for b in (3, 4, 5)]
    given = [
        command(random.choice(texts), f"c{number}", Person(f"web:{name}", name))
        for number, name in zip(range(200), itertools.cycle(names), strict=False)
    ]
    answers = await asyncio.gather(*(random.choice(houses).handle(one) for one in given))
    assert len(answers) == 200
    assert all(answer.ok or answer.lines for answer in answers)
    assert "too-busy" not in {said.key for answer in answers for said in answer.lines}
    log, table = await log_of(room), await room.table()
    *_, last = replay(table.rules, 4, table.seed, table.options, [(entry.seat, entry.text) for entry in log])
    assert table.rules.dump(last.state) == table.position
    assert table.entries == len(log) > 0
    ids = [post.id for post in await posts(room) if not post.edits]
    assert ids == sorted(set(ids))


async def test_of_two_hundred_who_want_a_seat_as_many_get_one_as_there_are(room: Room, clock: Time) -> None:
    await room.say("Host", "/new alhambra")
    houses = [Tables(room.store, clock, Seeds()) for _ in range(4)]
    people = [Person(f"web:{number}", f"Player {number}") for number in range(200)]
    joins = [houses[n % 4].handle(command("/join", f"j{n}", person)) for n, person in enumerate(people)]
    answers = await asyncio.gather(*joins)
    assert sum(answer.ok for answer in answers) == 5
    assert {answer.lines[0].key for answer in answers if not answer.ok} == {"lobby-is-full"}
    assert len(set((await room.table()).names)) == 6


# What it costs


class Counted(redis.Connection):
    """A connection that counts what it sends: a round trip each."""

    sent = 0

    async def send_packed_command(self, *given: Any, **more: Any) -> None:
        Counted.sent += 1
        await super().send_packed_command(*given, **more)


@pytest.mark.parametrize("name", GAMES)
async def test_a_move_takes_two_round_trips_and_a_question_one(redis_url: str, clock: Time, name: str) -> None:
    client = cast(redis.Redis, connect(redis_url))
    client.connection_pool.connection_class = Counted
    room = Room(Store(client), clock, Seeds())
    await sit_down(room, name, 2)
    for _ in range(12):
        who = await room.acting()
        move = await room.first_move(who)
        Counted.sent = 0
        assert (await room.say(who, move)).ok
        assert Counted.sent == 2
    Counted.sent = 0
    await room.say("Anna", "/board")
    assert Counted.sent == 1
    Counted.sent = 0
    await room.say("Zoe", "left")
    assert Counted.sent == 2, "a refusal is remembered"
    await client.aclose()


@pytest.mark.parametrize(("name", "seats"), [(name, game.seats.stop - 1) for name, game in GAMES.items()])
async def test_a_live_table_takes_less_than_ten_kilobytes(
    room: Room, name: str, seats: int, record_property: Callable[[str, object], None]
) -> None:
    await sit_down(room, name, seats)
    sender = WebSender(room.store)
    for post in await posts(room):
        await sender.send(room.channel, post)
    async for step in random_steps(room, Random(1), limit=40):
        for post in step.posts:
            await sender.send(room.channel, post)
    await room.store.client.delete(key(room.channel, "queue"))  # all of it is sent
    names = [one async for one in room.store.client.scan_iter(count=1000) if room.channel.encode() in one]
    sizes = {one: cast(int, await room.store.client.memory_usage(one, samples=0)) for one in names}
    record_property("bytes", sum(sizes.values()))
    assert sum(sizes.values()) < 10 * 1024, sizes


async def test_nothing_of_a_table_grows_without_bound(room: Room) -> None:
    await room.say("Anna", "/new quixote")
    for number in range(450):
        await room.say("Anna", "/settings language " + ("hu", "et")[number % 2])
        await room.say("Zoe", "/start")
    client = room.store.client
    for kind in CARRIED_OUT:
        assert await client.hlen(key(room.channel, kind)) <= 200
        assert await client.ttl(key(room.channel, kind)) > 0, "who never comes back leaves nothing behind"


async def test_a_flood_of_refusals_does_not_make_us_forget_what_was_carried_out(room: Room) -> None:
    await room.say("Anna", "/new marrakech")
    await room.say("Anna", "/robot fair", "once")
    for _ in range(450):
        assert not (await room.say("Zoe", "/start")).ok
    assert (await room.say("Anna", "/robot fair", "once")).ok
    assert len((await room.table()).chairs) == 2, "the same request again seats no second robot"


async def test_a_channel_keeps_its_latest_twenty_records(room: Room) -> None:
    for _ in range(22):
        await room.begin("marrakech", "Anna", "Béla")
        await room.say("Anna", "/resign sure")
    records = await room.store.records(room.channel)
    assert len(records) == 20
    assert records[0].seed == (await room.table()).seed


async def test_a_feed_keeps_its_latest_posts_and_an_edit_takes_the_place_of_what_it_edits(store: Store) -> None:
    for number in range(1, FEED_LENGTH + 6):
        await store.feed_append("web:room", Post(number, (line("word", word="a"),), 1))
    await store.feed_append("web:room", Post(20, (line("word", word="b"),), 2, edits=True))
    feed = await store.feed("web:room")
    assert [post.id for post in feed] == list(range(6, FEED_LENGTH + 6))
    assert next(post for post in feed if post.id == 20).stamp == 2


async def test_however_much_is_said_beside_a_game_its_board_stays_in_the_feed(store: Store) -> None:
    await store.feed_append("web:room", Post(1, (), 1, Picture("board", 1)))
    await store.feed_append("web:room", Post(2, (), 1, Picture("board", 2)))
    for number in range(3, 3 * FEED_LENGTH):
        await store.feed_append("web:room", Post(number, (line("word", word="a"),), 1))
    feed = await store.feed("web:room")
    assert len(feed) == FEED_LENGTH
    assert feed[0].id == 2
    assert [post.id for post in feed[1:]] == list(range(2 * FEED_LENGTH + 1, 3 * FEED_LENGTH))


# Lists of tables


async def test_tables_are_listed_by_platform_latest_first(room: Room, clock: Time) -> None:
    for number, channel in enumerate(["web:a", "telegram:b", "web:c", "web:d"]):
        clock.now += 1
        await Room(room.store, clock, Seeds(), channel).say("Anna", "/new quixote", id=str(number))
    clock.now += 1
    await Room(room.store, clock, Seeds(), "web:a").say("Béla", "/join", id="j")
    assert [table.channel for table in await room.store.tables("web")] == ["web:a", "web:d", "web:c"]
    assert [table.channel for table in await room.store.tables("web", limit=2)] == ["web:a", "web:d"]
    assert [table.channel for table in await room.store.tables("telegram")] == ["telegram:b"]


async def test_a_table_cleared_away_leaves_its_records_and_results_and_nothing_else(room: Room) -> None:
    await sit_down(room, "quixote", 1)
    await play_to_the_end(room, Random(1))
    await room.store.client.delete(key(room.channel, "queue"))
    sender = WebSender(room.store)
    await sender.send(room.channel, Post(1, (), 1))
    assert await room.store.clear(await room.table())
    names = [one.decode() async for one in room.store.client.scan_iter(count=1000)]
    kept = {key(room.channel, kind) for kind in ("records", "results", "roster", "unsettled")}
    assert {one for one in names if room.channel in one} == kept
    assert await room.store.tables("web") == []
    assert await room.store.tables_of("web:Anna") == []
    assert (await room.say("Zoe", "/record")).ok


async def test_a_table_that_was_touched_meanwhile_is_not_cleared_away(room: Room) -> None:
    await sit_down(room, "quixote", 1)
    old = await room.table()
    await room.say("Anna", await room.first_move("Anna"))
    before = await stored(room.store)
    assert not await room.store.clear(old)
    assert await stored(room.store) == before


# Damage


DAMAGES = {
    "no version": b"rubbish",
    "no table": b"12|rubbish",
    "half of it": write_table(lobby(12))[:-9],
    "half a table": b"12|" + zlib.compress(b"\x85\xa7channel\xa8web:room\xa7ver"),
    "another table": b"12|" + zlib.compress(msgspec.msgpack.encode({"a": 1})),
    "a list": b"12|" + zlib.compress(msgspec.msgpack.encode([1, 2])),
    "a schema that is none": b"12|" + zlib.compress(msgspec.msgpack.encode({"schema": "x"})),
    "empty": b"|",
}


async def damaged(room: Room, value: bytes) -> None:
    await room.store.client.set(key(room.channel, "table"), value)


@pytest.mark.parametrize("value", DAMAGES.values(), ids=DAMAGES)
async def test_a_damaged_table_is_kept_aside_reported_and_never_overwritten(
    room: Room, value: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    await damaged(room, value)
    for text in ("/new quixote", "/join", "/cancel", "/board", "left", "/record"):
        answer = await room.say("@Mod", text)
        assert not answer.ok
        assert answer.lines[0].key == "damaged-table", text
    assert await room.store.client.get(key(room.channel, "table")) == value
    assert await room.store.client.get(key(room.channel, "damaged")) == value
    assert {one.levelno for one in caplog.records} == {logging.ERROR}
    assert all(room.channel in one.message for one in caplog.records)


def without_position(table: Table) -> Table:
    return msgspec.structs.replace(table, position=None)


def with_bad_position(table: Table) -> Table:
    return msgspec.structs.replace(table, position={"phase": "nowhere"})


def of_unknown_game(table: Table) -> Table:
    return msgspec.structs.replace(table, game="chess")


def of_newer_schema(table: Table) -> Table:
    return msgspec.structs.replace(table, schema=table.schema + 1)


@pytest.mark.parametrize("harm", [without_position, with_bad_position, of_unknown_game, of_newer_schema])
async def test_a_table_that_makes_no_sense_is_damaged_too(room: Room, harm: Any) -> None:
    await sit_down(room, "marrakech", 2)
    value = write_table(harm(await room.table()))
    await damaged(room, value)
    answer = await room.say("Anna", "/play")
    assert answer.lines[0].key == "damaged-table"
    assert await room.store.client.get(key(room.channel, "table")) == value


async def test_one_damaged_table_hides_no_other(room: Room, clock: Time, caplog: pytest.LogCaptureFixture) -> None:
    other = Room(room.store, clock, Seeds(), "web:other")
    await room.say("Anna", "/new quixote")
    await other.say("Anna", "/new quixote")
    await damaged(room, b"rubbish")
    assert [table.channel for table in await room.store.tables("web")] == ["web:other"]
    assert [table.channel for table in await room.store.tables_of("web:Anna")] == ["web:other"]
    assert len((await other.say("Anna", "/games")).lines) == 1
    assert "web:room" in caplog.text


async def test_damage_that_appears_while_a_command_is_decided_is_not_overwritten(room: Room) -> None:
    await damaged(room, b"rubbish")
    change_it = change(lobby())
    with pytest.raises(Exception, match="web:room"):
        await room.store.commit(command("/x", "1"), None, change_it, 1.0)
    assert await room.store.client.get(key(room.channel, "table")) == b"rubbish"
