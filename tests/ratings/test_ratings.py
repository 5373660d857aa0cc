"""Ratings find the true order, say honestly how sure they are, and robots hold their scale."""

from __future__ import annotations

import pytest

from bot.domain.careers import fixed
from bot.domain.ratings import STAYS, Belief, shifts
from rules.levels import LEVELS
from tests.ratings.simulation import simulated


def test_the_order_that_is_found_is_nearly_the_true_one() -> None:
    early, late = simulated(100, (10, 40))
    assert early.order > 0.93
    assert late.order > 0.97
    assert min(early.within, late.within) > 0.85, "the margin that is told holds"
    assert late.sure > 0.9 > early.sure


def test_knowing_the_luck_of_a_game_finds_the_order_sooner() -> None:
    (blind,), (seeing,) = (simulated(100, (10,), luck=3.0, known=known) for known in (0.0, 1.0))
    assert seeing.order > blind.order


@pytest.mark.parametrize("players", range(2, 7))
def test_any_table_of_teams_of_one_is_rated_and_ties_change_little(players: int) -> None:
    tied = shifts([Belief()] * players, [1] * players)
    assert all(abs(one.by) < 1e-9 and one.times < 1 for one in tied)
    moved = [one.by for one in shifts([Belief()] * players, list(range(1, players + 1)))]
    assert moved == sorted(moved, reverse=True)
    assert moved[0] > 0 > moved[-1]


def test_shifts_may_come_in_any_order() -> None:
    one, other = shifts([Belief(), Belief(30, 5)], [1, 2])[0], shifts([Belief(), Belief(20, 5)], [2, 1])[0]
    assert one.applied(other.applied(Belief())).mu == pytest.approx(other.applied(one.applied(Belief())).mu)


def test_whoever_stands_far_above_all_others_gains_nothing_by_them() -> None:
    assert shifts([Belief(40, 3), fixed("marrakech", "easy")], [1, 2])[0] == STAYS
    assert shifts([Belief(40, 3), fixed("marrakech", "easy")], [2, 1])[0].by < 0


def test_a_fair_robot_is_the_middle_of_every_scale() -> None:
    assert {fixed(game, "fair").shown for game in LEVELS} == {1000}
