"""The components: 54 buildings and the money (A1-A3, A27). Tiles and cards go by their names, `T9a` and `d7`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from importlib.resources import files

import msgspec

BUILDINGS = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
SIDES = "NESW"
SIDE_TERMS = {"N": "north", "E": "east", "S": "south", "W": "west"}
FOUNTAIN = "fountain"

CURRENCIES = {"d": "denar", "h": "dirham", "u": "ducat", "f": "florin"}
STALLS = "dhuf"  # A3: the currency of market places 1-4
COPIES = 3
VALUES = range(1, 10)


class Tile(msgspec.Struct, frozen=True):
    """A building: its walled sides are letters of `SIDES`."""

    id: str
    building: str
    price: int
    walls: str


def _read() -> dict[str, Tile]:
    rows = msgspec.json.decode(files(__package__).joinpath("tiles.json").read_bytes(), type=list[Tile])
    return {tile.id: tile for tile in rows}


TILES: dict[str, Tile] = _read()

WALLS: dict[str, int] = {
    FOUNTAIN: 0,
    **{tile.id: sum(1 << SIDES.index(side) for side in tile.walls) for tile in TILES.values()},
}
"""The walled sides as bits: N 1, E 2, S 4, W 8."""

CARDS: tuple[str, ...] = tuple(f"{letter}{value}" for letter in CURRENCIES for value in VALUES)
VALUE: dict[str, int] = {card: int(card[1]) for card in CARDS}


def money(seats: int) -> list[str]:
    """A2; A27: one copy of each card is left out with two players."""
    return list(CARDS) * (COPIES - 1 if seats == 2 else COPIES)


def is_money(card: str) -> bool:
    """Whether a card of the deck is money and not a scoring card."""
    return card in VALUE


def total(cards: Iterable[str]) -> int:
    """What these cards are worth, whatever the currencies."""
    return sum(VALUE[card] for card in cards)


@lru_cache(maxsize=4096)
def purse(hand: tuple[str, ...]) -> dict[str, tuple[int, ...]]:
    """A hand by currency letter, each from the highest value down."""
    values: dict[str, list[int]] = {letter: [] for letter in CURRENCIES}
    for card in sorted(hand, reverse=True):
        values[card[0]].append(VALUE[card])
    return {letter: tuple(held) for letter, held in values.items()}


def counts(tiles: Iterable[str]) -> dict[str, int]:
    """How many of each kind; the fountain is none of them."""
    tally = dict.fromkeys(BUILDINGS, 0)
    for tile in tiles:
        if tile != FOUNTAIN:
            tally[TILES[tile].building] += 1
    return tally
