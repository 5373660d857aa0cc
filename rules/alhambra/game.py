"""Alhambra, A1-A29: the contract, put together from the modules beside it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from rules import contract
from rules.alhambra import facts, hints, imagining, labels, moves, offers, outcome, robot, setup, turn
from rules.alhambra.moves import AnyMove
from rules.alhambra.outcome import DIRK
from rules.alhambra.position import dump, load
from rules.alhambra.scoring import SOURCES
from rules.alhambra.state import OPEN_MONEY, State, to_act
from rules.alhambra.tiles import BUILDINGS, CARDS, CURRENCIES, SIDE_TERMS
from rules.alhambra.view import View, view
from rules.contract import Event, Game, Hint, Json, Label, Outcome


class Alhambra(Game[State, AnyMove, View]):
    """The contract, for Alhambra."""

    name = "alhambra"
    seats = range(2, 7)
    options = (OPEN_MONEY,)
    points = SOURCES
    terms = (*BUILDINGS, *CURRENCIES.values(), *SIDE_TERMS.values(), *CARDS, DIRK)
    hints = facts.HINTS
    facts = facts.FACTS
    articles = tuple(f"A{number}" for number in range(1, 30))
    accepts_unoffered = True  # A9: payments with a superfluous card
    foresight = 30

    def start(self, seats: int, seed: str, options: Sequence[str] = ()) -> State:
        contract.check_start(self, seats, options)
        return setup.opening(seats, seed, options)

    def to_act(self, state: State) -> tuple[int, ...]:
        return to_act(state)

    def legal(self, state: State, seat: int) -> Sequence[AnyMove]:
        return offers.legal(state, seat) if seat in to_act(state) else ()

    def play(self, state: State, seat: int, move: AnyMove) -> tuple[State, tuple[Event, ...]]:
        self.check_turn(state, seat)
        return turn.play(state, seat, move)

    def parse(self, text: str) -> AnyMove:
        return moves.parse(text)

    def view(self, state: State, seat: int | None) -> View:
        return view(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        return outcome.outcome(state)

    def dump(self, state: State) -> Json:
        return dump(state)

    def load(self, position: Json) -> State:
        return load(position)

    def label(self, view: View, words: tuple[str, ...]) -> Label | None:
        return labels.label(view, words)

    def open_choices(self, state: State, seat: int) -> bool:
        """What one can pay tells what one holds; where a building may go everyone can see."""
        return state.phase != "act" or OPEN_MONEY in state.options

    def turn(self, state: State) -> Hashable:
        """The seat in turn; the last buildings are one turn of all (A25)."""
        return state.turn if state.phase in ("act", "place") else state.phase

    def imagine(self, view: View, seed: str) -> State:
        return imagining.imagine(view, seed)

    def judge(self, state: State, seat: int) -> float:
        return robot.judge(state, seat)

    def rate(self, state: State, seat: int) -> Sequence[tuple[AnyMove, float]]:
        return robot.rate(state, seat)

    def reply(self, state: State, seat: int) -> AnyMove:
        return robot.reply(state, seat)

    def hint(self, view: View, move: AnyMove) -> Hint:
        return hints.hint(view, move)
