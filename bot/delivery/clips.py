"""What happened lately at a table as a film, for one who may see it: the steps between two moments of its log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

import render
from bot.domain.messages import Line
from bot.domain.table import Entry, Table
from bot.language.words import fact_line
from rules.contract import State
from rules.record import UNDO, enter, replay
from rules.record import Step as Entered

MOST_STEPS = render.films.STEPS


class Clip(msgspec.Struct, frozen=True):
    """The entries of a log after `since` and up to `at`, as that seat may see them; None: as everyone may."""

    since: int
    at: int
    seat: int | None = None
    kind: Literal["film"] = "film"

    def fits(self, table: Table) -> bool:
        """Whether the table knows all of it; a seat sees only what has just happened."""
        lately = 0 < self.at - self.since <= MOST_STEPS and self.since >= 0
        known = self.at == table.entries if self.seat is not None else self.at <= table.entries
        return table.position is not None and lately and known


class Clipped(msgspec.Struct, frozen=True):
    """The film, and for each of its steps the sentences of what happened; None for what tells nothing."""

    film: render.Film
    lines: tuple[tuple[Line, ...], ...]


def draw(table: Table, log: Sequence[Entry], clip: Clip) -> Clipped | None:
    """The film; None where nothing moved that this seat may see."""
    steps = [_seen(table, state, step, clip.seat) for state, step in _entered(table, log[: clip.at], clip.since)]
    film = render.film(steps, names=table.names, own=clip.seat is not None)
    if film is None:
        return None
    lines = tuple(tuple(fact_line(table.game, event, table.names) for event in step.events) for step in steps)
    return Clipped(film, lines)


def _seen(table: Table, before: State, step: Entered, seat: int | None) -> render.Step:
    """A step with nothing in it that this seat may not know."""
    events = [event for event in step.events if event.only is None or event.only == seat]
    return render.Step(table.rules.view(before, seat), events, table.rules.view(step.state, seat))


def _entered(table: Table, log: Sequence[Entry], since: int) -> list[tuple[State, Entered]]:
    """Each entry after `since`, with the state before it."""
    before: State | None = None
    found = []
    for number, step in _replayed(table, log, since):
        if before is not None and number > since:
            found.append((before, step))
        before = step.state
    return found


def _replayed(table: Table, log: Sequence[Entry], since: int) -> Iterator[tuple[int, Entered]]:
    """What was entered, by its number, and before it where it was begun with: from the last turn that will do."""
    moves = [(entry.seat, entry.text) for entry in log]
    rules = table.rules
    kept = [anchor for anchor in table.anchors if anchor.entries <= since]
    if kept and not any(text.startswith(UNDO) for _, text in moves[kept[-1].entries :]):
        begun = kept[-1].entries
        states: list[State] = [rules.load(kept[-1].position)]
        yield begun, Entered(0, "", states[0], ())
        for number, (seat, text) in enumerate(moves[begun:], begun + 1):
            yield number, Entered(seat, text, *enter(rules, states, seat, text))
        return
    opening: State = rules.start(len(table.chairs), table.seed, table.options)
    yield 0, Entered(0, "", opening, ())
    yield from enumerate(replay(rules, len(table.chairs), table.seed, table.options, moves), 1)
