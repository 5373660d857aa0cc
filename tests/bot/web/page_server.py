"""The page's server in a thread of this process, on a clock of the test's; and time that passes there when told to."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import TypeVar

from aiohttp import web

from bot.adapters.web.door import Door
from bot.adapters.web.events import WebSender
from bot.adapters.web.server import create_app
from bot.delivery.outbox import Outbox
from bot.delivery.pictures import Pictures
from bot.runtime.tasks import end
from bot.service.tables import Tables
from bot.store.connect import connect
from bot.store.cookie_secret import cookie_secret
from bot.store.pubsub import Notifier
from bot.store.store import Store
from tests.bot.conftest import Seeds, Time
from tests.bot.passing import Passing

T = TypeVar("T")


class PageServer:
    """The server of the page, for people with real browsers."""

    def __init__(self, loop: asyncio.AbstractEventLoop, url: str, tables: Tables, passing: Passing) -> None:
        self.loop, self.url, self.tables, self.passing = loop, url, tables, passing

    def time(self, seconds: float) -> None:
        """So much time passes, and what falls due in it is done."""
        self.wait(self.passing.time(seconds))

    def wait(self, work: Coroutine[None, None, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(timeout=60)


@contextmanager
def opened(redis_url: str, clock: Time, door: Door = Door()) -> Iterator[PageServer]:  # noqa: B008  # unchanging
    """A server, for as long as this lasts."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    page_server = _page_server(loop, redis_url, clock, door)
    try:
        yield asyncio.run_coroutine_threadsafe(page_server.__aenter__(), loop).result(timeout=20)
    finally:
        asyncio.run_coroutine_threadsafe(page_server.__aexit__(None, None, None), loop).result(timeout=20)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


@asynccontextmanager
async def _page_server(
    loop: asyncio.AbstractEventLoop, redis_url: str, clock: Time, door: Door
) -> AsyncIterator[PageServer]:
    client = connect(redis_url)
    store, notifier = Store(client), Notifier(client)
    pictures, tables = Pictures(store), Tables(store, clock, Seeds())
    app = create_app(tables, store, notifier, pictures, await cookie_secret(store, "web"), door)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    tasks = [
        asyncio.create_task(notifier.run()),
        asyncio.create_task(Outbox(store, WebSender(store), notifier, clock).run()),
    ]
    yield PageServer(loop, f"http://127.0.0.1:{runner.addresses[0][1]}", tables, Passing(tables, clock, "web"))
    await runner.cleanup()
    await end(tasks)
    pictures.close()
    await client.aclose()
