"""What remains of a game for ever, in small: who came in where, with which figures; and what that makes of a person.

A result names nobody: it has numbers under which its channel's roster knows people. Whoever is struck from the roster
is nobody in all results at once.
"""

from __future__ import annotations

import msgspec

NOBODY = 0
RECENT = 8  # results that a person's page shows
RIVALS = 12  # people whom a career remembers
COUNTED = 32  # results of which it is remembered that they are in a career
MARK = 8  # bytes of a result's name

MU, SIGMA = 25.0, 25.0 / 3
"""What is believed of who has not played yet: openskill's own scale."""


class Share(msgspec.Struct, frozen=True, array_like=True):
    """What one seat came to. `who` is a number of the roster, 0 for nobody known; or a robot of that strength played.

    `pace` is the median time of a move, in seconds. `left`: they gave up or were replaced, and came in last.
    """

    who: int
    place: int
    points: int
    figures: tuple[int, ...] = ()
    moves: int = 0
    pace: int = 0
    robot: str = ""
    left: bool = False


class Result(msgspec.Struct, frozen=True, array_like=True):
    """A game that is over. `name` is the same however often it is stored; `rated`: it says something about skill."""

    name: bytes
    game: str
    at: int
    lasted: int
    shares: tuple[Share, ...]
    options: tuple[str, ...] = ()
    rated: bool = True


class Ended(msgspec.Struct, frozen=True):
    """A result before it is stored: its shares have numbers of `people`, from 1."""

    result: Result
    people: tuple[tuple[str, str], ...]  # the person, and what they are called here


class Known(msgspec.Struct, frozen=True):
    """A person of a channel's roster."""

    person: str
    name: str


class Standing(msgspec.Struct, frozen=True, array_like=True):
    """How one has done in games of one kind with so many players."""

    games: int = 0
    wins: int = 0
    points: int = 0
    best: int = 0
    worst: int = 0
    pace: int = 0  # the sum of the medians


class GameCareer(msgspec.Struct, frozen=True, array_like=True):
    """How one has done in a game, by number of players; the largest figures; and what is believed of one's skill."""

    seats: dict[int, Standing] = {}
    figures: tuple[int, ...] = ()
    mu: float = MU
    sigma: float = SIGMA
    rated: int = 0


class Rival(msgspec.Struct, frozen=True, array_like=True):
    """Somebody one has met: how often, and who came in before whom; `today` of the latest `day` (since 1970)."""

    person: str
    games: int = 0
    ahead: int = 0
    behind: int = 0
    day: int = 0
    today: int = 0


class Recent(msgspec.Struct, frozen=True, array_like=True):
    """One of the latest results, for oneself."""

    game: str
    at: int
    seats: int
    place: int
    points: int


class Career(msgspec.Struct, frozen=True, array_like=True):
    """All that is kept of one person's results: no more than two kilobytes, however long they play."""

    games: dict[str, GameCareer] = {}
    rivals: tuple[Rival, ...] = ()
    recent: tuple[Recent, ...] = ()
    counted: bytes = b""
    left: int = 0
    name: str = ""
    alone: tuple[int, int] = (0, 0)  # the day of the latest rated game against robots alone, and how many on it

    def has(self, name: bytes) -> bool:
        """Whether this result is in it."""
        return name in [self.counted[at : at + MARK] for at in range(0, len(self.counted), MARK)]
