"""A whole position as plain JSON values, and back."""

from __future__ import annotations

import msgspec

from rules.alhambra.building import Alhambra, alhambra_of
from rules.alhambra.scoring import Scored
from rules.alhambra.state import Dirk, Market, New, Phase, Player, State
from rules.contract import Json


class _Player(msgspec.Struct, frozen=True, kw_only=True):
    score: int
    cards: int = 0
    money: tuple[str, ...]
    alhambra: dict[str, str]
    reserve: tuple[str, ...]
    bought: tuple[str, ...]


class _Scored(msgspec.Struct, frozen=True):
    round: int
    alhambras: tuple[dict[str, str], ...]
    dirk: tuple[int, ...] | None = None


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """The form of `dump`; what is ours and not the contract's has a default."""

    seed: str
    draws: int
    options: tuple[str, ...] = ()
    turn: int
    phase: Phase
    round: int
    display: tuple[str, ...]
    market: Market
    bag: tuple[str, ...]
    deck: tuple[str, ...]
    discard: tuple[str, ...]
    players: tuple[_Player, ...]
    dirk: Dirk | None = None
    new: tuple[New, ...] = ()
    scorings: tuple[_Scored, ...] = ()


def dump(state: State) -> Json:
    position = Position(
        seed=state.seed,
        draws=state.draws,
        options=state.options,
        turn=state.turn,
        phase=state.phase,
        round=state.round,
        display=state.display,
        market=state.market,
        bag=state.bag,
        deck=state.deck,
        discard=state.discard,
        players=tuple(_dumped(player) for player in state.players),
        dirk=state.dirk,
        new=state.new,
        scorings=tuple(_Scored(done.round, _named(done.alhambras), done.dirk) for done in state.scorings),
    )
    plain: Json = msgspec.json.decode(msgspec.json.encode(position))
    return plain


def load(position: Json) -> State:
    given = msgspec.convert(position, Position)
    return State(
        seed=given.seed,
        draws=given.draws,
        options=given.options,
        turn=given.turn,
        phase=given.phase,
        round=given.round,
        display=given.display,
        market=given.market,
        bag=given.bag,
        deck=given.deck,
        discard=given.discard,
        players=tuple(_loaded(player) for player in given.players),
        dirk=given.dirk,
        new=given.new,
        scorings=tuple(
            Scored(done.round, tuple(map(alhambra_of, done.alhambras)), done.dirk) for done in given.scorings
        ),
    )


def _dumped(player: Player) -> _Player:
    return _Player(
        score=player.score,
        cards=len(player.money),
        money=player.money,
        alhambra=player.alhambra.named(),
        reserve=player.reserve,
        bought=player.bought,
    )


def _loaded(given: _Player) -> Player:
    return Player(
        score=given.score,
        money=given.money,
        alhambra=alhambra_of(given.alhambra),
        reserve=given.reserve,
        bought=given.bought,
    )


def _named(alhambras: tuple[Alhambra, ...]) -> tuple[dict[str, str], ...]:
    return tuple(alhambra.named() for alhambra in alhambras)
