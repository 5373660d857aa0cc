"""Connections that say nothing, or come in crowds: whoever else is here is served as before."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from aiohttp import ClientSession, TCPConnector

from bot.adapters.http.connections import Limits
from bot.delivery.pictures import Pictures
from bot.store.store import Store
from tests.bot.conftest import Time
from tests.bot.web.hosting import hosted

MANY = 400
LOWERED = Limits(connections=40, a_visitor=20, turned_away=4, header_seconds=0.5, body_seconds=0.5, uncounted=())
HALVES = (b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: localhost\r\nA:", b"POST /api/me HTTP/1.1\r\nContent-Le")
BODY = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"


class Crowd:
    """Connections from one address that are opened and left alone."""

    def __init__(self, url: str, address: str) -> None:
        self.port, self.address = int(url.rsplit(":", 1)[1]), address
        self.pairs: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []

    async def add(self, begun: bytes = b"") -> asyncio.StreamReader:
        pair = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))
        pair[1].write(begun)
        self.pairs.append(pair)
        return pair[0]

    async def ended(self) -> int:
        """How many the server closes within some seconds."""
        endings = [asyncio.create_task(_end_of(reader)) for reader, _ in self.pairs]
        done, _ = await asyncio.wait(endings, timeout=5)
        return len(done)

    def close(self) -> None:
        for _, writer in self.pairs:
            writer.transport.abort()


async def _end_of(reader: asyncio.StreamReader) -> None:
    try:
        while await reader.read(4096):
            pass
    except ConnectionError:
        pass


@asynccontextmanager
async def crowd(url: str, address: str) -> AsyncIterator[Crowd]:
    people = Crowd(url, address)
    try:
        yield people
    finally:
        people.close()


@asynccontextmanager
async def visitor(address: str) -> AsyncIterator[ClientSession]:
    async with ClientSession(connector=TCPConnector(local_addr=(address, 0))) as http:
        yield http


@pytest.fixture
async def lowered(store: Store, pictures: Pictures, clock: Time) -> AsyncIterator[str]:
    async with hosted(store, pictures, clock, LOWERED) as url:
        yield url


async def status(http: ClientSession, url: str, path: str = "/api/me") -> int:
    async with asyncio.timeout(5), http.get(url + path) as response:
        await response.read()
        return response.status


async def test_four_hundred_silent_or_half_sent_connections_keep_nobody_out_and_do_not_stay(
    lowered: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with crowd(lowered, "127.0.0.7") as silent, visitor("127.0.0.8") as anna:
        for number in range(MANY):
            await silent.add(HALVES[number % len(HALVES)])
            if number % 50 == 0:
                assert await status(anna, lowered) == 200
        assert await status(anna, lowered) == 200
        assert await silent.ended() == MANY
    lines = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert len(lines) <= 1
    assert not any(record.exc_info for record in lines)


async def test_a_crowd_from_many_addresses_does_not_keep_out_who_comes_next(lowered: str) -> None:
    async with visitor("127.0.0.8") as anna:
        crowds = [Crowd(lowered, f"127.0.1.{number}") for number in range(1, 31)]
        for number in range(10):
            for one in crowds:
                await one.add(HALVES[number % len(HALVES)])
            assert await status(anna, lowered) == 200
        for one in crowds:
            one.close()


async def test_a_body_that_does_not_come_is_not_waited_for(lowered: str) -> None:
    async with crowd(lowered, "127.0.0.7") as slow:
        reader = await slow.add(BODY)
        async with asyncio.timeout(5):
            answer = await reader.read()
    assert answer.startswith(b"HTTP/1.1 408 ") or b"known here" in answer


async def test_who_has_too_many_requests_in_hand_is_told_so_and_nobody_else(
    lowered: str, store: Store, clock: Time
) -> None:
    """Bodies on their way count: those are connections that cannot be closed to make room."""
    async with crowd(lowered, "127.0.0.7") as greedy, visitor("127.0.0.8") as anna:
        for _ in range(LOWERED.a_visitor):
            await greedy.add(BODY)
        reader = await greedy.add(b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n")
        async with asyncio.timeout(5):
            answer = await reader.read()
        assert answer.startswith(b"HTTP/1.1 429 ")
        assert b"There is no room for one more connection just now." in answer
        assert await status(anna, lowered) == 200


async def test_a_connection_is_kept_between_requests_until_it_has_rested_long_enough(
    store: Store, pictures: Pictures, clock: Time
) -> None:
    limits = Limits(connections=40, header_seconds=0.2, rest_seconds=1.0)
    async with hosted(store, pictures, clock, limits) as url, crowd(url, "127.0.0.1") as one:
        request = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
        reader = await one.add(request)
        for _ in range(3):
            assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200 ")
            await reader.readexactly(len(b"ok\n"))
            one.pairs[0][1].write(request)
        async with asyncio.timeout(5):
            assert await reader.read()  # the last answer, and then the end
