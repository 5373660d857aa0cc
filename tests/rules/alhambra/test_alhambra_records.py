"""A game played once is the same for ever: counts of all ways to play on, and a golden record."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from rules import GAMES, State
from rules.contract import Json
from rules.record import read, verify
from tests.rules.alhambra.palace import GAME, load

DATA = Path(__file__).parents[1] / "data"


class Counts(msgspec.Struct, frozen=True):
    """A position, and how many ways there are to play one, two, three moves on from it."""

    name: str
    leaves: tuple[int, ...]
    position: Json


COUNTED = msgspec.json.decode((DATA / "alhambra_counts.json").read_bytes(), type=list[Counts])


def leaves(state: State, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(
        leaves(GAME.play(state, seat, move)[0], depth - 1)
        for seat in GAME.to_act(state)
        for move in GAME.legal(state, seat)
    )


@pytest.mark.parametrize("counts", COUNTED, ids=lambda counts: counts.name)
def test_the_ways_to_play_on_are_counted(counts: Counts) -> None:
    state = load(counts.position)
    assert [leaves(state, depth) for depth in range(1, len(counts.leaves) + 1)] == list(counts.leaves)


def test_a_game_once_recorded_is_the_same_for_ever() -> None:
    record = read((DATA / "alhambra_golden.json").read_bytes())
    words = {text.split(" ")[0] for _, text in record.moves}
    assert words >= {"take", "buy", "add", "remove", "swap", "done", "place", "store"}
    steps = verify(record, GAMES)
    assert len(steps) == len(record.moves) == 213
    assert record.outcome is not None
    assert GAME.outcome(steps[-1].state) == record.outcome
