"""What a robot thinks of Alhambra: what a building, a place and a coin are worth to it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import exp, sqrt
from typing import TypeAlias

import msgspec

from rules.alhambra import offers
from rules.alhambra.building import Alhambra, place_name, survey
from rules.alhambra.moves import Add, AnyMove, Buy, Give, Place, Remove, Store, Take
from rules.alhambra.payments import payments
from rules.alhambra.prospects import KIND, Prospects, prospects
from rules.alhambra.state import Market, Player, State
from rules.alhambra.tiles import STALLS, TILES, VALUE, purse, total
from rules.alhambra.walls import wall_length

# Points, as found in thousands of games
COIN = 0.37  # a coin
CARD = 0.05  # a card, the more the better for paying exactly
LATE = 9  # with fewer buildings than this to come money is worth less
SPENT = 9  # coins that a building takes at most: more money than one's part of the buildings to come takes is of no use
WALL = 0.44  # a side of the longest wall, in each scoring to come
ROOM = 1.0  # a place to build on
FITS = 1.0  # roughly what a building adds to wall and room, if there is a place for it
ROOMS = 6  # more places than this do not help
STORED = 0.29  # the part of its worth that a building has in the reserve
NEXT_EXACT, NEXT_OVER = (
    0.8,
    0.34,
)  # the part of a building's worth if one could pay it next turn: exactly, or not exactly

# Points at the end, as they followed in hundreds of games from what somebody had
STANDING_KINDS = 0.7  # a point that the scorings to come promise
STANDING_TILE = 1.5  # a building
STANDING_WALL = 0.8  # a side of the longest wall, in each scoring to come
STANDING_ROOM = 2.5  # a place to build on
STANDING_STORED = 0.4  # a point that a building in the reserve would give
STANDING_COIN, STANDING_CARD = 0.35, 1.5
STANDING_TURN = 2.0  # to be next

# How sure a lead is: so many points ahead of another make one e times as likely to win. The second number,
# times the square root of the buildings still to come, is added to the first.
END_LEAD, TILE_LEAD = 4.0, 2.0

PAYMENTS = 3  # of each building, those that waste least

Rated: TypeAlias = tuple[AnyMove, float]


class Shop(msgspec.Struct, gc=False):
    """One player's view of market and purse, worked out once a decision."""

    market: Market
    worth: tuple[float, ...]  # by stall
    coin: float
    held: dict[str, tuple[int, ...]]
    soon: list[float]  # by stall: what the chance to buy there next turn is worth

    def next_turn(self, without: int | None = None) -> float:
        """The best of these chances."""
        return max(value for stall, value in enumerate(self.soon) if stall != without)

    def chance(self, stall: int, values: tuple[int, ...]) -> float:
        """What it is worth to hold these coins of a stall's currency, for the building that is there."""
        tile = self.market[stall]
        if tile is None:
            return 0.0
        price = TILES[tile].price
        offered = payments(values, price)
        if not offered:
            return 0.0
        paid = sum(offered[0])
        gain = max(0.0, self.worth[stall] - self.coin * paid)
        return gain * (NEXT_EXACT if paid == price else NEXT_OVER)


def rate(state: State, seat: int) -> Sequence[Rated]:
    """All that a good player would think of."""
    ahead, player = prospects(state), state.players[seat]
    if state.phase != "act":
        return [*_placings(ahead, seat, player), *_gifts(state, ahead, seat)]
    shop = _shop(state, ahead, seat)
    rated = [*_actions(state, ahead, shop, seat), *_rebuildings(ahead, shop, seat, player)]
    return rated or [(move, 0.0) for move in offers.legal(state, seat)]


def reply(state: State, seat: int) -> AnyMove:
    """The best of the usual."""
    ahead, player = prospects(state), state.players[seat]
    if state.phase != "act":
        return _best(list(_placings(ahead, seat, player)))
    rated = list(_actions(state, ahead, _shop(state, ahead, seat), seat))
    return _best(rated) if rated else offers.legal(state, seat)[0]


def _best(rated: list[Rated]) -> AnyMove:
    return max(rated, key=lambda entry: entry[1])[0]


# Buildings


