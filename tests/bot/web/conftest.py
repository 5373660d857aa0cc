"""One `zoco` and one browser for the tests of a module."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator

import pytest
from playwright.sync_api import Browser

from bot.delivery.pictures import Pictures
from bot.store.store import Store
from tests.bot.conftest import Server, Time
from tests.bot.web.driving import Screen, Zoco, chromium, running
from tests.bot.web.hosting import hosted
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
async def address(store: Store, pictures: Pictures, clock: Time) -> AsyncIterator[str]:
    """The page's server in this process, on the test's clock."""
    async with hosted(store, pictures, clock) as url:
        yield url


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
