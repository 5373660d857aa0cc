"""Telegram's refusals, in its own words. Those that a careful bot never meets are counted as violations."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass
class Refusal(Exception):
    """An answer with `ok: false`."""

    code: int
    description: str
    parameters: dict[str, Any] = field(default_factory=dict)
    violation: bool = False

    def body(self) -> dict[str, Any]:
        parameters = {"parameters": self.parameters} if self.parameters else {}
        return {"ok": False, "error_code": self.code, "description": self.description, **parameters}


def wrong(description: str) -> Refusal:
    """The request is malformed, or breaks a limit: the bot's own fault."""
    return Refusal(400, f"Bad Request: {description}", violation=True)


def bad(description: str) -> Refusal:
    """The request cannot be carried out as things are."""
    return Refusal(400, f"Bad Request: {description}")


def forbidden(description: str) -> Refusal:
    """Somebody does not want it."""
    return Refusal(403, f"Forbidden: {description}")


def flood(seconds: int) -> Refusal:
    """Too much, too fast."""
    return Refusal(429, f"Too Many Requests: retry after {seconds}", {"retry_after": seconds}, violation=True)


def migrated(chat: int) -> Refusal:
    """The group has another number now."""
    description = "Bad Request: group chat was upgraded to a supergroup chat"
    return Refusal(400, description, {"migrate_to_chat_id": chat})


def unknown_method() -> Refusal:
    """Not in this version of the Bot API."""
    return Refusal(404, "Not Found: method not found")


def unauthorised() -> Refusal:
    """Nobody's token."""
    return Refusal(401, "Unauthorized")


def conflict(description: str) -> Refusal:
    """Two of the same bot."""
    return Refusal(409, f"Conflict: {description}", violation=True)
