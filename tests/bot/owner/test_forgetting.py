"""Whoever asks to be forgotten is: no key, no table, no record and no page names them any more, and others play on."""

from __future__ import annotations

import itertools
import zlib
from random import Random
from typing import cast

import pytest
import redis.asyncio as redis

from bot.adapters.web.events import WebSender
from bot.delivery.outbox import Outbox
from bot.domain.messages import Command, Person
from bot.service.forgetting import forget
from bot.service.registry import parse
from bot.service.tables import Tables
from bot.store.pubsub import Notifier
from bot.store.store import Store
from rules import GAMES
from rules.record import verify
from tests.bot.channel import keys_of, last_post, play_to_the_end, random_steps, sit_down, stored
from tests.bot.conftest import Room, Seeds, Time
from tests.bot.stored import sample as samples

WHO, NAME = "web:Anna", "Anna"


async def sent(room: Room) -> None:
    """Everything that waits is shown on the page."""
    outbox = Outbox(room.store, WebSender(room.store), Notifier(room.store.client), room.clock)
    for channel in await outbox.due():
        await outbox.deliver(channel)


async def named(store: Store, *words: str) -> list[str]:
    """The keys in which one of these words stands, in their names or in what they hold."""
    found = []
    for one in await samples.taken(cast(redis.Redis, store.client)):
        name = one.name
        if ":seen" in name or ":refused" in name or name.endswith("web:removed"):
            continue  # remembered for a week by a digest; and who may not come back by an old cookie
        text = name.encode()
        for data in one.values:
            text += data
            for start in range(min(len(data), 12)):
                try:
                    text += zlib.decompress(data[start:])
                except zlib.error:
                    continue
        if any(word.encode() in text for word in words):
            found.append(name)
    return found


@pytest.mark.parametrize("game", GAMES)
async def test_in_the_middle_of_a_game_their_seat_becomes_free_and_nothing_names_them(room: Room, game: str) -> None:
    await sit_down(room, game, 3 if 3 in GAMES[game].seats else 2)
    assert [one async for one in random_steps(room, Random(1), 12)]
    await sent(room)
    done = await forget(room.tables, WHO)
    assert (done.tables, done.records) == (1, 0)
    table = await room.table()
    assert table.phase == "playing"
    assert table.chairs[0].is_free
    assert table.names[0] == "a player"
    assert keys_of((await last_post(room)).lines)[0] in ("forgotten-left", "chair-is-free")
    await sent(room)
    assert await named(room.store, WHO, NAME) == []
    assert (await room.say("Zoe", "/replace")).ok
    await play_to_the_end(room, Random(2))
    verify((await room.store.records(room.channel))[0], GAMES)


async def test_records_of_finished_games_say_a_player_and_hold_as_before(room: Room) -> None:
    await sit_down(room, "marrakech", 2)
    await play_to_the_end(room, Random(1))
    await room.begin("quixote", "Zoe", "Béla")
    before = (await room.store.records(room.channel))[0]
    assert before.seats == ("Anna", "Béla")
    done = await forget(room.tables, WHO)
    assert (done.tables, done.records) == (0, 1)
    after = (await room.store.records(room.channel))[0]
    assert after.seats == ("a player", "Béla")
    assert (after.moves, after.seed, after.outcome) == (before.moves, before.seed, before.outcome)
    verify(after, GAMES)
    assert (await forget(room.tables, WHO)).records == 0, "again: there is nothing left"


async def test_another_of_the_same_name_keeps_it(room: Room) -> None:
    assert (await room.say("Zoe", "/new marrakech")).ok
    second = Person("web:other", "Anna")
    for who in (Person(WHO, "Anna"), second):
        assert (await room.tables.handle(Command(room.channel, who, parse("/join"), who.id))).ok
    await forget(room.tables, WHO)
    assert (await room.table()).names == ("Zoe", "Anna 2")
    assert [table.channel for table in await room.store.tables_of("web:other")] == [room.channel]


