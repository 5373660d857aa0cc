"""Heartbeats: a silence is an outage, also while it lasts, and is written down once."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import time

import pytest

from bot.app.serving import Settings, serve
from bot.runtime.tasks import end
from bot.schedule.clock import warn_if_nobody_keeps_it
from bot.store.outages import BEAT, GAP, KEPT, REFRESH, Heartbeats
from bot.store.store import Store
from tests.bot.conftest import Time, free_port


async def test_a_platform_that_beats_has_no_outages(store: Store, clock: Time) -> None:
    heartbeats = Heartbeats(store, clock)
    for _ in range(20):
        await heartbeats.beat("web")
        clock.now += BEAT
    assert await heartbeats.outages("web") == ()


async def test_a_platform_that_never_beat_has_none_either(store: Store, clock: Time) -> None:
    assert await Heartbeats(store, clock).outages("web") == ()


async def test_a_short_silence_is_a_restart_a_long_one_an_outage(store: Store, clock: Time) -> None:
    heartbeats = Heartbeats(store, clock)
    await heartbeats.beat("web")
    clock.now += GAP
    await heartbeats.beat("web")
    assert await heartbeats.outages("web") == ()
    last = clock.now
    clock.now += GAP + 1
    await heartbeats.beat("web")
    assert await heartbeats.outages("web") == ((last, clock.now),)


async def test_an_outage_that_lasts_counts_as_far_as_it_is_known(store: Store, clock: Time) -> None:
    heartbeats = Heartbeats(store, clock)
    await heartbeats.beat("web")
    last = clock.now
    clock.now += 5000
    assert await heartbeats.outages("web") == ((last, clock.now),)
    clock.now += 5000
    assert await heartbeats.outages("web") == ((last, clock.now),)
    await heartbeats.beat("web")
    clock.now += 60
    assert await Heartbeats(store, clock).outages("web") == ((last, clock.now - 60),)


async def test_outages_are_each_platforms_own(store: Store, clock: Time) -> None:
    heartbeats = Heartbeats(store, clock)
    for _ in range(30):
        await heartbeats.beat("web")
        clock.now += 100
    await heartbeats.beat("discord")
    clock.now += 3600
    await heartbeats.beat("web")
    await heartbeats.beat("discord")
    assert len(await heartbeats.outages("web")) == 1
    assert len(await heartbeats.outages("discord")) == 1
    assert (await heartbeats.outages("web"))[0] != (await heartbeats.outages("discord"))[0]
    assert await heartbeats.outages("telegram") == ()


async def test_however_many_processes_come_back_at_once_it_was_one_outage(store: Store, clock: Time) -> None:
    await Heartbeats(store, clock).beat("web")
    last = clock.now
    clock.now += 3600
    await asyncio.gather(*(Heartbeats(store, clock).beat("web") for _ in range(20)))
    assert await Heartbeats(store, clock).outages("web") == ((last, clock.now),)


async def test_a_process_whose_clock_is_behind_makes_no_outage(store: Store, clock: Time) -> None:
    ahead, behind = Heartbeats(store, clock), Heartbeats(store, Time(clock.now - 500))
    await ahead.beat("web")
    await behind.beat("web")
    clock.now += 20
    await ahead.beat("web")
    assert await ahead.outages("web") == ()


async def test_another_process_learns_of_an_outage_soon(store: Store, clock: Time) -> None:
    web, watching = Heartbeats(store, clock), Heartbeats(store, clock)
    await web.beat("web")
    assert await watching.outages("web") == ()
    clock.now += 3600
    await web.beat("web")
    clock.now += REFRESH
    assert len(await watching.outages("web")) == 1


async def test_only_the_latest_outages_are_kept(store: Store, clock: Time) -> None:
    heartbeats = Heartbeats(store, clock)
    for _ in range(KEPT + 10):
        await heartbeats.beat("web")
        clock.now += 1000
    await heartbeats.beat("web")
    kept = await heartbeats.outages("web")
    assert len(kept) == KEPT
    assert kept[-1][1] == clock.now


SAID = "nobody keeps the clock"


class Ends(logging.Handler):
    """Ends the process, as its owner would, when it has said so."""

    def emit(self, record: logging.LogRecord) -> None:
        if SAID in record.getMessage():
            os.kill(os.getpid(), signal.SIGTERM)


async def test_a_process_without_a_clock_says_so_once_if_no_other_has_one(
    store: Store, redis_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("REDIS_URL", redis_url)
    monkeypatch.setattr("bot.schedule.clock.LISTENED", 0.05)
    await Heartbeats(store, time.time).beat("clock")  # of one that has ended
    clocks, ends = logging.getLogger("bot.schedule.clock"), Ends()
    clocks.addHandler(ends)
    await asyncio.wait_for(serve(Settings(("web",), "127.0.0.1", free_port())), 30)
    clocks.removeHandler(ends)
    assert caplog.text.count(SAID) == 1


async def test_a_process_without_a_clock_is_content_with_that_of_another(
    store: Store, clock: Time, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.schedule.clock.LISTENED", 1.0)
    heartbeats = Heartbeats(store, clock)

    async def kept() -> None:
        while True:
            clock.now += 1
            await heartbeats.beat("clock")
            await asyncio.sleep(0.01)

    beating = asyncio.create_task(kept())
    await warn_if_nobody_keeps_it(heartbeats)
    await end([beating])
    assert caplog.text == ""
