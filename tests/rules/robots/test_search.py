"""The search of a strong robot, over a game so small that one can see what is best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import pytest

from rules import chance
from rules.contract import BadNotation, Event, Game, Json, Move, Outcome, State, View
from rules.robots import choose

Go = Literal["safe", "dare", "fold"]


class Step(Move, frozen=True):
    """Where to go."""

    word: Go

    def __str__(self) -> str:
        return self.word


class Doors(State, frozen=True):
    """Behind the door is a prize of 0 to 9, in a rich house 3 more; who dares gets it, but only a turn later."""

    prize: int
    rich: bool
    path: tuple[Step, ...] = ()


class Seen(View, frozen=True, tag="doors"):
    """All but the prize."""

    rich: bool
    path: tuple[Step, ...]


SAFE, DARE, FOLD = Step("safe"), Step("dare"), Step("fold")


class DoorGame(Game[Doors, Step, Seen]):
    """One decides; the rating knows nothing of prizes and prefers what is safe."""

    name = "doors"
    seats = range(1, 2)

    def __init__(self) -> None:
        self.judged = 0

    def start(self, seats: int, seed: str, options: Sequence[str] = ()) -> Doors:
        return Doors(chance.draw(seed, 0, 10), rich="rich" in options)

    def to_act(self, state: Doors) -> tuple[int, ...]:
        return () if len(state.path) == 2 else (0,)

    def legal(self, state: Doors, seat: int) -> Sequence[Step]:
        return () if len(state.path) == 2 else (SAFE, DARE, FOLD)

    def play(self, state: Doors, seat: int, move: Step) -> tuple[Doors, tuple[Event, ...]]:
        return Doors(state.prize, state.rich, (*state.path, move)), ()

    def parse(self, text: str) -> Step:
        raise BadNotation(text)

    def view(self, state: Doors, seat: int | None) -> Seen:
        return Seen(seat=seat, rich=state.rich, path=state.path)

    def outcome(self, state: Doors) -> Outcome | None:
        if len(state.path) < 2:
            return None
        score = {SAFE: 5, DARE: state.prize + 3 * state.rich, FOLD: 0}[state.path[0]]
        return Outcome(scores=(score,), winners=(0,), breakdown=({},))

    def dump(self, state: Doors) -> Json:
        return {}

    def load(self, position: Json) -> Doors:
        raise NotImplementedError

    def imagine(self, view: Seen, seed: str) -> Doors:
        return Doors(chance.draw(seed, 0, 10), view.rich, view.path)

    def rate(self, state: Doors, seat: int) -> Sequence[tuple[Step, float]]:
        return [(SAFE, 2.0), (DARE, 1.0), (FOLD, 0.0)]

    def judge(self, state: Doors, seat: int) -> float:
        self.judged += 1
        return super().judge(state, seat)


def chosen(options: Sequence[str], budget: int, seed: str = "s") -> Step:
    game = DoorGame()
    return choose(game, game.view(game.start(1, "real", options), 0), "strong", seed, budget).move


def test_a_strong_robot_finds_what_the_rating_does_not_know() -> None:
    assert chosen(["rich"], 400) == DARE
    assert chosen([], 400) == SAFE


def test_without_a_budget_the_highest_rated_is_played() -> None:
    assert chosen(["rich"], 0) == SAFE


def test_a_number_of_playouts_is_never_exceeded() -> None:
    for budget in (1, 2, 3, 50):
        game = DoorGame()
        choose(game, game.view(game.start(1, "real"), 0), "strong", "s", budget)
        assert game.judged <= budget


def test_playouts_end_as_soon_as_the_caller_says_so() -> None:
    game, asked = DoorGame(), iter([False] * 30)
    choose(game, game.view(game.start(1, "real"), 0), "strong", "s", lambda: next(asked, True))
    assert 0 < game.judged <= 30


def test_hopeless_moves_are_not_tried_for_ever() -> None:
    game = DoorGame()
    assert choose(game, game.view(game.start(1, "real", ["rich"]), 0), "strong", "s", lambda: False).move == DARE
    assert game.judged < 2000


@pytest.mark.parametrize("strength", ["easy", "fair", "strong"])
def test_the_only_move_is_played_without_a_thought(strength: Literal["easy", "fair", "strong"]) -> None:
    class Forced(DoorGame):
        def rate(self, state: Doors, seat: int) -> Sequence[tuple[Step, float]]:
            return [(FOLD, 0.0)]

    game = Forced()
    assert choose(game, game.view(game.start(1, "real"), 0), strength, "s", 100).move == FOLD
    assert game.judged == 0
