"""Somebody before a window as the server sees it, without a browser: a proof, a pass, and requests."""

from __future__ import annotations

import itertools
from secrets import token_hex
from typing import Any

from aiohttp import ClientSession, CookieJar

from bot.domain.messages import Answer, Command, Person
from bot.service.registry import parse
from bot.service.tables import Tables

ids = itertools.count(10_000_000)


class Visit:
    """One window that somebody has opened."""

    def __init__(self, http: ClientSession, address: str, window: str) -> None:
        self.http, self.address, self.window = http, address, window
        self.visit = token_hex(12)
        self.headers: dict[str, str] = {}
        self.status = 0
        self.table = ""
        self.told: Any = None

    async def enter(self, visit: str = "", **proof: str) -> Any:
        """Comes in, or not."""
        body = {"proof": {**proof, "visit": visit or self.visit}}
        told = await self.post(f"/api/window/{self.window}", body)
        if self.status == 200:
            self.headers = {"Authorization": f"Bearer {told['pass']}"}
            self.table = told["table"].removeprefix("/t/")
        return told

    async def get(self, path: str) -> Any:
        async with self.http.get(self.address + path, headers=self.headers) as response:
            self.status = response.status
            return await response.json() if response.content_type == "application/json" else await response.read()

    async def post(self, path: str, body: object, **headers: str) -> Any:
        async with self.http.post(self.address + path, json=body, headers={**self.headers, **headers}) as response:
            self.status = response.status
            return await response.json()

    async def me(self) -> Any:
        return (await self.get("/api/me"))["people"][0]

    async def say(self, text: str, who: str, table: str = "", **more: object) -> Any:
        return await self.post(
            f"/api/t/{table or self.table}", {"text": text, "id": str(next(ids)), "who": who, **more}
        )


class Visitors:
    """A house whose windows people open, and whose tables are also played at from the chats."""

    def __init__(self, address: str, tables: Tables) -> None:
        self.address, self.tables = address, tables
        self.http = ClientSession(cookie_jar=CookieJar(unsafe=True))

    def open(self, window: str = "telegram") -> Visit:
        return Visit(self.http, self.address, window)

    async def close(self) -> None:
        await self.http.close()

    async def say(self, channel: str, person: str, name: str, text: str) -> Answer:
        """Somebody gives a command in the chat itself."""
        who = Person(person, name, reachable=True)
        return await self.tables.handle(Command(channel, who, parse(text), f"chat-{next(ids)}"))
