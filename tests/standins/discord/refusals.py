"""Discord's way of saying no: a status, a JSON error code, and for a bad form what is wrong where."""

from __future__ import annotations

UNKNOWN_MEMBER = 10007


class Refusal(Exception):
    """A request that is not carried out."""

    def __init__(self, status: int, code: int, message: str, errors: dict[str, str] | None = None) -> None:
        super().__init__(f"{status} {code} {message} {errors or ''}")
        self.status, self.code, self.message, self.errors = status, code, message, errors or {}

    def body(self) -> dict[str, object]:
        """As Discord writes it."""
        nested = {
            where: {"_errors": [{"code": "BASE_TYPE_INVALID", "message": what}]} for where, what in self.errors.items()
        }
        wait = {"retry_after": 0.01, "global": False} if self.status == 429 else {}
        return {**wait, "code": self.code, "message": self.message, **({"errors": nested} if nested else {})}


def invalid_form(errors: dict[str, str]) -> Refusal:
    return Refusal(400, 50035, "Invalid Form Body", errors)


def unknown_channel() -> Refusal:
    return Refusal(404, 10003, "Unknown Channel")


def unknown_message() -> Refusal:
    return Refusal(404, 10008, "Unknown Message")


def unknown_member() -> Refusal:
    return Refusal(404, UNKNOWN_MEMBER, "Unknown Member")


def unknown_guild() -> Refusal:
    return Refusal(404, 10004, "Unknown Guild")


def unknown_user() -> Refusal:
    return Refusal(404, 10013, "Unknown User")


def unknown_webhook() -> Refusal:
    return Refusal(404, 10015, "Unknown Webhook")


def unknown_interaction() -> Refusal:
    return Refusal(404, 10062, "Unknown interaction")


def acknowledged_already() -> Refusal:
    return Refusal(400, 40060, "Interaction has already been acknowledged.")


def missing_access() -> Refusal:
    return Refusal(403, 50001, "Missing Access")


def missing_permissions() -> Refusal:
    return Refusal(403, 50013, "Missing Permissions")


def not_ours() -> Refusal:
    return Refusal(403, 50005, "Cannot edit a message authored by another user")


def closed_to_direct_messages() -> Refusal:
    return Refusal(403, 50007, "Cannot send messages to this user")


def thread_archived() -> Refusal:
    return Refusal(400, 50083, "Thread is archived")


def thread_locked() -> Refusal:
    return Refusal(403, 160005, "Thread is locked")


def old_edits() -> Refusal:
    return Refusal(429, 30046, "Maximum number of edits to messages older than 1 hour reached. Try again later")


def unauthorised() -> Refusal:
    return Refusal(401, 0, "401: Unauthorized")
