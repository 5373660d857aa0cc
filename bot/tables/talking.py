"""What those at a table say to each other, where their platform has no talk of its own."""

from __future__ import annotations

from bot.domain.messages import HouseAct, line
from bot.domain.names import visible
from bot.domain.table import Change, Decided, Desk, Refused
from bot.tables import posts
from bot.tables.lobby import DONE

SAID = "said"
LENGTH = 300


class Says(HouseAct, frozen=True):
    """The person of the command says something to the others. It is no command, and no move, whatever it says."""

    text: str


def says(desk: Desk, act: Says) -> Decided:
    """A post beside the game, which goes on; only those who sit there talk."""
    table, said = desk.table, visible(act.text[:LENGTH])
    seat = table.seat_of(desk.who.id) if table else None
    if table is None or seat is None:
        raise Refused(line("talk-without-seat"))
    if table.phase == "closed":
        raise Refused(line("talk-closed"))
    if not said:
        return DONE
    table, post = posts.aside(table, line(SAID, name=table.chairs[seat].name, text=said))
    return Change(table, DONE, posts=(post,))
