"""While somebody is awaited: nudges, reminders, and holidays. A turn whose time is up is for `timeouts`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec

from bot.domain.messages import Answer, Arg, Button, Called, HouseAct, Line, Request, line, when
from bot.domain.table import Chair, Change, Decided, Desk, Refused, Table
from bot.domain.turn_time import HOUR, Pause, pause_at
from bot.tables import posts, timing
from bot.tables.lobby import DONE
from bot.tables.looking import any_table
from bot.tables.playing import game_of, seat_at

NUDGE_PAUSE = 6 * HOUR
ALL, OFF = "all", "off"
Where: TypeAlias = Literal["here", "elsewhere", "instead"]


class Nudge(Request, frozen=True):
    """/nudge."""


class Mute(Request, frozen=True):
    """/mute, or /mute off."""

    muted: bool = True

    @classmethod
    def read(cls, words: Sequence[str]) -> Request:
        """`/mute all` is a request of its own."""
        plain = [word.lower() for word in words]
        return MuteAll() if plain[:1] == [ALL] else cls(plain != [OFF])


class MuteAll(Request, frozen=True):
    """/mute all: at every table where one is awaited."""


class Reminded(HouseAct, frozen=True):
    """A seat was reminded, at this percentage of the time of the turn that began `since` then.

    `here`: in the channel, now. `elsewhere`: alone. `instead`: in the channel after all, for the person could not be
    reached alone. `more` is how many other tables wait for the same person: the same message tells of them.
    """

    seat: int
    percent: int
    since: float
    where: Where
    more: int = 0


class Absent(HouseAct, frozen=True):
    """The holiday of somebody who sits here begins or, if there is none, ends."""

    holiday: Pause | None = None


def with_chair(table: Table, seat: int, chair: Chair) -> Table:
    """The table with one chair changed."""
    return table.changed(chairs=(*table.chairs[:seat], chair, *table.chairs[seat + 1 :]))


def nudge(desk: Desk, asked: Nudge) -> Change:
    """/nudge: a friendly ping to whoever is awaited, once in a while; who is away is left in peace."""
    table = game_of(desk)
    mine = seat_at(table, desk)
    awaited = [seat for seat in timing.acting(table) if seat != mine and table.chairs[seat].person]
    if not awaited:
        raise Refused(line("nobody-to-nudge"))
    here = [seat for seat in awaited if not pause_at(desk.at, table.chairs[seat].holidays)]
    if not here:
        raise Refused(_is_away(table, awaited[0], desk.at))
    ready = [seat for seat in here if desk.at - _last_ping(table.chairs[seat]) >= NUDGE_PAUSE]
    if not ready:
        soonest = min(_last_ping(table.chairs[seat]) for seat in here) + NUDGE_PAUSE
        raise Refused(line("nudged-already", until=when(soonest)))
    for seat in ready:
        table = with_chair(table, seat, msgspec.structs.replace(table.chairs[seat], nudged=desk.at))
    return _pinged(table, ready, (line("nudge", name=table.names[mine]),), (posts.PLAY_BUTTON,))


def _is_away(table: Table, seat: int, now: float) -> Line:
    pause = pause_at(now, table.chairs[seat].holidays)
    assert pause is not None
    return line("nudged-is-away", name=table.names[seat], until=when(pause[1]))


def _last_ping(chair: Chair) -> float:
    """When this chair was last called: by a nudge, or when its turn came."""
    return max(chair.nudged, chair.since)


def _pinged(table: Table, seats: list[int], text: tuple[Line, ...], buttons: tuple[Button, ...]) -> Change:
    """A post of its own that calls these seats."""
    table, post = posts.note(table, "turn", seats, *text, buttons=buttons)
    called = [Called(chair.person, chair.name) for seat in seats if (chair := table.chairs[seat]).person]
    call = line("call-reminded") if called else None
    return Change(table, DONE, posts=(msgspec.structs.replace(post, call=call, called=tuple(called)),))


def mute(desk: Desk, asked: Mute) -> Change:
    """/mute: no more reminders for this turn; /mute off: they come again."""
    table = game_of(desk)
    seat = seat_at(table, desk)
    if seat not in timing.acting(table):
        raise Refused(line("nothing-to-decide"))
    table = with_chair(table, seat, msgspec.structs.replace(table.chairs[seat], muted=asked.muted))
    undo = Button(f"/mute {OFF}" if asked.muted else "/mute", line("button-put-back"), channel=table.channel)
    return Change(table, Answer(ok=True, lines=(line("muted" if asked.muted else "not-muted"),), buttons=(undo,)))


def reminded(desk: Desk, act: Reminded) -> Decided:
    """Of the clock: a seat was reminded; the table says so, if that is where it is done."""
    table, seat = game_of(desk), act.seat
    chair = table.chairs[seat]
    if chair.since != act.since or (chair.reminded >= act.percent and act.where != "instead"):
        return Answer(ok=False)
    table = with_chair(table, seat, msgspec.structs.replace(chair, reminded=max(chair.reminded, act.percent)))
    if act.where == "elsewhere":
        return Change(table, DONE)
    text = [reminder_line(table, seat, desk.at, desk.outages, "reminder", here=True)]
    if act.where == "instead":
        text.append(line("reminder-not-alone"))
    if not act.more:
        return _pinged(table, [seat], tuple(text), posts.REMINDER_BUTTONS)
    buttons = (*posts.REMINDER_BUTTONS, posts.GAMES_BUTTON)
    return _pinged(table, [seat], (*text, line("reminder-more", count=act.more)), buttons)


def reminder_line(
    table: Table,
    seat: int,
    now: float,
    outages: tuple[Pause, ...],
    said: Literal["reminder", "waits"],
    *,
    here: bool = False,
) -> Line:
    """What waits, and until when: the end of the turn, of the reserve, or neither.

    `waits`: as one of a list; `here`: said at the table itself, so that it need not be named.
    """
    chair = table.chairs[seat]
    where: dict[str, Arg] = {"game": line(table.game)}
    if not here:
        where["channel"] = table.channel
    end, limit = timing.turn_end(table, chair, outages), timing.deadline(table, chair, outages)
    if limit is None:
        return line(f"{said}-open", **where)
    if limit <= now or chair.overdue:
        return line(f"{said}-late", **where)
    if end <= now:
        return line(f"{said}-reserve", **where, until=when(limit))
    return line(said, **where, until=when(end))


def absent(desk: Desk, act: Absent) -> Decided:
    """Of /away: somebody's holiday begins or ends at this table too. The answer is what they must know of it."""
    table = any_table(desk)
    seat = seat_at(table, desk)
    chair, name = table.chairs[seat], table.names[seat]
    pause = act.holiday
    if pause is None:
        if not any(end > desk.at for _, end in chair.holidays):
            return DONE  # they were not away
        return _announced(with_chair(table, seat, timing.returned(chair, desk.at)), line("is-back", name=name), ())
    chair = timing.resting(table, chair, pause, desk.at)
    stops = next((end for start, end in timing.granted(table, chair, desk.at) if start >= desk.at), None)
    table = with_chair(table, seat, chair)
    times: dict[str, Arg] = {"name": name, "since": when(pause[0]), "until": when(pause[1])}
    where: dict[str, Arg] = {"game": line(table.game), "channel": table.channel}
    if stops is None:
        return _announced(table, line("is-away-late", **times), (line("away-refused", **where),))
    if stops < pause[1]:
        news = line("is-away-cut", **times, stops=when(stops))
        return _announced(table, news, (line("away-cut", **where, until=when(stops)),))
    return _announced(table, line("is-away", **times), ())


def _announced(table: Table, news: Line, answer: tuple[Line, ...]) -> Change:
    """The table hears it: in the lobby's own post, or in one beside the game's."""
    done = Answer(ok=True, lines=answer)
    if table.phase != "playing":
        return Change(table, done, posts=(posts.lobby_step(table, news),) if table.phase == "lobby" else ())
    live = posts.standing_post(table)  # with the time that is left now
    table, post = posts.aside(table, news)
    return Change(table, done, posts=(live, post) if live else (post,))
