"""Pictures that wait to be drawn: whoever asks for hundreds waits for them alone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import TypeAlias

import pytest
from aiohttp import ClientSession, TCPConnector

from bot.delivery.pictures import ONE_WAITING, ONLOOKER, Pictures
from bot.domain.messages import Command, Person, Picture
from bot.domain.table import Table
from bot.language.languages import LANGUAGES
from bot.runtime.fair_queue import Asker
from bot.runtime.metrics import PICTURES
from bot.service.registry import parse
from bot.service.tables import Tables
from bot.store.store import Store
from tests.bot.conftest import Seeds, Time
from tests.bot.web.visitor import Client, sooner_or_later

FLOOD = 300
MEANWHILE = 8  # pictures: those being drawn, and a few while the question is on its way


Begin: TypeAlias = Callable[[str, int], Awaitable[Table]]


@pytest.fixture
def begun(store: Store, clock: Time) -> Begin:
    """A game at a table of that name, so many moves on."""

    async def play(name: str, moves: int) -> Table:
        tables, channel, random = Tables(store, clock, Seeds()), f"web:{name}", Random(name)
        people = [Person(f"web:{one}", one) for one in ("Anna", "Béla")]
        texts = [(people[0], "/new marrakech"), (people[1], "/join"), (people[0], "/start")]
        for number, (who, text) in enumerate(texts):
            assert (await tables.handle(Command(channel, who, parse(text), f"{name}{number}"))).ok
        for number in range(moves):
            table = await store.table(channel)
            assert table is not None
            seat = table.rules.to_act(table.state)[0]
            move = str(random.choice(table.rules.legal(table.state, seat)))
            assert (await tables.handle(Command(channel, people[seat], parse(f"/play {move}"), f"{name}-{number}"))).ok
        table = await store.table(channel)
        assert table is not None
        return table

    return play


async def test_hundreds_of_requests_for_old_moments_do_not_delay_another_table(address: str, begun: Begin) -> None:
    """In figures: between the question of another table's page and its answer hardly a picture more is drawn."""
    old, other = await begun("aaaaaaaaaaaa", 60), await begun("bbbbbbbbbbbb", 3)
    paths = [f"/api/t/aaaaaaaaaaaa/picture.png?kind=board&at={at}" for at in range(old.entries)]
    async with ClientSession(connector=TCPConnector(limit=0)) as greedy, ClientSession() as friend:

        async def fetch(path: str, language: str, http: ClientSession = greedy) -> int:
            async with http.get(address + path, headers={"Accept-Language": language}) as response:
                await response.read()
                return response.status

        asked = [(path, language) for language in LANGUAGES for path in paths][:FLOOD]
        flood = [asyncio.create_task(fetch(*one)) for one in asked]
        await sooner_or_later(lambda: any(task.done() for task in flood))
        before = PICTURES.count
        path = f"/api/t/bbbbbbbbbbbb/picture.png?kind=board&at={other.entries}"
        while (status := await fetch(path, "en", friend)) == 503:
            pass  # Redis has so many questions that this one did not come through; the page asks again
        assert status == 200
        assert PICTURES.count - before <= MEANWHILE
        statuses = await asyncio.gather(*flood)
    assert set(statuses) <= {200, 429, 503}
    assert 429 in statuses


async def test_a_picture_nobody_waits_for_any_more_is_not_drawn(address: str, begun: Begin, pictures: Pictures) -> None:
    await begun("aaaaaaaaaaaa", 20)
    async with pictures.turn(Asker(ONLOOKER, "x")), pictures.turn(Asker(ONLOOKER, "y")):  # all turns are taken
        before = PICTURES.count
        writers = []
        for at in range(15):
            _, writer = await asyncio.open_connection("127.0.0.1", int(address.rsplit(":", 1)[1]))
            path = f"/api/t/aaaaaaaaaaaa/picture.png?kind=board&at={at}"
            writer.write(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
            writers.append(writer)
        await sooner_or_later(lambda: pictures.waiting == len(writers))
        for writer in writers:
            writer.transport.abort()
        await sooner_or_later(lambda: not pictures.waiting)
    assert PICTURES.count == before


async def test_a_post_goes_before_all_onlookers_and_always_finds_room(begun: Begin, pictures: Pictures) -> None:
    table = await begun("aaaaaaaaaaaa", 3)
    done: list[str] = []

    async def look(number: int) -> None:
        async with pictures.turn(Asker(ONLOOKER, f"visitor {number}")):
            done.append("onlooker")

    async def post() -> None:
        assert await pictures.drawn(table, Picture("board", table.entries), "en")
        done.append("post")

    async with pictures.turn(Asker(ONLOOKER, "x")), pictures.turn(Asker(ONLOOKER, "y")):
        lookers = [asyncio.create_task(look(number)) for number in range(ONE_WAITING * 3)]
        await asyncio.sleep(0)
        posts = [asyncio.create_task(post()) for _ in range(ONE_WAITING * 2)]
        await asyncio.sleep(0)
    await asyncio.gather(*lookers, *posts)
    first_look = done.index("onlooker")
    assert done.count("post") == len(posts)
    assert first_look >= len(posts) - 4


async def test_a_lobby_has_one_picture_whatever_moment_is_asked_for(client: Callable[..., Client]) -> None:
    anna = client()
    await anna.named("Anna")
    table = await anna.open()
    before = PICTURES.count
    for at in (*range(1, 50), 10**9, -1):
        await anna.get(f"/api/t/{table}/picture?kind=lobby&at={at}")
        assert anna.status == 404, at
    assert PICTURES.count == before
    await anna.get(f"/api/t/{table}/picture?kind=lobby&at=0")
    assert anna.status == 200
