"""When somebody's time is up: nobody is thrown out unless the table chose so, the others decide how it goes on."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.domain.messages import Button, Called, HouseAct, Post, Request, line, when
from bot.domain.table import Chair, Change, Decided, Desk, Question, Refused, Table
from bot.tables import posts, timing
from bot.tables.consent import ask
from bot.tables.lobby import DONE
from bot.tables.nudges import with_chair
from bot.tables.playing import game_of, seat_at
from bot.tables.rights import ABOUT_A_CHAIR

STAND_IN = "fair"  # the strength of a robot that helps out


class AboutLate(Request, frozen=True):
    """What shall become of somebody whose time is up; `seat` is the number or the name of theirs, "": of the first."""

    seat: str = ""

    @classmethod
    def read(cls, words: Sequence[str]) -> AboutLate:
        """A name may be of several words."""
        return cls(" ".join(words))


class Wait(AboutLate, frozen=True):
    """/wait <seat>."""


class Once(AboutLate, frozen=True):
    """/once <seat>."""


class HandOver(AboutLate, frozen=True):
    """/handover <seat>."""


class TimeUp(HouseAct, frozen=True):
    """Somebody may have no time left."""


def time_up(desk: Desk, act: TimeUp) -> Decided:
    """Of the clock: whoever has no time left is overdue, one at a time; what then is the table's own choice."""
    table = game_of(desk)
    late = [seat for seat in timing.acting(table) if _is_late(desk, table, table.chairs[seat])]
    if not late:
        return DONE
    seat = late[0]
    if table.late == "handover":
        return handed_over(desk, table, seat)
    if table.late == "once":
        return played_once(desk, table, seat)
    table = with_chair(table, seat, msgspec.structs.replace(table.chairs[seat], overdue=True))
    news = line("time-is-up", name=table.names[seat])
    table, post = posts.note(table, "late", [seat], news, buttons=_remedies(seat))
    return Change(table, DONE, posts=(_calling_others(table, late, post),))


def _is_late(desk: Desk, table: Table, chair: Chair) -> bool:
    limit = timing.deadline(table, chair, desk.outages)
    return limit is not None and limit <= desk.at and not chair.overdue and not chair.once


def _calling_others(table: Table, late: list[int], post: Post) -> Post:
    others = [chair for seat, chair in enumerate(table.chairs) if seat not in late and not chair.overdue]
    called = tuple(Called(chair.person, chair.name) for chair in others if chair.person)
    return msgspec.structs.replace(post, called=called, call=line("call-decide") if called else None)


def _remedies(seat: int) -> tuple[Button, ...]:
    number = seat + 1
    return (
        Button(f"/wait {number}", line("button-wait"), "primary"),
        Button(f"/once {number}", line("button-once")),
        Button(f"/handover {number}", line("button-handover")),
        Button(f"/replace {number}", line("button-someone-else")),
        Button("/cancel ask", line("button-cancel"), "danger"),
    )


def wait(desk: Desk, asked: Wait) -> Change:
    """/wait <seat>: gives somebody whose time is up the time of one more turn."""
    table, seat, mine = _overdue(desk, asked)
    table = with_chair(table, seat, timing.prolonged(desk, table, table.chairs[seat]))
    if table.question and table.question.kind in ABOUT_A_CHAIR and table.question.seat == seat:
        table = table.changed(question=None)
    limit = timing.deadline(table, table.chairs[seat], desk.outages) or desk.at
    news = line("more-time", name=table.names[mine], other=table.names[seat], until=when(limit))
    table, post = posts.aside(table, news)
    return Change(table, DONE, posts=(post,))


def once(desk: Desk, asked: Once) -> Change:
    """/once <seat>: a robot plays this turn for somebody whose time is up, if the others agree."""
    table, seat, _ = _overdue(desk, asked)
    return ask(desk, table, Question("once", desk.who.id, (), (), seat=seat)) or played_once(desk, table, seat)


def handover(desk: Desk, asked: HandOver) -> Change:
    """/handover <seat>: a robot takes the seat of somebody whose time is up, if the others agree."""
    table, seat, _ = _overdue(desk, asked)
    return ask(desk, table, Question("handover", desk.who.id, (), (), seat=seat)) or handed_over(desk, table, seat)


def _overdue(desk: Desk, asked: AboutLate) -> tuple[Table, int, int]:
    """The table, the seat named that is overdue, and that of who asks."""
    table = game_of(desk)
    mine = seat_at(table, desk)
    name = asked.seat.casefold()
    late = [seat for seat in timing.acting(table) if table.chairs[seat].overdue and not table.chairs[seat].once]
    named = [seat for seat in late if name in ("", str(seat + 1), table.names[seat].casefold())]
    if not named:
        raise Refused(line("nobody-is-late"))
    if named[0] == mine:
        raise Refused(line("you-are-awaited"))
    return table, named[0], mine


def played_once(desk: Desk, table: Table, seat: int) -> Change:
    """A robot will play this turn."""
    table = with_chair(table, seat, msgspec.structs.replace(table.chairs[seat], once=True, overdue=True))
    table, post = posts.aside(table, line("robot-plays-once", name=table.names[seat]))
    return Change(table, DONE, posts=(post,))


def handed_over(desk: Desk, table: Table, seat: int) -> Change:
    """A robot sits there from now on; whose seat it was is told so, and may take it back at any time."""
    chair = table.chairs[seat]
    robot = msgspec.structs.replace(
        chair, person=None, robot=STAND_IN, owner=chair.person or chair.owner, overdue=False, once=False
    )
    table = with_chair(table, seat, robot)
    table = table.changed(question=None, host=table.host_among(table.chairs))
    news = line("robot-takes-over", name=chair.name)
    table, post = posts.note(table, "owner", [seat], news, buttons=(posts.BACK_BUTTON,))
    called = (Called(robot.owner, chair.name),) if robot.owner else ()
    post = msgspec.structs.replace(post, called=called, call=line("call-take-back") if called else None)
    return Change(table, DONE, posts=(post,))
