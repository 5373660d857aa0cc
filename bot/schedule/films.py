"""The film of a game that has ended, made once, when nothing else is to be done, and then posted."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot.domain.due import FILM
from bot.domain.messages import Command
from bot.schedule.clock import Clock
from bot.service.tables import CARETAKER, Tables
from bot.store.values import Values
from bot.tables.past import FilmMade
from rules.record import Record

log = logging.getLogger(__name__)

LATER = 2.0  # seconds until it is looked again whether nothing else is due
PATIENCE = 300.0  # seconds after which it is made, however much else there is to do
NAME = 12  # letters of the published hash, by which a film is known

Maker: TypeAlias = Callable[[Record], Awaitable[bytes]]


def films_clock(tables: Tables, made: Maker) -> Clock:
    """A clock of its own: what a film takes holds up nothing."""
    return Clock(tables.store, tables.clock, {FILM: Films(tables, made).make})


class Films:
    """What the clock does for games that have ended."""

    def __init__(self, tables: Tables, made: Maker) -> None:
        self.tables, self.store, self.made = tables, tables.store, made
        self.values = Values(tables.store)
        self._since: dict[str, float] = {}  # since when a film waits

    async def make(self, channel: str) -> float | None:
        """Makes and posts the film of the last game there; later, while anything else is due."""
        now = self.tables.clock()
        if await self._busy(now) and now - self._since.setdefault(channel, now) < PATIENCE:
            return now + LATER
        self._since.pop(channel, None)
        records = await self.store.records(channel)
        if records:
            await self._posted(channel, records[0])
        return None

    async def _busy(self, now: float) -> bool:
        """Whether anything else is due."""
        return any(not name.startswith(f"{FILM} ") for name in await self.store.due("due", now))

    async def _posted(self, channel: str, record: Record) -> None:
        name = record.seed_sha256[:NAME]
        if not await self.values.has(channel, f"film:{name}"):
            await self.values.put(channel, f"film:{name}", await self.made(record))
        act = FilmMade(name, len(record.moves))
        await self.tables.carry_out(Command(channel, CARETAKER, act, f"film {name}"))
        log.info("the film of a game at %s is made", channel)
