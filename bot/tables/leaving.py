"""Leaving a game that is on: giving up, closing the table, another person on a chair; and the consent it takes."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.domain.messages import Request, line, together
from bot.domain.names import chair_name
from bot.domain.table import Chair, Change, Desk, Question, Refused, Table
from bot.domain.turn_time import Pause, ended, length
from bot.tables import posts, timing
from bot.tables.consent import ask
from bot.tables.lobby import DONE, closed
from bot.tables.playing import game_of, played, seat_at
from rules.contract import IllegalMove
from rules.record import RESIGN

ASK = "ask"


class Resign(Request, frozen=True):
    """/resign."""


class Cancel(Request, frozen=True):
    """/cancel, or /cancel ask: `by_consent`, whoever says it."""

    by_consent: bool = False

    @classmethod
    def read(cls, words: Sequence[str]) -> Cancel:
        """Other words are of no account."""
        return cls(list(words) == [ASK])


class Replace(Request, frozen=True):
    """/replace [name]: `seat` is the number or the name of a seat."""

    seat: str = ""

    @classmethod
    def read(cls, words: Sequence[str]) -> Replace:
        """A name may be of several words."""
        return cls(" ".join(words))


def resign(desk: Desk, asked: Resign) -> Change:
    """/resign: out of the game where it can go on so, else the chair is free for another."""
    table = game_of(desk)
    seat = seat_at(table, desk)
    if table.rules.can_resign:
        try:
            state, events = table.rules.resign(table.state, seat)
        except IllegalMove:
            raise Refused(line("out-already")) from None
        return played(desk, table, seat, RESIGN, state, events)
    return freed(desk, table, seat)


def freed(desk: Desk, table: Table, seat: int) -> Change:
    """A chair for whoever comes; when nobody is left, the table is closed."""
    name = table.chairs[seat].name
    if not any(chair.person for number, chair in enumerate(table.chairs) if number != seat):
        return closed(desk, table, line("everyone-left"))
    table = _with(table, seat, Chair(None, name))
    table, post = posts.aside(table, line("chair-is-free", name=name), buttons=(posts.REPLACE_BUTTON,))
    return Change(table, DONE, posts=(post,))


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
    if (desk.who.id == table.host or desk.who.moderator) and not asked.by_consent:
        return closed(desk, table, line("table-closed", name=chair_name(desk.who.name, ())))
    if table.phase == "lobby":
        raise Refused(line("host-closes"))
    question = ask(desk, table, Question("cancel", desk.who.id, (), ()))
    return question or closed(desk, table, line("closed-by-consent"))


def replace(desk: Desk, asked: Replace) -> Change:
    """/replace [name]: sits down on a free chair, or asks for an absent player's.

    Host and moderators free one; the others at the table by consent, if the time of its player is up.
    """
    table = game_of(desk)
    mine = table.seat_of(desk.who.id)
    if mine is None:
        return _newcomer(desk, table, asked.seat)
    host = desk.who.id == table.host or desk.who.moderator
    if not host and not any(chair.overdue for chair in table.chairs):
        raise Refused(line("you-sit-already"))
    seat = _named(table, asked.seat)
    chair = table.chairs[seat]
    if chair.is_free:
        raise Refused(line("chair-is-free", name=chair.name))
    if host:
        return freed(desk, table, seat)
    if seat == mine or not chair.overdue:
        raise Refused(line("you-sit-already"))
    return ask(desk, table, Question("free", desk.who.id, (), (), seat=seat)) or freed(desk, table, seat)


def _newcomer(desk: Desk, table: Table, name: str) -> Change:
    own = [seat for seat, chair in enumerate(table.chairs) if chair.owner == desk.who.id]
    free = [seat for seat, chair in enumerate(table.chairs) if chair.is_free]
    if (own or free) and not name:
        return seated(desk, table, (own or free)[0], desk.who.id, desk.who.name, desk.away)
    seat = _named(table, name)
    if seat in own or seat in free or desk.who.moderator:
        return seated(desk, table, seat, desk.who.id, desk.who.name, desk.away)
    name = chair_name(desk.who.name, ())
    question = Question("replace", desk.who.id, (), (), seat=seat, name=name, away=desk.away)
    return ask(desk, table, question) or seated(desk, table, seat, desk.who.id, desk.who.name, desk.away)


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
    chair = Chair(person, chair_name(name, others))
    if before.owner == person:
        rested = before.rested + length(ended(before.holidays, desk.at))
        chair = msgspec.structs.replace(chair, used=before.used, rested=rested)
    if away:
        chair = timing.resting(table, chair, away, desk.at)
    joined = timing.company(desk, table, _with(table, seat, timing.started(desk, chair)))
    table = joined.changed(stamp=table.stamp + 1)
    news = line("took-over", name=chair.name, before=before.name)
    if before.owner == person:
        news = line("took-seat-back", name=chair.name)
    table, post = posts.news_post(table, news)
    return Change(table, DONE, posts=(post,))
