"""What the owner of the house does at a table, from the command line: the table is told, whatever it is."""

from __future__ import annotations

from bot.domain.messages import HouseAct, line, when
from bot.domain.table import Change, Decided, Desk
from bot.tables import posts, timing
from bot.tables.lobby import DONE, closed


class BroughtBack(HouseAct, frozen=True):
    """The table was restored from a backup of that moment."""

    at: int


class ClosedByOwner(HouseAct, frozen=True):
    """The table is closed, whatever goes on at it."""


class OwnerSays(HouseAct, frozen=True):
    """The owner has something to say to the table."""

    text: str


def brought_back(desk: Desk, act: BroughtBack) -> Decided:
    """Who is awaited begins their turn anew; everyone sees how it stands."""
    table = desk.table
    if table is None or table.idle:
        return DONE
    awaited = timing.acting(table)
    chairs = (timing.started(desk, chair) if seat in awaited else chair for seat, chair in enumerate(table.chairs))
    table, post = posts.again_post(table.changed(chairs=tuple(chairs)), line("brought-back", at=when(act.at)))
    return Change(table, DONE, posts=(post,))


def closed_by_owner(desk: Desk, act: ClosedByOwner) -> Decided:
    """Like any other closing, with its reason."""
    if desk.table is None or desk.table.idle:
        return DONE
    return closed(desk, desk.table, line("closed-by-owner"))


def owner_says(desk: Desk, act: OwnerSays) -> Decided:
    """A post beside the game, which goes on."""
    if desk.table is None:
        return DONE
    table, post = posts.aside(desk.table, line("owner-says", text=act.text))
    return Change(table, DONE, posts=(post,))
