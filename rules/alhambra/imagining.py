"""What a seat cannot see, imagined: the hands of others, the deck and the bag."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules import chance
from rules.alhambra.building import alhambra_of
from rules.alhambra.scoring import Scored
from rules.alhambra.setup import DISPLAY, PILES
from rules.alhambra.state import Dirk, Player, State
from rules.alhambra.tiles import TILES, money
from rules.alhambra.view import ScoringView, View

DEALT = 5  # the cards a player begins with, as a rule
MONEY_TICK, BAG_TICK, SCORE_TICK = 0, 1, 2
BELOW = {1: (3, 4), 2: (1, 2)}  # A7: how many piles of money lie below a scoring card, at least and at most


def imagine(view: View, seed: str) -> State:
    """A state this view could be of: unseen money anywhere, scoring cards where they may be, the bag in any order."""
    cards = iter(chance.shuffle(seed, MONEY_TICK, _unseen_money(view)))
    hands = [player.money or tuple(_deal(cards, player.cards)) for player in view.players]
    scorings = [number for number in BELOW if number > view.round]
    deck = list(_deal(cards, max(0, view.deck - len(scorings))))
    return State(
        seed=seed,
        draws=SCORE_TICK + 1 + max(BELOW),
        options=view.options,
        turn=view.turn,
        phase=view.phase,
        round=view.round,
        display=view.display,
        market=view.market,
        bag=tuple(chance.shuffle(seed, BAG_TICK, _unseen_tiles(view))[: view.bag]),
        deck=_with_scorings(deck, scorings[: view.deck], len(view.players), seed),
        discard=tuple(cards),
        players=tuple(
            Player(
                score=player.score,
                money=hand,
                alhambra=alhambra_of(player.alhambra),
                reserve=player.reserve,
                bought=player.bought,
            )
            for player, hand in zip(view.players, hands, strict=True)
        ),
        dirk=Dirk(view.dirk.score, view.dirk.buildings) if view.dirk else None,
        new=view.new,
        scorings=(_scored(view.scoring),) if view.scoring else (),
    )


def _unseen_money(view: View) -> list[str]:
    seen = Counter(view.display)
    for player in view.players:
        seen.update(player.money or ())
    return sorted((Counter(money(len(view.players))) - seen).elements())


def _unseen_tiles(view: View) -> list[str]:
    seen = {*view.market, *(view.dirk.buildings if view.dirk else ())}
    for player in view.players:
        seen.update(player.alhambra.values(), player.reserve, player.bought)
    return [tile for tile in TILES if tile not in seen]


def _deal(cards: Iterator[str], count: int) -> Iterator[str]:
    return (card for _, card in zip(range(count), cards, strict=False))


def _with_scorings(deck: list[str], scorings: list[int], seats: int, seed: str) -> tuple[str, ...]:
    """A7: the scoring cards somewhere in their piles, as far as those are still there."""
    pile = (len(money(seats)) - DISPLAY - DEALT * seats) // PILES
    for number in scorings:
        fewest, most = (pile * piles for piles in BELOW[number])
        below = min(len(deck), fewest + chance.draw(seed, SCORE_TICK + number, most - fewest + 1))
        deck = [*deck[: len(deck) - below], f"score{number}", *deck[len(deck) - below :]]
    return tuple(deck)


def _scored(shown: ScoringView) -> Scored:
    """The latest scoring; the view tells of no other."""
    dirk = tuple(row.shares[-1].count for row in shown.rows) if len(shown.points) > len(shown.alhambras) else None
    return Scored(shown.round, tuple(map(alhambra_of, shown.alhambras)), dirk)
