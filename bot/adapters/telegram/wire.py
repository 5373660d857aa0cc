"""The calls that show something, one way for all of them: paced, and retried when Telegram says so."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
import telegram
from telegram import InlineKeyboardMarkup, InputFile, InputMediaPhoto, LinkPreviewOptions
from telegram.constants import ParseMode
from telegram.error import BadRequest, RetryAfter, TelegramError

from bot.adapters.telegram import limits
from bot.adapters.telegram.people import Place
from bot.adapters.telegram.photo_cache import Photo
from bot.adapters.telegram.rate_limits import RateLimits, Urgency
from bot.adapters.telegram.requests import Unreadable
from bot.adapters.telegram.trouble import bad_file, is_lost, is_same, seconds_of
from bot.adapters.telegram.wording import cut
from bot.domain.messages import File

log = logging.getLogger(__name__)

ATTEMPTS = 3
NO_PREVIEW = LinkPreviewOptions(is_disabled=True)
FILE_NAME, FILM_NAME = "board.png", "game.gif"

T = TypeVar("T")


class Sheet(msgspec.Struct, frozen=True):
    """What a message shows: HTML, a picture or a file, and keys."""

    text: str = ""
    photo: Photo | None = None
    keyboard: InlineKeyboardMarkup | None = None
    file: File | None = None


class Wire:
    """The way to Telegram."""

    def __init__(self, bot: telegram.Bot, rate_limits: RateLimits) -> None:
        self.bot, self.rate_limits = bot, rate_limits

    async def paced(self, chat: int, call: Callable[[], Awaitable[T]], urgency: Urgency = "post") -> T:
        """Makes a call when this chat's turn comes; Busy if that would take too long."""
        for _ in range(ATTEMPTS - 1):
            await self.rate_limits.turn(chat, urgency)
            try:
                async with self.rate_limits.calm(chat):
                    return await call()
            except RetryAfter as error:
                await self.rate_limits.hold(chat, seconds_of(error))
        await self.rate_limits.turn(chat, urgency)
        async with self.rate_limits.calm(chat):
            return await call()

    async def send(
        self,
        place: Place,
        sheet: Sheet,
        *,
        silent: bool = False,
        urgency: Urgency = "post",
        extra: dict[str, Any] | None = None,
    ) -> telegram.Message:
        """A message of its own. `extra` are parameters the library does not know."""

        async def call() -> telegram.Message:
            return await self._send(place, sheet, silent, extra)

        return await self.paced(place.chat, call, urgency)

    async def _send(self, place: Place, sheet: Sheet, silent: bool, extra: dict[str, Any] | None) -> telegram.Message:
        if sheet.photo is None and sheet.file is None:
            return await self.bot.send_message(
                chat_id=place.chat,
                message_thread_id=place.topic or None,
                text=sheet.text,
                parse_mode=ParseMode.HTML,
                link_preview_options=NO_PREVIEW,
                disable_notification=silent or None,
                reply_markup=sheet.keyboard,
                api_kwargs=extra,
            )
        if sheet.photo is None or sheet.file:
            return await self._send_file(place, sheet, extra)
        try:
            return await self._send_photo(place, sheet, sheet.photo.media, silent, extra)
        except BadRequest as error:
            if not (bad_file(error) and sheet.photo.file and sheet.photo.png):
                raise
        return await self._send_photo(place, sheet, sheet.photo.png, silent, extra)

    async def _send_photo(
        self, place: Place, sheet: Sheet, photo: str | bytes, silent: bool, extra: dict[str, Any] | None
    ) -> telegram.Message:
        if sheet.photo and sheet.photo.moves:
            return await self.bot.send_animation(
                chat_id=place.chat,
                message_thread_id=place.topic or None,
                animation=photo,
                filename=FILM_NAME,
                caption=sheet.text,
                parse_mode=ParseMode.HTML,
                disable_notification=silent or None,
                reply_markup=sheet.keyboard,
                api_kwargs=extra,
            )
        return await self.bot.send_photo(
            chat_id=place.chat,
            message_thread_id=place.topic or None,
            photo=photo,
            filename=FILE_NAME,
            caption=sheet.text,
            parse_mode=ParseMode.HTML,
            disable_notification=silent or None,
            reply_markup=sheet.keyboard,
            api_kwargs=extra,
        )

    async def _send_file(self, place: Place, sheet: Sheet, extra: dict[str, Any] | None) -> telegram.Message:
        assert sheet.file is not None
        return await self.bot.send_document(
            chat_id=place.chat,
            message_thread_id=place.topic or None,
            document=InputFile(sheet.file.data.encode(), filename=sheet.file.name),
            caption=sheet.text,
            parse_mode=ParseMode.HTML,
            reply_markup=sheet.keyboard,
            api_kwargs=extra,
        )

    async def edit(
        self,
        chat: int,
        message: int,
        sheet: Sheet,
        *,
        had_photo: bool,
        repaint: bool = True,
        urgency: Urgency = "post",
    ) -> telegram.Message | None:
        """Changes a message; its picture only to `repaint`. None where there was nothing to change."""

        async def call() -> telegram.Message | bool:
            keys = sheet.keyboard
            if sheet.photo and (repaint or not had_photo):
                return await self.bot.edit_message_media(media_of(sheet), chat, message, reply_markup=keys)
            if had_photo:
                return await self.bot.edit_message_caption(
                    chat, message, caption=sheet.text, parse_mode=ParseMode.HTML, reply_markup=keys
                )
            return await self.bot.edit_message_text(
                sheet.text, chat, message, parse_mode=ParseMode.HTML, link_preview_options=NO_PREVIEW, reply_markup=keys
            )

        return await self._edited(chat, call, urgency)

    async def rekey(self, chat: int, message: int, keys: InlineKeyboardMarkup | None) -> None:
        """Changes the keys under a message."""

        async def call() -> telegram.Message | bool:
            return await self.bot.edit_message_reply_markup(chat_id=chat, message_id=message, reply_markup=keys)

        await self._edited(chat, call, "press")

    async def _edited(
        self, chat: int, call: Callable[[], Awaitable[telegram.Message | bool]], urgency: Urgency
    ) -> telegram.Message | None:
        try:
            changed = await self.paced(chat, call, urgency)
        except Unreadable as error:
            log.warning(
                "a message was changed, but Telegram's answer cannot be read: %s", type(error.__cause__).__name__
            )
            return None
        except BadRequest as error:
            if is_same(error):
                return None
            raise
        return changed if isinstance(changed, telegram.Message) else None

    async def delete(self, chat: int, message: int) -> None:
        """Takes a message of ours away, if it is still there."""
        try:
            await self.bot.delete_message(chat, message)
        except BadRequest as error:
            if not is_lost(error):
                raise

    async def ack(self, callback: str, text: str = "", *, alert: bool = False) -> bool:
        """Tells a press that it was heard, and whoever pressed a short text; False if it is too late for that."""
        try:
            await self.bot.answer_callback_query(callback, cut(text, limits.ALERT) or None, show_alert=alert or None)
        except TelegramError as error:
            log.info("a press could not be answered: %s", type(error).__name__)
            return False
        return True


def media_of(sheet: Sheet) -> InputMediaPhoto:
    """The picture and words of a sheet, as edits want them."""
    assert sheet.photo is not None
    return InputMediaPhoto(sheet.photo.media, caption=sheet.text, parse_mode=ParseMode.HTML, filename=FILE_NAME)
