"""What can be said about a game of Alhambra: its events, refusals and labels. Nothing here tells of another's hand."""

from __future__ import annotations

from typing import ClassVar

from rules.contract import Event, Fact, Hint, Label, Reason, Seat, Term

# What happened


class TookMoney(Event, frozen=True):
    """A8."""

    seat: Seat
    cards: tuple[Term, ...]


class BoughtExactly(Event, frozen=True):
    """A10: the turn goes on."""

    seat: Seat
    building: Term
    tile: str
    price: int
    currency: Term
    paid: str


class Bought(Event, frozen=True):
    """A9: for more than the price."""

    seat: Seat
    building: Term
    tile: str
    price: int
    currency: Term
    paid: str
    over: int


class BuiltFromReserve(Event, frozen=True):
    """A12."""

    seat: Seat
    building: Term
    tile: str
    place: str


class TookDown(Event, frozen=True):
    """A12."""

    seat: Seat
    building: Term
    tile: str
    place: str


class Swapped(Event, frozen=True):
    """A12."""

    seat: Seat
    building: Term
    tile: str
    old_building: Term
    old: str
    place: str


class DidNoMore(Event, frozen=True):
    """A10, A19."""

    seat: Seat


class Placed(Event, frozen=True):
    """A18."""

    seat: Seat
    building: Term
    tile: str
    place: str


class Stored(Event, frozen=True):
    """A18."""

    seat: Seat
    building: Term
    tile: str


class Given(Event, frozen=True):
    """A29."""

    seat: Seat
    building: Term
    tile: str


class Reshuffled(Event, frozen=True):
    """A19: the discard is the deck again."""

    cards: int


class NewMoney(Event, frozen=True):
    """A19."""

    reveals: ClassVar[bool] = True
    cards: tuple[Term, ...]


class NewBuilding(Event, frozen=True):
    """A19."""

    reveals: ClassVar[bool] = True
    stall: int
    building: Term
    tile: str
    price: int
    currency: Term


class ScoringBegan(Event, frozen=True):
    """A20, A26: its card came up, or the game ended."""

    reveals: ClassVar[bool] = True
    round: int


class Scored(Event, frozen=True):
    """A21-A23: one player's points of a scoring."""

    scores: ClassVar[bool] = True
    seat: Seat
    buildings: int
    wall: int
    points: int
    total: int


class DirkScored(Event, frozen=True):
    """A28."""

    points: int
    total: int


class DirkReceived(Event, frozen=True):
    """A28: from the bag."""

    reveals: ClassVar[bool] = True
    tiles: tuple[str, ...]
    count: int


class BagRanOut(Event, frozen=True):
    """A24."""


class WonBuilding(Event, frozen=True):
    """A25: most money in its currency."""

    reveals: ClassVar[bool] = True
    seat: Seat
    building: Term
    tile: str
    currency: Term


class NobodyWonBuilding(Event, frozen=True):
    """A25: a tie, or nobody had any."""

    reveals: ClassVar[bool] = True
    building: Term
    tile: str
    currency: Term


# Why a move is refused


class NotOnDisplay(Reason, frozen=True):
    """A8."""

    cards: tuple[Term, ...]


class TooMuchMoney(Reason, frozen=True):
    """A8."""

    total: int
    limit: int


class EmptyStall(Reason, frozen=True):
    """A9."""

    stall: int


class NotInHand(Reason, frozen=True):
    """A9: of one's own cards."""

    cards: tuple[Term, ...]


class NotEnough(Reason, frozen=True):
    """A9."""

    building: Term
    tile: str
    price: int
    currency: Term
    paid: int
    lacking: int


class ActFirst(Reason, frozen=True):
    """A10: the turn cannot end without an action."""


class WaitsForTheEnd(Reason, frozen=True):
    """A11: a bought building may not be used before the end of the turn."""

    tile: str


class NothingToPlace(Reason, frozen=True):
    """A11: the placing step comes after the actions."""


class NotInReserve(Reason, frozen=True):
    """A12."""

    tile: str


class NotBuilt(Reason, frozen=True):
    """A12."""

    tile: str


class FountainStays(Reason, frozen=True):
    """A12."""


class WallMeetsNone(Reason, frozen=True):
    """A14: the tile has a wall on this side, the neighbour there has none."""

    tile: str
    place: str
    side: Term
    neighbour: str


class NoneMeetsWall(Reason, frozen=True):
    """A14: the neighbour on this side has a wall, the tile has none."""

    tile: str
    place: str
    side: Term
    neighbour: str


class NoWayOnFoot(Reason, frozen=True):
    """A15: walls on every side that touches."""

    tile: str
    place: str


class CutsOff(Reason, frozen=True):
    """A15: these could no longer be reached."""

    tile: str
    tiles: tuple[str, ...]
    count: int


