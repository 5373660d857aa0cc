"""Told to stop, the bot ends within a second, whatever it is at; and a Redis that freezes is answered for in five."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import aiohttp
import pytest
import redis.asyncio as redis

from bot.store.data_folder import is_served
from bot.store.embedded import url
from tests.bot.conftest import Server
from tests.bot.crash.players import until
from tests.bot.crash.process import Bot

SECOND = 1.0
SPARE = 0.5  # for the system to tell us of it, on a machine that has much else to do
FIVE = 5.0
NAMES = pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])


@pytest.fixture
async def data(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Path]:
    """A data directory, whose Redis is ended in the end."""
    directory = tmp_path_factory.mktemp("data")
    yield directory
    async with redis.Redis.from_url(url(directory), retry=None) as client:
        with contextlib.suppress(redis.RedisError):
            await client.shutdown(nosave=True)


@pytest.fixture
def silent() -> Iterator[int]:
    """A port that takes every connection and never says a word."""
    with socket.create_server(("127.0.0.1", 0), backlog=100) as listener:
        yield int(listener.getsockname()[1])


async def ended_in_time(bot: Bot, number: int = signal.SIGTERM) -> None:
    """It is told to stop; it ends well, and in time."""
    assert bot.process is not None
    asked = time.monotonic()
    bot.process.send_signal(number)
    assert await asyncio.wait_for(bot.process.wait(), 30) == 0
    assert time.monotonic() - asked < SECOND + SPARE
    assert "Traceback" not in await asyncio.to_thread(bot.log.read_text)


async def log_says(bot: Bot, text: str) -> None:
    await until(lambda: asyncio.to_thread(bot.log.exists), bool, "the bot has begun")
    await until(lambda: asyncio.to_thread(bot.log.read_text), lambda told: text in told, f"it says {text!r}")


def browser() -> aiohttp.ClientSession:
    """One that asks as much at once as it likes."""
    return aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True), connector=aiohttp.TCPConnector(limit=0))


async def opened(http: aiohttp.ClientSession, bot: Bot) -> tuple[str, str]:
    """Somebody opens a table; who, and which."""
    who = (await (await http.get(f"{bot.address}/api/me")).json())["active"]
    me = {"action": "rename", "person": who, "name": "Anna"}
    assert (await http.post(f"{bot.address}/api/me", json=me)).status == 200
    body = {"game": "marrakech", "id": "request-1"}
    answer = await http.post(f"{bot.address}/api/tables", json=body)
    assert answer.status == 200, await answer.text()
    return who, (await answer.json())["id"]


@NAMES
@pytest.mark.parametrize("there", ["nobody", "somebody silent"])
async def test_it_ends_at_once_while_it_waits_for_redis(tmp_path: Path, silent: int, number: int, there: str) -> None:
    port = 1 if there == "nobody" else silent
    bot = Bot({"REDIS_URL": f"redis://127.0.0.1:{port}"}, tmp_path / "bot.log")
    await bot.spawn()
    await log_says(bot, "waiting for it")
    await ended_in_time(bot, number)


async def test_it_ends_at_once_while_platforms_cannot_be_reached(data: Path, silent: int) -> None:
    settings = {
        "ZOCO_DATA": str(data),
        "REDIS_URL": "",
        "TELEGRAM_TOKEN": "1:a",
        "TELEGRAM_API": f"http://127.0.0.1:{silent}",
        "DISCORD_TOKEN": "x",
        "HTTPS_PROXY": f"http://127.0.0.1:{silent}",
    }
    bot = Bot(settings, data / "bot.log")
    await bot.start()
    await ended_in_time(bot)
    assert not is_served(data)


async def test_it_ends_at_once_with_open_pages_and_requests_half_said(data: Path) -> None:
    bot = Bot({"ZOCO_DATA": str(data), "REDIS_URL": ""}, data / "bot.log")
    await bot.start()
    async with browser() as http:
        _, name = await opened(http, bot)
        stream = await http.get(f"{bot.address}/api/t/{name}/events")
        _, half = await asyncio.open_connection("127.0.0.1", bot.port)
        half.write(b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{")
        await half.drain()
        await ended_in_time(bot)
        half.close()
        stream.close()
    assert not is_served(data)


async def test_it_ends_at_once_while_its_redis_is_frozen(data: Path) -> None:
    bot = Bot({"ZOCO_DATA": str(data), "REDIS_URL": ""}, data / "bot.log")
    await bot.start()
    async with frozen(url(data)):
        await ended_in_time(bot)


async def test_it_ends_at_once_while_its_disk_does_not_answer(data: Path) -> None:
    """A thread of it waits, and would be waited for: as it is where a disk of another machine is out of reach."""
    bot = Bot({"ZOCO_DATA": str(data), "REDIS_URL": ""}, data / "bot.log")
    await bot.start()
    assert bot.process is not None
    os.mkfifo(data / f"probe-{bot.process.pid}")  # whoever opens it for writing waits for a reader
    try:
        async with browser() as http, http.get(f"{bot.address}/healthz") as answer:
            assert (answer.status, await answer.text()) == (503, "no answer\n")
        await ended_in_time(bot)
    finally:
        await bot.kill()
    assert "takes too long to end, and is left" in await asyncio.to_thread(bot.log.read_text)
    assert not is_served(data)


async def test_after_kill_9_a_clean_stop_ends_the_adopted_redis_too(data: Path) -> None:
    bot = Bot({"ZOCO_DATA": str(data), "REDIS_URL": ""}, data / "bot.log")
    await bot.start()
    await bot.kill()
    assert is_served(data)
    await bot.start()
    await ended_in_time(bot)
    assert not is_served(data)


@contextlib.asynccontextmanager
async def frozen(address: str) -> AsyncIterator[None]:
    """The server stands still: it takes connections, and says nothing."""
    async with redis.Redis.from_url(address) as client:
        pid = int((await client.info("server"))["process_id"])
    os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(pid, signal.SIGCONT)


@pytest.mark.parametrize("way", ["embedded", "by address"])
async def test_while_redis_is_frozen_everything_is_answered_within_five_seconds(
    data: Path, tmp_path: Path, way: str
) -> None:
    server = Server(tmp_path)
    server.start()
    address = server.url if way == "by address" else ""
    bot = Bot({"ZOCO_DATA": str(data), "REDIS_URL": address}, data / "bot.log")
    await bot.start()
    try:
        async with browser() as http:
            who, name = await opened(http, bot)
            wish = {"text": "/robot easy", "id": "request-2", "who": who, "stamp": None}

            async def asked(method: str, path: str, json: object = None) -> None:
                began = time.monotonic()
                async with http.request(method, bot.address + path, json=json) as answer:
                    assert answer.status == 503, path
                assert time.monotonic() - began < FIVE, path

            async with frozen(address or url(data)):
                looks = [asked("GET", path) for path in ("/healthz", f"/api/t/{name}", "/api/tables", f"/t/{name}")]
                await asyncio.gather(*looks, *(asked("POST", f"/api/t/{name}", wish) for _ in range(100)))
            await until(lambda: health(http, bot), lambda status: status == 200, "all is well again")
            async with http.post(f"{bot.address}/api/t/{name}", json=wish) as answer:
                assert answer.status == 200
        await ended_in_time(bot)
    finally:
        await bot.kill()
        server.kill()


async def health(http: aiohttp.ClientSession, bot: Bot) -> int:
    async with http.get(f"{bot.address}/healthz") as answer:
        return answer.status
