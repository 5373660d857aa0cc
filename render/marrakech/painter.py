"""The painter of Marrakech: all is open here, so there is no hand to show."""

from __future__ import annotations

from render.marrakech import alt, board
from render.marrakech.crest import CREST
from render.painter import Names, Say
from rules.marrakech import View


class MarrakechPainter:
    """Draws and tells Marrakech."""

    crest = CREST
    has_hand = False

    def board(self, view: View, names: Names) -> bytes:
        return board.board(view, names)

    def hand(self, view: View, names: Names) -> bytes | None:
        return None

    def scoring(self, view: View, names: Names) -> bytes | None:
        return None

    def alt(self, view: View, say: Say, names: Names) -> str:
        return alt.tell(view, say, names)
