"""A game played once is the same for ever: counts of all ways to play on, and a golden record."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rules.quixote import Quixote
from rules.quixote.state import State
from rules.record import Record, replay, seed_hash

GAME = Quixote()
DATA = Path(__file__).parent.parent / "data"
COUNTS: list[dict[str, Any]] = json.loads((DATA / "quixote_counts.json").read_text())


def leaves(state: State, depth: int) -> Iterator[State]:
    """Every state so many layings on, by every seat that may lay and every way it may."""
    if depth == 0:
        yield state
        return
    for seat in GAME.to_act(state):
        for move in GAME.legal(state, seat):
            yield from leaves(GAME.play(state, seat, move)[0], depth - 1)


@pytest.mark.parametrize("count", COUNTS, ids=lambda count: count["name"])
def test_the_ways_to_play_on_and_the_points_they_lead_to_are_counted(count: dict[str, Any]) -> None:
    found = Counter(
        " ".join(str(sum(player.scores)) for player in leaf.players)
        for leaf in leaves(GAME.load(count["position"]), count["depth"])
    )
    assert found.total() == count["leaves"]
    assert dict(found) == count["totals"]


def test_the_golden_record_replays_to_its_outcome() -> None:
    record = msgspec.json.decode((DATA / "quixote_golden.json").read_bytes(), type=Record)
    assert record.game == GAME.name
    assert record.seed_sha256 == seed_hash(record.seed)
    steps = list(replay(GAME, len(record.seats), record.seed, record.options, record.moves))
    end = steps[-1].state
    assert isinstance(end, State)
    assert len(steps) == 22 * len(record.seats)
    assert GAME.outcome(end) == record.outcome
