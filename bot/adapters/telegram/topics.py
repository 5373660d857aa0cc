"""A topic for each game, where the owner of the house wants it and a forum lets us: its talk is its own, and its name.

Whoever opens a game in the general topic opens a topic for it; where that is refused, the game is opened where it was
asked for.
"""

from __future__ import annotations

import logging

import msgspec
from telegram import InlineKeyboardButton
from telegram.error import TelegramError

from bot.adapters.telegram import limits
from bot.adapters.telegram.people import SUPERGROUPS, Place, channel_of
from bot.adapters.telegram.pressing import Menu, keyboard
from bot.adapters.telegram.rate_limits import Busy
from bot.adapters.telegram.reading import Asked
from bot.adapters.telegram.wire import Sheet, Wire
from bot.adapters.telegram.wording import cut, said
from bot.domain.messages import line
from bot.language.words import say
from bot.tables.lobby import New
from rules import GAMES

log = logging.getLogger(__name__)


class Topics:
    """Opens them, and takes back those in which no game came about."""

    def __init__(self, wire: Wire, wanted: bool = False) -> None:
        self.wire, self.wanted = wire, wanted

    async def opened(self, asked: Asked) -> Asked:
        """What was asked, in a topic of its own if it is to have one; else as it was."""
        what = asked.what
        if not (self.wanted and asked.forum and isinstance(what, New) and what.game in GAMES and not asked.place.topic):
            return asked
        title = f"{say(asked.who.language, what.game)} · {asked.who.name}"
        try:
            topic = await self.wire.bot.create_forum_topic(asked.place.chat, cut(title, limits.TOPIC))
        except TelegramError as error:
            log.info("no topic is opened for a game: %s", error.message)
            return asked
        place = Place(asked.place.chat, topic.message_thread_id)
        return msgspec.structs.replace(asked, place=place, channel=channel_of(place))

    async def led_to(self, asked: Asked, place: Place) -> None:
        """Everybody where the game was asked for is told where it is."""
        language, game = asked.who.language, str(getattr(asked.what, "game", ""))
        text = said(language, line("telegram-topic-opened", name=asked.who.name, game=line(game)))
        there = f"https://t.me/c/{SUPERGROUPS - place.chat}/{place.topic}"
        key = InlineKeyboardButton(say(language, "telegram-to-topic"), url=there)
        keys = keyboard(Menu((), asked.channel, None), asked.place, language, key)
        try:
            await self.wire.send(asked.place, Sheet(text.html, keyboard=keys), silent=True, urgency="answer")
        except Busy as error:
            log.info("a topic is not told of: %s", error)

    async def take_back(self, place: Place) -> None:
        """No game was opened there."""
        try:
            await self.wire.bot.delete_forum_topic(place.chat, place.topic)
        except TelegramError as error:
            log.info("a topic stays: %s", error.message)
