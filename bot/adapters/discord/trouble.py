"""What keeps the bot from posting: noted where it happens, told to whoever asks there next."""

from __future__ import annotations

from typing import Literal, TypeAlias

import aiohttp
import discord

from bot.adapters.base.texts import cut
from bot.adapters.discord.people import Interaction
from bot.domain.messages import Line, line
from bot.store.silences import Shut

Reason: TypeAlias = Literal["gone", "access", "permissions", "locked", "closed", "refused"]

# The JSON error codes of https://docs.discord.com/developers/topics/opcodes-and-status-codes
UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10003, 10008
UNKNOWN_MEMBER, UNKNOWN_USER = 10007, 10013
UNKNOWN_INTERACTION, UNKNOWN_WEBHOOK, ACKNOWLEDGED_ALREADY = 10062, 10015, 40060
OLD_MESSAGE_EDITS = 30046
INVALID_FORM = 50035
WAIT_IF_BANNED = 60.0  # seconds, where Discord does not say
LOGGED = 300  # characters of what Discord says
ARCHIVED, LOCKED = 50083, 160005
FOR_GOOD: dict[int, Reason] = {
    UNKNOWN_CHANNEL: "gone",
    10004: "gone",  # the server
    UNKNOWN_USER: "gone",
    50001: "access",
    50013: "permissions",
    50007: "closed",  # direct messages
    50278: "closed",  # no server in common any more
    ARCHIVED: "locked",
    LOCKED: "locked",
    50024: "refused",  # a channel of another kind
    INVALID_FORM: "refused",
}


SHUT: dict[Reason, Shut] = {
    "gone": "gone",
    "access": "gone",
    "permissions": "shut",
    "locked": "shut",
    "closed": "shut",
}
"""What a reason says of the whole channel; a post alone may be refused for itself."""


def reason_of(error: discord.HTTPException) -> Reason | None:
    """Why Discord will never take this; None if it may yet."""
    if error.code in FOR_GOOD:
        return FOR_GOOD[error.code]
    return "refused" if error.status in (400, 403, 404) else None


def wait_of(error: Exception) -> float | None:
    """How long Discord wants to be left alone, if it says so."""
    if isinstance(error, discord.RateLimited):
        return error.retry_after
    if isinstance(error, discord.HTTPException) and error.status == 429:
        return float(error.response.headers.get("Retry-After", WAIT_IF_BANNED))
    return None


def cause_of(error: Exception) -> str:
    """What is known of a failure, in words for the log: no more than Discord says itself."""
    if (wait := wait_of(error)) is not None:
        return f"it wants to be left alone for {wait:g} s"
    match error:
        case discord.HTTPException():
            return cut(f"it answers {error.status}: {error.text}", LOGGED)
        case discord.ConnectionClosed():
            return f"it closed the connection ({error.code})"
        case aiohttp.WSServerHandshakeError():
            return f"it answers {error.status}"
    return type(error).__name__


def missing(interaction: Interaction) -> tuple[Line, ...]:
    """What the bot may not do in this channel but must, as the interaction itself says."""
    if interaction.guild_id is None:
        return ()
    may = interaction.app_permissions
    threaded = isinstance(interaction.channel, discord.Thread)
    needed = {
        "view": may.view_channel,
        "send": threaded or may.send_messages,
        "send-in-threads": not threaded or may.send_messages_in_threads,
        "attach": may.attach_files,
    }
    if isinstance(interaction.channel, discord.Thread) and interaction.channel.locked and not may.manage_threads:
        return (line("discord-locked"),)
    names = [line(f"discord-permission-{name}") for name, granted in needed.items() if not granted]
    return (line("discord-missing", permissions=names),) if names else ()
