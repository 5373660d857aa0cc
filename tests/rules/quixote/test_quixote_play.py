"""Q8-Q11, Q18: everyone lays at once, three phases, and the end."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rules import BadNotation, GameOver, IllegalMove, NotYourTurn
from rules.quixote import Quixote, facts
from rules.quixote.state import State
from rules.quixote.tiles import TILES

GAME = Quixote()
ORDER = list(TILES)


def play(state: State, *moves: tuple[int, str]) -> State:
    for seat, text in moves:
        state, _ = GAME.play(state, seat, GAME.parse(text))
    return state


def random_round(state: State, dice: Random) -> State:
    """All lay something, in any order."""
    for seat in dice.sample(GAME.to_act(state), len(GAME.to_act(state))):
        state, _ = GAME.play(state, seat, dice.choice(GAME.legal(state, seat)))
    return state


def position(phase: int, players: list[dict[str, Any]], **more: Any) -> State:
    """A position with the documented fields and no others."""
    full = [
        {"scores": [0] * (phase - 1), "open": [], "last": None, "fields": {}, "ready": False, "pile": [], "laid": None}
        | player
        for player in players
    ]
    castles = {"6": "B2", "4": "G3"}
    plain: dict[str, Any] = {"phase": phase, "field": "A1", "castles": castles, "players": full, "cards": []}
    return GAME.load(plain | {"seed": "s", "draws": 3, "options": []} | more)


# Q9: all at once


def test_q9_everyone_may_lay_each_open_tile_up_or_down() -> None:
    state = GAME.start(3, "a")
    assert GAME.to_act(state) == (0, 1, 2)
    for seat in range(3):
        words = [f"lay {tile} {way}" for tile in state.players[seat].open for way in ("up", "down")]
        assert [str(move) for move in GAME.legal(state, seat)] == words
        assert len(words) == 18


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_q9_whoever_is_ready_first_lays_first(order: tuple[int, ...]) -> None:
    state = GAME.start(3, "a")
    moves = [str(GAME.legal(state, seat)[seat]) for seat in range(3)]
    straight = play(state, *((seat, moves[seat]) for seat in range(3)))
    assert play(state, *((seat, moves[seat]) for seat in order)) == straight


def test_q9_the_next_field_is_called_when_the_last_has_laid() -> None:
    state = GAME.start(2, "a")
    field, first, second = state.field or "", GAME.legal(state, 0)[0], GAME.legal(state, 1)[3]
    waiting, quiet = GAME.play(state, 1, second)
    assert GAME.to_act(waiting) == (0,)
    assert waiting.field == state.field
    assert quiet == (facts.Chosen(seat=1, field=field, tile=second.tile, way=second.way, only=1),)
    after, events = GAME.play(waiting, 0, first)
    assert events == (
        facts.Laid(seat=0, field=field, tile=first.tile, way=first.way),
        facts.Laid(seat=1, field=field, tile=second.tile, way=second.way),
        facts.Called(field=state.cards[0], card=2, cards=9),
    )
    assert (after.field, after.cards) == (state.cards[0], state.cards[1:])
    assert GAME.to_act(after) == (0, 1)


def test_q9_alone_every_laying_calls_the_next_field() -> None:
    state = GAME.start(1, "a")
    after, events = GAME.play(state, 0, GAME.legal(state, 0)[0])
    assert [type(event) for event in events] == [facts.Laid, facts.Called]
    assert GAME.to_act(after) == (0,)


def test_q9_only_an_open_tile_may_be_laid() -> None:
    state = GAME.start(1, "a")
    closed = state.players[0].pile[0]
    with pytest.raises(IllegalMove) as refused:
        play(state, (0, f"lay {closed} up"))
    assert refused.value.rule == "Q9"
    assert refused.value.reason == facts.NotOpen(tile=closed, open=state.players[0].open)


def test_q9_a_tile_laid_before_may_not_be_laid_again() -> None:
    state = GAME.start(1, "a")
    tile = state.players[0].open[0]
    with pytest.raises(IllegalMove) as refused:
        play(state, (0, f"lay {tile} up"), (0, f"lay {tile} down"))
    assert refused.value.rule == "Q9"


def test_q10_nobody_lays_twice_on_one_card() -> None:
    state = GAME.start(2, "a")
    first, _, second, _ = GAME.legal(state, 0)[:4]
    with pytest.raises(IllegalMove) as refused:
        play(state, (0, str(first)), (0, str(second)))
    assert (refused.value.rule, refused.value.reason) == ("turn", NotYourTurn())


def test_q10_tiles_lie_as_they_were_laid_to_the_end() -> None:
    state, dice = GAME.start(2, "a"), Random(5)
    before: list[dict[str, list[str]]] = [{}, {}]
    while GAME.to_act(state):
        state = random_round(state, dice)
        now = [player["fields"] for player in GAME.dump(state)["players"]]
        assert all(old.items() <= new.items() for old, new in zip(before, now, strict=True))
        before = now


def test_q11_a_hidden_tile_may_be_taken_up_again_until_the_last_has_laid() -> None:
    state = GAME.start(3, "a")
    laid = play(state, (2, str(GAME.legal(state, 2)[5])), (0, str(GAME.legal(state, 0)[0])))
    taken = GAME.retract(laid, 2)
    assert taken is not None
    assert GAME.to_act(taken) == (1, 2)
    assert GAME.legal(taken, 2) == GAME.legal(state, 2)
    assert GAME.retract(taken, 2) is None
    assert GAME.retract(taken, 0) == state
    shown = play(laid, (1, str(GAME.legal(state, 1)[0])))
    assert all(GAME.retract(shown, seat) is None for seat in range(3))


# Q8: three phases


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_q8_nine_seven_and_five_tiles_and_a_sixth_are_laid(seats: int) -> None:
    state, dice = GAME.start(seats, "b"), Random(7)
    piles = [(*player.open, *player.pile) for player in state.players]
    choices = []
    while GAME.to_act(state):
        choices.append({(state.phase, len(GAME.legal(state, seat)) // 2) for seat in range(seats)})
        if len(choices) in (10, 17):
            at = 9 if len(choices) == 10 else 16
            count = 7 if len(choices) == 10 else 5
            assert [player.open for player in state.players] == [pile[at : at + count] for pile in piles]
        state = random_round(state, dice)
    expected = [(1, left) for left in range(9, 0, -1)] + [(2, left) for left in range(7, 0, -1)]
    expected += [(3, left) for left in range(5, 0, -1)] + [(3, 1)]
    assert choices == [{pair} for pair in expected]
    assert state.phase == "over"
    assert all(len(player.scores) == 3 for player in state.players)


def sixth_tile() -> State:
    """Phase 3 with one open tile and the sixth; B1 and C1 are free."""
    fields = [f"{column}{row}" for row in (1, 2, 3) for column in "ABCDEFGH"]
    taken = [field for field in fields if field not in ("B2", "G3", "B1", "C1")]
    laid = {field: [tile, "up"] for field, tile in zip(taken, ORDER[2:], strict=True)}
    return position(3, [{"open": [ORDER[0]], "last": ORDER[1], "fields": laid}], field="C1", cards=["B1"])


def test_q8_the_sixth_tile_waits_for_the_last_free_field() -> None:
    state = sixth_tile()
    with pytest.raises(IllegalMove) as refused:
        play(state, (0, f"lay {ORDER[1]} up"))
    assert refused.value.rule == "Q8"
    assert refused.value.reason == facts.KeptForLast(tile=ORDER[1], open=(ORDER[0],))


def test_q9_the_sixth_tile_goes_on_the_last_free_field_up_or_down() -> None:
    state, events = GAME.play(sixth_tile(), 0, GAME.parse(f"lay {ORDER[0]} up"))
    assert events[-1] == facts.LastCalled(field="B1")
    assert (state.phase, state.field) == (3, "B1")
    assert [str(move) for move in GAME.legal(state, 0)] == [f"lay {ORDER[1]} up", f"lay {ORDER[1]} down"]
    with pytest.raises(IllegalMove) as refused:
        play(state, (0, f"lay {ORDER[0]} up"))
    assert refused.value.rule == "Q9"
    over = play(state, (0, f"lay {ORDER[1]} down"))
    assert GAME.dump(over)["players"][0]["fields"]["B1"] == [ORDER[1], "down"]
    assert over.phase == "over"


def test_q9_the_last_field_is_known_even_where_no_card_is_left_for_it() -> None:
    bare = GAME.load({**GAME.dump(sixth_tile()), "cards": []})
    assert play(bare, (0, f"lay {ORDER[0]} up")).field == "B1"


def test_q9_the_sixth_tiles_too_are_laid_at_the_same_time() -> None:
    state, dice = GAME.start(2, "c"), Random(3)
    for _ in range(21):
        state = random_round(state, dice)
    assert GAME.to_act(state) == (0, 1)
    waiting = play(state, (1, str(GAME.legal(state, 1)[1])))
    assert GAME.to_act(waiting) == (0,)
    assert GAME.retract(waiting, 1) == state
    assert play(waiting, (0, str(GAME.legal(state, 0)[0]))).phase == "over"


# Q13-Q18: scoring, and the end


def scoring_position(phase: int) -> State:
    """One tile before the end of a phase: A2 brings castle 6 its knight, the church at H1 is for nothing."""
    return position(
        phase,
        [
            {"open": ["k2b"], "fields": {"H1": ["c4", "up"]}, "pile": ORDER[:7]},
            {"open": ["c4"], "fields": {"B1": ["c1", "up"], "C1": ["c3", "up"]}, "pile": ORDER[:7]},
        ],
        field="A2",
        cards=["H2", "H3"],
    )


def test_a_phase_is_scored_as_soon_as_its_last_tiles_are_laid() -> None:
    state, events = GAME.play(play(scoring_position(1), (0, "lay k2b up")), 1, GAME.parse("lay c4 up"))
    assert [player.scores for player in state.players] == [(6,), (2,)]
    assert events[2:4] == (
        facts.Scored(
            seat=0, phase=1, castle6=6, castle4=0, churches=0, windmills=0, defence=0, knights=0, points=6, total=6
        ),
        facts.Scored(
            seat=1, phase=1, castle6=0, castle4=0, churches=2, windmills=0, defence=0, knights=0, points=2, total=2
        ),
    )
    assert (state.phase, state.field) == (2, "H2")
    assert [len(player.open) for player in state.players] == [7, 7]


def test_the_next_phase_opens_its_tiles_and_calls_its_first_field() -> None:
    _, events = GAME.play(play(scoring_position(1), (0, "lay k2b up")), 1, GAME.parse("lay c4 up"))
    assert events[4:] == (
        facts.Opened(seat=0, phase=2, tiles=tuple(ORDER[:7])),
        facts.Opened(seat=1, phase=2, tiles=tuple(ORDER[:7])),
        facts.Called(field="H2", card=1, cards=7),
    )


def test_phase_three_opens_five_tiles_and_the_sixth_apart() -> None:
    state, events = GAME.play(play(scoring_position(2), (0, "lay k2b up")), 1, GAME.parse("lay c4 up"))
    assert events[4:] == (
        facts.Opened(seat=0, phase=3, tiles=tuple(ORDER[:5])),
        facts.OpenedLast(seat=0, tile=ORDER[5]),
        facts.Opened(seat=1, phase=3, tiles=tuple(ORDER[:5])),
        facts.OpenedLast(seat=1, tile=ORDER[5]),
        facts.Called(field="H2", card=1, cards=5),
    )
    assert [player.last for player in state.players] == [ORDER[5]] * 2


def test_q13_the_second_phase_asks_for_more() -> None:
    after = play(scoring_position(2), (0, "lay k2b up"), (1, "lay c4 up"))
    assert [player.scores for player in after.players] == [(0, 0), (0, 2)]


def last_tile(scores: list[int], *others: list[int]) -> State:
    """Everyone owes the sixth tile, which gives nothing."""
    return position(3, [{"scores": row, "last": "c4", "fields": {}} for row in (scores, *others)], field="D1")


def test_q18_most_points_over_all_phases_win() -> None:
    over = play(last_tile([20, 5], [3, 24]), (0, "lay c4 up"), (1, "lay c4 up"))
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.rating) == ((25, 27), (1,), None)


def test_q18_a_tie_is_a_shared_win() -> None:
    over = play(last_tile([20, 5], [3, 7], [1, 24]), *((seat, "lay c4 up") for seat in range(3)))
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert outcome.winners == (0, 2)
    assert GAME.view(over, None).winners == (0, 2)


@pytest.mark.parametrize(
    ("scores", "title"), [([20, 19], "mule-driver"), ([20, 20], "squire"), ([40, 27], "don-quixote")]
)
def test_q18_alone_the_total_has_a_title(scores: list[int], title: str) -> None:
    over = play(last_tile(scores), (0, "lay c4 up"))
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert outcome.rating == GAME.view(over, 0).rating == title


def test_an_outcome_says_where_the_points_came_from() -> None:
    state, dice = GAME.start(2, "d"), Random(1)
    while GAME.to_act(state):
        state = random_round(state, dice)
    outcome = GAME.outcome(state)
    assert outcome is not None
    for seat, player in enumerate(state.players):
        assert sum(outcome.breakdown[seat].values()) == outcome.scores[seat] == sum(player.scores)
        assert outcome.breakdown[seat]["churches"] == sum(tally.churches for tally in player.scoring)


def test_after_the_end_nobody_lays() -> None:
    over = play(last_tile([1, 1]), (0, "lay c4 up"))
    assert GAME.to_act(over) == ()
    assert GAME.legal(over, 0) == ()
    with pytest.raises(IllegalMove) as refused:
        play(over, (0, "lay c3 up"))
    assert (refused.value.rule, refused.value.reason) == ("over", GameOver())


# Notation and labels


@pytest.mark.parametrize("tile", TILES)
@pytest.mark.parametrize("way", ["up", "down"])
def test_notation_round_trips(tile: str, way: str) -> None:
    text = f"lay {tile} {way}"
    assert str(GAME.parse(text)) == text
    assert GAME.parse(f"  LAY   {tile.upper()}{way} ") == GAME.parse(text)


@pytest.mark.parametrize(
    "text", ["", "lay", "lay c3", "c3 up", "lay c9 up", "lay castle6 up", "lay c3 left", "lay c3 up now", "lie c3 up"]
)
def test_what_is_no_move_is_bad_notation(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse(text)


def test_the_words_of_a_move_have_labels() -> None:
    view = GAME.view(GAME.start(1, "a"), 0)
    assert GAME.label(view, ("lay",)) == facts.LayLabel(field=view.field or "")
    assert GAME.label(view, ("lay", "k2a")) == facts.TileLabel(tile="k2a", symbol="knight", shield=2)
    assert GAME.label(view, ("lay", "k2a", "down")) == facts.WayLabel(way="down")
