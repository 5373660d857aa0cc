"""Leaving a game that is on: giving up, closing the table, another person on a chair; and the consent it takes."""

from __future__ import annotations

import msgspec

from bot.messages import line
from bot.tables import posting, timing
from bot.tables.consent import ask
from bot.tables.lobby import DONE, closed
from bot.tables.names import chair_name
from bot.tables.playing import game_of, played, seat_at
from bot.tables.table import Chair, Change, Desk, Question, Refused, Table
from rules.contract import IllegalMove
from rules.record import RESIGN


def resign(desk: Desk, words: list[str]) -> Change:
    """/resign: out of the game where it can go on so, else the chair is free for another."""
    table = game_of(desk)
    seat = seat_at(table, desk)
    if table.rules.can_resign:
        try:
            state, events = table.rules.resign(table.state, seat)
        except IllegalMove:
            raise Refused(line("out-already")) from None
        return played(desk, table, seat, RESIGN, state, events)
    return _freed(desk, table, seat)


def _freed(desk: Desk, table: Table, seat: int) -> Change:
    """A chair for whoever comes; when nobody is left, the table is closed."""
    name = table.chairs[seat].name
    if not any(chair.person for number, chair in enumerate(table.chairs) if number != seat):
        return closed(desk, table, line("everyone-left"))
    table = _with(table, seat, Chair(None, name))
    table, post = posting.aside(table, line("chair-is-free", name=name), buttons=(posting.REPLACE_BUTTON,))
    return Change(table, DONE, posts=(post,))


def _with(table: Table, seat: int, chair: Chair) -> Table:
    """Somebody else, or nobody, on a chair: what was asked is void, and a host who is gone passes on."""
    chairs = (*table.chairs[:seat], chair, *table.chairs[seat + 1 :])
    people = [other.person for other in chairs if other.person]
    host = table.host if table.host in people else people[0]
    return msgspec.structs.replace(table, chairs=chairs, host=host, question=None)


def cancel(desk: Desk, words: list[str]) -> Change:
    """/cancel: the host or a moderator closes the table; others at it by everyone's consent once the game is on."""
    table = desk.table
    if table is None or table.idle:
        raise Refused(line("no-table"))
    if desk.who.id == table.host or desk.who.moderator:
        return closed(desk, table, line("table-closed", name=chair_name(desk.who.name, ())))
    if table.phase == "lobby":
        raise Refused(line("host-closes"))
    asked = ask(desk, table, Question("cancel", desk.who.id, (), ()))
    return asked or closed(desk, table, line("closed-by-consent"))


def replace(desk: Desk, words: list[str]) -> Change:
    """/replace [name]: sits down on a free chair, or asks for an absent player's; host and moderators free one."""
    table = game_of(desk)
    mine = table.seat_of(desk.who.id)
    if mine is None:
        return _newcomer(desk, table, " ".join(words))
    if desk.who.id != table.host and not desk.who.moderator:
        raise Refused(line("you-sit-already"))
    seat = _named(table, " ".join(words))
    if table.chairs[seat].person is None:
        raise Refused(line("chair-is-free", name=table.chairs[seat].name))
    return _freed(desk, table, seat)


def _newcomer(desk: Desk, table: Table, name: str) -> Change:
    own = [seat for seat, chair in enumerate(table.chairs) if chair.owner == desk.who.id]
    free = [seat for seat, chair in enumerate(table.chairs) if chair.person is None and not chair.robot]
    if (own or free) and not name:
        return seated(desk, table, (own or free)[0], desk.who.id, desk.who.name)
    seat = _named(table, name)
    if seat in own or seat in free or desk.who.moderator:
        return seated(desk, table, seat, desk.who.id, desk.who.name)
    question = Question("replace", desk.who.id, (), (), seat=seat, name=chair_name(desk.who.name, ()))
    return ask(desk, table, question) or seated(desk, table, seat, desk.who.id, desk.who.name)


def _named(table: Table, name: str) -> int:
    """The seat of that number or name; a number is what buttons say, whatever somebody calls himself."""
    numbers = [str(seat + 1) for seat in range(len(table.chairs))]
    for known in (numbers, [chair.name.casefold() for chair in table.chairs]):
        if name.casefold() in known:
            return known.index(name.casefold())
    raise Refused(line("whose-chair", names=", ".join(table.names)))


def seated(desk: Desk, table: Table, seat: int, person: str, name: str) -> Change:
    """Another person takes over a chair and what belongs to it; the board is shown to him anew."""
    before = table.chairs[seat].name
    others = [chair.name for number, chair in enumerate(table.chairs) if number != seat]
    fresh = chair_name(name, others)
    chair = timing.restarted(desk, Chair(person, fresh))
    table = msgspec.structs.replace(_with(table, seat, chair), stamp=table.stamp + 1)
    table, post = posting.news_post(table, table.state, line("took-over", name=fresh, before=before))
    return Change(table, DONE, posts=(post,))
