"""Reminders: who owes a move is reminded while he owes it, once for each due time, never in his quiet hours.

A table's reminder falls due; it is noted for the person, once; and what is noted for a person is told in one message.
Every step can be taken again by another process without a second message.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias, cast

import msgspec

from bot.habits import DIGEST, Habits, People, direct_channel, person_of
from bot.messages import Command, Line, Post, line, when
from bot.pace import STAGES, Pause, next_morning, stage_moments, waking
from bot.partitions import key, partition, platform_of, shared_key
from bot.store import Store
from bot.tables import timing
from bot.tables.errands import game_line
from bot.tables.handle import CARETAKER, Tables
from bot.tables.posting import REMINDER_BUTTONS
from bot.tables.table import Chair, Table
from bot.uptime import Uptime

LUA = Path(__file__).parent
REMEMBERED = 90 * 24 * 3600  # seconds for which a reminder given is not given again
TELL = "tell"
Outages: TypeAlias = tuple[Pause, ...]


class Item(msgspec.Struct, frozen=True, array_like=True):
    """One reminder: of which table, for which seat's turn, at which percentage of its time."""

    channel: str
    seat: int
    since: float
    percent: int


_item = msgspec.json.Decoder(Item)


class Reminders:
    """What the clock does for those who are awaited. `direct`: the platforms on which a person can be reached alone."""

    def __init__(
        self, tables: Tables, people: People, uptime: Uptime, clock: Callable[[], float], direct: frozenset[str]
    ) -> None:
        self.tables, self.people, self.uptime, self.clock, self.direct = tables, people, uptime, clock, direct
        self.store: Store = tables.store
        self._pend = self.store.client.register_script((LUA / "pend.lua").read_text())
        self._tell = self.store.client.register_script((LUA / "tell.lua").read_text())

    async def remind(self, channel: str) -> None:
        """A table's reminder is due: notes it for each person, and looks when the next one is."""
        table = await self.store.table(channel)
        if table is None:
            return
        outages = await self.uptime.outages(platform_of(channel))
        people = [seat for seat in timing.acting(table) if table.chairs[seat].person and not table.chairs[seat].once]
        following = [await self._reminder(table, seat, outages) for seat in people]
        if moments := [moment for moment in following if moment is not None]:
            await self.store.set_due(channel, f"{timing.REMIND} {channel}", min(moments))

    async def _reminder(self, table: Table, seat: int, outages: Outages) -> float | None:
        """Notes the reminder of a seat if it is due; gives when the next one is."""
        chair = table.chairs[seat]
        habits = await self.people.habits(chair.person or "")
        at = timing.next_reminder(table, chair, habits.reminders, outages)
        if at is None or at > self.clock():
            return at
        percent = _percent(table, chair, habits, self.clock(), outages)
        await self._note(chair.person or "", Item(table.channel, seat, chair.since, percent), habits)
        told = msgspec.structs.replace(chair, reminded=percent)
        return timing.next_reminder(table, told, habits.reminders, outages)

    async def _note(self, person: str, item: Item, habits: Habits) -> None:
        at = waking(self.clock(), habits.clock, habits.quiet)
        own = direct_channel(person)
        keys = [key(own, "pending"), key(own, "told"), shared_key(partition(own), "due")]
        await self._pend(keys=keys, args=[msgspec.json.encode(item), f"{TELL} {own}", at, REMEMBERED])

    async def tell(self, own: str) -> None:
        """What is noted for a person, in one message; what was done meanwhile is left out."""
        person = person_of(own)
        habits = await self.people.habits(person)
        later = waking(self.clock(), habits.clock, habits.quiet)
        if later > self.clock():
            await self.store.set_due(own, f"{TELL} {own}", later)
            return
        raw = cast(set[bytes], await self.store.client.smembers(key(own, "pending")))
        items = sorted((_item.decode(entry) for entry in raw), key=lambda item: (item.since, item.percent))
        latest = {(item.channel, item.seat): item for item in items}
        owed = [(item, table) for item in latest.values() if (table := await self._owed(person, item))]
        if habits.where == "direct" and platform_of(own) in self.direct:
            await self._tell_directly(own, items, owed)
        else:
            await self._tell_in_channels(own, items, owed)

    async def _owed(self, person: str, item: Item) -> Table | None:
        """The table, if this turn still waits for this person."""
        table = await self.store.table(item.channel)
        if table is None or item.seat not in timing.acting(table):
            return None
        chair = table.chairs[item.seat]
        awaited = chair.person == person and chair.since == item.since and not chair.muted and not chair.once
        return table if awaited else None

    async def _tell_directly(self, own: str, items: list[Item], owed: list[tuple[Item, Table]]) -> None:
        letter = await self._letter(own, _reminder_lines(owed), owed) if owed else b""
        await self._drop(own, items, letter)
        for item, _ in owed:
            await self._say(item, "elsewhere")

    async def _tell_in_channels(self, own: str, items: list[Item], owed: list[tuple[Item, Table]]) -> None:
        """Where the person cannot be reached alone, or does not want to be: in the table's own channel."""
        for item, _ in owed:
            await self._say(item, "here")
        await self._drop(own, items, b"")

    async def _say(self, item: Item, where: str) -> None:
        text = f"/reminded {item.seat} {item.percent} {item.since!r} {where}"
        name = f"reminded {item.seat} {item.since!r} {item.percent}"
        await self.tables.handle(Command(item.channel, CARETAKER, text, name, ours=True))

    async def _letter(self, own: str, lines: tuple[Line, ...], owed: list[tuple[Item, Table]]) -> bytes:
        """A post to a person alone, as it stands in the queue; its buttons belong to the table that waits longest."""
        number = -int(await self.store.client.incr(key(own, "letters")))  # a table there counts its posts upwards
        channel, stamp = (owed[0][0].channel, owed[0][1].stamp) if owed else ("", 0)
        buttons = tuple(msgspec.structs.replace(button, channel=channel) for button in REMINDER_BUTTONS if owed)
        post = Post(number, lines, stamp, buttons=buttons)
        return f"{number}@{self.clock()}|".encode() + msgspec.msgpack.encode(post)

    async def _drop(self, own: str, items: list[Item], letter: bytes) -> None:
        """Tells it (or nothing), and forgets what was noted, in one step."""
        platform = platform_of(own)
        keys = [key(own, "pending"), key(own, "queue"), shared_key(partition(own), f"outbox:{platform}")]
        await self._tell(keys=keys, args=[own, platform, self.clock(), letter, *map(msgspec.json.encode, items)])

    async def time_up(self, channel: str) -> None:
        """Somebody's time may be up; if it is not yet, because an outage does not count, the clock looks again."""
        table = await self.store.table(channel)
        if table is None:
            return
        name = f"time up {table.number} {table.version}"
        await self.tables.handle(Command(channel, CARETAKER, "/time-up", name, ours=True))
        after = await self.store.table(channel)
        if after is None:
            return
        outages = await self.uptime.outages(platform_of(channel))
        due = dict(timing.due_times(after, self.clock(), outages))[f"{timing.TIME_UP} {channel}"]
        if due is not None:
            await self.store.set_due(channel, f"{timing.TIME_UP} {channel}", max(due, self.clock() + 1))

    async def digest(self, own: str) -> None:
        """One's tables every morning, for those who want it."""
        person = person_of(own)
        habits = await self.people.habits(person)
        if habits.digest is None:
            return
        tables = await self.store.tables_of(person)
        if tables and platform_of(own) in self.direct:
            await self._drop(own, [], await self._letter(own, tuple(game_line(table, person) for table in tables), []))
        await self.store.set_due(own, f"{DIGEST} {own}", next_morning(self.clock(), habits.clock, habits.digest))


def _percent(table: Table, chair: Chair, habits: Habits, now: float, outages: Outages) -> int:
    """The latest stage of the person's reminders that has been reached."""
    stages = STAGES[habits.reminders]
    moments = stage_moments(chair.since, table.pace, stages, timing.pauses(chair, outages))
    return max((round(stage * 100) for stage, at in zip(stages, moments, strict=True) if at <= now), default=0)


def _reminder_lines(owed: list[tuple[Item, Table]]) -> tuple[Line, ...]:
    limits = [(table, timing.deadline(table, table.chairs[item.seat]) or 0.0) for item, table in owed]
    if len(limits) == 1:
        return (line("reminder", game=line(limits[0][0].game), until=when(limits[0][1])),)
    told = [line("reminder-table", game=line(table.game), until=when(limit)) for table, limit in limits]
    return (line("reminder-many", count=len(owed)), *told)
