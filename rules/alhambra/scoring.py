"""Scoring: majorities (A21, A22) and walls (A23). Contenders are the seats and, with two players, Dirk after them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from rules.alhambra.building import Alhambra
from rules.alhambra.tiles import BUILDINGS, counts
from rules.alhambra.walls import Wall, longest_wall

WALL = "wall"
SOURCES = (*BUILDINGS, WALL)
FINAL = 3
FIRST_PRIZES = (16, 8, 1)  # A21: the places of a pavilion in round 3; a round earlier lacks the first of them


class Scored(msgspec.Struct, frozen=True):
    """What was scored: the round, the Alhambras as they stood, how many of each kind Dirk had. The points follow."""

    round: int
    alhambras: tuple[Alhambra, ...]
    dirk: tuple[int, ...] | None = None


class Share(msgspec.Struct, frozen=True):
    """One contender's part of a majority: `pool` is what the places taken give together, `among` how many share it."""

    count: int
    place: int | None = None
    pool: int = 0
    among: int = 0
    points: int = 0


class Row(msgspec.Struct, frozen=True):
    """One kind of building, with a share for every contender."""

    building: str
    prizes: tuple[int, ...]
    shares: tuple[Share, ...]


class Result(msgspec.Struct, frozen=True):
    """All the points of one scoring."""

    rows: tuple[Row, ...]
    walls: tuple[Wall, ...]

    def sources(self, contender: int) -> dict[str, int]:
        """Where this contender's points come from; Dirk has no wall."""
        points = {row.building: row.shares[contender].points for row in self.rows}
        points[WALL] = self.walls[contender].length if contender < len(self.walls) else 0
        return points

    def points(self) -> tuple[int, ...]:
        """The points of every contender."""
        contenders = len(self.rows[0].shares)
        return tuple(sum(self.sources(contender).values()) for contender in range(contenders))


def prizes(round: int, building: str) -> tuple[int, ...]:
    """A21: the points for first, second and third place."""
    step = BUILDINGS.index(building)
    return tuple(prize + step for prize in FIRST_PRIZES[FINAL - round :])


def shares(having: Sequence[int], places: tuple[int, ...]) -> tuple[Share, ...]:
    """A21, A22: who gets what for one kind, from how many of it each has."""
    found: dict[int, Share] = {0: Share(0)}
    place = 0
    for count in sorted({count for count in having if count}, reverse=True):
        among = having.count(count)
        pool = sum(places[place : place + among])
        found[count] = Share(count, place + 1, pool, among, pool // among)
        place += among
    return tuple(found[count] for count in having)


@lru_cache(maxsize=256)
def result(scored: Scored) -> Result:
    """The points that this scoring gave."""
    owned = [tuple(counts(tile for _, tile in alhambra.tiles).values()) for alhambra in scored.alhambras]
    if scored.dirk is not None:
        owned.append(scored.dirk)  # A28
    rows = tuple(_row(scored.round, building, having) for building, *having in zip(BUILDINGS, *owned, strict=True))
    return Result(rows, tuple(longest_wall(alhambra) for alhambra in scored.alhambras))


def _row(round: int, building: str, having: list[int]) -> Row:
    places = prizes(round, building)
    return Row(building, places, shares(having, places))
