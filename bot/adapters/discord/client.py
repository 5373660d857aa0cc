"""Our client of Discord: which shards it serves, and what it does with what comes in."""

from __future__ import annotations

import logging
import threading
from collections.abc import Mapping
from typing import cast

import aiohttp
import discord
from discord import app_commands
from discord.gateway import KeepAliveHandler

from bot.adapters.base.persistence import Trouble
from bot.adapters.discord import PLATFORM
from bot.adapters.discord.answering import Responder
from bot.adapters.discord.limits import LONGEST_WAIT
from bot.adapters.discord.people import Interaction
from bot.adapters.discord.pressing import ButtonAction, Pick, Press
from bot.adapters.discord.registering import ENTRY_POINT, Translator, add_commands, synced
from bot.adapters.discord.replying import TOO_LATE
from bot.adapters.discord.shards import Shards
from bot.adapters.discord.trouble import cause_of
from bot.runtime.metrics import CALLS, result_of

log = logging.getLogger(__name__)


def _is_our_fault(record: logging.LogRecord) -> bool:
    """Whether the library's log of a completion that failed says more than that it came too late."""
    error = record.exc_info[1] if record.exc_info else None
    late = isinstance(error, discord.HTTPException) and (error.code in TOO_LATE or error.status >= 500)
    if late or isinstance(error, (aiohttp.ClientError, OSError)):
        log.info("a completion came too late or was lost: %s", type(error).__name__)
        return False
    return True


_GATEWAY = Trouble("Discord's gateway is out of reach", cause_of)


def _is_no_mere_outage(record: logging.LogRecord) -> bool:
    """Whether the library, which logs a traceback for every connection that fails, has more to say than that."""
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, (aiohttp.ClientError, discord.ConnectionClosed, discord.GatewayNotFound, OSError)):
        _GATEWAY.met(error)
        return False
    return True


logging.getLogger("discord.app_commands.tree").addFilter(_is_our_fault)
for connecting in ("discord.shard", "discord.client"):
    logging.getLogger(connecting).addFilter(_is_no_mere_outage)


def _counting() -> aiohttp.TraceConfig:
    """Counts every call of Discord's by what came of it."""

    async def answered(session: object, context: object, ended: aiohttp.TraceRequestEndParams) -> None:
        CALLS.add(PLATFORM.name, result_of(ended.response.status))

    async def failed(session: object, context: object, error: aiohttp.TraceRequestExceptionParams) -> None:
        CALLS.add(PLATFORM.name, result_of(0))

    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(answered)
    trace.on_request_exception.append(failed)
    return trace


class Tree(app_commands.CommandTree["Zoco"]):
    """The application commands; what goes wrong in one is for the log, not for the chat."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """The command that opens the Activity is none of the tree's: Discord made it, and may leave it to us."""
        data = cast(Mapping[str, object], interaction.data or {})
        if data.get("type") != ENTRY_POINT:
            return True
        await self.client.responder.launch(interaction)
        return False

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """An accident, or a command that we no longer have but somebody's Discord still shows."""
        if isinstance(error, app_commands.CommandNotFound):
            await self.client.responder.answer(interaction, ButtonAction(f"/{error.name}"))
            return
        log.error("an application command failed", exc_info=error)
        if interaction.type is discord.InteractionType.application_command and not interaction.response.is_done():
            await self.client.responder.apologise(interaction)


class Zoco(discord.AutoShardedClient):
    """Needs no intent at all: whatever happens to us comes as an interaction, which says all about itself."""

    def __init__(self, responder: Responder, shards: Shards) -> None:
        super().__init__(
            intents=discord.Intents.none(),
            shard_count=shards.count,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=LONGEST_WAIT,
            http_trace=_counting(),
        )
        self.shard_ids = list(shards.ids) if shards.ids else None
        self.responder = responder
        self.tree = Tree(self)
        add_commands(self.tree, responder.answer, responder.complete)

    async def setup_hook(self) -> None:
        """Before it logs in."""
        self.add_dynamic_items(Press, Pick)
        await self.tree.set_translator(Translator())

    async def register(self) -> None:
        """Tells Discord our commands, and learns under which numbers it has them."""
        await synced(self, self.tree, self._learn)

    async def on_shard_connect(self, shard: int) -> None:
        """A shard has reached the gateway."""
        _GATEWAY.works()

    async def on_shard_resumed(self, shard: int) -> None:
        """A shard has reached it again."""
        _GATEWAY.works()

    def _learn(self, commands: Mapping[str, int]) -> None:
        self.responder.wording.commands = commands

    async def close(self) -> None:
        """Also ends the heartbeat of a connection that was only being made: discord.py loses sight of such a one."""
        await super().close()
        for thread in threading.enumerate():
            if isinstance(thread, KeepAliveHandler) and thread.ws._connection is self._connection:
                thread.stop()
