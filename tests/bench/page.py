"""Somebody at a page of the web adapter: clicks, hears that the table has changed, reads it, and loads the picture."""

from __future__ import annotations

import asyncio
import itertools
import re
from random import Random
from time import perf_counter

import msgspec

from bot.adapters.web.people import Browser, Local, sealed
from tests.bench.party import Party
from tests.bench.wire import Wire

PATIENCE = 20.0
PNG = b"\x89PNG\r\n"
_AT = re.compile(r"[?&]at=(\d+)")
_ids = itertools.count()


class Image(msgspec.Struct):
    src: str


class Said(msgspec.Struct):
    id: int
    picture: Image | None = None


class Shown(msgspec.Struct):
    """Of all that a page is told, what it takes to find the picture."""

    posts: list[Said]
    stage: int | None = None


class Reply(msgspec.Struct):
    ok: bool


class Click(msgspec.Struct, frozen=True):
    """Seconds from the click to its acknowledgement, and to the picture."""

    acknowledged: float | None  # none where a platform shows no sign of it
    shown: float


class Page:
    """A browser at a table; its people share it."""

    def __init__(self, port: int, party: Party, secret: bytes) -> None:
        self.party = party
        people = tuple(Local(person.id, person.name) for person in party.people)
        cookie = sealed(Browser(people, people[0].id, "en"), secret)
        self.path = f"/api/t/{party.channel.removeprefix('web:')}"
        self.wire, self._ear = Wire(port, cookie), Wire(port, cookie)
        self._changed = asyncio.Event()
        self._open = asyncio.Event()
        self._listening: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begins to listen."""
        self._listening = asyncio.create_task(self._listen())
        await asyncio.wait_for(self._open.wait(), PATIENCE)

    async def close(self) -> None:
        """Leaves."""
        assert self._listening is not None
        self._listening.cancel()
        await self.wire.close()
        await self._ear.close()

    async def _listen(self) -> None:
        async for line in self._ear.events(f"{self.path}/events"):
            if line.startswith(b"retry"):
                self._open.set()
            if line.startswith(b"event: changed"):
                self._changed.set()

    async def click(self, random: Random) -> Click:
        """A random move, and its way to the eyes of everyone at the table."""
        person, move = self.party.choose(random)
        body = msgspec.json.encode({"text": move, "who": person.id, "id": f"click-{next(_ids):06}"})
        self._changed.clear()
        began = perf_counter()
        reply = await self.wire.post(self.path, body)
        acknowledged = perf_counter() - began
        if not msgspec.json.decode(reply, type=Reply).ok:
            raise AssertionError((self.party.channel, move, reply))
        async with asyncio.timeout(PATIENCE):
            await self._see()
        return Click(acknowledged, perf_counter() - began)

    async def _see(self) -> None:
        """Reads the table whenever it has changed, until its picture is that of the move."""
        while True:
            await self._changed.wait()
            self._changed.clear()
            shown = msgspec.json.decode(await self.wire.get(self.path), type=Shown)
            staged = next((post.picture for post in shown.posts if post.id == shown.stage), None)
            if staged and (at := _AT.search(staged.src)) and int(at[1]) == self.party.entries:
                picture = await self.wire.get(staged.src)
                assert picture.startswith(PNG)
                return
