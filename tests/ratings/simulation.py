"""People of known skill play at tables of two to six, some with robots, and are rated as the bot does it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec

from bot.domain.ratings import Belief, shifts
from rules.levels import CERTAINTY, LEVELS

MEAN, SPREAD = 25.0, 8.0  # of the skill of people
FORM = 4.2  # how much somebody plays better or worse from game to game, on the same scale
PLACE = 1.0  # results as near as this are a tie
ROBOTS = 0.3  # the part of seats that robots take


class Found(msgspec.Struct, frozen=True):
    """How good the ratings are after so many games each."""

    games: int
    order: float  # Spearman's rank correlation with the true skill
    within: float  # the part of people whose true skill is within the margin that is told
    sigma: float
    sure: float  # the part of people who are not provisional


class World:
    """Everybody who plays, what they can, and what is believed of it."""

    def __init__(self, people: int, luck: float, known: float, seed: int) -> None:
        self.random = Random(seed)
        self.skill = [self.random.gauss(MEAN, SPREAD) for _ in range(people)]
        self.belief = [Belief() for _ in range(people)]
        self.games = [0] * people
        self.luck, self.known = luck, known

    def round(self) -> None:
        """Everybody plays once, or nearly: tables are made anew each time."""
        order = list(range(len(self.skill)))
        self.random.shuffle(order)
        while len(order) > 1:
            seats = min(self.random.randrange(2, 7), len(order))
            self._table([order.pop() for _ in range(seats)])

    def _table(self, people: Sequence[int]) -> None:
        levels = [
            LEVELS["quixote"][self.random.choice(("fair", "strong"))] for _ in people if self.random.random() < ROBOTS
        ]
        robots = levels[: 6 - len(people)]
        skills = [*(self.skill[person] for person in people), *robots]
        beliefs = [*(self.belief[person] for person in people), *(Belief(level, CERTAINTY) for level in robots)]
        luck = [self.random.gauss(0, self.luck) for _ in skills]
        form = (FORM**2 - self.luck**2) ** 0.5
        played = [skill + self.random.gauss(0, form) + one for skill, one in zip(skills, luck, strict=True)]
        seen = [mark - self.known * one for mark, one in zip(played, luck, strict=True)]
        moved = shifts(beliefs, _places(seen))
        for person, shift in zip(people, moved, strict=False):
            self.belief[person] = shift.applied(self.belief[person])
            self.games[person] += 1

    def found(self, games: int) -> Found:
        """How good the ratings are now."""
        pairs = list(zip(self.skill, self.belief, strict=True))
        return Found(
            games=games,
            order=_spearman(self.skill, [belief.mu for belief in self.belief]),
            within=sum(abs(skill - belief.mu) <= 2 * belief.sigma for skill, belief in pairs) / len(pairs),
            sigma=sum(belief.sigma for belief in self.belief) / len(pairs),
            sure=sum(not belief.provisional for belief in self.belief) / len(pairs),
        )


def _places(marks: Sequence[float]) -> list[int]:
    """Nearly equal results share a place."""
    rounded = [round(mark / PLACE) for mark in marks]
    return [1 + sum(other > mine for other in rounded) for mine in rounded]


def _spearman(one: Sequence[float], other: Sequence[float]) -> float:
    ranks = [_ranks(one), _ranks(other)]
    size = len(one)
    apart = sum((a - b) ** 2 for a, b in zip(*ranks, strict=True))
    return 1 - 6 * float(apart) / (size * (size**2 - 1))


def _ranks(values: Sequence[float]) -> list[int]:
    order = sorted(range(len(values)), key=values.__getitem__)
    ranks = [0] * len(values)
    for rank, at in enumerate(order):
        ranks[at] = rank
    return ranks


def simulated(people: int, stages: Sequence[int], luck: float = 0.0, known: float = 0.0, seed: int = 1) -> list[Found]:
    """After each of these numbers of games. `luck` is a part of the form, of which the part `known` is taken out."""
    world, found = World(people, luck, known, seed), []
    for games in range(1, max(stages) + 1):
        world.round()
        if games in stages:
            found.append(world.found(games))
    return found
