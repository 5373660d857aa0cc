"""The way to Redis: by its address, waiting for it if need be, and a word of warning where it could lose a game."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
import redis.asyncio as redis
from redis.asyncio.cluster import RedisCluster

from bot.store import connect as module
from bot.store.connect import CONNECTIONS, connect, reached, redis_url, replicas_wanted, warn_of_loss
from tests.bot.conftest import Server

PATIENCE = 10.0


@pytest.fixture
def server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    """A server with these settings."""
    one = Server(tmp_path, *request.param)
    try:
        one.start()
        yield one
    finally:
        one.kill()


async def warnings_of(server: Server) -> list[str]:
    client = connect(server.url)
    found = await warn_of_loss(client)
    await client.aclose()
    return found


EVICTS = ["--maxmemory", "100mb", "--maxmemory-policy", "allkeys-lru", "--appendonly", "yes"]
WELL_KEPT = ["--maxmemory", "100mb", "--maxmemory-policy", "noeviction", "--appendonly", "yes"]


@pytest.mark.parametrize("server", [EVICTS], indirect=True)
async def test_a_redis_that_may_evict_keys_is_warned_of(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    (warning,) = await warnings_of(server)
    assert "may evict keys (maxmemory-policy allkeys-lru)" in warning
    assert [(record.levelno, record.message) for record in caplog.records] == [(logging.WARNING, warning)]


@pytest.mark.parametrize("server", [["--appendonly", "no"]], indirect=True)
async def test_a_redis_that_keeps_nothing_or_only_snapshots_is_warned_of(server: Server) -> None:
    (warning,) = await warnings_of(server)
    assert "keeps nothing on disk" in warning
    client = redis.Redis.from_url(server.url)
    await client.config_set("save", "60 1")
    await client.aclose()
    (warning,) = await warnings_of(server)
    assert "snapshots only" in warning


@pytest.mark.parametrize("server", [WELL_KEPT, ["--appendonly", "yes"]], indirect=True)
async def test_a_redis_that_keeps_everything_is_not_warned_of(server: Server) -> None:
    assert await warnings_of(server) == []


@pytest.mark.parametrize("server", [["--appendonly", "no", "--rename-command", "CONFIG", ""]], indirect=True)
async def test_a_redis_that_does_not_tell_its_settings_is_used_all_the_same(server: Server) -> None:
    assert await warnings_of(server) == []


async def test_an_address_is_one_server_and_several_are_a_cluster() -> None:
    one = connect("redis://127.0.0.1:1")
    assert isinstance(one, redis.Redis)
    for url in ("redis://127.0.0.1:1,redis://127.0.0.1:2", "redis://127.0.0.1:1?cluster=1"):
        assert isinstance(connect(url), RedisCluster)


async def test_more_who_ask_at_once_than_there_are_connections_wait_their_turn(redis_url: str) -> None:
    client = connect(redis_url)
    await asyncio.gather(*(client.incr("count") for _ in range(CONNECTIONS * 8)))
    assert await client.get("count") == str(CONNECTIONS * 8).encode()
    await client.aclose()


async def test_a_redis_that_is_not_there_yet_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "WAITING", 0.01)
    monkeypatch.setattr(module, "RETRIES", 0)
    server = Server(tmp_path, "--appendonly", "no")
    client = connect(server.url)
    waiting = asyncio.create_task(reached(client))
    await asyncio.sleep(0)
    assert not waiting.done()
    await asyncio.to_thread(server.start)
    await asyncio.wait_for(waiting, PATIENCE)
    assert [record.levelno for record in caplog.records] == [logging.WARNING], "said, and said once"
    await client.aclose()
    server.kill()


@pytest.mark.parametrize("server", [["--appendonly", "no"]], indirect=True)
async def test_a_redis_that_does_not_let_us_in_is_not_waited_for(server: Server) -> None:
    owner = redis.Redis.from_url(server.url)
    await owner.config_set("requirepass", "sesame")
    await owner.aclose()
    client = connect(server.url.replace("redis://", "redis://:wrong@"))
    with pytest.raises(RuntimeError, match="does not let us in"):
        await asyncio.wait_for(reached(client), PATIENCE)
    await client.aclose()
    client = connect(server.url.replace("redis://", "redis://:sesame@"))
    await asyncio.wait_for(reached(client), PATIENCE)
    await client.aclose()


def test_the_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("REDIS_URL", "ZOCO_REPLICAS"):
        monkeypatch.delenv(name, raising=False)
    assert (redis_url(), replicas_wanted()) == (None, 0)
    monkeypatch.setenv("REDIS_URL", "redis://there")
    monkeypatch.setenv("ZOCO_REPLICAS", "1")
    assert (redis_url(), replicas_wanted()) == ("redis://there", 1)
