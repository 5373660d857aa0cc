"""Records: what is played can be read, replayed and verified, and what is wrong with one is said precisely."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules import GAMES, State
from rules.record import (
    BadRecord,
    NothingToTakeBack,
    Record,
    UnknownGame,
    Unreadable,
    WrongEntry,
    WrongOutcome,
    WrongSeedHash,
    WrongTable,
    enter,
    read,
    replay,
    seed_hash,
    verify,
)

GOLDEN = (Path(__file__).parent / "data" / "marrakech_golden.json").read_bytes()
GAME = GAMES["marrakech"]
SEED = "a seed"


def golden(**changes: Any) -> Record:
    """The golden record, with these fields another."""
    return read(json.dumps({**json.loads(GOLDEN), **changes}))


def table(*moves: tuple[int, str], seats: int = 3, **fields: Any) -> Record:
    """A record of Marrakech whose hash and outcome are right."""
    names = tuple(f"Player {seat}" for seat in range(seats))
    steps = list(replay(GAME, seats, SEED, (), moves))
    outcome = GAME.outcome(steps[-1].state) if steps else None
    given = {"seed_sha256": seed_hash(SEED), "outcome": outcome, **fields}
    return Record(game="marrakech", seats=names, seed=SEED, moves=moves, **given)


def first(seats: int = 3) -> int:
    seat: int = GAME.to_act(GAME.start(seats, SEED))[0]
    return seat


def lay(*moves: tuple[int, str]) -> tuple[int, str]:
    """The first laying offered after these moves."""
    *_, last = replay(GAME, 3, SEED, (), moves)
    (seat,) = GAME.to_act(last.state)
    return seat, str(GAME.legal(last.state, seat)[0])


def test_a_record_has_exactly_the_fields_of_the_design() -> None:
    fields = ["zoco", "game", "seats", "options", "seed", "seed_sha256", "moves", "outcome"]
    assert list(json.loads(msgspec.json.encode(golden()))) == fields
    assert json.loads(msgspec.json.encode(golden())) == json.loads(GOLDEN)


def test_a_good_record_is_verified_step_by_step() -> None:
    record = golden()
    steps = verify(record, GAMES)
    assert [(step.seat, step.text) for step in steps] == list(record.moves)
    assert all(step.events for step in steps)
    assert GAME.outcome(steps[-1].state) == record.outcome


def test_the_hash_of_a_seed_is_its_sha256() -> None:
    assert seed_hash("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert seed_hash("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"


def test_an_unfinished_game_is_a_good_record_with_no_outcome() -> None:
    assert verify(table(), GAMES) == ()
    (step,) = verify(table((first(), "left")), GAMES)
    assert GAME.to_act(step.state) == (first(),)


def test_another_seed_than_the_published_one_is_found_out() -> None:
    with pytest.raises(WrongSeedHash, match="does not match its hash") as found:
        verify(golden(seed="another"), GAMES)
    assert found.value.published == golden().seed_sha256
    assert found.value.found == seed_hash("another")
    with pytest.raises(WrongSeedHash):
        verify(golden(seed_sha256=""), GAMES)


def test_a_seed_with_its_own_hash_but_other_dice_is_found_out_by_the_moves() -> None:
    with pytest.raises(BadRecord, match=r"^entry \d+ "):
        verify(golden(seed="another", seed_sha256=seed_hash("another")), GAMES)


def test_an_illegal_entry_is_named_by_its_number_with_its_rule() -> None:
    moves = json.loads(GOLDEN)["moves"]
    moves[1] = [moves[1][0], "lay a1 b1"]
    with pytest.raises(WrongEntry, match=r"entry 2 \(seat 1: 'lay a1 b1'\) is not possible: M10") as found:
        verify(golden(moves=moves), GAMES)
    assert (found.value.number, found.value.seat, found.value.text) == (2, 1, "lay a1 b1")


def test_an_entry_out_of_turn_is_named() -> None:
    with pytest.raises(WrongEntry, match=r"entry 1 .* turn"):
        verify(golden(moves=[[0, "left"]], outcome=None), GAMES)


@pytest.mark.parametrize("seat", [-1, 3, 10**30, -(10**30)])
@pytest.mark.parametrize("text", ["left", "resign", "retract", "undo 1"])
def test_a_seat_that_does_not_exist_does_nothing(seat: int, text: str) -> None:
    record = msgspec.structs.replace(table(), moves=((seat, text),))
    with pytest.raises(WrongEntry, match="no such seat"):
        verify(record, GAMES)


def test_a_false_outcome_is_found_out() -> None:
    told = json.loads(GOLDEN)["outcome"]
    changes: tuple[dict[str, Any], ...] = ({"winners": [0]}, {"scores": [54, 54]}, {"breakdown": [{}, {}]})
    for change in changes:
        with pytest.raises(WrongOutcome, match=r"but it ended \(49, 54\) with \(1,\) as winners"):
            verify(golden(outcome={**told, **change}), GAMES)


def test_an_outcome_left_out_or_told_too_soon_is_found_out() -> None:
    with pytest.raises(WrongOutcome, match="says it ended not at all"):
        verify(golden(outcome=None), GAMES)
    with pytest.raises(WrongOutcome, match="but it ended not at all") as found:
        verify(golden(moves=json.loads(GOLDEN)["moves"][:-1]), GAMES)
    assert found.value.told is not None
    assert found.value.found is None


def test_a_game_nobody_knows_is_named() -> None:
    with pytest.raises(UnknownGame, match="'ludo'"):
        verify(golden(game="ludo"), GAMES)


@pytest.mark.parametrize("change", [{"seats": ["alone"]}, {"seats": ["x"] * 5}, {"options": ["free_rugs"]}])
def test_a_table_the_game_is_not_for_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(WrongTable, match=r"players|house rule"):
        verify(golden(**change), GAMES)


def test_a_resignation_stands_in_a_record() -> None:
    seat = first(2)
    record = table((seat, "left"), (seat, "resign"), seats=2)
    steps = verify(record, GAMES)
    assert record.outcome is not None
    assert record.outcome.winners == (1 - seat,)
    assert GAME.to_act(steps[-1].state) == ()


def test_undo_takes_back_the_last_entries_but_never_a_throw_of_the_die() -> None:
    seat = first()
    opening = GAME.start(3, SEED)
    walked, back, again = verify(table((seat, "left"), (seat, "undo 1"), (seat, "left")), GAMES)
    before, after = GAME.dump(opening), GAME.dump(back.state)
    assert after == {**before, "draws": before["draws"] + 1}
    assert GAME.dump(again.state)["draws"] == GAME.dump(walked.state)["draws"] + 1


def test_a_die_thrown_again_after_undo_is_another_throw() -> None:
    seat = first()
    moves = [entry for _ in range(12) for entry in ((seat, "left"), (seat, "undo 1"))]
    rolls = [GAME.dump(step.state)["roll"] for step in verify(table(*moves), GAMES)[::2]]
    assert len(set(rolls)) > 1


def test_undo_of_several_entries_counts_those_that_still_stand() -> None:
    seat = first()
    walk = (seat, "left")
    rug = lay(walk)
    moves = [walk, rug, (rug[0], "undo 1"), rug]
    steps = verify(table(*moves), GAMES)
    assert steps[3].state == steps[1].state
    assert GAME.dump(steps[2].state) == GAME.dump(steps[0].state)
    twice = verify(table(*moves, (seat, "undo 2")), GAMES)
    assert GAME.dump(twice[-1].state)["cells"] == {}
    assert GAME.to_act(twice[-1].state) == (seat,)


@pytest.mark.parametrize("text", ["undo 2", "undo 999999"])
def test_undo_goes_no_further_back_than_the_opening(text: str) -> None:
    seat = first()
    record = msgspec.structs.replace(table(), moves=((seat, "left"), (seat, text)))
    with pytest.raises(WrongEntry, match=r"entry 2 .*no \d+ entries to take back"):
        verify(record, GAMES)


@pytest.mark.parametrize(
    "text",
    ["undo", "undo 0", "undo -1", "undo x", "undo 1 2", "undo  1", "undo ²", "undo " + "9" * 5000, "resign!", ""],
)
def test_a_word_that_is_no_entry_is_named_and_nothing_worse(text: str) -> None:
    seat = first()
    record = msgspec.structs.replace(table(), moves=((seat, "left"), (seat, text)))
    with pytest.raises(WrongEntry, match=r"entry 2 .*not a move"):
        verify(record, GAMES)


def test_a_refused_entry_leaves_the_states_as_they_were() -> None:
    states: list[State] = [GAME.start(3, SEED)]
    for text in ("undo 1", "retract"):
        with pytest.raises(NothingToTakeBack):
            enter(GAME, states, first(), text)
    assert states == [GAME.start(3, SEED)]


@pytest.mark.parametrize(
    "data",
    [
        b"", b"null", b"[]", b"{}", b"\xff\xfe", b'"text"', b"[" * 100_000,
        GOLDEN[:-10],
        GOLDEN.replace(b"souk", b"so\xffk"),
        GOLDEN.replace(b'"zoco": 1', b'"zoco": 2'),
        GOLDEN.replace(b'[1, "straight"]', b'[1, "straight", 3]'),
        GOLDEN.replace(b'[1, "straight"]', b'["1", "straight"]'),
        GOLDEN.replace(b'[1, "straight"]', b'[1.5, "straight"]'),
        GOLDEN.replace(b'"the carpets of the souk"', b'"\\ud800"'),
        GOLDEN.replace(b'"the carpets of the souk"', b"7"),
    ],
)  # fmt: skip
def test_a_file_that_is_no_record_is_called_so(data: bytes) -> None:
    assert data != GOLDEN
    with pytest.raises(Unreadable, match="not a record"):
        read(data)


def test_fields_of_a_later_version_are_passed_over() -> None:
    assert golden(comment="a lovely game", ratings=[1, 2]) == golden()


@settings(max_examples=150, deadline=None)
@given(at=st.integers(0, len(GOLDEN) - 1), byte=st.integers(0, 255))
def test_no_damage_to_a_file_makes_more_than_a_bad_record(at: int, byte: int) -> None:
    damaged = GOLDEN[:at] + bytes([byte]) + GOLDEN[at + 1 :]
    with suppress(BadRecord):
        verify(read(damaged), GAMES)
