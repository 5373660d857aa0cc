"""What happens to the chats themselves: they get new numbers, close, or shut us out, and who can be told is told."""

from __future__ import annotations

import logging
from collections.abc import Callable

from telegram.error import TelegramError

from bot.adapters.telegram.people import Place, channel_of, place_of, user_of
from bot.adapters.telegram.rate_limits import Busy
from bot.adapters.telegram.wire import Sheet, Wire
from bot.adapters.telegram.wording import joined, said
from bot.domain.messages import line, together
from bot.domain.table import Table
from bot.store.channel_moves import PlaceTaken, move
from bot.store.migrations import DamagedTable
from bot.store.silences import Silences
from bot.store.store import Store
from bot.store.values import Values

log = logging.getLogger(__name__)


class Groups:
    """Keeps tables with their groups."""

    def __init__(self, store: Store, wire: Wire, clock: Callable[[], float]) -> None:
        self.store, self.wire, self.clock = store, wire, clock
        self.silences, self.values = Silences(store), Values(store)

    async def migrated(self, chat: int, to: int) -> str | None:
        """A group became a supergroup: its table goes along. Gives where it is now; None if it could not."""
        old, new = channel_of(Place(chat)), channel_of(Place(to))
        try:
            return await move(self.store, old, new, self.clock())
        except (PlaceTaken, DamagedTable) as error:
            log.error("%s", error)
            return None

    async def tables(self, chat: int) -> list[Table]:
        """The tables of a chat, in all its topics, at which something goes on."""
        own = channel_of(Place(chat))
        channels = [channel for channel in await self.store.channels(own) if place_of(channel).chat == chat]
        tables = [await self.store.readable(channel) for channel in channels]
        return [table for table in tables if table and not table.idle]

    async def silenced(self, channel: str, reason: str) -> None:
        """We cannot write there any more: whoever plays there and can be reached is told, once."""
        log.warning("nothing can be posted to %s: %s", channel, reason)
        if place_of(channel).private or reason == "refused":
            return
        first = await self.values.put_first(channel, "silenced", reason)
        table = await self.store.readable(channel) if first else None
        if table and not table.idle:
            await self._tell(table, reason)

    async def _tell(self, table: Table, reason: str) -> None:
        news = line("telegram-silenced", game=line(table.game), names=together(table.names))
        why = line(f"telegram-why-{reason}")
        sheet = Sheet(joined([said(table.language, news), said(table.language, why)]))
        for chair in table.chairs:
            user = user_of(chair.person or "")
            if user is None:
                continue
            try:
                await self.wire.send(Place(user), sheet)
            except (TelegramError, Busy) as error:
                log.info("a player could not be told: %s", type(error).__name__)

    async def heard(self, channel: str) -> bool:
        """We can write there again; whether we could not before."""
        await self.silences.over(channel)
        return await self.values.drop(channel, "silenced")
