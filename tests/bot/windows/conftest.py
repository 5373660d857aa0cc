"""The page's server with the windows of the platforms' stand-ins, in this process."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from bot.adapters.discord.window import DiscordWindow
from bot.adapters.telegram.running import Settings
from bot.adapters.telegram.window import TelegramWindow
from bot.delivery.pictures import Pictures
from bot.service.tables import Tables
from bot.store.store import Store
from tests.bot.conftest import Seeds, Server, Time
from tests.bot.web.driving import chromium
from tests.bot.web.hosting import hosted
from tests.bot.windows.framed import House, house
from tests.bot.windows.visits import Visitors
from tests.standins import discord as discords
from tests.standins.discord.server import pointed
from tests.standins.frames import FLAGS
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
async def discord() -> AsyncIterator[discords.StandIn]:
    stand_in = discords.StandIn()
    await stand_in.start()
    stand_in.enable_activities()
    with pointed(stand_in.address):
        yield stand_in
    await stand_in.stop()


@pytest.fixture
async def players(
    store: Store, tables: Tables, pictures: Pictures, discord: discords.StandIn
) -> AsyncIterator[Visitors]:
    """People who come by Discord's."""
    window = DiscordWindow(tables, discord.world.token, discord.activities.secret, pauses=(0.0,))
    async with hosted(store, pictures, tables, windows=[window]) as address:
        house = Visitors(address, tables)
        yield house
        await house.close()


@pytest.fixture
async def visitors(store: Store, tables: Tables, pictures: Pictures, telegram: StandIn) -> AsyncIterator[Visitors]:
    """People who come by Telegram's window; only what Telegram's app can do is left to them, unless they mean ill."""
    settings = Settings(TOKEN, telegram.url, app_url=APP_URL, app="board")
    async with hosted(store, pictures, tables, windows=[TelegramWindow(tables, settings)]) as address:
        house = Visitors(address, tables)
        yield house
        await house.close()


@pytest.fixture(scope="module")
def place(redis_server: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    directory: Path = tmp_path_factory.mktemp("hosts")
    with house(redis_server.url, directory) as opened:
        yield opened


@pytest.fixture(scope="module")
def browser(place: House) -> Iterator[Browser]:
    with chromium(FLAGS(place.hosts.port)) as launched:
        yield launched
