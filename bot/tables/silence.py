"""A channel that takes no posts: its table is shown anew once it might, and closed when it has been silent too long."""

from __future__ import annotations

from bot.domain.messages import HouseAct, line
from bot.domain.table import Change, Decided, Desk
from bot.tables import posts
from bot.tables.lobby import DONE, closed


class ShowAgain(HouseAct, frozen=True):
    """Whatever was posted lately nobody saw: the table as it stands, in a post of its own."""


class OutOfReach(HouseAct, frozen=True):
    """Nothing could be posted to this channel for so long that the table is closed."""


def show_again(desk: Desk, act: ShowAgain) -> Decided:
    """What is on, and who is called; if the channel takes it, all goes on."""
    table = desk.table
    if table is None or table.idle:
        return DONE
    table, post = posts.again_post(table, line("shown-again"))
    return Change(table, DONE, posts=(post,))


def out_of_reach(desk: Desk, act: OutOfReach) -> Decided:
    """The table is closed; should the channel be heard of after all, it is told why."""
    if desk.table is None or desk.table.idle:
        return DONE
    return closed(desk, desk.table, line("closed-out-of-reach"))
