"""What a game's painter does, whichever the game: `render` finds it by the view's tag and asks nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol, TypeAlias, TypeVar

from PIL import Image

from render.frame import Crest
from render.leaf import Leaves
from render.motion import Scene
from render.sheet import Sheet
from render.touch import Tap
from rules.contract import Event, View

V_contra = TypeVar("V_contra", bound=View, contravariant=True)


class Say(Protocol):
    """A sentence in the reader's language: `say("marrakech-alt-turn", name="Kelet")`."""

    def __call__(self, message: str, /, **values: str | int) -> str: ...


Names: TypeAlias = Sequence[str | None]


class Taps(NamedTuple):
    """What can be tapped on a picture, and the size of that picture."""

    taps: list[Tap]
    width: int
    height: int


class Painter(Protocol[V_contra]):
    """Draws and tells one game."""

    @property
    def crest(self) -> Crest: ...

    @property
    def has_hand(self) -> bool:
        """Whether its players hold something of their own."""

    @property
    def leaves(self) -> Leaves:
        """A small picture for each article of the rules that is easier to see than to read."""

    def board(self, view: V_contra, names: Names) -> bytes:
        """The table as everyone may see it, or at the end its result."""

    def drawn(self, view: V_contra, names: Names) -> Sheet:
        """The same, not yet saved."""

    def glimpse(self, before: V_contra, events: Sequence[Event], after: V_contra, names: Names) -> Image.Image:
        """What happened in one turn, seen from near by: as everyone may see it."""

    def palette(self) -> Image.Image:
        """The colours that all pictures of the game are saved with."""

    def own(self, view: V_contra, names: Names, offered: Sequence[str], chosen: str) -> bytes:
        """The table as the view's seat plays on it: the moves offered to it, the words chosen so far."""

    def taps(self, view: V_contra, offered: Sequence[str], chosen: str) -> Taps:
        """What can be tapped on that same picture."""

    def scene(
        self, before: V_contra, events: Sequence[Event], after: V_contra, names: Names, offered: Sequence[str] | None
    ) -> Scene:
        """What moved in one step: on the picture of everyone, or where moves are given on that of the view's seat."""

    def hand(self, view: V_contra, names: Names) -> bytes | None:
        """What the view's seat holds; None where a game has no hand, or the view no seat."""

    def scoring(self, view: V_contra, names: Names) -> bytes | None:
        """The last scoring, every category with its sum; None where a game has none, or none has been yet."""

    def alt(self, view: V_contra, say: Say, names: Names) -> str:
        """The position in words, enough to play from."""

    def alt_scoring(self, view: V_contra, say: Say, names: Names) -> str:
        """The last scoring in words; empty where a game has none, or none has been yet."""
