"""The clocks of a table: since when each seat owes a decision, until when, and what falls due for it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from bot.pace import RESERVE, STAGES, Pause, after, spent, stage_moments
from bot.tables.table import Chair, Desk, Table

WEEK = 7 * 24 * 3600.0
TIDY, REMIND, TIME_UP, ROBOT = "tidy", "remind", "timeup", "robot"


def acting(table: Table | None) -> tuple[int, ...]:
    """The seats that owe a decision."""
    return table.rules.to_act(table.state) if table and table.phase == "playing" else ()


def clocked(desk: Desk, after_it: Table) -> Table:
    """The table with its clocks set: those of a turn that ended are charged, those of one that begins are started."""
    before = desk.table if desk.table and desk.table.phase == "playing" else None
    owed, owes = acting(before), after_it.rules.to_act(after_it.state)
    fresh = before is None or before.rules.turn(before.state) != after_it.rules.turn(after_it.state)
    chairs = [
        _clock(desk, after_it, seat, chair, ended=seat in owed and (fresh or seat not in owes))
        if seat not in owes or (seat in owed and not fresh)
        else _started(desk, _clock(desk, after_it, seat, chair, ended=seat in owed))
        for seat, chair in enumerate(after_it.chairs)
    ]
    return msgspec.structs.replace(after_it, chairs=tuple(chairs))


def _clock(desk: Desk, table: Table, seat: int, chair: Chair, *, ended: bool) -> Chair:
    """A chair whose turn ended pays from its reserve for what it took beyond the pace."""
    if not ended or not chair.since or not table.pace:
        return chair
    over = spent(chair.since, desk.at, pauses(chair, desk.outages)) - table.pace
    return msgspec.structs.replace(chair, used=chair.used + max(0.0, over), since=0.0)


def _started(desk: Desk, chair: Chair) -> Chair:
    return msgspec.structs.replace(chair, since=desk.at, reminded=0, muted=False, overdue=False, once=False, nudged=0.0)


def restarted(desk: Desk, chair: Chair) -> Chair:
    """A chair given its whole time once more."""
    return _started(desk, chair)


def pauses(chair: Chair, outages: Iterable[Pause]) -> list[Pause]:
    """What does not count against this chair."""
    return [*outages, *([chair.away] if chair.away else [])]


def deadline(table: Table, chair: Chair, outages: Iterable[Pause] = ()) -> float | None:
    """Until when this chair may think: the pace, and what is left of its reserve."""
    if not table.pace or not chair.since or chair.person is None:
        return None
    left = max(0.0, RESERVE * table.pace - chair.used)
    return after(chair.since, table.pace + left, pauses(chair, outages))


def until(table: Table) -> float | None:
    """The first deadline of those who owe a decision: what a post tells."""
    limits = [limit for seat in acting(table) if (limit := deadline(table, table.chairs[seat])) is not None]
    return min(limits, default=None)


def due_times(table: Table, now: float, outages: Iterable[Pause] = ()) -> tuple[tuple[str, float | None], ...]:
    """Everything that falls due for a table; None: nothing of that kind."""
    known = tuple(outages)
    chairs = [table.chairs[seat] for seat in acting(table)]
    people = [chair for chair in chairs if chair.person and not chair.once]
    times = {
        TIDY: None if table.phase == "playing" else now + WEEK,
        REMIND: _first(next_reminder(table, chair, "usual", known) for chair in people),
        TIME_UP: _first(deadline(table, chair, known) for chair in people if not chair.overdue),
        ROBOT: now if any(chair.robot or chair.once for chair in chairs) else None,
    }
    return tuple((f"{kind} {table.channel}", at) for kind, at in times.items())


def _first(moments: Iterable[float | None]) -> float | None:
    return min((moment for moment in moments if moment is not None), default=None)


def next_reminder(table: Table, chair: Chair, habit: str, outages: Iterable[Pause]) -> float | None:
    """When this chair is to be reminded next, for somebody of that habit."""
    if not table.pace or not chair.since or chair.muted:
        return None
    left = [stage for stage in STAGES[habit] if stage * 100 > chair.reminded]
    return next(iter(stage_moments(chair.since, table.pace, left, pauses(chair, outages))), None)
