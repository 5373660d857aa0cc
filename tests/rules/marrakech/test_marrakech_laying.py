"""M10-M12: where a rug may lie, and where not; the house rule `own_rug`."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules import BadNotation, Reason
from rules.marrakech.facts import (
    AwayFromAssam,
    Laid,
    LayNow,
    NotSideBySide,
    OtherCellFirst,
    UnderAssam,
    WholeRug,
)
from tests.rules.marrakech.market import EMPTY, GAME, NAMES, laying, neighbours, offered, play, refusal
from tests.rules.marrakech.plain import lays

RUGS = """
    .  .  .  .  .  .  .
    .  .  r1 r1 b2 b2 .
    .  .  y3 b4 t5 .  .
    .  .  y3 .  r6 .  .
    .  .  b7 b7 r6 .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  ."""


def square(drawing: str) -> dict[str, str]:
    return {name: sign for name, sign in zip(NAMES, drawing.split(), strict=True) if sign != "."}


@pytest.mark.parametrize("assam", NAMES)
def test_m10_a_rug_lies_on_two_neighbours_one_of_them_beside_assam_and_never_under_him(assam: str) -> None:
    state = laying(assam=assam)
    found = offered(state)
    assert set(found) == lays(assam, {})
    assert len(found) == len(set(found))


def test_m10_there_are_twelve_places_in_the_open_and_four_in_a_corner() -> None:
    counts = {assam: len(offered(laying(assam=assam))) for assam in ("d4", "d1", "a1", "b2", "b1")}
    assert counts == {"d4": 12, "d1": 7, "a1": 4, "b2": 10, "b1": 6}


@pytest.mark.parametrize("assam", NAMES)
def test_m10_every_other_two_cells_are_refused(assam: str) -> None:
    state = laying(RUGS, assam=assam)
    allowed = lays(assam, square(RUGS))
    assert set(offered(state)) == allowed
    for first, second in product(NAMES, repeat=2):
        if (move := f"lay {first} {second}") not in allowed:
            assert refusal(state, move).rule in ("M10", "M11")


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("lay d3 f3", NotSideBySide(first="d3", second="f3")),
        ("lay d3 e2", NotSideBySide(first="d3", second="e2")),
        ("lay d3 d3", NotSideBySide(first="d3", second="d3")),
        ("lay g1 a2", NotSideBySide(first="g1", second="a2")),
        ("lay d3 d4", UnderAssam(assam="d4")),
        ("lay d4 d3", UnderAssam(assam="d4")),
        ("lay e3 d3", OtherCellFirst(first="d3", second="e3")),
        ("lay e3 f3", AwayFromAssam(assam="d4")),
        ("lay a1 b1", AwayFromAssam(assam="d4")),
    ],
)
def test_m10_a_refusal_says_what_is_wrong(move: str, reason: Reason) -> None:
    found = refusal(laying(), move)
    assert (found.rule, found.reason) == ("M10", reason)


@pytest.mark.parametrize("text", ["lay", "lay d3", "lay d3 h3", "lay d0 d1", "lay d3 e3 f3", "lay d8 d7", "d3 e3"])
def test_m10_two_cells_of_the_square_are_needed(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse(text)


def test_m10_assam_is_not_turned_again_before_the_rug_lies() -> None:
    for way in ("left", "straight", "right"):
        found = refusal(laying(), way)
        assert (found.rule, found.reason) == ("M10", LayNow(assam="d4"))


def test_m10_a_rug_lies_on_top_of_what_was_there_and_leaves_the_pile() -> None:
    after, events = play(laying(RUGS), "lay d3 e3")
    assert events == (Laid(seat=0, colour="red", first="d3", second="e3"),)
    assert after["cells"]["d3"] == after["cells"]["e3"] == {"owner": 0, "colour": "red", "rug": 8}
    assert {name: rug["rug"] for name, rug in after["cells"].items() if name not in ("d3", "e3")} == {
        "c2": 1, "d2": 1, "e2": 2, "f2": 2, "c3": 3, "c4": 3, "e4": 6, "e5": 6, "c5": 7, "d5": 7,
    }  # fmt: skip
    assert (after["rugs"], after["turn"], after["phase"]) == ([14, 15, 15], 1, "turn")
    assert (after["assam"], after["dirhams"]) == ("d4", [30, 30, 30])


def test_m10_a_rug_never_takes_the_number_of_one_that_is_hidden() -> None:
    first, _ = play(laying(), "lay d3 e3")
    hidden = {**first, "turn": 1, "phase": "lay"}
    for seat, move in ((1, "lay d3 c3"), (2, "lay e4 e3")):
        hidden = {**play(GAME.load({**hidden, "turn": seat, "phase": "lay"}), move)[0]}
    assert [rug["rug"] for rug in hidden["cells"].values()] == [2, 2, 3, 3]
    after, _ = play(GAME.load({**hidden, "turn": 0, "phase": "lay"}), "lay d5 d6")
    assert after["cells"]["d5"]["rug"] == 4


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_m11_both_visible_halves_of_one_rug_may_not_be_covered_at_once_whoever_owns_it(seat: int) -> None:
    for first, second, owner in (("c4", "c3", 2), ("e4", "e5", 0), ("d5", "c5", 1)):
        found = refusal(laying(RUGS, seats=4, turn=seat), f"lay {first} {second}")
        assert (found.rule, found.reason) == ("M11", WholeRug(owner=owner, first=first, second=second))


def test_m11_halves_of_different_rugs_may_be_covered_also_of_one_colour_and_owner() -> None:
    drawing = RUGS.replace("b4", "y4")
    after, _ = play(laying(drawing, turn=1), "lay d3 c3")
    assert after["cells"]["d3"] == after["cells"]["c3"] == {"owner": 1, "colour": "blue", "rug": 8}


def test_m11_a_rug_whose_other_half_is_covered_may_be_covered() -> None:
    half = RUGS.replace("y3 .  r6", "t9 .  r6")
    assert "lay c4 c3" in offered(laying(half))
    after, _ = play(laying(half), "lay c4 c3")
    assert 3 not in [rug["rug"] for rug in after["cells"].values()]


def test_m11_two_rugs_can_hide_one_in_two_turns() -> None:
    state = laying(RUGS)
    first, _ = play(state, "lay c4 b4")
    second, _ = play(GAME.load({**first, "phase": "lay"}), "lay d3 c3")
    assert 3 not in [rug["rug"] for rug in second["cells"].values()]


def test_own_rug_one_may_cover_ones_own_whole_rug_and_nobody_elses() -> None:
    state = laying(RUGS, options=["own_rug"])
    assert set(offered(state)) == lays("d4", square(RUGS), free="r")
    after, _ = play(state, "lay e4 e5")
    assert after["cells"]["e4"]["rug"] == after["cells"]["e5"]["rug"] == 8
    assert refusal(state, "lay c4 c3").rule == "M11"
    assert refusal(laying(RUGS, turn=1, options=["own_rug"]), "lay e4 e5").rule == "M11"


def test_own_rug_holds_for_both_colours_of_one_owner() -> None:
    state = laying(RUGS, seats=2, options=["own_rug"])
    assert {"lay e4 e5", "lay c4 c3"} <= set(offered(state))
    assert "lay d5 c5" not in offered(state)


SIGNS = st.lists(st.sampled_from([".", "r1", "b2", "y3", "r4", "b5", "y6"]), min_size=49, max_size=49)


@settings(max_examples=60, deadline=None)
@given(signs=SIGNS, assam=st.sampled_from(NAMES), own=st.booleans())
def test_m10_and_m11_hold_on_any_square(signs: list[str], assam: str, own: bool) -> None:
    drawing = " ".join(signs)
    state = laying(drawing, assam=assam, options=["own_rug"] if own else [])
    assert set(offered(state)) == lays(assam, square(drawing), free="r" if own else "")


@pytest.mark.parametrize("assam", NAMES)
def test_m12_a_legal_laying_exists_however_the_rugs_around_assam_lie(assam: str) -> None:
    around = neighbours(assam)
    for others in product(*([cell for cell in neighbours(first) if cell != assam] for first in around)):
        rugs = EMPTY.split()
        for number, (first, second) in enumerate(zip(around, others, strict=True), 1):
            rugs[NAMES.index(second)] = rugs[NAMES.index(first)] = f"b{number}"
        assert offered(laying(" ".join(rugs), assam=assam))
