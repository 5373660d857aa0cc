"""The picture of Marrakech shows what a player needs: rugs, Assam, the last turn, what may be done, and the purses."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import msgspec
import pytest

import render
from render.marrakech import square
from render.marrakech.rugs import CELL
from render.palette import CHANGED, FIRST, GAIN, INK, LOSS, PAPER, SAND, WHITE
from rules.marrakech import View
from rules.marrakech.square import CELLS, HEADINGS, STEP
from rules.marrakech.state import Payment, Rug, Ware
from tests.render.looking import Box, count, differing, seen, view, within

NAMES = ("North", "Kelet", "South", "Запад")
PANELS: dict[int, list[Box]] = {
    2: [(32, 1052, 504, 1260), (520, 1052, 992, 1260)],
    3: [(32, 1052, 341, 1260), (357, 1052, 666, 1260), (682, 1052, 991, 1260)],
    4: [(32, 1052, 504, 1150), (520, 1052, 992, 1150), (32, 1162, 504, 1260), (520, 1162, 992, 1260)],
}


def position(seats: int = 4, **fields: Any) -> View:
    """The square at the beginning, with what is told of it."""
    start = view("marrakech", seats, "0", 0)
    assert isinstance(start, View)
    return msgspec.structs.replace(start, **{"turn": 0, **fields})


def board(seats: int = 4, **fields: Any) -> bytes:
    return render.board(position(seats, **fields), names=NAMES)


def cell(name: str, margin: int = 0, *, to: str | None = None) -> Box:
    """The box of a cell, or from one to another, with a margin around."""
    (x, y), (far_x, far_y) = square.corner(name), square.corner(to or name)
    return x - margin, y - margin, far_x + CELL + margin, far_y + CELL + margin


def rugs(**laid: str) -> dict[str, Rug]:
    """`b6b7="red"`: a rug of that colour on those cells."""
    owners = {"red": 0, "blue": 1, "yellow": 2, "turquoise": 3}
    return {
        name[k : k + 2]: Rug(owners[colour], colour, number)
        for number, (name, colour) in enumerate(laid.items(), 1)
        for k in range(0, len(name), 2)
    }


def test_each_colour_of_rug_has_a_pattern_of_its_own() -> None:
    patterns = set()
    for colour in ("red", "blue", "yellow", "turquoise"):
        picture = board(cells=rugs(b2=colour))
        grey = shades(picture, "b2")
        middle = sum(grey) / len(grey)
        patterns.add(bytes(value > middle for value in grey))
    assert len(patterns) == 4


def shades(picture: bytes, name: str) -> bytes:
    return seen(picture).crop(cell(name)).convert("L").tobytes()


def test_a_whole_rug_can_be_told_from_two_halves() -> None:
    whole = board(cells=rugs(b6b7="red"))
    halves = board(cells=rugs(b6="red", b7="red"))
    assert within(differing(whole, halves), cell("b6", to="b7"))


def test_a_rug_is_drawn_the_same_whichever_cell_was_laid_first() -> None:
    laid = rugs(c3d3="blue", e5e4="yellow")
    assert board(cells=laid) == board(cells=dict(reversed(laid.items())))


def test_assam_is_where_he_is_and_looks_where_he_looks() -> None:
    north, east = board(assam="d4", facing="N"), board(assam="d4", facing="E")
    assert within(differing(north, east), cell("d4", 60))
    assert differing(board(assam="a1", facing="N"), north) == pytest.approx((*cell("a1")[:2], *cell("d4")[2:]), abs=60)


def test_the_three_ways_assam_may_turn_are_marked_and_the_way_back_is_not() -> None:
    picture = board(assam="d4", facing="S")
    assert [count(picture, WHITE, cell(name)) > 200 for name in ("c4", "d5", "e4", "d3")] == [True, True, True, False]


def test_no_way_is_marked_once_he_has_walked() -> None:
    walked = board(assam="d4", phase="lay", rug=Ware(0, "red"), roll=2)
    assert [count(walked, WHITE, cell(name)) for name in ("c4", "d5", "e4", "d3")] == [0, 0, 0, 0]


def test_every_legal_laying_is_marked_across_the_side_its_cells_share() -> None:
    fields: dict[str, Any] = {"assam": "d4", "phase": "lay", "rug": Ware(0, "red"), "roll": 1}
    without = board(**fields)
    for lay in ("d3 d2", "d3 c3", "e4 f4", "d5 d6"):
        first, second = sorted(lay.split())
        marked = board(**fields, lays=(lay,))
        assert within(differing(marked, without), cell(first, -30, to=second))
        x = (square.centre(first)[0] + square.centre(second)[0]) // 2
        y = (square.centre(first)[1] + square.centre(second)[1]) // 2
        assert count(marked, WHITE, (x - 3, y - 3, x + 3, y + 3)) == 36


def test_the_rug_laid_last_is_marked_and_only_that_one() -> None:
    laid = rugs(b6b7="red", d2e2="blue")
    plain, marked = board(cells=laid), board(cells=laid, laid=1)
    assert within(differing(marked, plain), cell("b6", 6, to="b7"))
    assert count(plain, CHANGED, cell("b6", 6, to="b7")) == 0
    assert count(marked, CHANGED, cell("b6", 6, to="b7")) > 300


def test_a_walk_is_traced_over_the_cells_it_crossed() -> None:
    walk: dict[str, Any] = {"walk": ("b2", "c2", "d2"), "headings": ("E", "E"), "assam": "d2", "facing": "E"}
    traced, plain = board(**walk), board(assam="d2", facing="E")
    assert within(differing(traced, plain), cell("b2", to="d2"))
    assert count(traced, CHANGED, cell("b2")) > 100
    assert count(traced, CHANGED, cell("c2")) > 100


@pytest.mark.parametrize("start", [place for place in CELLS if place[0] in "ag" or place[1] in "17"])
@pytest.mark.parametrize("heading", HEADINGS)
def test_the_loops_drawn_are_the_arrows_of_the_rules(start: str, heading: str) -> None:
    to, arriving = STEP[CELLS.index(start)][HEADINGS.index(heading)]
    inside = (ord(CELLS[to][0]) - ord(start[0]), int(CELLS[to][1]) - int(start[1])) == square_step(heading)
    if inside:
        assert (start, heading) not in square.ACROSS
    else:
        came_in_over = HEADINGS[(arriving + 2) % 4]
        assert square.ACROSS[start, heading] == (CELLS[to], came_in_over)  # type: ignore[index]


def square_step(heading: str) -> tuple[int, int]:
    return {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}[heading]


@pytest.mark.parametrize(
    ("walk", "headings", "crossed"),
    [
        (("g5", "g4"), ("E",), (884, 612, 937, 718)),
        (("a1", "b1"), ("N",), (194, 134, 300, 184)),
        (("g1", "g1"), ("E",), (884, 134, 937, 241)),
        (("a7", "a7"), ("W",), (87, 877, 137, 984)),
    ],
)
def test_a_walk_over_the_edge_follows_the_loop(walk: tuple[str, str], headings: tuple[str], crossed: Box) -> None:
    traced = board(walk=walk, headings=headings, assam=walk[-1], facing="S", phase="lay", rug=Ware(0, "red"), roll=1)
    plain = board(assam=walk[-1], facing="S", phase="lay", rug=Ware(0, "red"), roll=1)
    assert count(traced, CHANGED, crossed) > 100
    assert count(plain, CHANGED, crossed) == 0


def test_a_payment_shows_its_cells_as_one_group_and_both_purses() -> None:
    laid = rugs(c4="yellow", b5c5="yellow", f1="yellow")
    paid = Payment(3, 2, 3, ("c4", "b5", "c5"))
    fields: dict[str, Any] = {"assam": "c4", "phase": "lay", "rug": Ware(3, "turquoise"), "roll": 1, "turn": 3}
    plain, shown = board(cells=laid, **fields), board(cells=laid, paid=paid, **fields)
    glow = (0xFF, 0xF3, 0xCF)
    for name in paid.cells:
        assert count(shown, glow, cell(name, 4)) > count(plain, glow, cell(name, 4)) + 100
    assert count(shown, glow, cell("f1", 4)) == count(plain, glow, cell("f1", 4))
    gains = [count(shown, GAIN, box) > 300 for box in PANELS[4]]
    losses = [count(shown, LOSS, box) - count(plain, LOSS, box) > 300 for box in PANELS[4]]
    assert gains == [False, False, True, False]
    assert losses == [False, False, False, True]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_the_panel_of_who_is_to_act_is_filled_with_ink(seats: int) -> None:
    for turn in range(seats):
        picture = board(seats, turn=turn)
        dark = [count(picture, INK, box) > (box[2] - box[0]) * (box[3] - box[1]) // 2 for box in PANELS[seats]]
        assert dark == [seat == turn for seat in range(seats)]


def test_the_rug_to_lay_and_the_die_are_in_the_head_only_while_they_matter() -> None:
    head = (320, 35, 860, 105)
    waiting = board(roll=3)
    laying = board(roll=3, phase="lay", rug=Ware(0, "red"))
    assert count(waiting, PAPER, head) < count(laying, PAPER, head)
    assert laying != board(roll=2, phase="lay", rug=Ware(0, "red"))
    assert laying != board(roll=3, phase="lay", rug=Ware(0, "yellow"))


def test_with_two_players_a_panel_counts_each_of_its_two_colours() -> None:
    red = {"b2": Rug(0, "red", 1)}
    one, both = board(2, cells=red), board(2, cells={**red, "f6": Rug(0, "yellow", 2)})
    assert within(differing(one, both), (32, 188, 992, 1260))
    counted = differing(crop(one, PANELS[2][0]), crop(both, PANELS[2][0]))
    assert counted is not None
    assert crop(one, PANELS[2][1]) == crop(both, PANELS[2][1])


def crop(picture: bytes, box: Box) -> bytes:
    with BytesIO() as file:
        seen(picture).crop(box).save(file, "PNG")
        return file.getvalue()


def test_who_is_out_is_greyed_but_still_there() -> None:
    playing, out = board(turn=0), board(turn=0, out=(False, True, False, False))
    assert within(differing(playing, out), PANELS[4][1])
    assert count(out, SAND, PANELS[4][1]) > 20_000


def test_at_the_end_the_winners_are_crowned_and_nobody_is_to_act() -> None:
    over = board(phase="over", winners=(2,), scores=(30, 20, 50, 40))
    gold = [count(over, FIRST, box) > 1_500 for box in PANELS[4]]
    ink = [count(over, INK, box) < 15_000 for box in PANELS[4]]
    assert gold == [False, False, True, False]
    assert all(ink)
    head = (500, 35, 1000, 105)
    assert count(over, FIRST, head) > 2_000
    assert count(board(), FIRST, head) == 0


@pytest.mark.parametrize("winners", [(0, 1), (0, 1, 2), (0, 1, 2, 3)])
def test_a_shared_win_crowns_all_who_share_it(winners: tuple[int, ...]) -> None:
    shared = board(phase="over", winners=winners)
    totals = [(right - 90, top, right, bottom) for _, top, right, bottom in PANELS[4]]
    assert [count(shared, FIRST, box) > 1_500 for box in totals] == [seat in winners for seat in range(4)]


def test_pictures_of_real_games_stay_light() -> None:
    for seats in (2, 3, 4):
        for moves in (20, 40, 60, 10_000):
            assert len(render.board(view("marrakech", seats, "light", moves), names=NAMES)) < 80 * 1024


def test_marrakech_has_no_hand() -> None:
    assert render.hand(view("marrakech", 2, "hand", 3, 0)) is None
