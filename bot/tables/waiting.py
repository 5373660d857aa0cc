"""While somebody is awaited: nudges, reminders, holidays, and what becomes of a turn whose time is up."""

from __future__ import annotations

import msgspec

from bot.messages import Answer, Button, Called, Line, Post, line, when
from bot.pace import HOUR
from bot.tables import posting, timing
from bot.tables.consent import ask
from bot.tables.lobby import DONE
from bot.tables.playing import game_of, seat_at
from bot.tables.table import Chair, Change, Desk, Question, Refused, Table

NUDGE_PAUSE = 6 * HOUR
STAND_IN = "fair"  # the strength of a robot that helps out


def with_chair(table: Table, seat: int, **changes: object) -> Table:
    """The table with one chair changed."""
    chair = msgspec.structs.replace(table.chairs[seat], **changes)
    return msgspec.structs.replace(table, chairs=(*table.chairs[:seat], chair, *table.chairs[seat + 1 :]))


def nudge(desk: Desk, words: list[str]) -> Change:
    """/nudge: a friendly ping to whoever is awaited, once in a while."""
    table = game_of(desk)
    mine = seat_at(table, desk)
    awaited = [seat for seat in timing.acting(table) if seat != mine and table.chairs[seat].person]
    if not awaited:
        raise Refused(line("nobody-to-nudge"))
    ready = [seat for seat in awaited if desk.at - _last_ping(table.chairs[seat]) >= NUDGE_PAUSE]
    if not ready:
        soonest = min(_last_ping(table.chairs[seat]) for seat in awaited) + NUDGE_PAUSE
        raise Refused(line("nudged-already", until=when(soonest)))
    for seat in ready:
        table = with_chair(table, seat, nudged=desk.at)
    return _pinged(table, ready, line("nudge", name=table.names[mine]), (posting.PLAY_BUTTON,))


def _last_ping(chair: Chair) -> float:
    """When this chair was last called: by a nudge, or when its turn came."""
    return max(chair.nudged, chair.since)


def _pinged(table: Table, seats: list[int], text: Line, buttons: tuple[Button, ...]) -> Change:
    """A post of its own that calls these seats."""
    table, post = posting.aside(table, text, buttons=buttons)
    called = [Called(chair.person, chair.name) for seat in seats if (chair := table.chairs[seat]).person]
    call = line("call-reminded") if called else None
    return Change(table, DONE, posts=(msgspec.structs.replace(post, call=call, called=tuple(called)),))


def mute(desk: Desk, words: list[str]) -> Change:
    """/mute: no more reminders for this turn."""
    table = game_of(desk)
    seat = seat_at(table, desk)
    if seat not in timing.acting(table):
        raise Refused(line("nothing-to-decide"))
    return Change(with_chair(table, seat, muted=True), Answer(ok=True, lines=(line("muted"),)))


def reminded(desk: Desk, words: list[str]) -> Change:
    """Of the clock: a seat was reminded at this percentage of its time; `here`: in the channel, now."""
    table = game_of(desk)
    seat, percent, since, where = int(words[0]), int(words[1]), float(words[2]), words[3]
    chair = table.chairs[seat]
    if chair.since != since or chair.reminded >= percent:
        return Change(desk.table, DONE)
    table = with_chair(table, seat, reminded=percent)
    if where != "here":
        return Change(table, DONE)
    limit = timing.deadline(table, chair, desk.outages)
    text = line("reminder", game=line(table.game), until=when(limit or desk.at))
    return _pinged(table, [seat], text, posting.REMINDER_BUTTONS)


def absent(desk: Desk, words: list[str]) -> Change:
    """Of /away: somebody's holiday begins or ends at this table too."""
    table = game_of(desk)
    seat = seat_at(table, desk)
    name = table.names[seat]
    if words == ["back"]:
        table = with_chair(table, seat, away=None)
        news = line("is-back", name=name)
    else:
        begin, end = float(words[0]), float(words[1])
        table = with_chair(table, seat, away=(begin, end))
        news = line("is-away", name=name, since=when(begin), until=when(end))
    table, post = posting.aside(table, news)
    return Change(table, DONE, posts=(post,))


