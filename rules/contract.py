"""The one contract every game keeps: states, moves, facts, views, positions and outcomes.

It knows no game. Games implement `Game`; everything outside `rules` uses nothing else of them. Values are frozen and so
never form cycles: the garbage collector need not look at them (`gc=False`), a tenth of the time of random play.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from typing import Annotated, Any, ClassVar, Generic, TypeAlias, TypeVar

import msgspec

Seat: TypeAlias = Annotated[int, "seat"]
"""A seat number, from 0. In a fact it is read aloud as the name of who sits there."""

Term: TypeAlias = Annotated[str, "term"]
"""A word of the game (`"red"`, `"tower"`), read aloud in the reader's language."""

Json: TypeAlias = dict[str, Any]
"""Plain JSON values."""


def kebab(name: str) -> str:
    """`WholeRug` -> `whole-rug`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Fact(msgspec.Struct, frozen=True, gc=False, tag_field="is", tag=kebab):
    """A typed statement. Its tag names the sentence for it in every language, its fields fill that sentence."""


class Event(Fact, frozen=True, kw_only=True):
    """Something that happened. `only` is the one seat that may learn of it; None: everyone."""

    reveals: ClassVar[bool] = False  # whether it showed something nobody could know before (it bounds /undo)
    scores: ClassVar[bool] = False  # whether it is a scoring that has a picture of its own
    only: int | None = None


class Reason(Fact, frozen=True):
    """Why a move is refused, with what the player needs to know."""


class Label(Fact, frozen=True):
    """What one word of a move means here and now, for a button or a menu."""


class Hint(Fact, frozen=True):
    """Why a move is a good one, for the player who asks."""


class NotYourTurn(Reason, frozen=True):
    """Rule "turn": this seat owes no decision now."""


class GameOver(Reason, frozen=True):
    """Rule "over": nobody does any more."""


class IllegalMove(Exception):
    """A move the rules refuse: which rule, and why."""

    def __init__(self, rule: str, reason: Reason) -> None:
        super().__init__(rule, reason)
        self.rule = rule
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.rule}: {self.reason}"


class BadNotation(ValueError):
    """A text that is no move of this game at all."""

    def __init__(self, text: str) -> None:
        super().__init__(f"not a move: {text[:60]!r}")
        self.text = text


class State(msgspec.Struct, frozen=True, gc=False):
    """A whole position, secrets included. Never leaves `rules` but through `view` and `dump`."""


class Move(msgspec.Struct, frozen=True, gc=False):
    """One decision. `str(move)` is its notation: words parted by single spaces."""


class View(msgspec.Struct, frozen=True, kw_only=True, tag_field="game"):
    """What one seat, or a spectator (`seat` None), may know of a state."""

    seat: int | None


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """How it ended: points a seat, winners (seats, or a named other), and where the points came from."""

    scores: tuple[int, ...]
    winners: tuple[int | str, ...]
    breakdown: tuple[Mapping[str, int], ...]  # per seat: source of points (one of `game.points`) -> points
    rating: Term | None = None  # a verdict in words, where a game has one


S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)
V = TypeVar("V", bound=View)
T = TypeVar("T")


class Game(ABC, Generic[S, M, V]):
    """A game: a bundle of pure functions over its states."""

    name: ClassVar[str]
    seats: ClassVar[range]
    options: ClassVar[tuple[str, ...]] = ()
    points: ClassVar[tuple[str, ...]] = ()  # the sources of points a breakdown may name
    terms: ClassVar[tuple[str, ...]] = ()  # every word its facts may use as a Term
    facts: ClassVar[tuple[type[Fact], ...]] = ()  # every event, reason and label it may state
    hints: ClassVar[tuple[type[Hint], ...]] = ()  # every reason it may give for a move
    articles: ClassVar[tuple[str, ...]] = ()  # the rule ids, in order, that a short rulebook explains
    can_resign: ClassVar[bool] = False  # whether the game can go on with a seat given up
    accepts_unoffered: ClassVar[bool] = False  # whether `play` takes more than `legal` offers
    foresight: ClassVar[int | None] = None  # how many moves a robot plays on before it judges; None: to the end

    @abstractmethod
    def start(self, seats: int, seed: str, options: Sequence[str] = ()) -> S:
        """The opening state; everything random is drawn from `seed`."""

    @abstractmethod
    def to_act(self, state: S) -> tuple[int, ...]:
        """The seats that owe a decision now."""

    @abstractmethod
    def legal(self, state: S, seat: int) -> Sequence[M]:
        """The moves offered to that seat, in a fixed order; none if it owes no decision."""

    @abstractmethod
    def play(self, state: S, seat: int, move: M) -> tuple[S, tuple[Event, ...]]:
        """The state after the move and what happened; IllegalMove if the rules refuse it."""

    @abstractmethod
    def parse(self, text: str) -> M:
        """The move written so, forgiving in case and spaces; BadNotation if it is none."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> V:
        """What that seat (None: a spectator) may know."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """The result, once it is over."""

    @abstractmethod
    def dump(self, state: S) -> Json:
        """The whole position as plain JSON values."""

    @abstractmethod
    def load(self, position: Json) -> S:
        """The state of a dumped position."""

    def label(self, view: V, words: tuple[str, ...]) -> Label | None:
        """What the last of these words means as the next step of a move; None: it speaks for itself."""
        return None

    def open_choices(self, state: S, seat: int) -> bool:
        """Whether everyone may see what `legal` offers this seat: true unless a secret could be read from it."""
        return True

    def resign(self, state: S, seat: int) -> tuple[S, tuple[Event, ...]]:
        """The state after this seat gives up, where `can_resign`."""
        raise NotImplementedError(self.name)

    def preview(self, view: V, move: M) -> V | None:
        """What the seat of this view would see had it played the move; None where nothing can be shown beforehand."""
        return None

    def turn(self, state: S) -> Hashable:
        """What stays the same while one turn lasts: when it changes, a new turn has begun."""
        return self.to_act(state)

    def retract(self, state: S, seat: int) -> S | None:
        """The state with this seat's hidden decision taken back, where several decide at once; None: it has none."""
        return None

    # What robots think with (`rules.robots`). They never have the real state, only one that they have imagined.

    def imagine(self, view: V, seed: str) -> S:
        """A state that this view could be of; all that its seat cannot know is drawn from `seed`."""
        raise NotImplementedError(self.name)

    def judge(self, state: S, seat: int) -> float:
        """How well this seat stands: more is better, on any scale."""
        outcome = self.outcome(state)
        return float(outcome.scores[seat]) if outcome else 0.0

    def rate(self, state: S, seat: int) -> Sequence[tuple[M, float]]:
        """The moves worth a thought, with what a good player who looks no further gives for each."""
        return [(move, self.judge(self.play(state, seat, move)[0], seat)) for move in self.legal(state, seat)]

    def reply(self, state: S, seat: int) -> M:
        """The move of a quick player: how a robot would play on."""
        return max(self.rate(state, seat), key=lambda rated: rated[1])[0]

    def expect(self, state: S, seat: int) -> M:
        """The move that a robot expects of another seat when it looks ahead."""
        return self.reply(state, seat)

    def hint(self, view: V, move: M) -> Hint | None:
        """What speaks for this move of the view's seat; None: it speaks for itself."""
        return None

    def check_turn(self, state: S, seat: int) -> None:
        """Refuses a seat that owes no decision."""
        seats = self.to_act(state)
        if not seats:
            raise IllegalMove("over", GameOver())
        if seat not in seats:
            raise IllegalMove("turn", NotYourTurn())


def check_start(game: AnyGame, seats: int, options: Sequence[str]) -> None:
    """Refuses a number of players or a house rule that the game does not know."""
    if seats not in game.seats:
        raise ValueError(f"{game.name} is for {game.seats.start} to {game.seats.stop - 1} players, not {seats}")
    unknown = [option for option in options if option not in game.options]
    if unknown:
        raise ValueError(f"{game.name} knows no house rule {unknown[0]!r}")


AnyGame: TypeAlias = Game[Any, Any, Any]
