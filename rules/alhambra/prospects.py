"""What the scorings to come may be expected to give, from what everyone can see."""

from __future__ import annotations

from functools import lru_cache
from math import exp, sqrt

import msgspec

from rules.alhambra.building import Alhambra
from rules.alhambra.imagining import BELOW, DEALT
from rules.alhambra.scoring import FINAL, prizes
from rules.alhambra.setup import DISPLAY, PILES
from rules.alhambra.state import State
from rules.alhambra.tiles import BUILDINGS, FOUNTAIN, TILES, money

# As found in thousands of games
CARDS_A_TURN = 0.72  # drawn from the deck
BUYS_A_TURN = 0.63
LAST_BUYS = 2  # of the four buildings on the market when the bag is empty
DOUBT = 1.08  # by how much a lead is less sure than it would be if everyone bought at random

KIND = {tile.id: BUILDINGS.index(tile.building) for tile in TILES.values()}
STEPS = 4  # doubt is rounded to quarters, so that results can be kept and used again


class Scoring(msgspec.Struct, frozen=True, gc=False):
    """A scoring to come, and for each kind how doubtful it is what everyone will have by then."""

    number: int
    doubt: tuple[int, ...]


class Prospects(msgspec.Struct, frozen=True, gc=False):
    """The scorings to come, and how many of each kind every contender has."""

    scorings: tuple[Scoring, ...]
    counts: tuple[tuple[int, ...], ...]

    def points(self, contender: int, kind: int, more: int = 0) -> float:
        """What a kind promises, if the contender had so many more of it."""
        having = [counts[kind] for counts in self.counts]
        own = having.pop(contender) + more
        others = tuple(sorted(having))
        return sum(_points(scoring.number, kind, own, others, scoring.doubt[kind]) for scoring in self.scorings)

    def all_points(self, contender: int) -> float:
        return sum(self.points(contender, kind) for kind in range(len(BUILDINGS)))


@lru_cache(maxsize=65536)
def kinds(alhambra: Alhambra) -> tuple[int, ...]:
    """How many of each kind stand in it."""
    found = [0] * len(BUILDINGS)
    for _, tile in alhambra.tiles:
        if tile != FOUNTAIN:
            found[KIND[tile]] += 1
    return tuple(found)


def prospects(state: State) -> Prospects:
    counts = [kinds(player.alhambra) for player in state.players]
    if state.dirk is not None:
        counts.append(_tally(state.dirk.buildings))
    numbers = () if state.phase == "over" else range(state.round + 1, FINAL + 1)
    left, market = _tally(state.bag), _tally(tuple(tile for tile in state.market if tile))
    to_come = tuple(map(sum, zip(left, market, strict=True)))
    scorings = tuple(Scoring(number, _doubts(state, number, to_come, len(counts))) for number in numbers)
    return Prospects(scorings, tuple(counts))


@lru_cache(maxsize=4096)
def _tally(tiles: tuple[str, ...]) -> tuple[int, ...]:
    found = [0] * len(BUILDINGS)
    for tile in tiles:
        found[KIND[tile]] += 1
    return tuple(found)


def _doubts(state: State, number: int, to_come: tuple[int, ...], contenders: int) -> tuple[int, ...]:
    """As if each building bought before that scoring went to anyone."""
    part = _buys(state, number) / max(1, sum(to_come))
    spread = 2 * part / contenders * (1 - 1 / contenders)
    return tuple(round(STEPS * DOUBT * sqrt(count * spread)) for count in to_come)


def _buys(state: State, number: int) -> float:
    """How many buildings are likely to be bought before this scoring."""
    if state.phase == "last":
        return 0
    last = len(state.bag) + LAST_BUYS
    if number == FINAL:
        return last
    seats = len(state.players)
    deck = len(money(seats)) - DISPLAY - DEALT * seats
    below = deck * sum(BELOW[number]) / 2 / PILES
    turns = max(0.0, len(state.deck) - below) / CARDS_A_TURN
    return min(last, turns * BUYS_A_TURN)


@lru_cache(maxsize=65536)
def _points(number: int, kind: int, own: int, others: tuple[int, ...], doubt: int) -> float:
    """A21, A22, with chances in place of places."""
    places = [1.0]
    for other in others:
        ahead = _chance(other - own, doubt / STEPS)
        places = [
            stays * (1 - ahead) + falls * ahead for stays, falls in zip((*places, 0.0), (0.0, *places), strict=True)
        ]
    points = sum(likely * prize for likely, prize in zip(places, prizes(number, BUILDINGS[kind]), strict=False))
    return points if own else points * min(1.0, doubt / STEPS) / 2


def _chance(ahead: int, doubt: float) -> float:
    """That a contender so far ahead will be so then."""
    if not doubt:
        return 0.5 if ahead == 0 else float(ahead > 0)
    return 1 / (1 + exp(-1.7 * ahead / doubt))