def _gain(ahead: Prospects, seat: int, tile: str, more: int = 0) -> float:
    """What one more of its kind promises, beyond so many more."""
    kind = KIND[tile]
    return ahead.points(seat, kind, more + 1) - ahead.points(seat, kind, more)


def _site(scorings: int, alhambra: Alhambra) -> float:
    """What an Alhambra promises by its wall in so many scorings and by the room to build on."""
    return WALL * scorings * wall_length(alhambra) + ROOM * _room(alhambra)


def _room(alhambra: Alhambra) -> int:
    return min(len(survey(alhambra).free), ROOMS)


@lru_cache(maxsize=16384)
def _sites(scorings: int, alhambra: Alhambra, tile: str) -> tuple[tuple[int, float], ...]:
    """Every place for a tile, with what the Alhambra would promise by it more than now."""
    now = _site(scorings, alhambra)
    places = survey(alhambra).places(tile)
    return tuple((place, _site(scorings, alhambra.with_tile(place, tile)) - now) for place in places)


def _worth(ahead: Prospects, seat: int, player: Player, tile: str | None) -> float:
    """What a player would have of a building, paid or not."""
    if tile is None:
        return 0.0
    gain = _gain(ahead, seat, tile, sum(KIND[other] == KIND[tile] for other in player.bought))
    return max(STORED * gain, gain + FITS) if survey(player.alhambra).places(tile) else STORED * gain


# Actions


def _shop(state: State, ahead: Prospects, seat: int) -> Shop:
    player = state.players[seat]
    worth = tuple(_worth(ahead, seat, player, tile) for tile in state.market)
    shop = Shop(state.market, worth, _coin(state, player), purse(player.money), [])
    shop.soon.extend(shop.chance(stall, shop.held[letter]) for stall, letter in enumerate(STALLS))
    return shop


def _coin(state: State, player: Player) -> float:
    """Where none is left to be taken, all must buy, or the game would never end."""
    if not state.display:
        return 0.0
    use = SPENT * (len(state.bag) + len(STALLS)) / len(state.players)
    return COIN * min(1.0, (len(state.bag) + 1) / LATE, use / max(1, total(player.money)))


def _actions(state: State, ahead: Prospects, shop: Shop, seat: int) -> Iterator[Rated]:
    """Takings, buildings from the reserve and purchases. After an exact payment the best of the rest follows (A10)."""
    player = state.players[seat]
    last = [*_takings(state, shop), *_additions(ahead, shop, seat, player)]
    if player.bought:
        last.append((offers.DONE, shop.next_turn()))
    exact: list[tuple[Buy, float]] = []
    for buy, gain, over in _purchases(shop):
        if over:
            last.append((buy, gain + shop.next_turn(without=buy.stall - 1)))
        else:
            exact.append((buy, gain))
    yield from last
    for buy, gain in exact:
        onward = max((value for move, value in last if not _same_stall(move, buy)), default=0.0)
        yield buy, gain + onward - shop.next_turn() + shop.next_turn(without=buy.stall - 1)


def _same_stall(move: AnyMove, buy: Buy) -> bool:
    return isinstance(move, Buy) and move.stall == buy.stall


def _takings(state: State, shop: Shop) -> Iterator[Rated]:
    soon = shop.next_turn()
    for take in offers.takes(state.display):
        best = soon
        for letter in {card[0] for card in take.cards}:
            best = max(best, shop.chance(STALLS.index(letter), _with(shop, letter, take)))
        yield take, shop.coin * total(take.cards) + CARD * len(take.cards) + best


def _with(shop: Shop, letter: str, take: Take) -> tuple[int, ...]:
    """What one would hold of a currency."""
    more = (VALUE[card] for card in take.cards if card[0] == letter)
    return tuple(sorted((*shop.held[letter], *more), reverse=True))


def _purchases(shop: Shop) -> Iterator[tuple[Buy, float, int]]:
    """With what each gains, and by how much it is overpaid."""
    for stall, (tile, letter) in enumerate(zip(shop.market, STALLS, strict=True)):
        if tile is not None:
            price = TILES[tile].price
            for buy in offers.buys(stall + 1, shop.held[letter], price)[:PAYMENTS]:
                paid = sum(buy.values)
                yield buy, shop.worth[stall] - shop.coin * paid - CARD * len(buy.values), paid - price


