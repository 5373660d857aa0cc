"""Once more: the same people at the next game. They are called; who does not come is replaced, or left out."""

from __future__ import annotations

import msgspec

from bot.domain.messages import HouseAct, Request, line, together
from bot.domain.table import Chair, Change, Decided, Desk, Refused, Table
from bot.tables import posts, tally
from bot.tables.lobby import DONE, Join, New, begun, closed, empty_table, join
from bot.tables.robot_seats import robot_chair
from rules.robots import Strength

STAND_IN: Strength = "fair"  # who takes a seat where too few have come


class Again(Request, frozen=True):
    """/again."""


class Seating(HouseAct, frozen=True):
    """Of the clock: the next game at a standing table is opened, or those it waits for have had their time."""


def again(desk: Desk, asked: Again) -> Change:
    """/again: the next game with the same people. Whoever is awaited for it comes by the same word."""
    table = desk.table
    if table is None or table.phase == "closed":
        raise Refused(line("no-game"))
    if table.phase == "lobby":
        lobby = msgspec.structs.replace(desk, command=msgspec.structs.replace(desk.command, stamp=None))
        return join(lobby, Join())
    if table.phase == "playing":
        raise Refused(line("game-is-on"))
    if desk.command.stamp not in (None, table.stamp):
        raise Refused(line("stale"))
    if not any(desk.who.id in (chair.person, chair.owner) for chair in table.chairs):
        raise Refused(line("again-for-players"))
    return _opened(desk, table, desk.who.id)


def seating(desk: Desk, act: Seating) -> Decided:
    """Of the clock: opens the next game, calls once more who has not come, and at last begins without them."""
    table = desk.table
    if table is None:
        return DONE
    if table.phase == "over" and table.standing:
        return _opened(desk, table, "")
    late = [chair for chair in table.chairs if chair.awaited]
    if table.phase != "lobby" or not late:
        return DONE
    if not any(chair.person and not chair.awaited for chair in table.chairs) and all(chair.nudged for chair in late):
        return closed(desk, table, line("again-nobody"))
    if not all(chair.nudged for chair in late):
        return _called_again(desk, table)
    return _without(desk, table)


def _opened(desk: Desk, before: Table, who: str) -> Change:
    """The next game: who asked for it is there, robots are; all others are called."""
    kept = [chair for chair in before.chairs if not chair.is_free]
    chairs = tuple(_kept(chair, who, desk) for chair in kept)
    table = empty_table(desk, New(before.game, before.options))
    host = who or before.host_among(chairs)
    table = table.changed(chairs=chairs, host=host, tally=tally.goes_on(before, desk.at))
    if not any(chair.awaited for chair in chairs) and len(chairs) in table.rules.seats:
        return begun(desk, table)
    name = next((chair.name for chair in chairs if chair.person == who), "")
    game = line(table.game)
    news = line("again-opened", game=game, name=name) if name else line("again-stands", game=game)
    table, post = posts.new_post(table, posts.lobby_post(table, news))
    return Change(table, DONE, posts=(post,), fresh_log=True)


def _kept(chair: Chair, who: str, desk: Desk) -> Chair:
    """The same chair in the next game; a robot that kept it for somebody gives it back."""
    person = chair.person or chair.owner
    if not person:
        return Chair(None, chair.name, robot=chair.robot)
    return Chair(person, chair.name) if person == who else Chair(person, chair.name, awaited=True, since=desk.at)


def _called_again(desk: Desk, table: Table) -> Change:
    """A second and last call, in a post of its own: an edited one rings nowhere."""
    chairs = tuple(msgspec.structs.replace(chair, nudged=desk.at) if chair.awaited else chair for chair in table.chairs)
    table = table.changed(chairs=chairs, stamp=table.stamp + 1)
    table, post = posts.new_post(table, posts.lobby_post(table, *table.base[:1], line("again-last-call")))
    return Change(table, DONE, posts=(post,))


def _without(desk: Desk, table: Table) -> Change:
    """The game begins with who came; where they are too few, robots take the places of others."""
    late = [chair for chair in table.chairs if chair.awaited]
    here = tuple(chair for chair in table.chairs if not chair.awaited)
    least = table.rules.seats.start
    table = table.changed(chairs=here, host=table.host_among(here))
    news = [line("again-without", names=together(chair.name for chair in late))]
    while len(table.chairs) < least:
        robot = robot_chair(table, STAND_IN)
        table = table.changed(chairs=(*table.chairs, robot))
        news.append(line("robot-sits", name=robot.name, strength=line(f"robot-{STAND_IN}")))
    return begun(desk, table, *news)
