"""Small things kept for a while, in Redis, so that any process can go on with them after a restart."""

from __future__ import annotations

import secrets

import msgspec

from bot.adapters.telegram import PLATFORM
from bot.domain.messages import Answer
from bot.store.store import Store
from bot.store.values import Values


class AlertPage(msgspec.Struct, frozen=True, array_like=True):
    """Where somebody is who reads or chooses by alerts: the question, its moment, and the page they saw."""

    text: str
    stamp: int | None
    page: int


class Note(msgspec.Struct, frozen=True, array_like=True):
    """An answer that waits for its owner to come and look at it."""

    user: int
    text: str
    answer: Answer


_encode = msgspec.msgpack.Encoder().encode
_page = msgspec.msgpack.Decoder(AlertPage)
_note = msgspec.msgpack.Decoder(Note)


class Sessions:
    """What one person does at one table, and which updates are done with."""

    def __init__(self, store: Store) -> None:
        self.values = Values(store)

    async def page(self, channel: str, user: int) -> AlertPage | None:
        """Where somebody is."""
        stored = await self.values.get(channel, f"leaf:{user}")
        return _page.decode(stored) if stored else None

    async def turn(self, channel: str, user: int, page: AlertPage) -> None:
        """Somebody sees another page now."""
        await self.values.put(channel, f"leaf:{user}", _encode(page))

    async def note(self, channel: str, note: Note) -> str:
        """Keeps an answer for its owner; what it can be asked for with."""
        token = secrets.token_urlsafe(6)
        await self.values.put(channel, f"note:{token}", _encode(note))
        return token

    async def noted(self, channel: str, token: str) -> Note | None:
        """An answer that was kept."""
        stored = await self.values.get(channel, f"note:{token}")
        return _note.decode(stored) if stored else None

    async def look(self, user: int, channel: str) -> None:
        """This person's private chat is about that table now."""
        await self.values.put(PLATFORM.private_channel(user), "focus", channel)

    async def focus(self, user: int) -> str | None:
        """The table that a person's private chat is about."""
        stored = await self.values.get(PLATFORM.private_channel(user), "focus")
        return stored.decode() if stored else None

    async def is_done(self, update: int) -> bool:
        """Whether an update was dealt with before."""
        return await self.values.has(f"{PLATFORM.name}-update:{update}", "done")

    async def done(self, update: int) -> None:
        """An update is dealt with."""
        await self.values.put(f"{PLATFORM.name}-update:{update}", "done", b"")
