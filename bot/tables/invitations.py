"""An invitation to people from elsewhere: a code by which they sit down at this table, if its host allows it."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from bot.domain.codes import LENGTH, LETTERS
from bot.domain.messages import HouseAct, Request, line
from bot.domain.settings import OFF
from bot.domain.table import Change, Decided, Desk, Refused
from bot.tables.lobby import DONE, host_name
from bot.tables.rights import decides


class Invite(Request, frozen=True):
    """/invite, or /invite off: from then on nobody comes by it any more."""

    off: bool = False

    @classmethod
    def read(cls, words: Sequence[str]) -> Invite:
        """Other words are of no account."""
        return cls([word.lower() for word in words] == [OFF])


class Inviting(HouseAct, frozen=True):
    """Somebody wants people from elsewhere at this table, or no more of them."""

    off: bool


def inviting(desk: Desk, act: Inviting) -> Decided:
    """The host allows it, or takes it back; who sits here stays."""
    table = desk.table
    if table is None or table.phase == "closed":
        raise Refused(line("no-table"))
    if not decides(table, desk.who):
        raise Refused(line("host-decides", name=host_name(table)))
    if act.off:
        seated = tuple(one for one in table.guests if table.seat_of(one) is not None)
        return Change(table.changed(invite="", guests=seated), DONE)
    return DONE if table.invite else Change(table.changed(invite=_code(desk.seed)), DONE)


def _code(entropy: str) -> str:
    """A code that nobody can guess who does not know what it is made from."""
    number = int.from_bytes(sha256(f"invitation {entropy}".encode()).digest(), "big")
    return "".join(LETTERS[number // len(LETTERS) ** place % len(LETTERS)] for place in range(LENGTH))
