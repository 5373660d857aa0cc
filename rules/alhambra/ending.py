"""What follows a turn: the refill (A19, A20), scorings (A21-A23, A28), the last buildings and the end (A24-A26)."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from rules import chance
from rules.alhambra import facts
from rules.alhambra.scoring import FINAL, WALL, Result, Scored, result
from rules.alhambra.setup import DISPLAY, GIFT
from rules.alhambra.state import Dirk, Player, State
from rules.alhambra.tiles import CURRENCIES, STALLS, TILES, counts, is_money, purse
from rules.contract import Event

Log: TypeAlias = list[Event]
Played: TypeAlias = tuple[State, tuple[Event, ...]]

replace = msgspec.structs.replace


def end_turn(state: State) -> Played:
    """A19, A20, A24: refill, score what came up, and on to the next turn or the last buildings."""
    log: Log = []
    state, rounds = _refill_money(state, log)
    state = _refill_market(state, log)
    for number in rounds:
        state = _give_dirk(_score(state, number, log), log)
    if None in state.market:
        log.append(facts.BagRanOut())
        return _last_buildings(state, log)
    turn = (state.turn + 1) % len(state.players)
    return replace(state, turn=turn, phase="act"), tuple(log)


def finish(state: State) -> Played:
    """A26: the last buildings are placed."""
    return _final(state, [])


def _refill_money(state: State, log: Log) -> tuple[State, list[int]]:
    """A19, A20: the display to four; which scoring cards came up."""
    display, deck, discard, draws = list(state.display), state.deck, state.discard, state.draws
    rounds: list[int] = []
    while len(display) < DISPLAY and (deck or discard):
        if not deck:
            deck, discard = tuple(chance.shuffle(state.seed, draws, discard)), ()
            draws += 1
            log.append(facts.Reshuffled(len(deck)))
        card, deck = deck[0], deck[1:]
        if is_money(card):
            display.append(card)
        else:
            rounds.append(int(card.removeprefix("score")))
    fresh = tuple(display[len(state.display) :])
    if fresh:
        log.append(facts.NewMoney(fresh))
    return replace(state, display=tuple(display), deck=deck, discard=discard, draws=draws), rounds


def _refill_market(state: State, log: Log) -> State:
    """A19, A24: empty places from 1 on, as far as the bag goes."""
    market, bag = list(state.market), state.bag
    for stall, tile in enumerate(market):
        if tile is None and bag:
            found, currency = TILES[bag[0]], CURRENCIES[STALLS[stall]]
            market[stall], bag = found.id, bag[1:]
            log.append(facts.NewBuilding(stall + 1, found.building, found.id, found.price, currency))
    return replace(state, market=tuple(market), bag=bag)


# Scoring


def _score(state: State, number: int, log: Log) -> State:
    """A21-A23: this round's points to everyone."""
    having = None if state.dirk is None else tuple(counts(state.dirk.buildings).values())
    scored = Scored(number, tuple(player.alhambra for player in state.players), having)
    found = result(scored)
    log.append(facts.ScoringBegan(number))
    players = tuple(_rewarded(player, seat, found, log) for seat, player in enumerate(state.players))
    dirk = None if state.dirk is None else _rewarded_dirk(state.dirk, found, log)
    return replace(state, players=players, dirk=dirk, round=number, scorings=(*state.scorings, scored))


def _rewarded(player: Player, seat: int, found: Result, log: Log) -> Player:
    sources = found.sources(seat)
    points, wall = sum(sources.values()), sources[WALL]
    log.append(facts.Scored(seat, points - wall, wall, points, player.score + points))
    return replace(player, score=player.score + points)


def _rewarded_dirk(dirk: Dirk, found: Result, log: Log) -> Dirk:
    points = found.points()[-1]
    log.append(facts.DirkScored(points, dirk.score + points))
    return replace(dirk, score=dirk.score + points)


def _give_dirk(state: State, log: Log) -> State:
    """A28: six after scoring 1, a third of the bag after scoring 2."""
    gift = GIFT if state.round == 1 else len(state.bag) // 3
    tiles = state.bag[:gift]
    if state.dirk is None or not tiles:
        return state
    log.append(facts.DirkReceived(tiles, len(tiles)))
    dirk = replace(state.dirk, buildings=state.dirk.buildings + tiles)
    return replace(state, dirk=dirk, bag=state.bag[gift:])


# The end


def _last_buildings(state: State, log: Log) -> Played:
    """A25: to whoever holds most of the currency; then they are placed by all at once."""
    market, players = list(state.market), list(state.players)
    for stall, tile in enumerate(market):
        if tile is None:
            continue
        building, currency = TILES[tile].building, CURRENCIES[STALLS[stall]]
        winner = _richest(state, STALLS[stall])
        if winner is None:
            log.append(facts.NobodyWonBuilding(building, tile, currency))
            continue
        market[stall] = None
        players[winner] = replace(players[winner], bought=(*players[winner].bought, tile))
        log.append(facts.WonBuilding(winner, building, tile, currency))
    state = replace(state, market=tuple(market), players=tuple(players), phase="last")
    return (state, tuple(log)) if any(player.bought for player in players) else _final(state, log)


def _richest(state: State, letter: str) -> int | None:
    """The one seat that holds most of a currency; None on a tie, as when nobody holds any."""
    sums = [sum(purse(player.money)[letter]) for player in state.players]
    most = max(sums)
    return sums.index(most) if sums.count(most) == 1 else None


def _final(state: State, log: Log) -> Played:
    """A26."""
    state = replace(_score(state, FINAL, log), phase="over")
    return state, tuple(log)
