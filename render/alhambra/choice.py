"""What the words chosen so far mean on one's own table of Alhambra, and which words a tap would lead to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from rules.alhambra import View

ONTO = ("add", "place")
"""The words of moves that put a tile on an empty place."""


class Choice(NamedTuple):
    """What is chosen: cards of the display, a stall, a tile to be put somewhere, or one to be taken off."""

    words: str
    whole: bool
    """Whether the words are a whole move."""
    cards: tuple[str, ...] = ()
    stall: int | None = None
    """The market place, from 1."""
    payment: str | None = None
    tile: str | None = None
    off: str | None = None
    place: str | None = None
    """Where the tile is to go, once that is chosen too."""


def choice(view: View, offered: Sequence[str], words: str) -> Choice:
    """The choice of these words. While bought tiles are placed, the first is chosen by itself."""
    whole = words in offered
    match words.split():
        case ["take", cards]:
            return Choice(words, whole, cards=tuple(cards.split("+")))
        case ["buy", stall]:
            return Choice(words, whole, stall=int(stall))
        case ["buy", stall, payment]:
            return Choice(words, whole, stall=int(stall), payment=payment)
        case ["remove", tile]:
            return Choice(words, whole, off=tile)
        case [("add" | "place" | "swap" | "store" | "give"), tile]:
            return Choice(words, whole, tile=tile)
        case [("add" | "place"), tile, place]:
            return Choice(words, whole, tile=tile, place=place)
        case ["swap", tile, old]:
            return Choice(words, whole, tile=tile, place=standing(view, old))
    waiting = () if view.seat is None or view.phase == "act" else view.players[view.seat].bought
    return Choice(words, whole, tile=waiting[0] if waiting else None)


def standing(view: View, tile: str) -> str:
    """The place of a tile in the Alhambra of the view's seat."""
    alhambra = view.players[view.seat or 0].alhambra
    return next(place for place, name in alhambra.items() if name == tile)


def places(offered: Sequence[str], tile: str | None) -> dict[str, str]:
    """The moves that put this tile on an empty place, by that place."""
    rows = (move.split(" ") for move in offered)
    return {row[2]: " ".join(row) for row in rows if row[0] in ONTO and row[1] == tile}


def lifted(offered: Sequence[str], tile: str) -> str | None:
    """The words that choose a tile of the reserve or one that waits; None if it can go nowhere.

    Where it can go to an empty place they begin with that; but it may change places or be stored as well.
    """
    for word in ("add", "place", "swap"):
        words = f"{word} {tile}"
        if any(move.startswith(f"{words} ") for move in offered):
            return words
    return next((move for move in (f"store {tile}", f"give {tile}") if move in offered), None)


def taking(view: View, offered: Sequence[str], chosen: Sequence[str]) -> list[tuple[str, bool] | None]:
    """For each card of the display, the words after a tap on it and whether that gives it back; None: no tap.

    A card that may not be taken together with those chosen is chosen instead of them.
    """
    takes = {_sorted(move.split(" ")[1].split("+")): move for move in offered if move.startswith("take ")}
    marked = held(view.display, chosen)
    found: list[tuple[str, bool] | None] = []
    for k, card in enumerate(view.display):
        cards = [view.display[j] for j in marked if j != k] + ([] if k in marked else [card])
        if k in marked:
            found.append((takes.get(_sorted(cards), ""), True))
        else:
            words = takes.get(_sorted(cards)) or takes[(card,)]
            found.append(None if words == f"take {'+'.join(chosen)}" else (words, False))
    return found


def _sorted(cards: Sequence[str]) -> tuple[str, ...]:
    return tuple(sorted(cards))


def held(display: Sequence[str], chosen: Sequence[str]) -> list[int]:
    """Which cards of the display are the chosen ones; of equal cards the first."""
    left, marked = Counter(chosen), []
    for k, card in enumerate(display):
        if left[card]:
            left[card] -= 1
            marked.append(k)
    return marked
