"""What somebody asked is carried out and answered to them alone, acknowledged in time however long it takes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

import discord
import msgspec

from bot.adapters.discord import completing
from bot.adapters.discord.layout import Message, Speech, answer_messages, image_of
from bot.adapters.discord.limits import ACKNOWLEDGE_WITHIN
from bot.adapters.discord.people import Interaction, channel_of, person_of
from bot.adapters.discord.pressing import ButtonAction
from bot.adapters.discord.replying import Reply
from bot.adapters.discord.trouble import Troubles, missing
from bot.adapters.discord.wording import Wording
from bot.delivery.pictures import Drawn, Pictures
from bot.domain.messages import Answer, Command, Line, Person, line
from bot.service.admission import NOT_HERE
from bot.service.completion import Typing
from bot.service.registry import Entry, entry_of, parse
from bot.service.tables import Tables
from bot.store.scripts import OUTAGE
from bot.tables.looking import Board
from bot.tables.playing import Play

log = logging.getLogger(__name__)

PATIENCE = ACKNOWLEDGE_WITHIN / 3  # then it is acknowledged without an answer: the way there and back takes time too
COMPLETE_WITHIN = ACKNOWLEDGE_WITHIN * 2 / 3  # seconds; who types has typed on by then anyway
DONE = Answer(ok=True, lines=(line("discord-done"),))
FAILED = Answer(ok=False, lines=(line("discord-failed"),))
STALE, SETTINGS = "stale", "settings"


class Responder:
    """Answers every interaction of this process."""

    def __init__(self, tables: Tables, pictures: Pictures, wording: Wording, patience: float) -> None:
        self.tables, self.store, self.pictures, self.wording = tables, tables.store, pictures, wording
        self.patience = patience
        self.troubles, self.people = Troubles(tables.store), tables.people

    async def answer(self, interaction: Interaction, action: ButtonAction) -> None:
        """Carries out a command and tells the one who gave it what came of it."""
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

    async def apologise(self, interaction: Interaction, reply: Reply | None = None) -> None:
        """Tells that something went wrong."""
        speech = Speech(self.wording, person_of(interaction).language)
        await (reply or Reply(interaction)).give(answer_messages(FAILED, None, speech))

    async def _prepared(self, interaction: Interaction, action: ButtonAction, silent: bool) -> list[Message]:
        """The messages to answer with; an accident is told as such, and logged."""
        speech = Speech(self.wording, person_of(interaction).language)
        try:
            channel = action.channel or channel_of(interaction)
            who, trouble = await asyncio.gather(self._person(interaction), self.troubles.told(channel))
            speech = Speech(self.wording, who.language)
            where = self._met(interaction, who)
            command = Command(channel, who, parse(action.text), str(interaction.id), action.stamp, where)
            answer = await self._answer(command)
            if action.channel:
                answer = await self._from_afar(command, answer)
            entry = entry_of(command.what)
            if entry and entry.name == SETTINGS:  # among them the language they are spoken to in
                speech = Speech(self.wording, (await self._person(interaction)).language)
            told = await self._told_elsewhere(answer)
            if not (entry and entry.anywhere) and NOT_HERE not in answer.lines:
                told += missing(interaction) or trouble
            answer = msgspec.structs.replace(answer, lines=(*answer.lines, *told))
            image = image_of(answer.picture, await self._drawn(command, answer))
            messages = answer_messages(answer, image, speech, action)
            return messages or ([] if silent else answer_messages(DONE, None, speech))
        except Exception:
            log.exception("a command of Discord failed")
            return answer_messages(FAILED, None, speech)

    def _met(self, interaction: Interaction, who: Person) -> str:
        """Where somebody asked something: who does is there, with the permissions that the interaction tells."""
        where = channel_of(interaction)
        self.tables.memberships.met(where, who.id, moderator=who.moderator)
        return where

    async def _person(self, interaction: Interaction) -> Person:
        """Who asks, in the language they chose."""
        who = person_of(interaction)
        habits = await self.people.habits(who.id)
        return msgspec.structs.replace(who, language=habits.language or who.language)

    async def _answer(self, command: Command) -> Answer:
        answer = await self.tables.handle(command)
        if not answer.ok and any(said.key == STALE for said in answer.lines):
            return await self._current(command, answer)
        return answer

    async def _current(self, command: Command, stale: Answer) -> Answer:
        """How the table stands now: the board, and what this person may choose."""
        board, play = [
            await self.tables.handle(
                msgspec.structs.replace(command, what=asked, id=f"{command.id} {name}", stamp=None)
            )
            for name, asked in (("board", Board()), ("play", Play()))
        ]
        return msgspec.structs.replace(stale, picture=board.picture, buttons=play.buttons, stamp=play.stamp)

    async def _from_afar(self, command: Command, answer: Answer) -> Answer:
        """Whoever plays elsewhere than at the table sees the board too, and what they may choose next."""
        asked = command.what
        if not isinstance(asked, Play) or not answer.ok or (asked.words and answer.buttons):
            return answer
        return await self._current(command, answer if answer.lines else DONE)

    async def _told_elsewhere(self, answer: Answer) -> tuple[Line, ...]:
        """What keeps the bot from posting at the tables the answer names."""
        places = [said.args.get("channel") for said in answer.lines]
        return tuple([one for place in places if isinstance(place, str) for one in await self.troubles.told(place)])

    async def _drawn(self, command: Command, answer: Answer) -> Drawn | None:
        """The picture, if it can be drawn: what was asked is done in any case."""
        table = await self.store.readable(command.channel) if answer.picture else None
        if table is None or answer.picture is None:
            return None
        try:
            return await self.pictures.drawn(table, answer.picture, command.who.language)
        except Exception:
            log.exception("a picture of %s cannot be drawn", command.channel)
            return None

    async def complete(self, interaction: Interaction, entry: Entry, typed: str) -> Sequence[tuple[str, str]]:
        """What may be meant by what was typed after a command, for whoever types; nothing where that takes too long."""
        try:
            async with asyncio.timeout(COMPLETE_WITHIN):
                return completing.offered(await self._typing(interaction, entry), typed)
        except (TimeoutError, *OUTAGE) as error:
            log.info("nothing could be offered in time: %s", type(error).__name__)
            return ()

    async def _typing(self, interaction: Interaction, entry: Entry) -> Typing:
        """Who types, and at which table."""
        who = await self._person(interaction)
        table = await self.store.readable(self._met(interaction, who))
        return Typing(entry, table, who, self.tables.clock())
