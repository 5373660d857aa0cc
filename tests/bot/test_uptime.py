"""Heartbeats: a silence is an outage, also while it lasts, and is written down once."""

from __future__ import annotations

import asyncio

from bot.store import Store
from bot.uptime import BEAT, GAP, KEPT, REFRESH, Uptime
from tests.bot.conftest import Time


async def test_a_platform_that_beats_has_no_outages(store: Store, clock: Time) -> None:
    uptime = Uptime(store, clock)
    for _ in range(20):
        await uptime.beat("web")
        clock.now += BEAT
    assert await uptime.outages("web") == ()


async def test_a_platform_that_never_beat_has_none_either(store: Store, clock: Time) -> None:
    assert await Uptime(store, clock).outages("web") == ()


async def test_a_short_silence_is_a_restart_a_long_one_an_outage(store: Store, clock: Time) -> None:
    uptime = Uptime(store, clock)
    await uptime.beat("web")
    clock.now += GAP
    await uptime.beat("web")
    assert await uptime.outages("web") == ()
    last = clock.now
    clock.now += GAP + 1
    await uptime.beat("web")
    assert await uptime.outages("web") == ((last, clock.now),)


async def test_an_outage_that_lasts_counts_as_far_as_it_is_known(store: Store, clock: Time) -> None:
    uptime = Uptime(store, clock)
    await uptime.beat("web")
    last = clock.now
    clock.now += 5000
    assert await uptime.outages("web") == ((last, clock.now),)
    clock.now += 5000
    assert await uptime.outages("web") == ((last, clock.now),)
    await uptime.beat("web")
    clock.now += 60
    assert await Uptime(store, clock).outages("web") == ((last, clock.now - 60),)


async def test_outages_are_each_platforms_own(store: Store, clock: Time) -> None:
    uptime = Uptime(store, clock)
    for _ in range(30):
        await uptime.beat("web")
        clock.now += 100
    await uptime.beat("discord")
    clock.now += 3600
    await uptime.beat("web")
    await uptime.beat("discord")
    assert len(await uptime.outages("web")) == 1
    assert len(await uptime.outages("discord")) == 1
    assert (await uptime.outages("web"))[0] != (await uptime.outages("discord"))[0]
    assert await uptime.outages("telegram") == ()


async def test_however_many_processes_come_back_at_once_it_was_one_outage(store: Store, clock: Time) -> None:
    await Uptime(store, clock).beat("web")
    last = clock.now
    clock.now += 3600
    await asyncio.gather(*(Uptime(store, clock).beat("web") for _ in range(20)))
    assert await Uptime(store, clock).outages("web") == ((last, clock.now),)


async def test_a_process_whose_clock_is_behind_makes_no_outage(store: Store, clock: Time) -> None:
    ahead, behind = Uptime(store, clock), Uptime(store, Time(clock.now - 500))
    await ahead.beat("web")
    await behind.beat("web")
    clock.now += 20
    await ahead.beat("web")
    assert await ahead.outages("web") == ()


async def test_another_process_learns_of_an_outage_soon(store: Store, clock: Time) -> None:
    web, watching = Uptime(store, clock), Uptime(store, clock)
    await web.beat("web")
    assert await watching.outages("web") == ()
    clock.now += 3600
    await web.beat("web")
    clock.now += REFRESH
    assert len(await watching.outages("web")) == 1


async def test_only_the_latest_outages_are_kept(store: Store, clock: Time) -> None:
    uptime = Uptime(store, clock)
    for _ in range(KEPT + 10):
        await uptime.beat("web")
        clock.now += 1000
    await uptime.beat("web")
    kept = await uptime.outages("web")
    assert len(kept) == KEPT
    assert kept[-1][1] == clock.now
