"""Pictures: a view of a game in, PNG bytes and alt text out. Knows nothing of chats, languages or secrets.

A game is drawn by its painter, found by the view's tag; a new game adds one line to `PAINTERS`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from render import lobbies
from render.alhambra import AlhambraPainter
from render.marrakech import MarrakechPainter
from render.painter import Names, Painter, Say
from render.quixote import QuixotePainter
from rules.contract import View

PAINTERS: Mapping[str, Painter[Any]] = {
    "marrakech": MarrakechPainter(),
    "alhambra": AlhambraPainter(),
    "quixote": QuixotePainter(),
}

__all__ = ["PAINTERS", "Names", "Painter", "Say", "alt", "board", "hand", "has_hand", "lobby", "scoring"]


def board(view: View, *, names: Names = ()) -> bytes:
    """The table as a PNG; once the game is over, its result."""
    return _painter(view).board(view, names)


def hand(view: View, *, names: Names = ()) -> bytes | None:
    """What the view's seat holds as a PNG; None where there is nothing of its own to show."""
    return _painter(view).hand(view, names)


def has_hand(game: str) -> bool:
    """Whether players of this game hold something that `hand` can show."""
    return PAINTERS[game].has_hand


def scoring(view: View, *, names: Names = ()) -> bytes | None:
    """The last scoring as a PNG; None where a game has none, or none has been yet."""
    return _painter(view).scoring(view, names)


def alt(view: View, say: Say, *, names: Names = ()) -> str:
    """The position in words, for who cannot see the picture."""
    return _painter(view).alt(view, say, names)


def lobby(game: str, title: str, names: Sequence[str | None], seats: range) -> bytes:
    """Who has sat down and how many may; None in `names` is a free seat."""
    return lobbies.picture(PAINTERS[game].crest, title, names, seats)


def _painter(view: View) -> Painter[Any]:
    return PAINTERS[str(type(view).__struct_config__.tag)]
