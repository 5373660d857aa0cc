"""Reminders: whoever owes a move is reminded while they owe it, once for each due time, never in their quiet hours.

A table's reminder falls due; it is noted for the person, once; and what is noted for a person is told in one message.
Every step can be taken again by another process without a second message: what is told together is first set apart,
so that whoever goes on tells just that, and knows whether it was told already.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TypeAlias

import msgspec

from bot.domain.addresses import direct_channel, is_from_afar, person_of, platform_of
from bot.domain.due import DIGEST, REMIND, TELL, TIME_UP, due_name
from bot.domain.messages import Button, Command, Post, line
from bot.domain.preferences import Preferences, digest_due
from bot.domain.table import Chair, Table
from bot.domain.turn_time import STAGES, Pause, day_of, pause_at, stage_moments, waking
from bot.schedule.clock import Handler
from bot.service.cross_table import game_line, games_of
from bot.service.letters import Letters
from bot.service.tables import CARETAKER, Tables
from bot.store.leases import LEASE
from bot.store.noted_reminders import NotedReminders, Shelf
from bot.store.outages import Heartbeats
from bot.store.preferences import People
from bot.store.store import Store
from bot.tables import timing
from bot.tables.nudges import Reminded, Where, reminder_line
from bot.tables.posts import REMINDER_BUTTONS
from bot.tables.timeouts import TimeUp

GATHER = LEASE + 4.0  # seconds to wait for other reminders due at the same moment, even if their clock has died
SHORTCUTS = 4  # tables of one letter that have a button
Outages: TypeAlias = tuple[Pause, ...]


class Item(msgspec.Struct, frozen=True, array_like=True, order=True):
    """One reminder: of which table, for which seat's turn, at which percentage of its time."""

    channel: str
    seat: int
    since: float
    percent: int


Owed: TypeAlias = tuple[Item, Table]
Found: TypeAlias = Mapping[str, Table | None]
"""Tables by channel; None: there is none any more, or it cannot be read."""
_item = msgspec.json.Decoder(Item)


