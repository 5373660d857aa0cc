"""Robots: they play from what their seat sees, they play by the rules, and the same again."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import get_type_hints

import msgspec
import pytest

from rules import GAMES
from rules.contract import View
from rules.robots import STRENGTHS, Strength, choose
from tests.rules.robots.tables import Position, positions, tables
from tests.rules.test_contract import Played, check_fact, hidden_piles, indistinguishable, plain

ROOT = Path(__file__).parents[3]
PLAYOUTS = 14


@pytest.fixture(params=tables(), ids=lambda table: "-".join(map(str, (*table[:2], *table[2]))))
def sampled(request: pytest.FixtureRequest) -> tuple[Position, ...]:
    return positions(*request.param)


@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_robot_plays_the_same_whatever_is_behind_what_it_sees(
    sampled: tuple[Position, ...], strength: Strength
) -> None:
    for position in sampled[::3]:
        game, seat = position.game, position.seat
        chosen = choose(game, position.view, strength, "seed", PLAYOUTS)
        for other in indistinguishable(game, position.state, plain(position.view)):
            assert choose(game, game.view(other, seat), strength, "seed", PLAYOUTS) == chosen


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("name", GAMES)
def test_a_robot_does_not_know_what_lies_on_top_of_a_hidden_pile(name: str, strength: Strength) -> None:
    swapped = 0
    for position in positions(name, 2)[::2]:
        chosen = choose(position.game, position.view, strength, "seed", PLAYOUTS)
        for view in upside_down(position):
            assert choose(position.game, view, strength, "seed", PLAYOUTS) == chosen
            swapped += 1
    assert swapped


def upside_down(position: Position) -> Iterator[View]:
    """What the seat sees when a hidden pile lies the other way round; not where the rug on top is on offer."""
    game, dumped, shown = position.game, position.game.dump(position.state), plain(position.view)
    for number, found in enumerate(hidden_piles(dumped, shown)):
        if len(found) > 2 and not shown.get("rug"):
            changed = deepcopy(dumped)
            list(hidden_piles(changed, shown))[number].reverse()
            yield game.view(game.load(changed), position.seat)


def test_a_robot_needs_nothing_but_a_view_that_went_over_the_wire(sampled: tuple[Position, ...]) -> None:
    for position in sampled:
        sent = msgspec.json.decode(msgspec.json.encode(position.view), type=type(position.view))
        assert choose(position.game, sent, "fair", "seed") == choose(position.game, position.view, "fair", "seed")


@pytest.mark.parametrize("strength", STRENGTHS)
def test_the_same_seed_and_view_give_the_same_move(sampled: tuple[Position, ...], strength: Strength) -> None:
    chosen = [choose(position.game, position.view, strength, "seed", PLAYOUTS) for position in sampled[::2]]
    again = [choose(position.game, position.view, strength, "seed", PLAYOUTS) for position in sampled[::2]]
    assert chosen == again


def test_the_same_seed_and_view_give_the_same_move_in_another_process() -> None:
    found = {hash_seed: _moves_elsewhere(hash_seed) for hash_seed in ("1", "2")}
    assert found["1"] == found["2"]
    assert len(found["1"].split("\n")) > len(GAMES)


def _moves_elsewhere(hash_seed: str) -> str:
    script = (
        "from rules import GAMES\n"
        "from rules.robots import STRENGTHS, choose\n"
        "for game in GAMES.values():\n"
        "    state = game.start(2, 's')\n"
        "    for number in range(3):\n"
        "        seat = game.to_act(state)[0]\n"
        "        for strength in STRENGTHS:\n"
        "            choice = choose(game, game.view(state, seat), strength, str(number), 14)\n"
        "            print(choice)\n"
        "        state, _ = game.play(state, seat, choice.move)\n"
    )
    environment = {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env=environment, check=True)
    return done.stdout


def test_another_seed_may_give_another_move() -> None:
    for name in GAMES:
        view = positions(name, 2)[3].view
        assert len({str(choose(GAMES[name], view, "easy", str(seed)).move) for seed in range(20)}) > 1


@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name, game in GAMES.items() for seats in game.seats])
def test_robots_of_every_strength_play_whole_games_by_the_rules(name: str, seats: int) -> None:
    game = GAMES[name]
    state, number = game.start(seats, "whole"), 0
    while acting := game.to_act(state):
        seat = acting[-1]
        strength = STRENGTHS[(seat + 2) % 3] if number % 8 == 0 else STRENGTHS[seat % 2]
        choice = choose(game, game.view(state, seat), strength, str(number), PLAYOUTS)
        assert choice.move in game.legal(state, seat)
        state, _ = game.play(state, seat, choice.move)
        number += 1
    assert game.outcome(state) is not None


def test_a_robot_plays_on_when_it_is_the_last_of_all_who_decide_at_once() -> None:
    game = GAMES["quixote"]
    state = game.start(3, "at once")
    for seat in (2, 0):
        state, _ = game.play(state, seat, choose(game, game.view(state, seat), "fair", "s").move)
    for strength in STRENGTHS:
        after, _ = game.play(state, 1, choose(game, game.view(state, 1), strength, "s", PLAYOUTS).move)
        assert game.to_act(after) == (0, 1, 2)


def test_every_reason_is_a_listed_fact_with_known_seats_and_terms(sampled: tuple[Position, ...]) -> None:
    for position in sampled:
        game = position.game
        played = Played(game, position.seats, (), "", (), position.state)
        for move in game.legal(position.state, position.seat):
            hint = game.hint(position.view, move)
            assert isinstance(hint, game.hints)
            check_fact(played, hint)


def test_a_spectator_is_given_no_move() -> None:
    game = GAMES["marrakech"]
    with pytest.raises(ValueError, match="spectator"):
        choose(game, game.view(game.start(3, "s"), None), "fair", "s")


# They never see a state

SOURCES = sorted((ROOT / "rules" / "robots").glob("*.py"))
WAYS_TO_A_STATE = {"start", "load", "dump", "view", "resign", "retract", "replay", "enter", "GAMES"}


def test_robots_import_the_contract_and_chance_and_no_game() -> None:
    assert SOURCES
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("rules"):
                names = {f"{node.module}.{alias.name}" for alias in node.names}
                assert all(name.startswith(("rules.contract.", "rules.robots.", "rules.chance")) for name in names)
                assert "rules.contract.State" not in names


def test_robots_have_no_state_but_what_they_imagine() -> None:
    for path in SOURCES:
        tree = ast.walk(ast.parse(path.read_text("utf-8")))
        assert not {node.attr for node in tree if isinstance(node, ast.Attribute)} & WAYS_TO_A_STATE


def test_what_a_robot_is_handed_is_a_view() -> None:
    handed = get_type_hints(choose)
    assert handed["view"].__bound__ is View
    assert set(handed) == {"game", "view", "strength", "seed", "budget", "return"}


# A game must come to its end


def test_robots_who_have_all_the_money_of_alhambra_buy_until_the_game_is_over() -> None:
    game = GAMES["alhambra"]
    state = game.load(msgspec.json.decode((ROOT / "tests" / "rules" / "data" / "alhambra_hoards.json").read_bytes()))
    for number in range(200):
        if not (acting := game.to_act(state)):
            break
        state, _ = game.play(state, acting[0], choose(game, game.view(state, acting[0]), "fair", str(number)).move)
    assert game.outcome(state) is not None
