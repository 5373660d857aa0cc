"""Where posts are shown, and links that lead there: a sentence that tells of a table leads to its board."""

from __future__ import annotations

import msgspec

from bot.adapters.telegram import PLATFORM
from bot.adapters.telegram.people import SUPERGROUPS, place_of
from bot.adapters.telegram.wording import Said, linked, said
from bot.domain.messages import Line
from bot.store.sent_messages import SentMessages
from bot.store.store import Store


class Sent(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """A post on Telegram: its message (0 while only what comes before it is sent), and what that shows.

    In quick play a message shows one turn after the other: then it tells the `story` of those before, and is `quiet`
    about whom it calls now. `quick` is how many turns before this one, without a break, were short.
    """

    message: int
    look: str = ""  # of its picture; "": it has none
    words: str = ""  # a digest of its text and keys
    before: int = 0  # messages sent ahead of it with what its caption cannot hold
    stamp: int = -1  # the moment of the table that its keys are for; -1: not known
    story: tuple[tuple[Line, ...], ...] = ()  # by turns
    quiet: bool = False
    at: float = 0.0  # when the turn began to be shown
    quick: int = 0
    letters: tuple[tuple[int, int], ...] = ()  # to whom the turn was told alone, and in which message


class Links:
    """Knows where boards are shown."""

    def __init__(self, store: Store, shown: SentMessages[Sent]) -> None:
        self.store, self.shown = store, shown

    async def sentence(self, language: str, sentence: Line) -> Said:
        """A line; the table it tells of is linked, where it can be."""
        spoken = said(language, sentence)
        channel = sentence.args.get("channel")
        address = await self._address(channel) if isinstance(channel, str) and PLATFORM.has(channel) else ""
        return linked(spoken, address) if address else spoken

    async def _address(self, channel: str) -> str:
        """A link to the board of a table; only supergroups have such."""
        place = place_of(channel)
        if place.chat > SUPERGROUPS:
            return ""
        live = await self._live(channel)
        sent = await self.shown.of(channel, live) if live else None
        topic = f"/{place.topic}" if place.topic else ""
        return f"https://t.me/c/{SUPERGROUPS - place.chat}{topic}/{sent.message}" if sent else ""

    async def _live(self, channel: str) -> int | None:
        table = await self.store.readable(channel)
        return table.live if table else None