class Reminders:
    """What the clock does for those who are awaited. `direct`: the platforms on which a person can be reached alone."""

    def __init__(
        self,
        tables: Tables,
        people: People,
        heartbeats: Heartbeats,
        clock: Callable[[], float],
        direct: Collection[str],
    ) -> None:
        self.tables, self.people, self.heartbeats, self.clock = tables, people, heartbeats, clock
        self.store: Store = tables.store
        self.links = tables.links
        self.letters = Letters(self.store, clock, direct)
        self.noted = NotedReminders(self.store)

    @property
    def handlers(self) -> Mapping[str, Handler]:
        """By kind of due time: what is done."""
        return {REMIND: self.remind, TELL: self.tell, TIME_UP: self.time_up, DIGEST: self.digest}

    # A table's reminder is due.

    async def remind(self, channel: str) -> float | None:
        """Notes the reminders of a table that are due, each for its person; gives when the next one is."""
        table = await self.store.readable(channel)
        if table is None:
            return None
        outages = await self.heartbeats.outages(platform_of(channel))
        people = [seat for seat in timing.acting(table) if table.chairs[seat].person and not table.chairs[seat].once]
        following = [await self._reminder(table, seat, outages) for seat in people]
        return min((moment for moment in following if moment is not None), default=None)

    async def _reminder(self, table: Table, seat: int, outages: Outages) -> float | None:
        """Notes the reminder of a seat if it is due; gives when the next one is."""
        chair, now = table.chairs[seat], self.clock()
        preferences = await self.people.preferences(chair.person or "")
        at = timing.next_reminder(table, chair, preferences.reminders, outages)
        if at is None or at > now:
            return at
        percent = _percent(table, chair, preferences, now, outages)
        await self._note(chair.person or "", Item(table.channel, seat, chair.since, percent), preferences)
        told = msgspec.structs.replace(chair, reminded=percent)
        return timing.next_reminder(table, told, preferences.reminders, outages)

    async def _note(self, person: str, item: Item, preferences: Preferences) -> None:
        now = self.clock()
        at = waking(now + GATHER, preferences.clock, preferences.quiet)
        own = direct_channel(min(await self.links.all_of(person)))
        await self.noted.add(own, msgspec.json.encode(item), due_name(TELL, own), at, now)

    # A person is told what waits for them.

    async def tell(self, own: str) -> float | None:
        """What is noted for a person, in one message; what was done meanwhile is left out. Gives when to look again."""
        now, preferences = self.clock(), await self.people.preferences(person_of(own))
        if begun := await self._items(own, "telling"):
            await self._tell_batch(own, begun, await self._tables(begun), preferences, resumed=True)
            return now
        items = await self._items(own, "pending")
        later = waking(max(now, await self._gathered(own, items)), preferences.clock, preferences.quiet)
        if later > now:
            return later if items else None
        tables = await self._tables(items)
        ends = {item: end for item in items if (end := _rests_until(item, tables, now)) is not None}
        if batch := [item for item in items if item not in ends]:
            if not await self.noted.set_apart(own, [msgspec.json.encode(item) for item in batch]):
                return now
            await self._tell_batch(own, batch, tables, preferences, resumed=False)
        return min(ends.values(), default=None)

    async def _items(self, own: str, shelf: Shelf) -> list[Item]:
        """What is noted, earliest turn first."""
        items = [_item.decode(entry) for entry in await self.noted.on(own, shelf) if entry.startswith(b"[")]
        return sorted(items, key=lambda item: (item.since, item))

    async def _gathered(self, own: str, items: list[Item]) -> float:
        """When it has been waited long enough for others due together with the first of these."""
        if not items:
            return 0.0
        noted = await self.noted.noted_at(own, map(msgspec.json.encode, items))
        return min(noted, default=0.0) + GATHER

    async def _tables(self, items: list[Item]) -> Found:
        """The tables that these are about, each read once."""
        return {channel: await self.store.readable(channel) for channel in {item.channel for item in items}}

    async def _tell_batch(
        self, own: str, batch: list[Item], tables: Found, preferences: Preferences, *, resumed: bool
    ) -> None:
        """Tells it, in one message; then the tables hear that it was told, and it is forgotten."""
        name = hashlib.blake2b(msgspec.json.encode(sorted(batch)), digest_size=8).hexdigest()
        in_order = sorted(batch, key=lambda item: (item.since, item.percent))  # of an earlier turn, too: it was quiet
        latest = {(item.channel, item.seat): item for item in in_order}
        waits = [(item, table) for item in latest.values() if (table := tables[item.channel])]
        people = await self.links.all_of(person_of(own))
        found = [(item, table) for item, table in waits if _is_owed(people, item, table, preferences)]
        owed = [(await self._by_now(item, table, preferences), table) for item, table in found]
        at_table = None
        to = await self._written_to(people, owed, preferences)
        if owed and not (resumed and await self._was_told(to or own, batch, name)):
            at_table = await self._message(to, owed, preferences, name)
        for item, _ in owed:
            if item != at_table:
                await self._say(item, "elsewhere", f"{item.since!r} {item.seat} {item.percent}")
        done = [_sent(name).encode(), *(msgspec.json.encode(item) for item in batch)]
        await self.noted.forget(own, done)
        if to:
            await self.noted.forget(to, done[:1])

    async def _written_to(self, people: Sequence[str], owed: list[Owed], preferences: Preferences) -> str | None:
        """Where the person is written to alone, if they want that, or are on another platform than their table."""
        seats = [table.chairs[item.seat].person or "" for item, table in owed]
        afar = [seat for seat, (_, table) in zip(seats, owed, strict=True) if is_from_afar(seat, table.channel)]
        if preferences.where != "direct" and not afar:
            return None
        return await self.letters.home((*(afar or seats), *people), preferences.reach)

    async def _by_now(self, item: Item, table: Table, preferences: Preferences) -> Item:
        """The reminder at the percentage that is reached by now: a later one due in the same moment is told with it."""
        outages = await self.heartbeats.outages(platform_of(item.channel))
        percent = _percent(table, table.chairs[item.seat], preferences, self.clock(), outages)
        return msgspec.structs.replace(item, percent=max(item.percent, percent))

    async def _was_told(self, own: str, batch: list[Item], name: str) -> bool:
        """Whether the one who began with it came so far as to tell it."""
        if await self.noted.is_marked(own, _sent(name)):
            return True
        channels = {item.channel for item in batch}
        found = [await self.store.fetch(channel, f"reminded {name}") for channel in sorted(channels)]
        return any(one.answer and one.answer.ok for one in found)

    async def _message(self, to: str | None, owed: list[Owed], preferences: Preferences, name: str) -> Item | None:
        """One message for all of it; gives the reminder at whose table it is said, None if the person is told alone."""
        outages = await self.heartbeats.outages(platform_of(owed[0][0].channel))
        ends = {item: timing.turn_end(table, table.chairs[item.seat], outages) for item, table in owed}
        urgent = sorted(owed, key=lambda one: (ends[one[0]], one[0]))
        if to is not None:
            post = self._letter(urgent, preferences, outages)
            await self.letters.write(to, "telling", _sent(name), post)
            return None
        # Where the person cannot be reached alone, or does not want to be: in the channel of what is most urgent.
        for before, (item, _) in enumerate(urgent):
            if await self._say(item, "here", name, more=len(urgent) - before - 1):
                return item
        return None

    async def _say(self, item: Item, where: Where, name: str, more: int = 0) -> bool:
        """At the table: the seat was reminded. Gives whether it was still awaited."""
        told = Reminded(item.seat, item.percent, item.since, where, more)
        return (await self.tables.carry_out(Command(item.channel, CARETAKER, told, f"reminded {name}"))).ok

    def _letter(self, owed: list[Owed], preferences: Preferences, outages: Outages) -> Post:
        """A post to a person alone; each button is for the table it names."""
        now, first = self.clock(), owed[0][1]
        if len(owed) == 1:
            lines = [reminder_line(first, owed[0][0].seat, now, outages, "reminder")]
        else:
            each = [reminder_line(table, item.seat, now, outages, "waits") for item, table in owed]
            lines = [line("reminder-many", count=len(owed)), *each]
        language = preferences.language or first.language
        return Post(0, tuple(lines), first.stamp, buttons=_buttons(owed), language=language)

    # Time is up; a morning comes.

    async def time_up(self, channel: str) -> float | None:
        """Somebody's time may be up; if it is not yet, because an outage does not count, the clock looks again."""
        table = await self.store.readable(channel)
        if table is None:
            return None
        name = f"time up {table.number} {table.version}"
        await self.tables.carry_out(Command(channel, CARETAKER, TimeUp(), name))
        after = await self.store.readable(channel)
        if after is None:
            return None
        outages = await self.heartbeats.outages(platform_of(channel))
        due = dict(timing.due_times(after, self.clock(), outages))[due_name(TIME_UP, channel)]
        return None if due is None else max(due, self.clock() + 1)

    async def digest(self, own: str) -> float | None:
        """One's tables every morning, for those who want it and are not away."""
        now, person = self.clock(), person_of(own)
        preferences = await self.people.preferences(person)
        away = preferences.away is not None and pause_at(now, [preferences.away]) is not None
        people = await self.links.all_of(person)
        home = await self.letters.home(sorted(people), preferences.reach)
        wanted = preferences.digest is not None and not away and own == home
        tables = await games_of(self.store, people) if wanted else []
        if tables:
            day = day_of(now, preferences.clock)
            lines = tuple(game_line(table, people) for table in tables)
            post = Post(0, lines, 0, language=preferences.language or tables[0].language)
            await self.letters.write(own, f"digest-{day}", day, post)
        return digest_due(preferences, now)


