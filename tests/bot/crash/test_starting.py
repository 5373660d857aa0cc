"""The bot and the Redis it brings along: started, killed, stopped, and never two on the same data."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import redis.asyncio as redis

from bot.store import embedded
from bot.store.embedded import Embedded, state_of, url
from tests.bot.conftest import Server
from tests.bot.crash.players import until
from tests.bot.crash.process import Bot

STOP_SECONDS = 5.0  # it takes 0.1; systems kill who has not ended in 10


@pytest.fixture
async def data(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Path]:
    """A data directory, whose Redis is ended in the end."""
    directory = tmp_path_factory.mktemp("data")
    yield directory
    async with redis.Redis.from_url(url(directory), retry=None) as client:
        with contextlib.suppress(redis.RedisError):
            await client.shutdown(nosave=True)


async def _server(data: Path) -> int:
    async with redis.Redis.from_url(url(data)) as client:
        return int((await client.info("server"))["process_id"])


async def test_a_killed_bot_leaves_its_redis_to_the_next(data: Path) -> None:
    bot = Bot({"ZOCO_DATA": str(data), "REDIS_URL": ""}, data / "bot.log")
    await bot.start()
    server = await _server(data)
    await bot.kill()
    await bot.start()
    assert await _server(data) == server
    await bot.kill()


async def test_a_bot_told_to_stop_at_any_moment_ends_and_takes_its_redis_along(data: Path) -> None:
    bot = Bot({"ZOCO_DATA": str(data), "REDIS_URL": ""}, data / "bot.log")
    for _ in range(4):
        await bot.start()
        asked = time.monotonic()
        assert await bot.stop() == 0
        assert time.monotonic() - asked < STOP_SECONDS
        assert await state_of(url(data)) == "silent"


async def test_however_many_start_at_once_there_is_one_server(data: Path) -> None:
    many = [Embedded(data) for _ in range(5)]
    await asyncio.gather(*(one.start() for one in many))
    started = [one for one in many if one.process]
    assert len(started) == 1
    started[0].stop()


async def test_a_server_that_hangs_is_not_joined_by_another_on_the_same_files(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(embedded, "READY_SECONDS", 0.2)
    first, second = Embedded(data), Embedded(data)
    await first.start()
    assert first.process is not None
    os.kill(first.process.pid, signal.SIGSTOP)
    try:
        with pytest.raises(RuntimeError, match="does not answer"):
            await second.start()
        assert second.process is None
    finally:
        os.kill(first.process.pid, signal.SIGCONT)
    await second.start()
    assert second.process is None, "the first is back"
    monkeypatch.undo()
    first.stop()


async def test_a_redis_that_is_not_there_yet_is_waited_for(tmp_path: Path) -> None:
    server = Server(tmp_path)
    bot = Bot({"REDIS_URL": server.url}, tmp_path / "bot.log")
    starting = asyncio.create_task(bot.start())
    await until(lambda: asyncio.to_thread(bot.log.exists), bool, "the bot has begun")
    await until(lambda: asyncio.to_thread(bot.log.read_text), lambda told: "waiting for it" in told, "it says so")
    assert not starting.done()
    await asyncio.to_thread(server.start)
    await starting
    assert await bot.stop() == 0
    server.kill()
