"""Where people play quickly a turn may be shown without a sound: if nobody goes on, the board calls after all."""

from __future__ import annotations

from bot.domain.messages import Answer, HouseAct
from bot.domain.table import Change, Decided, Desk
from bot.tables import posts

NOTHING = Answer(ok=True)


class CallAloud(HouseAct, frozen=True):
    """Nobody has gone on since the board showed this moment without a sound."""

    stamp: int


def call_aloud(desk: Desk, act: CallAloud) -> Decided:
    """The board in a post of its own, if it still shows that moment."""
    table = desk.table
    if table is None or table.phase != "playing" or table.stamp != act.stamp:
        return NOTHING
    table, post = posts.again_post(table)
    return Change(table, NOTHING, posts=(post,))
