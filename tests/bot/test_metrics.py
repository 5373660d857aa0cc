"""How the house is, as those who run it ask: over a real socket, whatever hostile players type."""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import cast

import pytest
import redis.asyncio as redis
from aiohttp import ClientSession, web

from bot.adapters.platforms import PLATFORMS
from bot.adapters.web.server import create_app
from bot.delivery.outbox import Outbox, RefusedForGood, RetryLater
from bot.delivery.pictures import Pictures
from bot.domain.messages import Picture
from bot.runtime.metrics import BUCKETS, CONFLICTS, PICTURES, POSTS, Counter, Histogram, exposition
from bot.service.health import Health
from bot.service.registry import COMMANDS, HOUSE, NAMES
from bot.service.tables import Tables
from bot.store.connect import connect
from bot.store.pubsub import Notifier
from bot.store.queues import Queues
from bot.store.store import Store
from tests.bot.channel import sit_down
from tests.bot.conftest import Room, Seeds, Server, Time
from tests.bot.test_outbox import Channel, Platform

LABEL = r'[a-z]+="(?:[^"\\\n]|\\.)*"'
SAMPLE = re.compile(rf"[a-z_]+(\{{{LABEL}(,{LABEL})*\}})? [0-9.e+-]+|# (HELP|TYPE) [a-z_]+ .+")


