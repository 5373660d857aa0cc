"""The state of a game of Don Quixote: what each player has, and what is still to come."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from rules import contract
from rules.quixote.moves import Lay
from rules.quixote.scoring import Tally

Phase: TypeAlias = Literal[1, 2, 3, "over"]

OPENED = {1: 9, 2: 7, 3: 5}  # Q8: tiles to choose from, by phase
LAYINGS = {1: 9, 2: 7, 3: 6}  # Q9: tiles laid, by phase
NEXT: dict[Phase, Phase] = {1: 2, 2: 3, 3: "over"}


class Player(msgspec.Struct, frozen=True):
    """A player's things. A tile laid but not yet shown is in `laid`, and still in `open` (or `last`) too."""

    ground: bytes
    open: tuple[str, ...] = ()
    last: str | None = None
    pile: tuple[str, ...] = ()
    laid: Lay | None = None
    scores: tuple[int, ...] = ()
    scoring: tuple[Tally, ...] = ()

    @property
    def choice(self) -> tuple[str, ...]:
        """Q8, Q9: the tiles to choose from now."""
        return self.open if self.open or self.last is None else (self.last,)


class State(contract.State, frozen=True, kw_only=True):
    """A whole position. `castles` holds the fields of castle 6 and castle 4, `calls` those laid on so far, in order."""

    seed: str
    draws: int
    options: tuple[str, ...]
    phase: Phase
    field: str | None
    castles: tuple[str, str]
    players: tuple[Player, ...]
    cards: tuple[str, ...]
    calls: tuple[str, ...] = ()


def to_act(state: State) -> tuple[int, ...]:
    """The seats that owe a decision: all that have not laid yet (Q9)."""
    if state.field is None:
        return ()
    return tuple(seat for seat, player in enumerate(state.players) if player.laid is None)


def with_laid(state: State, seat: int, move: Lay | None) -> State:
    """The state with this tile laid in secret; None: with none."""
    players = state.players
    player = msgspec.structs.replace(players[seat], laid=move)
    return msgspec.structs.replace(state, players=(*players[:seat], player, *players[seat + 1 :]))


def scored_phase(phase: Phase) -> int:
    """The phase whose scoring comes next; after the end, the last one."""
    return 3 if phase == "over" else phase


def card(state: State) -> int:
    """Which card of the phase is on the table, from 1; in phase 3 the sixth is the last free field."""
    if state.phase == "over":
        return 0
    return OPENED[state.phase] - max(len(player.open) for player in state.players) + 1
