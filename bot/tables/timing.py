"""The clocks of a table: since when each seat owes a decision, until when, and what falls due for it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from bot.domain.due import ANSWER, REMIND, ROBOT, SEATING, TIDY, TIME_UP, due_name
from bot.domain.table import Chair, Desk, Question, Table
from bot.domain.turn_time import DAY, RESERVE, STAGES, Pause, after, ended, length, merged, spent, stage_moments
from rules.contract import IllegalMove

WEEK, MONTH = 7 * DAY, 30 * DAY


def acting(table: Table | None) -> tuple[int, ...]:
    """The seats that owe a decision."""
    return table.rules.to_act(table.state) if table and table.phase == "playing" else ()


def clocked(desk: Desk, after_it: Table) -> Table:
    """The table with its clocks set: those of a turn that ended are charged, those of one that begins are started."""
    before = desk.table if desk.table and desk.table.phase == "playing" else None
    owed, owes = acting(before), after_it.rules.to_act(after_it.state)
    fresh = before is None or before.rules.turn(before.state) != after_it.rules.turn(after_it.state)
    chairs = []
    for seat, chair in enumerate(after_it.chairs):
        if before is None:
            chair = _begun(desk, after_it, chair)
        if seat in owed and (fresh or seat not in owes):
            chair = _charged(desk, after_it, chair)
        if seat in owes and fresh:
            chair = started(desk, chair)
        elif seat in owes and seat not in owed:
            chair = _resumed(chair)
        chairs.append(chair)
    return after_it.changed(chairs=tuple(chairs))


def _begun(desk: Desk, table: Table, chair: Chair) -> Chair:
    """A chair as the game begins: what passed of a holiday in the lobby counts for nothing."""
    left = tuple((max(start, desk.at), end) for start, end in chair.holidays if end > desk.at)
    rests = msgspec.structs.replace(chair, holidays=left)
    return msgspec.structs.replace(rests, holidays=granted(table, rests, desk.at))


def _charged(desk: Desk, table: Table, chair: Chair) -> Chair:
    """A chair whose turn ended pays from its reserve for what it took beyond the pace, if anybody waited for it."""
    if not table.pace or not chair.since or not _awaited(table, chair):
        return chair
    over = max(0.0, spent(chair.since, desk.at, pauses(chair, desk.outages)) - table.pace)
    return msgspec.structs.replace(chair, used=chair.used + over, charged=over)


def _resumed(chair: Chair) -> Chair:
    """A chair that took its decision back while others still think: its clock goes on as if it had never decided."""
    return msgspec.structs.replace(chair, used=chair.used - chair.charged, charged=0.0)


def started(desk: Desk, chair: Chair) -> Chair:
    """A chair whose turn begins; of holidays that are over it is only remembered how long they were."""
    return msgspec.structs.replace(
        chair,
        since=desk.at,
        charged=0.0,
        reminded=0,
        muted=False,
        overdue=False,
        once=False,
        nudged=0.0,
        holidays=tuple(pause for pause in chair.holidays if pause[1] > desk.at),
        rested=chair.rested + length(pause for pause in chair.holidays if pause[1] <= desk.at),
    )


def prolonged(desk: Desk, table: Table, chair: Chair) -> Chair:
    """A chair given the time of one more turn; its reserve is as it is."""
    return started(desk, _charged(desk, table, chair))


def resting(table: Table, chair: Chair, pause: Pause, now: float) -> Chair:
    """A chair whose person goes on holiday; what was said before is void.

    For as long as the table allows: in the lobby that can still change, so there the whole of it is remembered.
    """
    coming = (max(pause[0], now), pause[1])
    if table.phase == "lobby":
        return msgspec.structs.replace(chair, holidays=(coming,))
    rests = msgspec.structs.replace(chair, holidays=(*ended(chair.holidays, now), coming))
    return msgspec.structs.replace(rests, holidays=granted(table, rests, now))


def granted(table: Table, chair: Chair, now: float) -> tuple[Pause, ...]:
    """The holidays of this chair: those it has had, and what the table allows of those to come."""
    past, allowed = ended(chair.holidays, now), []
    left = table.holidays - chair.rested - length(past)
    for start, end in merged(chair.holidays):
        begin = max(start, now)
        stop = min(end, begin + left)
        if stop > begin:
            allowed.append((begin, stop))
            left -= stop - begin
    return (*past, *allowed)


def returned(chair: Chair, now: float) -> Chair:
    """A chair whose person is back: what was not used of the holiday is there for another."""
    return msgspec.structs.replace(chair, holidays=ended(chair.holidays, now))


def pauses(chair: Chair, outages: Iterable[Pause]) -> list[Pause]:
    """What does not count against this chair."""
    return [*outages, *chair.holidays]


def turn_end(table: Table, chair: Chair, outages: Iterable[Pause] = ()) -> float:
    """Until when this turn may take without touching the reserve."""
    return after(chair.since, table.pace, pauses(chair, outages))


def deadline(table: Table, chair: Chair, outages: Iterable[Pause] = ()) -> float | None:
    """Until when this chair may think: the pace, and what is left of its reserve. None: as long as it likes.

    That is so also where nobody else waits: a game against robots is never late.
    """
    if not table.pace or not chair.since or chair.person is None or not _awaited(table, chair):
        return None
    left = max(0.0, RESERVE * table.pace - chair.used)
    return after(chair.since, table.pace + left, pauses(chair, outages))


def _awaited(table: Table, chair: Chair) -> bool:
    """Whether any other person waits for this chair."""
    return any(other.person not in (None, chair.person) for other in table.chairs)


def company(desk: Desk, before: Table, table: Table) -> Table:
    """The table after somebody sat down: those whom nobody waited for have the time of a whole turn from now on."""
    alone = [seat for seat in acting(before) if not _awaited(before, before.chairs[seat])]
    chairs = [started(desk, chair) if seat in alone else chair for seat, chair in enumerate(table.chairs)]
    return table.changed(chairs=tuple(chairs))


def until(table: Table, now: float = 0.0, outages: Iterable[Pause] = ()) -> float | None:
    """When the first of the turns that are owed ends, for a post. Of a turn that is over: when its reserve ends."""
    known = tuple(outages)
    return _first(_limit(table, table.chairs[seat], now, known) for seat in acting(table))


def _limit(table: Table, chair: Chair, now: float, outages: Iterable[Pause]) -> float | None:
    last, end = deadline(table, chair, outages), turn_end(table, chair, outages)
    return last if last is None or end <= now else end


def plays(table: Table, seat: int) -> bool:
    """Whether a person sits there who is still in the game."""
    if table.chairs[seat].person is None or not table.rules.can_resign:
        return table.chairs[seat].person is not None
    try:
        table.rules.resign(table.state, seat)
    except IllegalMove:
        return False
    return True


def robots_alone(table: Table) -> bool:
    """Whether a game is on at which no person sits any more. Who is out by the rules may well watch how it ends."""
    return table.phase == "playing" and not any(chair.person for chair in table.chairs)


def grace(table: Table) -> float:
    """How long to say no who is asked for one's seat: a turn's time, at least a day; a week where there is no limit."""
    return max(DAY, table.pace) if table.pace else WEEK


def answer_by(table: Table, question: Question | None, outages: Iterable[Pause] = ()) -> float | None:
    """Until when somebody who was asked for their seat may say no; holidays and outages do not count."""
    if question is None or not question.since:
        return None
    return after(question.since, question.grace, pauses(table.chairs[question.seat], outages))


LEAST_CALL, LONGEST_CALL = 15 * 60.0, DAY / 2


def next_game_at(table: Table, now: float, outages: Iterable[Pause] = ()) -> float | None:
    """When the next game is to be opened; or when those whom it waits for are called again, or given up.

    They have half the time of a turn for each, and no more than half a day; where there is no limit, half a day.
    """
    if table.phase == "over" and table.standing and any(chair.person for chair in table.chairs):
        return now
    called = [chair.nudged or chair.since for chair in table.chairs if chair.awaited]
    if table.phase != "lobby" or not called:
        return None
    patience = min(max(table.pace / 2, LEAST_CALL), LONGEST_CALL) if table.pace else LONGEST_CALL
    return after(min(called), patience, outages)


def due_times(table: Table, now: float, outages: Iterable[Pause] = ()) -> tuple[tuple[str, float | None], ...]:
    """Everything that falls due for a table; None: nothing of that kind."""
    known = tuple(outages)
    chairs = [table.chairs[seat] for seat in acting(table)]
    people = [chair for chair in chairs if chair.person and not chair.once]
    owed_by_robots = any(chair.robot or chair.once for chair in chairs)
    times = {
        TIDY: None if table.phase == "playing" and not table.paused else now + (MONTH if table.paused else WEEK),
        REMIND: _first(next_reminder(table, chair, "usual", known) for chair in people),
        TIME_UP: _first(deadline(table, chair, known) for chair in people if not chair.overdue),
        ROBOT: now if owed_by_robots and not table.paused else None,
        ANSWER: answer_by(table, table.question, known),
        SEATING: next_game_at(table, now, known),
    }
    return tuple((due_name(kind, table.channel), at) for kind, at in times.items())


def _first(moments: Iterable[float | None]) -> float | None:
    return min((moment for moment in moments if moment is not None), default=None)


def next_reminder(table: Table, chair: Chair, often: str, outages: Iterable[Pause]) -> float | None:
    """When this chair is to be reminded next, for somebody who wants it so often."""
    if not table.pace or not chair.since or chair.muted:
        return None
    left = [stage for stage in STAGES[often] if stage * 100 > chair.reminded]
    return next(iter(stage_moments(chair.since, table.pace, left, pauses(chair, outages))), None)
