"""Moves laid down ahead in Alhambra: what to take, buy or rebuild, as long as what it needs is still there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
from msgspec.structs import replace

from rules.ahead.foresight import ANY_SURPRISE, Foresight, Wish, surprise
from rules.alhambra import Alhambra, View, labels
from rules.alhambra.facts import CardsLabel, EmptyStall, TileLabel
from rules.alhambra.imagining import imagine
from rules.alhambra.moves import AnyMove, Buy, Place, Take
from rules.alhambra.payments import without
from rules.alhambra.state import State
from rules.alhambra.tiles import CARDS, TILES
from rules.alhambra.view import view as view_of
from rules.contract import BadNotation, Fact, Label, Move, Reason, Term

WHILE, WITHOUT = "while", "without"
GAME = Alhambra()

_TILE = {tile.lower(): tile for tile in TILES}


class OtherBuilding(Reason, frozen=True):
    """Another building is on that place of the market."""

    stall: int
    building: Term
    tile: str


class NoLongerThere(Reason, frozen=True):
    """A thing that was to be there still is not."""

    what: str


class StillThere(Reason, frozen=True):
    """A thing that was to be gone is there."""

    what: str


class WhileLabel(Label, frozen=True):
    """The word `while`."""


class WithoutLabel(Label, frozen=True):
    """The word `without`."""


class Act(Wish, frozen=True):
    """A move; for a purchase the building it is about; and what must be on the table or must not, if anything."""

    move: AnyMove
    tile: str = ""
    only: str = ""
    thing: str = ""

    def __str__(self) -> str:
        return " ".join(part for part in (str(self.move), self.tile, self.only, self.thing) if part)


class AlhambraForesight(Foresight[View, Act]):
    """What can be laid down ahead in Alhambra."""

    facts = (OtherBuilding, NoLongerThere, StillThere, WhileLabel, WithoutLabel)

    def stand(self, view: View) -> View | None:
        if view.seat is None or view.phase not in ("act", "place"):
            return None
        players = [
            player if seat == view.seat else replace(player, bought=()) for seat, player in enumerate(view.players)
        ]
        return replace(view, turn=view.seat, phase="act", to_act=(view.seat,), places={}, players=tuple(players))

    def wishes(self, view: View, before: Sequence[Act] = ()) -> Sequence[Act]:
        here = self.stand(view)
        state = _after(here, before) if here else None
        if here is None or here.seat is None or state is None or GAME.turn(state) != here.seat:
            return ()
        return [wish for move in GAME.legal(state, here.seat) for wish in _wished(state, move)]

    def parse(self, text: str) -> Act:
        words = text.split()
        move, rest = words, []
        at = next((at for at, word in enumerate(words) if word.lower() in (WHILE, WITHOUT)), None)
        if at is not None:
            move, rest = words[:at], words[at:]
        tile = ""
        if len(move) == 4 and move[0].lower() == "buy":
            tile, move = _named(move[3], text), move[:3]
        if rest and len(rest) != 2:
            raise BadNotation(text)
        only, thing = (rest[0].lower(), _named(rest[1], text)) if rest else ("", "")
        parsed = GAME.parse(" ".join(move))
        if isinstance(parsed, Buy) != bool(tile):
            raise BadNotation(text)
        return Act(parsed, tile, only, thing)

    def label(self, view: View, words: tuple[str, ...]) -> Label | None:
        match words:
            case [*_, "while"]:
                return WhileLabel()
            case [*_, "without"]:
                return WithoutLabel()
            case [*_, "while" | "without", thing] | ["buy", _, _, thing]:
                return TileLabel(TILES[thing].building, thing) if thing in TILES else CardsLabel((thing,))
            case ["buy", stall, values, *_] if view.market[int(stall) - 1] is None:
                return CardsLabel(tuple(values.split("+"))) if len(words) == 3 else None
        return labels.label(view, words)

    def fulfil(self, view: View, wish: Act) -> Move | Fact:
        if view.seat is None or view.seat not in view.to_act or view.phase not in ("act", "place"):
            return ANY_SURPRISE
        if isinstance(wish.move, Buy) and (found := view.market[wish.move.stall - 1]) != wish.tile:
            stall = wish.move.stall
            return OtherBuilding(stall, TILES[found].building, found) if found else EmptyStall(stall)
        there = wish.thing in (*view.market, *view.display)
        if wish.only and there != (wish.only == WHILE):
            return StillThere(wish.thing) if there else NoLongerThere(wish.thing)
        return surprise(GAME, view, wish.move) or wish.move

    def shown(self, wish: Act) -> str:
        return "" if wish.only else str(wish.move)

    def preview(self, view: View, wishes: Sequence[Act]) -> View | None:
        here = self.stand(view)
        if here is None or not wishes:
            return here
        before = _after(here, wishes[:-1])
        if before is None or here.seat is None or GAME.turn(before) != here.seat:
            return None
        return view_of(_done(before, here.seat, wishes[-1].move), here.seat)


def _named(word: str, text: str) -> str:
    """A building or a card, as it is written."""
    if word.lower() in CARDS:
        return word.lower()
    if word.lower() in _TILE:
        return _TILE[word.lower()]
    raise BadNotation(text)


def _wished(state: State, move: AnyMove) -> Iterator[Act]:
    """A move as a wish; money may be wanted only as long as something else is there, or once it is gone."""
    if isinstance(move, Buy):
        yield Act(move, state.market[move.stall - 1] or "")
        return
    yield Act(move)
    if isinstance(move, Take):
        others = dict.fromkeys(thing for thing in (*state.market, *state.display) if thing and thing not in move.cards)
        yield from (Act(move, "", only, thing) for only in (WHILE, WITHOUT) for thing in others)


def _after(here: View, wishes: Sequence[Act]) -> State | None:
    """A state that could be, once these are done; None where one of them cannot be."""
    state = imagine(here, "")
    for wish in wishes:
        if here.seat not in GAME.to_act(state) or GAME.turn(state) != here.seat:
            return None
        if surprise(GAME, GAME.view(state, here.seat), wish.move):
            return None
        state, _ = GAME.play(state, here.seat, wish.move)
    return state


def _done(state: State, seat: int, move: AnyMove) -> State:
    """The state right after a move, before anything new is drawn: what is drawn is not known, and so not shown."""
    after, _ = GAME.play(state, seat, move)
    if GAME.turn(after) == seat:
        return after
    before = state.players[seat]
    player = replace(after.players[seat], score=before.score, bought=())
    players = (*state.players[:seat], player, *state.players[seat + 1 :])
    display = without(state.display, move.cards) if isinstance(move, Take) else state.display
    new = tuple(one for one in after.new if one.seat == seat) if isinstance(move, Place) else ()
    return msgspec.structs.replace(state, players=players, display=display, new=new)
