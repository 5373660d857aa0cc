"""The machine's clock is set by an hour: nothing stands still, nobody is called twice, and the log says it."""

from __future__ import annotations

import asyncio

import pytest

from bot.app.serving import clocks
from bot.delivery.outbox import Outbox
from bot.domain.turn_time import HOUR, RESERVE
from bot.runtime.steady_clock import FARTHEST, JUMP, SLOW, SteadyClock
from bot.runtime.tasks import end
from bot.schedule.clock import Clock
from bot.service.tables import Tables
from bot.store.keys import partition, shared_key
from bot.store.leases import LEASE
from bot.store.outages import BEAT, Heartbeats
from bot.store.pubsub import Notifier
from bot.store.store import Store
from tests.bot.clockwork import Club
from tests.bot.conftest import Room, Seeds, Time
from tests.bot.passing import Quick
from tests.bot.test_outbox import Channel, Platform

BEGUN = 1_800_000_000.0
HERE = "discord:1"


class Machine:
    """What a machine's clock shows, and how long it has really run."""

    def __init__(self) -> None:
        self.shown, self.run = BEGUN, 500.0

    def passes(self, seconds: float) -> None:
        self.shown += seconds
        self.run += seconds

    def is_set(self, seconds: float) -> None:
        """By somebody, or by the network."""
        self.shown += seconds

    def clock(self) -> SteadyClock:
        """That of a process which starts now."""
        return SteadyClock(lambda: self.shown, lambda: self.run)


@pytest.fixture
def machine() -> Machine:
    return Machine()


def test_time_is_the_machines_and_small_corrections_are_followed(machine: Machine) -> None:
    clock = machine.clock()
    for step in (10.0, 0.5, 3600.0):
        machine.passes(step)
        assert clock() == machine.shown
    machine.is_set(2.0)
    assert clock() == machine.shown


