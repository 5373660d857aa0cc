"""What Telegram refuses, and what that means: a message that is gone, a chat that is closed to us, for good or not."""

from __future__ import annotations

import os
from datetime import timedelta
from typing import Literal, TypeAlias

from telegram.error import (
    BadRequest,
    Conflict,
    Forbidden,
    InvalidToken,
    NetworkError,
    RetryAfter,
    TelegramError,
    TimedOut,
)

from bot.store.silences import Shut

Reason: TypeAlias = Literal["removed", "gone", "muted", "topic-closed", "topic-gone", "refused"]
"""Why nothing can be posted somewhere."""

# The descriptions of https://github.com/tdlib/telegram-bot-api, in lower case; there are no codes.
REASONS: tuple[tuple[str, Reason], ...] = (
    ("topic_closed", "topic-closed"),
    ("topic_deleted", "topic-gone"),
    ("message thread not found", "topic-gone"),
    ("not enough rights", "muted"),
    ("have no rights to send", "muted"),
    ("need administrator rights", "muted"),
    ("chat_write_forbidden", "muted"),
    ("chat_send_plain_forbidden", "muted"),
    ("chat_restricted", "muted"),
    ("chat not found", "gone"),
    ("chat is deactivated", "gone"),
    ("peer_id_invalid", "gone"),
)
SHUT: dict[Reason, Shut] = {
    "removed": "gone",
    "gone": "gone",
    "topic-gone": "gone",
    "muted": "shut",
    "topic-closed": "shut",
}
"""What a reason says of the whole chat; a post alone may be refused for itself."""
NO_PHOTOS = ("rights to send photos", "chat_send_photos_forbidden", "chat_send_media_forbidden")
LOST = ("message to edit not found", "message can't be edited", "message_id_invalid", "message to delete not found",
        "message can't be deleted", "there is no caption", "there is no text")  # fmt: skip
NOBODY_THERE = ("participant_id_invalid", "user_not_participant", "member not found")
SAME = "message is not modified"
LATE = ("query is too old", "query id is invalid", "query_id_invalid", "chat_admin_required")
SHUT_OUT = ("bot was kicked", "bot is not a member", "chat was deleted")
BAD_FILE = ("wrong file identifier", "wrong remote file", "file_reference", "wrong type of the web page")

os.environ.setdefault("PTB_TIMEDELTA", "1")  # the library's coming way to tell a wait; without it every wait warns


def _says(error: TelegramError, *texts: str) -> bool:
    return any(text in error.message.lower() for text in texts)


def reason_of(error: TelegramError) -> Reason | None:
    """Why this will never be taken; None if it may yet."""
    if isinstance(error, Forbidden):
        return "removed"
    if not isinstance(error, BadRequest):
        return None
    return next((reason for text, reason in REASONS if _says(error, text)), "refused")


def no_photos(error: TelegramError) -> bool:
    """Whether words would be taken where a picture is not."""
    return _says(error, *NO_PHOTOS)


def is_lost(error: TelegramError) -> bool:
    """Whether the message is there no more, or not as we knew it."""
    return _says(error, *LOST)


def is_nobody_there(error: TelegramError) -> bool:
    """Whether the person we asked about is known not to be in the chat."""
    return isinstance(error, BadRequest) and _says(error, *NOBODY_THERE)


def is_same(error: TelegramError) -> bool:
    """Whether there was nothing to change."""
    return _says(error, SAME)


def is_late(error: TelegramError) -> bool:
    """Whether a press gave us a right that it gives no more: it is some seconds old, or was answered already."""
    return _says(error, *LATE)


def is_of_chat(error: TelegramError) -> bool:
    """Whether it is about the chat as such, and not about one person in it."""
    return _says(error, *SHUT_OUT, *(text for text, _ in REASONS))


def bad_file(error: TelegramError) -> bool:
    """Whether a picture that was sent before must be sent anew."""
    return _says(error, *BAD_FILE)


def seconds_of(error: RetryAfter) -> float:
    """How long Telegram wants to be left alone."""
    wait = error.retry_after
    return wait.total_seconds() if isinstance(wait, timedelta) else float(wait)


class NotTheApi(Exception):
    """Where the Bot API should be, something else answers."""

    def __init__(self, address: str) -> None:
        super().__init__(f"{address} knows no such bot (404): if TELEGRAM_TOKEN is right, this is not the Bot API")


def wait_of(error: Exception) -> float | None:
    """How long Telegram wants to be left alone, if it says so."""
    return seconds_of(error) if isinstance(error, RetryAfter) else None


def cause_of(error: Exception) -> str:
    """What is known of a failure, in words for the log: no more than Telegram says itself."""
    match error:
        case RetryAfter():
            return f"it wants to be left alone for {seconds_of(error):g} s"
        case BadRequest() | Forbidden() | Conflict():
            return error.message
        case InvalidToken():
            return f"it answers “{error.message}”"
        case TimedOut():
            return "no answer came in time"
        case NetworkError() if error.__cause__ is None or isinstance(error.__cause__, TelegramError):
            return f"it answers “{error.message.partition('. Parsing')[0]}”"
        case NetworkError():
            return f"it cannot be reached ({type(error.__cause__).__name__})"
        case NotTheApi():
            return str(error)
    return type(error).__name__
