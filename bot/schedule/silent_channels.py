"""Channels that take no posts: now and then it is tried again, and in the end their tables are closed.

A chat may be gone, may have thrown us out, or may not let us write. After five minutes, then ever more seldom, the
board is posted anew: if it is taken, the game goes on. After a day without a chat, or a week without leave to write,
and one more refusal, nobody is kept waiting for a turn nobody sees: the table is closed, and its players are told
where they can be reached.
"""

from __future__ import annotations

from collections.abc import Callable

from bot.domain.addresses import direct_channel
from bot.domain.messages import Command, Post, line, together
from bot.domain.table import Table
from bot.service.letters import Letters
from bot.service.tables import CARETAKER, Tables
from bot.store.preferences import People
from bot.store.silences import Silence, Silences
from bot.tables.silence import OutOfReach, ShowAgain

ANSWER_WITHIN = 600.0  # seconds for the platform to refuse the last attempt


class SilentChannels:
    """What the clock does for them."""

    def __init__(self, tables: Tables, people: People, letters: Letters, clock: Callable[[], float]) -> None:
        self.tables, self.people, self.letters, self.clock = tables, people, letters, clock
        self.silences = Silences(tables.store)

    async def look(self, channel: str) -> float | None:
        """Tries again, or closes the table; gives when to look again."""
        silence, table = await self.silences.of(channel), await self.tables.store.readable(channel)
        if silence is None or table is None:
            return None
        if table.idle:
            await self.silences.over(channel)
            return None
        if silence.latest >= silence.ends:
            await self._close(table, silence)
            return None
        name = f"show again {table.number} {table.version}"
        await self.tables.carry_out(Command(channel, CARETAKER, ShowAgain(), name))
        now = self.clock()
        return now + ANSWER_WITHIN if now >= silence.ends else silence.look_again(now)

    async def _close(self, table: Table, silence: Silence) -> None:
        """First the players are told, each once, so that nobody who dies here leaves them without news."""
        people = {chair.person or chair.owner for chair in table.chairs}
        for person in sorted(people - {""}):
            await self._tell(table, silence, person)
        name = f"out of reach {table.number} {table.version}"
        await self.tables.carry_out(Command(table.channel, CARETAKER, OutOfReach(), name))
        await self.silences.over(table.channel)

    async def _tell(self, table: Table, silence: Silence, person: str) -> None:
        own = direct_channel(person)
        if own == table.channel or not await self.letters.reach(own):
            return
        key = "ended-shut" if silence.gone is None else "ended-gone"
        preferences = await self.people.preferences(person)
        news = line(key, game=line(table.game), names=together(table.names))
        post = Post(0, (news,), table.stamp, language=preferences.language or table.language)
        await self.letters.write(own, "told-ended", f"{table.channel} {table.number}", post)
