"""What somebody asked is carried out, and made ready to be told to them: the same on every platform.

How it is shown is the platform's own affair; what is to be shown is decided here: where a press is out of date, where
a table has moved away, where somebody plays from afar, where they have just chosen another language, and where
something went wrong with us.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

import msgspec

from bot.adapters.base.drawing import drawn_if_possible
from bot.adapters.base.platform import Platform
from bot.adapters.base.troubles import Troubles
from bot.delivery.pictures import Drawn, Pictures
from bot.domain.messages import Act, Answer, Command, Line, Person, line
from bot.service.admission import NOT_HERE
from bot.service.registry import entry_of, is_for_all
from bot.service.tables import CARETAKER, Tables
from bot.store.channel_moves import whither
from bot.tables.looking import Board
from bot.tables.playing import Play
from bot.tables.silence import ShowAgain

log = logging.getLogger(__name__)

SETTINGS = "settings"
STALE = line("stale")
DONE = Answer(ok=True, lines=(line("done"),))
FAILED = Answer(ok=False, lines=(line("failed"),))


class Told(msgspec.Struct, frozen=True):
    """What to tell whoever asked, in which language, with which picture."""

    answer: Answer
    language: str
    drawn: Drawn | None = None


class Answering:
    """Answers everyone who asks on a platform."""

    def __init__(self, platform: Platform, tables: Tables, pictures: Pictures) -> None:
        self.platform, self.tables, self.pictures = platform, tables, pictures
        self.store, self.people = tables.store, tables.people
        self.troubles = Troubles(tables.store, platform)

    async def known(self, who: Person) -> Person:
        """The same person, in the language they chose."""
        preferences = await self.people.preferences(who.id)
        return msgspec.structs.replace(who, language=preferences.language or who.language)

    async def told(
        self, command: Command, app: str, in_the_way: Sequence[Line] = (), trouble: Sequence[Line] = ()
    ) -> Told:
        """Carries a command out; gives what to tell, with the `trouble` there was with posting, where that matters.

        Nothing is done where nobody would see it for what is `in_the_way`. `app` is the language of their app, which
        is theirs unless they chose another.
        """
        here = command.where in ("", command.channel)
        if in_the_way and here and is_for_all(command.what):
            return Told(Answer(ok=False, lines=tuple(in_the_way)), command.who.language)
        if trouble and here and not in_the_way:
            trouble = await self.show_again(command)
        answer = await self.handled(command)
        if is_stale(answer):
            answer = await self.as_it_stands(command, answer)
        if command.where not in ("", command.channel):
            answer = await self.from_afar(command, answer)
        language = await self.spoken_to(command, app)
        told = await self.troubles.told_elsewhere(answer)
        if needs_posts(command, answer):
            told += tuple(in_the_way or trouble)
        drawn = await self._drawn(command, answer)
        told += drawn.lines if drawn else ()
        answer = msgspec.structs.replace(answer, lines=(*answer.lines, *told))
        return Told(answer, language, drawn)

    async def show_again(self, command: Command) -> Sequence[Line]:
        """Posts what could not be posted, now that it can be, as far as one knows: the table as it stands."""
        await self.troubles.over(command.channel)
        again = Command(command.channel, CARETAKER, ShowAgain(), f"shown again {command.id}")
        await self.tables.carry_out(again)
        return ()

    async def handled(self, command: Command) -> Answer:
        """What the table answers, also if it moves away just then."""
        answer = await self.tables.handle(command)
        if answer.ok or not self.platform.renumbers:
            return answer
        now = await whither(self.store, command.channel)
        if now == command.channel:
            return answer
        return await self.tables.handle(msgspec.structs.replace(command, channel=now))

    async def choices(self, command: Command, note: str) -> Answer:
        """What this person may choose at the table now; `note` tells this question from the one that led to it."""
        return await self.tables.handle(_again(command, Play(), note))

    async def as_it_stands(self, command: Command, stale: Answer) -> Answer:
        """How the table stands now: the board, and what this person may choose."""
        board = await self.tables.handle(_again(command, Board(), "board"))
        play = await self.choices(command, "play")
        return msgspec.structs.replace(stale, picture=board.picture, buttons=play.buttons, stamp=play.stamp)

    async def from_afar(self, command: Command, answer: Answer) -> Answer:
        """Whoever plays elsewhere than at the table sees the board too, and what they may choose next."""
        asked = command.what
        if not isinstance(asked, Play) or not answer.ok or (asked.words and answer.buttons):
            return answer
        return await self.as_it_stands(command, answer if answer.lines else DONE)

    async def spoken_to(self, command: Command, app: str) -> str:
        """The language to answer in: the one that they may just have chosen."""
        if not may_change_language(command.what):
            return command.who.language
        return (await self.people.preferences(command.who.id)).language or app

    async def _drawn(self, command: Command, answer: Answer) -> Drawn | None:
        """The picture, if it can be drawn: what was asked is done in any case."""
        table = await self.store.readable(command.channel) if answer.picture else None
        return await drawn_if_possible(self.pictures, table, answer.picture, command.who.language)


def _again(command: Command, what: Board | Play, note: str) -> Command:
    """Another question of the same person, which is about now."""
    return msgspec.structs.replace(command, what=what, id=f"{command.id} {note}", stamp=None)


def may_change_language(asked: Act) -> bool:
    """Whether whoever asks this may be spoken to in another language from then on."""
    entry = entry_of(asked)
    return entry is not None and entry.name == SETTINGS


def is_stale(answer: Answer) -> bool:
    """Whether a press was refused because it was meant for another moment."""
    return not answer.ok and STALE in answer.lines


def needs_posts(command: Command, answer: Answer) -> bool:
    """Whether what keeps us from posting is of concern: it is about a table, and theirs to see."""
    entry = entry_of(command.what)
    return not (entry and entry.anywhere) and NOT_HERE not in answer.lines
