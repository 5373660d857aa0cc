"""What every game brings for moves laid down ahead: wishes in words, whether they hold, and what they would look like.

Everything here is told from the view of the seat that wishes: nobody learns by a wish what they may not know.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from rules.contract import AnyGame, Fact, IllegalMove, Label, Move, Reason, V


class Wish(Move, frozen=True):
    """What a seat would do once it owes a decision, with what it relies on. `str(wish)` is its notation, like a move's.

    It holds all that it relies on itself, so it means the same in whatever position it is read.
    """


W = TypeVar("W", bound=Wish)


class Otherwise(Reason, frozen=True):
    """It is not the moment that a wish was meant for."""


ANY_SURPRISE = Otherwise()


class Foresight(ABC, Generic[V, W]):
    """What of a game can be laid down ahead: pure functions of views."""

    facts: ClassVar[tuple[type[Fact], ...]] = ()
    """Every label and every surprise it may state that the game itself does not."""
    lasting: ClassVar[bool] = False
    """Whether the wishes that were not needed at one decision are of use at the next, for who said to go on."""

    @abstractmethod
    def stand(self, view: V) -> V | None:
        """The view as it would be if its seat owed a decision now; None where it will owe none, or nothing is known."""

    @abstractmethod
    def wishes(self, view: V, before: Sequence[W] = ()) -> Sequence[W]:
        """What is offered to the seat of this view, which waits, in a fixed order; `before`: once these are fulfilled.

        None where nothing can be said beforehand, or where these end its turn.
        """

    @abstractmethod
    def parse(self, text: str) -> W:
        """The wish written so, forgiving in case and spaces; BadNotation if it is none."""

    @abstractmethod
    def label(self, view: V, words: tuple[str, ...]) -> Label | None:
        """What the last of these words means in a wish; None: it speaks for itself."""

    @abstractmethod
    def fulfil(self, view: V, wish: W) -> Move | Fact:
        """The move that this wish is here, where the seat of the view owes a decision; or what it did not rely on."""

    @abstractmethod
    def shown(self, wish: W) -> str:
        """The move that a wish is about, as it is tapped on a board; "" where it cannot be."""

    @abstractmethod
    def preview(self, view: V, wishes: Sequence[W]) -> V | None:
        """What the seat would see, had it done these now, one after another; None where nothing can be shown."""


AnyForesight: TypeAlias = Foresight[Any, Any]


def surprise(game: AnyGame, view: V, move: Move) -> Fact | None:
    """What the rules say against a move of the view's seat, as far as it can know; None: nothing."""
    if view.seat is None:
        return ANY_SURPRISE
    try:
        game.play(game.imagine(view, ""), view.seat, move)
    except IllegalMove as error:
        return error.reason
    return None
