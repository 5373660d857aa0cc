"""Broadcast channels, where one speaks and the others read: nothing is played there, and we leave them alone.

Whoever adds us to one is told so in private. At a table from before that was understood, those who play go on, and
who owns it, or the channel, is given a key to close it in private: what is typed in a channel never reaches us.
"""

from __future__ import annotations

import logging

import telegram
from telegram.error import TelegramError

from bot.adapters.telegram.people import Place
from bot.adapters.telegram.pressing import Menu, keyboard
from bot.adapters.telegram.rate_limits import Busy
from bot.adapters.telegram.reading import Asked
from bot.adapters.telegram.wire import Sheet, Wire
from bot.adapters.telegram.wording import plain
from bot.domain.messages import Button, line
from bot.domain.table import Table
from bot.language.words import best_language, say
from bot.store.store import Store

log = logging.getLogger(__name__)

CLOSE = Button("/cancel", line("telegram-close-table"), "danger")


class Broadcasts:
    """Keeps out of channels."""

    def __init__(self, wire: Wire, store: Store) -> None:
        self.wire, self.store = wire, store

    async def added(self, by: telegram.User) -> None:
        """Somebody made us an administrator of a channel."""
        text = say(best_language([by.language_code or "en"]), "telegram-no-games-in-channels")
        await self._write(by.id, Sheet(plain(text).html))

    async def kept_out(self, asked: Asked) -> bool:
        """Answers a press in a channel; False if it is for the table: whoever plays there already plays on."""
        table = await self.store.readable(asked.channel)
        if table and table.phase == "playing" and table.seat_of(asked.who.id) is not None:
            return False
        await self.wire.ack(asked.callback, say(asked.who.language, "telegram-no-games-in-channels"), alert=True)
        if table and not table.idle and (asked.who.moderator or asked.who.id == table.host):
            await self._offer_to_close(asked, table)
        return True

    async def _offer_to_close(self, asked: Asked, table: Table) -> None:
        home, language = Place(asked.user), asked.who.language
        text = say(language, "telegram-table-in-channel", game=say(language, table.game))
        keys = keyboard(Menu((CLOSE,), asked.channel, None), home, language)
        await self._write(asked.user, Sheet(plain(text).html, keyboard=keys))

    async def _write(self, user: int, sheet: Sheet) -> None:
        """In private, where that is possible: we speak to nobody who never spoke to us."""
        try:
            await self.wire.send(Place(user), sheet, urgency="answer")
        except (TelegramError, Busy) as error:
            log.info("somebody could not be told of a channel: %s", type(error).__name__)
