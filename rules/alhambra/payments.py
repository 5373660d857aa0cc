"""Paying and taking money: which cards may be taken together (A8) and which payments are worth offering (A9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from rules.alhambra.tiles import VALUE, total

LIMIT = 5  # A8: several cards together

Payment = tuple[int, ...]


@lru_cache(maxsize=4096)
def takings(display: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """A8: what may be taken, fewest cards first, each in display order; equal cards make one offer."""
    small = [card for card in display if VALUE[card] < LIMIT]  # no higher card can be taken together with another
    sets = (cards for size in range(2, len(small) + 1) for cards in combinations(small, size))
    offers: dict[tuple[str, ...], tuple[str, ...]] = {(card,): (card,) for card in display}
    for cards in sets:
        if total(cards) <= LIMIT:
            offers.setdefault(tuple(sorted(cards)), cards)
    return tuple(offers.values())


@lru_cache(maxsize=4096)
def payments(values: Payment, price: int) -> tuple[Payment, ...]:
    """A9: the payments without a superfluous card, the least overpaid first. `values` descend."""
    return tuple(sorted(_covering(values, price), key=_rank))


def _rank(payment: Payment) -> tuple[int, int, tuple[int, ...]]:
    return sum(payment), len(payment), tuple(-value for value in payment)


def _covering(values: Payment, price: int) -> Iterator[Payment]:
    """Cards laid down from the highest, until they suffice: so the last is the smallest, and is needed."""
    for index, value in enumerate(values):
        if index and values[index - 1] == value:
            continue  # an equal card: the same offer
        if value >= price:
            yield (value,)
        else:
            for rest in _covering(values[index + 1 :], price - value):
                yield (value, *rest)


def missing(wanted: Sequence[str], held: Sequence[str]) -> list[str]:
    """Those of the wanted cards that are not among the held, copies counted."""
    left = list(held)
    lacking = []
    for card in wanted:
        if card in left:
            left.remove(card)
        else:
            lacking.append(card)
    return lacking


def without(cards: Sequence[str], gone: Sequence[str]) -> tuple[str, ...]:
    """What is left of the cards, in their order, earlier copies going first."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)
