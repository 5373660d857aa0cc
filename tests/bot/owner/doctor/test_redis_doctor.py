"""The doctor looks at Redis: each fault is made on a real one, or in what a server says of itself, and found."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
import redis.asyncio as redis

from bot.owner.doctor.servers import examine, replicas, server
from bot.store.connect import connect
from bot.store.server_state import ServerState, servers
from bot.store.store import Store
from tests.bot.channel import sit_down
from tests.bot.conftest import Room, Seeds, Server, Time
from tests.bot.owner.doctor.conftest import Found, found


@pytest.fixture
async def own(tmp_path: Path) -> AsyncIterator[tuple[Store, redis.Redis]]:
    """A Redis that keeps everything, and its owner's way to it."""
    process = Server(tmp_path, "--appendonly", "yes", "--appendfsync", "always")
    process.start()
    client = connect(process.url)
    async with redis.Redis.from_url(process.url) as owner:
        yield Store(client), owner
    await client.aclose()
    process.kill()


async def seen_of(store: Store) -> Found:
    return await found(examine(store, clustered=False, embedded=False))


async def test_a_redis_that_keeps_everything_is_right(own: tuple[Store, redis.Redis]) -> None:
    seen = await seen_of(own[0])
    assert {one.level for one in seen} == {"right"}, seen
    assert seen.has("right", "is Valkey")
    assert seen.has("right", "keeps every move on disk")


@pytest.mark.parametrize(
    ("settings", "level", "words"),
    [
        ({"appendfsync": "everysec"}, "doubtful", "may lose a second or two"),
        ({"appendonly": "no", "save": ""}, "wrong", "keeps nothing on disk"),
        ({"appendonly": "no", "save": "3600 1"}, "doubtful", "keeps snapshots only"),
        ({"maxmemory": "100mb", "maxmemory-policy": "allkeys-lru"}, "wrong", "may throw games away"),
        ({"maxmemory": "1"}, "wrong", "No move is stored: out of memory"),
    ],
    ids=lambda given: str(given),
)
async def test_a_setting_by_which_games_could_be_lost_is_found(
    own: tuple[Store, redis.Redis], settings: dict[str, str], level: str, words: str
) -> None:
    for name, value in settings.items():
        await own[1].config_set(name, value)
    assert (await seen_of(own[0])).has(level, words)


async def test_a_redis_that_takes_no_moves_is_found(own: tuple[Store, redis.Redis]) -> None:
    await own[1].replicaof("127.0.0.1", "1")
    assert (await seen_of(own[0])).has("wrong", "No move is stored: read-only")


async def test_a_redis_that_is_not_there_is_found(tmp_path: Path) -> None:
    process = Server(tmp_path)
    client = connect(process.url)
    seen = await seen_of(Store(client))
    assert [one.level for one in seen] == ["wrong"]
    assert seen.has("wrong", "cannot be asked: out of reach")
    await client.aclose()


async def test_too_few_replicas_are_found(own: tuple[Store, redis.Redis]) -> None:
    seen = await seen_of(Store(own[0].client, replicas=1))
    assert seen.has("wrong", "ZOCO_REPLICAS is 1, and a server has 0")
    state = (await servers(own[0]))[0]
    assert replicas([state], 0, clustered=True).level == "doubtful"


@pytest.mark.parametrize(
    ("change", "level", "words"),
    [
        ({"version": "5.0.14", "is_valkey": False}, "wrong", "is Redis 5.0.14"),
        ({"clock": 1_000_003.0}, "doubtful", "3 seconds from this machine's"),
        ({"clock": 999_900.0}, "wrong", "100 seconds from this machine's"),
        ({"disk_well": False}, "wrong", "could not write to its disk"),
        ({"evicted": 7}, "wrong", "has thrown 7 keys away"),
        ({"memory_limit": 100, "memory": 95, "policy": "noeviction"}, "wrong", "has used 95 %"),
    ],
    ids=lambda given: str(given),
)
def test_what_a_server_says_of_itself_is_understood(change: dict[str, object], level: str, words: str) -> None:
    well = ServerState("x", version="8.1", is_valkey=True, appends=True, fsync="always", clock=1_000_000.0)
    assert {one.level for one in server(well, 1_000_000.0, embedded=False)} == {"right"}
    state = msgspec.structs.replace(well, **change)
    assert Found(server(state, 1_000_000.0, embedded=True)).has(level, words)


async def test_platforms_that_nobody_serves_and_posts_that_wait_are_found(own: tuple[Store, redis.Redis]) -> None:
    room = Room(own[0], Time(1_000_000.0), Seeds())  # long ago
    await sit_down(room, "marrakech", 2)
    for part in ("web", "clock"):
        await room.tables.heartbeats.beat(part)
    seen = await seen_of(own[0])
    for words in ("Nobody has served web for", "Nobody has served clock for", "A post to web waits for"):
        assert seen.has("doubtful", words), seen
