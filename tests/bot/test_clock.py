"""The clock: what falls due is done once, whoever dies, and tables nobody touches are tidied away."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from random import Random

import pytest

from bot.app.serving import clocks as clocks_of
from bot.delivery.reels import Reels
from bot.domain import due
from bot.domain.due import TIDY
from bot.runtime.tasks import end
from bot.schedule.clock import AT_ONCE, Clock
from bot.schedule.films import films_clock
from bot.schedule.thinkers import Thinkers
from bot.store.connect import connect
from bot.store.keys import key, partition, shared_key
from bot.store.leases import LEASE
from bot.store.store import Store
from bot.tables.timing import WEEK
from tests.bot.channel import keys_of, last_post, play_to_the_end, sit_down
from tests.bot.conftest import Room, Seeds, Time

PATIENCE = 5.0


class Diary:
    """Does what is due by writing it down."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.gate: asyncio.Event | None = None
        self.began = asyncio.Event()
        self.crowd = self.most = 0

    async def __call__(self, channel: str) -> None:
        self.began.set()
        self.crowd += 1
        self.most = max(self.most, self.crowd)
        try:
            if self.gate:
                await self.gate.wait()
            else:
                await asyncio.sleep(0)
            self.done.append(channel)
        finally:
            self.crowd -= 1


@pytest.fixture
def diary() -> Diary:
    return Diary()


@pytest.fixture
async def clocks(redis_url: str, clock: Time, diary: Diary) -> AsyncIterator[list[Clock]]:
    """The clocks of four processes."""
    clients = [connect(redis_url) for _ in range(4)]
    yield [Clock(Store(client), clock, {"ring": diary}) for client in clients]
    for client in clients:
        await client.aclose()


async def set_due(store: Store, at: float, *channels: str, kind: str = "ring") -> None:
    for channel in channels:
        await store.client.zadd(shared_key(partition(channel), "due"), {f"{kind} {channel}": at})


async def test_what_is_due_is_done_once_by_however_many_clocks(
    clocks: list[Clock], store: Store, clock: Time, diary: Diary
) -> None:
    channels = [f"web:{number}" for number in range(50)]
    await set_due(store, clock.now, *channels)
    counts = await asyncio.gather(*(one.tick() for one in clocks))
    assert sum(counts) == 50
    assert sorted(diary.done) == sorted(channels)
    assert await asyncio.gather(*(one.tick() for one in clocks)) == [0, 0, 0, 0]


async def test_what_is_not_due_yet_is_left_until_it_is(
    clocks: list[Clock], store: Store, clock: Time, diary: Diary
) -> None:
    await set_due(store, clock.now + 10, "web:a")
    clock.now += 9.9
    assert await clocks[0].tick() == 0
    clock.now += 0.1
    assert await clocks[0].tick() == 1
    assert diary.done == ["web:a"]


async def test_what_a_clock_that_died_had_taken_is_taken_over(
    clocks: list[Clock], store: Store, clock: Time, diary: Diary
) -> None:
    await set_due(store, clock.now, "web:a")
    diary.gate = asyncio.Event()
    dying = asyncio.create_task(clocks[0].tick())
    await asyncio.wait_for(diary.began.wait(), PATIENCE)
    await end([dying])
    diary.gate = None
    clock.now += LEASE - 0.1
    assert await clocks[1].tick() == 0
    clock.now += 0.3
    assert await clocks[1].tick() == 1
    assert diary.done == ["web:a"]


async def test_what_falls_due_again_is_set_anew(store: Store, clock: Time, diary: Diary) -> None:
    async def hourly(channel: str) -> float:
        await diary(channel)
        return clock.now + 3600

    ticking = Clock(store, clock, {"ring": hourly})
    await set_due(store, clock.now, "web:a")
    assert await ticking.tick() == 1
    clock.now += 3599
    assert await ticking.tick() == 0
    clock.now += 1
    assert await ticking.tick() == 1
    assert diary.done == ["web:a", "web:a"]


async def test_a_due_time_set_anew_while_it_is_handled_stays(
    clocks: list[Clock], store: Store, clock: Time, diary: Diary
) -> None:
    await set_due(store, clock.now, "web:a")
    diary.gate = asyncio.Event()
    handling = asyncio.create_task(clocks[0].tick())
    await asyncio.wait_for(diary.began.wait(), PATIENCE)
    await set_due(store, clock.now + 3, "web:a")
    diary.gate.set()
    await handling
    clock.now += 3
    assert await clocks[1].tick() == 1


async def test_a_kind_without_a_handler_waits_for_who_has_one(
    clocks: list[Clock], store: Store, clock: Time, diary: Diary
) -> None:
    await set_due(store, clock.now, "web:a", kind="other")
    assert await clocks[0].tick() == 0
    assert await Clock(store, clock, {"other": diary}).tick() == 1


async def test_what_fails_harms_nothing_else_and_is_tried_again_later(
    store: Store, clock: Time, diary: Diary, caplog: pytest.LogCaptureFixture
) -> None:
    async def failing(channel: str) -> None:
        await diary(channel)
        raise ValueError("trouble of its own")

    ticking = Clock(store, clock, {"ring": diary, "fails": failing})
    await set_due(store, clock.now, "web:a", kind="fails")
    await set_due(store, clock.now, "web:b", "web:c")
    assert await ticking.tick() == 2
    assert sorted(diary.done) == ["web:a", "web:b", "web:c"]
    assert [record.levelno for record in caplog.records] == [logging.ERROR]
    clock.now += LEASE + 1
    await ticking.tick()
    assert diary.done.count("web:a") == 2


