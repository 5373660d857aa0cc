"""Where boards come without a sound, who is called is told in private, as long as it is their turn.

So a group of many is not rung for what concerns one of them. If somebody cannot be reached alone, the board rings.
"""

from __future__ import annotations

import logging

import msgspec
from telegram.error import TelegramError

from bot.adapters.telegram.people import Place, mentionable
from bot.adapters.telegram.pressing import Menu, keyboard
from bot.adapters.telegram.rate_limits import Busy
from bot.adapters.telegram.wire import Sheet, Wire
from bot.adapters.telegram.wording import joined, said
from bot.domain.messages import Post, line
from bot.domain.table import Table
from bot.tables.posts import PLAY_BUTTON

log = logging.getLogger(__name__)

Letter = tuple[int, int]  # the person, and the message to them


class Told(msgspec.Struct, frozen=True):
    """Who was told of their turn alone, and whether that was everybody."""

    letters: tuple[Letter, ...]
    everybody: bool


class TurnLetters:
    """Writes them, and takes them back."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire

    async def write(self, table: Table, post: Post) -> Told:
        """To all whom the post calls."""
        letters: list[Letter] = []
        for called in post.called:
            user = mentionable(called)
            number = await self._written(table, post, user) if user else None
            if user and number:
                letters.append((user, number))
        return Told(tuple(letters), len(letters) == len(post.called))

    async def _written(self, table: Table, post: Post, user: int) -> int | None:
        home = Place(user)
        text = said(table.language, line("telegram-your-turn", game=line(table.game)))
        keys = keyboard(Menu((PLAY_BUTTON,), table.channel, post.stamp), home, table.language)
        try:
            message = await self.wire.send(home, Sheet(joined([text]), keyboard=keys))
        except (TelegramError, Busy) as error:
            log.info("somebody is not told of their turn alone: %s", type(error).__name__)
            return None
        return message.message_id

    async def take_back(self, letters: tuple[Letter, ...]) -> None:
        """Their turn is over."""
        for user, number in letters:
            try:
                await self.wire.delete(user, number)
            except TelegramError as error:
                log.info("a letter stays: %s", type(error).__name__)
