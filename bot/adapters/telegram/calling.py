"""Who was called without a sound, in the middle of quick play, is called aloud if nobody goes on."""

from __future__ import annotations

import asyncio
import logging

from bot.adapters.telegram.sending import TelegramSender
from bot.domain.messages import Command
from bot.service.tables import CARETAKER, Tables
from bot.store.scripts import OUTAGE
from bot.tables.calling_aloud import CallAloud

log = logging.getLogger(__name__)

LOOK = 1.0  # seconds


class Calling:
    """Looks after them. Several processes may: the table does it once."""

    def __init__(self, tables: Tables, sender: TelegramSender) -> None:
        self.tables, self.sender, self.clock = tables, sender, sender.clock

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            try:
                await self.call()
            except OUTAGE as error:
                log.warning("calling aloud waits: %s", type(error).__name__)
            await asyncio.sleep(LOOK)

    async def call(self) -> None:
        """All for whom it is time."""
        for channel, at in await self.sender.unheard.due(self.clock()):
            table = await self.tables.store.readable(channel)
            sent = await self.sender.shown.of(channel, table.live) if table and table.live else None
            if table and sent and sent.quiet:
                name = f"call aloud {table.number} {table.version}"
                await self.tables.carry_out(Command(channel, CARETAKER, CallAloud(table.stamp), name))
            await self.sender.unheard.over(channel, at)
