"""Leaving a game that is on: giving up, closing the table, another person on a chair; and the consent it takes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from bot.domain.messages import Line, Request, line, together
from bot.domain.names import chair_name
from bot.domain.table import Chair, Change, Desk, Gone, Question, Refused, Table
from bot.domain.turn_time import Pause, ended, length
from bot.tables import posts, timing
from bot.tables.consent import ask, ask_for_seat
from bot.tables.lobby import DONE, closed, host_name
from bot.tables.playing import game_of, played, seat_at
from bot.tables.rights import decides, gainers, may_close, may_take
from rules.contract import IllegalMove
from rules.record import RESIGN

ASK = "ask"
MOST_GONE = 6  # of those who left a game, the latest


class Resign(Request, frozen=True):
    """/resign."""


class Cancel(Request, frozen=True):
    """/cancel, or /cancel ask: `by_consent`, whoever says it."""

    by_consent: bool = False

    @classmethod
    def read(cls, words: Sequence[str]) -> Cancel:
        """Other words are of no account."""
        return cls(list(words) == [ASK])

    def typed(self) -> tuple[str, ...]:
        """As it was typed."""
        return (ASK,) if self.by_consent else ()


class Replace(Request, frozen=True):
    """/replace [name]: `seat` is the number or the name of a seat."""

    seat: str = ""

    @classmethod
    def read(cls, words: Sequence[str]) -> Replace:
        """A name may be of several words."""
        return cls(" ".join(words))

    def typed(self) -> tuple[str, ...]:
        """The seat."""
        return tuple(self.seat.split())


def resign(desk: Desk, asked: Resign) -> Change:
    """/resign: out of the game where it can go on so, else the chair is free for another."""
    table = game_of(desk)
    seat = seat_at(table, desk)
    if not table.rules.can_resign:
        return freed(desk, table, seat)
    try:
        state, events = table.rules.resign(table.state, seat)
    except IllegalMove:
        raise Refused(line("out-already")) from None
    left = table.moved_to(state)
    if table.rules.to_act(state) and not any(timing.plays(left, other) for other in range(len(left.chairs))):
        return closed(desk, table, line("everyone-left"))
    return played(desk, table, seat, RESIGN, state, events)


def freed(desk: Desk, table: Table, seat: int, *news: Line, barred: tuple[str, ...] = ()) -> Change:
    """A chair for whoever comes, but for those who had a part in that; when nobody is left, the table is closed."""
    name, table = table.chairs[seat].name, without(table, seat)
    if not any(chair.person for number, chair in enumerate(table.chairs) if number != seat):
        return closed(desk, table, *news, line("everyone-left"))
    table = _with(table, seat, Chair(None, name, barred=barred))
    free = line("chair-is-free", name=name)
    owed = seat in timing.acting(table)
    table, post = posts.note(table, "free", [seat], *news, free, buttons=(posts.REPLACE_BUTTON,))
    live = posts.standing_post(table) if owed else None  # it calls somebody who is not there
    return Change(table, DONE, posts=(live, post) if live else (post,))


def without(table: Table, seat: int) -> Table:
    """The table that remembers who sat there in this game: whoever leaves it has come in last."""
    chair = table.chairs[seat]
    person = chair.person or chair.owner
    if not person or any(one.person == person for one in table.gone):
        return table
    return table.changed(gone=(*table.gone, Gone(person, chair.name))[-MOST_GONE:])


def freed_by_consent(desk: Desk, table: Table, question: Question) -> Change:
    """All who were asked agreed; neither who asked nor who agreed gets the seat by another name."""
    asker, name = table.seat_of(question.by), table.names[question.seat]
    by = table.names[asker] if asker is not None else ""
    news = line("freed-by-consent", name=by, chair=name)
    agreed = [person for seat in question.agreed if (person := table.chairs[seat].person)]
    return freed(desk, table, question.seat, news, barred=(question.by, *question.kin, *agreed))


def _freed_late(desk: Desk, table: Table, seat: int, said: Literal["freed-late", "freed-by-moderator"]) -> Change:
    """By one person's decision, for the time of who sat there is up; the table hears whose decision that was."""
    news = line(said, name=chair_name(desk.who.name, ()), chair=table.names[seat])
    return freed(desk, table, seat, news, barred=tuple(sorted(gainers(desk.who))))


def _with(table: Table, seat: int, chair: Chair) -> Table:
    """Somebody else, or nobody, on a chair: what was asked is void, and a host who is gone passes on."""
    chairs = (*table.chairs[:seat], chair, *table.chairs[seat + 1 :])
    return table.changed(chairs=chairs, host=table.host_among(chairs), question=None)


