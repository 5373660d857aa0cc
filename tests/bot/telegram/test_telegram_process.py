"""`zoco` with Telegram as a process of its own: trouble there stops nothing else, and no secret is in its log."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator

import aiohttp
import pytest

from tests.bot.conftest import free_port
from tests.standins.telegram import TOKEN, StandIn
from tests.standins.telegram.mini_app import init_data
from tests.standins.telegram.refusals import Refusal

ALWAYS = 10**9


@pytest.fixture
async def telegram() -> AsyncIterator[StandIn]:
    stand_in = StandIn(time.time)
    await stand_in.start()
    yield stand_in
    await stand_in.stop()


async def zoco(telegram: StandIn, redis_url: str, *given: str, **environment: str) -> Process:
    settings = {"REDIS_URL": redis_url, "TELEGRAM_TOKEN": TOKEN, "TELEGRAM_API": telegram.url, "ZOCO_LOG": "DEBUG"}
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", *given, env={**os.environ, **settings, **environment}, stderr=PIPE, stdout=PIPE
    )


async def ended(process: Process) -> str:
    """Its log, once it was told to end."""
    process.terminate()
    _, errors = await process.communicate()
    assert process.returncode == 0
    return errors.decode()


@pytest.mark.parametrize("refusal", [Refusal(500, "Internal Server Error"), Refusal(404, "Not Found")])
async def test_while_telegram_fails_at_the_start_the_page_is_served_and_that_is_said_once(
    telegram: StandIn, redis_url: str, refusal: Refusal
) -> None:
    failing = telegram.mishaps.arrange("getMe", times=ALWAYS, refusal=refusal)
    port = free_port()
    process = await zoco(telegram, redis_url, "--port", str(port))
    assert process.stdout is not None
    assert b"Zoco is at" in await process.stdout.readline()
    await telegram.world.soon(lambda: failing.times <= ALWAYS - 2)
    async with aiohttp.ClientSession() as client, client.get(f"http://127.0.0.1:{port}/") as page:
        assert page.status == 200
    log = await ended(process)
    assert log.count("Telegram cannot be used yet") == 1
    assert "Traceback" not in log
    assert "refuses the token" not in log


async def test_no_token_is_in_the_log_of_a_process_that_logs_everything(telegram: StandIn, redis_url: str) -> None:
    process = await zoco(telegram, redis_url, "telegram", TELEGRAM_SECRET="quite-a-secret")
    await telegram.world.soon(lambda: telegram.updates.fetching > 0)
    anna = telegram.member("Anna")
    chat = telegram.group("Friends", anna)
    await anna.say(chat, "/new marrakech")
    await telegram.world.soon(lambda: bool(chat.posts))
    log = await ended(process)
    assert "sendPhoto" in log, "the library logs what it asks"
    for secret in (TOKEN, TOKEN.split(":")[1], "quite-a-secret"):
        assert secret not in log


async def test_with_a_wrong_token_it_says_so_and_ends(telegram: StandIn, redis_url: str) -> None:
    process = await zoco(telegram, redis_url, "telegram", TELEGRAM_TOKEN="1:wrong-token")
    _, errors = await process.communicate()
    assert process.returncode == 1
    assert "Telegram refuses the token in TELEGRAM_TOKEN" in errors.decode().splitlines()[-1]
    assert "wrong-token" not in errors.decode()


async def test_a_process_that_serves_the_page_alone_lets_people_in_by_telegrams_window(
    telegram: StandIn, redis_url: str
) -> None:
    port, anna = free_port(), telegram.member("Anna").user
    settings = {"TELEGRAM_APP_URL": "https://zoco.example.org/telegram", "TELEGRAM_APP": "board"}
    process = await zoco(telegram, redis_url, "--port", str(port), "web", **settings)
    assert process.stdout is not None
    assert b"Zoco is at" in await process.stdout.readline()
    page = f"http://127.0.0.1:{port}"
    async with aiohttp.ClientSession() as client:
        async with client.get(f"{page}/telegram") as shown:
            assert "frame-ancestors https://web.telegram.org" in shown.headers["Content-Security-Policy"]
        proof = {"data": init_data(anna, time.time()), "visit": "0123456789abcdef"}
        async with client.post(f"{page}/api/window/telegram", json={"proof": proof}) as answer:
            told = await answer.json()
        async with client.get(f"{page}/api/me", headers={"Authorization": f"Bearer {told['pass']}"}) as answer:
            assert (await answer.json())["people"] == [{"id": f"telegram:{anna.id}", "name": "Anna"}]
    log = await ended(process)
    assert told["pass"] not in log
    assert TOKEN not in log
