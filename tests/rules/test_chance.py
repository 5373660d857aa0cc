"""Chance is fair, and the same for ever: published seeds must replay on every machine and in every version."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.chance import draw, shuffle

DRAWS = [3, 0, 5, 1, 3, 3, 2, 0, 5, 3, 4, 0, 4, 5, 2, 1, 4, 2, 3, 3]
OTHER_DRAWS = [72, 4, 25, 32, 7, 49, 46, 71]
SHUFFLED = "pfhcgdlmbiokaejn"
ONE_IN_A_THOUSAND = {1: 10.8, 3: 16.3, 5: 20.5, 23: 49.7}  # chi-square, by degrees of freedom


def surprise(seen: Iterable[object], kinds: int) -> float:
    """Chi-square of what was seen against all kinds being as likely."""
    counts = Counter(seen)
    mean = counts.total() / kinds
    return sum((count - mean) ** 2 / mean for count in counts.values()) + (kinds - len(counts)) * mean


@pytest.mark.parametrize("sides", [2, 4, 6, 24])
def test_every_side_is_as_likely_whether_seeds_or_counters_vary(sides: int) -> None:
    assert surprise((draw("seed", counter, sides) for counter in range(6000)), sides) < ONE_IN_A_THOUSAND[sides - 1]
    assert surprise((draw(str(seed), 1, sides) for seed in range(6000)), sides) < ONE_IN_A_THOUSAND[sides - 1]


def test_one_draw_says_nothing_about_the_next() -> None:
    pairs = ((draw("seed", counter, 2), draw("seed", counter + 1, 2)) for counter in range(0, 8000, 2))
    assert surprise(pairs, 4) < ONE_IN_A_THOUSAND[3]


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    orders = (tuple(shuffle("seed", counter, "abcd")) for counter in range(6000))
    assert surprise(orders, 24) < ONE_IN_A_THOUSAND[23]


def test_every_item_is_as_likely_in_every_place_of_a_large_pile() -> None:
    piles = [shuffle(str(seed), 0, range(24)) for seed in range(2400)]
    for place in (0, 1, 12, 23):
        assert surprise((pile[place] for pile in piles), 24) < ONE_IN_A_THOUSAND[23]


@settings(max_examples=60, deadline=None)
@given(seed=st.text(), counter=st.integers(0, 10**6), items=st.lists(st.integers(), max_size=120))
def test_a_shuffle_keeps_every_item_and_leaves_the_original_alone(seed: str, counter: int, items: list[int]) -> None:
    before = list(items)
    shuffled = shuffle(seed, counter, items)
    assert sorted(shuffled) == sorted(items)
    assert items == before
    assert shuffle(seed, counter, items) == shuffled


@settings(max_examples=60, deadline=None)
@given(seed=st.text(), counter=st.integers(0, 10**6), sides=st.integers(1, 1000))
def test_a_draw_is_a_side_and_always_the_same(seed: str, counter: int, sides: int) -> None:
    drawn = draw(seed, counter, sides)
    assert drawn in range(sides)
    assert draw(seed, counter, sides) == drawn


def test_these_draws_and_shuffles_never_change() -> None:
    assert [draw("zoco", counter, 6) for counter in range(20)] == DRAWS
    assert [draw("Оксана ✿", counter, 100) for counter in range(8)] == OTHER_DRAWS
    assert "".join(shuffle("zoco", 7, "abcdefghijklmnop")) == SHUFFLED
    assert shuffle("zoco", 7, []) == []
    assert shuffle("zoco", 7, ["one"]) == ["one"]
