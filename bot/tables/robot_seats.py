"""Robots at the table: seated in the lobby, and playing when it is their turn. How they think is not known here."""

from __future__ import annotations

import msgspec

from bot.domain.messages import Answer, Button, line
from bot.domain.names import chair_name
from bot.domain.table import Chair, Change, Desk, Refused, Table
from bot.tables import posts, timing
from bot.tables.lobby import DONE, host_name, lobby_of
from bot.tables.playing import attempt, game_of, played
from rules.robots import STRENGTHS

NAMES = {"easy": "Sancho", "fair": "Yasmin", "strong": "Almanzor"}
OFF = "off"


def robot(desk: Desk, words: list[str]) -> Change:
    """/robot <strength>: seats a robot; /robot off: the last one gets up."""
    table = lobby_of(desk)
    if desk.who.id != table.host and not desk.who.moderator:
        raise Refused(line("host-decides", name=host_name(table)))
    if not words:
        return Change(table, _strengths(table))
    if words[0].lower() == OFF:
        return _gone(table)
    if words[0].lower() not in STRENGTHS:
        raise Refused(line("which-strength", strengths=", ".join(STRENGTHS)))
    return _sits(table, words[0].lower())


def _strengths(table: Table) -> Answer:
    buttons = [Button(f"/robot {strength}", line(f"robot-{strength}")) for strength in STRENGTHS]
    if any(chair.robot for chair in table.chairs):
        buttons.append(Button(f"/robot {OFF}", line("button-robot-off")))
    return Answer(ok=True, lines=(line("how-strong"),), buttons=tuple(buttons), stamp=table.stamp, open=True)


def _sits(table: Table, strength: str) -> Change:
    if len(table.chairs) >= table.rules.seats.stop - 1:
        raise Refused(line("lobby-is-full", count=len(table.chairs)))
    name = chair_name(f"{NAMES[strength]} (bot)", table.names)
    table = msgspec.structs.replace(table, chairs=(*table.chairs, Chair(None, name, robot=strength)))
    news = line("robot-sits", name=name, strength=line(f"robot-{strength}"))
    return Change(table, DONE, posts=(posts.lobby_step(table, news),))


def _gone(table: Table) -> Change:
    robots = [seat for seat, chair in enumerate(table.chairs) if chair.robot]
    if not robots:
        raise Refused(line("no-robot"))
    seat = robots[-1]
    news = line("left", name=table.names[seat])
    table = msgspec.structs.replace(table, chairs=table.chairs[:seat] + table.chairs[seat + 1 :])
    return Change(table, DONE, posts=(posts.lobby_step(table, news),))


def thinking(table: Table) -> tuple[int, ...]:
    """The seats for which a robot owes a move."""
    return tuple(seat for seat in timing.acting(table) if table.chairs[seat].robot or table.chairs[seat].once)


def robot_plays(desk: Desk, words: list[str]) -> Change:
    """Of the clock: the move a robot chose for a seat; it lasts until the turn is over."""
    table = game_of(desk)
    seat = int(words[0])
    if seat not in thinking(table) or desk.command.stamp != table.stamp:
        return Change(desk.table, DONE)
    move, (state, events) = attempt(table, table.state, seat, words[1:])
    return played(desk, table, seat, str(move), state, events)
