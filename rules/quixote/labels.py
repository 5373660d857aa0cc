"""What each word of a menu means here and now."""

from __future__ import annotations

from rules.contract import Label
from rules.quixote import facts
from rules.quixote.tiles import TILES, WAYS
from rules.quixote.view import View


def label(view: View, words: tuple[str, ...]) -> Label | None:
    """The label of the last of these words."""
    match words:
        case ("lay",) if view.field is not None:
            return facts.LayLabel(field=view.field)
        case ("lay", word) if word in TILES:
            tile = TILES[word]
            return facts.TileLabel(tile=tile.id, symbol=tile.symbol, shield=tile.shield)
        case ("lay", _, way) if way in WAYS:
            return facts.WayLabel(way=way)
    return None
