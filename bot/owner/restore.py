"""`zoco restore FILE`: a backup into an empty house, or single tables of it into one that is lived in.

The file is read to its end before anything is written, so a damaged one changes nothing. Into an empty house everything
comes as it was; the time since then counts against nobody, like any outage. A single table comes without the posts that
waited then: its chat is told that it was brought back, and is shown how it stands.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import BinaryIO

import msgspec

from bot.adapters.platforms import PLATFORMS
from bot.domain.messages import Command
from bot.domain.table import Table
from bot.owner.audit import NOT_WANTED, noted
from bot.owner.backup_file import Start, Unusable, contents, start_of
from bot.owner.house import Impossible, agreed, complain, now, performed, told_when
from bot.service.tables import CARETAKER, Tables
from bot.store.copying import Belongings, Copying, Key, Occupied
from bot.store.migrations import DamagedTable, read_table
from bot.store.store import CARRIED_OUT, Store, write_table
from bot.tables.by_owner import BroughtBack

ALWAYS = ("table", "log")
IF_MISSING = ("records", *CARRIED_OUT, "feed", "sent")
"""What a single table brings along only where there is nothing: what is there is later, and goes on."""
LIVING = 60.0  # seconds since a sign of life after which nobody serves this house


class Backup:
    """A file whose every part holds."""

    def __init__(self, file: BinaryIO, start: Start, owners: Sequence[str], tables: Sequence[str]) -> None:
        self.file, self.start, self.owners, self.tables = file, start, owners, tables

    @property
    def name(self) -> bytes:
        """What tells it from others."""
        return f"{self.start.at}/{len(self.owners)}/{len(self.tables)}".encode()

    def contents(self) -> Iterator[Belongings]:
        """All that is in it."""
        return contents(self.file)


def checked(file: BinaryIO) -> Backup:
    """A backup, once it was read to its end; `Unusable` if anything is wrong with it."""
    start, owners, tables = start_of(file), list[str](), list[str]()
    for one in contents(file):
        owners.append(one.owner)
        if one.table:
            tables.append(one.owner)
            _check_table(one)
    return Backup(file, start, owners, tables)


def _check_table(one: Belongings) -> None:
    """A table that was damaged already when it was saved is restored as it is; one of a later version is not."""
    try:
        read_table(one.table)
    except DamagedTable as error:
        if "newer" in str(error):
            raise Unusable(f"the table of {one.owner} was stored by a later version of zoco: use that one") from error


def restore(path: Path, names: Sequence[str], *, replace: bool, yes: bool) -> int:
    """Into an empty house all of it, or the tables of these names into any."""
    try:
        with path.open("rb") as file:
            backup = checked(file)
            print(f"{path}: of {told_when(backup.start.at)}, by zoco {backup.start.version}; all of it can be read.")

            async def work(store: Store) -> int:
                restoring = Restoring(store, backup, now)
                async with noted(store, f"restore {path} {' '.join(names)}".rstrip()) as deed:
                    if not names:
                        return await restoring.everything()
                    status = await restoring.tables(names, replace=replace, yes=yes)
                    if status:
                        deed.outcome = NOT_WANTED
                    return status

            return asyncio.run(performed(work, create=True))
    except OSError as error:
        return complain(f"{path} cannot be read: {error.strerror}")
    except Unusable as error:
        return complain(f"nothing is restored from {path}: {error}")


class Restoring:
    """Brings a backup into a house."""

    def __init__(self, store: Store, backup: Backup, clock: Callable[[], float]) -> None:
        self.store, self.backup, self.clock = store, backup, clock
        self.copying = Copying(store, clock)

    async def everything(self) -> int:
        """All of it; where that was begun before and broke off, the rest of it."""
        begun = await self.copying.restoring() == self.backup.name
        if not begun and not await self.copying.is_empty():
            raise Impossible(
                "there are tables or people in this house already, and nothing is overwritten. Restore into an empty "
                "one, or name the tables that you want back: zoco restore FILE TABLE…"
            )
        await self.copying.mark(self.backup.name)
        kept = [one.owner for one in self.backup.contents() if not await self._written(one)]
        await self.copying.mark(b"")
        print(f"{len(self.backup.tables):,} tables are restored, with everything that belongs to them.")
        if kept:
            print(f"Left alone, because a table is there already: {', '.join(kept)}.")
        if await self._is_served():
            print("Now restart zoco: the key that signs the page's cookies is the one of the backup.")
        return 0

    async def _written(self, one: Belongings) -> bool:
        try:
            if one.owner:
                await self.copying.write(_lasting(one, self.clock()))
            for key in () if one.owner else one.keys:
                await self.copying.write_shared(key)
        except Occupied:
            return False
        for person in _people(one):
            await self.copying.expect(person, one.owner)
        return True

    async def _is_served(self) -> bool:
        tables = Tables(self.store, self.clock, str)
        beats = [await tables.heartbeats.last(name) for name in PLATFORMS.names]
        return any(beat is not None and self.clock() - beat < LIVING for beat in beats)

    async def tables(self, names: Sequence[str], *, replace: bool, yes: bool) -> int:
        """Single tables; of those that are there, only if they shall be replaced."""
        if missing := [name for name in names if name not in self.backup.tables]:
            raise Impossible(f"there is no table {', '.join(missing)} in this backup; nothing was restored")
        there = [name for name in names if await self._goes_on(name)]
        if there and not replace:
            raise Impossible(f"something is on at {', '.join(there)}: say --replace to give that up for the backup")
        if there and not agreed(f"What is on at {', '.join(there)} is given up for what was on then.", yes):
            return 1
        for one in self.backup.contents():
            if one.owner in names:
                await self._back(one)
                print(f"{one.owner} is back as it was at {told_when(self.backup.start.at)}; the table is told so.")
        return 0

    async def _goes_on(self, name: str) -> bool:
        try:
            table = await self.store.table(name)
        except DamagedTable:
            return True
        return table is not None and not table.idle

    async def _back(self, one: Belongings) -> None:
        """The table, and whatever of it is missing; then the chat is told."""
        for person in _people(one):
            await self.copying.expect(person, one.owner)
        while True:
            there = await self.copying.of(one.owner)
            try:
                await self.copying.write(_joined(one, there), _version(there))
                break
            except Occupied:  # somebody has moved just now
                continue
        tables = Tables(self.store, self.clock, str)
        name = f"brought back {self.backup.start.at} {_version(there)}"
        act = BroughtBack(round(self.backup.start.at))
        await tables.carry_out(Command(one.owner, CARETAKER, act, name))


def _version(there: Belongings) -> str:
    """The version of a table as stored: what the script compares."""
    if not there.table:
        return "0"
    number = there.table.partition(b"|")[0]
    return number.decode() if number.isdigit() else "damaged"


def _lasting(one: Belongings, at: float) -> Belongings:
    """Without what would have been forgotten by now."""
    return msgspec.structs.replace(one, keys=[key for key in one.keys if not key.until or key.until > at * 1000])


def _joined(one: Belongings, there: Belongings) -> Belongings:
    """A table of the backup where time has gone on: its numbers go on from what was there."""
    known = {key.kind for key in there.keys}
    keys = [key for key in one.keys if key.kind in ALWAYS or (key.kind in IF_MISSING and key.kind not in known)]
    before, after = _read(there), _read(one)
    if after is not None:
        numbers = {
            "version": max(after.version, int(_version(there)) if _version(there).isdigit() else 0) + 1,
            "stamp": max(after.stamp, before.stamp if before else 0) + 1,
            "posts": max(after.posts, before.posts if before else 0),
        }
        fresh = Key("table", "string", 0, [write_table(after.changed(**numbers))])
        keys = [fresh if key.kind == "table" else key for key in keys]
    if "log" not in {key.kind for key in keys}:
        keys.append(Key("log", "list", 0, []))
    return Belongings(one.owner, keys, one.due, b"", one.changed)


def _read(one: Belongings) -> Table | None:
    try:
        return read_table(one.table) if one.table else None
    except DamagedTable:
        return None


def _people(one: Belongings) -> set[str]:
    table = _read(one)
    return {chair.person for chair in table.chairs if chair.person} if table else set()
