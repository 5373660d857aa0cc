"""What a result makes of a career, and whether it says anything about skill."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.domain.ratings import Belief, Shift
from bot.domain.results import COUNTED, MARK, RECENT, RIVALS, Career, GameCareer, Recent, Result, Rival, Share, Standing
from rules.levels import CERTAINTY, LEVELS

DAY = 24 * 3600
SAME_A_DAY = 5  # rated games a day against the same people; more of them tell little, and can be arranged


def fixed(game: str, strength: str) -> Belief:
    """What is known of a robot."""
    return Belief(LEVELS[game][strength], CERTAINTY)


def rateable(result: Result, careers: Sequence[Career], people: Sequence[str]) -> bool:
    """Whether ratings move by it: not by ever more games of one day between the same people, or against robots."""
    if not result.rated:
        return False
    day = result.at // DAY
    for career, person in zip(careers, people, strict=True):
        others = [other for other in people if other != person]
        if any(_met(career, other, day) < SAME_A_DAY for other in others):
            return True
        if not others and (career.alone[0] != day or career.alone[1] < SAME_A_DAY):
            return True
    return False


def _met(career: Career, other: str, day: int) -> int:
    return next((one.today for one in career.rivals if one.person == other and one.day == day), 0)


def with_result(
    career: Career, result: Result, share: Share, met: Sequence[tuple[str, int]], shift: Shift | None, name: str = ""
) -> Career:
    """The career with one more result; the same if that is in it already."""
    if career.has(result.name):
        return career
    game = career.games.get(result.game, GameCareer())
    belief = Belief(game.mu, game.sigma)
    after = shift.applied(belief) if shift else belief
    seats = sum(bool(one.figures) for one in result.shares)  # who left and was replaced has none
    rivals = _with_met(career.rivals, share, met, result.at // DAY)
    fresh = msgspec.structs.replace(
        game,
        seats={**game.seats, seats: _with_share(game.seats.get(seats, Standing()), share, len(result.shares))},
        figures=_larger(game.figures, share.figures),
        mu=after.mu,
        sigma=after.sigma,
        rated=game.rated + (shift is not None),
    )
    day = result.at // DAY
    return msgspec.structs.replace(
        career,
        games={**career.games, result.game: fresh},
        rivals=rivals,
        recent=(Recent(result.game, result.at, seats, share.place, share.points), *career.recent)[:RECENT],
        counted=(career.counted + result.name)[-COUNTED * MARK :],
        left=career.left + share.left,
        name=name,
        alone=career.alone if met else (day, 1 + (career.alone[1] if career.alone[0] == day else 0)),
    )


def _with_share(standing: Standing, share: Share, players: int) -> Standing:
    if not share.figures:
        return msgspec.structs.replace(standing, games=standing.games + 1)
    first = standing.games == 0
    return Standing(
        games=standing.games + 1,
        wins=standing.wins + (share.place == 1 and players > 1),
        points=standing.points + share.points,
        best=share.points if first else max(standing.best, share.points),
        worst=share.points if first else min(standing.worst, share.points),
        pace=standing.pace + share.pace,
    )


def _larger(known: tuple[int, ...], fresh: tuple[int, ...]) -> tuple[int, ...]:
    if len(known) != len(fresh):
        return fresh or known
    return tuple(map(max, known, fresh))


def _with_met(rivals: tuple[Rival, ...], share: Share, met: Sequence[tuple[str, int]], day: int) -> tuple[Rival, ...]:
    """Those one has met, latest first; who was met least often of the others gives way."""
    known = {one.person: one for one in rivals}
    fresh = []
    for person, place in met:
        one = known.pop(person, Rival(person))
        fresh.append(
            Rival(
                person,
                games=one.games + 1,
                ahead=one.ahead + (share.place < place),
                behind=one.behind + (share.place > place),
                day=day,
                today=1 + (one.today if one.day == day else 0),
            )
        )
    others = sorted(known.values(), key=lambda one: -one.games)
    return (*fresh, *others)[:RIVALS]


def without(career: Career, person: str) -> Career:
    """The career that does not know somebody any more."""
    return msgspec.structs.replace(career, rivals=tuple(one for one in career.rivals if one.person != person))
