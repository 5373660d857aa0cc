"""A table that moves to another channel takes everything along, however often the move is begun."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import cast

import msgspec
import pytest

from bot.delivery.outbox import Outbox
from bot.domain.messages import Post
from bot.store.channel_moves import PlaceTaken, move, whither
from bot.store.keys import PARTITIONS, key, partition, shared_key
from bot.store.pubsub import Notifier
from bot.store.store import Store
from tests.bot.conftest import Room, Time

OLD, NEW = "web:old", "web:new"


class Noted:
    """A sender that keeps what it sends."""

    platform = "web"

    def __init__(self) -> None:
        self.sent: list[tuple[str, Post]] = []

    async def send(self, channel: str, post: Post) -> None:
        self.sent.append((channel, post))


@pytest.fixture
async def old(room: Room) -> Room:
    """A game of two in the old channel, with a move made."""
    assert partition(OLD) != partition(NEW)
    room.channel = OLD
    await room.begin("marrakech", "Anna", "Béla")
    await room.say(await room.acting(), f"/play {await room.first_move(await room.acting())}")
    return room


async def test_a_moved_game_goes_on_where_it_was(old: Room, store: Store) -> None:
    before, log = await old.table(), await store.log(OLD)
    assert await move(store, OLD, NEW, 1.0) == NEW
    old.channel = NEW
    after = await old.table()
    assert (after.channel, after.position, after.chairs) == (NEW, before.position, before.chairs)
    assert await store.log(NEW) == log
    answer = await old.say(await old.acting(), f"/play {await old.first_move(await old.acting())}")
    assert answer.ok


async def test_nothing_is_left_behind_but_the_way(old: Room, store: Store) -> None:
    await move(store, OLD, NEW, 1.0)
    left = [name.decode() async for name in store.client.scan_iter(match=f"*{OLD}")]
    assert left == [key(OLD, "moved")]
    assert await whither(store, OLD) == NEW
    assert [table.channel for table in await store.tables("web")] == [NEW]
    assert [table.channel for table in await store.tables_of("web:Anna")] == [NEW]


async def test_posts_that_waited_in_the_old_channel_are_sent_to_the_new_one_in_order(
    old: Room, store: Store, notifier: Notifier, clock: Time
) -> None:
    noted = Noted()
    waiting = await store.client.lrange(key(OLD, "queue"), 0, -1)
    await move(store, OLD, NEW, clock())
    outbox = Outbox(store, noted, notifier, clock)
    assert await outbox.due() == [NEW]
    await outbox.deliver(NEW)
    assert [channel for channel, _ in noted.sent] == [NEW] * len(waiting) != []
    assert [post.id for _, post in noted.sent] == sorted(post.id for _, post in noted.sent)


async def test_what_was_due_for_the_old_channel_is_due_for_the_new_one(room: Room, store: Store) -> None:
    room.channel = OLD
    await room.say("Anna", "/new marrakech")
    await move(store, OLD, NEW, 1.0)
    shared = [shared_key(number, "due") for number in range(PARTITIONS)]
    due = [name.decode() for at in shared for name in cast(list[bytes], await store.client.zrange(at, 0, -1))]
    assert due == [f"tidy {NEW}"]


async def test_a_command_given_before_the_move_and_delivered_again_after_it_changes_nothing(
    old: Room, store: Store
) -> None:
    who, text = await old.acting(), f"/play {await old.first_move(await old.acting())}"
    first = await old.say(who, text, id="twice")
    await move(store, OLD, NEW, 1.0)
    old.channel = NEW
    version = (await old.table()).version
    assert await old.say(who, text, id="twice") == msgspec.structs.replace(first, told=())  # its post tells all
    assert (await old.table()).version == version


class Crash(Exception):
    pass


@pytest.mark.parametrize("survived", range(1, 14))
async def test_a_move_broken_off_anywhere_is_finished_by_the_next_one(
    old: Room, store: Store, survived: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await old.table()
    calls = 0
    execute: Callable[..., Awaitable[object]] = type(store.client).execute_command

    async def failing(self: object, *args: object, **options: object) -> object:
        nonlocal calls
        calls += 1
        if calls > survived:
            raise Crash
        return await execute(self, *args, **options)

    with monkeypatch.context() as patched:
        patched.setattr(type(store.client), "execute_command", failing)
        with pytest.raises(Crash):
            await move(store, OLD, NEW, 1.0)
    assert await move(store, OLD, NEW, 2.0) == NEW
    assert await move(store, OLD, NEW, 3.0) == NEW
    old.channel = NEW
    after = await old.table()
    assert (after.position, after.chairs, after.entries) == (before.position, before.chairs, before.entries)
    assert len(await store.log(NEW)) == after.entries
    assert [table.channel for table in await store.tables_of("web:Béla")] == [NEW]


async def test_nothing_is_committed_to_a_channel_that_was_left(old: Room, store: Store) -> None:
    who, text = await old.acting(), f"/play {await old.first_move(await old.acting())}"
    await move(store, OLD, NEW, 1.0)
    assert not (await old.say(who, text)).ok
    old.channel = NEW
    assert (await old.say(who, text)).ok


async def test_a_lobby_gives_way_to_a_game_that_arrives_but_a_game_does_not(old: Room, store: Store) -> None:
    there = Room(store, old.clock, old.seeds, NEW)
    await there.say("Cecil", "/new marrakech")
    await move(store, OLD, NEW, 1.0)
    assert (await there.table()).names == ("Anna", "Béla")
    third = Room(store, old.clock, old.seeds, "web:third")
    await third.begin("marrakech", "Dora", "Emil")
    with pytest.raises(PlaceTaken):
        await move(store, "web:third", NEW, 2.0)
    assert (await there.table()).names == ("Anna", "Béla")
