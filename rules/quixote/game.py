"""Don Quixote, Q1-Q18: the set-up, the layings of all players at once, and the three phases."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from rules import chance, contract
from rules.contract import Event, Game, Hint, IllegalMove, Json, Outcome
from rules.quixote import facts, robot
from rules.quixote.fields import FIELDS, INDEX, touch
from rules.quixote.moves import LAYS, Lay, parse
from rules.quixote.position import dump, load
from rules.quixote.principality import ground, last_free, lay
from rules.quixote.scoring import SOURCES, tally
from rules.quixote.state import NEXT, OPENED, Phase, Player, State, card, scored_phase, winners
from rules.quixote.tiles import BANDS, SYMBOLS, TILES, WAYS, rating
from rules.quixote.view import View, preview, view

Played: TypeAlias = tuple[State, tuple[Event, ...]]


class Quixote(Game[State, Lay, View]):
    """The contract, for Don Quixote."""

    name = "quixote"
    seats = range(1, 5)
    points = SOURCES
    terms = (*WAYS, *SYMBOLS, *(title for _, title in BANDS))
    hints = facts.HINTS
    facts = facts.FACTS
    articles = tuple(f"Q{number}" for number in range(1, 19))

    def start(self, seats: int, seed: str, options: Sequence[str] = ()) -> State:
        contract.check_start(self, seats, options)
        castles, cards, draws = _place_castles(seed)
        land = ground({"6": castles[0], "4": castles[1]}, {})
        piles = (chance.shuffle(seed, draws + seat, TILES) for seat in range(seats))  # Q7
        return State(
            seed=seed,
            draws=draws + seats,
            options=tuple(options),
            phase=1,
            field=cards[0],
            castles=castles,
            players=tuple(_open(Player(ground=land, pile=tuple(pile)), 1) for pile in piles),
            cards=tuple(cards[1:]),
        )

    def to_act(self, state: State) -> tuple[int, ...]:
        if state.field is None:
            return ()
        return tuple(seat for seat, player in enumerate(state.players) if player.laid is None)

    def legal(self, state: State, seat: int) -> Sequence[Lay]:
        if state.field is None or state.players[seat].laid is not None:
            return ()
        return [move for tile in state.players[seat].choice for move in LAYS[tile]]

    def play(self, state: State, seat: int, move: Lay) -> Played:
        if state.field is None or seat not in range(len(state.players)) or state.players[seat].laid is not None:
            self.check_turn(state, seat)
        player, field = state.players[seat], state.field or ""
        if move.tile not in player.choice:
            raise _refusal(player, move.tile)
        ready = _with_laid(state, seat, move)
        if any(other.laid is None for other in ready.players):
            return ready, (facts.Chosen(seat=seat, field=field, tile=move.tile, way=move.way, only=seat),)
        return _reveal(ready, field)

    def parse(self, text: str) -> Lay:
        return parse(text)

    def view(self, state: State, seat: int | None) -> View:
        return view(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != "over":
            return None
        totals = tuple(sum(player.scores) for player in state.players)
        return Outcome(
            scores=totals,
            winners=winners(state),
            breakdown=tuple(_breakdown(player) for player in state.players),
            rating=rating(totals[0]) if len(totals) == 1 else None,
        )

    def dump(self, state: State) -> Json:
        return dump(state)

    def load(self, position: Json) -> State:
        return load(position)

    def label(self, view: View, words: tuple[str, ...]) -> contract.Label | None:
        match words:
            case ("lay",) if view.field is not None:
                return facts.LayLabel(field=view.field)
            case ("lay", word) if word in TILES:
                tile = TILES[word]
                return facts.TileLabel(tile=tile.id, symbol=tile.symbol, shield=tile.shield)
            case ("lay", _, way) if way in WAYS:
                return facts.WayLabel(way=way)
        return None

    def preview(self, view: View, move: Lay) -> View:
        return preview(view, move.tile, move.way)

    def turn(self, state: State) -> Hashable:
        return state.field

    def retract(self, state: State, seat: int) -> State | None:
        """Q11: the state with this seat's hidden tile taken up again; None if it has laid none."""
        return None if state.players[seat].laid is None else _with_laid(state, seat, None)

    def imagine(self, view: View, seed: str) -> State:
        return robot.imagine(view, seed)

    def judge(self, state: State, seat: int) -> float:
        return robot.judge(state, seat)

    def rate(self, state: State, seat: int) -> Sequence[tuple[Lay, float]]:
        return robot.rate(state, seat)

    def expect(self, state: State, seat: int) -> Lay:
        """Anything: what others lay changes nothing for oneself."""
        return self.legal(state, seat)[0]

    def hint(self, view: View, move: Lay) -> Hint:
        return robot.hint(view, move)


def _place_castles(seed: str) -> tuple[tuple[str, str], list[str], int]:
    """Q6: the fields of castle 6 and castle 4, the cards still to come, and the draws it took."""
    six, four, *cards = chance.shuffle(seed, 0, FIELDS)
    draws = 1
    while touch(six, four):
        refused, four, *cards = four, *cards
        cards = chance.shuffle(seed, draws, [*cards, refused])
        draws += 1
    return (six, four), cards, draws


def _open(player: Player, phase: Phase) -> Player:
    """Q8: the tiles of a phase turned over."""
    if phase == "over":
        return player
    count = OPENED[phase]
    opened, rest = player.pile[:count], player.pile[count:]
    if phase == 3 and rest:
        return replace(player, open=opened, last=rest[0], pile=rest[1:])
    return replace(player, open=opened, pile=rest)


def _refusal(player: Player, tile: str) -> IllegalMove:
    """Why this tile may not be laid now."""
    if tile == player.last:
        return IllegalMove("Q8", facts.KeptForLast(tile=tile, open=player.open))
    if not player.open and player.last is not None:
        return IllegalMove("Q9", facts.OnlyTheLast(tile=tile, last=player.last))
    return IllegalMove("Q9", facts.NotOpen(tile=tile, open=player.open))


def _with_laid(state: State, seat: int, move: Lay | None) -> State:
    players = state.players
    player = replace(players[seat], laid=move)
    return replace(state, players=(*players[:seat], player, *players[seat + 1 :]))


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
    """His hidden tile on its field for good (Q10)."""
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
    players = tuple(_open(player, after) for player in scored)
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
        **msgspec.structs.asdict(points),
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


def _breakdown(player: Player) -> dict[str, int]:
    return {source: sum(getattr(phase, source) for phase in player.scoring) for source in SOURCES}
