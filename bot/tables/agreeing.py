"""Answers to a question: the last yes carries it out, one no ends it."""

from __future__ import annotations

import msgspec

from bot.domain.messages import Answer, Request, line, together
from bot.domain.table import Change, Desk, Question, Refused, Table
from bot.tables import posts
from bot.tables.leaving import freed, seated
from bot.tables.lobby import DONE, closed
from bot.tables.playing import game_of, seat_at
from bot.tables.timeouts import handed_over, played_once
from bot.tables.undo import taken_back


class Agree(Request, frozen=True):
    """/agree."""


class Refuse(Request, frozen=True):
    """/refuse."""


def agree(desk: Desk, asked: Agree) -> Change:
    """/agree: a yes to the pending question; with the last one it is carried out."""
    table, question, seat = _asked(desk)
    if seat in question.agreed:
        raise Refused(line("answered-already"))
    question = msgspec.structs.replace(question, agreed=(*question.agreed, seat))
    if set(question.agreed) >= set(question.asked):
        return settled(desk, table, question)
    left = [table.names[other] for other in question.asked if other not in question.agreed]
    table = table.changed(question=question)
    return Change(table, Answer(ok=True, lines=(line("agreed", names=together(left)),)))


def refuse(desk: Desk, asked: Refuse) -> Change:
    """/refuse: a no ends the question."""
    table, _, seat = _asked(desk)
    table = table.changed(question=None)
    table, post = posts.aside(table, line("refused-consent", name=table.names[seat]))
    return Change(table, DONE, posts=(post,))


def _asked(desk: Desk) -> tuple[Table, Question, int]:
    table = game_of(desk)
    seat = seat_at(table, desk)
    if table.question is None or seat not in table.question.asked:
        raise Refused(line("no-question"))
    if desk.command.stamp not in (None, table.question.stamp):
        raise Refused(line("stale"))
    return table, table.question, seat


def settled(desk: Desk, table: Table, question: Question) -> Change:
    """What everyone agreed to."""
    table = table.changed(question=None)
    match question.kind:
        case "cancel":
            return closed(desk, table, line("closed-by-consent"))
        case "replace":
            return seated(desk, table, question.seat, question.by, question.name, question.away)
        case "free":
            return freed(desk, table, question.seat)
        case "once":
            return played_once(desk, table, question.seat)
        case "handover":
            return handed_over(desk, table, question.seat)
        case "undo":
            asker = table.seat_of(question.by)
            return taken_back(desk, table, asker if asker is not None else 0, question.count)