async def test_in_a_lobby_they_get_up_and_a_lobby_of_theirs_passes_on(room: Room) -> None:
    for name, text in ((NAME, "/new marrakech"), ("Béla", "/join")):
        assert (await room.say(name, text)).ok
    await forget(room.tables, WHO)
    table = await room.table()
    assert (table.names, table.host) == (("Béla",), "web:Béla")


async def test_alone_with_robots_the_table_is_closed(room: Room) -> None:
    for text in ("/new marrakech", "/robot easy", "/start"):
        assert (await room.say(NAME, text)).ok
    await forget(room.tables, WHO)
    assert (await room.table()).phase == "closed"
    await sent(room)
    assert await named(room.store, WHO, NAME) == []


async def test_settings_reminders_and_their_own_channel_are_dropped_and_those_of_others_are_not(
    store: Store, clock: Time
) -> None:
    tables, ids = Tables(store, clock, Seeds()), map(str, itertools.count())
    people = [Person("discord:7", "Anna", reachable=True), Person("discord:8", "Béla", reachable=True)]
    for who in people:
        for text in ("/settings where direct", "/settings digest 9", "/settings zone Europe/Tallinn", "/new quixote"):
            own = who.id.replace(":", ":@")
            assert (await tables.handle(Command(own, who, parse(text), next(ids)))).ok, text
    done = await forget(tables, "discord:7")
    assert done.more > 3
    left = [name async for name in store.client.scan_iter()]
    assert not [name for name in left if name.endswith((b":discord:7", b":discord:@7"))]
    assert [name for name in left if name.endswith(b":discord:@8")]
    due = [row for number in range(64) for row in await store.client.zrange(f"zoco:{{{number}}}:due", 0, -1)]
    assert due
    assert not [row for row in due if b"discord:@7" in row]


async def test_who_left_a_game_that_goes_on_is_forgotten_in_its_log_too(room: Room) -> None:
    await sit_down(room, "marrakech", 3)
    assert [one async for one in random_steps(room, Random(1), 9)]
    assert (await room.say("@Zoe", "/replace Anna")).ok
    await sent(room)
    await forget(room.tables, WHO)
    assert not [entry for entry in await room.store.log(room.channel) if entry.person == WHO]


async def test_a_stranger_is_forgotten_without_any_trace(room: Room) -> None:
    await sit_down(room, "marrakech", 2)
    before = await stored(room.store)
    done = await forget(room.tables, "discord:nobody", everywhere=True)
    assert (done.tables, done.records, done.more) == (0, 0, 0)
    assert await stored(room.store) == before


async def test_who_asks_for_it_is_asked_first_and_then_forgotten_everywhere_while_others_play_on(room: Room) -> None:
    await room.begin("marrakech", "Anna", "Béla", "Csaba")
    other = Room(room.store, room.clock, room.seeds, "web:other")
    await other.begin("marrakech", "Anna", "Béla")
    await play_to_the_end(other, Random(1))
    await room.say("Anna", "/settings quiet 22-8")
    asked = await room.say("Anna", "/forget")
    assert (keys_of(asked.lines), asked.lines[0].args["count"]) == (["sure-forget"], 1)
    assert (await room.table()).seat_of(WHO) is not None, "nothing is gone yet"
    assert keys_of((await room.say("Zoe", asked.buttons[0].text)).lines) == ["forgot-you"]
    assert (await room.table()).seat_of(WHO) is not None, "whoever presses forgets nobody but themselves"
    assert keys_of((await room.say("Anna", asked.buttons[0].text)).lines) == ["forgot-you"]
    table = await room.table()
    assert (table.seat_of(WHO), table.phase, [chair.is_free for chair in table.chairs].count(True)) == (
        None,
        "playing",
        1,
    )
    await sent(room)
    assert await named(room.store, WHO, f'"{NAME}"') == []
    assert [record.seats for record in await room.store.records("web:other")] == [("a player", "Béla")]
