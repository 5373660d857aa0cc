"""The painter of Marrakech: all is open here, so there is no hand to show."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.marrakech import alt, board, glimpse, motions, own
from render.marrakech.crest import CREST
from render.marrakech.leaves import LEAVES
from render.motion import Scene
from render.painter import Names, Say, Taps
from render.sheet import Sheet
from rules.contract import Event
from rules.marrakech import View


class MarrakechPainter:
    """Draws and tells Marrakech."""

    crest = CREST
    leaves = LEAVES
    has_hand = False

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
        return motions.scene(before, events, after)

    def hand(self, view: View, names: Names) -> bytes | None:
        return None

    def scoring(self, view: View, names: Names) -> bytes | None:
        return None

    def alt(self, view: View, say: Say, names: Names) -> str:
        return alt.tell(view, say, names)

    def alt_scoring(self, view: View, say: Say, names: Names) -> str:
        return ""
