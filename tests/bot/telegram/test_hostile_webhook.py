"""Whoever knocks at the webhook with what is no update: a short answer, and at most a line in the log."""

from __future__ import annotations

import asyncio
import logging

import aiohttp
import pytest

from tests.bot.telegram.conftest import Bots
from tests.bot.web.odd_bodies import odd_bodies

MANY = 300
HEADER = "X-Telegram-Bot-Api-Secret-Token"


def said(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    return [record for record in caplog.records if record.levelno >= logging.WARNING]


async def test_odd_bodies_with_the_right_secret_are_refused_or_mean_nothing(
    bots: Bots, caplog: pytest.LogCaptureFixture
) -> None:
    await bots.start(webhook=True)
    address, secret = f"http://127.0.0.1:{bots.port}/hook", bots.telegram.updates.secret
    sound: dict[str, object] = {"text": "/cancel", "who": "somebody"}
    async with aiohttp.ClientSession(headers={HEADER: secret}) as client:
        for body in odd_bodies(MANY, sound):
            async with client.post(address, data=body) as answer:
                assert answer.status in (200, 400, 413), body
    assert len(said(caplog)) < MANY, "a line for each at most"
    assert not any(record.exc_info for record in said(caplog))


async def test_a_secret_of_wrong_bytes_is_a_wrong_secret(bots: Bots, caplog: pytest.LogCaptureFixture) -> None:
    await bots.start(webhook=True)
    reader, writer = await asyncio.open_connection("127.0.0.1", bots.port)
    head = b"POST /hook HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n"
    writer.write(head + HEADER.encode() + b": \xff\r\n\r\n")
    async with asyncio.timeout(5):
        assert (await reader.readline()).startswith(b"HTTP/1.1 403 ")
    writer.close()
    assert said(caplog) == []
