"""The moves of Alhambra and their notation."""

from __future__ import annotations

import re
from typing import TypeAlias

from rules.alhambra.building import coordinates
from rules.alhambra.tiles import CARDS, FOUNTAIN, TILES
from rules.contract import BadNotation, Move


class Take(Move, frozen=True):
    """A8: cards from the display."""

    cards: tuple[str, ...]

    def __str__(self) -> str:
        return f"take {'+'.join(self.cards)}"


class Buy(Move, frozen=True):
    """A9: the building on this market place (1-4) for these values, descending."""

    stall: int
    values: tuple[int, ...]

    def __str__(self) -> str:
        return f"buy {self.stall} {'+'.join(map(str, self.values))}"


class Add(Move, frozen=True):
    """A12: from the reserve."""

    tile: str
    place: str

    def __str__(self) -> str:
        return f"add {self.tile} {self.place}"


class Remove(Move, frozen=True):
    """A12: into the reserve."""

    tile: str

    def __str__(self) -> str:
        return f"remove {self.tile}"


class Swap(Move, frozen=True):
    """A12: a tile of the reserve for one of the Alhambra."""

    tile: str
    old: str

    def __str__(self) -> str:
        return f"swap {self.tile} {self.old}"


class Done(Move, frozen=True):
    """A10, A19: no further action."""

    def __str__(self) -> str:
        return "done"


class Place(Move, frozen=True):
    """A18: a bought tile, into the Alhambra."""

    tile: str
    place: str

    def __str__(self) -> str:
        return f"place {self.tile} {self.place}"


class Store(Move, frozen=True):
    """A18: a bought tile, into the reserve."""

    tile: str

    def __str__(self) -> str:
        return f"store {self.tile}"


class Give(Move, frozen=True):
    """A29: a bought tile, to Dirk."""

    tile: str

    def __str__(self) -> str:
        return f"give {self.tile}"


Redesign: TypeAlias = Add | Remove | Swap
Placing: TypeAlias = Place | Store | Give
AnyMove: TypeAlias = Take | Buy | Redesign | Done | Placing

_TILE = {tile.lower(): tile for tile in (*TILES, FOUNTAIN)}
_VALUES = re.compile(r"[1-9](\+[1-9])*")


def parse(text: str) -> AnyMove:
    """The move written so."""
    plain = re.sub(r"\s*\+\s*", "+", text.strip().lower())
    try:
        return _read(plain.split())
    except (KeyError, ValueError):
        raise BadNotation(text) from None


def _read(words: list[str]) -> AnyMove:
    """The move these words make; KeyError or ValueError if they make none."""
    match words:
        case ["take", cards]:
            return Take(tuple(_card(card) for card in cards.split("+")))
        case ["buy", ("1" | "2" | "3" | "4") as stall, values]:
            return Buy(int(stall), _values(values))
        case ["add", tile, place]:
            return Add(_TILE[tile], _place(place))
        case ["remove", tile]:
            return Remove(_TILE[tile])
        case ["swap", tile, old]:
            return Swap(_TILE[tile], _TILE[old])
        case ["done"]:
            return Done()
        case ["place", tile, place]:
            return Place(_TILE[tile], _place(place))
        case ["store", tile]:
            return Store(_TILE[tile])
        case ["give", tile]:
            return Give(_TILE[tile])
    raise ValueError(words)


def _card(word: str) -> str:
    if word not in CARDS:
        raise ValueError(word)
    return word


def _values(word: str) -> tuple[int, ...]:
    if not _VALUES.fullmatch(word):
        raise ValueError(word)
    return tuple(sorted(map(int, word.split("+")), reverse=True))


def _place(word: str) -> str:
    if coordinates(word) is None:
        raise ValueError(word)
    return word
