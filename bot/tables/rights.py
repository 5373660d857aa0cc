"""Who may do what at a table, beyond what is their own: the rules that all decisions share. docs/rights.md tells them.

What somebody is in the chat of the table, a moderator or not there at all, `bot.service.admission` has found out.
"""

from __future__ import annotations

from bot.domain.messages import Person
from bot.domain.table import Chair, Question, Table

ABOUT_A_CHAIR = ("replace", "free", "once", "handover")
TAKING = ("replace", "free")
"""The questions about a chair, and those by which somebody who sits there would lose it."""


def sits(table: Table, who: Person) -> bool:
    """Whether they have a seat here."""
    return table.seat_of(who.id) is not None


def decides(table: Table, who: Person) -> bool:
    """Whether they decide how the table is: its host, or a moderator of its chat."""
    return who.id == table.host or who.moderator


def is_orphan(table: Table) -> bool:
    """Whether nobody sits here and nobody can come back: it is anyone's to close."""
    return not any(chair.person or chair.owner for chair in table.chairs)


def may_close(table: Table, who: Person) -> bool:
    """Whether they close the table alone."""
    left_it = any(chair.owner == who.id for chair in table.chairs)
    return decides(table, who) or is_orphan(table) or (table.paused and left_it)


def may_take(chair: Chair, who: Person) -> bool:
    """Whether they may sit down there, were it free: not if they had a part in freeing it, under whatever name."""
    return not set(chair.barred) & gainers(who)


def gainers(who: Person) -> set[str]:
    """All who gain what this person gains: themselves, and whoever sits at the same browser."""
    return {who.id, *who.beside}


def consenting(table: Table, seat: int, who: Person) -> tuple[int, ...]:
    """The seats whose consent it takes that the person on this one loses it, when that is asked for by `who`.

    Those of all other people, but not of who gains, nor of those whose time is up: they are absent themselves.
    """
    gain = gainers(who)
    return tuple(
        other
        for other, chair in enumerate(table.chairs)
        if other != seat and chair.person and chair.person not in gain and not chair.overdue
    )


def counts(question: Question, who: Person) -> bool:
    """Whether their yes to this question counts: not about a seat that they would gain by, under whatever name."""
    if question.kind not in TAKING or not (question.since or question.kind == "replace"):
        return True
    return not {question.by, *question.kin} & gainers(who)


def must_be_heard(chair: Chair) -> bool:
    """Whether somebody sits there who is to be asked before they lose the seat: not if they did not come in time."""
    return chair.person is not None and not chair.overdue
