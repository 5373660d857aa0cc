"""What can be said about a game of Marrakech: its events, refusals and labels."""

from __future__ import annotations

from typing import ClassVar

from rules.contract import Event, Fact, Hint, Label, Reason, Seat, Term


class Walked(Event, frozen=True):
    """M5-M7: Assam was turned, the die thrown, and he walked."""

    reveals: ClassVar[bool] = True
    seat: Seat
    way: Term
    slippers: int
    cell: str


class Paid(Event, frozen=True):
    """M8."""

    seat: Seat
    owner: Seat
    dirhams: int


class PaidShort(Event, frozen=True):
    """M9 under the house rule `debts`: a player paid all they had, and plays on."""

    seat: Seat
    owner: Seat
    dirhams: int
    owed: int


class WentBroke(Event, frozen=True):
    """M9: a player paid all they had, and is out."""

    seat: Seat
    owner: Seat
    dirhams: int
    owed: int


class GaveUp(Event, frozen=True):
    """A player resigned: out as in M9."""

    seat: Seat


class Laid(Event, frozen=True):
    """M10."""

    seat: Seat
    colour: Term
    first: str
    second: str


class TurnFirst(Reason, frozen=True):
    """M5: a rug comes only after the walk."""


class LayNow(Reason, frozen=True):
    """M10: Assam has walked; now the rug."""

    assam: str


class NotSideBySide(Reason, frozen=True):
    """M10: a rug covers two neighbours."""

    first: str
    second: str


class UnderAssam(Reason, frozen=True):
    """M10: not on Assam's cell."""

    assam: str


class OtherCellFirst(Reason, frozen=True):
    """M10: the notation names the cell that touches Assam's first."""

    first: str
    second: str


class AwayFromAssam(Reason, frozen=True):
    """M10: one cell must touch Assam's."""

    assam: str


class WholeRug(Reason, frozen=True):
    """M11: both visible halves of one rug."""

    owner: Seat
    first: str
    second: str


class WayLabel(Label, frozen=True):
    """M5: a way to turn, and where he would look."""

    way: Term
    heading: Term


class LayLabel(Label, frozen=True):
    """M10: the word `lay`, with the colour that will be laid."""

    colour: Term


class HintFree(Hint, frozen=True):
    """M8: nothing to pay that way, whatever the die shows."""


class HintAvoid(Hint, frozen=True):
    """M8: away from the dearest carpet within reach."""

    owner: Seat
    dirhams: int


class HintLeast(Hint, frozen=True):
    """M8: the least to be feared."""

    dirhams: int


class HintSpoil(Hint, frozen=True):
    """M10: covers a part of another's carpet."""

    owner: Seat
    cells: int


class HintJoin(Hint, frozen=True):
    """M8, M10: makes a carpet of so many cells."""

    cells: int


class HintBait(Hint, frozen=True):
    """M8: lies where the next player may have to stop."""

    seat: Seat


class HintHalves(Hint, frozen=True):
    """M14: so many more visible halves."""

    halves: int


FACTS: tuple[type[Fact], ...] = (
    Walked,
    Paid,
    PaidShort,
    WentBroke,
    GaveUp,
    Laid,
    TurnFirst,
    LayNow,
    NotSideBySide,
    UnderAssam,
    OtherCellFirst,
    AwayFromAssam,
    WholeRug,
    WayLabel,
    LayLabel,
)

HINTS: tuple[type[Hint], ...] = (
    HintFree,
    HintAvoid,
    HintLeast,
    HintSpoil,
    HintJoin,
    HintBait,
    HintHalves,
)
