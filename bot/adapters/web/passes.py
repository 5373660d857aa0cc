"""Who sits before a window of a chat's app: a pass that the page keeps in memory and sends with every request.

A frame in another site's page has no cookies to rely on. A pass is good for an hour, and is renewed while the window
stays open. It says who somebody is, and nothing of what they may see.
"""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256

import msgspec
from aiohttp import web

from bot.adapters.web.limits import PASS_SECONDS, VISIT_SECONDS
from bot.adapters.web.people import Browser, Local
from bot.domain.messages import Person

BEARER = "Bearer "
PURPOSE = b"pass"


class Pass(msgspec.Struct, frozen=True, array_like=True):
    """The window of which platform, who sits before it, the channel it was opened for, since when, and until when."""

    window: str
    person: str
    name: str
    language: str
    channel: str
    since: float
    until: float

    @property
    def browser(self) -> Browser:
        """The same as the page knows people: nobody else is at this window."""
        return Browser((Local(self.person, self.name),), self.person, self.language)


PASS = web.RequestKey("pass", Pass)


def issued(window: str, person: Person, channel: str, now: float) -> Pass:
    """A pass for who has just come."""
    return Pass(window, person.id, person.name, person.language, channel, now, now + PASS_SECONDS)


def renewed(held: Pass, now: float) -> Pass:
    """The same for another hour, but for no longer than a visit may be."""
    return msgspec.structs.replace(held, until=min(now + PASS_SECONDS, held.since + VISIT_SECONDS))


def written(held: Pass, secret: bytes) -> str:
    """The pass as it is sent, with a signature that only this house can make."""
    body = urlsafe_b64encode(msgspec.msgpack.encode(held)).decode().rstrip("=")
    return f"{body}.{_signature(body, secret)}"


def read(text: str, secret: bytes, now: float) -> Pass | None:
    """The pass; None if it is none of ours, or over."""
    body, _, signature = text.partition(".")
    if not hmac.compare_digest(_signature(body, secret).encode(), signature.encode(errors="replace")):
        return None
    try:
        held = msgspec.msgpack.decode(urlsafe_b64decode(body + "=" * (-len(body) % 4)), type=Pass)
    except (ValueError, msgspec.MsgspecError):
        return None
    return held if held.since <= now < held.until else None


def _signature(body: str, secret: bytes) -> str:
    """No cookie has a signature like this, though the secret is the same."""
    return hmac.digest(hmac.digest(secret, PURPOSE, sha256), body.encode(errors="replace"), sha256).hex()
