"""Running the adapter: a bot with a token, its posts, and its updates fetched or brought."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import os
import re
from collections.abc import Awaitable, Callable, Mapping

import msgspec
from telegram.error import InvalidToken

from bot.adapters.base.answering import Answering
from bot.adapters.base.persistence import Trouble, persist
from bot.adapters.base.platform import Surroundings, Unusable
from bot.adapters.http.connections import Limits, served
from bot.adapters.telegram import PLATFORM, limits
from bot.adapters.telegram.answering import Responder
from bot.adapters.telegram.board_keys import BoardKeys
from bot.adapters.telegram.calling import Calling
from bot.adapters.telegram.dispatcher import Dispatcher
from bot.adapters.telegram.ephemeral import EphemeralMessages
from bot.adapters.telegram.groups import Groups
from bot.adapters.telegram.membership import TelegramMembership
from bot.adapters.telegram.photo_cache import PhotoCache
from bot.adapters.telegram.polling import Polling, PollingBot
from bot.adapters.telegram.profile import introduce
from bot.adapters.telegram.rate_limits import PATIENCE, RateLimits, Until
from bot.adapters.telegram.reading import ChatAdmins, Reader
from bot.adapters.telegram.registering import (
    bring_updates,
    leave_webhook,
    register,
    register_menu_button,
)
from bot.adapters.telegram.requests import Request
from bot.adapters.telegram.sending import TelegramSender
from bot.adapters.telegram.sessions import Sessions
from bot.adapters.telegram.showing import Showing
from bot.adapters.telegram.trouble import NotTheApi, cause_of, wait_of
from bot.adapters.telegram.webhook import create_app, path_of
from bot.adapters.telegram.wire import Wire
from bot.delivery.far_calls import FarCalls
from bot.delivery.outbox import Outbox, Sender
from bot.delivery.pictures import Pictures
from bot.delivery.roll_call import RollCall
from bot.delivery.window_feed import WithFeed
from bot.runtime.log_secrets import keep_out_of_logs
from bot.runtime.tasks import end, finish
from bot.service.tables import Tables
from bot.store.pubsub import Notifier

log = logging.getLogger(__name__)

API = "https://api.telegram.org"
HOST, PORT = "127.0.0.1", 8443
WHERE = "TELEGRAM_HOST and TELEGRAM_PORT say where"
TOKEN_FORM = re.compile(r"\d+:[\w-]+", re.ASCII)
PAUSES = (1.0, 2.0, 5.0, 15.0, 60.0)  # seconds between attempts at what must be done at the start
FIRST_TRY = 5.0  # seconds in which Telegram should have forgotten a webhook; updates are fetched then in any case
GRACE = 5.0  # seconds for what is being dealt with when we stop


class Settings(msgspec.Struct, frozen=True):
    """How to reach Telegram, and how Telegram reaches us: without a webhook, updates are fetched."""

    token: str
    api: str = API
    webhook: str = ""
    secret: str = ""
    host: str = "127.0.0.1"
    port: int = PORT
    patience: float = PATIENCE
    app_url: str = ""  # of the Mini App; "": there is none
    app: str = ""  # its short name, for links
    profile: bool = True  # whether the bot's name, descriptions and picture are ours
    topics: bool = False  # whether each game in a forum has a topic of its own
    quiet: bool = False  # whether boards come to groups without a sound

    @property
    def door_secret(self) -> str:
        """What only Telegram can know: as given, or made from the token, the same in every process."""
        made = hmac.new(self.token.encode(), b"zoco webhook", hashlib.sha256).hexdigest()
        return (self.secret or made)[: limits.SECRET]


def settings_of(environment: Mapping[str, str] = os.environ) -> Settings | None:
    """The settings of this process; None without a token."""
    token = environment.get(PLATFORM.token, "").strip()
    if not token:
        return None
    return Settings(
        token=token,
        api=(environment.get("TELEGRAM_API", "").strip() or API).rstrip("/"),
        webhook=environment.get("TELEGRAM_WEBHOOK_URL", "").strip(),
        secret=environment.get("TELEGRAM_SECRET", "").strip(),
        profile=environment.get("TELEGRAM_PROFILE", "").strip() != "keep",
        quiet=environment.get("TELEGRAM_QUIET", "").strip() == "1",
        topics=environment.get("TELEGRAM_TOPICS", "").strip() == "1",
        host=environment.get("TELEGRAM_HOST", "").strip() or environment.get("ZOCO_HOST", "").strip() or HOST,
        port=int(environment.get("TELEGRAM_PORT", "").strip() or PORT),
        app_url=environment.get("TELEGRAM_APP_URL", "").strip(),
        app=environment.get("TELEGRAM_APP", "").strip(),
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
        clock: Callable[[], float] | None = None,
        until: Until | None = None,
    ) -> None:
        clock = clock or tables.clock
        quieten_libraries()
        keep_out_of_logs(settings.token, settings.secret, settings.door_secret)
        store = tables.store
        self.tables, self.store, self.settings = tables, store, settings
        address = f"{settings.api}/bot", f"{settings.api}/file/bot"
        self.bot = PollingBot(settings.token, *address, request=Request(), get_updates_request=Request())
        wire = Wire(self.bot, RateLimits(store, clock, until, settings.patience))
        groups, photos, sessions = Groups(store, wire, clock), PhotoCache(store, pictures), Sessions(store)
        self.board_keys = BoardKeys(settings.app_url, settings.app)
        self.sender = TelegramSender(wire, store, photos, groups, clock, self.board_keys)
        sender: Sender = WithFeed(self.sender, store) if self.board_keys else self.sender
        calling = FarCalls(RollCall(sender, tables.admission), tables, keeps_feed=not self.board_keys)
        self.outbox = Outbox(store, calling, notifier, clock)
        tables.memberships.serve(PLATFORM.name, TelegramMembership(self.bot, store, clock))
        reader = Reader(self.bot, store, tables.people, sessions, ChatAdmins(self.bot, clock), tables.memberships)
        answering = Answering(PLATFORM, tables, pictures)
        showing = Showing(store, photos, self.sender.links)
        self.responder = Responder(answering, wire, self.sender, showing, sessions, EphemeralMessages(wire, clock))
        self.sender.quiet = settings.quiet
        self.responder.topics.wanted = settings.topics
        self.calling = Calling(tables, self.sender)
        self.dispatcher = Dispatcher(self.bot, reader, self.responder, groups, self.sender, sessions)

    async def run(self) -> None:
        """Until cancelled; Unusable if there is no point in going on."""
        tasks: list[asyncio.Task[None]] = []
        try:
            await self._persist("Telegram cannot be used yet", self._begin)
            updates = self._brought() if self.settings.webhook else self._fetched()
            beating = self.tables.heartbeats.keep_beating(PLATFORM.name)
            parts = (self.outbox.run(), beating, updates, self._registered(), self.calling.run())
            tasks = [asyncio.create_task(part) for part in parts]
            await asyncio.gather(*tasks)
        finally:
            await finish(self._leave(tasks))

    async def _leave(self, tasks: list[asyncio.Task[None]]) -> None:
        await end(tasks)
        await end(self.responder.following.tasks)
        await self.bot.shutdown()

    async def _persist(self, what: str, attempt: Callable[[], Awaitable[object]]) -> None:
        """Until it is done, however long that takes; what else this process does goes on meanwhile."""
        await persist(Trouble(what, cause_of, PAUSES), attempt, wait_of, Unusable)

    async def _begin(self) -> None:
        """Asks who we are: only a token that is refused is an end."""
        try:
            await self.bot.initialize()
        except InvalidToken as error:
            said = str(error.__cause__ or "").casefold()  # of the two, only this one has no token in it
            if "unauthorized" in said or not TOKEN_FORM.fullmatch(self.settings.token):
                raise Unusable(f"Telegram refuses the token in {PLATFORM.token}; BotFather gives a new one") from None
            raise NotTheApi(self.settings.api) from None

    async def _registered(self) -> None:
        """The commands are in Telegram's menu; we serve without that too."""
        await self._persist("Telegram does not take the list of commands", lambda: register(self.bot, self.store))
        await self._persist(
            "Telegram does not take the menu button",
            lambda: register_menu_button(self.bot, self.store, self.settings.app_url),
        )
        if self.settings.profile:
            await self._persist("Telegram does not tell the profile", lambda: introduce(self.bot, self.store))

    async def _fetched(self) -> None:
        leave = self._persist("Telegram does not let go of a webhook", lambda: leave_webhook(self.bot))
        leaving = asyncio.create_task(leave)
        try:
            await asyncio.wait({leaving}, timeout=FIRST_TRY)
            log.info("@%s fetches its updates from Telegram", self.bot.username)
            await Polling(self.bot, self.dispatcher, self.store).run()
        finally:
            await finish(end([leaving]))

    async def _brought(self) -> None:
        settings = self.settings
        app = create_app(self.dispatcher, path_of(settings.webhook), settings.door_secret)
        door = Limits(connections=limits.WEBHOOK_ROOM, a_visitor=limits.WEBHOOK_ROOM)
        async with served(app, settings.host, settings.port, door, grace=GRACE, where=WHERE, shared=True):
            await asyncio.gather(
                self._persist("Telegram does not take the webhook", self._bring),
                Polling(self.bot, self.dispatcher, self.store).catch_up(),
            )
            await asyncio.Event().wait()

    async def _bring(self) -> None:
        await bring_updates(self.bot, self.store, self.settings.webhook, self.settings.door_secret)
        log.info("@%s is brought its updates on port %d", self.bot.username, self.settings.port)


def quieten_libraries() -> None:
    """The libraries below log each request, and a fetch of updates is one: that is too much."""
    for name in ("httpx", "httpcore"):
        logging.getLogger(name).setLevel(logging.WARNING)


async def run(around: Surroundings) -> None:
    """The adapter as the environment has it; without a token there is nothing to run."""
    settings = settings_of(around.environment)
    if settings is None:
        raise Unusable(f"{PLATFORM.token} is not set: @BotFather on Telegram gives you one, see docs/telegram.md")
    await TelegramBot(around.tables, around.notifier, around.pictures, settings).run()
