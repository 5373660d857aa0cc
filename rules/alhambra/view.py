"""What a seat or a spectator may know of a game: the only way out of a state."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from rules import contract
from rules.alhambra.building import Alhambra, place_names
from rules.alhambra.outcome import standings, winners
from rules.alhambra.payments import payments
from rules.alhambra.scoring import Row, Scored, result
from rules.alhambra.state import OPEN_MONEY, Market, New, Phase, Player, State, to_act
from rules.alhambra.tiles import CURRENCIES, STALLS, TILES, counts, purse
from rules.alhambra.walls import Wall, longest_wall

Named: TypeAlias = dict[str, str]


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """A player as others see them; `money` is None where it is secret."""

    score: int
    cards: int
    money: tuple[str, ...] | None
    alhambra: Named
    reserve: tuple[str, ...]
    bought: tuple[str, ...]
    counts: dict[str, int]
    wall: int


class DirkView(msgspec.Struct, frozen=True, kw_only=True):
    """A28."""

    score: int
    buildings: tuple[str, ...]
    counts: dict[str, int]


class Offer(msgspec.Struct, frozen=True, kw_only=True):
    """What one's own hand can do about a building on the market: the best payment, or what is missing."""

    tile: str
    price: int
    currency: str
    total: int
    payment: tuple[int, ...] | None
    over: int
    missing: int


class ScoringView(msgspec.Struct, frozen=True, kw_only=True):
    """A scoring in full: shares and points by contender, walls and Alhambras (as they were) by seat."""

    round: int
    rows: tuple[Row, ...]
    walls: tuple[Wall, ...]
    alhambras: tuple[Named, ...]
    points: tuple[int, ...]
    before: tuple[int, ...]
    after: tuple[int, ...]


class View(contract.View, frozen=True, kw_only=True, tag="alhambra"):
    """All but the seed, the order of deck and bag, the discard, and the money of others."""

    options: tuple[str, ...]
    turn: int
    phase: Phase
    to_act: tuple[int, ...]
    round: int
    display: tuple[str, ...]
    market: Market
    bag: int
    deck: int
    players: tuple[PlayerView, ...]
    dirk: DirkView | None
    places: dict[str, tuple[str, ...]]
    new: tuple[New, ...]
    offers: tuple[Offer | None, ...] | None
    scoring: ScoringView | None
    winners: tuple[int | str, ...]


def view(state: State, seat: int | None) -> View:
    return View(
        seat=seat,
        options=state.options,
        turn=state.turn,
        phase=state.phase,
        to_act=to_act(state),
        round=state.round,
        display=state.display,
        market=state.market,
        bag=len(state.bag),
        deck=len(state.deck),
        players=tuple(
            _player(player, shown=number == seat or OPEN_MONEY in state.options)
            for number, player in enumerate(state.players)
        ),
        dirk=_dirk(state),
        places=_places(state),
        new=state.new,
        offers=None if seat is None else _offers(state.market, state.players[seat]),
        scoring=_scoring(state, state.scorings[-1]) if state.scorings else None,
        winners=winners(state) if state.phase == "over" else (),
    )


def _player(player: Player, *, shown: bool) -> PlayerView:
    return PlayerView(
        score=player.score,
        cards=len(player.money),
        money=player.money if shown else None,
        alhambra=player.alhambra.named(),
        reserve=player.reserve,
        bought=player.bought,
        counts=_standing(player.alhambra),
        wall=longest_wall(player.alhambra).length,
    )


def _standing(alhambra: Alhambra) -> dict[str, int]:
    return counts(tile for _, tile in alhambra.tiles)


def _dirk(state: State) -> DirkView | None:
    if state.dirk is None:
        return None
    return DirkView(score=state.dirk.score, buildings=state.dirk.buildings, counts=counts(state.dirk.buildings))


def _places(state: State) -> dict[str, tuple[str, ...]]:
    """Where the buildings that wait may go, once it is time to place them."""
    if state.phase == "act":
        return {}
    placing = [state.players[seat] for seat in to_act(state)]
    return {tile: place_names(player.alhambra, tile) for player in placing for tile in player.bought}


def _offers(market: Market, player: Player) -> tuple[Offer | None, ...]:
    held = purse(player.money)
    stalls = zip(market, STALLS, strict=True)
    return tuple(None if tile is None else _offer(tile, letter, held[letter]) for tile, letter in stalls)


def _offer(tile: str, letter: str, values: tuple[int, ...]) -> Offer:
    price, total = TILES[tile].price, sum(values)
    payment = next(iter(payments(values, price)), None)
    return Offer(
        tile=tile,
        price=price,
        currency=CURRENCIES[letter],
        total=total,
        payment=payment,
        over=sum(payment) - price if payment else 0,
        missing=max(0, price - total),
    )


def _scoring(state: State, scored: Scored) -> ScoringView:
    """The latest scoring; nobody has scored since, so the scores are those after it."""
    found = result(scored)
    points = found.points()
    after = tuple(standings(state).values())
    return ScoringView(
        round=scored.round,
        rows=found.rows,
        walls=found.walls,
        alhambras=tuple(alhambra.named() for alhambra in scored.alhambras),
        points=points,
        before=tuple(total - gained for total, gained in zip(after, points, strict=True)),
        after=after,
    )
