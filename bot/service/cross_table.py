"""What a person asks beyond the table here: their tables everywhere, records, holidays, and their own settings."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias, TypeVar

import msgspec

from bot.domain.addresses import direct_channel, is_from_afar, platform_of
from bot.domain.codes import shown, typed
from bot.domain.due import DIGEST, REMIND, TELL, due_name
from bot.domain.messages import Act, Answer, Button, Command, File, Line, Person, Request, line, together, when
from bot.domain.preferences import Preferences, digest_due, located
from bot.domain.results import Career
from bot.domain.table import Refused, Table
from bot.domain.turn_time import Pause
from bot.language.holidays import TooLong, UnclearDates, holiday
from bot.language.words import fact_line
from bot.runtime.fair_queue import Asker
from bot.service.admission import Admission
from bot.service.limits import HOUR, Allowance
from bot.service.linking import TRIES_AN_HOUR, Link, Linking, Unlink, linked
from bot.service.stats import GroupStats, Statistics, Stats
from bot.store.channel_moves import whither
from bot.store.codes import Codes
from bot.store.letters import LetterBox
from bot.store.preferences import People
from bot.store.store import KeptRecord, Store
from bot.tables import own_settings, timing
from bot.tables.invitations import Invite, Inviting
from bot.tables.lobby import ByInvitation, Join
from bot.tables.nudges import Absent, Mute, MuteAll
from bot.tables.offers import spoken
from bot.tables.own_settings import OwnSetting, OwnSettings
from bot.tables.sure import SURE
from rules.contract import Hint, Move, View
from rules.record import Record
from rules.robots import STRONGEST, Strength

ALL, GROUP = "all", "group"
AWAY_DAYS = (1, 3, 7, 14)

Thinker: TypeAlias = Callable[[str, View, Strength, str, Asker], Awaitable[tuple[Move, Hint | None]]]
"""Finds a move for a game's view, of that strength, with that seed, for whom; and what speaks for it."""

R = TypeVar("R", bound=Request)
Forgetter: TypeAlias = Callable[[str], Awaitable[object]]
"""Forgets a person by one of their names."""
Handle: TypeAlias = Callable[[Command], Awaitable[Answer]]


class Games(Request, frozen=True):
    """/games."""


class LastRecord(Request, frozen=True):
    """/record."""

    @classmethod
    def read(cls, words: Sequence[str]) -> Request:
        """`/record all` and `/record group` are requests of their own."""
        wanted = words[0].lower() if words else ""
        return {ALL: OwnRecords, GROUP: GroupRecords}.get(wanted, cls)()


class OwnRecords(Request, frozen=True):
    """/record all: the games that one played, wherever that was."""


class GroupRecords(Request, frozen=True):
    """/record group: all games of this chat, for who moderates it."""


class AskHint(Request, frozen=True):
    """/hint."""


class Away(Request, frozen=True):
    """/away <until>: the words in which somebody says how long."""

    words: tuple[str, ...] = ()

    @classmethod
    def read(cls, words: Sequence[str]) -> Away:
        """Whatever the words are; what they mean depends on the day and the person."""
        return cls(tuple(words))


class Forget(Request, frozen=True):
    """/forget, and `/forget sure`: everything that is kept of the one who says it."""

    @classmethod
    def read(cls, words: Sequence[str]) -> Forget:
        """Only with that word it is done."""
        return cls(sure=[word.lower() for word in words] == [SURE])


