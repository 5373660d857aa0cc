"""What holds in every game of Alhambra, at every step: nothing is lost, every Alhambra is legal, offers are exact."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules import IllegalMove, State
from rules.contract import Json
from tests.rules.alhambra.palace import (
    GAME,
    TILES,
    all_money,
    all_tiles,
    around,
    faults,
    longest_wall,
    name,
    random_game,
    spot,
)

CARDS = [f"{currency}{value}" for currency in "dhuf" for value in range(1, 10)]
PHASES = {"act", "place", "last", "over"}
FIELDS = ("turn", "phase", "round", "display", "market", "bag", "deck", "discard", "dirk", "seed", "draws", "options")
PLAYER_FIELDS = ("score", "money", "alhambra", "reserve", "bought")


@settings(max_examples=12, deadline=None)
@given(seats=st.sampled_from(GAME.seats), seed=st.text(max_size=8), moves=st.integers(0, 2**32))
def test_cards_and_tiles_are_conserved_and_every_alhambra_is_legal(seats: int, seed: str, moves: int) -> None:
    money = Counter(dict.fromkeys(CARDS, 2 if seats == 2 else 3))
    tiles = sorted(TILES)
    seen: set[str] = set()
    for state in random_game(seats, seed, Random(moves)):
        position = GAME.dump(state)
        assert all_money(position) == money
        assert sorted(all_tiles(position)) == tiles
        for player in position["players"]:
            assert faults(player["alhambra"]) == set()
        check_phase(position)
        seen.add(position["phase"])
    assert seen >= {"act", "place", "over"}


def check_phase(position: Json) -> None:
    phase, turn = position["phase"], position["turn"]
    waiting = [seat for seat, player in enumerate(position["players"]) if player["bought"]]
    assert phase in PHASES
    assert phase != "act" or waiting in ([], [turn])
    assert phase != "place" or waiting == [turn]
    assert phase != "last" or waiting
    assert phase != "over" or not waiting
    assert len(position["display"]) <= 4


def sampled(seats: int, seed: str, every: int) -> list[State]:
    return list(random_game(seats, seed, Random(seed)))[::every]


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_places_and_redesigns_offered_are_exactly_the_legal_ones(seats: int) -> None:
    for state in sampled(seats, f"exact {seats}", 11):
        for seat in GAME.to_act(state):
            player = GAME.dump(state)["players"][seat]
            acting = GAME.dump(state)["phase"] == "act"
            offered = {str(move) for move in GAME.legal(state, seat)}
            found = {move for move in offered if move.split(" ")[0] in ("add", "remove", "swap", "place")}
            assert found == (redesigns(player) if acting else puttings(player["alhambra"], player["bought"], "place"))


def redesigns(player: Json) -> set[str]:
    """A12 by trying everything."""
    alhambra, reserve = player["alhambra"], player["reserve"]
    without = {tile: {p: t for p, t in alhambra.items() if t != tile} for tile in alhambra.values() if tile in TILES}
    removes = {f"remove {tile}" for tile, rest in without.items() if not faults(rest)}
    swaps = {
        f"swap {new} {old}"
        for new in reserve
        for place, old in alhambra.items()
        if old in TILES and not faults({**alhambra, place: new})
    }
    return removes | swaps | puttings(alhambra, reserve, "add")


def puttings(alhambra: Mapping[str, str], tiles: list[str], word: str) -> set[str]:
    """A14-A17 by trying every place near."""
    empty = [name(place) for place in around({spot(place): "" for place in alhambra}) if name(place) not in alhambra]
    return {f"{word} {tile} {place}" for tile in tiles for place in empty if not faults({**alhambra, place: tile})}


@pytest.mark.parametrize("seats", [2, 4])
def test_a_refused_placing_cites_a_rule_that_it_breaks(seats: int) -> None:
    for state in sampled(seats, f"cites {seats}", 9):
        position = GAME.dump(state)
        player = position["players"][position["turn"]]
        if position["phase"] == "place":
            check_refusals(state, position["turn"], player["alhambra"], player["bought"][0])


def check_refusals(state: State, seat: int, alhambra: Mapping[str, str], tile: str) -> None:
    for place in around({spot(place): "" for place in alhambra}):
        if name(place) in alhambra:
            continue
        broken = faults({**alhambra, name(place): tile})
        rule = rule_against(state, seat, f"place {tile} {name(place)}")
        assert rule in broken if broken else rule is None


def rule_against(state: State, seat: int, move: str) -> str | None:
    try:
        GAME.play(state, seat, GAME.parse(move))
    except IllegalMove as refusal:
        return refusal.rule
    return None


def grown(dice: Random, size: int) -> tuple[dict[str, str], list[str]]:
    """A large Alhambra, grown at random by the plain checker alone, and three tiles that are left."""
    alhambra, left = {"0": "fountain"}, sorted(TILES)
    dice.shuffle(left)
    while len(alhambra) < size:
        tile = left.pop()
        options = sorted(puttings(alhambra, [tile], "place"))
        if options:
            alhambra[dice.choice(options).split(" ")[2]] = tile
    return alhambra, left[:3]


@pytest.mark.parametrize("number", range(12))
def test_large_alhambras_are_surveyed_exactly(number: int) -> None:
    alhambra, reserve = grown(Random(number), 10 + 2 * number)
    table = GAME.dump(GAME.start(3, "any"))
    table["turn"] = 0
    table["players"][0] |= {"alhambra": alhambra, "reserve": reserve, "money": []}
    state = GAME.load(table)
    words = ("add", "remove", "swap")
    found = {str(move) for move in GAME.legal(state, 0) if str(move).split(" ")[0] in words}
    assert found == redesigns(table["players"][0])
    assert GAME.view(state, None).players[0].wall == longest_wall(alhambra)
    table["players"][0] |= {"bought": reserve, "reserve": []}
    placing = GAME.load({**table, "phase": "place"})
    for tile in reserve:
        check_refusals(placing, 0, alhambra, tile)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_longest_wall_of_every_view_is_what_a_heap_of_matches_says(seats: int) -> None:
    for state in sampled(seats, f"walls {seats}", 15):
        view = GAME.view(state, None)
        assert [player.wall for player in view.players] == [longest_wall(each.alhambra) for each in view.players]


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_game_goes_on_the_same_from_the_documented_fields_alone(seats: int) -> None:
    dice = Random(seats)
    for state in sampled(seats, f"bare {seats}", 7):
        bare = GAME.load(documented(GAME.dump(state)))
        assert GAME.to_act(bare) == GAME.to_act(state)
        for seat in GAME.to_act(state):
            assert GAME.legal(bare, seat) == GAME.legal(state, seat)
            move = dice.choice(GAME.legal(state, seat))
            mine, theirs = GAME.play(state, seat, move), GAME.play(bare, seat, move)
            assert documented(GAME.dump(mine[0])) == documented(GAME.dump(theirs[0]))
            assert mine[1] == theirs[1]


def documented(position: Json) -> Json:
    """Only what every position must hold."""
    players = [{field: each[field] for field in PLAYER_FIELDS} for each in position["players"]]
    return {**{field: position[field] for field in FIELDS}, "players": players}
