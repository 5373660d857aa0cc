"""Tables at work: fetches a table, lets `commands` decide, and commits what was decided in one step."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from weakref import WeakValueDictionary

import msgspec

from bot.messages import Answer, Command, File, Line, Person, line
from bot.metrics import COMMANDS, CONFLICTS, REFUSALS
from bot.store import Committed, Conflict, Seen, Store
from bot.tables import timing
from bot.tables.commands import decide, known_name, parse
from bot.tables.migrations import DamagedTable
from bot.tables.table import Change, Desk, LogNeeded, Refused, Table
from rules.record import Record

log = logging.getLogger(__name__)

ATTEMPTS = 50
CARETAKER = Person("zoco:caretaker", "Zoco", moderator=True)


class Tables:
    """Every command of every platform comes through `handle`. Time and entropy are handed in."""

    def __init__(self, store: Store, clock: Callable[[], float], entropy: Callable[[], str]) -> None:
        self.store = store
        self.clock = clock
        self.entropy = entropy
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def handle(self, command: Command) -> Answer:
        """Carries a command out, once however often it comes, and says what to tell the one who gave it."""
        COMMANDS.add(known_name(command.text))
        lock = self._locks.setdefault(command.channel, asyncio.Lock())
        async with lock:
            try:
                return await self._handle(command)
            except Refused as refusal:
                return _refusal(refusal)
            except DamagedTable as error:
                log.error("%s", error)
                return Answer(ok=False, lines=(line("damaged-table"),))

    async def _handle(self, command: Command) -> Answer:
        match parse(command.text)[0]:
            case "games":
                return await self._games(command)
            case "record":
                return await self._record(command.channel)
        found = await self.store.fetch(command.channel, command.id)
        if found.answer is not None:
            return found.answer
        table = found.table
        for _ in range(ATTEMPTS):
            try:
                change = await self._decide(table, command)
            except Refused as refusal:
                return await self.store.remember(command, _refusal(refusal))
            except LogNeeded:  # the log has moved on since the table was read
                table = await self.store.table(command.channel)
                continue
            if change.table is table and not change.posts:
                return change.answer
            assert change.table is not None
            now = self.clock()
            match await self.store.commit(command, table, change, now, timing.due_times(change.table, now)):
                case Committed():
                    return change.answer
                case Seen(answer):
                    return answer
                case Conflict(current):
                    CONFLICTS.add("table")
                    table = current
        raise Refused(line("too-busy"))

    async def _decide(self, table: Table | None, command: Command) -> Change:
        desk = Desk(table, command, self.clock(), self.entropy())
        try:
            return decide(desk)
        except LogNeeded:
            entries = tuple(await self.store.log(command.channel))
            return decide(msgspec.structs.replace(desk, log=entries))

    async def tidy(self, channel: str) -> None:
        """What the clock does for a table untouched for a week: a lobby is closed, what is finished is cleared away."""
        table = await self.store.table(channel)
        if table is None or table.phase == "playing":
            return
        if table.phase == "lobby":
            await self.handle(Command(channel, CARETAKER, "/cancel", f"{timing.TIDY} {table.version}"))
        else:
            await self.store.clear(table)

    async def _games(self, command: Command) -> Answer:
        """/games: one's tables everywhere."""
        lines = [_game_line(table) for table in await self.store.tables_of(command.who.id)]
        return Answer(ok=True, lines=tuple(lines) or (line("no-games"),))

    async def _record(self, channel: str) -> Answer:
        """/record: the last finished game here as a file. One that is on has none: its seed is secret."""
        records = await self.store.records(channel)
        if not records:
            table = await self.store.table(channel)
            raise Refused(line("record-when-over" if table and table.phase == "playing" else "no-record"))
        data = msgspec.json.encode(records[0]).decode()
        return Answer(ok=True, lines=(line("here-is-the-record"),), file=File(_file_name(records[0]), data))


def _refusal(refusal: Refused) -> Answer:
    REFUSALS.add(refusal.line.key)
    return Answer(ok=False, lines=(refusal.line,), buttons=refusal.buttons)


def _file_name(record: Record) -> str:
    return f"zoco-{record.game}-{record.seed_sha256[:8]}.json"


def _game_line(table: Table) -> Line:
    """One of a person's tables: the game, and whose turn it is."""
    game = line(table.game)
    if table.phase == "lobby":
        return line("games-lobby", game=game, names=", ".join(table.names), channel=table.channel)
    waiting = ", ".join(table.names[seat] for seat in table.rules.to_act(table.state))
    return line("games-playing", game=game, names=waiting, channel=table.channel)
