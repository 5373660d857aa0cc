"""Asking everyone at the table: the question, whose yes it takes, and that there is one already."""

from __future__ import annotations

import msgspec

from bot.domain.messages import Line, line
from bot.domain.names import chair_name
from bot.domain.table import Change, Desk, Question, Refused, Table
from bot.tables import posts
from bot.tables.lobby import DONE

ABOUT_A_CHAIR = ("replace", "free", "once", "handover")


def ask(desk: Desk, table: Table, question: Question) -> Change | None:
    """Asks all at the table; about a chair, all but who sits on it, unless they sit alone. None: all agree already."""
    mine = table.seat_of(desk.who.id)
    if mine is None and question.kind != "replace":
        raise Refused(line("not-a-player"))
    if table.question:
        raise Refused(pending(table.question))
    present = reachable(table, mine)
    others = tuple(seat for seat in present if seat != question.seat)
    asked = (others or present) if question.kind in ABOUT_A_CHAIR else present
    agreed = (mine,) if mine is not None else ()
    if agreed == asked:
        return None
    question = msgspec.structs.replace(question, asked=asked, agreed=agreed)
    name = chair_name(desk.who.name, ()) if mine is None else table.chairs[mine].name
    text = line(f"ask-{question.kind}", name=name, chair=table.names[question.seat])
    table, post = posts.question_post(table, question, text)
    return Change(table, DONE, posts=(post,))


def reachable(table: Table, mine: int | None) -> tuple[int, ...]:
    """The seats whose yes is asked for: of people, but not of those whose time is up while others wait."""
    return tuple(
        seat for seat, chair in enumerate(table.chairs) if chair.person and (seat == mine or not chair.overdue)
    )


def pending(question: Question) -> Line:
    """That there is a question already, and which."""
    asks = line(f"pending-{question.kind}", count=question.count, name=question.name)
    return line("question-pending", question=asks)