def _sent(name: str) -> str:
    return f"sent {name}"


def _rests_until(item: Item, tables: Found, now: float) -> float | None:
    """The end of the holiday that the awaited is on; a reminder waits for it."""
    table = tables[item.channel]
    if table is None or item.seat >= len(table.chairs):
        return None
    pause = pause_at(now, table.chairs[item.seat].holidays)
    return pause[1] if pause else None


def _is_owed(people: Sequence[str], item: Item, table: Table, preferences: Preferences) -> bool:
    """Whether this turn still waits for this person, by any name, and they want to hear of it and have not."""
    if item.seat not in timing.acting(table):
        return False
    chair = table.chairs[item.seat]
    awaited = chair.person in people and chair.since == item.since and not chair.once
    wanted = item.percent / 100 in STAGES[preferences.reminders] and not chair.muted and chair.reminded < item.percent
    return awaited and wanted


def _percent(table: Table, chair: Chair, preferences: Preferences, now: float, outages: Outages) -> int:
    """The latest stage of the person's reminders that has been reached."""
    stages = STAGES[preferences.reminders]
    moments = stage_moments(chair.since, table.pace, stages, timing.pauses(chair, outages))
    return max((round(stage * 100) for stage, at in zip(stages, moments, strict=True) if at <= now), default=0)


def _buttons(owed: list[Owed]) -> tuple[Button, ...]:
    """Those of a reminder; of several tables, a way to each of the most urgent ones."""
    if len(owed) == 1:
        return tuple(msgspec.structs.replace(button, channel=owed[0][0].channel) for button in REMINDER_BUTTONS)
    ways = [
        Button("/play", line("button-play-at", game=line(table.game)), "primary", item.channel)
        for item, table in owed[:SHORTCUTS]
    ]
    mute, *others = REMINDER_BUTTONS[1:]
    return (*ways, msgspec.structs.replace(mute, text=f"{mute.text} all"), *others)
