"""Running the bot: connects to Redis (or brings its own), and starts the parts that were asked for."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import signal
import sys
import time
import webbrowser
from collections.abc import AsyncIterator

import msgspec
from aiohttp import web

from bot.adapters.web.events import WebSender
from bot.adapters.web.secret import cookie_secret
from bot.adapters.web.server import create_app
from bot.bell import Bell
from bot.clock import Clock
from bot.connect import connect, redis_url, warn_of_loss
from bot.embedded import Embedded, data_directory
from bot.ending import end
from bot.outbox import Outbox
from bot.pictures import Pictures
from bot.store import Store
from bot.tables.handle import Tables
from bot.tables.timing import TIDY

log = logging.getLogger(__name__)

PARTS = ("web", "clock")


class Settings(msgspec.Struct, frozen=True):
    """What to run, and where."""

    parts: tuple[str, ...]
    host: str
    port: int
    browse: bool = False


def fresh_seed() -> str:
    """The seed of a game: 128 bits that nobody can guess."""
    return secrets.token_hex(16)


class House(msgspec.Struct, frozen=True):
    """What every part is built from."""

    store: Store
    tables: Tables
    bell: Bell
    pictures: Pictures


@contextlib.asynccontextmanager
async def house() -> AsyncIterator[House]:
    """Everything connected; and taken down again at the end."""
    url = redis_url()
    embedded = None if url else Embedded(data_directory())
    if embedded:
        await embedded.start()
        url = embedded.url
    assert url is not None
    client = connect(url)
    try:
        await warn_of_loss(client)
        store = Store(client)
        pictures = Pictures(store)
        yield House(store, Tables(store, time.time, fresh_seed), Bell(client), pictures)
        pictures.close()
    finally:
        await client.aclose()
        if embedded:
            embedded.stop()


async def serve(settings: Settings) -> None:
    """Until a signal to stop."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    async with house() as rooms, asyncio.TaskGroup() as group:
        tasks = [group.create_task(rooms.bell.run())]
        runner = None
        if "web" in settings.parts:
            runner = await _web(rooms, settings)
            tasks.append(group.create_task(Outbox(rooms.store, WebSender(rooms.store), rooms.bell, time.time).run()))
        if "clock" in settings.parts:
            tasks.append(group.create_task(Clock(rooms.store, time.time, {TIDY: rooms.tables.tidy}).run()))
        await stop.wait()
        if runner:
            await runner.cleanup()
        await end(tasks)


async def _web(rooms: House, settings: Settings) -> web.AppRunner:
    secret = await cookie_secret(rooms.store)
    app = create_app(rooms.tables, rooms.store, rooms.bell, rooms.pictures, secret)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=2.0)
    await runner.setup()
    site = web.TCPSite(runner, settings.host, settings.port)
    await site.start()
    address = f"http://{settings.host}:{settings.port}"
    print(f"Zoco is at {address}", flush=True)
    if settings.browse and _has_screen():
        webbrowser.open(address)
    return runner


def _has_screen() -> bool:
    """Whether a browser would have somewhere to open; in a bare terminal it would take that over."""
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))
