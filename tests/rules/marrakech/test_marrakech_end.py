"""M13, M14 and giving up: how a game ends and who has won."""

from __future__ import annotations

from typing import Any

import pytest

from rules import IllegalMove, Outcome, State
from rules.marrakech.facts import GaveUp, Walked
from tests.rules.marrakech.market import (
    EMPTY,
    GAME,
    first_moves,
    laying,
    offered,
    play,
    position,
    refusal,
    stop_on,
)

HALVES = """
    r1 r1 r2 .  .  .  .
    b3 b3 b4 b5 .  .  .
    y6 y6 .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  ."""


def result(drawing: str = HALVES, **fields: Any) -> Outcome:
    outcome = GAME.outcome(position(drawing, phase="over", **fields))
    assert outcome is not None
    return outcome


def test_m13_the_game_ends_with_the_last_rug() -> None:
    after, _ = play(laying(rugs=[1, 0, 0]), "lay d3 e3")
    assert (after["phase"], after["rugs"]) == ("over", [0, 0, 0])
    assert GAME.to_act(GAME.load(after)) == ()


def test_m13_the_game_goes_on_while_somebody_has_a_rug() -> None:
    after, _ = play(laying(rugs=[1, 0, 1]), "lay d3 e3")
    assert (after["phase"], after["turn"]) == ("turn", 2)


def test_m13_rugs_of_those_who_are_out_are_not_waited_for() -> None:
    after, _ = play(laying(rugs=[1, 5, 0], out=[False, True, False]), "lay d3 e3")
    assert after["phase"] == "over"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_m13_a_whole_game_lays_every_rug(seats: int) -> None:
    *_, end = first_moves(GAME.start(seats, "any", ["debts"]))
    assert GAME.dump(end)["rugs"] == [0] * seats
    assert GAME.dump(end)["next_rug"] - 1 == {2: 48, 3: 45, 4: 48}[seats]


def test_m13_nothing_can_be_played_after_the_end() -> None:
    end = position(phase="over")
    assert offered(end) == []
    for seat in range(3):
        for move in ("left", "lay d3 e3"):
            assert refusal(end, move, seat).rule == "over"


def test_m14_a_visible_half_and_a_dirham_are_a_point_each() -> None:
    outcome = result(dirhams=[20, 10, 33])
    assert outcome.scores == (23, 14, 35)
    assert outcome.breakdown[0] == {"halves": 3, "dirhams": 20}
    assert outcome.breakdown[2] == {"halves": 2, "dirhams": 33}


def test_m14_both_colours_of_one_owner_count() -> None:
    assert result(seats=2, dirhams=[20, 10]).scores == (25, 14)


def test_m14_most_points_win_not_most_dirhams() -> None:
    assert result(dirhams=[30, 30, 31]).winners == (1,)


def test_m14_a_tie_goes_to_more_dirhams() -> None:
    outcome = result(dirhams=[31, 30, 0])
    assert outcome.scores[0] == outcome.scores[1]
    assert outcome.winners == (0,)


def test_m14_with_as_many_points_and_dirhams_the_win_is_shared() -> None:
    drawing = HALVES.replace("b5", ".")
    assert result(drawing, dirhams=[30, 30, 0]).winners == (0, 1)
    assert result(EMPTY, seats=4, dirhams=[30] * 4).winners == (0, 1, 2, 3)


def test_m14_there_is_no_outcome_before_the_end() -> None:
    assert GAME.outcome(position(HALVES)) is None
    assert GAME.outcome(laying(HALVES)) is None


def test_m14_the_running_score_is_what_the_end_would_give() -> None:
    state = position(HALVES, dirhams=[20, 10, 33])
    assert GAME.view(state, None).scores == result(dirhams=[20, 10, 33]).scores


def give_up(state: State, seat: int) -> tuple[dict[str, Any], State]:
    after, events = GAME.resign(state, seat)
    assert events == (GaveUp(seat=seat),)
    return GAME.dump(after), after


@pytest.mark.parametrize("state", [position(HALVES), laying(HALVES)], ids=["before the walk", "before the rug"])
def test_giving_up_on_ones_turn_passes_it_on(state: State) -> None:
    after, _ = give_up(state, 0)
    assert (after["turn"], after["phase"], after["out"]) == (1, "turn", [True, False, False])
    assert after["rugs"] == [15, 15, 15]


@pytest.mark.parametrize("state", [position(HALVES), laying(HALVES)], ids=["before the walk", "before the rug"])
@pytest.mark.parametrize("seat", [1, 2])
def test_giving_up_out_of_turn_leaves_the_turn_where_it_is(state: State, seat: int) -> None:
    before = GAME.dump(state)
    after, _ = give_up(state, seat)
    assert (after["turn"], after["phase"], after["rug"]) == (0, before["phase"], before["rug"])
    assert after["out"][seat]


def test_who_gave_up_keeps_their_rugs_on_the_square_and_is_not_paid() -> None:
    after, _ = give_up(position(HALVES), 1)
    assert after["cells"] == GAME.dump(position(HALVES))["cells"]
    walked, events = stop_on(HALVES, "b2", out=after["out"])
    assert [type(event) for event in events] == [Walked]
    assert walked["dirhams"] == [30, 30, 30]


def test_who_gave_up_scores_nothing_and_cannot_win() -> None:
    outcome = result(dirhams=[90, 0, 0], out=[True, False, False])
    assert outcome.scores == (0, 4, 2)
    assert outcome.winners == (1,)


@pytest.mark.parametrize("quitter", [0, 1])
def test_with_two_players_giving_up_ends_the_game(quitter: int) -> None:
    after, end = give_up(position(HALVES, seats=2), quitter)
    outcome = GAME.outcome(end)
    assert after["phase"] == "over"
    assert outcome is not None
    assert outcome.winners == (1 - quitter,)


def test_the_last_one_who_has_not_given_up_wins_at_once() -> None:
    _, one = give_up(laying(HALVES), 2)
    after, _ = give_up(one, 1)
    assert after["phase"] == "over"
    assert after["out"] == [False, True, True]


def test_giving_up_with_the_last_rugs_ends_the_game() -> None:
    after, _ = give_up(laying(HALVES, rugs=[1, 0, 0]), 0)
    assert after["phase"] == "over"


def test_giving_up_twice_or_after_the_end_is_refused() -> None:
    _, gone = give_up(position(), 1)
    with pytest.raises(IllegalMove) as twice:
        GAME.resign(gone, 1)
    assert twice.value.rule == "turn"
    with pytest.raises(IllegalMove) as late:
        GAME.resign(position(phase="over"), 0)
    assert late.value.rule == "over"


def test_giving_up_also_works_where_debts_keep_everyone_in() -> None:
    after, _ = give_up(position(options=["debts"]), 0)
    assert after["out"] == [True, False, False]
