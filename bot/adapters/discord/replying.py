"""The ways of answering an interaction, and which of them fits: a command, a press on a post, a press in private."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

import aiohttp
import discord

from bot.adapters.base.texts import MORE
from bot.adapters.discord.layout import Message
from bot.adapters.discord.people import Interaction
from bot.adapters.discord.trouble import (
    ACKNOWLEDGED_ALREADY,
    INVALID_FORM,
    UNKNOWN_INTERACTION,
    UNKNOWN_MESSAGE,
    UNKNOWN_WEBHOOK,
)

log = logging.getLogger(__name__)

TOO_LATE = (UNKNOWN_INTERACTION, UNKNOWN_WEBHOOK, UNKNOWN_MESSAGE, ACKNOWLEDGED_ALREADY)

Way: TypeAlias = Callable[[Message], Awaitable[object]]


class Reply:
    """The answer to one interaction, seen by its author alone."""

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        self.pressed = pressed = interaction.type is discord.InteractionType.component
        private = interaction.message is not None and interaction.message.flags.ephemeral
        self.silent = pressed and not private  # a post that changes says enough
        self.in_place = pressed and private
        self.postponed = False

    async def postpone(self) -> None:
        """Acknowledges now; the answer follows."""
        self.postponed = True
        await self._tried(self.interaction.response.defer(ephemeral=True))

    async def give(self, messages: Sequence[Message]) -> None:
        """Answers, with as many messages as it takes; with none, nothing is left of the question either."""
        if not messages:
            await self._vanish()
            return
        first, *rest = messages
        if await self._tried(self._way(first)(first)):
            for message in rest:
                await self._tried(self._follow(message))

    async def _vanish(self) -> None:
        """Acknowledges; what only its author sees of it goes, for the channel shows what came of it."""
        if not self.postponed:
            defer = self.interaction.response.defer
            if not await self._tried(defer() if self.pressed else defer(ephemeral=True)):
                return
        if not self.silent:
            await self._tried(self.interaction.delete_original_response())

    def _way(self, message: Message) -> Way:
        if self.in_place and not message.image:
            return self._replace_later if self.postponed else self._replace
        if self.postponed:
            return self._follow if self.silent or self.in_place else self._complete
        return self._respond

    async def _respond(self, message: Message) -> None:
        await self.interaction.response.send_message(view=message.view, files=message.files(), ephemeral=True)

    async def _replace(self, message: Message) -> None:
        await self.interaction.response.edit_message(view=message.view, attachments=message.files())

    async def _replace_later(self, message: Message) -> None:
        await self.interaction.edit_original_response(view=message.view, attachments=message.files())

    async def _complete(self, message: Message) -> None:
        """Fills in what was postponed; a picture that an edit cannot bring comes in a message of its own."""
        try:
            await self._replace_later(message)
        except discord.HTTPException as error:
            if error.code != INVALID_FORM:
                raise
            await self.interaction.edit_original_response(content=MORE)
            await self._follow(message)

    async def _follow(self, message: Message) -> None:
        await self.interaction.followup.send(view=message.view, files=message.files(), ephemeral=True)

    async def _tried(self, answering: Awaitable[object]) -> bool:
        """Whether it could be said. What was asked is done in any case, and everyone sees it."""
        try:
            await answering
        except discord.HTTPException as error:
            if error.code not in TOO_LATE and error.status < 500:
                raise
            log.warning("an answer came too late or was lost: %s", error.code or error.status)
            return False
        except (aiohttp.ClientError, OSError) as error:
            log.warning("an answer was lost: %s", type(error).__name__)
            return False
        return True
