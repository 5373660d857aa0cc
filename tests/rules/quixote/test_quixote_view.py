"""Q11: what is public and what is not; and the views of what would be and of what was."""

from __future__ import annotations

import json
from random import Random

import msgspec
import pytest

from rules.quixote import PlayerView, Quixote, View, preview, scored
from rules.quixote.moves import Lay
from rules.quixote.state import State
from rules.quixote.tiles import PIECE

GAME = Quixote()


def after_rounds(seats: int, rounds: int, seed: str = "v") -> State:
    """The state after so many cards, laid at random."""
    state, dice = GAME.start(seats, seed), Random(seed)
    for _ in range(rounds):
        for seat in GAME.to_act(state):
            state, _ = GAME.play(state, seat, dice.choice(GAME.legal(state, seat)))
    return state


def lay(state: State, seat: int, index: int) -> tuple[State, Lay]:
    move = GAME.legal(state, seat)[index]
    return GAME.play(state, seat, move)[0], move


def plain(view: View) -> dict[str, object]:
    decoded: dict[str, object] = json.loads(msgspec.json.encode(view))
    return decoded


def derived(player: PlayerView) -> tuple[object, ...]:
    return player.now, player.networks, player.defenders, player.guard, player.linked


def test_a_view_has_the_documented_fields() -> None:
    view = plain(GAME.view(after_rounds(2, 12), 0))
    assert (view["game"], view["phase"]) == ("quixote", 2)
    castles, players = view["castles"], view["players"]
    assert isinstance(castles, dict)
    assert set(castles) == {"6", "4"}
    assert isinstance(players, list)
    for player in players:
        assert len(player["scores"]) == 1
        assert len(player["open"]) == 4
        assert player["last"] is None
        assert player["ready"] is False
        assert len(player["fields"]) == 12
        assert not set(castles.values()) & set(player["fields"])
        assert all((tile, way) in PIECE for tile, way in player["fields"].values())


@pytest.mark.parametrize("rounds", [0, 4, 9, 15, 20, 21, 22])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_q11_no_view_shows_a_pile_the_cards_to_come_or_the_seed(rounds: int, seat: int | None) -> None:
    state = after_rounds(2, rounds)
    position = GAME.dump(state)
    for player in position["players"]:
        player["pile"].reverse()
    swapped = GAME.load({**position, "cards": position["cards"][::-1], "seed": "other", "draws": 99})
    assert GAME.view(swapped, seat) == GAME.view(state, seat)
    assert b"seed" not in msgspec.json.encode(GAME.view(state, seat))


@pytest.mark.parametrize("rounds", [0, 8, 12, 16, 20, 21])
def test_q11_a_hidden_tile_is_told_by_nothing_but_that_its_owner_is_ready(rounds: int) -> None:
    state = after_rounds(3, rounds)
    for index in range(len(GAME.legal(state, 1))):
        laid, _ = lay(state, 1, index)
        for seat in (0, 2, None):
            before, after = GAME.view(state, seat), GAME.view(laid, seat)
            ready = msgspec.structs.replace(before.players[1], ready=True)
            assert after == msgspec.structs.replace(before, players=(before.players[0], ready, before.players[2]))


@pytest.mark.parametrize("rounds", [0, 8, 12, 16, 20, 21])
def test_q11_for_its_owner_a_hidden_tile_lies_on_its_field(rounds: int) -> None:
    state = after_rounds(3, rounds)
    laid, move = lay(state, 1, 1)
    mine = GAME.view(laid, 1).players[1]
    assert mine.fields[state.field or ""] == (move.tile, move.way) == mine.laid
    assert move.tile not in (*mine.open, mine.last)
    assert mine.ready


@pytest.mark.parametrize("seat", [0, 1, None])
def test_q11_open_tiles_and_the_sixth_tile_of_phase_three_are_public(seat: int | None) -> None:
    state = after_rounds(2, 17)
    for player, shown in zip(state.players, GAME.view(state, seat).players, strict=True):
        assert (shown.open, shown.last) == (player.open, player.last)
        assert len(shown.open) == 4
        assert shown.last is not None


