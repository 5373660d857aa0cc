"""Answers to a question: the last yes carries it out, one no ends it, and so may the time that passes."""

from __future__ import annotations

import msgspec

from bot.domain.messages import Answer, HouseAct, Line, Request, line, together, when
from bot.domain.table import Change, Decided, Desk, Question, Refused, Table
from bot.tables import posts, timing
from bot.tables.consent import calling, concerns, kept
from bot.tables.leaving import freed_by_consent, seated
from bot.tables.lobby import DONE, closed
from bot.tables.playing import game_of, seat_at
from bot.tables.rights import TAKING, counts, must_be_heard
from bot.tables.timeouts import handed_over, played_once
from bot.tables.undo import taken_back


class Agree(Request, frozen=True):
    """/agree."""


class Refuse(Request, frozen=True):
    """/refuse."""


class AnswersDue(HouseAct, frozen=True):
    """Whoever was asked for their seat may have had their time to say no."""


def agree(desk: Desk, asked: Agree) -> Change:
    """/agree: a yes to the pending question; with the last one it is carried out.

    Who sits in the seat that is asked for gives it up by that, whatever the others say.
    """
    table, question, seat = _asked(desk)
    if concerns(question, seat):
        return settled(desk, table, question)
    if seat in question.agreed:
        raise Refused(line("answered-already"))
    if not counts(question, desk.who):
        raise Refused(line("yes-does-not-count"))
    question = msgspec.structs.replace(question, agreed=(*question.agreed, seat))
    if set(question.agreed) >= set(question.asked):
        return _all_agreed(desk, table, question)
    left = [table.names[other] for other in question.asked if other not in question.agreed]
    table = table.changed(question=question)
    return Change(table, Answer(ok=True, lines=(line("agreed", names=together(left)),)))


def _all_agreed(desk: Desk, table: Table, question: Question) -> Change:
    """Carried out; but whoever sits in the seat that is asked for must have had their time to say no."""
    chair = table.chairs[question.seat]
    if question.kind not in TAKING or not must_be_heard(chair):
        return settled(desk, table, question)
    asked_now = not question.since  # a version before did not ask them
    if asked_now:
        question = msgspec.structs.replace(question, since=desk.at, grace=timing.grace(table))
    until = timing.answer_by(table, question, desk.outages)
    assert until is not None
    if until <= desk.at:
        return settled(desk, table, question)
    news = line("others-agree", name=chair.name, until=when(until))
    if asked_now:
        table, post = posts.question_post(table, question, news)
        return Change(table, DONE, posts=(calling(table, post, [question.seat]),))
    table, post = posts.aside(table.changed(question=question), news)
    return Change(table, DONE, posts=(post,))


def refuse(desk: Desk, asked: Refuse) -> Change:
    """/refuse: a no ends the question; so does whoever asked it."""
    table = game_of(desk)
    question = table.question
    if question is not None and question.by == desk.who.id and desk.command.stamp in (None, question.stamp):
        seat = table.seat_of(desk.who.id)
        name = question.name if seat is None else table.names[seat]
        return _ended(desk, table, question, line("withdrawn", name=name))
    table, question, seat = _asked(desk)
    said = "keeps-seat" if concerns(question, seat) else "refused-consent"
    return _ended(desk, table, question, line(said, name=table.names[seat]))


def _ended(desk: Desk, table: Table, question: Question, news: Line) -> Change:
    """Everything stays as it is; a seat that was asked for is not asked for again that day."""
    table = kept(table, question.seat, desk.at) if question.kind in TAKING else table.changed(question=None)
    table, post = posts.aside(table, news)
    return Change(table, DONE, posts=(post,))


def _asked(desk: Desk) -> tuple[Table, Question, int]:
    table = game_of(desk)
    seat = seat_at(table, desk)
    question = table.question
    if question is None or not (seat in question.asked or concerns(question, seat)):
        raise Refused(line("no-question"))
    if desk.command.stamp not in (None, question.stamp):
        raise Refused(line("stale"))
    return table, question, seat


def answers_due(desk: Desk, act: AnswersDue) -> Decided:
    """Of the clock: nobody said no in time. If all others agreed, the seat is given; if not, the question is over."""
    table = desk.table
    question = table.question if table and table.phase == "playing" else None
    if table is None or question is None:
        return DONE
    until = timing.answer_by(table, question, desk.outages)
    if until is None or until > desk.at:
        return DONE
    if question.asked and set(question.agreed) >= set(question.asked):
        return settled(desk, table, question)
    return _ended(desk, table, question, line("question-lapsed", name=table.names[question.seat]))


def settled(desk: Desk, table: Table, question: Question) -> Change:
    """What everyone agreed to."""
    table = table.changed(question=None)
    match question.kind:
        case "cancel":
            return closed(desk, table, line("closed-by-consent"))
        case "replace" if table.seat_of(question.by) is not None:
            return Change(table, DONE)  # they sit here by now
        case "replace":
            return seated(desk, table, question.seat, question.by, question.name, question.away)
        case "free":
            return freed_by_consent(desk, table, question)
        case "once" | "handover" if not table.chairs[question.seat].overdue:
            return Change(table, DONE)  # they have come
        case "once":
            return played_once(desk, table, question.seat)
        case "handover":
            return handed_over(desk, table, question.seat)
        case "undo":
            asker = table.seat_of(question.by)
            return taken_back(desk, table, asker if asker is not None else 0, question.count)
