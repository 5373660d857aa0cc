"""What a robot thinks of Don Quixote: what a principality promises for the phases to come."""

from __future__ import annotations

from typing import TypeAlias

from rules.quixote.fields import HEIGHT, INDEX, SIZE, WIDTH
from rules.quixote.moves import LAYS, Lay
from rules.quixote.principality import lay
from rules.quixote.scoring import DEFENCE, KNIGHTS, LAST_PHASE, SHIELDS, Census, at_castle, census, group
from rules.quixote.state import State, scored_phase
from rules.quixote.tiles import CASTLE4, CASTLE6, PIECE, PIECES

Ways: TypeAlias = dict[int, int]
"""By network, the roads by which more may join it: those that end at an empty field."""

# How many points something is worth before it scores, as found in thousands of games without looking ahead
GROWTH = 0.48  # a church or windmill, for each way to it
LATE = 0.35  # the part of the present phase that does not count as time to grow
ENOUGH = 3  # more ways than this do not help
LINKED = 0.4  # the part of a castle's points for having the first of its knights
APPROACH = 0.09  # the part of a castle's points for each way to it
GUARDED = 0.7  # the part of the defence for having the first of its shields
BEST_BAND = 0.2  # a shield of the best knights
BAND = 0.065  # a shield, for each way to it
WAY = 0.18  # each way, whatever lies on it
KEPT = 0.18  # a road of a tile that might wait for another field


def _beside(field: int) -> dict[str, int]:
    """The neighbours of a field by side."""
    row, column = divmod(field, WIDTH)
    sides = {"N": row > 0, "S": row < HEIGHT - 1, "W": column > 0, "E": column < WIDTH - 1}
    steps = {"N": -WIDTH, "S": WIDTH, "W": -1, "E": 1}
    return {side: field + steps[side] for side, inside in sides.items() if inside}


def _roads(field: int, piece: int) -> tuple[tuple[int, int], ...]:
    """The roads of a piece that lead to another field: the half each leaves, and that field."""
    beside, found = _beside(field), PIECES[piece]
    halves = ((field, found.upper), (field + SIZE, found.lower))
    return tuple((half, beside[side]) for half, sides in halves for side in sides if side in beside)


_ROADS = tuple(tuple(_roads(field, piece) for piece in range(len(PIECES))) for field in range(SIZE))
_KEPT = tuple(KEPT * (len(piece.upper) + len(piece.lower)) for piece in PIECES)


def judge(state: State, seat: int) -> float:
    """The points so far and those promised."""
    player = state.players[seat]
    points = float(sum(player.scores))
    return points if state.phase == "over" else points + promise(player.ground, state.phase)


def rate(state: State, seat: int) -> list[tuple[Lay, float]]:
    """Every laying by what it promises, less for a tile with many roads while there is a choice."""
    player, phase, field = state.players[seat], scored_phase(state.phase), INDEX[state.field or ""]
    choice = len(player.choice) > 1
    rated = []
    for tile in player.choice:
        for move in LAYS[tile]:
            promised = promise(lay(player.ground, field, tile, move.way), phase)
            rated.append((move, promised - _KEPT[PIECE[tile, move.way]] if choice else promised))
    return rated


def promise(ground: bytes, phase: int) -> float:
    """The points this principality would get in this phase and those after it, and some for what is half done."""
    count = census(ground)
    ways = _ways(ground, count.root)
    return (
        _gatherings(count, ways, LAST_PHASE + 1 - phase)
        + _castle(ground, count, ways, CASTLE6, phase) * 6
        + _castle(ground, count, ways, CASTLE4, phase) * 4
        + _guard(count, phase) * DEFENCE
        + _knights(count, ways)
        + WAY * sum(ways.values())
    )


def _ways(ground: bytes, root: list[int]) -> Ways:
    ways: Ways = {}
    for field, piece in enumerate(ground):
        for half, other in _ROADS[field][piece]:
            if not ground[other]:
                network = root[half]
                ways[network] = ways.get(network, 0) + 1
    return ways


def _gatherings(count: Census, ways: Ways, phases: int) -> float:
    """Churches and windmills."""
    growth = GROWTH * (phases - LATE)
    points = 0.0
    for groups in (count.churches, count.windmills):
        for network, size in groups.items():
            points += phases * group(size) + growth * size * min(ways.get(network, 0), ENOUGH)
    return points


def _castle(ground: bytes, count: Census, ways: Ways, castle: int, phase: int) -> float:
    """How many times its points, over the phases left."""
    roads = at_castle(ground, count, castle)
    linked = sum(count.knights.get(network, 0) for network in roads)
    approach = APPROACH * min(sum(ways.get(network, 0) for network in roads), ENOUGH)
    return sum(1 if linked >= need else LINKED * linked / need + approach for need in KNIGHTS[phase - 1 :])


def _guard(count: Census, phase: int) -> float:
    return sum(1 if count.guard >= need else GUARDED * count.guard / need for need in SHIELDS[phase - 1 :])


def _knights(count: Census, ways: Ways) -> float:
    bands = sum(shields * min(ways.get(network, 0), ENOUGH) for network, shields in count.shields.items())
    return BAND * bands + BEST_BAND * max(count.shields.values(), default=0)
