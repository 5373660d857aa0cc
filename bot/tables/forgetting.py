"""Somebody is to be forgotten: at a table they get up, and whatever names them there names nobody any more."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from bot.domain.messages import Arg, HouseAct, Line, Person, line
from bot.domain.names import chair_name
from bot.domain.table import Chair, Change, Decided, Desk, Table
from bot.language.words import say
from bot.tables import tally
from bot.tables.leaving import freed
from bot.tables.lobby import DONE, got_up
from bot.tables.talking import SAID

PLAYER = "forgotten-player"


class Forgotten(HouseAct, frozen=True):
    """The person of the command is to be forgotten."""


def forgotten(desk: Desk, act: Forgotten) -> Decided:
    """They get up, if they sit; then nothing here names them."""
    table, person = desk.table, desk.who.id
    if table is None or not concerned(table, person):
        return DONE
    nobody = Person("", nameless(table.language))
    unnamed = msgspec.structs.replace(desk, command=msgspec.structs.replace(desk.command, who=nobody))
    change = _got_up(unnamed, _renamed(table, person), person)
    return msgspec.structs.replace(change, table=_without(change.table, person))


def nameless(language: str) -> str:
    """What somebody is called whose name was forgotten."""
    return say(language, PLAYER)


def concerned(table: Table, person: str) -> bool:
    """Whether anything at this table is theirs."""
    asked = table.question.by if table.question else ""
    named = {
        table.host,
        asked,
        *table.guests,
        *(one.person for one in table.tally),
        *(one.person for one in table.gone),
    }
    return person in named or any(person in (chair.person, chair.owner) for chair in table.chairs)


def names_of(table: Table, person: str) -> list[str]:
    """What this person is called here."""
    return [chair.name for chair in table.chairs if person in (chair.person, chair.owner)]


def _got_up(desk: Desk, table: Table, person: str) -> Change:
    seat = table.seat_of(person)
    if seat is None or table.idle:
        return Change(table, DONE)
    if table.phase == "lobby":
        return got_up(desk, table, seat, line("forgotten-left"))
    return freed(desk, table, seat)


def _renamed(table: Table, person: str) -> Table:
    """The same table; those chairs have a name that is nobody's, wherever it was told."""
    names: dict[str, str] = {}
    chairs: list[Chair] = list(table.chairs)
    for seat, chair in enumerate(chairs):
        if person in (chair.person, chair.owner):
            others = [other.name for number, other in enumerate(chairs) if number != seat]
            names[chair.name] = chair_name(nameless(table.language), others)
            chairs[seat] = msgspec.structs.replace(chair, name=names[chair.name])
    told = tuple(tuple(unnamed(lines, names)) for lines in table.told)
    ahead = tuple(msgspec.structs.replace(laid, told=tuple(unnamed(laid.told, names))) for laid in table.ahead)
    notes = tuple(msgspec.structs.replace(one, text=tuple(unnamed(one.text, names))) for one in table.notes)
    return table.changed(
        chairs=tuple(chairs), base=tuple(unnamed(table.base, names)), told=told, notes=notes, ahead=ahead
    )


def _without(table: Table, person: str) -> Table:
    chairs = tuple(_left(chair, person) for chair in table.chairs)
    people = [chair.person for chair in chairs if chair.person]
    host = table.host if table.host != person else next(iter(people), "")
    question = table.question if table.question and table.question.by != person else None
    gone = tuple(one for one in table.gone if one.person != person)
    tallied = tally.without(table, person, nameless(table.language))
    guests = tuple(guest for guest in table.guests if guest != person)
    return table.changed(chairs=chairs, host=host, question=question, tally=tallied, gone=gone, guests=guests)


def _left(chair: Chair, person: str) -> Chair:
    gone = None if chair.person == person else chair.person
    return msgspec.structs.replace(chair, person=gone, owner="" if chair.owner == person else chair.owner)


def unnamed(lines: Iterable[Line], names: Mapping[str, str]) -> list[Line]:
    """The sentences with other names in them."""
    return [Line(one.key, {word: _other(arg, names) for word, arg in _unsaid(one, names).items()}) for one in lines]


def _unsaid(one: Line, names: Mapping[str, str]) -> Mapping[str, Arg]:
    """What somebody said goes with their name."""
    return {**one.args, "text": "…"} if one.key == SAID and one.args["name"] in names else one.args


def _other(arg: Arg, names: Mapping[str, str]) -> Arg:
    if isinstance(arg, Line):
        return unnamed([arg], names)[0]
    if isinstance(arg, list):
        return unnamed(arg, names)
    if isinstance(arg, str):
        return ", ".join(names.get(part, part) for part in arg.split(", "))
    return arg
