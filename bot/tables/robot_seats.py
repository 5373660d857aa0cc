"""Robots at the table: seated in the lobby, and playing when it is their turn. How they think is not known here."""

from __future__ import annotations

from collections.abc import Sequence

from bot.domain.messages import Answer, Button, HouseAct, Request, line
from bot.domain.names import chair_name
from bot.domain.table import Chair, Change, Decided, Desk, Refused, Table
from bot.language.words import say
from bot.tables import posts, timing
from bot.tables.lobby import DONE, host_name, lobby_of
from bot.tables.playing import game_of, moved, played
from rules.contract import Move
from rules.robots import CHARACTERS, STRENGTHS

OFF = "off"


class Robot(Request, frozen=True):
    """/robot <strength>, or /robot off."""

    strength: str = ""

    @classmethod
    def read(cls, words: Sequence[str]) -> Robot:
        """The first word."""
        return cls(words[0].lower() if words else "")


class RobotsAlone(HouseAct, frozen=True):
    """A robot owes a move, and perhaps no person is left in the game."""


class RobotPlays(HouseAct, frozen=True):
    """The move that a robot chose for a seat."""

    seat: int
    move: Move


def robot(desk: Desk, asked: Robot) -> Decided:
    """/robot <strength>: seats a robot; /robot off: the last one gets up."""
    table = lobby_of(desk)
    if desk.who.id != table.host and not desk.who.moderator:
        raise Refused(line("host-decides", name=host_name(table)))
    if not asked.strength:
        return _strengths(table)
    if asked.strength == OFF:
        return _gone(table)
    if asked.strength not in STRENGTHS:
        raise Refused(line("which-strength", strengths=", ".join(STRENGTHS)))
    return _sits(table, asked.strength)


def _strengths(table: Table) -> Answer:
    buttons = [Button(f"/robot {strength}", line(f"robot-{strength}")) for strength in STRENGTHS]
    if any(chair.robot for chair in table.chairs):
        buttons.append(Button(f"/robot {OFF}", line("button-robot-off")))
    return Answer(ok=True, lines=(line("how-strong"),), buttons=tuple(buttons), stamp=table.stamp, open=True)


def _sits(table: Table, strength: str) -> Change:
    if len(table.chairs) >= table.rules.seats.stop - 1:
        raise Refused(line("lobby-is-full", count=len(table.chairs)))
    chair = robot_chair(table, strength)
    table = table.changed(chairs=(*table.chairs, chair))
    news = line("robot-sits", name=chair.name, strength=line(f"robot-{strength}"))
    return Change(table, DONE, posts=(posts.lobby_step(table, news),))


def robot_chair(table: Table, strength: str) -> Chair:
    """A robot of that strength, with a name that no other at the table has, in the table's language."""
    known = say(table.language, f"robot-names-{CHARACTERS[strength].called.lower()}").split(", ")
    names = [chair_name(say(table.language, "robot-name", name=name), ()) for name in known]
    name = next((name for name in names if name not in table.names), chair_name(names[0], table.names))
    return Chair(None, name, robot=strength)


def _gone(table: Table) -> Change:
    robots = [seat for seat, chair in enumerate(table.chairs) if chair.robot]
    if not robots:
        raise Refused(line("no-robot"))
    seat = robots[-1]
    news = line("left", name=table.names[seat])
    table = table.changed(chairs=table.chairs[:seat] + table.chairs[seat + 1 :])
    return Change(table, DONE, posts=(posts.lobby_step(table, news),))


def thinking(table: Table) -> tuple[int, ...]:
    """The seats for which a robot owes a move; none where no person is left who would see it."""
    if timing.robots_alone(table):
        return ()
    return tuple(seat for seat in timing.acting(table) if table.chairs[seat].robot or table.chairs[seat].once)


def robot_plays(desk: Desk, act: RobotPlays) -> Decided:
    """Of the clock: a robot plays for a seat, if nothing has changed since it chose its move."""
    table, seat = game_of(desk), act.seat
    if seat not in thinking(table) or desk.command.stamp != table.stamp:
        return DONE
    state, events = moved(table, seat, act.move)
    return played(desk, table, seat, str(act.move), state, events)


def pause(desk: Desk, act: RobotsAlone) -> Decided:
    """Of the clock: robots do not play on alone. It is said once; when somebody sits down, they go on."""
    table = desk.table
    if table is None or table.paused or not timing.robots_alone(table):
        return DONE
    owned = any(chair.owner for chair in table.chairs)
    button = posts.BACK_BUTTON if owned else posts.REPLACE_BUTTON
    table, post = posts.note(table.changed(paused=True), "pause", (), line("robots-pause"), buttons=(button,))
    return Change(table, DONE, posts=(post,))
