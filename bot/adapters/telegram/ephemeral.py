"""Messages in a group that one member alone sees ("ephemeral"), which the library does not know yet.

A server that does not know them would show them to everybody. So the first one says nothing secret, and only when
Telegram has answered that it is for one member alone is it trusted with more.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import msgspec
import telegram
from telegram.constants import ParseMode
from telegram.error import BadRequest, Forbidden, TelegramError

from bot.adapters.telegram.people import Place
from bot.adapters.telegram.rate_limits import Urgency
from bot.adapters.telegram.trouble import is_late, is_nobody_there, is_of_chat, is_same
from bot.adapters.telegram.wire import NO_PREVIEW, Sheet, Wire, media_of
from bot.language.words import say

log = logging.getLogger(__name__)

REFUSED_FOR = 600.0  # seconds in which nothing is whispered again where, or to whom, that was refused
REFUSALS_KEPT = 4096
EVERYONE = 0  # for whom a refusal counts that is about the chat as such


class Recipient(msgspec.Struct, frozen=True):
    """Whom to whisper to, and by what right: a press, a whispered command, or that we administer the chat."""

    user: int
    language: str
    callback: str = ""
    command: int = 0
    admin: bool = False
    replaces: bool = False  # to them it may take the place of the message that they pressed a key of

    @property
    def entitled(self) -> bool:
        """Whether Telegram would allow it."""
        return bool(self.callback or self.command or self.admin)

    @property
    def urgency(self) -> Urgency:
        """Whether they have pressed a key, and look."""
        return "press" if self.callback else "answer"


class EphemeralMessages:
    """Sends, changes and takes back what one member alone sees."""

    def __init__(self, wire: Wire, clock: Callable[[], float]) -> None:
        self.wire, self.clock = wire, clock
        self.trusted: bool | None = None
        self.replaces = True  # whether the server lets a whisper take the place of a message (Bot API 10.3)
        self._refused: OrderedDict[tuple[int, int], float] = OrderedDict()

    async def whisper(self, place: Place, sheet: Sheet, recipient: Recipient) -> int | None:
        """Shows something to one member; its number, or None where that cannot be done, Busy where it cannot be now."""
        if self.trusted is False or not recipient.entitled or self._is_refused(place.chat, recipient.user):
            return None
        try:
            if self.trusted is None:
                return await self._first(place, sheet, recipient)
            return await self._send(place, sheet, recipient)
        except (BadRequest, Forbidden) as error:
            self._note(place.chat, recipient.user, error)
        except TelegramError as error:
            log.info("nothing could be whispered: %s", type(error).__name__)
        return None

    def _is_refused(self, chat: int, user: int) -> bool:
        now = self.clock()
        return any(self._refused.get((chat, whom), 0.0) > now for whom in (EVERYONE, user))

    def _note(self, chat: int, user: int, error: TelegramError) -> None:
        """Remembers a refusal: of one press, which came too late perhaps, not at all; of a chat, for everyone there."""
        log.info("a whisper was refused: %s", error.message)
        if is_late(error):
            return
        self._refused[chat, EVERYONE if is_of_chat(error) else user] = self.clock() + REFUSED_FOR
        if len(self._refused) > REFUSALS_KEPT:
            self._refused.popitem(last=False)

    async def _first(self, place: Place, sheet: Sheet, recipient: Recipient) -> int | None:
        number = await self._send(place, Sheet(say(recipient.language, "telegram-for-your-eyes")), recipient)
        if number is None:
            return None
        changed = False
        try:
            changed = not sheet.file and await self.change(
                place, recipient.user, number, sheet, had_photo=False, urgency=recipient.urgency
            )
        finally:
            if not changed:
                await self.hush(place, recipient.user, number)
        return number if changed else await self._send(place, sheet, recipient)

    async def _send(self, place: Place, sheet: Sheet, recipient: Recipient) -> int | None:
        if not (recipient.callback and recipient.replaces and self.replaces):
            return await self._sent(place, sheet, recipient, {})
        try:
            return await self._sent(Place(place.chat), sheet, recipient, {"replace_callback_query_message": True})
        except BadRequest as error:
            if is_late(error) or is_of_chat(error) or is_nobody_there(error):
                raise
            log.info("nothing is shown in place of a board: %s", error.message)
            self.replaces = False
        return await self._sent(place, sheet, recipient, {})

    async def _sent(self, place: Place, sheet: Sheet, recipient: Recipient, how: dict[str, Any]) -> int | None:
        whom: dict[str, Any] = {"receiver_user_id": recipient.user}
        if recipient.callback:
            whom |= {"callback_query_id": recipient.callback, **how}
        extra: dict[str, Any] = {"ephemeral_message_parameters": whom}
        if recipient.command:
            extra["reply_parameters"] = {"ephemeral_message_id": recipient.command}
        message = await self.wire.send(place, sheet, urgency=recipient.urgency, extra=extra)
        number = number_of(message)
        self.trusted = number != 0
        if not number:
            log.error("this Bot API server knows no messages for one member alone; secrets go to private chats only")
            await self.wire.delete(place.chat, message.message_id)
        return number or None

    async def change(
        self, place: Place, user: int, number: int, sheet: Sheet, *, had_photo: bool, urgency: Urgency = "press"
    ) -> bool:
        """Changes what was whispered; whether that could be done."""
        which = {"chat_id": place.chat, "receiver_user_id": user, "ephemeral_message_id": number}
        what: dict[str, Any] = {"reply_markup": sheet.keyboard} if sheet.keyboard else {}
        if sheet.photo:
            method, what["media"] = "editEphemeralMessageMedia", media_of(sheet)
        else:
            method = "editEphemeralMessageCaption" if had_photo else "editEphemeralMessageText"
            what |= {"caption" if had_photo else "text": sheet.text, "parse_mode": ParseMode.HTML}
            what |= {} if had_photo else {"link_preview_options": NO_PREVIEW}
        return await self._done(place.chat, method, {**which, **what}, urgency)

    async def hush(self, place: Place, user: int, number: int) -> None:
        """Takes back what was whispered."""
        which = {"chat_id": place.chat, "receiver_user_id": user, "ephemeral_message_id": number}
        try:
            await self.wire.bot.do_api_request("deleteEphemeralMessage", api_kwargs=which)
        except TelegramError as error:
            log.info("a whisper stays: %s", type(error).__name__)

    async def _done(self, chat: int, method: str, what: dict[str, Any], urgency: Urgency) -> bool:
        async def call() -> object:
            return await self.wire.bot.do_api_request(method, api_kwargs=what)

        try:
            await self.wire.paced(chat, call, urgency)
        except BadRequest as error:
            return is_same(error)
        except TelegramError as error:
            log.info("%s was not done: %s", method, type(error).__name__)
            return False
        return True


def number_of(message: telegram.Message) -> int:
    """The number of a whispered message, from us or to us; 0 if everyone sees it."""
    return int(message.api_kwargs.get("ephemeral_message_id") or 0)
