"""Ratings: what is believed of how well somebody plays a game, and how sure that is, by openskill (Plackett-Luce).

Everybody is a team of one; equal places are ties. Robots are players whose level is known and does not move.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from bot.domain.results import MU, SIGMA

if TYPE_CHECKING:
    from openskill.models import BradleyTerryPart

SURE = 5.0  # from which sigma on a rating is told as it is, and not as provisional
REACH = 8.0  # whoever stands so far above all others at a table proves nothing by winning
SCALE, ZERO = 20.0, 500.0  # so that a fair robot has 1000


class Belief(msgspec.Struct, frozen=True, array_like=True):
    """What is believed of somebody's skill."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def shown(self) -> int:
        """As it is shown; a fair robot has 1000."""
        return round(ZERO + SCALE * self.mu)

    @property
    def margin(self) -> int:
        """The truth is this far from it at most, nineteen times of twenty."""
        return round(2 * SCALE * self.sigma)

    @property
    def provisional(self) -> bool:
        """Whether too little is known yet to be told among the others."""
        return self.sigma > SURE


class Shift(msgspec.Struct, frozen=True, array_like=True):
    """How a game moves a belief; shifts by several games may come in any order."""

    by: float
    times: float

    def applied(self, belief: Belief) -> Belief:
        """The belief after it."""
        return Belief(belief.mu + self.by, belief.sigma * self.times)


STAYS = Shift(0.0, 1.0)


@cache
def _model() -> BradleyTerryPart:
    """The library takes a moment to load, and most processes never rate anybody."""
    from openskill.models import BradleyTerryPart

    return BradleyTerryPart()


def shifts(beliefs: Sequence[Belief], places: Sequence[int]) -> list[Shift]:
    """How each of these is moved by a game in which they came in so."""
    model = _model()
    teams = [[model.rating(mu=belief.mu, sigma=belief.sigma)] for belief in beliefs]
    after = model.rate(teams, ranks=[float(place) for place in places])
    found = zip(after, beliefs, strict=True)
    moved = [Shift(team[0].mu - belief.mu, team[0].sigma / belief.sigma) for team, belief in found]
    return [STAYS if shift.by > 0 and _stands_above(beliefs, at) else shift for at, shift in enumerate(moved)]


def _stands_above(beliefs: Sequence[Belief], at: int) -> bool:
    """Whether somebody plays only with much weaker ones: whoever could gain by that would look for them."""
    others = [belief.mu for number, belief in enumerate(beliefs) if number != at]
    return beliefs[at].mu - max(others) > REACH
