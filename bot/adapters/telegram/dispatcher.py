"""The door: every update comes in here, once, and what goes wrong with one is no matter of the others."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import telegram
from telegram import ChatMemberRestricted, InlineKeyboardMarkup
from telegram.constants import ChatType
from telegram.error import BadRequest, ChatMigrated, Forbidden, NetworkError, RetryAfter, TelegramError

from bot.adapters.telegram.answering import Responder
from bot.adapters.telegram.broadcasts import Broadcasts
from bot.adapters.telegram.groups import Groups
from bot.adapters.telegram.membership import OUTSIDE
from bot.adapters.telegram.people import Place, channel_of, message_place, person_of
from bot.adapters.telegram.pressing import Menu, keyboard
from bot.adapters.telegram.rate_limits import Busy
from bot.adapters.telegram.reading import Asked, Reader
from bot.adapters.telegram.sending import TelegramSender
from bot.adapters.telegram.sessions import Sessions
from bot.adapters.telegram.trouble import SHUT, Reason
from bot.adapters.telegram.wire import Sheet
from bot.adapters.telegram.wording import plain
from bot.delivery.outbox import RefusedForGood, RetryLater
from bot.domain.messages import Button, line
from bot.language.words import best_language, say
from bot.store.channel_moves import whither
from bot.store.scripts import OUTAGE
from bot.tables.posts import standing_post
from rules import GAMES

log = logging.getLogger(__name__)

WANTED = ("message", "callback_query", "my_chat_member")
HANDLING = 30.0  # seconds an update may take
PATIENCE = 3  # times it may take longer


class Unhandled(Exception):
    """Something is out of order just now: this update must come again."""


class Dispatcher:
    """Takes updates."""

    def __init__(
        self,
        bot: telegram.Bot,
        reader: Reader,
        responder: Responder,
        groups: Groups,
        sender: TelegramSender,
        sessions: Sessions,
    ) -> None:
        self.bot, self.reader, self.responder = bot, reader, responder
        self.groups, self.sender, self.sessions = groups, sender, sessions
        self.broadcasts = Broadcasts(responder.wire, responder.store)
        self._slow: dict[int, int] = {}

    async def take(self, raw: dict[str, Any]) -> None:
        """Deals with an update, unless it was dealt with before; Unhandled if it should come again."""
        number = raw.get("update_id")
        if not isinstance(number, int):
            log.error("an update without a number is left out")
            return
        try:
            if await self.sessions.is_done(number):
                return
            await self._in_time(number, raw)
            await self.sessions.done(number)
            self._slow.pop(number, None)
        except OUTAGE as error:
            raise Unhandled(type(error).__name__) from error

    async def _in_time(self, number: int, raw: dict[str, Any]) -> None:
        """An update that takes too long may come again, but not for ever."""
        try:
            async with asyncio.timeout(HANDLING):
                await self._guarded(number, raw)
        except TimeoutError:
            self._slow[number] = self._slow.get(number, 0) + 1
            if self._slow[number] < PATIENCE:
                raise
            log.error("update %d takes too long, %d times now: it is left out", number, PATIENCE)

    async def _guarded(self, number: int, raw: dict[str, Any]) -> None:
        """Whatever is wrong with the update itself is logged, and that is the end of it."""
        try:
            await self._deal(telegram.Update.de_json(raw, self.bot))
        except OUTAGE:
            raise
        except (NetworkError, RetryAfter, Busy, RetryLater) as error:
            if isinstance(error, BadRequest):
                log.error("update %d: Telegram refused an answer: %s", number, error.message)
            else:
                log.warning("update %d was dealt with, but not answered: %s", number, type(error).__name__)
        except (Forbidden, RefusedForGood) as error:
            log.warning("update %d was dealt with, but cannot be answered: %s", number, type(error).__name__)
        except Exception:
            log.exception("update %d is left out", number)

    async def _deal(self, update: telegram.Update) -> None:
        try:
            await self._dispatch(update)
        except ChatMigrated as error:
            if update.effective_chat:
                await self._migrated(update.effective_chat.id, error.new_chat_id)

    async def _dispatch(self, update: telegram.Update) -> None:
        if update.callback_query:
            await self._press(update.update_id, update.callback_query)
        elif update.my_chat_member:
            await self._membership(update.my_chat_member)
        elif update.message:
            await self._message(update.update_id, update.message)

    async def _press(self, number: int, press: telegram.CallbackQuery) -> None:
        asked = await self.reader.pressed(number, press)
        if asked is None:
            language = best_language([press.from_user.language_code or "en"])
            await self.responder.wire.ack(press.id, say(language, "telegram-no-key"), alert=True)
            return
        in_channel = press.message is not None and press.message.chat.type == ChatType.CHANNEL
        if not (in_channel and await self.broadcasts.kept_out(asked)):
            await self._answer(asked)

    async def _answer(self, asked: Asked) -> None:
        try:
            await self.responder.answer(asked)
        except (TelegramError, Busy, *OUTAGE):
            raise
        except Exception:
            log.exception("a command failed")
            await self.responder.apologise(asked)

    async def _message(self, number: int, message: telegram.Message) -> None:
        if message.migrate_to_chat_id:
            await self._migrated(message.chat.id, message.migrate_to_chat_id)
        elif message.migrate_from_chat_id:
            await self._migrated(message.migrate_from_chat_id, message.chat.id)
        elif message.left_chat_member:
            await self._left(message.chat.id, message.left_chat_member)
        elif message.forum_topic_reopened or message.general_forum_topic_unhidden:
            await self._reopened(message_place(message))
        elif message.sender_chat and not message.is_automatic_forward:
            await self._anonymous(number, message)
        elif message.from_user and not message.from_user.is_bot:
            await self._said(number, message)

    async def _said(self, number: int, message: telegram.Message) -> None:
        if message.chat.id > 0:
            self.responder.reachable(message.chat.id)
        asked = await self.reader.typed(number, message)
        if asked:
            await self._answer(asked)

    async def _anonymous(self, number: int, message: telegram.Message) -> None:
        """Whoever speaks as the group is nobody we could seat; their own presses we know."""
        asked = await self.reader.typed(number, message)
        if asked:
            text = plain(say(asked.who.language, "telegram-anonymous"))
            await self.responder.wire.send(asked.place, Sheet(text.html), silent=True)

    async def _left(self, chat: int, user: telegram.User) -> None:
        """Somebody left the group, or was removed: at its tables their seats are free."""
        for table in await self.groups.tables(chat):
            if user.id != self.bot.id:
                await self.responder.tables.admission.left(table.channel, person_of(user))

    async def _migrated(self, chat: int, to: int) -> None:
        """The table goes along, and its board is shown once: whoever presses a key in the old group brings no other."""
        known = await whither(self.sender.store, channel_of(Place(chat))) == channel_of(Place(to))
        channel = await self.groups.migrated(chat, to)
        if channel and not known:
            await self._show_again(channel)

    async def _reopened(self, place: Place) -> None:
        channel = channel_of(place)
        if await self.groups.heard(channel):
            await self._show_again(channel)

    async def _show_again(self, channel: str) -> None:
        """The board of a table whose messages cannot be reached any more."""
        table = await self.sender.store.readable(channel)
        post = standing_post(table) if table else None
        if post:
            await self.sender.repost(channel, post)

    async def _membership(self, change: telegram.ChatMemberUpdated) -> None:
        """What we are in a chat has changed."""
        chat = change.chat.id
        if chat > 0:
            return
        self.reader.chat_admins.forget(chat)
        could, can = _can_write(change.old_chat_member), _can_write(change.new_chat_member)
        tables = await self.groups.tables(chat)
        if could and not can:
            reason: Reason = "removed" if change.new_chat_member.status in OUTSIDE else "muted"
            for table in tables:
                await self.groups.silenced(table.channel, reason)
                await self.groups.silences.met(table.channel, SHUT[reason], self.groups.clock())
        elif can and not could:
            for table in tables:
                await self.groups.heard(table.channel)
                await self._show_again(table.channel)
            if not tables and change.old_chat_member.status in OUTSIDE:
                await self._welcome(change)

    async def _welcome(self, change: telegram.ChatMemberUpdated) -> None:
        if change.chat.type == ChatType.CHANNEL:
            await self.broadcasts.added(change.from_user)
        else:
            await self._hello(change)

    async def _hello(self, change: telegram.ChatMemberUpdated) -> None:
        """New in a group: who we are, and a key for each game."""
        language = best_language([change.from_user.language_code or "en"])
        place = Place(change.chat.id)
        games = tuple(Button(f"/new {game}", line(game), "primary") for game in GAMES)
        keys: InlineKeyboardMarkup | None = keyboard(Menu(games, channel_of(place), None), place, language)
        await self.responder.wire.send(place, Sheet(plain(say(language, "telegram-hello")).html, keyboard=keys))


def _can_write(member: telegram.ChatMember) -> bool:
    if isinstance(member, ChatMemberRestricted):
        return member.is_member and member.can_send_messages and member.can_send_photos
    return member.status not in OUTSIDE
