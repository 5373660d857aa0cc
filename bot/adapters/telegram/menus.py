"""Which choices become keys: whole moves where few enough are possible, so that one press is a move.

Every press costs the time of who presses and, where the keys then change, one of the few messages that Telegram
allows in a group in a minute.
"""

from __future__ import annotations

from bot.domain.messages import Button, line
from bot.domain.table import Table
from bot.tables.offers import everyone_may_see, open_menu, public_menu, unfolded

UNDO = Button("/undo", line("telegram-undo"))
ON_BOARD = 12  # keys under a board, which stays in the chat
OPEN_MOVES = 8  # of those that everyone may see of somebody whose other choices tell what they hold
ALONE = 20  # keys under what one person alone sees, and only while they choose


def on_board(table: Table | None, buttons: tuple[Button, ...], stamp: int | None) -> tuple[Button, ...]:
    """The keys of a post; those of another moment stay as they were."""
    if table is None or table.phase != "playing" or table.stamp != stamp:
        return buttons
    acting = table.rules.to_act(table.state)
    if not acting or table.seat_of(table.chairs[acting[0]].person or "") is None:
        return buttons
    undo = (UNDO,) if _can_take_back(table, acting) else ()
    if everyone_may_see(table, acting[0]):
        return (*unfolded(table, acting[0], buttons, ON_BOARD), *undo)
    return (*open_menu(table, acting[0], OPEN_MOVES), *buttons, *undo) if buttons == public_menu(table) else buttons


def _can_take_back(table: Table, acting: tuple[int, ...]) -> bool:
    """Whether somebody who acts may take a step back by themself, or will be able to before all have decided."""
    seat, steps = table.free
    return len(acting) > 1 or (seat in acting and min(steps, len(table.told)) > 0)


def for_one(
    table: Table | None, person: str, buttons: tuple[Button, ...], stamp: int | None, most: int = ALONE
) -> tuple[Button, ...]:
    """The keys of an answer to one person."""
    seat = table.seat_of(person) if table and table.phase == "playing" and table.stamp == stamp else None
    return buttons if table is None or seat is None else unfolded(table, seat, buttons, most)
