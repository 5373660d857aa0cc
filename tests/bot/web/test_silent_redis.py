"""A Redis that has frozen: whoever asks anything is told so within five seconds, and all goes on when it thaws."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.adapters.web.patience import SILENCE, SLOW
from bot.delivery.pictures import Pictures
from bot.store.connect import connect
from bot.store.store import Store
from tests.bot.conftest import Server, Time
from tests.bot.web.hosting import hosted
from tests.bot.web.visitor import Client

PROMISED = 5.0  # seconds
BUSY = 3.0  # seconds more, on a machine that does other things too


@pytest.fixture
def own_redis(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path)
    server.start()
    yield server
    assert server.process is not None
    server.process.send_signal(signal.SIGCONT)
    server.kill()


async def test_while_redis_is_frozen_every_request_gets_503_within_five_seconds(own_redis: Server) -> None:
    assert SLOW + SILENCE < PROMISED
    client = connect(own_redis.url)
    store = Store(client)
    pictures = Pictures(store)
    async with hosted(store, pictures, Time()) as url:
        anna = Client(url)
        hers = await anna.named("Anna")
        table = await anna.open()
        assert own_redis.process is not None
        own_redis.process.send_signal(signal.SIGSTOP)
        paths = ("", "/events", "/picture.png?kind=lobby&at=0", "/picture?kind=lobby&at=0", "/own.png?kind=board")
        asked = [anna.http.get(f"{url}/api/t/{table}{path}") for path in paths]
        asked += [anna.http.get(f"{url}/api/tables"), anna.http.get(f"{url}/t/{table}")]
        body = {"text": "/settings debts on", "id": "asked-while-frozen", "who": hers}
        asked.append(anna.http.post(f"{url}/api/t/{table}", json=body))
        async with asyncio.timeout(PROMISED + BUSY):
            answers = await asyncio.gather(*asked)
        assert [answer.status for answer in answers] == [503] * len(answers)
        told = {(await answer.json())["error"] for answer in answers}
        assert told == {"The games cannot be reached just now. Please try again in a moment."}
        async with asyncio.timeout(BUSY):
            assert (await anna.get("/api/me"))["active"] == hers, "what needs no Redis needs not wait"
        own_redis.process.send_signal(signal.SIGCONT)
        assert (await anna.post(f"/api/t/{table}", body))["ok"]
        await anna.http.close()
    pictures.close()
    await client.aclose()
