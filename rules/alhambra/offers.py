"""The moves offered to a player (A8-A12, A18). What an Alhambra, a hand or a display allows is worked out once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rules.alhambra.building import Alhambra, place_names, removable, swappable
from rules.alhambra.moves import Add, AnyMove, Buy, Done, Give, Place, Redesign, Remove, Store, Swap, Take
from rules.alhambra.payments import payments, takings
from rules.alhambra.state import Player, State
from rules.alhambra.tiles import STALLS, TILES, purse

DONE = Done()
_REMOVES = {tile: Remove(tile) for tile in TILES}


def legal(state: State, seat: int) -> Sequence[AnyMove]:
    """The moves offered to a seat that owes a decision."""
    player = state.players[seat]
    return _actions(state, player) if state.phase == "act" else _placings(state, player)


def _actions(state: State, player: Player) -> list[AnyMove]:
    moves: list[AnyMove] = [*takes(state.display)]
    held = purse(player.money)
    for stall, (tile, letter) in enumerate(zip(state.market, STALLS, strict=True), start=1):
        if tile is not None and held[letter]:
            moves += buys(stall, held[letter], TILES[tile].price)
    moves += redesigns(player.alhambra, player.reserve)
    if player.bought or not moves:  # A10, A19
        moves.append(DONE)
    return moves


def _placings(state: State, player: Player) -> list[AnyMove]:
    """A18, A25, A29."""
    bought = player.bought
    moves: list[AnyMove] = [Place(tile, place) for tile in bought for place in place_names(player.alhambra, tile)]
    moves += [Store(tile) for tile in bought]
    if state.dirk is not None:
        moves += [Give(tile) for tile in bought]
    return moves


@lru_cache(maxsize=4096)
def takes(display: tuple[str, ...]) -> tuple[Take, ...]:
    return tuple(Take(cards) for cards in takings(display))


@lru_cache(maxsize=4096)
def buys(stall: int, values: tuple[int, ...], price: int) -> tuple[Buy, ...]:
    return tuple(Buy(stall, payment) for payment in payments(values, price))


@lru_cache(maxsize=1024)
def redesigns(alhambra: Alhambra, reserve: tuple[str, ...]) -> tuple[Redesign, ...]:
    loose = removable(alhambra)
    adds = [Add(tile, place) for tile in reserve for place in place_names(alhambra, tile)]
    removes = [_REMOVES[tile] for _, tile in alhambra.tiles if tile in loose]
    swaps = [Swap(tile, old) for tile in reserve for old in swappable(alhambra, tile)]
    return (*adds, *removes, *swaps)