def test_a_view_counts_cards_and_names_what_is_new() -> None:
    rows = []
    for rounds in range(23):
        view = GAME.view(after_rounds(1, rounds), None)
        assert view.new == (view.calls[-1] if rounds else None)
        assert len(view.calls) == rounds
        assert set(view.calls) == set(view.players[0].fields)
        rows.append((view.phase, view.card, view.cards))
    phases = [(1, number, 9) for number in range(1, 10)] + [(2, number, 7) for number in range(1, 8)]
    assert rows == [*phases, *((3, number, 6) for number in range(1, 7)), ("over", 0, 0)]


@pytest.mark.parametrize(("rounds", "needs"), [(0, (1, 4)), (9, (2, 8)), (16, (3, 12)), (22, (3, 12))])
def test_a_view_says_what_the_phase_asks_for(rounds: int, needs: tuple[int, int]) -> None:
    view = GAME.view(after_rounds(1, rounds), None)
    assert (view.needs.knights, view.needs.shields) == needs


@pytest.mark.parametrize("rounds", [9, 16, 22])
def test_a_view_keeps_the_scorings_of_the_phases_done(rounds: int) -> None:
    for player in GAME.view(after_rounds(2, rounds), None).players:
        assert tuple(tally.total for tally in player.scoring) == player.scores
        assert player.total == sum(player.scores)


@pytest.mark.parametrize("rounds", [3, 12, 18, 21])
def test_a_preview_is_the_view_after_laying(rounds: int) -> None:
    state = after_rounds(2, rounds)
    for index, move in enumerate(GAME.legal(state, 0)):
        laid, _ = lay(state, 0, index)
        assert preview(GAME.view(state, 0), move.tile, move.way) == GAME.view(laid, 0)


@pytest.mark.parametrize("rounds", [3, 5, 14, 21])
def test_a_preview_of_another_choice_takes_the_hidden_tile_up_first(rounds: int) -> None:
    state = after_rounds(2, rounds)
    laid, _ = lay(state, 0, 0)
    move = GAME.legal(state, 0)[-1]
    other = GAME.play(state, 0, move)[0]
    found, expected = (
        view.players[0] for view in (preview(GAME.view(laid, 0), move.tile, move.way), GAME.view(other, 0))
    )
    assert (found.fields, set(found.open), found.last) == (expected.fields, set(expected.open), expected.last)
    assert derived(found) == derived(expected)


def test_a_spectator_and_a_finished_game_have_nothing_to_preview() -> None:
    watching, over = GAME.view(after_rounds(2, 3), None), GAME.view(after_rounds(2, 22), 0)
    assert preview(watching, "c3", "up") == watching
    assert preview(over, "c3", "up") == over


@pytest.mark.parametrize(("rounds", "phase"), [(9, 1), (16, 2), (22, 3)])
def test_the_last_scoring_can_be_looked_at_again_after_the_next_phase_has_begun(rounds: int, phase: int) -> None:
    at_once = scored(GAME.view(after_rounds(2, rounds), None))
    assert at_once is not None
    assert (at_once.phase, at_once.field) == (phase, None)
    for player in at_once.players:
        assert player.now == player.scoring[-1]
        assert len(player.fields) == rounds
    if phase < 3:
        waiting, _ = lay(after_rounds(2, rounds + 3), 0, 0)
        later = scored(GAME.view(waiting, 0))
        assert later is not None
        assert [player.fields for player in later.players] == [player.fields for player in at_once.players]
        assert [derived(player) for player in later.players] == [derived(player) for player in at_once.players]


def test_before_the_first_scoring_there_is_none_to_look_at() -> None:
    assert scored(GAME.view(after_rounds(1, 8), None)) is None