def time_up(desk: Desk, words: list[str]) -> Change:
    """Of the clock: whoever has no time left is overdue; what then is the table's own choice."""
    table = game_of(desk)
    late = [seat for seat in timing.acting(table) if _is_late(desk, table, table.chairs[seat])]
    if not late:
        return Change(desk.table, DONE)
    if table.late == "handover":
        return handed_over(desk, table, late[0])
    if table.late == "once":
        return played_once(desk, table, late[0])
    for seat in late:
        table = with_chair(table, seat, overdue=True)
    table, post = posting.aside(table, *_lateness(table, late), buttons=_remedies(table, late[0]))
    return Change(table, DONE, posts=(_calling_others(table, late, post),))


def _is_late(desk: Desk, table: Table, chair: Chair) -> bool:
    limit = timing.deadline(table, chair, desk.outages)
    return limit is not None and limit <= desk.at and not chair.overdue and not chair.once


def _lateness(table: Table, late: list[int]) -> tuple[Line, ...]:
    return tuple(line("time-is-up", name=table.names[seat]) for seat in late)


def _calling_others(table: Table, late: list[int], post: Post) -> Post:
    others = [chair for seat, chair in enumerate(table.chairs) if seat not in late]
    called = tuple(Called(chair.person, chair.name) for chair in others if chair.person)
    return msgspec.structs.replace(post, called=called, call=line("call-decide") if called else None)


def _remedies(table: Table, seat: int) -> tuple[Button, ...]:
    number = seat + 1
    return (
        Button(f"/wait {number}", line("button-wait"), "primary"),
        Button(f"/once {number}", line("button-once")),
        Button(f"/handover {number}", line("button-handover")),
        Button(f"/replace {number}", line("button-replace")),
        Button("/cancel", line("button-cancel"), "danger"),
    )


def wait(desk: Desk, words: list[str]) -> Change:
    """/wait <seat>: gives somebody whose time is up his whole time once more."""
    table, seat, mine = _overdue(desk, words)
    fresh = timing.restarted(desk, table.chairs[seat])
    table = msgspec.structs.replace(table, chairs=(*table.chairs[:seat], fresh, *table.chairs[seat + 1 :]))
    limit = timing.deadline(table, table.chairs[seat], desk.outages) or desk.at
    news = line("more-time", name=table.names[mine], other=table.names[seat], until=when(limit))
    table, post = posting.aside(table, news)
    return Change(table, DONE, posts=(post,))


def once(desk: Desk, words: list[str]) -> Change:
    """/once <seat>: a robot plays this turn for somebody whose time is up, if the others agree."""
    table, seat, _ = _overdue(desk, words)
    return ask(desk, table, Question("once", desk.who.id, (), (), seat=seat)) or played_once(desk, table, seat)


def handover(desk: Desk, words: list[str]) -> Change:
    """/handover <seat>: a robot takes the seat of somebody whose time is up, if the others agree."""
    table, seat, _ = _overdue(desk, words)
    return ask(desk, table, Question("handover", desk.who.id, (), (), seat=seat)) or handed_over(desk, table, seat)


def _overdue(desk: Desk, words: list[str]) -> tuple[Table, int, int]:
    """The table, the seat named that is overdue, and that of who asks."""
    table = game_of(desk)
    mine = seat_at(table, desk)
    late = [seat for seat in timing.acting(table) if table.chairs[seat].overdue]
    named = [seat for seat in late if not words or words[0] in (str(seat + 1), table.names[seat])]
    if not named:
        raise Refused(line("nobody-is-late"))
    if named[0] == mine:
        raise Refused(line("you-are-awaited"))
    return table, named[0], mine


def played_once(desk: Desk, table: Table, seat: int) -> Change:
    """A robot will play this turn."""
    table = with_chair(table, seat, once=True, overdue=True)
    table, post = posting.aside(table, line("robot-plays-once", name=table.names[seat]))
    return Change(table, DONE, posts=(post,))


def handed_over(desk: Desk, table: Table, seat: int) -> Change:
    """A robot sits there from now on; whose seat it was may take it back at any time."""
    chair = table.chairs[seat]
    table = with_chair(table, seat, person=None, robot=STAND_IN, owner=chair.person or chair.owner, overdue=False)
    people = [other.person for other in table.chairs if other.person]
    host = table.host if table.host in people or not people else people[0]
    table = msgspec.structs.replace(table, question=None, host=host)
    table, post = posting.aside(table, line("robot-takes-over", name=chair.name), buttons=(posting.BACK_BUTTON,))
    return Change(table, DONE, posts=(post,))
