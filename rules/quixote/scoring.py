"""What a principality is worth in a phase (Q13-Q17), and why: the networks that score and the knights that count."""

from __future__ import annotations

import msgspec

from rules.quixote.fields import FIELDS, HALVES, SIZE, borders
from rules.quixote.roads import networks
from rules.quixote.tiles import CASTLE4, CASTLE6, PIECES, Piece

SOURCES = ("castle6", "castle4", "churches", "windmills", "defence", "knights")
KNIGHTS = (1, 2, 3)  # Q13: knights a castle needs, by phase
SHIELDS = (4, 8, 12)  # Q16: shields the defence needs, by phase
DEFENCE = 5  # Q16
LAST_PHASE = 3  # Q17


class Tally(msgspec.Struct, frozen=True, gc=False):
    """The points of one principality in one phase, by source."""

    castle6: int = 0
    castle4: int = 0
    churches: int = 0
    windmills: int = 0
    defence: int = 0
    knights: int = 0

    @property
    def total(self) -> int:
        return self.castle6 + self.castle4 + self.churches + self.windmills + self.defence + self.knights


class Network(msgspec.Struct, frozen=True):
    """A network that scores: its halves (`"C2u"`, `"C2l"`) and what each source gives for it.

    A castle's points stand at every network that brings knights to it.
    """

    halves: tuple[str, ...]
    points: dict[str, int]


class Survey(msgspec.Struct, frozen=True):
    """A principality as a phase sees it: its points, the networks that give them, and how near it is to the rest."""

    tally: Tally
    networks: tuple[Network, ...]
    defenders: tuple[str, ...]  # the fields of the knights who defend
    guard: int  # the sum of their shields
    linked: dict[str, int]  # by castle ("6", "4"): the knights connected to it


class Census(msgspec.Struct, frozen=True, gc=False):
    """What is counted: by network the churches, windmills, knights and shields; and the shields at the border."""

    root: list[int]
    churches: dict[int, int]
    windmills: dict[int, int]
    knights: dict[int, int]
    shields: dict[int, int]
    guard: int


def _defends(piece: Piece, field: int) -> bool:
    """Q16: whether the half this knight stands on has an exit onto the outer border."""
    exits = piece.lower if piece.half else piece.upper
    return any(side in exits for side in borders(field + SIZE * piece.half))


_SYMBOL = tuple(piece.symbol for piece in PIECES)
_SHIELD = tuple(piece.shield for piece in PIECES)
_OFFSET = tuple(SIZE * piece.half for piece in PIECES)
_DEFENCE = tuple(
    tuple(piece.shield if piece.symbol == "knight" and _defends(piece, field) else 0 for piece in PIECES)
    for field in range(SIZE)
)
"""By field and piece: the shields it adds to the defence."""


def census(ground: bytes) -> Census:
    """Counts the symbols of every network."""
    root = networks(ground)
    churches: dict[int, int] = {}
    windmills: dict[int, int] = {}
    knights: dict[int, int] = {}
    shields: dict[int, int] = {}
    guard = 0
    for field, piece in enumerate(ground):
        symbol = _SYMBOL[piece]
        if symbol is None:
            continue
        network = root[field + _OFFSET[piece]]
        if symbol == "knight":
            knights[network] = knights.get(network, 0) + 1
            shields[network] = shields.get(network, 0) + _SHIELD[piece]
            guard += _DEFENCE[field][piece]
        elif symbol == "church":
            churches[network] = churches.get(network, 0) + 1
        else:
            windmills[network] = windmills.get(network, 0) + 1
    return Census(root, churches, windmills, knights, shields, guard)


def tally(ground: bytes, phase: int) -> Tally:
    """Q13-Q17: what the principality gives in this phase."""
    return _tally(ground, phase, census(ground))


def survey(ground: bytes, phase: int) -> Survey:
    """The same, with the reasons."""
    count = census(ground)
    return Survey(
        tally=_tally(ground, phase, count),
        networks=_scoring_networks(ground, phase, count),
        defenders=tuple(FIELDS[field] for field, piece in enumerate(ground) if _DEFENCE[field][piece]),
        guard=count.guard,
        linked={"6": _linked(ground, count, CASTLE6), "4": _linked(ground, count, CASTLE4)},
    )


def _tally(ground: bytes, phase: int, count: Census) -> Tally:
    needed = KNIGHTS[phase - 1]
    best = _best_knights(count) if phase == LAST_PHASE else None
    return Tally(
        castle6=6 if _linked(ground, count, CASTLE6) >= needed else 0,
        castle4=4 if _linked(ground, count, CASTLE4) >= needed else 0,
        churches=sum(map(group, count.churches.values())),
        windmills=sum(map(group, count.windmills.values())),
        defence=DEFENCE if count.guard >= SHIELDS[phase - 1] else 0,
        knights=0 if best is None else count.shields[best],
    )


def at_castle(ground: bytes, count: Census, castle: int) -> set[int]:
    """The networks at its two roads."""
    field = ground.index(castle)
    return {count.root[field], count.root[field + SIZE]}


def _linked(ground: bytes, count: Census, castle: int) -> int:
    """Q13: the different knights connected to a castle."""
    return sum(count.knights.get(network, 0) for network in at_castle(ground, count, castle))


def group(size: int) -> int:
    """Q14, Q15: what so many connected churches, or windmills, give."""
    if size < 2:
        return 0
    return 2 if size == 2 else 2 * size


def _best_knights(count: Census) -> int | None:
    """Q17: the network of the most valuable group of knights; None without two connected ones."""
    groups = [network for network, knights in count.knights.items() if knights >= 2]
    return max(groups, key=count.shields.__getitem__, default=None)


def _scoring_networks(ground: bytes, phase: int, count: Census) -> tuple[Network, ...]:
    points: dict[int, dict[str, int]] = {}
    for source, castle, value in (("castle6", CASTLE6, 6), ("castle4", CASTLE4, 4)):
        if _linked(ground, count, castle) >= KNIGHTS[phase - 1]:
            for network in at_castle(ground, count, castle) & count.knights.keys():
                points.setdefault(network, {})[source] = value
    for source, groups in (("churches", count.churches), ("windmills", count.windmills)):
        for network, size in groups.items():
            if size >= 2:
                points.setdefault(network, {})[source] = group(size)
    if phase == LAST_PHASE and (best := _best_knights(count)) is not None:
        points.setdefault(best, {})["knights"] = count.shields[best]
    return tuple(Network(_halves(count.root, network), points[network]) for network in sorted(points))


def _halves(root: list[int], network: int) -> tuple[str, ...]:
    """The halves of a network, field by field."""
    both = ((field, field + SIZE) for field in range(SIZE))
    return tuple(HALVES[half] for pair in both for half in pair if root[half] == network)
