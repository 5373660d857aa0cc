"""The state of a game of Alhambra."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from rules import contract
from rules.alhambra.building import Alhambra
from rules.alhambra.scoring import Scored

OPEN_MONEY = "open_money"

Phase: TypeAlias = Literal["act", "place", "last", "over"]
Market: TypeAlias = tuple[str | None, str | None, str | None, str | None]


class Player(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What one player has."""

    score: int = 0
    money: tuple[str, ...]
    alhambra: Alhambra = Alhambra()
    reserve: tuple[str, ...] = ()
    bought: tuple[str, ...] = ()


class Dirk(msgspec.Struct, frozen=True):
    """A28: the third of two players."""

    score: int
    buildings: tuple[str, ...]


class New(msgspec.Struct, frozen=True):
    """A tile that the latest turn put into an Alhambra."""

    seat: int
    tile: str


class State(contract.State, frozen=True, kw_only=True):
    """A whole position. Piles have the next to be drawn first; `scorings` are those that were made."""

    seed: str
    draws: int
    options: tuple[str, ...]
    turn: int
    phase: Phase
    round: int
    display: tuple[str, ...]
    market: Market
    bag: tuple[str, ...]
    deck: tuple[str, ...]
    discard: tuple[str, ...]
    players: tuple[Player, ...]
    dirk: Dirk | None
    new: tuple[New, ...] = ()
    scorings: tuple[Scored, ...] = ()


def with_player(state: State, seat: int, player: Player) -> State:
    """The state with this player as they are now."""
    players = (*state.players[:seat], player, *state.players[seat + 1 :])
    return msgspec.structs.replace(state, players=players)


def to_act(state: State) -> tuple[int, ...]:
    """The seats that owe a decision: in the end all that have a building to place (A25)."""
    if state.phase == "over":
        return ()
    if state.phase == "last":
        return tuple(seat for seat, player in enumerate(state.players) if player.bought)
    return (state.turn,)
