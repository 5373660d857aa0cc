"""What holds all through a game of Marrakech: conservation, counts of moves, and a game kept for ever."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules import GAMES, Event, State
from rules.contract import Json
from rules.marrakech.facts import GaveUp, Laid
from rules.record import read, verify
from tests.rules.marrakech.market import COLOURS, GAME, LONGEST_GAME, loaded, neighbours
from tests.rules.marrakech.plain import Market, leaves

DATA = Path(__file__).parents[1] / "data"
RUGS = {2: 24, 3: 15, 4: 12}
BY_COUNT = 4  # decisions the plain game counts through; the deeper figures were counted by it once


@settings(max_examples=25, deadline=None)
@given(
    seats=st.sampled_from([2, 3, 4]),
    options=st.sets(st.sampled_from(["own_rug", "debts"])),
    seed=st.text(max_size=8),
    chooser=st.integers(0, 2**32),
)
def test_no_rug_and_no_dirham_is_ever_lost_or_made(seats: int, options: set[str], seed: str, chooser: int) -> None:
    dice = Random(chooser)
    state = GAME.start(seats, seed, sorted(options))
    laid: list[Laid] = []
    check_laws(GAME.dump(state), laid)
    for _ in range(LONGEST_GAME):
        if GAME.to_act(state):
            state, events = step(state, dice)
            laid += [event for event in events if isinstance(event, Laid)]
            check_laws(GAME.dump(state), laid)
    assert GAME.to_act(state) == ()


def step(state: State, dice: Random) -> tuple[State, tuple[Event, ...]]:
    """A random move, and now and then somebody gives up."""
    (seat,) = GAME.to_act(state)
    if dice.random() < 0.004:
        after, events = GAME.resign(state, seat)
        assert events == (GaveUp(seat=seat),)
        return after, events
    return GAME.play(state, seat, dice.choice(GAME.legal(state, seat)))


def check_laws(place: Json, laid: list[Laid]) -> None:
    seats = len(place["dirhams"])
    by_seat = Counter(event.seat for event in laid)
    assert [by_seat[seat] + left for seat, left in enumerate(place["rugs"])] == [RUGS[seats]] * seats
    assert sum(place["dirhams"]) == 30 * seats
    assert min(place["dirhams"]) >= 0
    if seats == 2:
        check_piles(place, Counter(event.colour for event in laid))
    check_square(place, laid)


def check_piles(place: Json, laid: Counter[str]) -> None:
    assert [len(pile) for pile in place["piles"]] == place["rugs"]
    waiting = Counter(colour for pile in place["piles"] for colour in pile)
    assert {colour: laid[colour] + waiting[colour] for colour in COLOURS.values()} == dict.fromkeys(
        COLOURS.values(), 12
    )


def check_square(place: Json, laid: list[Laid]) -> None:
    """Every cell shows the rug laid on it last."""
    tops = {
        cell: {"owner": event.seat, "colour": event.colour, "rug": number}
        for number, event in enumerate(laid, 1)
        for cell in (event.first, event.second)
    }
    assert place["cells"] == tops
    assert all(event.second in neighbours(event.first) for event in laid)


class Counts(msgspec.Struct, frozen=True):
    """A position, the rolls that come, and how many ways there are to make 1, 2, 3… decisions from it."""

    name: str
    position: Json
    rolls: tuple[int, ...]
    leaves: tuple[int, ...]


COUNTED = msgspec.json.decode((DATA / "marrakech_counts.json").read_bytes(), type=list[Counts])


def counted(state: State, depth: int) -> int:
    moves = [(seat, move) for seat in GAME.to_act(state) for move in GAME.legal(state, seat)]
    return len(moves) if depth == 1 else sum(counted(GAME.play(state, *move)[0], depth - 1) for move in moves)


def plainly(counts: Counts) -> Market:
    place = counts.position
    signs = {colour: sign for sign, colour in COLOURS.items()}
    return Market(
        assam=place["assam"],
        facing=place["facing"],
        turn=place["turn"],
        square={cell: f"{signs[rug['colour']]}{rug['rug']}" for cell, rug in place["cells"].items()},
        purses=tuple(place["dirhams"]),
        rugs=tuple(place["rugs"]),
        rolls=counts.rolls,
        laying=place["phase"] == "lay",
        out=tuple(place["out"]),
    )


@pytest.mark.parametrize("counts", COUNTED, ids=lambda counts: counts.name)
def test_as_many_games_are_possible_as_were_counted(counts: Counts) -> None:
    state = loaded(counts.position)
    found = [counted(state, depth) for depth in range(1, len(counts.leaves) + 1)]
    assert found == list(counts.leaves)


@pytest.mark.parametrize("counts", COUNTED, ids=lambda counts: counts.name)
def test_a_second_plainer_game_counts_the_same(counts: Counts) -> None:
    found = [leaves(plainly(counts), depth) for depth in range(1, BY_COUNT + 1)]
    assert found == list(counts.leaves[:BY_COUNT])


def test_a_game_once_recorded_is_the_same_for_ever() -> None:
    record = read((DATA / "marrakech_golden.json").read_bytes())
    steps = verify(record, GAMES)
    assert len(steps) == len(record.moves) == 96
    assert record.outcome is not None
    assert GAME.outcome(steps[-1].state) == record.outcome
