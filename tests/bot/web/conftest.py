"""One `zoco` and one browser for the tests of a module."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from tests.bot.conftest import Server
from tests.bot.web.driving import Screen, Zoco, chromium, running


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
