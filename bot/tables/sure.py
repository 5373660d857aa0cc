"""What cannot be undone is asked about first, on every platform alike, and it is told what will happen.

Each of these looks at what a command would do. If something is lost by it for good, it says so; the command is then
carried out only if it comes again with the word `sure`, from the moment of the table for which that was told.
"""

from __future__ import annotations

import msgspec

from bot.domain.messages import Line, line
from bot.domain.table import Change, Desk, Table
from bot.tables.consent import concerns

SURE = "sure"


class Loss(msgspec.Struct, frozen=True):
    """What would be lost: how that is told, what the button for it says, and for which moment it is."""

    told: Line
    label: Line
    stamp: int


def by_resigning(desk: Desk, change: Change) -> Loss | None:
    """One's own place in the game."""
    before, after = _tables(desk, change)
    if after.phase == "closed":
        told = line("sure-resign-closes")
    elif after.phase == "over":
        told = line("sure-resign-ends")
    else:
        told = line("sure-resign-out" if before.rules.can_resign else "sure-resign-free")
    return Loss(told, line("button-sure-resign"), before.stamp)


def by_closing(desk: Desk, change: Change) -> Loss | None:
    """The whole game; a lobby is soon opened again."""
    before, after = _tables(desk, change)
    if before.phase != "playing" or after.phase != "closed":
        return None
    return Loss(line("sure-close"), line("button-sure-close"), before.stamp)


def by_replacing(desk: Desk, change: Change) -> Loss | None:
    """The seat of somebody else, where that takes nobody's consent any more."""
    before, after = _tables(desk, change)
    if after.phase == "closed":
        return by_closing(desk, change)
    for old, new in zip(before.chairs, after.chairs, strict=True):
        if old.person and new.person != old.person:
            return Loss(line("sure-free", name=old.name), line("button-sure-free"), before.stamp)
    return None


def by_agreeing(desk: Desk, change: Change) -> Loss | None:
    """One's own seat, if it is that which is asked for. To all else one agrees knowing what it is."""
    before, _ = _tables(desk, change)
    mine, question = before.seat_of(desk.who.id), before.question
    if question is None or mine is None or not concerns(question, mine):
        return None
    return Loss(line("sure-give"), line("button-sure-give"), question.stamp)


def _tables(desk: Desk, change: Change) -> tuple[Table, Table]:
    assert desk.table is not None
    return desk.table, change.table
