"""What has happened in a game, as somebody may see it: every step that stands, and the turns of a strip."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

import msgspec

import render
from bot.domain.messages import Line, Picture, line
from bot.domain.table import Entry, Table
from bot.language.words import fact_line, seats_in
from render.strips import MOST, Turn
from rules.contract import Event, State
from rules.record import RETRACT, UNDO, enter

LINES = 24  # sentences beside a strip


class Moment(msgspec.Struct, frozen=True):
    """A step that stands: after how many entries of the log it had been made, by which seat, and what it did."""

    at: int
    seat: int
    text: str
    before: State
    events: tuple[Event, ...]
    after: State


def moments(table: Table, log: Sequence[Entry]) -> list[Moment]:
    """All steps of these entries that stand."""
    rules = table.rules
    states: list[State] = [rules.start(len(table.chairs), table.seed, table.options)]
    found: list[Moment] = []
    for at, entry in enumerate(log, 1):
        before = states[-1]
        state, events = enter(rules, states, entry.seat, entry.text)
        if entry.text.startswith(f"{UNDO} "):
            del found[len(states) - 1 :]
        else:
            found.append(Moment(at, entry.seat, entry.text, before, events, state))
    return found


def told(table: Table, moment: Moment, seat: int | None) -> list[Line]:
    """What happened then in sentences, as far as that seat may know it."""
    lines = [fact_line(table.game, event, table.names) for event in seen(moment.events, seat)]
    if lines:
        return lines
    key = "step-retracted" if moment.text == RETRACT else "step-hidden"
    return [line(key, name=table.names[moment.seat])]


def seen(events: Sequence[Event], seat: int | None) -> tuple[Event, ...]:
    """The events that this seat may learn of."""
    return tuple(event for event in events if event.only is None or event.only == seat)


class Walked(msgspec.Struct, frozen=True):
    """A step of a game as somebody may know it."""

    at: int
    seat: int
    lines: tuple[Line, ...]


def walk(table: Table, log: Sequence[Entry], seat: int | None) -> tuple[Walked, ...]:
    """Every step of these entries."""
    return tuple(Walked(one.at, one.seat, tuple(told(table, one, seat))) for one in moments(table, log))


def strip(table: Table, log: Sequence[Entry], picture: Picture) -> tuple[bytes, tuple[Line, ...]] | None:
    """The turns that mattered, numbered as they happened, and told; None if nothing is to be seen of any."""
    turns = list(_turns(table, log, picture))
    if not turns:
        return None
    shown = mattering(turns, picture.seat)
    lines = [one for turn in turns for one in _numbered(table, turn)][-LINES:]
    if len(turns) > len(shown):
        lines.insert(0, line("since-turns", count=len(turns), shown=len(shown)))
    return render.strip(shown, names=table.names), tuple(lines)


def _turns(table: Table, log: Sequence[Entry], picture: Picture) -> Iterator[Turn]:
    """What that seat may see, turn by turn."""
    rules, seat, number = table.rules, picture.seat, 0
    lately = [one for one in moments(table, log) if one.at > picture.since]
    for _, group in groupby(lately, key=lambda one: rules.turn(one.before)):
        steps = list(group)
        events = tuple(event for step in steps for event in seen(step.events, seat))
        if not events:
            continue
        number += 1
        whose = steps[0].seat if len({step.seat for step in steps}) == 1 else None
        before, after = rules.view(steps[0].before, seat), rules.view(steps[-1].after, seat)
        yield Turn(number, whose, render.Step(before, events, after))


def mattering(turns: Sequence[Turn], seat: int | None) -> list[Turn]:
    """As many as a strip shows: the last, those with a scoring, those that concern this seat, and the latest."""

    def weight(turn: Turn) -> tuple[bool, bool, bool, int]:
        events = turn.step.events
        concerns = seat is not None and any(seat in seats_in(event) for event in events)
        return turn is turns[-1], any(event.scores for event in events), concerns, turn.number

    return sorted(sorted(turns, key=weight)[-MOST:], key=lambda turn: turn.number)


def _numbered(table: Table, turn: Turn) -> Iterator[Line]:
    """The sentences of a turn, the first with its number."""
    first, *rest = [fact_line(table.game, event, table.names) for event in turn.step.events]
    yield line("since-turn", number=turn.number, what=first)
    yield from rest