def test_time_never_goes_back_and_the_machines_catches_up_with_it(
    machine: Machine, caplog: pytest.LogCaptureFixture
) -> None:
    clock = machine.clock()
    machine.is_set(-HOUR)
    seen = [clock()]
    for _ in range(int(HOUR / SLOW) // 10):
        machine.passes(10)
        seen.append(clock())
    assert seen == sorted(seen)
    assert len(set(seen)) == len(seen), "it does not stand still either"
    assert clock() == machine.shown
    assert [record.getMessage() for record in caplog.records] == [
        "the clock of this machine was set back by 1 h 0 min; nothing stands still for it"
    ]


def test_a_clock_that_is_set_forward_is_followed_and_it_is_said_once(
    machine: Machine, caplog: pytest.LogCaptureFixture
) -> None:
    clock = machine.clock()
    machine.is_set(HOUR)
    assert (clock(), clock()) == (machine.shown, machine.shown)
    assert caplog.text.count("was set forward by 1 h 0 min") == 1
    machine.is_set(-HOUR)
    machine.passes(1)
    assert clock() == BEGUN + HOUR + SLOW


def test_a_machine_that_slept_was_not_set(machine: Machine, caplog: pytest.LogCaptureFixture) -> None:
    clock = machine.clock()
    machine.passes(8 * HOUR)
    assert clock() == machine.shown
    assert caplog.text == ""


def test_a_time_that_can_never_have_been_right_is_not_waited_for(machine: Machine) -> None:
    clock = machine.clock()
    machine.is_set(2 * FARTHEST)
    clock()
    machine.is_set(-2 * FARTHEST)
    assert clock() == machine.shown
    clock.not_before(machine.shown + 2 * FARTHEST)
    assert clock() == machine.shown


def test_who_starts_after_the_clock_was_set_back_goes_on_where_the_others_are(
    machine: Machine, caplog: pytest.LogCaptureFixture
) -> None:
    machine.is_set(-HOUR)
    clock = machine.clock()
    clock.not_before(None)
    clock.not_before(machine.shown + JUMP / 2)
    assert clock() == machine.shown
    clock.not_before(BEGUN)
    machine.passes(1)
    assert clock() == BEGUN + SLOW
    assert "is behind the others of this house, or was, by 1 h 0 min" in caplog.text


@pytest.mark.parametrize("jump", [-HOUR, HOUR])
async def test_a_robot_whose_move_is_due_does_not_stand_still(store: Store, machine: Machine, jump: float) -> None:
    clock = machine.clock()
    room = Room(store, Time(), Seeds())
    room.tables = Tables(store, clock, Seeds())
    assert (await room.say("Anna", "/new marrakech")).ok
    assert (await room.say("Anna", "/robot easy")).ok
    assert (await room.say("Anna", "/start")).ok
    while await room.acting() == "Anna":
        assert (await room.say("Anna", await room.first_move("Anna"))).ok
    entries = (await room.table()).entries
    machine.is_set(jump)
    _, robots = clocks(room.tables, Quick())
    machine.passes(2 * LEASE)
    await robots.tick()
    assert (await room.table()).entries == entries + 1


@pytest.mark.parametrize("jump", [-HOUR, HOUR])
async def test_a_post_that_waits_for_another_try_is_sent_and_sent_once(
    store: Store, notifier: Notifier, machine: Machine, jump: float
) -> None:
    platform, clock = Platform(), machine.clock()
    outbox = Outbox(store, platform, notifier, clock)
    await Channel(store, clock).post()
    platform.trouble["web:a"] = [RuntimeError("out of reach")]
    await outbox.deliver("web:a")
    machine.is_set(jump)
    machine.passes(2 * LEASE)
    for _ in range(2):
        await outbox.deliver("web:a")
    assert platform.ids() == [1]
    assert await outbox.due() == []


async def test_what_a_process_held_that_died_while_the_clock_was_ahead_is_taken_over_in_seconds(
    store: Store, machine: Machine
) -> None:
    """The machine's clock was an hour ahead; the process dies; the clock is set right; another process starts."""
    began, never, done = asyncio.Event(), asyncio.Event(), list[str]()

    async def stuck(_: str) -> None:
        began.set()
        await never.wait()

    async def carry_out(channel: str) -> None:
        done.append(channel)

    machine.is_set(HOUR)
    ahead = machine.clock()
    await Heartbeats(store, ahead).beat("clock")
    machine.passes(BEAT / 2)
    await store.client.zadd(shared_key(partition("web:a"), "due"), {"ring web:a": ahead()})
    dying = asyncio.create_task(Clock(store, ahead, {"ring": stuck}).tick())
    await began.wait()
    await end([dying])
    machine.is_set(-HOUR)
    clock = machine.clock()
    clock.not_before(await Heartbeats(store, clock).latest(["clock"]))
    machine.passes((BEAT + 2 * LEASE) / SLOW)
    assert await Clock(store, clock, {"ring": carry_out}).tick() == 1
    assert done == ["web:a"]


async def test_an_hour_that_never_was_takes_nobodys_time_and_calls_nobody(redis_url: str, clock: Time) -> None:
    """Half an hour was left to somebody when the clock was set forward by one."""
    club = Club(redis_url, clock)
    await club.begin(HERE, "Anna", "Béla")
    name = await club.acting(HERE)
    left = HOUR / 2
    await club.serve((1 + RESERVE) * 24 * HOUR - left, "discord")
    before = len(await club.told(HERE, "time-is-up"))
    clock.now += HOUR
    await club.processes[0].tick()
    assert not (await club.chair(HERE, name)).overdue
    await club.serve(left - 60, "discord")
    assert not (await club.chair(HERE, name)).overdue
    assert len(await club.told(HERE, "time-is-up")) == before
    await club.serve(120, "discord")
    assert (await club.chair(HERE, name)).overdue
    assert len(await club.told(HERE, "time-is-up")) == before + 1
    await club.close()
