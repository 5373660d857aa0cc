"""Playing a move: laying in secret and showing what all have laid (Q9-Q11), the phases and their scoring (Q13-Q18)."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import asdict, replace

from rules.contract import Event, IllegalMove
from rules.quixote import facts
from rules.quixote.fields import INDEX
from rules.quixote.moves import Lay
from rules.quixote.principality import last_free, lay
from rules.quixote.scoring import tally
from rules.quixote.setup import with_open_tiles
from rules.quixote.state import NEXT, OPENED, Player, State, card, scored_phase, with_laid

Played: TypeAlias = tuple[State, tuple[Event, ...]]


def play(state: State, seat: int, move: Lay) -> Played:
    """The move of a seat that owes a decision."""
    player, field = state.players[seat], state.field or ""
    if move.tile not in player.choice:
        raise _refusal(player, move.tile)
    ready = with_laid(state, seat, move)
    if any(other.laid is None for other in ready.players):
        return ready, (facts.Chosen(seat=seat, field=field, tile=move.tile, way=move.way, only=seat),)
    return _reveal(ready, field)


def _refusal(player: Player, tile: str) -> IllegalMove:
    """Why this tile may not be laid now."""
    if tile == player.last:
        return IllegalMove("Q8", facts.KeptForLast(tile=tile, open=player.open))
    if not player.open and player.last is not None:
        return IllegalMove("Q9", facts.OnlyTheLast(tile=tile, last=player.last))
    return IllegalMove("Q9", facts.NotOpen(tile=tile, open=player.open))


def _reveal(state: State, field: str) -> Played:
    """Q9: all have laid; the tiles are shown, and the next card is turned or the phase ends."""
    events = [
        facts.Laid(seat=seat, field=field, tile=player.laid.tile, way=player.laid.way)
        for seat, player in enumerate(state.players)
        if player.laid is not None
    ]
    players = tuple(_set_down(player, INDEX[field]) for player in state.players)
    shown = replace(state, players=players, calls=(*state.calls, field))
    after, more = _call(shown) if _tiles_left(shown) else _end_phase(shown)
    return after, (*events, *more)


def _set_down(player: Player, field: int) -> Player:
    """The player with their hidden tile on its field for good (Q10)."""
    if player.laid is None:
        return player
    tile, way = player.laid.tile, player.laid.way
    return Player(
        ground=lay(player.ground, field, tile, way),
        open=tuple(other for other in player.open if other != tile),
        last=None if tile == player.last else player.last,
        pile=player.pile,
        scores=player.scores,
        scoring=player.scoring,
    )


def _tiles_left(state: State) -> bool:
    return any(player.choice for player in state.players)


def _call(state: State) -> Played:
    """Q9: the next card; the last of all is the field left for the sixth tiles."""
    field = state.cards[0] if state.cards else last_free(state.players[0].ground)
    called = replace(state, field=field, cards=state.cards[1:])
    number, cards = card(called), OPENED[scored_phase(called.phase)]
    if number > cards:
        return called, (facts.LastCalled(field=field),)
    return called, (facts.Called(field=field, card=number, cards=cards),)


def _end_phase(state: State) -> Played:
    """Q13-Q18: the scoring, and the next phase or the end."""
    phase, after = scored_phase(state.phase), NEXT[state.phase]
    scored = [_score(player, phase) for player in state.players]
    events: list[Event] = [_scored(seat, phase, player) for seat, player in enumerate(scored)]
    players = tuple(with_open_tiles(player, after) for player in scored)
    begun = replace(state, phase=after, field=None, players=players)
    if not _tiles_left(begun):
        return begun, tuple(events)
    called, call = _call(begun)
    return called, (*events, *_opened(begun), *call)


def _score(player: Player, phase: int) -> Player:
    points = tally(player.ground, phase)
    return replace(player, scores=(*player.scores, points.total), scoring=(*player.scoring, points))


def _scored(seat: int, phase: int, player: Player) -> Event:
    points = player.scoring[-1]
    return facts.Scored(
        seat=seat,
        phase=phase,
        **asdict(points),
        points=points.total,
        total=sum(player.scores),
    )


def _opened(state: State) -> list[Event]:
    """Q8."""
    events: list[Event] = []
    for seat, player in enumerate(state.players):
        events.append(facts.Opened(seat=seat, phase=scored_phase(state.phase), tiles=player.open))
        if player.last is not None:
            events.append(facts.OpenedLast(seat=seat, tile=player.last))
    return events
