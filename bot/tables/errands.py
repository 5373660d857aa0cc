"""What a person asks beyond the table here: his tables everywhere, records, holidays, and his own habits."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias
from zoneinfo import available_timezones

import msgspec

from bot.habits import DIGEST, LESS_OFTEN, Habits, People, direct_channel
from bot.holidays import UnclearDates, holiday
from bot.messages import Answer, Button, Command, File, Line, line, when
from bot.pace import next_morning
from bot.store import Store
from bot.tables import timing
from bot.tables.commands import parse
from bot.tables.table import Refused, Table
from bot.words import fact_line
from rules.contract import Hint, View
from rules.record import Record
from rules.robots import Strength

AWAY_DAYS = (1, 3, 7, 14)
QUIET = (22, 8)
MORNING = 8
ZONES = ("Europe/London", "Europe/Budapest", "Europe/Kyiv", "Europe/Tallinn", "Europe/Moscow", "America/New_York")
OFF = "off"

Thinker: TypeAlias = Callable[[str, View, Strength, str], Awaitable[tuple[str, Hint | None]]]
"""Finds a move for a game's view, of that strength, with that seed; and what speaks for it."""

Handle: TypeAlias = Callable[[Command], Awaitable[Answer]]


class Errands:
    """Commands that need more than one table; what they change at tables, they say there by commands of our own."""

    def __init__(
        self, store: Store, people: People, clock: Callable[[], float], handle: Handle, thinker: Thinker | None
    ) -> None:
        self.store, self.people, self.clock, self.handle, self.thinker = store, people, clock, handle, thinker

    async def games(self, command: Command) -> Answer:
        """/games: one's tables everywhere, those that wait for oneself first."""
        who = command.who.id
        tables = await self.store.tables_of(who)
        tables.sort(key=lambda table: (table.seat_of(who) not in timing.acting(table), table.updated))
        return Answer(ok=True, lines=tuple(game_line(table, who) for table in tables) or (line("no-games"),))

    async def record(self, command: Command) -> Answer:
        """/record: the last finished game here as a file. One that is on has none: its seed is secret."""
        records = await self.store.records(command.channel)
        if not records:
            table = await self.store.table(command.channel)
            raise Refused(line("record-when-over" if table and table.phase == "playing" else "no-record"))
        data = msgspec.json.encode(records[0]).decode()
        return Answer(ok=True, lines=(line("here-is-the-record"),), file=File(_file_name(records[0]), data))

    async def away(self, command: Command) -> Answer:
        """/away <until>: clocks stop at all one's tables, and each of them hears it."""
        _, words = parse(command.text)
        if not words:
            return _how_long()
        habits = await self.people.habits(command.who.id)
        try:
            pause = holiday(words, self.clock(), habits.clock)
        except UnclearDates:
            return msgspec.structs.replace(_how_long(), ok=False)
        await self.people.keep(command.who.id, msgspec.structs.replace(habits, away=pause))
        text = f"/absent {pause[0]} {pause[1]}" if pause else "/absent back"
        for table in await self.store.tables_of(command.who.id):
            if table.phase == "playing":
                await self.handle(Command(table.channel, command.who, text, f"{command.id} {table.channel}", ours=True))
        if pause is None:
            return Answer(ok=True, lines=(line("away-ended"),))
        return Answer(ok=True, lines=(line("away-noted", since=when(pause[0]), until=when(pause[1])),))

    async def hint(self, command: Command) -> Answer:
        """/hint: what a strong robot would play in one's seat, and why; for oneself alone."""
        table = await self.store.table(command.channel)
        if table is None or table.phase != "playing":
            raise Refused(line("no-game"))
        seat = table.seat_of(command.who.id)
        if seat is None:
            raise Refused(line("not-a-player"))
        if not table.hints or self.thinker is None:
            raise Refused(line("no-hints"))
        if seat not in timing.acting(table):
            raise Refused(line("nothing-to-decide"))
        view = table.rules.view(table.state, seat)
        move, why = await self.thinker(table.game, view, "strong", f"hint {table.channel} {table.entries}")
        advice = [line("hint", move=move)]
        if why is not None:
            advice.append(fact_line(table.game, why, table.names))
        button = Button(f"/play {move}", line("button-play-hint", move=move), "primary")
        return Answer(ok=True, lines=tuple(advice), buttons=(button,), stamp=table.stamp)

    async def habit(self, command: Command) -> Answer:
        """/settings <habit> <value>: one's own."""
        _, words = parse(command.text)
        name, value = words[0].lower(), " ".join(words[1:])
        before = await self.people.habits(command.who.id)
        habits = HABITS[name](before, value)
        await self.people.keep(command.who.id, habits)
        if habits.digest is not None:
            own = direct_channel(command.who.id)
            at = next_morning(self.clock(), habits.clock, habits.digest)
            await self.store.set_due(own, f"{DIGEST} {own}", at)
        return Answer(ok=True, lines=habit_lines(habits), buttons=habit_buttons(habits))


