"""Marrakech, M1-M14: the contract, put together from the modules beside it."""

from __future__ import annotations

from collections.abc import Sequence

from rules import contract
from rules.contract import Event, Game, Hint, Json, Label, Outcome
from rules.marrakech import facts, hints, imagining, labels, moves, offers, outcome, robot, setup, turn
from rules.marrakech.moves import QUARTERS, AnyMove
from rules.marrakech.position import dump, load
from rules.marrakech.square import HEADINGS
from rules.marrakech.state import COLOURS, DEBTS, OWN_RUG, State, to_act
from rules.marrakech.view import View, view


class Marrakech(Game[State, AnyMove, View]):
    """The contract, for Marrakech."""

    name = "marrakech"
    seats = range(2, 5)
    options = (OWN_RUG, DEBTS)
    points = ("halves", "dirhams")
    terms = (*COLOURS, *QUARTERS, *HEADINGS)
    hints = facts.HINTS
    facts = facts.FACTS
    articles = tuple(f"M{number}" for number in range(1, 15))
    can_resign = True
    foresight = 12

    def start(self, seats: int, seed: str, options: Sequence[str] = ()) -> State:
        contract.check_start(self, seats, options)
        return setup.opening(seats, seed, options)

    def to_act(self, state: State) -> tuple[int, ...]:
        return to_act(state)

    def legal(self, state: State, seat: int) -> Sequence[AnyMove]:
        return offers.legal(state, seat)

    def play(self, state: State, seat: int, move: AnyMove) -> tuple[State, tuple[Event, ...]]:
        if seat != state.turn or state.phase == "over":
            self.check_turn(state, seat)
        return turn.play(state, move)

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

    def resign(self, state: State, seat: int) -> tuple[State, tuple[Event, ...]]:
        if state.phase == "over" or state.out[seat]:
            self.check_turn(state, seat)
        return turn.resign(state, seat)

    def imagine(self, view: View, seed: str) -> State:
        return imagining.imagine(view, seed)

    def judge(self, state: State, seat: int) -> float:
        return robot.judge(state, seat)

    def rate(self, state: State, seat: int) -> Sequence[tuple[AnyMove, float]]:
        return robot.rate(state, self.legal(state, seat))

    def hint(self, view: View, move: AnyMove) -> Hint:
        return hints.hint(view, move)
