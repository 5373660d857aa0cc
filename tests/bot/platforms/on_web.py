"""People at browsers of their own, who speak HTTP to the page's server."""

from __future__ import annotations

import contextlib
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from aiohttp import ClientError

from bot.adapters.web import PLATFORM
from bot.delivery.pictures import Pictures
from bot.domain.table import Table
from bot.service.tables import Tables
from bot.store.keys import key
from tests.bot.conftest import free_port
from tests.bot.platforms.driver import Driver, Running, Shown
from tests.bot.web.visitor import Client


class WebDriver(Driver):
    def __init__(self, running: Running, url: str) -> None:
        self.running, self.url = running, url
        self.people: dict[str, tuple[Client, str]] = {}
        self.replies: dict[str, list[Any]] = {}
        self.table = ""
        self._feed: bytes | None = None

    async def start(self) -> None:
        self.running.start()
        visitor, answered = Client(self.url), False
        while not answered:
            with contextlib.suppress(ClientError):
                answered = bool(await visitor.get("/api/me"))
        await visitor.http.close()

    async def stop(self) -> None:
        await self.running.stop()

    async def come(self, *names: str) -> None:
        for name in names:
            client = Client(self.url)
            self.people[name], self.replies[name] = (client, await client.named(name)), []

    async def say(self, name: str, text: str) -> None:
        if text.startswith("/new "):
            self.table = await self.people[name][0].open(text.removeprefix("/new "))
            self.channel = PLATFORM.channel(self.table)
        else:
            await self._tell(name, text, None)

    async def press(self, name: str, button: str) -> None:
        stamp, _, text = button.partition(" ")
        await self._tell(name, text, int(stamp))

    async def _tell(self, name: str, text: str, stamp: int | None) -> None:
        client, person = self.people[name]
        self.replies[name].append(await client.say(self.table, text, person, stamp=stamp))
        if (picture := self.replies[name][-1].get("picture")) and "own.png" in picture["src"]:
            async with client.http.get(self.url + picture["src"]) as response:
                assert response.content_type == "image/png"

    async def _seen(self, name: str) -> Any:
        return await self.people[name][0].get(f"/api/t/{self.table}")

    async def shown(self, table: Table) -> Shown | None:
        """What is offered stands beside the posts here, for whoever looks."""
        found: dict[str, str] = {}
        text = ""
        for name in self.people:
            seen = await self._seen(name)
            posts = {post["id"]: post for post in seen["posts"]}
            if table.live not in posts:
                return None
            text = json.dumps(list(posts.values()), ensure_ascii=False)
            found |= {face["text"]: f"{seen['stamp']} {face['text']}" for face in seen["tools"]}
            for post in posts.values():
                found |= {face["text"]: f"{post['stamp']} {face['text']}" for face in post["buttons"]}
            offer = seen["offer"] or {"moves": (), "stamp": 0}
            found |= {f"/play {move}": f"{offer['stamp']} /play {move}" for move in offer["moves"]}
        return Shown(table.live or 0, text, found)

    async def alone(self, name: str) -> str:
        return json.dumps(self.replies[name], ensure_ascii=False)

    async def letters(self, name: str) -> int:
        return 0

    async def sights(self, name: str) -> str:
        return json.dumps(await self._seen(name), ensure_ascii=False)

    async def refuse(self) -> None:
        """The feed of the table cannot be written."""
        client, feed = self.running.tables.store.client, key(self.channel, "feed")
        self._feed = await client.dump(feed)
        await client.set(feed, "no list")

    async def take(self) -> None:
        client, feed = self.running.tables.store.client, key(self.channel, "feed")
        assert self._feed is not None
        await client.restore(feed, 0, self._feed, replace=True)


@asynccontextmanager
async def on_web(tables: Tables, pictures: Pictures) -> AsyncIterator[Driver]:
    port = free_port()
    driver = WebDriver(Running(PLATFORM, tables, pictures, {}, port), f"http://127.0.0.1:{port}")
    yield driver
    await driver.stop()
    for client, _ in driver.people.values():
        await client.http.close()
