"""The page's server with the windows of the platforms' stand-ins, in this process."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.adapters.telegram.running import Settings
from bot.adapters.telegram.window import TelegramWindow
from bot.delivery.pictures import Pictures
from bot.service.tables import Tables
from bot.store.store import Store
from tests.bot.conftest import Seeds, Time
from tests.bot.web.hosting import hosted
from tests.bot.windows.visits import Visitors
from tests.standins.telegram import TOKEN, StandIn

APP_URL = "https://zoco.example.org/telegram"


@pytest.fixture
async def telegram(clock: Time) -> AsyncIterator[StandIn]:
    stand_in = StandIn(clock)
    await stand_in.start()
    yield stand_in
    await stand_in.stop()


@pytest.fixture
def tables(store: Store, clock: Time) -> Tables:
    return Tables(store, clock, Seeds())


@pytest.fixture
async def visitors(store: Store, tables: Tables, pictures: Pictures, telegram: StandIn) -> AsyncIterator[Visitors]:
    """People who come by Telegram's window; only what Telegram's app can do is left to them, unless they mean ill."""
    settings = Settings(TOKEN, telegram.url, app_url=APP_URL, app="board")
    async with hosted(store, pictures, tables, windows=[TelegramWindow(tables, settings)]) as address:
        house = Visitors(address, tables)
        yield house
        await house.close()
