"""Running the adapter: a bot with a token, its posts, and its updates fetched or brought."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import os
import time
from collections.abc import Callable, Mapping

import msgspec
from telegram.error import InvalidToken, TelegramError
from telegram.request import HTTPXRequest

from bot.adapters.connections import Limits, served
from bot.adapters.telegram import limits
from bot.adapters.telegram.answering import Responder
from bot.adapters.telegram.dispatcher import WANTED, Dispatcher
from bot.adapters.telegram.ephemeral import EphemeralMessages
from bot.adapters.telegram.groups import Groups
from bot.adapters.telegram.people import PLATFORM
from bot.adapters.telegram.photo_cache import PhotoCache
from bot.adapters.telegram.polling import Polling, PollingBot
from bot.adapters.telegram.rate_limits import PATIENCE, RateLimits, Until, wait_until
from bot.adapters.telegram.reading import ChatAdmins, Reader
from bot.adapters.telegram.registering import register
from bot.adapters.telegram.sending import TelegramSender
from bot.adapters.telegram.sessions import Sessions
from bot.adapters.telegram.showing import Showing
from bot.adapters.telegram.webhook import create_app, path_of
from bot.adapters.telegram.wire import Wire
from bot.delivery.outbox import Outbox
from bot.delivery.pictures import Pictures
from bot.service.tables import Tables
from bot.store.pubsub import Notifier
from bot.tasks import end, finish

log = logging.getLogger(__name__)

TOKEN = "TELEGRAM_TOKEN"
API = "https://api.telegram.org"
PORT = 8443
PAUSES = (1.0, 2.0, 5.0, 15.0, 60.0)  # seconds between attempts to reach Telegram at the start
CONNECTIONS = 64
GRACE = 5.0  # seconds for what is being dealt with when we stop
READ, WRITE, CONNECT = 20.0, 20.0, 5.0  # seconds


class Settings(msgspec.Struct, frozen=True):
    """How to reach Telegram, and how Telegram reaches us: without a webhook, updates are fetched."""

    token: str
    api: str = API
    webhook: str = ""
    secret: str = ""
    host: str = "127.0.0.1"
    port: int = PORT
    patience: float = PATIENCE

    @property
    def door_secret(self) -> str:
        """What only Telegram can know: as given, or made from the token, the same in every process."""
        made = hmac.new(self.token.encode(), b"zoco webhook", hashlib.sha256).hexdigest()
        return (self.secret or made)[: limits.SECRET]


def settings_of(environment: Mapping[str, str] = os.environ) -> Settings | None:
    """The settings of this process; None without a token."""
    token = environment.get(TOKEN, "").strip()
    if not token:
        return None
    return Settings(
        token=token,
        api=environment.get("TELEGRAM_API", API).rstrip("/"),
        webhook=environment.get("TELEGRAM_WEBHOOK_URL", ""),
        secret=environment.get("TELEGRAM_SECRET", ""),
        host=environment.get("TELEGRAM_HOST") or environment.get("ZOCO_HOST", "127.0.0.1"),
        port=int(environment.get("TELEGRAM_PORT", PORT)),
    )


class TelegramBot:
    """The adapter in one process, put together."""

    def __init__(
        self,
        tables: Tables,
        notifier: Notifier,
        pictures: Pictures,
        settings: Settings,
        *,
        clock: Callable[[], float] = time.time,
        until: Until = wait_until,
    ) -> None:
        hush()
        store = tables.store
        self.tables, self.store, self.settings = tables, store, settings
        address = f"{settings.api}/bot", f"{settings.api}/file/bot"
        self.bot = PollingBot(settings.token, *address, request=_request(), get_updates_request=_request())
        wire = Wire(self.bot, RateLimits(store, clock, until, settings.patience))
        groups, photos, sessions = Groups(store, wire, clock), PhotoCache(store, pictures), Sessions(store)
        self.sender = TelegramSender(wire, store, photos, groups, clock)
        self.outbox = Outbox(store, self.sender, notifier, clock)
        reader = Reader(self.bot, store, tables.people, sessions, ChatAdmins(self.bot, clock))
        showing = Showing(store, photos, self.sender.links)
        self.responder = Responder(tables, store, wire, self.sender, showing, sessions, EphemeralMessages(wire, clock))
        self.dispatcher = Dispatcher(self.bot, reader, self.responder, groups, self.sender, sessions)

    async def run(self) -> None:
        """Until cancelled."""
        tasks: list[asyncio.Task[None]] = []
        try:
            await self._begin()
            updates = self._brought() if self.settings.webhook else self._fetched()
            parts = (self.outbox.run(), self.tables.heartbeats.keep_beating(PLATFORM), updates)
            tasks = [asyncio.create_task(part) for part in parts]
            await asyncio.gather(*tasks)
        finally:
            await finish(self._leave(tasks))

    async def _leave(self, tasks: list[asyncio.Task[None]]) -> None:
        await end(tasks)
        await self.bot.shutdown()

    async def _begin(self) -> None:
        """Reaches Telegram, however long that takes; only a token that is refused is an end."""
        attempt = 0
        while True:
            try:
                await self.bot.initialize()
                await register(self.bot, self.store)
                return
            except InvalidToken:
                raise RuntimeError(f"Telegram refuses the token in {TOKEN}; BotFather gives a new one") from None
            except TelegramError as error:
                pause = PAUSES[min(attempt, len(PAUSES) - 1)]
                log.warning("Telegram cannot be reached (%s); again in %g s", type(error).__name__, pause)
                attempt += 1
                await asyncio.sleep(pause)

    async def _fetched(self) -> None:
        await self.bot.delete_webhook()
        log.info("@%s fetches its updates from Telegram", self.bot.username)
        await Polling(self.bot, self.dispatcher, self.store).run()

    async def _brought(self) -> None:
        settings = self.settings
        app = create_app(self.dispatcher, path_of(settings.webhook), settings.door_secret)
        door = Limits(connections=limits.WEBHOOK_ROOM, a_visitor=limits.WEBHOOK_ROOM)
        async with served(app, settings.host, settings.port, door, grace=GRACE, shared=True):
            await self.bot.set_webhook(
                settings.webhook,
                secret_token=settings.door_secret,
                allowed_updates=list(WANTED),
                max_connections=limits.WEBHOOK_CONNECTIONS,
            )
            log.info("@%s is brought its updates on port %d", self.bot.username, settings.port)
            await Polling(self.bot, self.dispatcher, self.store).catch_up()
            await asyncio.Event().wait()


def _request() -> HTTPXRequest:
    return HTTPXRequest(
        connection_pool_size=CONNECTIONS,
        read_timeout=READ,
        write_timeout=WRITE,
        connect_timeout=CONNECT,
        pool_timeout=CONNECT,
    )


def hush() -> None:
    """The library below logs addresses, and the token is part of every address."""
    for name in ("httpx", "httpcore"):
        logging.getLogger(name).setLevel(logging.WARNING)


async def run(
    tables: Tables, notifier: Notifier, pictures: Pictures, environment: Mapping[str, str] = os.environ
) -> None:
    """The adapter as the environment has it; without a token there is nothing to run."""
    settings = settings_of(environment)
    if settings is None:
        raise RuntimeError(f"{TOKEN} is not set: @BotFather on Telegram gives you one, see docs/telegram.md")
    await TelegramBot(tables, notifier, pictures, settings).run()
