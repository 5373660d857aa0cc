"""Questions about a seat that somebody sits in: their time to say no passes, by the clock.

Holidays and outages of ours do not count, so when it falls due it may be found that it does not yet.
"""

from __future__ import annotations

from bot.domain.addresses import platform_of
from bot.domain.messages import Command
from bot.service.tables import CARETAKER, Tables
from bot.tables import timing
from bot.tables.agreeing import AnswersDue


class OpenQuestions:
    """What the clock does for them."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def look(self, channel: str) -> float | None:
        """Carries out or closes a question whose time is over; gives when to look again."""
        table = await self.tables.store.readable(channel)
        if table is None or table.question is None:
            return None
        name = f"answers due {table.number} {table.version}"
        await self.tables.carry_out(Command(channel, CARETAKER, AnswersDue(), name))
        after = await self.tables.store.readable(channel)
        if after is None:
            return None
        outages = await self.tables.heartbeats.outages(platform_of(channel))
        until = timing.answer_by(after, after.question, outages)
        return None if until is None else max(until, self.tables.clock() + 1)
