"""What somebody asked is carried out and answered to them alone, acknowledged in time however long it takes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

import aiohttp
import discord

from bot.adapters.base.answering import DONE, FAILED, Answering
from bot.adapters.base.completion import phrases_offered
from bot.adapters.discord import PLATFORM
from bot.adapters.discord.layout import OPEN, Message, Speech, answer_messages, image_of
from bot.adapters.discord.limits import ACKNOWLEDGE_WITHIN, CHOICE_VALUE, CHOICES
from bot.adapters.discord.people import Interaction, channel_of, person_of
from bot.adapters.discord.pressing import ButtonAction
from bot.adapters.discord.replying import TOO_LATE, Reply
from bot.adapters.discord.trouble import cause_of, missing
from bot.adapters.discord.wording import Wording
from bot.delivery.pictures import Pictures
from bot.domain.messages import Answer, Command, Person, line
from bot.service.completion import Typing
from bot.service.registry import Entry, parse
from bot.service.tables import Tables
from bot.store.scripts import OUTAGE

log = logging.getLogger(__name__)

PATIENCE = ACKNOWLEDGE_WITHIN / 3  # then it is acknowledged without an answer: the way there and back takes time too
COMPLETE_WITHIN = ACKNOWLEDGE_WITHIN * 2 / 3  # seconds; who types has typed on by then anyway


class Responder:
    """Answers every interaction of this process."""

    def __init__(self, tables: Tables, pictures: Pictures, wording: Wording, patience: float) -> None:
        self.tables, self.store, self.wording = tables, tables.store, wording
        self.patience = patience
        self.answering = Answering(PLATFORM, tables, pictures)

    async def answer(self, interaction: Interaction, action: ButtonAction) -> None:
        """Carries out a command and tells the one who gave it what came of it."""
        if action.text == OPEN.text:
            await self.launch(interaction)
            return
        reply = Reply(interaction)
        work = asyncio.create_task(self._prepared(interaction, action, reply.silent))
        await asyncio.wait({work}, timeout=self.patience)
        if not work.done():
            await reply.postpone()
        try:
            await reply.give(await work)
        except discord.HTTPException as error:
            log.error("Discord does not take an answer: %s", error)
            await self.apologise(interaction, reply)

    async def launch(self, interaction: Interaction) -> None:
        """Has Discord open the Activity for them; where it will not, they are told."""
        try:
            await interaction.response.launch_activity()
        except discord.HTTPException as error:
            log.warning("Discord does not open the Activity: %s", cause_of(error))
            if error.code not in TOO_LATE and error.status < 500:
                who = await self.answering.known(person_of(interaction))
                off = Answer(ok=False, lines=(line("discord-window-off"),))
                await Reply(interaction).give(answer_messages(off, None, Speech(self.wording, who.language)))
        except (aiohttp.ClientError, OSError) as error:
            log.warning("the Activity could not be opened: %s", type(error).__name__)

    async def apologise(self, interaction: Interaction, reply: Reply | None = None) -> None:
        """Tells that something went wrong."""
        speech = Speech(self.wording, person_of(interaction).language)
        await (reply or Reply(interaction)).give(answer_messages(FAILED, None, speech))

    async def _prepared(self, interaction: Interaction, action: ButtonAction, silent: bool) -> list[Message]:
        """The messages to answer with; an accident is told as such, and logged."""
        app = person_of(interaction).language
        speech = Speech(self.wording, app)
        try:
            channel = action.channel or channel_of(interaction)
            who, trouble = await asyncio.gather(
                self.answering.known(person_of(interaction)), self.answering.troubles.told(channel)
            )
            speech = Speech(self.wording, who.language)
            where = self._met(interaction, who)
            command = Command(channel, who, parse(action.text), str(interaction.id), action.stamp, where)
            told = await self.answering.told(command, app, missing(interaction), trouble)
            speech = Speech(self.wording, told.language)
            image = image_of(told.answer.picture, told.drawn)
            messages = answer_messages(told.answer, image, speech, action)
            seen = silent or channel == where  # and if it is seen, nothing need be said of it
            return messages or ([] if seen else answer_messages(DONE, None, speech))
        except Exception:
            log.exception("a command of Discord failed")
            return answer_messages(FAILED, None, speech)

    def _met(self, interaction: Interaction, who: Person) -> str:
        """Where somebody asked something: who does is there, with the permissions that the interaction tells."""
        where = channel_of(interaction)
        self.tables.memberships.met(where, who.id, moderator=who.moderator)
        return where

    async def complete(self, interaction: Interaction, entry: Entry, typed: str) -> Sequence[tuple[str, str]]:
        """What may be meant by what was typed after a command, for whoever types; nothing where that takes too long."""
        try:
            async with asyncio.timeout(COMPLETE_WITHIN):
                return phrases_offered(await self._typing(interaction, entry), typed, CHOICES, CHOICE_VALUE)
        except (TimeoutError, *OUTAGE) as error:
            log.info("nothing could be offered in time: %s", type(error).__name__)
            return ()

    async def _typing(self, interaction: Interaction, entry: Entry) -> Typing:
        """Who types, and at which table."""
        who = await self.answering.known(person_of(interaction))
        table = await self.store.readable(self._met(interaction, who))
        return Typing(entry, table, who, self.tables.clock())
