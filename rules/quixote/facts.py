"""What can be said about a game of Don Quixote: its events, refusals and labels."""

from __future__ import annotations

from typing import ClassVar

from rules.contract import Event, Fact, Hint, Label, Reason, Seat, Term


class Chosen(Event, frozen=True):
    """Q9, Q11: laid, but shown to nobody else until all have laid."""

    seat: Seat
    field: str
    tile: str
    way: Term


class Laid(Event, frozen=True):
    """Q9: what each has laid, shown once all have."""

    reveals: ClassVar[bool] = True
    seat: Seat
    field: str
    tile: str
    way: Term


class Called(Event, frozen=True):
    """Q9: the next card of the phase."""

    reveals: ClassVar[bool] = True
    field: str
    card: int
    cards: int


class LastCalled(Event, frozen=True):
    """Q9: the sixth tiles of phase 3 go on the last free field."""

    field: str


class Scored(Event, frozen=True):
    """Q13-Q17: one principality at the end of a phase, and its total so far."""

    scores: ClassVar[bool] = True
    seat: Seat
    phase: int
    castle6: int
    castle4: int
    churches: int
    windmills: int
    defence: int
    knights: int
    points: int
    total: int


class Opened(Event, frozen=True):
    """Q8: the tiles a player turns over for a phase."""

    reveals: ClassVar[bool] = True
    seat: Seat
    phase: int
    tiles: tuple[str, ...]


class OpenedLast(Event, frozen=True):
    """Q8: the sixth tile of phase 3, kept for last."""

    reveals: ClassVar[bool] = True
    seat: Seat
    tile: str


class NotOpen(Reason, frozen=True):
    """Q9: not one of the player's open tiles."""

    tile: str
    open: tuple[str, ...]


class KeptForLast(Reason, frozen=True):
    """Q8: the sixth tile of phase 3 waits for the last free field."""

    tile: str
    open: tuple[str, ...]


class OnlyTheLast(Reason, frozen=True):
    """Q9: on the last free field goes the sixth tile."""

    tile: str
    last: str


class LayLabel(Label, frozen=True):
    """Q9: the word `lay`, with the field now called."""

    field: str


class TileLabel(Label, frozen=True):
    """Q2: a tile, with what stands on it."""

    tile: str
    symbol: Term
    shield: int


class WayLabel(Label, frozen=True):
    """Q3: as printed, or turned."""

    way: Term


class HintCastle(Hint, frozen=True):
    """Q13: with this tile a castle gives its points."""

    castle: int
    knights: int


class HintGroup(Hint, frozen=True):
    """Q14, Q15: connected churches or windmills."""

    symbol: Term
    points: int


class HintDefence(Hint, frozen=True):
    """Q16: with this tile the defence holds."""

    shields: int


class HintKnights(Hint, frozen=True):
    """Q17: more shields in the best group of knights."""

    points: int


class HintGuard(Hint, frozen=True):
    """Q16: nearer to a defence that holds."""

    shields: int
    needed: int


class HintLink(Hint, frozen=True):
    """Q13: nearer to the knights a castle needs."""

    castle: int
    knights: int
    needed: int


class HintRoads(Hint, frozen=True):
    """Q12: nothing yet, but roads to go on from."""


FACTS: tuple[type[Fact], ...] = (
    Chosen,
    Laid,
    Called,
    LastCalled,
    Scored,
    Opened,
    OpenedLast,
    NotOpen,
    KeptForLast,
    OnlyTheLast,
    LayLabel,
    TileLabel,
    WayLabel,
)

HINTS: tuple[type[Hint], ...] = (
    HintCastle,
    HintGroup,
    HintDefence,
    HintKnights,
    HintGuard,
    HintLink,
    HintRoads,
)