class Page:
    """The page of a house, on a port of its own."""

    def __init__(self, room: Room, http: ClientSession, port: int) -> None:
        self.room, self.http, self.address = room, http, f"http://127.0.0.1:{port}"

    async def get(self, path: str) -> tuple[int, str]:
        async with self.http.get(self.address + path) as response:
            return response.status, await response.text()

    async def samples(self) -> dict[str, float]:
        status, text = await self.get("/metrics")
        assert status == 200
        assert text.endswith("\n")
        assert all(SAMPLE.fullmatch(line) for line in text.splitlines()), text
        values = (line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
        return {name: float(value) for name, value in values}


@pytest.fixture
async def house(tmp_path: Path, clock: Time) -> AsyncIterator[tuple[Page, Server]]:
    """A house on a Redis of its own, which may be killed."""
    server = Server(tmp_path, "--appendonly", "no")
    server.start()
    client = connect(server.url)
    store = Store(client)
    pictures = Pictures(store)
    health = Health(store, PLATFORMS.names)
    app = create_app(Tables(store, clock, Seeds()), store, Notifier(client), pictures, b"secret", health=health)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    port = int(runner.addresses[0][1])
    async with ClientSession() as http:
        yield Page(Room(store, clock, Seeds()), http, port), server
    await runner.cleanup()
    pictures.close()
    await client.aclose()
    server.kill()


async def test_the_house_is_well_while_redis_answers_and_not_when_it_does_not(house: tuple[Page, Server]) -> None:
    page, server = house
    assert await page.get("/healthz") == (200, "ok\n")
    assert (await page.samples())["zoco_redis_up"] == 1
    server.kill()
    assert (await page.get("/healthz"))[0] == 503
    assert (await page.samples())["zoco_redis_up"] == 0, "what was counted is still told"
    await asyncio.to_thread(server.start)
    assert (await page.get("/healthz"))[0] == 200


async def test_a_house_whose_redis_is_out_of_memory_or_read_only_is_not_well(house: tuple[Page, Server]) -> None:
    """It answers, and everything can be read; but no move would be stored."""
    page, server = house
    async with redis.Redis.from_url(server.url) as owner:
        await owner.config_set("maxmemory", "1")
        assert await page.get("/healthz") == (503, "out of memory\n")
        await owner.config_set("maxmemory", "0")
        assert await page.get("/healthz") == (200, "ok\n")
        await owner.replicaof("127.0.0.1", "1")
        assert await page.get("/healthz") == (503, "read-only\n")
        await owner.replicaof("NO", "ONE")
        assert await page.get("/healthz") == (200, "ok\n")


async def test_a_house_with_too_few_replicas_is_not_well(redis_url: str) -> None:
    client = connect(redis_url)
    condition = await Health(Store(client, replicas=1)).condition()
    assert (condition.well, condition.trouble) == (False, "too few replicas")
    await client.aclose()


async def test_a_house_whose_disk_is_full_is_not_well(store: Store, tmp_path: Path) -> None:
    health = Health(store, data=tmp_path)
    assert (await health.condition()).well
    (tmp_path / f"probe-{os.getpid()}").symlink_to("/dev/full")
    condition = await health.condition()
    assert (condition.well, condition.trouble) == (False, "disk full")
    assert os.listdir(tmp_path) == [], "what was tried is cleared away"


async def test_however_many_ask_how_the_house_is_it_is_tried_once_at_a_time(store: Store) -> None:
    health = Health(store)
    before = (await store.client.info("commandstats"))["cmdstat_set"]["calls"] if await health.condition() else 0
    await asyncio.gather(*(health.condition() for _ in range(500)))
    assert (await store.client.info("commandstats"))["cmdstat_set"]["calls"] == before + 1


async def test_a_redis_that_only_listens_is_not_well() -> None:
    """It takes the connection and says nothing; who asks is not kept waiting."""
    connected = asyncio.Event()

    async def silent(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        connected.set()
        await asyncio.Event().wait()
        writer.close()

    server = await asyncio.start_server(silent, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    client = cast(redis.Redis, connect(f"redis://127.0.0.1:{port}?socket_timeout=0.05&socket_connect_timeout=0.05"))
    condition = await asyncio.wait_for(Health(Store(client)).condition(), 10)
    assert (condition.well, condition.trouble) == (False, "no answer")
    assert connected.is_set()
    await client.aclose(close_connection_pool=True)
    server.close()


async def test_commands_refusals_conflicts_and_pictures_are_counted(house: tuple[Page, Server]) -> None:
    page, _ = house
    before = await page.samples()
    room = page.room
    await sit_down(room, "marrakech", 2)
    await room.say("Zoe", "left")
    await room.say("Anna", "/dance")
    async with page.http.get(f"{page.address}/api/games/marrakech/card.png") as response:
        assert response.status == 200
    after = await page.samples()

    def grown(name: str) -> float:
        return after.get(name, 0) - before.get(name, 0)

    assert grown('zoco_commands_total{command="new"}') == 1
    assert grown('zoco_commands_total{command="join"}') == 1
    assert grown('zoco_commands_total{command="play"}') == 1
    assert grown('zoco_commands_total{command="unknown"}') == 1
    assert grown('zoco_refusals_total{reason="not-a-player"}') == 1
    assert grown('zoco_refusals_total{reason="unknown-command"}') == 1
    assert "zoco_picture_seconds_count" in after
    assert "zoco_picture_seconds_sum" in after


async def test_a_drawn_picture_is_timed(room: Room) -> None:
    await sit_down(room, "marrakech", 2)
    pictures, before = Pictures(room.store), PICTURES.count
    assert await pictures.drawn(await room.table(), Picture("board", 0), "en") is not None
    pictures.close()
    assert PICTURES.count == before + 1
    assert PICTURES.sum > 0


async def test_what_players_make_up_is_no_label(room: Room) -> None:
    hostile = [
        '/x"} 1\nevil_total{a="b',
        "/" + "y" * 300,
        "/\\",
        "/ünïcödé",
        "/new\x00",
        *(f"/u{n}" for n in range(50)),
    ]
    for text in hostile:
        await room.say('Mallory"} 9', text)
    text = "\n".join(exposition())
    labels = set(re.findall(r'zoco_commands_total\{command="([^"]*)"\}', text))
    assert "unknown" in labels
    assert labels <= NAMES | {"unknown"}
    assert "Mallory" not in text
    assert "evil" not in text
    assert all(SAMPLE.fullmatch(line) for line in text.splitlines())


def test_every_command_there_is_has_a_label_of_its_own() -> None:
    assert {*(entry.name for entry in COMMANDS), *HOUSE} == NAMES


async def test_conflicts_are_counted_and_still_end_well(room: Room, clock: Time) -> None:
    await room.say("Host", "/new alhambra")
    before = sum(CONFLICTS.counts.values())
    houses = [Room(room.store, clock, Seeds()) for _ in range(5)]
    joins = [house.say(f"Player {n}", "/join", id=f"join {n}") for n, house in enumerate(houses)]
    assert all(answer.ok for answer in await asyncio.gather(*joins))
    assert sum(CONFLICTS.counts.values()) > before


# What waits to be sent


async def test_the_depth_and_age_of_the_outbox_are_told_by_platform(house: tuple[Page, Server], clock: Time) -> None:
    page, _ = house
    store = page.room.store
    first, second = Channel(store, clock, "web:a"), Channel(store, clock, "web:b")
    await first.post(3)
    clock.now += 40
    await second.post(1)
    clock.now += 2
    samples = await page.samples()
    assert samples['zoco_outbox_posts{platform="web"}'] == 4
    assert samples['zoco_outbox_channels{platform="web"}'] == 2
    assert samples['zoco_outbox_age_seconds{platform="web"}'] == 42
    assert samples['zoco_outbox_posts{platform="telegram"}'] == 0
    assert samples['zoco_outbox_age_seconds{platform="telegram"}'] == 0


async def test_a_post_that_is_tried_again_and_again_grows_old(store: Store, notifier: Notifier, clock: Time) -> None:
    """However far ahead its next try is."""
    channel, platform = Channel(store, clock), Platform()
    await channel.post()
    platform.trouble["web:a"] = [RetryLater(500)]
    outbox = Outbox(store, platform, notifier, clock)
    await outbox.deliver("web:a")
    clock.now += 300
    assert (await Queues(store, "web").waiting(clock.now)).age == 300
    clock.now += 200
    await outbox.deliver("web:a")
    assert await Queues(store, "web").waiting(clock.now) == await Queues(store, "discord").waiting(clock.now)


async def test_posts_sent_retried_and_set_aside_are_counted(store: Store, notifier: Notifier, clock: Time) -> None:
    before = dict(POSTS.counts)
    channel, platform = Channel(store, clock), Platform()
    await channel.post(3)
    platform.trouble["web:a"] = [RefusedForGood("gone"), ValueError()]
    outbox = Outbox(store, platform, notifier, clock)
    await outbox.deliver("web:a")
    clock.now += 1
    await outbox.deliver("web:a")
    grown = {result: count - before.get(result, 0) for result, count in POSTS.counts.items()}
    assert {result: count for result, count in grown.items() if count} == {"set aside": 1, "retried": 1, "sent": 2}


# The format


def test_a_label_cannot_break_out_of_its_line() -> None:
    counter = Counter("x_total", "label", "About.")
    counter.add('a"b\\c\nd')
    assert list(counter.lines())[-1] == 'x_total{label="a\\"b\\\\c d"} 1'


def test_a_histogram_counts_each_time_in_all_the_buckets_it_fits() -> None:
    times = Histogram("x_seconds", "About.")
    for seconds in (0.001, BUCKETS[2], 99.0):
        times.observe(seconds)
    lines = list(times.lines())
    counts = [int(line.rsplit(" ", 1)[1]) for line in lines if "_bucket" in line]
    assert counts == [1, 1, *[2] * (len(BUCKETS) - 2), 3]
    assert lines[-1] == "x_seconds_count 3"
    with pytest.raises(ValueError, match="x"), times.timed():
        raise ValueError("x")
    assert times.count == 4, "also what failed took its time"
