"""Streams of events: too many of them harm only whoever opens them, and a page never holds two."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from aiohttp import ClientResponse, ClientSession, CookieJar, TCPConnector

from bot.adapters.http.connections import Limits
from bot.adapters.web.limits import STREAMS_A_VISITOR, STREAMS_SHARE
from bot.adapters.web.streams import Stream, Streams
from bot.delivery.pictures import Pictures
from bot.store.store import Store
from tests.bot.conftest import Time
from tests.bot.web.hosting import hosted
from tests.bot.web.visitor import Client

LOWERED = Limits(connections=100, a_visitor=90, uncounted=())
MANY = 300


@pytest.fixture
async def lowered(store: Store, pictures: Pictures, clock: Time) -> AsyncIterator[str]:
    async with hosted(store, pictures, clock, LOWERED) as url:
        yield url


class Listener:
    """Pages at one address, each with a stream of its own."""

    def __init__(self, url: str, address: str) -> None:
        self.url = url
        connector = TCPConnector(local_addr=(address, 0), limit=0)
        self.http = ClientSession(connector=connector, cookie_jar=CookieJar(unsafe=True))
        self.streams: list[ClientResponse] = []

    async def listen(self, table: str, page: str = "") -> ClientResponse:
        stream = await self.http.get(f"{self.url}/api/t/{table}/events?page={page}")
        self.streams.append(stream)
        if stream.status == 200:
            assert (await stream.content.readline()).startswith(b"retry:")
            await stream.content.readline()
        return stream

    async def close(self) -> None:
        for stream in self.streams:
            stream.close()
        await self.http.close()


async def heard(stream: ClientResponse) -> bytes:
    """The next event; nothing if the stream ends."""
    async with asyncio.timeout(5):
        while (text := await stream.content.readline()) and not text.startswith(b"event: "):
            pass
        return text.strip()


async def last(stream: ClientResponse) -> bytes:
    """The last event of a stream that ends."""
    before = b""
    while text := await heard(stream):
        before = text
    return before


async def table_of(url: str) -> tuple[Client, str, str]:
    """A table, and who opened it."""
    anna = Client(url)
    hers = await anna.named("Anna")
    return anna, hers, await anna.open()


async def test_who_opens_three_hundred_streams_harms_only_themself(lowered: str) -> None:
    anna, hers, table = await table_of(lowered)
    friend, greedy = Listener(lowered, "127.0.0.8"), Listener(lowered, "127.0.0.7")
    stream = await friend.listen(table)
    for _ in range(MANY):
        await greedy.listen(table)
    assert await last(greedy.streams[0]) == b"event: rest"
    await anna.say(table, "/settings debts on", hers)
    assert anna.status == 200
    assert await heard(stream) == b"event: changed"
    assert await heard(greedy.streams[-1]) == b"event: changed"
    still = [one for one in greedy.streams[-STREAMS_A_VISITOR:] if not one.content.at_eof()]
    assert len(still) == STREAMS_A_VISITOR
    assert await last(greedy.streams[-STREAMS_A_VISITOR - 1]) == b"event: rest", "though there was room for it in all"
    for one in (friend, greedy):
        await one.close()
    await anna.http.close()


async def test_where_all_have_few_streams_and_there_is_no_room_the_oldest_rests(lowered: str) -> None:
    anna, _, table = await table_of(lowered)
    room = int(LOWERED.connections * STREAMS_SHARE)
    pages = [Listener(lowered, f"127.0.2.{number}") for number in range(1, room + 2)]
    for page in pages:
        await page.listen(table)
    assert await last(pages[0].streams[0]) == b"event: rest"
    assert await anna.version(table) == 1
    for page in pages:
        await page.close()
    await anna.http.close()


async def test_a_page_that_connects_again_does_not_hold_two_streams(lowered: str) -> None:
    anna, hers, table = await table_of(lowered)
    page = Listener(lowered, "127.0.0.8")
    first = await page.listen(table, "0123456789abcdef")
    second = await page.listen(table, "0123456789abcdef")
    assert await last(first) != b"event: rest"
    await anna.say(table, "/settings debts on", hers)
    assert await heard(second) == b"event: changed"
    await page.close()
    await anna.http.close()


async def test_the_greediest_gives_way_whoever_comes() -> None:
    streams = Streams(most=4, a_visitor=10)
    opened = [Stream(str(number), who, asyncio.Queue()) for number, who in enumerate(("a", "b", "b", "c", "d"))]
    for stream in opened:
        stream.task = None
        streams.enter(stream)
    assert [not stream.rings.empty() for stream in opened] == [False, True, False, False, False]
    assert len(streams) == 4


async def test_a_stream_is_over_as_soon_as_its_page_has_gone(lowered: str) -> None:
    """Not only when the next sign of life cannot be sent: until then it would take the place of another."""
    anna, _, table = await table_of(lowered)
    friend = Listener(lowered, "127.0.0.8")
    stream = await friend.listen(table)
    for _ in range(2 * STREAMS_A_VISITOR):
        gone = Listener(lowered, "127.0.0.8")
        await gone.listen(table)
        await gone.close()
        await asyncio.sleep(0)
    await anna.get(f"/api/t/{table}")
    await anna.say(table, "/settings debts on", (await anna.get("/api/me"))["active"])
    assert await heard(stream) == b"event: changed"
    await friend.close()
    await anna.http.close()
