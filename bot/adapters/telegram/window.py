"""The Mini App: the page in a window of Telegram's, which tells by its init data who somebody is.

A group's table is named by the link's start parameter, a person's own by none. That is only a wish: whether they may
see the table is asked of Telegram, as ever.
"""

from __future__ import annotations

import hashlib
import logging
import re
from collections.abc import Mapping

import telegram
from telegram.error import TelegramError

from bot.adapters.base.platform import Surroundings
from bot.adapters.base.window import Arrived, NotLetIn
from bot.adapters.telegram import PLATFORM
from bot.adapters.telegram.board_keys import app_link
from bot.adapters.telegram.init_data import FORGED, opened
from bot.adapters.telegram.membership import TelegramMembership
from bot.adapters.telegram.people import Place, channel_of, person_of, place_of, read_place
from bot.adapters.telegram.requests import Request
from bot.adapters.telegram.running import Settings, settings_of
from bot.domain.messages import line
from bot.service.tables import Tables
from bot.store.channel_moves import whither
from bot.store.values import Values

log = logging.getLogger(__name__)

WEB_CLIENTS = tuple(f"https://{name}.telegram.org" for name in ("web", "weba", "webk", "webz"))
VISIT = re.compile("[a-z0-9]{16,64}")
USED = line("window-used")


class TelegramWindow:
    """Lets people in by Telegram's word."""

    name = PLATFORM.name
    ancestors = WEB_CLIENTS
    marks: frozenset[str] = frozenset()

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self.tables, self.settings, self.values = tables, settings, Values(tables.store)
        self.bot = telegram.Bot(settings.token, f"{settings.api}/bot", request=Request(), get_updates_request=Request())
        self._username = ""

    async def facts(self) -> Mapping[str, str]:
        """There is nothing to know before."""
        return {}

    async def arrived(self, proof: Mapping[str, str]) -> Arrived:
        """Who Telegram says they are, and the table they came for. The same word lets in one visit, and no other."""
        told = opened(proof.get("data", ""), self.settings.token, self.tables.clock())
        person = person_of(told.user.of_library)
        await self._once(person.id, told.hash, proof.get("visit", ""))
        await self._ready()
        place = read_place(told.start) if told.start else None
        channel = await whither(self.tables.store, channel_of(place or Place(told.user.id)))
        return Arrived(person, channel)

    async def _once(self, person: str, word: str, visit: str) -> None:
        """Whoever has copied Telegram's word comes too late; the visit that used it first may lose its answer."""
        if not VISIT.fullmatch(visit):
            raise NotLetIn(FORGED)
        kind = f"entered:{hashlib.blake2b(word.encode(), digest_size=16).hexdigest()}"
        mine = hashlib.blake2b(visit.encode(), digest_size=16).digest()
        if not await self.values.put_first(person, kind, mine) and await self.values.get(person, kind) != mine:
            raise NotLetIn(USED)

    async def _ready(self) -> None:
        """Knows what the bot is called, and whom to ask who is in a group."""
        if not self.tables.memberships.knows(self.name):
            self.tables.memberships.serve(self.name, TelegramMembership(self.bot, self.tables.store, self.tables.clock))
        if self.settings.app and not self._username:
            try:
                self._username = (await self.bot.get_me()).username or ""
            except TelegramError as error:
                log.info("Telegram does not say what the bot is called: %s", type(error).__name__)

    def link(self, channel: str) -> str:
        """The link that opens the table of a group; nobody can be invited into somebody's private chat."""
        place = place_of(channel)
        return "" if place.private or not self._username else app_link(self._username, self.settings.app, place)

    async def close(self) -> None:
        """Ends the connections."""
        await self.bot.shutdown()


def window_of(around: Surroundings) -> TelegramWindow | None:
    """The window, if the owner has set it up."""
    settings = settings_of(around.environment)
    return TelegramWindow(around.tables, settings) if settings and settings.app_url else None
