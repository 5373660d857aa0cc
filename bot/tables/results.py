"""The result of a game that is over, made from its table and its log: who came in where, and the figures of it."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from itertools import pairwise
from statistics import median

from bot.domain.results import MARK, NOBODY, Ended, Result, Share
from bot.domain.table import Entry, Gone, Table
from rules.contract import BadNotation, IllegalMove, Outcome
from rules.figures import Figures, figures
from rules.record import RESIGN, BadRecord


def result_of(table: Table, log: Sequence[Entry], at: float) -> Ended | None:
    """What is kept of it for ever; None if it did not come to an end."""
    outcome = table.rules.outcome(table.state)
    if outcome is None:
        return None
    moves = tuple((entry.seat, entry.text) for entry in log)
    told = _figures(table, moves)
    given_up = {entry.seat for entry in log if entry.text == RESIGN}
    return _told(table, log, at, places(outcome, given_up), told, outcome.scores, given_up)


def _figures(table: Table, moves: Sequence[tuple[int, str]]) -> Sequence[Figures]:
    """What its players talk about; nothing where the log does not lead to the end: the end itself is worth more."""
    seats = len(table.chairs)
    try:
        return figures(table.rules, seats, table.seed, table.options, moves)
    except (IllegalMove, BadNotation, BadRecord):
        return [() for _ in range(seats)]


def _told(
    table: Table,
    log: Sequence[Entry],
    at: float,
    came_in: Sequence[int],
    told: Sequence[Figures],
    points: Sequence[int],
    given_up: set[int],
) -> Ended:
    people: list[tuple[str, str]] = []

    def number(person: str | None, name: str) -> int:
        if not person:
            return NOBODY
        people.append((person, name))
        return len(people)

    shares = []
    for seat, chair in enumerate(table.chairs):
        count, pace = _pace(log, seat, chair.person)
        shares.append(
            Share(
                who=number(chair.person, chair.name),
                place=came_in[seat],
                points=points[seat],
                figures=told[seat],
                moves=count,
                pace=pace,
                robot=chair.robot,
                left=seat in given_up,
            )
        )
    last = len(shares)
    here = {chair.person for chair in table.chairs}
    kept = tuple(Gone(chair.owner, chair.name) for chair in table.chairs if chair.robot and chair.owner)
    for gone in (*table.gone, *kept):
        if gone.person not in here:
            here.add(gone.person)
            moves = sum(entry.person == gone.person for entry in log)
            shares.append(Share(number(gone.person, gone.name), last + 1, 0, moves=moves, left=True))
    result = Result(
        name=sha256(f"{table.channel} {table.seed}".encode()).digest()[:MARK],
        game=table.game,
        at=round(at),
        lasted=round(at - log[0].at) if log else 0,
        shares=tuple(shares),
        options=table.options,
        rated=_says_something(table),
    )
    return Ended(result, tuple(people))


def places(outcome: Outcome, given_up: set[int]) -> tuple[int, ...]:
    """Who came in where, from 1: winners first, then by points; equal ones share a place; who gave up is last."""

    def rank(seat: int) -> tuple[bool, bool, int]:
        return (seat in given_up, seat not in outcome.winners, -outcome.scores[seat])

    ranks = [rank(seat) for seat in range(len(outcome.scores))]
    before = sum(isinstance(winner, str) for winner in outcome.winners)  # who wins without having a seat
    return tuple(1 + before + sum(other < mine for other in ranks) for mine in ranks)


def _pace(log: Sequence[Entry], seat: int, person: str | None) -> tuple[int, int]:
    """How many entries of this seat are this person's, and how long they took over one: the median, in seconds."""
    took = [entry.at - before.at for before, entry in pairwise(log) if entry.seat == seat and entry.person == person]
    return len(took), round(median(took)) if took else 0


def _says_something(table: Table) -> bool:
    """Whether it says anything about skill: not if one sits there twice, nor where nobody else does.

    Two who share a browser are one, for all that anybody can know.
    """
    people = [chair.person for chair in table.chairs if chair.person]
    kin = {other for chair in table.chairs for other in chair.kin}
    return len(table.chairs) + len(table.gone) > 1 and not kin & set(people)
