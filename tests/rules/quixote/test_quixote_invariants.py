"""Whatever is played: every tile once, every field once, and scores as a naive recount has them."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.quixote import Quixote, Tally
from rules.quixote.fields import FIELDS
from rules.quixote.principality import ground
from rules.quixote.scoring import survey, tally
from rules.quixote.state import State
from rules.quixote.tiles import TILES, WAYS

GAME = Quixote()
SIDES = {"N": "S", "S": "N", "W": "E", "E": "W"}
Half = tuple[str, str]  # ("C2", "upper")


# A recount by flooding, from the printed tiles


def exits(tile: str, way: str) -> dict[str, set[str]]:
    """The exits of each half as it lies; `X` is the road over the middle line."""
    printed = TILES[tile]
    upper, lower = set(printed.upper), set(printed.lower)
    if way == "down":
        upper, lower = {SIDES[side] for side in lower}, {SIDES[side] for side in upper}
    if printed.joined:
        upper, lower = upper | {"X"}, lower | {"X"}
    return {"upper": upper, "lower": lower}


def beyond(half: Half, side: str) -> tuple[Half, str] | None:
    """The half on the other side, and the exit it needs there."""
    column, row, place = half[0][0], half[0][1], half[1]
    if side == "X":
        return (half[0], "lower" if place == "upper" else "upper"), "X"
    if side in "WE":
        column = chr(ord(column) + (1 if side == "E" else -1))
    else:
        row = str(int(row) + (1 if side == "S" else -1))
        place = "lower" if place == "upper" else "upper"
    return ((column + row, place), SIDES[side]) if column + row in FIELDS else None


def recount(castles: dict[str, str], fields: dict[str, tuple[str, str]], phase: int) -> dict[str, int]:
    roads: dict[Half, set[str]] = {}
    for field, (tile, way) in fields.items():
        for place, sides in exits(tile, way).items():
            roads[field, place] = sides
    for field in castles.values():
        roads[field, "upper"], roads[field, "lower"] = {"W"}, {"E"}

    def flood(start: Half) -> frozenset[Half]:
        found, queue = {start}, [start]
        while queue:
            here = queue.pop()
            for side in roads[here]:
                reached = beyond(here, side)
                if reached and reached[1] in roads.get(reached[0], ()) and reached[0] not in found:
                    found.add(reached[0])
                    queue.append(reached[0])
        return frozenset(found)

    def on(network: frozenset[Half], symbol: str) -> list[int]:
        """The shields of the symbols of this kind in the network."""
        spots = ((fields[field], place) for field, place in network if field in fields)
        return [
            TILES[tile].shield
            for (tile, way), place in spots
            if TILES[tile].symbol == symbol and place == ("upper" if way == "up" else "lower")
        ]

    def groups(symbol: str) -> int:
        sizes = [len(on(network, symbol)) for network in networks]
        return sum(2 if size == 2 else 2 * size for size in sizes if size >= 2)

    def castle(field: str) -> int:
        return sum(len(on(network, "knight")) for network in {flood((field, "upper")), flood((field, "lower"))})

    guard = 0
    for field, (tile, way) in fields.items():
        place = "upper" if way == "up" else "lower"
        outward = [side for side in exits(tile, way)[place] if beyond((field, place), side) is None]
        guard += TILES[tile].shield if outward else 0
    networks = {flood(half) for half in roads}
    knights = [sum(shields) for network in networks if len(shields := on(network, "knight")) >= 2]
    return {
        "castle6": 6 if castle(castles["6"]) >= phase else 0,
        "castle4": 4 if castle(castles["4"]) >= phase else 0,
        "churches": groups("church"),
        "windmills": groups("windmill"),
        "defence": 5 if guard >= 4 * phase else 0,
        "knights": max(knights, default=0) if phase == 3 else 0,
    }


def as_dict(points: Tally) -> dict[str, int]:
    names = ("castle6", "castle4", "churches", "windmills", "defence", "knights")
    return {name: getattr(points, name) for name in names}


@st.composite
def principalities(draw: st.DrawFn) -> tuple[dict[str, str], dict[str, tuple[str, Any]]]:
    """Any castles, with any tiles on some of the other fields."""
    six, four, *rest = draw(st.permutations(FIELDS))
    count = draw(st.integers(0, 22))
    tiles = draw(st.permutations(list(TILES)))[:count]
    ways = draw(st.lists(st.sampled_from(WAYS), min_size=count, max_size=count))
    return {"6": six, "4": four}, dict(zip(rest, zip(tiles, ways, strict=True), strict=False))


@settings(max_examples=300, deadline=None)
@given(principality=principalities(), phase=st.sampled_from([1, 2, 3]))
def test_scores_are_those_of_a_naive_recount(
    principality: tuple[dict[str, str], dict[str, tuple[str, Any]]], phase: int
) -> None:
    castles, fields = principality
    land = ground(castles, fields)
    assert as_dict(tally(land, phase)) == recount(castles, fields, phase)
    assert survey(land, phase).tally == tally(land, phase)


@settings(max_examples=200, deadline=None)
@given(principality=principalities(), phase=st.sampled_from([1, 2, 3]))
def test_the_networks_named_add_up_to_the_scores(
    principality: tuple[dict[str, str], dict[str, tuple[str, Any]]], phase: int
) -> None:
    found = survey(ground(*principality), phase)
    halves = [half for network in found.networks for half in network.halves]
    assert len(set(halves)) == len(halves)
    for source in ("churches", "windmills", "knights"):
        assert sum(network.points.get(source, 0) for network in found.networks) == getattr(found.tally, source)
    for source in ("castle6", "castle4"):
        given_ = {network.points[source] for network in found.networks if source in network.points}
        assert given_ == ({getattr(found.tally, source)} - {0})


# Whole games


def check(state: State) -> None:
    """Every tile of every player once, every field once, as many layings as cards."""
    position = GAME.dump(state)
    castles = list(position["castles"].values())
    called = [position["field"]] if position["field"] else []
    for player in position["players"]:
        laid = [player["laid"][0]] if player["laid"] else []
        last = [player["last"]] if player["last"] else []
        tiles = [tile for tile, _ in player["fields"].values()]
        assert sorted(tiles + player["open"] + player["pile"] + laid + last) == sorted(TILES)
        assert sorted([*player["fields"], *castles, *called, *position["cards"]]) == sorted(FIELDS)
    assert len({len(player["fields"]) for player in position["players"]}) == 1


@settings(max_examples=40, deadline=None)
@given(seats=st.integers(1, 4), seed=st.text(max_size=8), luck=st.integers(0, 2**32))
def test_every_game_keeps_its_tiles_and_fields_and_counts_right(seats: int, seed: str, luck: int) -> None:
    state, moves = GAME.start(seats, seed), Random(luck)
    check(state)
    for _ in range(22 * seats):
        phase, seat = state.phase, moves.choice(GAME.to_act(state))
        state, _ = GAME.play(state, seat, moves.choice(GAME.legal(state, seat)))
        check(state)
        assert GAME.load(json.loads(json.dumps(GAME.dump(state)))) == state
        if isinstance(phase, int) and state.phase != phase:
            check_scoring(state, phase)
    assert state.phase == "over"
    assert GAME.to_act(state) == ()


def check_scoring(state: State, phase: int) -> None:
    position = GAME.dump(state)
    for player, view in zip(position["players"], GAME.view(state, None).players, strict=True):
        counted = recount(position["castles"], player["fields"], phase)
        assert player["scores"][-1] == sum(counted.values())
        assert as_dict(view.scoring[-1]) == counted


@pytest.mark.parametrize("seats", [1, 4])
def test_a_game_takes_22_layings_a_player(seats: int) -> None:
    state, moves = GAME.start(seats, "length"), 0
    while GAME.to_act(state):
        state, _ = GAME.play(state, GAME.to_act(state)[0], GAME.legal(state, GAME.to_act(state)[0])[0])
        moves += 1
    assert moves == 22 * seats