def _how_long() -> Answer:
    buttons = [Button(f"/away {days}d", line("button-days", days=days)) for days in AWAY_DAYS]
    return Answer(
        ok=True,
        lines=(line("how-long-away"),),
        buttons=(*buttons, Button("/away back", line("button-back"))),
        open=True,
    )


def _reminders(habits: Habits, value: str) -> Habits:
    match value.lower():
        case "fewer":
            return msgspec.structs.replace(habits, reminders=LESS_OFTEN[habits.reminders])
        case "usual" | "less" | "none" as chosen:
            return msgspec.structs.replace(habits, reminders=chosen)
    raise Refused(line("which-reminders"))


def _where(habits: Habits, value: str) -> Habits:
    match value.lower():
        case "channel" | "direct" as chosen:
            return msgspec.structs.replace(habits, where=chosen)
    raise Refused(line("which-where"))


def _zone(habits: Habits, value: str) -> Habits:
    known = {zone.lower(): zone for zone in available_timezones()}
    if value.lower().replace(" ", "_") not in known:
        raise Refused(line("which-zone"))
    return msgspec.structs.replace(habits, zone=known[value.lower().replace(" ", "_")])


def _quiet(habits: Habits, value: str) -> Habits:
    if value.lower() == OFF:
        return msgspec.structs.replace(habits, quiet=None)
    parts = value.replace("–", "-").replace(" ", "-").split("-")
    if len(parts) != 2 or not all(part.isdecimal() and int(part) < 24 for part in parts):
        raise Refused(line("which-hours"))
    return msgspec.structs.replace(habits, quiet=(int(parts[0]), int(parts[1])))


def _digest(habits: Habits, value: str) -> Habits:
    if value.lower() == OFF:
        return msgspec.structs.replace(habits, digest=None)
    if not value.isdecimal() or int(value) > 23:
        raise Refused(line("which-hours"))
    return msgspec.structs.replace(habits, digest=int(value))


HABITS: Mapping[str, Callable[[Habits, str], Habits]] = {
    "reminders": _reminders,
    "where": _where,
    "zone": _zone,
    "quiet": _quiet,
    "digest": _digest,
}


def habit_lines(habits: Habits) -> tuple[Line, ...]:
    """One's own habits, told."""
    quiet = f"{habits.quiet[0]}–{habits.quiet[1]}" if habits.quiet else ""
    return (
        line(f"habit-reminders-{habits.reminders}"),
        line(f"habit-where-{habits.where}"),
        line("habit-zone", zone=habits.zone or "UTC"),
        line("habit-quiet", hours=quiet) if quiet else line("habit-no-quiet"),
        line("habit-digest", hour=str(habits.digest)) if habits.digest is not None else line("habit-no-digest"),
    )


def habit_buttons(habits: Habits) -> tuple[Button, ...]:
    """What one could choose instead."""
    others = [kind for kind in LESS_OFTEN if kind != habits.reminders]
    buttons = [Button(f"/settings reminders {kind}", line(f"button-reminders-{kind}")) for kind in others]
    place = "direct" if habits.where == "channel" else "channel"
    buttons.append(Button(f"/settings where {place}", line(f"button-where-{place}")))
    hours = OFF if habits.quiet else f"{QUIET[0]}-{QUIET[1]}"
    buttons.append(Button(f"/settings quiet {hours}", line("button-quiet-off" if habits.quiet else "button-quiet-on")))
    morning = OFF if habits.digest is not None else str(MORNING)
    face = "button-digest-off" if habits.digest is not None else "button-digest-on"
    buttons.append(Button(f"/settings digest {morning}", line(face)))
    buttons += [Button(f"/settings zone {zone}", line("word", word=zone)) for zone in ZONES if zone != habits.zone]
    return tuple(buttons)


def _file_name(record: Record) -> str:
    return f"zoco-{record.game}-{record.seed_sha256[:8]}.json"


def game_line(table: Table, person: str) -> Line:
    """One of a person's tables: the game, whose turn it is, and since when."""
    game = line(table.game)
    if table.phase == "lobby":
        return line("games-lobby", game=game, names=", ".join(table.names), channel=table.channel)
    acting = timing.acting(table)
    since = when(min((table.chairs[seat].since for seat in acting), default=table.updated))
    if table.seat_of(person) in acting:
        return line("games-yours", game=game, since=since, channel=table.channel)
    names = ", ".join(table.names[seat] for seat in acting)
    return line("games-playing", game=game, names=names, since=since, channel=table.channel)


ERRANDS: Mapping[str, Callable[[Errands, Command], Awaitable[Answer]]] = {
    "games": Errands.games,
    "record": Errands.record,
    "away": Errands.away,
    "hint": Errands.hint,
}
"""The commands that are not decided at one table."""
