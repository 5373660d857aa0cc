"""A whole position as plain JSON values, and back."""

from __future__ import annotations

import msgspec

from rules.contract import Json
from rules.quixote.moves import Lay
from rules.quixote.principality import Fields, fields, ground
from rules.quixote.scoring import Tally
from rules.quixote.state import Phase, Player, State
from rules.quixote.tiles import Way


class PlayerPosition(msgspec.Struct, frozen=True, kw_only=True):
    """A player of a position. A hidden tile stands in `laid` alone; `laid_from` is its place among the open ones."""

    scores: tuple[int, ...] = ()
    open: tuple[str, ...] = ()
    last: str | None = None
    fields: Fields = {}
    ready: bool = False
    pile: tuple[str, ...] = ()
    laid: tuple[str, Way] | None = None
    laid_from: int | None = None
    scoring: tuple[Tally, ...] = ()


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """The form of `dump`; what is ours and not the contract's has a default."""

    phase: Phase
    field: str | None = None
    castles: dict[str, str]
    players: tuple[PlayerPosition, ...]
    cards: tuple[str, ...] = ()
    seed: str = ""
    draws: int = 0
    options: tuple[str, ...] = ()
    calls: tuple[str, ...] = ()


def dump(state: State) -> Json:
    """The whole position."""
    position = Position(
        phase=state.phase,
        field=state.field,
        castles={"6": state.castles[0], "4": state.castles[1]},
        players=tuple(_dumped(player) for player in state.players),
        cards=state.cards,
        seed=state.seed,
        draws=state.draws,
        options=state.options,
        calls=state.calls,
    )
    plain: Json = msgspec.json.decode(msgspec.json.encode(position))
    return plain


def _dumped(player: Player) -> PlayerPosition:
    hidden = player.laid.tile if player.laid else None
    return PlayerPosition(
        scores=player.scores,
        open=tuple(tile for tile in player.open if tile != hidden),
        last=None if player.last == hidden else player.last,
        fields=fields(player.ground),
        ready=player.laid is not None,
        pile=player.pile,
        laid=(player.laid.tile, player.laid.way) if player.laid else None,
        laid_from=player.open.index(hidden) if hidden in player.open else None,
        scoring=player.scoring,
    )


def load(position: Json) -> State:
    """The state of a position."""
    given = msgspec.convert(position, Position)
    return State(
        seed=given.seed,
        draws=given.draws,
        options=given.options,
        phase=given.phase,
        field=given.field,
        castles=(given.castles["6"], given.castles["4"]),
        players=tuple(_loaded(player, given) for player in given.players),
        cards=tuple(card for card in given.cards if card != given.field),
        calls=given.calls,
    )


def _loaded(player: PlayerPosition, given: Position) -> Player:
    """A player with their hidden tile back among the tiles they chose it from, and not yet on its field."""
    open_, last = player.open, player.last
    if player.laid is not None:
        tile = player.laid[0]
        if given.phase == 3 and not open_ and last is None:
            last = tile
        elif tile != last and tile not in open_:
            place = len(open_) if player.laid_from is None else player.laid_from
            open_ = (*open_[:place], tile, *open_[place:])
    shown = {field: how for field, how in player.fields.items() if player.laid is None or field != given.field}
    return Player(
        ground=ground(given.castles, shown),
        open=open_,
        last=last,
        pile=player.pile,
        laid=Lay(*player.laid) if player.laid else None,
        scores=player.scores,
        scoring=player.scoring,
    )
