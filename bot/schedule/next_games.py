"""The next game at a table: opened where it stands for ever, and not waiting for ever for who was called to it."""

from __future__ import annotations

from bot.domain.addresses import platform_of
from bot.domain.messages import Command
from bot.service.tables import CARETAKER, Tables
from bot.tables import timing
from bot.tables.again import Seating


class NextGames:
    """What the clock does for them."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def look(self, channel: str) -> float | None:
        """Opens or begins the next game if it is time; gives when to look again."""
        table = await self.tables.store.readable(channel)
        if table is None:
            return None
        now, outages = self.tables.clock(), await self.tables.heartbeats.outages(platform_of(channel))
        at = timing.next_game_at(table, now, outages)
        if at is None or at > now:
            return at
        name = f"seating {table.number} {table.version}"
        await self.tables.carry_out(Command(channel, CARETAKER, Seating(), name))
        after = await self.tables.store.readable(channel)
        again = timing.next_game_at(after, now, outages) if after else None
        return None if again is None else max(again, now + 1)
