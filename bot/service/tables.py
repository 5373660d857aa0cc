"""Tables at work: fetches a table, has the command decided, and commits what was decided in one step."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from time import perf_counter
from weakref import WeakValueDictionary

import msgspec

from bot.domain.addresses import platform_of
from bot.domain.due import TIDY
from bot.domain.messages import Answer, Command, Person, Request, line
from bot.domain.table import Change, Decided, Desk, LogNeeded, Refused, Table
from bot.domain.turn_time import Pause
from bot.runtime.metrics import ANSWERS, COMMANDS, CONFLICTS, MOVES, REFUSALS
from bot.runtime.trail import current_trail, on_trail, trail_of
from bot.service.admission import Admission
from bot.service.cross_table import CrossTable, Thinker
from bot.service.forgetting import Forgot, forget
from bot.service.limits import NO_LIMITS, Limits
from bot.service.linking import Linking
from bot.service.membership import Memberships
from bot.service.registry import decide, decision_of, entry_of, is_secret, name_of
from bot.store.migrations import DamagedTable
from bot.store.outages import Heartbeats
from bot.store.preferences import People
from bot.store.reasons import reason_of
from bot.store.scripts import OUTAGE, NotYetSafe
from bot.store.store import Committed, Conflict, Seen, Store
from bot.tables import timing
from bot.tables.lobby import Tidy
from bot.tables.playing import record_of
from bot.tables.results import result_of

log = logging.getLogger(__name__)

ATTEMPTS = 50
PAUSES = (0.1, 0.2, 0.4, 0.8, 1.0)  # seconds; about as long as a cluster takes to promote a replica
PATIENCE = 2.0  # seconds of trouble after which no other attempt is begun: who asks is answered within five
CARETAKER = Person("zoco:caretaker", "Zoco")


class Tables:
    """Every command of every platform comes through `handle`, and what the house itself does through `carry_out`.

    Time and entropy are handed in. `direct`: the platforms on which a person can be written to alone.
    """

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        entropy: Callable[[], str],
        thinker: Thinker | None = None,
        limits: Limits = NO_LIMITS,
        direct: Collection[str] = (),
    ) -> None:
        self.store = store
        self.clock = clock
        self.limits = limits
        self.entropy = entropy
        self.people = People(store)
        self.heartbeats = Heartbeats(store, clock)
        self.memberships = Memberships(clock)
        linking = Linking(store, self.people, clock, direct)
        self.links, self.letters = linking.links, linking.letters
        self.admission = Admission(store, self.memberships, self.links, self.carry_out)
        self.cross_table = CrossTable(
            store, self.people, clock, self.carry_out, thinker, self.admission, linking, self.forget
        )
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def forget(self, person: str) -> Forgot:
        """Forgets somebody, here and everywhere."""
        return await forget(self, person)

    async def handle(self, command: Command) -> Answer:
        """Carries a person's command out, if the table is theirs to see, unless they have given too many of them."""
        name = name_of(command.what)
        if too_much := self.limits.refusal(command, name, self.clock()):
            _count(command)
            return _refusal(command, Refused(too_much))
        return await self._patiently(command, asked=True)

    async def carry_out(self, command: Command) -> Answer:
        """Carries out what the house itself wants done, or what has been admitted already."""
        return await self._patiently(command, asked=False)

    async def _patiently(self, command: Command, *, asked: bool) -> Answer:
        """Carries a command out, once however often it comes, and says what to tell the one who gave it.

        So it can be tried again for a while when Redis cannot be reached, before that is thrown.
        """
        name, began = name_of(command.what), perf_counter()
        _count(command)
        with on_trail(current_trail() or trail_of(command.id)):
            answer = await self._insistently(command, asked=asked)
            took = perf_counter() - began
            ANSWERS.observe(platform_of(command.channel), took)
            outcome = "done" if answer.ok else f"refused ({', '.join(said.key for said in answer.lines)})"
            if not is_secret(command.what):
                log.info("%s at %s: %s, %.0f ms", name, command.channel, outcome, 1000 * took)
        return answer

    async def _insistently(self, command: Command, *, asked: bool) -> Answer:
        loop, trouble = asyncio.get_running_loop(), 0.0
        for pause in (*PAUSES, None):
            began = loop.time()
            try:
                return await self._answer(command, asked=asked)
            except OUTAGE as error:
                log.warning("a command waits: %s", reason_of(error))
                trouble += loop.time() - began + (pause or 0.0)
                if pause is not None and trouble <= PATIENCE:
                    await asyncio.sleep(pause)
                elif isinstance(error, NotYetSafe):
                    return Answer(ok=False, lines=(line("not-yet-safe"),))
                else:
                    raise
        raise AssertionError("the last attempt is answered or fails")

    async def _answer(self, command: Command, *, asked: bool) -> Answer:
        try:
            command = await self._meant(command)
            if asked and not decision_of(command.what).own:
                command = await self.admission.admitted(command)
            if across := decision_of(command.what).across:
                if asked and not decision_of(command.what).own and await self.links.others(command.who.id):
                    command = await self.admission.in_person(command, await self.store.table(command.channel))
                return await across(self.cross_table, command)
            lock = self._locks.setdefault(command.channel, asyncio.Lock())
            async with lock:
                return await self._handle(command, asked=asked)
        except Refused as refusal:
            return _refusal(command, refusal)
        except DamagedTable as error:
            log.error("%s", error)
            return Answer(ok=False, lines=(line("damaged-table"),))

    async def _meant(self, command: Command) -> Command:
        """The command, or what it means where there is no table."""
        what = command.what
        otherwise = what.without_table() if isinstance(what, Request) else what
        if otherwise == what:
            return command
        table = await self.store.table(command.channel)
        there = table is not None and table.phase != "closed"
        return command if there else msgspec.structs.replace(command, what=otherwise)

    async def _handle(self, command: Command, *, asked: bool) -> Answer:
        found = await self.store.fetch(command.channel, command.id, command.who.id if asked else "")
        if found.answer is not None:
            return found.answer
        table = found.table
        if found.linked:
            command = await self.admission.in_person(command, table)
        for _ in range(ATTEMPTS):
            try:
                decided = await self._decided(table, command)
                if isinstance(decided, Answer):
                    return decided
                change = await self._recorded(decided)
            except Refused as refusal:
                return await self.store.remember(command, _refusal(command, refusal))
            except LogNeeded:  # the log has moved on since the table was read
                table = await self.store.table(command.channel)
                continue
            now = self.clock()
            outages = await self.heartbeats.outages(platform_of(command.channel))
            due = () if change.quiet else timing.due_times(change.table, now, outages)
            match await self.store.commit(command, table, change, now, due):
                case Committed():
                    for _ in change.entries:
                        MOVES.add(change.table.game)
                    return change.answer
                case Seen(answer):
                    return answer
                case Conflict(current):
                    CONFLICTS.add("table")
                    table = current
        raise Refused(line("too-busy"))

    async def _decided(self, table: Table | None, command: Command) -> Decided:
        """What comes of a command at this table; LogNeeded if its log is another by now."""
        outages = await self.heartbeats.outages(platform_of(command.channel))
        entry = entry_of(command.what)
        away = await self._holiday(command) if entry and entry.sits else None
        desk = Desk(table, command, self.clock(), self.entropy(), outages=outages, away=away)
        while True:
            try:
                return decide(desk)
            except LogNeeded as needed:
                if desk.log is not None and needed.first >= desk.log_from:
                    raise  # all that there is was brought along
                desk = await self._with_log(desk, needed.first)

    async def _recorded(self, change: Change) -> Change:
        """With the last move of a game, the game as a record; LogNeeded if there are other entries by now."""
        if not change.ends:
            return change
        log = (*await self.store.log(change.table.channel), *change.entries)
        if len(log) != change.table.entries:
            raise LogNeeded(0)
        result = result_of(change.table, log, self.clock())
        return msgspec.structs.replace(change, record=record_of(change.table, log), result=result)

    async def _with_log(self, desk: Desk, first: int) -> Desk:
        entries = tuple(await self.store.log(desk.command.channel, first))
        return msgspec.structs.replace(desk, log=entries, log_from=first)

    async def _holiday(self, command: Command) -> Pause | None:
        """The holiday of whoever sits down, if they are on one or soon will be."""
        away = (await self.people.preferences(command.who.id)).away
        return away if away and away[1] > self.clock() else None

    async def tidy(self, channel: str) -> None:
        """What the clock does for a table untouched for a week: a lobby is closed, what is finished is cleared away.

        A game in which only robots were left is closed, too, a month after.
        """
        table = await self.store.table(channel)
        if table is None or (table.phase == "playing" and not table.paused):
            return
        if not table.idle:
            await self.carry_out(Command(channel, CARETAKER, Tidy(), f"{TIDY} {table.version}"))
        else:
            await self.store.clear(table)


def _count(command: Command) -> None:
    if not is_secret(command.what):
        COMMANDS.add(name_of(command.what))


def _refusal(command: Command, refusal: Refused) -> Answer:
    if not is_secret(command.what):
        REFUSALS.add(refusal.line.key)
    return Answer(ok=False, lines=(refusal.line,), buttons=refusal.buttons)
