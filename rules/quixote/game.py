"""Don Quixote, Q1-Q18: the contract, put together from the modules beside it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from rules import contract
from rules.contract import Event, Game, Hint, Json, Label, Outcome
from rules.quixote import facts, hints, imagining, labels, moves, offers, outcome, robot, setup, turn
from rules.quixote.moves import Lay
from rules.quixote.position import dump, load
from rules.quixote.scoring import SOURCES
from rules.quixote.state import State, to_act, with_laid
from rules.quixote.tiles import BANDS, SYMBOLS, WAYS
from rules.quixote.view import View, preview, view


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
        return setup.opening(seats, seed, options)

    def to_act(self, state: State) -> tuple[int, ...]:
        return to_act(state)

    def legal(self, state: State, seat: int) -> Sequence[Lay]:
        return offers.legal(state, seat)

    def play(self, state: State, seat: int, move: Lay) -> tuple[State, tuple[Event, ...]]:
        if state.field is None or seat not in range(len(state.players)) or state.players[seat].laid is not None:
            self.check_turn(state, seat)
        return turn.play(state, seat, move)

    def parse(self, text: str) -> Lay:
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

    def preview(self, view: View, move: Lay) -> View:
        return preview(view, move.tile, move.way)

    def turn(self, state: State) -> Hashable:
        return state.field

    def retract(self, state: State, seat: int) -> State | None:
        """Q11: the state with this seat's hidden tile taken up again; None if it has laid none."""
        return None if state.players[seat].laid is None else with_laid(state, seat, None)

    def imagine(self, view: View, seed: str) -> State:
        return imagining.imagine(view, seed)

    def judge(self, state: State, seat: int) -> float:
        return robot.judge(state, seat)

    def rate(self, state: State, seat: int) -> Sequence[tuple[Lay, float]]:
        return robot.rate(state, seat)

    def expect(self, state: State, seat: int) -> Lay:
        """Anything: what others lay changes nothing for oneself."""
        return self.legal(state, seat)[0]

    def hint(self, view: View, move: Lay) -> Hint:
        return hints.hint(view, move)
