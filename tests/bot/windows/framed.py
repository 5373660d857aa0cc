"""A house with its platforms' stand-ins, and people who play in windows, each in a real browser of their own."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import quote, urlencode

from aiohttp import web
from playwright.sync_api import Browser, Frame

from bot.adapters.base.window import Window
from bot.adapters.discord.running import DiscordBot
from bot.adapters.discord.window import DiscordWindow
from bot.adapters.telegram.people import Place, channel_of, place_code
from bot.adapters.telegram.running import Settings, TelegramBot
from bot.adapters.telegram.window import TelegramWindow
from bot.adapters.web.door import Door
from bot.adapters.web.server import create_app
from bot.delivery.pictures import Pictures
from bot.domain.messages import Answer, Command, Person
from bot.domain.table import Table
from bot.runtime.tasks import end
from bot.service.registry import parse
from bot.service.tables import Tables
from bot.store.connect import connect
from bot.store.cookie_secret import cookie_secret
from bot.store.pubsub import Notifier
from bot.store.store import Store
from tests.bot.conftest import Seeds
from tests.bot.web.driving import PATIENCE, Screen
from tests.standins import discord, telegram
from tests.standins.discord import Channel
from tests.standins.discord.server import pointed
from tests.standins.frames import APP_HOST, Hosts
from tests.standins.telegram.mini_app import init_data
from tests.standins.telegram.world import User

T = TypeVar("T")
DAY = {"bg_color": "#ffffff", "text_color": "#000000", "hint_color": "#707579", "secondary_bg_color": "#f4f4f5"}
NIGHT = {"bg_color": "#212121", "text_color": "#ffffff", "hint_color": "#aaaaaa", "secondary_bg_color": "#181818"}


class House:
    """All of it, on a loop of its own."""

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        tables: Tables,
        hosts: Hosts,
        chats: telegram.StandIn,
        servers: discord.StandIn,
    ) -> None:
        self.loop, self.tables, self.hosts, self.telegram, self.discord = loop, tables, hosts, chats, servers
        self._numbers = iter(range(1, 10_000))

    def wait(self, work: Coroutine[None, None, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(timeout=60)

    def table(self, channel: str) -> Table:
        table = self.wait(self.tables.store.table(channel))
        assert table is not None
        return table

    def say(self, channel: str, person: str, name: str, text: str) -> Answer:
        """Somebody gives a command in the chat itself."""
        command = Command(channel, Person(person, name, reachable=True), parse(text), f"chat-{next(self._numbers)}")
        return self.wait(self.tables.handle(command))


@contextmanager
def house(redis_url: str, directory: Path) -> Iterator[House]:
    """A house, for as long as this lasts."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    opened = _house(loop, redis_url, directory)
    try:
        yield asyncio.run_coroutine_threadsafe(opened.__aenter__(), loop).result(timeout=30)
    finally:
        asyncio.run_coroutine_threadsafe(opened.__aexit__(None, None, None), loop).result(timeout=30)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


@asynccontextmanager
async def _house(loop: asyncio.AbstractEventLoop, redis_url: str, directory: Path) -> AsyncIterator[House]:
    async with AsyncExitStack() as stack:
        client = connect(redis_url)
        stack.push_async_callback(client.aclose)
        store, notifier = Store(client), Notifier(client)
        pictures, tables = Pictures(store), Tables(store, time.time, Seeds())
        stack.callback(pictures.close)
        chats = telegram.StandIn(time.time)
        await chats.start()
        stack.push_async_callback(chats.stop)
        servers = discord.StandIn()
        await servers.start()
        stack.push_async_callback(servers.stop)
        stack.enter_context(pointed(servers.address))
        servers.enable_activities()
        settings = Settings(telegram.TOKEN, chats.url, app_url=f"https://{APP_HOST}/telegram", app="board")
        bot = TelegramBot(tables, notifier, pictures, settings)
        activity = DiscordWindow(tables, servers.world.token, servers.activities.secret, pauses=())
        windows: list[Window] = [TelegramWindow(tables, settings), activity]
        door = Door(names=frozenset({APP_HOST}))
        app = create_app(tables, store, notifier, pictures, await cookie_secret(store, "web"), door, windows=windows)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await runner.setup()
        stack.push_async_callback(runner.cleanup)
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        hosts = Hosts(f"http://127.0.0.1:{runner.addresses[0][1]}", servers.activities)
        await hosts.start(directory)
        stack.push_async_callback(hosts.stop)
        talker = DiscordBot(tables, notifier, pictures, servers.world.token, window=True)
        tasks = [asyncio.create_task(part) for part in (notifier.run(), bot.run(), talker.run())]
        stack.push_async_callback(end, tasks)
        yield House(loop, tables, hosts, chats, servers)


