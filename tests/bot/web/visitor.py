"""A browser as the server sees it, without one: a cookie and requests."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from typing import Any

from aiohttp import ClientSession, CookieJar

ids = itertools.count(10_000_000)


class Client:
    """A browser as the server sees it: a cookie and requests."""

    def __init__(self, url: str, language: str = "en") -> None:
        self.url = url
        self.http = ClientSession(cookie_jar=CookieJar(unsafe=True), headers={"Accept-Language": language})
        self.status = 0

    async def get(self, path: str) -> Any:
        async with self.http.get(self.url + path) as response:
            self.status = response.status
            return await response.json()

    async def post(self, path: str, body: object, **headers: str) -> Any:
        async with self.http.post(self.url + path, json=body, headers=headers) as response:
            self.status = response.status
            return await response.json()

    async def named(self, name: str) -> str:
        """Takes a name; the person's id."""
        person = str((await self.get("/api/me"))["active"])
        await self.post("/api/me", {"action": "rename", "person": person, "name": name})
        assert self.status == 200
        return person

    async def say(self, table: str, text: str, who: str, **more: object) -> Any:
        return await self.post(f"/api/t/{table}", {"text": text, "id": str(next(ids)), "who": who, **more})

    async def open(self, game: str = "marrakech") -> str:
        opened = await self.post("/api/tables", {"game": game, "id": str(next(ids))})
        assert self.status == 200, opened
        return str(opened["id"])

    async def version(self, table: str) -> int:
        return int((await self.get(f"/api/t/{table}"))["version"])


async def sooner_or_later(happens: Callable[[], bool]) -> None:
    """Waits for what the server does by itself."""
    async with asyncio.timeout(10):
        while True:
            if happens():
                return
            await asyncio.sleep(0.005)