def _additions(ahead: Prospects, shop: Shop, seat: int, player: Player) -> Iterator[Rated]:
    for tile in player.reserve:
        gain = (1 - STORED) * _gain(ahead, seat, tile) + shop.next_turn()
        for place, better in _sites(len(ahead.scorings), player.alhambra, tile):
            yield Add(tile, place_name(place)), gain + better


def _rebuildings(ahead: Prospects, shop: Shop, seat: int, player: Player) -> Iterator[Rated]:
    """What may be taken down or swapped."""
    scorings = len(ahead.scorings)
    now = _site(scorings, player.alhambra) - shop.next_turn()
    for move in offers.redesigns(player.alhambra, player.reserve):
        if isinstance(move, Add):
            continue
        old = move.tile if isinstance(move, Remove) else move.old
        place = player.alhambra.place(old)
        if place is None:
            continue
        left = player.alhambra.without(place)
        loss = (1 - STORED) * _gain(ahead, seat, old, -1)
        if isinstance(move, Remove):
            yield move, _site(scorings, left) - now - loss
        elif KIND[move.tile] == KIND[old]:
            yield move, _site(scorings, left.with_tile(place, move.tile)) - now
        else:
            gain = (1 - STORED) * _gain(ahead, seat, move.tile)
            yield move, _site(scorings, left.with_tile(place, move.tile)) - now - loss + gain


# Placing


def _placings(ahead: Prospects, seat: int, player: Player) -> Iterator[Rated]:
    for tile in player.bought:
        gain = _gain(ahead, seat, tile)
        yield Store(tile), STORED * gain
        for place, better in _sites(len(ahead.scorings), player.alhambra, tile):
            yield Place(tile, place_name(place)), gain + better


def _gifts(state: State, ahead: Prospects, seat: int) -> Iterator[Rated]:
    """A29: to Dirk, where that costs the other player more than oneself."""
    if state.dirk is None:
        return
    for tile in state.players[seat].bought:
        kind = KIND[tile]
        given = [*ahead.counts[:-1], _plus(ahead.counts[-1], kind)]
        after = Prospects(ahead.scorings, tuple(given))
        losses = [ahead.points(other, kind) - after.points(other, kind) for other in range(len(state.players))]
        yield Give(tile), sum(losses) - 2 * losses[seat]


def _plus(counts: tuple[int, ...], kind: int) -> tuple[int, ...]:
    return (*counts[:kind], counts[kind] + 1, *counts[kind + 1 :])


# Standing


def judge(state: State, seat: int) -> float:
    """About how likely this seat is to win; A28: Dirk may too."""
    ahead = prospects(state)
    points = [_standing(state, ahead, other) for other in range(len(state.players))]
    if state.dirk is not None:
        points.append(state.dirk.score + ahead.all_points(len(points)))
    tiles = 0 if state.phase == "over" else len(state.bag) + len(STALLS)
    lead = END_LEAD + TILE_LEAD * sqrt(tiles)
    return 1 / sum(exp((other - points[seat]) / lead) for other in points)


def _standing(state: State, ahead: Prospects, seat: int) -> float:
    """The points a seat has and may expect."""
    player, scorings = state.players[seat], len(ahead.scorings)
    if not scorings:
        return float(player.score)
    site = STANDING_WALL * scorings * wall_length(player.alhambra) + STANDING_ROOM * _room(player.alhambra)
    later = STANDING_STORED * sum(_gain(ahead, seat, tile) for tile in player.reserve)
    later += sum(STANDING_KINDS * _gain(ahead, seat, tile) + STANDING_TILE for tile in player.bought)
    spendable = min(total(player.money), SPENT * (len(state.bag) + len(STALLS)) / len(state.players))
    cash = STANDING_COIN * spendable + STANDING_CARD * len(player.money)
    built = STANDING_KINDS * ahead.all_points(seat) + STANDING_TILE * len(player.alhambra.tiles)
    return player.score + built + site + later + cash + STANDING_TURN * (state.turn == seat)
