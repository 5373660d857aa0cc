"""Asking those at the table: the question, whose yes it takes, and that there is one already.

Whoever sits in a seat that is asked for is asked too, and has a while to say no. To play on says it as well.
"""

from __future__ import annotations

import msgspec

from bot.domain.messages import Called, Line, Post, line, when
from bot.domain.names import chair_name
from bot.domain.table import Chair, Change, Desk, Question, Refused, Table
from bot.domain.turn_time import DAY
from bot.tables import posts, timing
from bot.tables.lobby import DONE
from bot.tables.rights import ABOUT_A_CHAIR, TAKING, consenting


def ask(desk: Desk, table: Table, question: Question) -> Change | None:
    """Asks all at the table; about a chair, all but whose it is. None: all agree already.

    That chair is one whose person did not come in time: they were called, so they are not asked again.
    """
    mine = table.seat_of(desk.who.id)
    if mine is None:
        raise Refused(line("not-a-player"))
    if table.question:
        raise Refused(pending(table.question))
    present = reachable(table, mine)
    others = tuple(seat for seat in present if seat != question.seat)
    asked = others if question.kind in ABOUT_A_CHAIR else present
    if asked == (mine,):
        return None
    question = msgspec.structs.replace(question, asked=asked, agreed=(mine,), kin=desk.who.beside)
    text = line(f"ask-{question.kind}", name=table.chairs[mine].name, chair=table.names[question.seat])
    return _asked(table, question, text, asked)


def ask_for_seat(desk: Desk, table: Table, question: Question) -> Change:
    """Asks for a seat that somebody sits in: them, who have a while to say no, and all others but who gains by it."""
    if table.question:
        raise Refused(pending(table.question))
    chair, asked = table.chairs[question.seat], consenting(table, question.seat, desk.who)
    heard = chair.person is not None and not chair.overdue
    if not asked and (question.kind == "free" or not heard):
        raise Refused(line("nobody-to-consent", name=chair.name))
    if heard and desk.at < chair.kept + DAY:
        raise Refused(line("seat-was-kept", name=chair.name, until=when(chair.kept + DAY)))
    question = msgspec.structs.replace(question, asked=asked, kin=desk.who.beside)
    if heard:
        question = msgspec.structs.replace(question, since=desk.at, grace=timing.grace(table))
    mine = table.seat_of(desk.who.id)
    name = chair_name(desk.who.name, ()) if mine is None else table.chairs[mine].name
    about = line(f"ask-{question.kind}", name=name, chair=chair.name)
    how = _how(table, question, chair, desk)
    return _asked(table, question, about, (*asked, *((question.seat,) if heard else ())), *how)


def _how(table: Table, question: Question, chair: Chair, desk: Desk) -> tuple[Line, ...]:
    """How it is decided, where the person on the seat is asked too."""
    until = timing.answer_by(table, question, desk.outages)
    if until is None:
        return ()
    return (line("asked-for-seat" if question.asked else "asked-owner-alone", name=chair.name, until=when(until)),)


def _asked(table: Table, question: Question, text: Line, called: tuple[int, ...], *more: Line) -> Change:
    """The question stands, and whoever has not answered it is called."""
    table, post = posts.question_post(table, question, text, *more)
    return Change(table, DONE, posts=(calling(table, post, [one for one in called if one not in question.agreed]),))


def calling(table: Table, post: Post, seats: list[int]) -> Post:
    """The post, which calls those who sit there to answer."""
    called = tuple(Called(chair.person, chair.name) for seat in seats if (chair := table.chairs[seat]).person)
    return msgspec.structs.replace(post, called=called, call=line("call-asked") if called else None)


def reachable(table: Table, mine: int | None) -> tuple[int, ...]:
    """The seats whose yes is asked for: of people, but not of those whose time is up while others wait."""
    return tuple(
        seat for seat, chair in enumerate(table.chairs) if chair.person and (seat == mine or not chair.overdue)
    )


def pending(question: Question) -> Line:
    """That there is a question already, and which."""
    asks = line(f"pending-{question.kind}", count=question.count, name=question.name)
    return line("question-pending", question=asks)


def concerns(question: Question | None, seat: int) -> bool:
    """Whether whoever sits there is asked to give up that very seat."""
    return question is not None and question.kind in TAKING and question.seat == seat


def outlasting(question: Question | None, seat: int) -> Question | None:
    """What of a question is left when this seat plays: one about the chair of another goes on, all else is void."""
    return question if question and question.kind in ABOUT_A_CHAIR and question.seat != seat else None


def kept(table: Table, seat: int, at: float) -> Table:
    """The seat was asked for in vain: the question is closed, and for a day it is not asked again."""
    chair = msgspec.structs.replace(table.chairs[seat], kept=at)
    return table.changed(chairs=(*table.chairs[:seat], chair, *table.chairs[seat + 1 :]), question=None)
