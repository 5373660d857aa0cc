"""What speaks for a move of Alhambra, from what its player sees."""

from __future__ import annotations

from collections.abc import Iterable

from rules.alhambra import facts
from rules.alhambra.building import Alhambra, alhambra_of, place_names, place_of
from rules.alhambra.moves import Add, AnyMove, Buy, Done, Give, Place, Remove, Store, Swap, Take
from rules.alhambra.payments import payments
from rules.alhambra.tiles import STALLS, TILES, purse, total
from rules.alhambra.view import PlayerView, View
from rules.alhambra.walls import wall_length
from rules.contract import Hint


def hint(view: View, move: AnyMove) -> Hint:
    """One reason, the weightiest that can be seen."""
    player = view.players[view.seat or 0]
    match move:
        case Take(cards):
            return _saving(view, player, cards)
        case Buy(stall, values):
            return _buying(view, view.market[stall - 1] or "", sum(values))
        case Place(tile, place) | Add(tile, place):
            return _building(view, player, tile, alhambra_of(player.alhambra).with_tile(place_of(place), tile))
        case Swap(tile, old):
            return _building(view, player, tile, _swapped(player, tile, old))
        case Remove(tile):
            return _taking_down(player, tile)
        case Store(tile):
            fits = bool(place_names(alhambra_of(player.alhambra), tile))
            return facts.HintKeep(TILES[tile].building, tile) if fits else facts.HintNoPlace(tile)
        case Give():
            return facts.HintDirk()
        case Done():
            return facts.HintEnough()


def _saving(view: View, player: PlayerView, cards: tuple[str, ...]) -> Hint:
    """The building that this money is enough for, best exactly."""
    money = player.money or ()
    before, after = _payable(view, money), _payable(view, (*money, *cards))
    better = [tile for tile, over in after.items() if tile not in before or over < before[tile]]
    if not better:
        return facts.HintMoney(total(cards), len(cards))
    tile = min(better, key=after.__getitem__)
    return (facts.HintAfford if after[tile] else facts.HintAffordExactly)(TILES[tile].building, tile)


def _payable(view: View, money: Iterable[str]) -> dict[str, int]:
    """The buildings on the market that this money can pay, and the least one would overpay."""
    held = purse(tuple(money))
    found = {}
    for tile, letter in zip(view.market, STALLS, strict=True):
        if tile is not None and (offered := payments(held[letter], TILES[tile].price)):
            found[tile] = sum(offered[0]) - TILES[tile].price
    return found


def _buying(view: View, tile: str, paid: int) -> Hint:
    leading = _leading(view, tile)
    if leading is not None:
        return leading
    building = TILES[tile].building
    if paid == TILES[tile].price:
        return facts.HintExact(building, tile)
    return facts.HintMore(building, view.players[view.seat or 0].counts[building] + 1)


def _leading(view: View, tile: str) -> Hint | None:
    """A21: with this one more, nobody has as many."""
    building = TILES[tile].building
    count = view.players[view.seat or 0].counts[building]
    others = [player.counts[building] for seat, player in enumerate(view.players) if seat != view.seat]
    if view.dirk is not None:
        others.append(view.dirk.counts[building])
    return facts.HintLead(building, count + 1) if count <= max(others) < count + 1 else None


def _building(view: View, player: PlayerView, tile: str, built: Alhambra) -> Hint:
    """A23: a longer wall; A21: the majority; or else one more of its kind."""
    length = wall_length(built)
    if length > player.wall:
        return facts.HintWall(length)
    building = TILES[tile].building
    return _leading(view, tile) or facts.HintMore(building, player.counts[building] + 1)


def _swapped(player: PlayerView, tile: str, old: str) -> Alhambra:
    alhambra = alhambra_of(player.alhambra)
    place = alhambra.place(old)
    return alhambra if place is None else alhambra.without(place).with_tile(place, tile)


def _taking_down(player: PlayerView, tile: str) -> Hint:
    alhambra = alhambra_of(player.alhambra)
    place = alhambra.place(tile)
    length = 0 if place is None else wall_length(alhambra.without(place))
    return facts.HintWall(length) if length > player.wall else facts.HintRoom()