class Framed(Screen):
    """Somebody's browser with an app's page in it, and ours in the frame of that: what they press is in the frame."""

    def __init__(self, browser: Browser, house: House, **settings: Any) -> None:
        super().__init__(browser, f"https://{APP_HOST}", ignore_https_errors=True, words=False, **settings)
        self.house, self.outside = house, self.page

    def enter(self, address: str, *, ready: bool = True) -> None:
        """Opens the app's page, and with it the window."""
        self.outside.goto(address)
        self.page = self.frame  # type: ignore[assignment]  # all that people do here can be done in a frame
        if ready:
            self.ready()

    def in_words(self) -> None:
        """Unfolds the buttons."""
        self.find(".in-words summary").press("Enter")

    @property
    def frame(self) -> Frame:
        """Ours, in the app's page."""
        handle = self.outside.wait_for_selector("iframe")
        assert handle is not None
        frame = handle.content_frame()
        assert frame is not None
        return frame

    def heard(self, kind: str) -> list[Any]:
        """What the app's page was told, of that kind."""
        told = self.outside.evaluate("kind => heard.filter(([type]) => type === kind).map(([, data]) => data)", kind)
        return list(told)

    def clean(self) -> None:
        super().clean()
        assert self.outside.evaluate("window.refused ?? (typeof refused === 'undefined' ? [] : refused)") == []


class OnTelegram(Framed):
    """A window of Telegram's web client."""

    def open_app(self, user: User, place: Place | None, theme: dict[str, str] = DAY, **told: Any) -> OnTelegram:
        self.enter(f"https://web.telegram.org/k/#{quote(app_address(user, place, theme, **told), safe='')}")
        return self


def app_address(user: User, place: Place | None, theme: dict[str, str], **told: Any) -> str:
    """Where Telegram opens the app, and what it tells there."""
    start = place_code(place) if place else ""
    data = told.get("data") or init_data(user, time.time(), start, query_id=f"AAH{user.id}{time.monotonic_ns()}")
    launch = {
        "tgWebAppData": data,
        "tgWebAppVersion": "9.1",
        "tgWebAppPlatform": "weba",
        "tgWebAppThemeParams": json.dumps(theme),
    }
    asked = f"?tgWebAppStartParam={start}" if start else ""
    told_so = "&".join(f"{name}={quote(text, safe='')}" for name, text in launch.items())
    return f"https://{APP_HOST}/telegram{asked}#{told_so}"


class OnDiscord(Framed):
    """An Activity in Discord's client."""

    def open_activity(self, user: int, channel: Channel, **told: str) -> OnDiscord:
        """Joins what runs in that channel, or opens it; `told`: what the client says otherwise."""
        activities, hosts = self.house.discord.activities, self.house.hosts
        launched = activities.run(channel, user)
        asked = {
            "instance_id": launched.id,
            "location_id": f"gc-{channel.id}",
            "launch_id": str(launched.launch),
            "channel_id": str(channel.id),
            "guild_id": str(channel.guild.id if channel.guild else 0),
            "frame_id": f"frame-{user}",
            "platform": "desktop",
            **told,
        }
        src = f"https://{hosts.activity_host}/?{urlencode(asked)}"
        host = {"application": hosts.application, "user": user, "src": src, **told}
        self.enter(f"https://discord.com/channels/1/{channel.id}#{urlencode(host)}", ready="silent" not in told)
        return self


def channel_at(place: Place) -> str:
    """The table's channel."""
    return channel_of(place)


__all__ = ["DAY", "NIGHT", "PATIENCE", "House", "OnDiscord", "OnTelegram", "app_address", "channel_at", "house"]