def cancel(desk: Desk, asked: Cancel) -> Change:
    """/cancel: the host or a moderator closes the table; others at it by everyone's consent once the game is on.

    /cancel ask: by everyone's consent, whoever says it.
    """
    table = desk.table
    if table is None or table.idle:
        raise Refused(line("no-table"))
    if may_close(table, desk.who) and not asked.by_consent:
        by_office = desk.who.moderator and desk.who.id != table.host
        return closed(
            desk,
            table,
            line("closed-by-moderator" if by_office else "table-closed", name=chair_name(desk.who.name, ())),
        )
    if table.phase == "lobby":
        raise Refused(line("host-closes"))
    question = ask(desk, table, Question("cancel", desk.who.id, (), ()))
    return question or closed(desk, table, line("closed-by-consent"))


def replace(desk: Desk, asked: Replace) -> Change:
    """/replace [name]: sits down on a free chair, or asks for somebody's.

    Who sits here asks for it to be free. If the time of its player is up, the others decide, or a moderator alone.
    """
    table = game_of(desk)
    mine = table.seat_of(desk.who.id)
    if mine is None:
        return _newcomer(desk, table, asked.seat)
    seat = _named(table, asked.seat)
    chair = table.chairs[seat]
    if seat == mine:
        raise Refused(line("you-sit-already"))
    if chair.is_free:
        raise Refused(line("chair-is-free", name=chair.name))
    if chair.overdue and desk.who.moderator:
        return _freed_late(desk, table, seat, "freed-by-moderator")
    question = Question("free", desk.who.id, (), (), seat=seat)
    if chair.overdue:
        return ask(desk, table, question) or _freed_late(desk, table, seat, "freed-late")
    if chair.robot and not chair.owner:
        return _robot_gone(desk, table, seat)
    if chair.robot:
        raise Refused(line("seat-waits-for", name=chair.name))
    return ask_for_seat(desk, table, question)


def _robot_gone(desk: Desk, table: Table, seat: int) -> Change:
    """The host makes room for somebody in the place of a robot that has played from the beginning."""
    if not decides(table, desk.who):
        raise Refused(line("host-decides", name=host_name(table)))
    return freed(desk, table, seat)


def _newcomer(desk: Desk, table: Table, name: str) -> Change:
    own = [seat for seat, chair in enumerate(table.chairs) if chair.owner == desk.who.id]
    empty = [seat for seat, chair in enumerate(table.chairs) if chair.is_free]
    free = [seat for seat in empty if may_take(table.chairs[seat], desk.who)]
    seat = (own or free or empty)[0] if not name and (own or empty) else _named(table, name)
    chair = table.chairs[seat]
    if seat in own or seat in free:
        return seated(desk, table, seat, desk.who.id, desk.who.name, desk.away)
    if chair.is_free:
        raise Refused(line("not-for-who-freed-it", name=chair.name))
    if chair.overdue and desk.who.moderator:
        return _freed_late(desk, table, seat, "freed-by-moderator")
    name = chair_name(desk.who.name, ())
    return ask_for_seat(desk, table, Question("replace", desk.who.id, (), (), seat=seat, name=name, away=desk.away))


def _named(table: Table, name: str) -> int:
    """The seat of that number or name; a number is what buttons say, whatever somebody calls themselves."""
    numbers = [str(seat + 1) for seat in range(len(table.chairs))]
    for known in (numbers, [chair.name.casefold() for chair in table.chairs]):
        if name.casefold() in known:
            return known.index(name.casefold())
    raise Refused(line("whose-chair", names=together(table.names)))


def seated(desk: Desk, table: Table, seat: int, person: str, name: str, away: Pause | None) -> Change:
    """Another person takes over a chair and what belongs to it; the board is shown to them anew.

    Who takes their own chair back has no more reserve and holidays than they left it with.
    """
    before = table.chairs[seat]
    others = [chair.name for number, chair in enumerate(table.chairs) if number != seat]
    chair = Chair(person, chair_name(name, others), kin=desk.who.beside if desk.who.id == person else ())
    if before.owner == person:
        rested = before.rested + length(ended(before.holidays, desk.at))
        chair = msgspec.structs.replace(chair, used=before.used, rested=rested)
    if away:
        chair = timing.resting(table, chair, away, desk.at)
    joined = timing.company(desk, table, _with(table, seat, timing.started(desk, chair)))
    table = joined.changed(stamp=table.stamp + 1, paused=False)
    news = line("took-over", name=chair.name, before=before.name)
    if before.owner == person:
        news = line("took-seat-back", name=chair.name)
    table, post = posts.news_post(table, news)
    return Change(table, DONE, posts=(post,))