class TouchesNothing(Reason, frozen=True):
    """A16."""

    tile: str
    place: str


class PlaceTaken(Reason, frozen=True):
    """A16: the rest lies beside a tile, never under it."""

    place: str
    other: str


class ShutsIn(Reason, frozen=True):
    """A17: these empty places would be a gap."""

    tile: str
    place: str
    gap: tuple[str, ...]


class LeavesGap(Reason, frozen=True):
    """A17: taken off, it would leave one."""

    tile: str
    place: str


class PlaceFirst(Reason, frozen=True):
    """A18: the actions are over."""

    tiles: tuple[str, ...]


class NotBought(Reason, frozen=True):
    """A18."""

    tile: str


class NoDirk(Reason, frozen=True):
    """A29: only with two players."""


# What a word of a menu means


class TakeWord(Label, frozen=True):
    """A8."""


class BuyWord(Label, frozen=True):
    """A9."""


class AddWord(Label, frozen=True):
    """A12."""


class RemoveWord(Label, frozen=True):
    """A12."""


class SwapWord(Label, frozen=True):
    """A12."""


class DoneWord(Label, frozen=True):
    """A10."""


class PlaceWord(Label, frozen=True):
    """A18."""


class StoreWord(Label, frozen=True):
    """A18."""


class GiveWord(Label, frozen=True):
    """A29."""


class CardsLabel(Label, frozen=True):
    """A8: what would be taken."""

    cards: tuple[Term, ...]


class StallLabel(Label, frozen=True):
    """A9: what stands there and what it costs."""

    stall: int
    building: Term
    tile: str
    price: int
    currency: Term


class ExactLabel(Label, frozen=True):
    """A10."""

    paid: str


class OverLabel(Label, frozen=True):
    """A9: so much is lost."""

    paid: str
    over: int


class TileLabel(Label, frozen=True):
    """A building by its kind and id."""

    building: Term
    tile: str


# Why a move is a good one


class HintMoney(Hint, frozen=True):
    """A8: simply more money."""

    total: int
    cards: int


class HintAfford(Hint, frozen=True):
    """A9: enough for a building, with something to spare."""

    building: Term
    tile: str


class HintAffordExactly(Hint, frozen=True):
    """A10: just enough for a building."""

    building: Term
    tile: str


class HintLead(Hint, frozen=True):
    """A21: the most of a kind."""

    building: Term
    count: int


class HintExact(Hint, frozen=True):
    """A10: paid exactly, the turn goes on."""

    building: Term
    tile: str


class HintMore(Hint, frozen=True):
    """A21: one more of a kind."""

    building: Term
    count: int


class HintWall(Hint, frozen=True):
    """A23: a longer wall."""

    length: int


class HintRoom(Hint, frozen=True):
    """A12: something better can stand there."""


class HintKeep(Hint, frozen=True):
    """A18: it would stand in the way now."""

    building: Term
    tile: str


class HintNoPlace(Hint, frozen=True):
    """A14-A17: it fits nowhere."""

    tile: str


class HintDirk(Hint, frozen=True):
    """A29: Dirk's gain is the other player's loss."""


class HintEnough(Hint, frozen=True):
    """A10: nothing else is worth doing."""


FACTS: tuple[type[Fact], ...] = (
    TookMoney,
    BoughtExactly,
    Bought,
    BuiltFromReserve,
    TookDown,
    Swapped,
    DidNoMore,
    Placed,
    Stored,
    Given,
    Reshuffled,
    NewMoney,
    NewBuilding,
    ScoringBegan,
    Scored,
    DirkScored,
    DirkReceived,
    BagRanOut,
    WonBuilding,
    NobodyWonBuilding,
    NotOnDisplay,
    TooMuchMoney,
    EmptyStall,
    NotInHand,
    NotEnough,
    ActFirst,
    WaitsForTheEnd,
    NothingToPlace,
    NotInReserve,
    NotBuilt,
    FountainStays,
    WallMeetsNone,
    NoneMeetsWall,
    NoWayOnFoot,
    CutsOff,
    TouchesNothing,
    PlaceTaken,
    ShutsIn,
    LeavesGap,
    PlaceFirst,
    NotBought,
    NoDirk,
    TakeWord,
    BuyWord,
    AddWord,
    RemoveWord,
    SwapWord,
    DoneWord,
    PlaceWord,
    StoreWord,
    GiveWord,
    CardsLabel,
    StallLabel,
    ExactLabel,
    OverLabel,
    TileLabel,
)

HINTS: tuple[type[Hint], ...] = (
    HintMoney,
    HintAfford,
    HintAffordExactly,
    HintLead,
    HintExact,
    HintMore,
    HintWall,
    HintRoom,
    HintKeep,
    HintNoPlace,
    HintDirk,
    HintEnough,
)
