"""Who sends what no page of ours would: a short answer, nothing changed, and at most a line in the log."""

from __future__ import annotations

import asyncio
import gzip
import logging
from collections.abc import Callable

import pytest

from bot.store.keys import key
from bot.store.store import Store
from tests.bot.web.odd_bodies import odd_bodies
from tests.bot.web.visitor import Client

MANY = 1000
JSON = {"Content-Type": "application/json"}


@pytest.fixture
async def anna(client: Callable[..., Client]) -> Client:
    one = client()
    await one.named("Anna")
    return one


def said(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    return [record for record in caplog.records if record.levelno >= logging.WARNING]


def port(address: str) -> int:
    return int(address.rsplit(":", 1)[1])


async def raw(address: str, request: bytes) -> bytes:
    """What comes back when these bytes are sent."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port(address))
    writer.write(request)
    async with asyncio.timeout(5):
        answer = await reader.readuntil(b"\r\n\r\n")
    writer.close()
    return answer


async def test_a_thousand_odd_bodies_change_nothing_and_leave_nothing_in_the_log(
    anna: Client, caplog: pytest.LogCaptureFixture
) -> None:
    table = await anna.open()
    version = await anna.version(table)
    sound = {"text": "/cancel", "id": "not-ours-at-all", "who": "web:0000000000000000", "stamp": 1}
    statuses: set[int] = set()
    for number, body in enumerate(odd_bodies(MANY, sound)):
        path = ("/api/tables", "/api/me", f"/api/t/{table}")[number % 3]
        async with anna.http.post(anna.url + path, data=body, headers=JSON) as response:
            statuses.add(response.status)
            assert (await response.json())["error"], body
    assert statuses == {400, 403, 413}
    assert await anna.version(table) == version
    assert said(caplog) == []


@pytest.mark.parametrize("body", [b'{"text":"\xff"}', b"[" * 2000, b'{"game":"marrakech","id":"12345678","x":"\xff"}'])
async def test_a_body_of_wrong_bytes_or_nested_too_deep_is_a_bad_request(
    anna: Client, body: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async with anna.http.post(anna.url + "/api/tables", data=body, headers=JSON) as response:
        assert response.status == 400
        assert await response.json() == {"error": "That was not understood."}
    assert said(caplog) == []


@pytest.mark.parametrize("packing", ["gzip", "deflate", "br", "zstd", "nonsense"])
@pytest.mark.parametrize("body", [b"not packed at all", gzip.compress(bytes(30_000_000))], ids=("wrong", "bomb"))
async def test_a_body_that_says_it_is_packed_is_not_unpacked(
    anna: Client, packing: str, body: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    headers = {**JSON, "Content-Encoding": packing}
    async with anna.http.post(anna.url + "/api/tables", data=body, headers=headers) as response:
        assert response.status in (400, 413)
    assert said(caplog) == []


@pytest.mark.parametrize(
    "header",
    [b"Cookie: zoco=\xff.\xff", b"Accept-Language: \xff", b"Zoco-Zone: \xff", b"If-None-Match: \xff", b"X: \xff"],
)
async def test_wrong_bytes_in_a_header_harm_nothing(
    address: str, header: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    for path in (b"/", b"/api/me", b"/static/app.js", b"/api/t/abcdefghjkmn"):
        answer = await raw(address, b"GET " + path + b" HTTP/1.1\r\nHost: localhost\r\n" + header + b"\r\n\r\n")
        assert answer.split(b" ")[1] in (b"200", b"400", b"404"), answer
    assert said(caplog) == []


async def test_what_is_no_http_gets_400_and_a_line_in_the_log_once_in_a_while(
    address: str, caplog: pytest.LogCaptureFixture
) -> None:
    for request in (
        b"GET / HTTP/1.1\r\nHost: localhost\r\nBad Header: x\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET / HTTP/1.1\r\nContent-Length: x\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"A: " + b"a" * 9000 + b"\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    ):
        assert (await raw(address, request)).split(b" ")[1] in (b"400", b"415"), request
    assert len(said(caplog)) <= 1
    assert not [record for record in caplog.records if record.exc_info]


async def test_a_visitor_who_hangs_up_is_not_taken_for_trouble_with_redis(
    address: str, anna: Client, caplog: pytest.LogCaptureFixture
) -> None:
    for number in range(20):
        _, writer = await asyncio.open_connection("127.0.0.1", port(address))
        writer.write(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n")
        writer.write(b"Content-Length: 4000\r\n\r\n" + b"x" * number)
        await writer.drain()
        await asyncio.sleep(0)
        writer.transport.abort()
    await anna.get("/api/me")
    assert said(caplog) == []


async def damaged(store: Store, table: str) -> None:
    """As a flipped byte on the disk leaves it."""
    name = key(f"web:{table}", "table")
    stored = await store.client.get(name)
    assert isinstance(stored, bytes)
    await store.client.set(name, stored[:20] + b"?" + stored[21:])


async def test_a_damaged_table_says_so_to_its_players_on_the_page_and_in_its_answers(
    anna: Client, store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    table = await anna.open()
    await damaged(store, table)
    async with anna.http.get(f"{anna.url}/t/{table}") as response:
        assert (response.status, response.content_type) == (500, "text/html")
    told = (
        "This table’s stored data cannot be read. "
        "It is kept safe and has been reported; please play elsewhere meanwhile."
    )
    for path in (f"/api/t/{table}", f"/api/t/{table}/events", f"/api/t/{table}/picture?kind=board&at=0"):
        assert await anna.get(path) == {"error": told}
    assert len(said(caplog)) == 1
    assert "web:" + table in said(caplog)[0].getMessage()
    assert not said(caplog)[0].exc_info
