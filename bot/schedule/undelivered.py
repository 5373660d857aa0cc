"""Reminders that came back: what a person could not be told alone is told at the table that waits for them.

They may never have opened a private chat with us, or have closed it. Later ones go to the channel anyway.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

import msgspec

from bot.domain.addresses import person_of
from bot.domain.messages import Command, Post
from bot.domain.table import Table
from bot.domain.turn_time import pause_at, waking
from bot.service.tables import CARETAKER, Tables
from bot.store.letters import LetterBox
from bot.store.preferences import People
from bot.tables import timing
from bot.tables.nudges import Reminded

_LETTER = re.compile(rb"\|(\d+)@([\d.]+)\|")
"""Between why it came back and the post: its number, and when it was written."""
_post = msgspec.msgpack.Decoder(Post)


class Undelivered:
    """What the clock does when a letter could not be delivered."""

    def __init__(self, tables: Tables, people: People, clock: Callable[[], float]) -> None:
        self.tables, self.people, self.clock = tables, people, clock
        self.box = LetterBox(tables.store)

    async def tell(self, own: str) -> float | None:
        """Tells at a table what came back, once; not in quiet hours: gives when they end."""
        now, preferences = self.clock(), await self.people.preferences(person_of(own))
        later = waking(now, preferences.clock, preferences.quiet)
        if later > now:
            return later
        for entry in await self.box.came_back(own):
            if found := _LETTER.search(entry):
                channels = list(_waiting(_post.decode(entry[found.end() :])))
                people = await self.tables.links.all_of(person_of(own))
                await self._say(people, channels, float(found[2]), f"returned {found[1].decode()}")
        return None

    async def _say(self, people: Sequence[str], channels: list[str], written: float, name: str) -> None:
        """At the first of these tables at which the turn that the letter was about still waits for this person."""
        for before, channel in enumerate(channels):
            table = await self.tables.store.readable(channel)
            seats = [table.seat_of(person) for person in people] if table else []
            seat = next((one for one in seats if one is not None), None)
            if table is None or seat is None or not self._waits(table, seat, written):
                continue
            chair = table.chairs[seat]
            told = Reminded(seat, chair.reminded, chair.since, "instead", len(channels) - before - 1)
            if (await self.tables.carry_out(Command(channel, CARETAKER, told, name))).ok:
                return

    def _waits(self, table: Table, seat: int, written: float) -> bool:
        chair = table.chairs[seat]
        there = not chair.muted and pause_at(self.clock(), chair.holidays) is None
        return seat in timing.acting(table) and chair.since <= written and there


def _waiting(letter: Post) -> Iterator[str]:
    """The tables that a letter reminds of, the most urgent first."""
    for told in letter.lines:
        channel = told.args.get("channel")
        if isinstance(channel, str) and told.key.startswith(("reminder", "waits")):
            yield channel
