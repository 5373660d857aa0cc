"""Somebody is not in the chat of a table any more: their seat becomes free, and the table is told why."""

from __future__ import annotations

import msgspec

from bot.domain.messages import HouseAct, line
from bot.domain.table import Change, Decided, Desk
from bot.tables.leaving import freed
from bot.tables.lobby import DONE, got_up


class Departed(HouseAct, frozen=True):
    """The person of the command has left the chat of this table."""


def departed(desk: Desk, act: Departed) -> Decided:
    """Who has left the chat gets up, as if they had said so themselves."""
    table = desk.table
    seat = table.seat_of(desk.who.id) if table and table.phase != "closed" else None
    if table is None or seat is None:
        return DONE
    if table.phase == "over":  # nothing is left but that they are not called to the next game
        gone = msgspec.structs.replace(table.chairs[seat], person=None)
        return Change(table.changed(chairs=(*table.chairs[:seat], gone, *table.chairs[seat + 1 :])), DONE)
    news = line("left-the-chat", name=table.names[seat])
    if table.phase == "lobby":
        return got_up(desk, table, seat, news)
    return freed(desk, table, seat, news)
