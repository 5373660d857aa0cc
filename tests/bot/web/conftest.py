"""One `zoco` and one browser for the tests of a module."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator

import pytest
from aiohttp import web
from playwright.sync_api import Browser

from bot.adapters.http_log import HTTP_LOG
from bot.adapters.web.events import WebSender
from bot.adapters.web.server import create_app
from bot.delivery.outbox import Outbox
from bot.delivery.pictures import Pictures
from bot.service.tables import Tables
from bot.store.cookie_secret import cookie_secret
from bot.store.pubsub import Notifier
from bot.store.store import Store
from bot.tasks import end
from tests.bot.conftest import Seeds, Server, Time
from tests.bot.web.driving import Screen, Zoco, chromium, running
from tests.bot.web.visitor import Client


@pytest.fixture(scope="module")
def zoco(redis_server: Server) -> Iterator[Zoco]:
    with running(redis_server.url) as process:
        yield process


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as launched:
        yield launched


@pytest.fixture
def screen(browser: Browser, zoco: Zoco) -> Iterator[Callable[..., Screen]]:
    """Opens browser windows, each a browser of its own; at the end none of them may have had trouble."""
    opened: list[Screen] = []

    def open_screen(**settings: object) -> Screen:
        opened.append(Screen(browser, zoco.url, **settings))
        return opened[-1]

    yield open_screen
    for one in opened:
        one.clean()
        one.context.close()


@pytest.fixture
async def address(store: Store, notifier: Notifier, pictures: Pictures, clock: Time) -> AsyncIterator[str]:
    """The page's server in this process, on the test's clock."""
    app = create_app(Tables(store, clock, Seeds()), store, notifier, pictures, await cookie_secret(store))
    runner = web.AppRunner(app, logger=HTTP_LOG, shutdown_timeout=1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    tasks = [
        asyncio.create_task(notifier.run()),
        asyncio.create_task(Outbox(store, WebSender(store), notifier, clock).run()),
    ]
    host, port = runner.addresses[0][:2]
    yield f"http://{host}:{port}"
    await runner.cleanup()
    await end(tasks)


@pytest.fixture
async def client(address: str) -> AsyncIterator[Callable[..., Client]]:
    """Makes browsers that know of no page."""
    clients: list[Client] = []

    def make(language: str = "en") -> Client:
        clients.append(Client(address, language))
        return clients[-1]

    yield make
    for one in clients:
        await one.http.close()
