"""The painter of Don Quixote: the table, what a player may lay, the scoring of a phase, and all of it in words."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.motion import Scene
from render.painter import Names, Say, Taps
from render.quixote import alt, board, glimpse, hand, motions, own, scoring
from render.quixote.crest import CREST
from render.quixote.leaves import LEAVES
from render.sheet import Sheet
from rules.contract import Event
from rules.quixote import View


class QuixotePainter:
    """Draws and tells Don Quixote."""

    crest = CREST
    leaves = LEAVES
    has_hand = True

    def board(self, view: View, names: Names) -> bytes:
        return board.board(view, names)

    def drawn(self, view: View, names: Names) -> Sheet:
        return board.drawn(view, names)

    def glimpse(self, before: View, events: Sequence[Event], after: View, names: Names) -> Image.Image:
        return glimpse.glimpse(before, events, after, names)

    def palette(self) -> Image.Image:
        return board.colours()

    def own(self, view: View, names: Names, offered: Sequence[str], chosen: str) -> bytes:
        return own.own(view, names, offered, chosen)

    def taps(self, view: View, offered: Sequence[str], chosen: str) -> Taps:
        return own.taps(view, offered, chosen)

    def scene(
        self, before: View, events: Sequence[Event], after: View, names: Names, offered: Sequence[str] | None
    ) -> Scene:
        return motions.scene(events, after, own=offered is not None)

    def hand(self, view: View, names: Names) -> bytes | None:
        return hand.hand(view, names)

    def scoring(self, view: View, names: Names) -> bytes | None:
        return scoring.scoring(view, names)

    def alt(self, view: View, say: Say, names: Names) -> str:
        return alt.tell(view, say, names)

    def alt_scoring(self, view: View, say: Say, names: Names) -> str:
        return alt.scoring(view, say, names)