class CrossTable:
    """Commands that need more than one table; what they change at a table is done there by `carry_out`."""

    def __init__(
        self,
        store: Store,
        people: People,
        clock: Callable[[], float],
        carry_out: Handle,
        thinker: Thinker | None,
        admission: Admission,
        linking: Linking,
        forgetter: Forgetter,
    ) -> None:
        self.store, self.people, self.clock, self.carry_out, self.thinker = store, people, clock, carry_out, thinker
        self.admission, self.linking, self.links = admission, linking, linking.links
        self.invitations, self._tries = Codes(store, "invited"), Allowance(TRIES_AN_HOUR, HOUR)
        self.statistics = Statistics(store, people, admission)
        self.forgetter = forgetter
        self._hinted: set[str] = set()  # whom a hint is being thought of for

    async def forget(self, command: Command, asked: Forget) -> Answer:
        """/forget: tells what will be gone; sure, it is, under every name by which this person is known to be one."""
        people = await self.links.all_of(command.who.id)
        if not asked.sure:
            count = len(await games_of(self.store, people))
            button = Button(f"/forget {SURE}", line("button-sure-forget"), "danger")
            return Answer(ok=True, lines=(line("sure-forget", count=count),), buttons=(button,))
        for person in people:
            await self.forgetter(person)
        return Answer(ok=True, lines=(line("forgot-you"),))

    async def games(self, command: Command, asked: Games) -> Answer:
        """/games: one's tables everywhere, those that wait for oneself first."""
        people = await self.links.all_of(command.who.id)
        tables = await games_of(self.store, people)
        lines = await asyncio.gather(*(self._game_line(table, command.who, people) for table in tables))
        return Answer(ok=True, lines=tuple(lines) or (line("no-games"),))

    async def _game_line(self, table: Table, who: Person, people: Sequence[str]) -> Line:
        """One of one's tables; of one in a chat that one is not in, only that there is one."""
        if await self.admission.visible(table.channel, who):
            return game_line(table, people)
        return line("games-out-of-sight", game=line(table.game))

    async def stats(self, command: Command, asked: Stats) -> Answer:
        """/stats: one's own results; or who leads in a game."""
        told = self.statistics
        return await (told.world(command, asked.game) if asked.world else told.own(command, asked.game))

    async def group_stats(self, command: Command, asked: GroupStats) -> Answer:
        """/stats group: those of this chat."""
        return await self.statistics.group(command, asked.game)

    async def record(self, command: Command, asked: LastRecord) -> Answer:
        """/record: the last finished game here as a file. One that is on has none: its seed is secret."""
        records = await self.store.records(command.channel)
        if not records:
            table = await self.store.table(command.channel)
            raise Refused(line("record-when-over" if table and table.phase == "playing" else "no-record"))
        data = msgspec.json.encode(records[0]).decode()
        return Answer(ok=True, lines=(line("here-is-the-record"),), file=File(_file_name(records[0]), data))

    async def own_records(self, command: Command, asked: OwnRecords) -> Answer:
        """/record all: every record that is kept of one's own games, and what they are summed up to."""
        mine = []
        for person in await self.links.all_of(command.who.id):
            for place in await self.statistics.results.places(person):
                mine += [one for one in await self.store.kept_records(place) if person in one.people]
        career = await self.statistics.results.career(command.who.id)
        return _bundle(mine, career, f"zoco-{command.who.name}")

    async def group_records(self, command: Command, asked: GroupRecords) -> Answer:
        """/record group: every record that is kept of the games here."""
        if not command.who.moderator:
            raise Refused(line("moderators-alone"))
        return _bundle(await self.store.kept_records(command.channel), None, "zoco-group")

    async def away(self, command: Command, asked: Away) -> Answer:
        """/away <until>: clocks stop at all one's tables, and each of them hears it."""
        return await self._once(command, asked, self._away) if asked.words else _how_long()

    async def _away(self, command: Command, asked: Away) -> Answer:
        preferences = located(await self.people.preferences(command.who.id), command.who)
        try:
            pause = holiday(asked.words, self.clock(), preferences.clock)
        except UnclearDates:
            return msgspec.structs.replace(_how_long(), ok=False)
        except TooLong:
            return Answer(ok=False, lines=(line("too-long-away"),))
        await self.people.change(command.who.id, lambda known: msgspec.structs.replace(known, away=pause))
        heard = await self._everywhere(command, Absent(pause))
        limits = tuple(told for answer in heard for told in answer.lines)
        return msgspec.structs.replace(_noted(pause), lines=(*_noted(pause).lines, *limits))

    async def _everywhere(self, command: Command, act: Act) -> list[Answer]:
        """Does something at each table of the same person, as whoever of them sits there."""
        heard = []
        for person in await self.links.all_of(command.who.id):
            tables = await self.store.tables_of(person)
            heard += [await self._at(table, command, act, person) for table in tables]
            await self._look(person)
        return heard

    async def _at(self, table: Table, command: Command, act: Act, person: str) -> Answer:
        who = msgspec.structs.replace(command.who, id=person)
        return await self.carry_out(Command(table.channel, who, act, f"{command.id} {table.channel} {person}"))

    async def _look(self, person: str) -> None:
        """What waits to be told to this person, and when, is looked at anew."""
        channel = direct_channel(person)
        await self.store.hasten(channel, due_name(TELL, channel), self.clock())

    async def _once(self, command: Command, asked: R, act: Callable[[Command, R], Awaitable[Answer]]) -> Answer:
        """A command that comes twice is carried out once, and answered as before."""
        private = msgspec.structs.replace(command, channel=direct_channel(command.who.id))
        found = await self.store.fetch(private.channel, command.id)
        return found.answer or await self.store.remember(private, await act(command, asked))

    async def mute_all(self, command: Command, asked: MuteAll) -> Answer:
        """/mute all: no more reminders for any turn that one owes now."""
        muted = await self._everywhere(command, Mute())
        return Answer(ok=True, lines=(line("muted" if any(one.ok for one in muted) else "nothing-to-decide"),))

    async def hint(self, command: Command, asked: AskHint) -> Answer:
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
        move, why = await self._thought(table, seat, command.who.id, self.thinker)
        advice = [line("hint", move=spoken(table, seat, move))]
        if why is not None:
            advice.append(fact_line(table.game, why, table.names))
        button = Button(f"/play {move}", line("button-play-hint"), "primary")
        return Answer(ok=True, lines=tuple(advice), buttons=(button,), stamp=table.stamp)

    async def _thought(self, table: Table, seat: int, person: str, thinker: Thinker) -> tuple[Move, Hint | None]:
        """One thought at a time for each person: it takes a second of a processor that others wait for."""
        if person in self._hinted:
            raise Refused(line("hint-under-way"))
        self._hinted.add(person)
        try:
            view, seed = table.rules.view(table.state, seat), f"hint {table.channel} {table.entries}"
            return await thinker(table.game, view, STRONGEST, seed, Asker("hint", person))
        finally:
            self._hinted.discard(person)

    async def own_settings(self, command: Command, asked: OwnSettings) -> Answer:
        """/settings me, or where there is no table: how one is reminded, by which clock, in which language."""
        who = await self._reached(command.who)
        lines, buttons = own_settings.overview(located(await self.people.preferences(who.id), who), who)
        return Answer(ok=True, lines=lines, buttons=buttons)

    async def own_setting(self, command: Command, asked: OwnSetting) -> Answer:
        """/settings <setting> [<value>]: one's own; without a value, what there is to choose."""
        own = own_settings.OWN_SETTINGS[asked.name]
        if own not in own_settings.offered(await self._reached(command.who)):
            raise Refused(line("habit-no-speak" if own.name == own_settings.APP else "not-alone-here"))
        if asked.value:
            return await self._once(command, asked, self._changed)
        preferences = located(await self.people.preferences(command.who.id), command.who)
        elsewhere = await self._elsewhere(command.who) if own.name == own_settings.WHERE else ()
        buttons = own_settings.choices(preferences, own, self.clock(), elsewhere)
        return Answer(ok=True, lines=(own.sentence(preferences),), buttons=buttons)

    async def _elsewhere(self, who: Person) -> tuple[str, ...]:
        """The platforms on which somebody who has several accounts can be written to alone."""
        others = await self.links.others(who.id)
        platforms = {platform_of(person) for person in (who.id, *others)}
        return tuple(sorted(platforms.intersection(self.linking.letters.direct))) if others else ()

    async def _reached(self, who: Person) -> Person:
        """The same; whether they can be written to alone, wherever that is."""
        reachable = who.reachable or bool(await self._elsewhere(who))
        return msgspec.structs.replace(who, reachable=reachable)

    async def _changed(self, command: Command, asked: OwnSetting) -> Answer:
        own, who = own_settings.OWN_SETTINGS[asked.name], command.who.id
        if own.name == own_settings.WHERE and asked.value in await self._elsewhere(command.who):
            own = own_settings.WRITTEN_TO
        before, after = await self.people.change(
            who, lambda preferences: own.put(located(preferences, command.who), asked.value)
        )
        if own.name == own_settings.WHERE:  # perhaps they can be reached now
            for person in await self.links.all_of(who):
                await LetterBox(self.store).try_again(direct_channel(person))
        for person in await self.links.all_of(who):
            await self._look(person)
            await self._remind_anew(person, before, after)
        return Answer(ok=True, lines=(own.sentence(after),), buttons=own_settings.undo(before, own))

    async def _remind_anew(self, who: str, before: Preferences, after: Preferences) -> None:
        """Other reminders than before fall due at one's tables, and the digest at another time."""
        channel, now = direct_channel(who), self.clock()
        at = digest_due(after, now)
        if at is not None:
            await self.store.set_due(channel, due_name(DIGEST, channel), at)
        if after.reminders != before.reminders:
            for table in await self.store.tables_of(who):
                await self.store.hasten(table.channel, due_name(REMIND, table.channel), now)

    async def invite(self, command: Command, asked: Invite) -> Answer:
        """/invite: the code by which people from elsewhere come to this table, for its host."""
        done = await self.carry_out(msgspec.structs.replace(command, what=Inviting(asked.off)))
        if not done.ok:
            return done
        table = await self.store.table(command.channel)
        if asked.off or table is None or not table.invite:
            return Answer(ok=True, lines=(line("invite-off"),))
        await self.invitations.put(table.invite, table.channel.encode())
        off = Button(f"/invite {own_settings.OFF}", line("button-invite-off"))
        return Answer(ok=True, lines=(line("invite", code=shown(table.invite)),), buttons=(off,))

    async def come(self, command: Command, asked: ByInvitation) -> Answer:
        """/join <code>: sits down at a table elsewhere, whose host has given the code away."""
        return await self._once(command, asked, self._come)

    async def _come(self, command: Command, asked: ByInvitation) -> Answer:
        if self._tries.take(command.who.id, self.clock()):
            raise Refused(line("too-many-commands"))
        code = typed(asked.code)
        channel = await self.invitations.meant(code) if code else None
        table = await self.store.table(await whither(self.store, channel.decode())) if channel else None
        if table is None or not code or not secrets.compare_digest(table.invite, code):
            raise Refused(line("invite-unknown"))
        answer = await self.carry_out(await self._as_guest(command, table))
        if not answer.ok:
            return answer
        look = Button("/board", line("button-board"), channel=table.channel)
        leave = Button("/leave", line("button-leave"), channel=table.channel)
        came = line("came", game=line(table.game), channel=table.channel)
        return Answer(ok=True, lines=(came,), buttons=(look, leave), about=table.channel)

    async def _as_guest(self, command: Command, table: Table) -> Command:
        """To sit down there: as the account that is in its chat, if there is one; who has that alone must be there."""
        who = command.who
        asked = Command(table.channel, who, Join(), f"{command.id} {table.channel}", where=direct_channel(who.id))
        try:
            return await self.admission.in_person(await self.admission.admitted(asked), table)
        except Refused:
            if not is_from_afar(who.id, table.channel):
                raise
        beside = (*who.beside, *await self.links.others(who.id))
        return msgspec.structs.replace(asked, who=msgspec.structs.replace(who, beside=beside))

    async def link(self, command: Command, asked: Link) -> Answer:
        """/link: a code joins what one is on two platforms."""
        if not asked.words:
            return await linked(self.linking, command, asked)
        before = await self.links.others(command.who.id)
        answer = await self._once(command, asked, lambda given, link: linked(self.linking, given, link))
        if await self.links.others(command.who.id) != before:
            await self._share_holiday(command)
        return answer

    async def _share_holiday(self, command: Command) -> None:
        """One's holiday is the same at all one's tables, whoever of them sits there."""
        away = (await self.people.preferences(command.who.id)).away
        if away is not None and away[1] > self.clock():
            await self._everywhere(command, Absent(away))

    async def unlink(self, command: Command, asked: Unlink) -> Answer:
        """/unlink: they are two again."""
        return await self._once(command, asked, lambda given, _: self.linking.part(given.who))


