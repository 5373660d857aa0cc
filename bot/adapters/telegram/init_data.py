"""Who opened a window of Telegram's, as the app tells the page: believed only with Telegram's hash, and not for long.

See core.telegram.org/bots/webapps#validating-data-received-via-the-mini-app.
"""

from __future__ import annotations

import hmac
from hashlib import sha256
from urllib.parse import parse_qsl

import msgspec
import telegram

from bot.adapters.base.window import NotLetIn
from bot.adapters.telegram import limits
from bot.domain.messages import line

FRESH = 3600.0  # seconds in which somebody may come with it
AHEAD = 60.0  # seconds that Telegram's clock may be before ours
KEY = b"WebAppData"
FORGED, STALE = line("window-forged"), line("window-stale")


class User(msgspec.Struct, frozen=True):
    """The part of Telegram's word of a person that we need."""

    id: int
    first_name: str
    last_name: str = ""
    language_code: str = "en"
    is_bot: bool = False

    @property
    def of_library(self) -> telegram.User:
        """The same as the library knows people."""
        return telegram.User(self.id, self.first_name, False, self.last_name or None, language_code=self.language_code)


class Opened(msgspec.Struct, frozen=True):
    """Who opened the window, with which start parameter, and what is the same only if it is told again."""

    user: User
    start: str
    hash: str


def signed(fields: dict[str, str], token: str) -> str:
    """The hash that belongs to these fields, all but the hash itself."""
    told = "\n".join(f"{name}={value}" for name, value in sorted(fields.items()))
    return hmac.digest(hmac.digest(KEY, token.encode(), sha256), told.encode(), sha256).hex()


def opened(text: str, token: str, now: float) -> Opened:
    """What Telegram tells; NotLetIn if it is not Telegram that does, or if that was too long ago."""
    fields = _fields(text)
    given = fields.pop("hash", "")
    if not hmac.compare_digest(signed(fields, token).encode(), given.encode(errors="replace")):
        raise NotLetIn(FORGED)
    try:
        user = msgspec.json.decode(fields.get("user", ""), type=User)
        told = int(fields.get("auth_date", ""))
    except (msgspec.MsgspecError, ValueError):
        raise NotLetIn(FORGED) from None
    if user.id <= 0 or user.is_bot:
        raise NotLetIn(FORGED)
    if not -AHEAD <= now - told <= FRESH:
        raise NotLetIn(STALE)
    return Opened(user, fields.get("start_param", "")[: limits.START_PARAMETER], given)


def _fields(text: str) -> dict[str, str]:
    """Each field once: of two with one name, who reads could take another than who signed."""
    try:
        pairs = parse_qsl(text, keep_blank_values=True, strict_parsing=True, max_num_fields=limits.INIT_DATA_FIELDS)
    except ValueError:
        raise NotLetIn(FORGED) from None
    fields = dict(pairs)
    if len(fields) != len(pairs):
        raise NotLetIn(FORGED)
    return fields
