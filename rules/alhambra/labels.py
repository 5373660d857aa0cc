"""What each word of a menu means here and now."""

from __future__ import annotations

from rules.alhambra import facts
from rules.alhambra.tiles import CURRENCIES, FOUNTAIN, STALLS, TILES
from rules.alhambra.view import View
from rules.contract import Label

FIRST: dict[str, Label] = {
    "take": facts.TakeWord(),
    "buy": facts.BuyWord(),
    "add": facts.AddWord(),
    "remove": facts.RemoveWord(),
    "swap": facts.SwapWord(),
    "done": facts.DoneWord(),
    "place": facts.PlaceWord(),
    "store": facts.StoreWord(),
    "give": facts.GiveWord(),
}


def label(view: View, words: tuple[str, ...]) -> Label | None:
    """The label of the last of these words; a place speaks for itself."""
    match words:
        case [word]:
            return FIRST.get(word)
        case ["take", cards]:
            return facts.CardsLabel(tuple(cards.split("+")))
        case ["buy", stall]:
            return _stall(view, int(stall))
        case ["buy", stall, values]:
            return _payment(view, int(stall), values)
        case [_, tile] | ["swap", _, tile] if tile in TILES:
            return facts.TileLabel(TILES[tile].building, tile)
    return None


def _stall(view: View, stall: int) -> Label | None:
    tile = TILES.get(view.market[stall - 1] or FOUNTAIN)
    if tile is None:
        return None
    return facts.StallLabel(stall, tile.building, tile.id, tile.price, CURRENCIES[STALLS[stall - 1]])


def _payment(view: View, stall: int, values: str) -> Label | None:
    tile = TILES.get(view.market[stall - 1] or FOUNTAIN)
    if tile is None:
        return None
    over = sum(map(int, values.split("+"))) - tile.price
    return facts.OverLabel(values, over) if over else facts.ExactLabel(values)
