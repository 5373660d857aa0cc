"""docs/rights.md, cell by cell: every person there says every command there in every state, at a real table."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import TypeAlias

import msgspec
import pytest

from bot.domain.messages import Answer, Command, Person
from bot.domain.table import Change, Entry, Table
from bot.runtime.fair_queue import Asker
from bot.schedule.thinkers import think
from bot.service.membership import MEMBER, OUTSIDER, Standing
from bot.service.registry import COMMANDS, parse
from bot.service.tables import CARETAKER, Tables
from bot.store.store import Store
from bot.tables import timing
from bot.tables.sure import SURE
from bot.tables.timeouts import TimeUp
from rules.contract import Hint, Move, View
from rules.record import Record
from rules.robots import Strength
from tests.bot.conftest import Seeds, Time

DOCUMENT = Path(__file__).parents[2] / "docs" / "rights.md"
GAME, BASE = "alhambra", "chat:base"  # a game with hidden hands, in which one decides at a time
WEEKS = 30 * 24 * 3600.0
SEATED = ("Host", "Player", "Mover")
BESIDE = {"Second": ("chat:Host",), "Host": ("chat:Second",)}

Cell: TypeAlias = tuple[str, str, str, str]
"""The state, the command, who gives it, and what comes of it."""


def rows_of(text: str) -> list[Cell]:
    """Every cell of the tables, each under the heading that names its state."""
    found: list[Cell] = []
    state, people = "", list[str]()
    for line in text.splitlines():
        if line.startswith("## "):
            state, people = line.removeprefix("## "), []
        elif line.startswith("| "):
            first, *cells = [cell.strip() for cell in line.strip("|").split("|")]
            if not people:
                people = cells
            elif command := re.fullmatch(r"`(/[^`]+)`", first):
                assert len(cells) == len(people), line
                found += [(state, command[1], person, cell) for person, cell in zip(people, cells, strict=True)]
    return found


CELLS = rows_of(DOCUMENT.read_text("utf-8"))
STATES = tuple(dict.fromkeys(state for state, *_ in CELLS))


class Chat:
    """A platform on which all are in the chat but one, and one moderates it."""

    async def standing(self, channel: str, person: str) -> Standing | None:
        if person == "chat:Outsider":
            return OUTSIDER
        return Standing(member=True, moderator=True) if person == "chat:Moderator" else MEMBER


async def quick(game: str, view: View, strength: Strength, seed: str, asker: Asker) -> tuple[Move, Hint | None]:
    return think(game, view, "easy", seed)


class Scene(msgspec.Struct, frozen=True):
    """A table at a moment, with its log, and the record if it is over."""

    table: Table | None
    log: tuple[Entry, ...] = ()
    record: Record | None = None


class House:
    """Tables of one moment, as many as there are people and commands to be tried."""

    def __init__(self, store: Store, clock: Time) -> None:
        self.store, self.clock, self.number = store, clock, 0
        self.tables = Tables(store, clock, Seeds(), quick)
        self.tables.memberships.serve("chat", Chat())

    async def say(self, channel: str, name: str, text: str) -> Answer:
        self.number += 1
        person = Person(f"chat:{name}", name, beside=BESIDE.get(name, ()))
        return await self.tables.handle(Command(channel, person, parse(text), f"id-{self.number}"))

    async def done(self, name: str, text: str) -> None:
        answer = await self.say(BASE, name, text)
        assert answer.ok, (name, text, answer)

    async def table(self) -> Table:
        table = await self.store.table(BASE)
        assert table is not None
        return table

    async def scene(self) -> Scene:
        records = await self.store.records(BASE)
        return Scene(await self.table(), tuple(await self.store.log(BASE)), records[0] if records else None)

    async def copy(self, scene: Scene, channel: str) -> None:
        """The same table elsewhere."""
        if scene.table is None:
            return
        table = scene.table.changed(channel=channel)
        change = Change(table, Answer(ok=True), scene.log, fresh_log=True, record=scene.record)
        await self.store.commit(Command(channel, CARETAKER, TimeUp(), "made"), None, change, self.clock())


async def no_table(house: House) -> None:
    """Nothing has ever been played here."""


async def lobby(house: House) -> None:
    await house.done("Host", f"/new {GAME}")
    for name in SEATED[1:]:
        await house.done(name, "/join")


async def playing(house: House) -> None:
    """All have moved, and it is the turn of who is called so."""
    await lobby(house)
    await house.done("Host", "/start")
    random = Random(1)
    while (len({entry.seat for entry in await house.store.log(BASE)}), await _awaited(house)) != (3, "Mover"):
        await _moves(house, random)


async def _awaited(house: House) -> str:
    table = await house.table()
    return table.names[timing.acting(table)[0]]


async def _moves(house: House, random: Random) -> None:
    table = await house.table()
    seat = timing.acting(table)[0]
    await house.done(table.names[seat], f"/play {random.choice(table.rules.legal(table.state, seat))}")


async def late(house: House) -> None:
    await playing(house)
    house.clock.now += WEEKS
    await house.tables.carry_out(Command(BASE, CARETAKER, TimeUp(), "late"))


async def asked(house: House) -> None:
    await playing(house)
    await house.done("Guest", "/replace Player")


async def over(house: House) -> None:
    await playing(house)
    random = Random(2)
    while (await house.table()).phase == "playing":
        await _moves(house, random)


MADE: Mapping[str, Callable[[House], object]] = {
    "No table": no_table,
    "A lobby": lobby,
    "A game": playing,
    "A game, and the time of Mover is up": late,
    "A game, and Guest has asked for the seat of Player": asked,
    "A game that is over": over,
}


async def outcome(house: House, scene: Scene, name: str, text: str) -> str:
    """What comes of it, in the words of the document."""
    channel = f"chat:{house.number}"
    await house.copy(scene, channel)
    before = await house.store.table(channel)
    answer = await house.say(channel, name, await _filled(text, before))
    after = await house.store.table(channel)
    if not answer.ok:
        assert after == before, (name, text)
        return "no"
    if any(button.text.endswith(f" {SURE}") for button in answer.buttons):
        assert after == before, (name, text)
        return "sure?"
    if after is not None and after.question is not None and (before is None or before.question is None):
        return "asks"
    return "yes"


async def _filled(text: str, table: Table | None) -> str:
    """The command with a move that the one to act could play."""
    if "<move>" not in text or table is None or table.phase != "playing":
        return text
    return text.replace("<move>", str(table.rules.legal(table.state, timing.acting(table)[0])[0]))


@pytest.mark.parametrize("state", STATES)
async def test_every_cell_of_the_table_of_rights_is_as_it_says(store: Store, clock: Time, state: str) -> None:
    house = House(store, clock)
    made = MADE[state](house)
    assert hasattr(made, "__await__")
    await made
    scene = Scene(None) if state == "No table" else await house.scene()
    wrong = []
    for _, command, person, cell in (one for one in CELLS if one[0] == state):
        found = await outcome(house, scene, person, command)
        if found != cell:
            wrong.append(f"{command} by {person}: {found}, and the document says {cell}")
    assert wrong == []


def test_the_table_of_rights_has_every_command_in_every_state() -> None:
    assert set(STATES) == set(MADE)
    for state in STATES:
        named = {command.split(" ")[0].removeprefix("/") for one, command, *_ in CELLS if one == state}
        assert named == {entry.name for entry in COMMANDS}, state


def test_who_is_not_in_the_chat_may_do_nothing_but_what_concerns_themselves() -> None:
    may = {command.split(" ")[0] for _, command, person, cell in CELLS if person == "Outsider" and cell != "no"}
    assert may == {"/games", "/stats", "/settings", "/away", "/mute", "/link", "/forget"}
