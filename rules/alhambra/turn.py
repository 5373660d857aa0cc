"""Playing a move: the actions (A8-A12), the placing (A18, A29), and the refusals of both. What follows is `ending`."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from rules.alhambra import facts, offers
from rules.alhambra.building import (
    STEPS,
    Alhambra,
    cut_off,
    enclosed,
    gap,
    place_name,
    place_of,
    removable,
    survey,
    touch,
)
from rules.alhambra.ending import end_turn, finish
from rules.alhambra.moves import Add, AnyMove, Buy, Done, Give, Place, Placing, Redesign, Remove, Store, Swap, Take
from rules.alhambra.payments import LIMIT, missing, without
from rules.alhambra.state import New, Player, State, with_player
from rules.alhambra.tiles import CURRENCIES, FOUNTAIN, SIDE_TERMS, SIDES, STALLS, TILES, WALLS, total
from rules.contract import Event, IllegalMove

Played: TypeAlias = tuple[State, tuple[Event, ...]]

PLACINGS = (Place, Store, Give)

replace = msgspec.structs.replace


def play(state: State, seat: int, move: AnyMove) -> Played:
    """The move of a seat that owes a decision."""
    if isinstance(move, PLACINGS):
        return _placing(_fresh(state, seat), seat, move)
    if state.phase != "act":
        raise IllegalMove("A18", facts.PlaceFirst(state.players[seat].bought))
    state = _fresh(state, seat)
    if isinstance(move, Take):
        return _take(state, seat, move)
    if isinstance(move, Buy):
        return _buy(state, seat, move)
    if isinstance(move, Done):
        return _done(state, seat)
    return _redesign(state, seat, move)


def _fresh(state: State, seat: int) -> State:
    """What others built in their turns is new no longer."""
    if state.phase == "last" or not state.new or state.new[0].seat == seat:
        return state
    return replace(state, new=())


def _end_actions(state: State, seat: int, event: Event) -> Played:
    """The actions are over: now the bought buildings, or the end of the turn."""
    if state.players[seat].bought:
        return replace(state, phase="place"), (event,)
    state, events = end_turn(state)
    return state, (event, *events)


# Money


def _take(state: State, seat: int, move: Take) -> Played:
    """A8."""
    lacking = missing(move.cards, state.display)
    if lacking:
        raise IllegalMove("A8", facts.NotOnDisplay(tuple(lacking)))
    worth = total(move.cards)
    if len(move.cards) > 1 and worth > LIMIT:
        raise IllegalMove("A8", facts.TooMuchMoney(worth, LIMIT))
    player = state.players[seat]
    taken = with_player(state, seat, replace(player, money=player.money + move.cards))
    taken = replace(taken, display=without(state.display, move.cards))
    return _end_actions(taken, seat, facts.TookMoney(seat, move.cards))


def _buy(state: State, seat: int, move: Buy) -> Played:
    """A9, A10."""
    tile, letter = state.market[move.stall - 1], STALLS[move.stall - 1]
    if tile is None:
        raise IllegalMove("A9", facts.EmptyStall(move.stall))
    player = state.players[seat]
    cards = tuple(f"{letter}{value}" for value in move.values)
    _check_payment(player, tile, letter, cards)
    market = list(state.market)
    market[move.stall - 1] = None
    buyer = replace(player, money=without(player.money, cards), bought=(*player.bought, tile))
    bought = with_player(state, seat, buyer)
    bought = replace(bought, market=tuple(market), discard=state.discard + cards)
    return _receipt(bought, seat, tile, letter, move)


def _check_payment(player: Player, tile: str, letter: str, cards: tuple[str, ...]) -> None:
    lacking = missing(cards, player.money)
    if lacking:
        raise IllegalMove("A9", facts.NotInHand(tuple(lacking)))
    price, paid, building = TILES[tile].price, total(cards), TILES[tile].building
    if paid < price:
        raise IllegalMove("A9", facts.NotEnough(building, tile, price, CURRENCIES[letter], paid, price - paid))


def _receipt(state: State, seat: int, tile: str, letter: str, move: Buy) -> Played:
    """A10: paid exactly, the turn goes on."""
    building, price, currency = TILES[tile].building, TILES[tile].price, CURRENCIES[letter]
    paid, over = "+".join(map(str, move.values)), sum(move.values) - price
    if over == 0:
        return state, (facts.BoughtExactly(seat, building, tile, price, currency, paid),)
    return _end_actions(state, seat, facts.Bought(seat, building, tile, price, currency, paid, over))


def _done(state: State, seat: int) -> Played:
    """A10; A19: also if nothing else can be done."""
    if offers.DONE not in offers.legal(state, seat):
        raise IllegalMove("A10", facts.ActFirst())
    return _end_actions(state, seat, facts.DidNoMore(seat))


# Redesigning


def _redesign(state: State, seat: int, move: Redesign) -> Played:
    """A12."""
    if isinstance(move, Add):
        return _add(state, seat, move)
    if isinstance(move, Remove):
        return _remove(state, seat, move)
    return _swap(state, seat, move)


def _add(state: State, seat: int, move: Add) -> Played:
    player = state.players[seat]
    _check_reserve(player, move.tile)
    built = _built(player, move.tile, move.place)
    after = with_player(state, seat, replace(built, reserve=without(player.reserve, (move.tile,))))
    event = facts.BuiltFromReserve(seat, TILES[move.tile].building, move.tile, move.place)
    return _end_actions(_marked(after, seat, move.tile), seat, event)


def _remove(state: State, seat: int, move: Remove) -> Played:
    player = state.players[seat]
    place = _standing(player, move.tile)
    if move.tile not in removable(player.alhambra):
        raise _cannot_leave(player.alhambra, move.tile, place)
    left = replace(player, alhambra=player.alhambra.without(place), reserve=(*player.reserve, move.tile))
    event = facts.TookDown(seat, TILES[move.tile].building, move.tile, place_name(place))
    return _end_actions(with_player(state, seat, left), seat, event)


def _swap(state: State, seat: int, move: Swap) -> Played:
    player = state.players[seat]
    _check_reserve(player, move.tile)
    place = _standing(player, move.old)
    found = survey(player.alhambra)
    if not found.taken[move.old].fits(move.tile):
        raise _clash(found.at, move.tile, place)
    alhambra = player.alhambra.without(place).with_tile(place, move.tile)
    reserve = (*without(player.reserve, (move.tile,)), move.old)
    after = with_player(state, seat, replace(player, alhambra=alhambra, reserve=reserve))
    building, old_building = TILES[move.tile].building, TILES[move.old].building
    event = facts.Swapped(seat, building, move.tile, old_building, move.old, place_name(place))
    return _end_actions(_marked(after, seat, move.tile), seat, event)


def _check_reserve(player: Player, tile: str) -> None:
    if tile == FOUNTAIN:
        raise IllegalMove("A12", facts.FountainStays())
    if tile in player.bought:
        raise IllegalMove("A11", facts.WaitsForTheEnd(tile))
    if tile not in player.reserve:
        raise IllegalMove("A12", facts.NotInReserve(tile))


def _standing(player: Player, tile: str) -> int:
    """Where this tile stands that is to leave."""
    if tile == FOUNTAIN:
        raise IllegalMove("A12", facts.FountainStays())
    place = player.alhambra.place(tile)
    if place is None:
        raise IllegalMove("A12", facts.NotBuilt(tile))
    return place


def _cannot_leave(alhambra: Alhambra, tile: str, place: int) -> IllegalMove:
    at = survey(alhambra).at
    if enclosed(at, place):
        return IllegalMove("A17", facts.LeavesGap(tile, place_name(place)))
    lost = cut_off(at, place)
    return IllegalMove("A15", facts.CutsOff(tile, tuple(lost), len(lost)))


# Placing


def _placing(state: State, seat: int, move: Placing) -> Played:
    """A18, A25, A29."""
    player = state.players[seat]
    _check_bought(state, player, move.tile)
    placer = replace(player, bought=without(player.bought, (move.tile,)))
    after, event = _put(with_player(state, seat, placer), seat, move)
    if any(other.bought for other in after.players):
        return after, (event,)
    after, events = finish(after) if state.phase == "last" else end_turn(after)
    return after, (event, *events)


def _check_bought(state: State, player: Player, tile: str) -> None:
    if state.phase == "act":
        raise IllegalMove("A11", facts.WaitsForTheEnd(tile) if tile in player.bought else facts.NothingToPlace())
    if tile == FOUNTAIN:
        raise IllegalMove("A12", facts.FountainStays())
    if tile not in player.bought:
        raise IllegalMove("A18", facts.NotBought(tile))


def _put(state: State, seat: int, move: Placing) -> tuple[State, Event]:
    player, building = state.players[seat], TILES[move.tile].building
    if isinstance(move, Place):
        built = with_player(state, seat, _built(player, move.tile, move.place))
        return _marked(built, seat, move.tile), facts.Placed(seat, building, move.tile, move.place)
    if isinstance(move, Store):
        stored = with_player(state, seat, replace(player, reserve=(*player.reserve, move.tile)))
        return stored, facts.Stored(seat, building, move.tile)
    if state.dirk is None:
        raise IllegalMove("A29", facts.NoDirk())
    dirk = replace(state.dirk, buildings=(*state.dirk.buildings, move.tile))
    return replace(state, dirk=dirk), facts.Given(seat, building, move.tile)


def _marked(state: State, seat: int, tile: str) -> State:
    return replace(state, new=(*state.new, New(seat, tile)))


def _built(player: Player, tile: str, name: str) -> Player:
    """The player with this tile added to their Alhambra there."""
    place = place_of(name)
    if not survey(player.alhambra).may_stand(tile, place):
        raise _cannot_stand(player.alhambra, tile, place)
    return replace(player, alhambra=player.alhambra.with_tile(place, tile))


def _cannot_stand(alhambra: Alhambra, tile: str, place: int) -> IllegalMove:
    at, name = survey(alhambra).at, place_name(place)
    if place in at:
        return IllegalMove("A16", facts.PlaceTaken(name, at[place]))
    spot = touch(at, place)
    if not spot.known:
        return IllegalMove("A16", facts.TouchesNothing(tile, name))
    if not spot.fits(tile):
        return _clash(at, tile, place)
    if not spot.entered():
        return IllegalMove("A15", facts.NoWayOnFoot(tile, name))
    return IllegalMove("A17", facts.ShutsIn(tile, name, tuple(place_name(empty) for empty in gap(at, place))))


def _clash(at: dict[int, str], tile: str, place: int) -> IllegalMove:
    """A14: the first side that is unlike its neighbour's."""
    spot = touch(at, place)
    wrong = (WALLS[tile] ^ spot.walls) & spot.known
    side = next(side for side in range(4) if wrong >> side & 1)
    kind = facts.WallMeetsNone if WALLS[tile] >> side & 1 else facts.NoneMeetsWall
    return IllegalMove("A14", kind(tile, place_name(place), SIDE_TERMS[SIDES[side]], at[place + STEPS[side]]))
