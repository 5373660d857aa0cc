"""M1-M4: what is on the table before the first turn, and whose turn it is."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import msgspec
import pytest

from tests.rules.marrakech.market import GAME, first_moves, offered, play_all, position


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_m1_assam_starts_in_the_middle_facing_south_on_an_empty_square(seats: int) -> None:
    start = GAME.dump(GAME.start(seats, "any"))
    assert (start["assam"], start["facing"], start["cells"], start["phase"]) == ("d4", "S", {}, "turn")


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_m1_two_to_four_can_play(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 4 players"):
        GAME.start(seats, "any")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_m2_everyone_starts_with_thirty_dirhams(seats: int) -> None:
    assert GAME.dump(GAME.start(seats, "any"))["dirhams"] == [30] * seats


@pytest.mark.parametrize(("seats", "rugs"), [(2, 24), (3, 15), (4, 12)])
def test_m3_the_rugs_are_shared_out(seats: int, rugs: int) -> None:
    assert GAME.dump(GAME.start(seats, "any"))["rugs"] == [rugs] * seats


@pytest.mark.parametrize("seats", [3, 4])
def test_m3_three_or_four_players_have_one_colour_each(seats: int) -> None:
    laid = {}
    for state in first_moves(GAME.start(seats, "any")):
        laid.update({rug["rug"]: (rug["owner"], rug["colour"]) for rug in GAME.dump(state)["cells"].values()})
    assert set(laid.values()) == set(enumerate(["red", "blue", "yellow", "turquoise"][:seats]))


def test_m3_two_players_have_twelve_rugs_of_each_of_two_colours() -> None:
    mine, yours = GAME.dump(GAME.start(2, "any"))["piles"]
    assert Counter(mine) == {"red": 12, "yellow": 12}
    assert Counter(yours) == {"blue": 12, "turquoise": 12}


def test_m3_the_two_piles_are_shuffled_each_for_itself_and_anew_for_every_seed() -> None:
    piles = [pile for seed in range(20) for pile in GAME.dump(GAME.start(2, str(seed)))["piles"]]
    orders = {tuple(colour in ("red", "blue") for colour in pile) for pile in piles}
    assert len(orders) == len(piles)


def test_m3_two_players_lay_whatever_colour_is_on_top_of_their_pile() -> None:
    start = GAME.start(2, "any")
    piles = GAME.dump(start)["piles"]
    laid: list[list[str]] = [[], []]
    before = start
    for state in first_moves(start):
        if GAME.dump(before)["phase"] == "lay":
            place = GAME.dump(state)
            (top,) = {rug["colour"] for rug in place["cells"].values() if rug["rug"] == place["laid"]}
            laid[GAME.dump(before)["turn"]].append(top)
            assert GAME.dump(before)["rug"] == {"owner": GAME.dump(before)["turn"], "colour": top}
        before = state
    assert laid == piles


def test_m3_the_colour_to_lay_is_public_and_the_rest_of_the_piles_is_secret() -> None:
    state = play_all(GAME.start(2, "any"), ["straight"])
    whole = GAME.dump(state)
    for seat in (0, 1, None):
        shown = msgspec.to_builtins(GAME.view(state, seat))
        assert shown["rug"]["colour"] == whole["piles"][whole["turn"]][0]
        assert "piles" not in shown
        assert "seed" not in shown


def test_m3_the_top_of_a_pile_is_secret_until_it_is_to_be_laid() -> None:
    piles = [["red", "yellow"] * 12, ["blue", "turquoise"] * 12]
    others = [pile[::-1] for pile in piles]
    for seat in (0, 1, None):
        assert GAME.view(position(seats=2, piles=piles), seat) == GAME.view(position(seats=2, piles=others), seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_m4_turns_go_round_in_seat_order(seats: int) -> None:
    state = GAME.start(seats, "any")
    turns = [GAME.dump(state)["turn"]]
    for after in first_moves(state):
        if (now := GAME.dump(after))["phase"] == "turn":
            turns.append(now["turn"])
    assert len(turns) == {2: 48, 3: 45, 4: 48}[seats]
    assert all(after == (before + 1) % seats for before, after in pairwise(turns))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_m4_the_first_seat_is_drawn_by_lot(seats: int) -> None:
    firsts = Counter(GAME.dump(GAME.start(seats, f"lot {number}"))["turn"] for number in range(1200))
    assert set(firsts) == set(range(seats))
    assert all(abs(count - 1200 / seats) < 120 for count in firsts.values())


def test_a_turn_is_one_way_and_then_one_rug() -> None:
    state = GAME.start(3, "any")
    assert offered(state) == ["left", "straight", "right"]
    walked = play_all(state, ["left"])
    assert {move.split()[0] for move in offered(walked)} == {"lay"}
    laid = play_all(walked, offered(walked)[:1])
    assert GAME.to_act(laid) != GAME.to_act(state)