async def test_much_that_is_due_together_is_done_a_few_at_a_time(
    clocks: list[Clock], store: Store, clock: Time, diary: Diary
) -> None:
    await set_due(store, clock.now, *(f"web:{number}" for number in range(AT_ONCE * 3)))
    assert await clocks[0].tick() == AT_ONCE * 3
    assert 1 < diary.most <= AT_ONCE


async def test_the_clock_runs_until_it_is_stopped(store: Store, clock: Time, diary: Diary) -> None:
    await set_due(store, clock.now, "web:a")
    running = asyncio.create_task(Clock(store, clock, {"ring": diary}).run())
    await asyncio.wait_for(diary.began.wait(), PATIENCE)
    await end([running])
    assert running.cancelled()


async def test_what_takes_long_holds_up_nothing_else(store: Store, clock: Time) -> None:
    happened = {"web:slow": asyncio.Event(), "web:quick": asyncio.Event()}

    async def ring(channel: str) -> None:
        happened[channel].set()
        if channel == "web:slow":
            await asyncio.Event().wait()  # for ever

    running = asyncio.create_task(Clock(store, clock, {"ring": ring}, poll=0.01).run())
    for channel, begun in happened.items():
        await set_due(store, clock.now, channel)
        await asyncio.wait_for(begun.wait(), PATIENCE)
    await end([running])


# Tidying


@pytest.fixture
def keeper(room: Room, clock: Time) -> Clock:
    return Clock(room.store, clock, {TIDY: room.tables.tidy})


async def test_a_lobby_nobody_touches_is_closed_after_a_week_and_the_channel_hears_it(
    room: Room, clock: Time, keeper: Clock
) -> None:
    await room.say("Anna", "/new marrakech")
    clock.now += WEEK - 1
    await keeper.tick()
    assert (await room.table()).phase == "lobby"
    clock.now += 1
    await keeper.tick()
    assert (await room.table()).phase == "closed"
    assert keys_of((await last_post(room)).lines) == ["table-closed"]
    assert await room.store.tables_of("web:Anna") == []


@pytest.mark.parametrize(
    ("name", "text"), [("Béla", "/join"), ("Anna", "/settings debts on"), ("Anna", "/settings language hu")]
)
async def test_any_change_gives_a_lobby_another_week(
    room: Room, clock: Time, keeper: Clock, name: str, text: str
) -> None:
    await room.say("Anna", "/new marrakech")
    clock.now += WEEK - 1
    assert (await room.say(name, text)).ok
    clock.now += WEEK - 1
    await keeper.tick()
    assert (await room.table()).phase == "lobby"
    clock.now += 1
    await keeper.tick()
    assert (await room.table()).phase == "closed"


async def test_a_finished_table_is_cleared_away_after_a_week_with_its_record_kept(
    room: Room, clock: Time, keeper: Clock
) -> None:
    await sit_down(room, "quixote", 1)
    await play_to_the_end(room, Random(1))
    clock.now += WEEK - 1
    await keeper.tick()
    assert (await room.table()).phase == "over"
    clock.now += 1
    assert await keeper.tick() == 1
    assert await room.store.table(room.channel) is None
    assert await room.store.client.exists(key(room.channel, "log")) == 0
    assert (await room.say("Anna", "/record")).ok
    assert await keeper.tick() == 0
    assert (await room.say("Anna", "/new quixote")).ok


async def test_a_closed_table_is_cleared_away_too(room: Room, clock: Time, keeper: Clock) -> None:
    await room.say("Anna", "/new marrakech")
    await room.say("Anna", "/cancel sure")
    clock.now += WEEK
    assert await keeper.tick() == 1
    assert await room.store.table(room.channel) is None


async def test_a_game_that_is_on_is_left_in_peace_for_ever(room: Room, clock: Time, keeper: Clock) -> None:
    await sit_down(room, "marrakech", 2)
    before = await room.table()
    for _ in range(60):
        clock.now += WEEK
        assert await keeper.tick() == 0
    assert await room.table() == before


async def test_a_lobby_that_begins_is_not_closed_when_its_week_is_over(room: Room, clock: Time, keeper: Clock) -> None:
    await room.say("Anna", "/new quixote")
    clock.now += WEEK - 1
    await room.say("Anna", "/start")
    clock.now += WEEK
    assert await keeper.tick() == 0
    assert (await room.table()).phase == "playing"


async def test_a_damaged_table_is_not_tidied_away(
    room: Room, clock: Time, keeper: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    await room.say("Anna", "/new quixote")
    other = Room(room.store, clock, Seeds(), "web:other")
    await other.say("Anna", "/new quixote")
    await room.store.client.set(key(room.channel, "table"), b"rubbish")
    clock.now += WEEK
    await keeper.tick()
    assert (await other.table()).phase == "closed"
    assert await room.store.client.get(key(room.channel, "table")) == b"rubbish"
    assert room.channel in caplog.text


async def test_however_many_clocks_tidy_a_lobby_is_closed_once(room: Room, clock: Time) -> None:
    await room.say("Anna", "/new quixote")
    clock.now += WEEK
    keepers = [Clock(room.store, clock, {TIDY: room.tables.tidy}) for _ in range(5)]
    await asyncio.gather(*(keeper.tick() for keeper in keepers))
    assert ((await room.table()).phase, (await room.table()).version) == ("closed", 2)


async def test_whatever_may_fall_due_is_done_by_one_of_the_clocks(room: Room) -> None:
    clocks = [*clocks_of(room.tables, Thinkers()), films_clock(room.tables, Reels().made)]
    kept = [kind for clock in clocks for kind in clock.handlers]
    assert sorted(kept) == sorted(due.KINDS)