class Bundle(msgspec.Struct, frozen=True):
    """Many records in one file; whom a seat belonged to on its platform is in none of them."""

    records: list[Record]
    career: Career | None = None
    zoco_records: int = 1


def _bundle(kept: Sequence[KeptRecord], career: Career | None, name: str) -> Answer:
    if not kept:
        raise Refused(line("no-records"))
    records = [one.without_people() for one in kept]
    told = msgspec.structs.replace(career, rivals=(), counted=b"") if career else None
    data = msgspec.json.encode(Bundle(records, told)).decode()
    return Answer(
        ok=True, lines=(line("here-are-the-records", count=len(records)),), file=File(f"{_plain(name)}.json", data)
    )


def _plain(name: str) -> str:
    """A name as a file may have it."""
    return "".join(one if one.isascii() and (one.isalnum() or one == "-") else "-" for one in name)[:60]


def _how_long() -> Answer:
    buttons = [Button(f"/away {days}d", line("button-days", days=days)) for days in AWAY_DAYS]
    back = Button("/away back", line("button-back"))
    return Answer(ok=True, lines=(line("how-long-away"),), buttons=(*buttons, back))


def _noted(pause: Pause | None) -> Answer:
    if pause is None:
        return Answer(ok=True, lines=(line("away-ended"),))
    told = line("away-noted", since=when(pause[0]), until=when(pause[1]))
    return Answer(ok=True, lines=(told,), buttons=(Button("/away back", line("button-put-back")),))


def _file_name(record: Record) -> str:
    return f"zoco-{record.game}-{record.seed_sha256[:8]}.json"


async def games_of(store: Store, people: Sequence[str]) -> list[Table]:
    """The tables everywhere of one person, whatever they are called there; those that wait for them first."""
    found = {table.channel: table for person in people for table in await store.tables_of(person)}
    return sorted(found.values(), key=lambda table: (not _waits_for(table, people), table.updated))


def _waits_for(table: Table, people: Sequence[str]) -> bool:
    return any(table.seat_of(person) in timing.acting(table) for person in people)


def game_line(table: Table, people: Sequence[str]) -> Line:
    """One of a person's tables: the game, whose turn it is, and since when."""
    game = line(table.game)
    if table.phase == "lobby":
        return line("games-lobby", game=game, names=together(table.names), channel=table.channel)
    acting = timing.acting(table)
    since = when(min((table.chairs[seat].since for seat in acting), default=table.updated))
    if _waits_for(table, people):
        return line("games-yours", game=game, since=since, channel=table.channel)
    names = together(table.names[seat] for seat in acting)
    return line("games-playing", game=game, names=names, since=since, channel=table.channel)
