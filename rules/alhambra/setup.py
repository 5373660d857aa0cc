"""Setting up a game (A4-A7, A27, A28): everything random is drawn from the seed here, each draw with its own tick."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from rules import chance
from rules.alhambra.state import Dirk, Market, Player, State
from rules.alhambra.tiles import STALLS, TILES, money, total

START_MONEY = 20
DISPLAY = 4
PILES = 5
GIFT = 6  # A28
MONEY_TICK, BAG_TICK, LOT_TICK, SCORE_TICK = 0, 1, 2, 3
DRAWS = 5


def opening(seats: int, seed: str, options: Sequence[str]) -> State:
    """The state before the first move."""
    hands, deck = deal(seats, chance.shuffle(seed, MONEY_TICK, money(seats)))
    bag = chance.shuffle(seed, BAG_TICK, TILES)
    gift = GIFT if seats == 2 else 0
    stalls = gift + len(STALLS)
    return State(
        seed=seed,
        draws=DRAWS,
        options=tuple(options),
        turn=first(hands, seed),
        phase="act",
        round=0,
        display=tuple(deck[:DISPLAY]),
        market=_market(bag[gift:stalls]),
        bag=tuple(bag[stalls:]),
        deck=tuple(stacked(deck[DISPLAY:], seed)),
        discard=(),
        players=tuple(Player(money=tuple(hand)) for hand in hands),
        dirk=Dirk(0, tuple(bag[:gift])) if gift else None,
    )


def deal(seats: int, deck: list[str]) -> tuple[list[list[str]], list[str]]:
    """A4: the hands, and the deck that is left."""
    hands, top = [], 0
    for _ in range(seats):
        hand: list[str] = []
        while total(hand) < START_MONEY:
            hand.append(deck[top])
            top += 1
        hands.append(hand)
    return hands, deck[top:]


def first(hands: Sequence[Sequence[str]], seed: str) -> int:
    """A5: fewest cards, then the smaller sum, then by lot."""
    ranks = [(len(hand), total(hand)) for hand in hands]
    tied = [seat for seat, rank in enumerate(ranks) if rank == min(ranks)]
    return tied[chance.draw(seed, LOT_TICK, len(tied))]


def stacked(deck: list[str], seed: str) -> list[str]:
    """A7: five piles, the larger ones on top, with the scoring cards somewhere in the second and the fourth."""
    size, larger = divmod(len(deck), PILES)
    ends = [size * pile + min(pile, larger) for pile in range(PILES + 1)]
    piles = [deck[start:end] for start, end in pairwise(ends)]
    for tick, (pile, card) in enumerate(((1, "score1"), (3, "score2")), start=SCORE_TICK):
        piles[pile].insert(chance.draw(seed, tick, len(piles[pile]) + 1), card)
    return [card for pile in piles for card in pile]


def _market(tiles: list[str]) -> Market:
    one, two, three, four = tiles
    return one, two, three, four
