"""Marrakech once more, as plainly as can be and sharing no code with the game: what its tests hold it against.

Cells are names, rugs are signs (`r1`: red rug 1), a square is a dict of the cells that carry one.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from tests.rules.marrakech.market import STEPS, beside, neighbours

BACK = {"N": "S", "S": "N", "E": "W", "W": "E"}
CORNERS = {("g1", "N"): ("g1", "W"), ("g1", "E"): ("g1", "S"), ("a7", "S"): ("a7", "E"), ("a7", "W"): ("a7", "N")}
PAIRS = {  # who leaves by one of these two cells comes back by the other
    "N": ("a1 b1", "c1 d1", "e1 f1"),
    "S": ("b7 c7", "d7 e7", "f7 g7"),
    "W": ("a1 a2", "a3 a4", "a5 a6"),
    "E": ("g2 g3", "g4 g5", "g6 g7"),
}
WAYS = {"left": -1, "straight": 0, "right": 1}

Square = dict[str, str]


def crossings() -> dict[tuple[str, str], tuple[str, str]]:
    """M7: all 28, from a cell over the edge to a cell and heading."""
    table = dict(CORNERS)
    for out, pairs in PAIRS.items():
        for one, other in map(str.split, pairs):
            table[one, out] = (other, BACK[out])
            table[other, out] = (one, BACK[out])
    return table


CROSSINGS = crossings()


def walked(cell: str, heading: str, slippers: int) -> list[tuple[str, str]]:
    """M7: where Assam stands and looks after each step."""
    path = []
    for _ in range(slippers):
        ahead = beside(cell, heading)
        cell, heading = (ahead, heading) if ahead else CROSSINGS[cell, heading]
        path.append((cell, heading))
    return path


def group(square: Square, cell: str) -> set[str]:
    """M8: grown from one cell until it grows no more."""
    found = {cell}
    while more := {other for known in found for other in neighbours(known) if alike(square, other, cell)} - found:
        found |= more
    return found


def alike(square: Square, one: str, other: str) -> bool:
    return one in square and square[one][0] == square[other][0]


def lays(assam: str, square: Square, free: str = "") -> set[str]:
    """M10 and M11 by trying every two cells; `free`: the colours that may be covered whole."""
    return {
        f"lay {first} {second}"
        for first in neighbours(assam)
        for second in neighbours(first)
        if second != assam
        if first not in square or square[first] != square.get(second) or square[first][0] in free
    }


@dataclass(frozen=True)
class Market:
    """A game of three or four whose rolls are known beforehand; colours are seats."""

    assam: str
    facing: str
    turn: int
    square: Square
    purses: tuple[int, ...]
    rugs: tuple[int, ...]
    rolls: tuple[int, ...]
    laying: bool
    out: tuple[bool, ...]

    def moves(self) -> set[str]:
        if self.out.count(False) < 2 or not any(self.owing(seat) for seat in range(len(self.out))):
            return set()
        return lays(self.assam, self.square) if self.laying else set(WAYS)

    def owing(self, seat: int) -> bool:
        return self.rugs[seat] > 0 and not self.out[seat]

    def after(self, move: str) -> Market:
        return self.lay(*move.split()[1:]) if self.laying else self.walk(move)

    def walk(self, way: str) -> Market:
        heading = list(STEPS)[(list(STEPS).index(self.facing) + WAYS[way]) % 4]
        cell, facing = walked(self.assam, heading, self.rolls[0])[-1]
        there = replace(self, assam=cell, facing=facing, rolls=self.rolls[1:], laying=True)
        owner = "rbyt".index(self.square[cell][0]) if cell in self.square else self.turn
        if owner == self.turn or self.out[owner]:
            return there
        price = len(group(self.square, cell))
        purses = list(self.purses)
        paid = min(price, purses[self.turn])
        purses[self.turn] -= paid
        purses[owner] += paid
        if paid == price:
            return replace(there, purses=tuple(purses))
        out = tuple(gone or seat == self.turn for seat, gone in enumerate(self.out))
        return replace(there, purses=tuple(purses), out=out).next()

    def lay(self, first: str, second: str) -> Market:
        sign = f"{'rbyt'[self.turn]}{1000 + sum(self.rugs)}"
        rugs = tuple(left - (seat == self.turn) for seat, left in enumerate(self.rugs))
        return replace(self, square={**self.square, first: sign, second: sign}, rugs=rugs).next()

    def next(self) -> Market:
        seats = len(self.out)
        order = [(self.turn + step) % seats for step in range(1, seats + 1)]
        return replace(self, turn=next((seat for seat in order if self.owing(seat)), self.turn), laying=False)


def leaves(market: Market, depth: int) -> int:
    """How many ways there are to make `depth` decisions."""
    if depth == 1:
        return len(market.moves())
    return sum(leaves(market.after(move), depth - 1) for move in market.moves())
