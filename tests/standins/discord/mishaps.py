"""What can go wrong on the way: a test orders it, the next fitting requests suffer it."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from aiohttp import web

from tests.standins.discord.refusals import invalid_form

Handle = Callable[[], Awaitable[web.StreamResponse]]


@dataclass(eq=False)
class Mishap:
    """Befalls requests that fit, `times` of them."""

    method: str
    path: str
    times: int = 1
    met: int = 0

    def fits(self, method: str, path: str) -> bool:
        return self.met < self.times and method == self.method and bool(re.search(self.path, path))

    async def befall(self, handle: Handle) -> web.StreamResponse:
        raise NotImplementedError


@dataclass(eq=False)
class Limited(Mishap):
    """429 with a time to wait; without `via`, as from the proxy before Discord."""

    retry_after: float = 0.01
    everywhere: bool = False
    via: bool = True

    async def befall(self, handle: Handle) -> web.StreamResponse:
        headers = {"Content-Type": "application/json", "Retry-After": str(self.retry_after)}
        headers |= {"Via": "1.1 google"} if self.via else {}
        said = "true" if self.everywhere else "false"
        body = f'{{"message": "You are being rate limited.", "retry_after": {self.retry_after}, "global": {said}}}'
        return web.Response(status=429, body=body.encode(), headers=headers)


@dataclass(eq=False)
class Broken(Mishap):
    """A 5xx; with `done`, after the request was carried out all the same."""

    status: int = 502
    done: bool = False

    async def befall(self, handle: Handle) -> web.StreamResponse:
        if self.done:
            await handle()
        return web.Response(status=self.status, text="oh no")


@dataclass(eq=False)
class Refused(Mishap):
    """A form that Discord does not take, for reasons of its own."""

    async def befall(self, handle: Handle) -> web.StreamResponse:
        body = json.dumps(invalid_form({}).body()).encode()
        return web.Response(status=400, body=body, headers={"Content-Type": "application/json"})


@dataclass(eq=False)
class Garbled(Mishap):
    """The request is carried out, and answered with something that nobody can read."""

    answer: str = "<html>"

    async def befall(self, handle: Handle) -> web.StreamResponse:
        await handle()
        return web.Response(text=self.answer, content_type="application/json" if self.answer == "{}" else "text/html")


@dataclass(eq=False)
class Cut(Mishap):
    """The connection breaks; with `done`, after the request was carried out."""

    done: bool = False

    async def befall(self, handle: Handle) -> web.StreamResponse:
        if self.done:
            await handle()
        raise ConnectionCut


@dataclass(eq=False)
class Slow(Mishap):
    """Waits until the test lets it go on; `reached` tells that it waits."""

    go: asyncio.Event = field(default_factory=asyncio.Event)
    reached: asyncio.Event = field(default_factory=asyncio.Event)

    async def befall(self, handle: Handle) -> web.StreamResponse:
        self.reached.set()
        await self.go.wait()
        return await handle()


@dataclass(eq=False)
class Deadly(Mishap):
    """Whoever asks dies of it; with `done`, after the request was carried out."""

    kill: Callable[[], None] = lambda: None
    done: bool = False

    async def befall(self, handle: Handle) -> web.StreamResponse:
        if self.done:
            await handle()
        self.kill()
        raise ConnectionCut


class ConnectionCut(Exception):
    """No answer comes."""
