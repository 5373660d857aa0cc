"""The pictures of Don Quixote show what a player needs: roads, why they score, the field called, and no more."""

from __future__ import annotations

from typing import Any

import pytest

import render
from render.palette import CHANGED, FADED, FIRST, GAIN, INK, PAPER, SAND, WHITE, Colour
from render.quixote.board import LAYOUTS, board
from render.quixote.hand import layout
from render.quixote.land import LOWER, TINTS, UPPER
from render.quixote.principality import Plan
from render.quixote.symbols import GOLD, ORANGE
from rules import GAMES
from rules.quixote import View, preview
from rules.quixote.fields import FIELDS
from rules.quixote.tiles import CASTLE6, PIECE, PIECES, Piece
from tests.render.looking import Box, count, differing, played, seen, view, within

GAME = GAMES["quixote"]
NAMES = ("North", "Kelet", "South", "Запад")
BLUE, PLUM = TINTS["first"], TINTS["second"]
ROADS = set(TINTS.values())
SEATS = (1, 2, 3, 4)


def looked(seats: int, seed: str, moves: int = 10_000, seat: int | None = None) -> View:
    position = view("quixote", seats, seed, moves, seat)
    assert isinstance(position, View)
    return position


def position(*principalities: dict[str, tuple[str, str]], seat: int | None = None, **more: Any) -> View:
    """A game with these tiles laid, castles in two corners, and H3 called."""
    given: dict[str, Any] = {
        "phase": 1,
        "field": "H3",
        "castles": {"6": "A1", "4": "H1"},
        "players": [{"fields": fields, "open": ["w1", "k3c"]} for fields in principalities],
        **more,
    }
    looked_at: View = GAME.view(GAME.load(given), seat)
    return looked_at


def drawn(shown: View) -> bytes:
    return render.board(shown, names=NAMES)


def field(name: str, plan: Plan, margin: int = 0) -> Box:
    x, y = plan.corner(name)
    return x - margin, y - margin, x + plan.size + margin, y + 2 * plan.size + margin


def panel(seats: int, seat: int) -> Box:
    x, y = LAYOUTS[seats].panel(seat)
    return x, y, x + LAYOUTS[seats].wide, y + LAYOUTS[seats].tall


def country(plan: Plan) -> Box:
    return plan.x - plan.frame, plan.y - plan.frame, plan.x + plan.width, plan.y + plan.height


@pytest.mark.parametrize("seats", SEATS)
def test_pictures_of_whole_games_stay_light_and_fit_a_chat(seats: int) -> None:
    for moves in (0, 5 * seats, 11 * seats + 1, 19 * seats, 21 * seats, 22 * seats):
        shown = looked(seats, "light", moves, 0)
        for picture in (drawn(shown), render.hand(shown, names=NAMES), render.scoring(shown, names=NAMES)):
            if picture is not None:
                assert len(picture) < 100 * 1024
                assert seen(picture).width == 1024
                assert seen(picture).height <= 1280


@pytest.mark.parametrize("seats", SEATS)
def test_the_field_called_is_marked_in_every_principality_and_in_the_head(seats: int) -> None:
    shown = looked(seats, "called", 6 * seats)
    assert shown.field is not None
    picture = drawn(shown)
    for seat in range(seats):
        plan = LAYOUTS[seats].map(seat)
        free = [name for name in FIELDS if name not in shown.players[seat].fields and name not in shown.calls]
        white = {name: count(picture, WHITE, field(name, plan, -1)) for name in free}
        assert max(white, key=lambda name: white[name]) == shown.field
        assert white[shown.field] > plan.size * plan.size
    assert count(picture, WHITE, (850, 46, 985, 94)) > 4_000


def roads_at(png: bytes, plan: Plan, pieces: dict[str, Piece]) -> None:
    """Holds every edge between two tiles, and every edge of the country, against what lies there."""
    image = seen(png)
    size, deep = plan.size, plan.frame
    for name, piece in pieces.items():
        x, y = plan.corner(name)
        right, below = chr(ord(name[0]) + 1) + name[1], name[0] + str(int(name[1]) + 1)
        for half, exits in enumerate((piece.upper, piece.lower)):
            middle = y + half * size + size // 2
            if right in pieces:
                other = pieces[right].lower if half else pieces[right].upper
                assert (image.getpixel((x + size - 1, middle)) in ROADS) == ("E" in exits and "W" in other), (
                    name,
                    half,
                )
            if name[0] == "A":
                assert (image.getpixel((x - deep, middle)) in ROADS) == ("W" in exits), (name, half)
            if name[0] == "H":
                assert (image.getpixel((x + size + deep - 1, middle)) in ROADS) == ("E" in exits), (name, half)
        column = x + size // 2
        if below in pieces:
            meets = "S" in piece.lower and "N" in pieces[below].upper
            assert (image.getpixel((column, y + 2 * size - 1)) in ROADS) == meets, name
        if name[1] == "1":
            assert (image.getpixel((column, y - deep)) in ROADS) == ("N" in piece.upper), name
        if name[1] == "3":
            assert (image.getpixel((column, y + 2 * size + deep - 1)) in ROADS) == ("S" in piece.lower), name


@pytest.mark.parametrize("seats", SEATS)
def test_roads_run_on_where_they_meet_end_where_they_do_not_and_lead_out_over_the_border(seats: int) -> None:
    for moves in (9 * seats, 21 * seats, 22 * seats):
        shown = looked(seats, "roads", moves)
        picture = drawn(shown)
        for seat, player in enumerate(shown.players):
            pieces = {name: PIECES[PIECE[laid]] for name, laid in player.fields.items()}
            pieces |= dict.fromkeys(shown.castles.values(), PIECES[CASTLE6])
            roads_at(picture, LAYOUTS[seats].map(seat), pieces)


def test_a_network_is_tinted_only_when_it_scores() -> None:
    apart = position({"C2": ("c4", "up"), "D2": ("c2", "down")})
    joined = position({"C2": ("c4", "up"), "D2": ("c2", "up")})
    box = country(LAYOUTS[1].map(0))
    assert [count(drawn(shown), BLUE, box) > 500 for shown in (apart, joined)] == [False, True]
    assert joined.players[0].now.churches == 2


def test_a_second_network_is_plum_and_a_castles_is_orange() -> None:
    churches = {"C2": ("c4", "up"), "D2": ("c2", "up")}
    mills = {"E1": ("w4", "down"), "E2": ("w3", "up")}
    castle = {"A2": ("c3", "up"), "B1": ("k3b", "down")}
    one, two = position(churches), position({**churches, **mills})
    assert {network.points.popitem() for network in two.players[0].networks} == {("churches", 2), ("windmills", 2)}
    box = country(LAYOUTS[1].map(0))
    assert [count(drawn(shown), PLUM, box) > 500 for shown in (one, two)] == [False, True]
    served = position({**churches, **castle})
    assert served.players[0].now.castle6 == 6
    assert [count(drawn(shown), ORANGE, box) > 500 for shown in (two, served)] == [False, True]
    assert count(drawn(served), BLUE, box) > 500


def test_in_the_last_phase_the_best_group_of_knights_is_tinted_too() -> None:
    knights = {"C2": ("k3a", "up"), "D2": ("k2b", "up")}
    box = country(LAYOUTS[1].map(0))
    early, late = position(knights), position(knights, phase=3)
    assert late.players[0].now.knights == 5
    assert [count(drawn(shown), BLUE, box) > 500 for shown in (early, late)] == [False, True]


def test_below_a_principality_stand_the_colours_of_the_roads_that_give_the_points() -> None:
    joined = position({"C2": ("c4", "up"), "D2": ("c2", "up")})
    plan = LAYOUTS[1].map(0)
    strip = (plan.x, plan.y + plan.height + plan.frame, 880, plan.y + plan.height + 140)
    assert count(drawn(joined), BLUE, strip) > 200
    assert count(drawn(position({"C2": ("c4", "up")})), BLUE, strip) == 0


def test_only_a_knight_who_defends_has_a_golden_shield() -> None:
    plan = LAYOUTS[1].map(0)
    for name, way, defends in (("D1", "up", True), ("D1", "down", False), ("D2", "up", False), ("D3", "down", True)):
        picture = drawn(position({name: ("k2a", way)}))
        assert (count(picture, GOLD, field(name, plan)) > 500) == defends, (name, way)


def test_what_was_laid_last_is_marked_and_nothing_else() -> None:
    shown = looked(3, "marked", 30)
    assert shown.new is not None
    picture = drawn(shown)
    for seat in range(3):
        plan = LAYOUTS[3].map(seat)
        marked = [name for name in FIELDS if count(picture, CHANGED, field(name, plan, -1)) > 60]
        assert marked == [shown.new]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_has_laid_has_a_check_and_who_is_thinking_an_hourglass(seats: int) -> None:
    before = played("quixote", seats, "ready", 4 * seats)
    waiting = GAME.view(before, None)
    state, _ = GAME.play(before, 1, GAME.legal(before, 1)[0])
    ready = GAME.view(state, None)
    assert within(differing(drawn(waiting), drawn(ready)), panel(seats, 1))
    assert [count(drawn(ready), GAIN, panel(seats, seat)) > 500 for seat in range(seats)] == [
        seat == 1 for seat in range(seats)
    ]


@pytest.mark.parametrize("seats", [2, 4])
def test_a_tile_laid_in_secret_shows_to_nobody_else_which_it_is(seats: int) -> None:
    before = played("quixote", seats, "secret", 11 * seats)
    for watching in (None, 0):
        shown = {
            (
                render.board(other, names=NAMES),
                render.hand(other, names=NAMES),
                render.scoring(other, names=NAMES),
                render.alt(other, lambda message, /, **values: f"{message} {values}", names=NAMES),
            )
            for move in GAME.legal(before, 1)
            for other in [GAME.view(GAME.play(before, 1, move)[0], watching)]
        }
        assert len(shown) == 1


def test_its_owner_sees_a_secret_tile_marked_where_they_laid_it() -> None:
    before = played("quixote", 3, "owner", 15)
    for move in GAME.legal(before, 2)[:4]:
        shown = GAME.view(GAME.play(before, 2, move)[0], 2)
        assert shown.field is not None
        plan = LAYOUTS[3].map(2)
        assert count(drawn(shown), CHANGED, field(shown.field, plan, -1)) > 60
        assert count(drawn(shown), CHANGED, field(shown.new, plan, -1)) == 0


def test_a_preview_shows_the_tile_where_it_would_lie_and_what_it_would_give() -> None:
    shown = position(
        {"C3": ("c4", "up")}, seat=0, field="D3", players=[{"fields": {"C3": ("c4", "up")}, "open": ["c2", "k1a"]}]
    )
    up, down = (preview(shown, "c2", way) for way in ("up", "down"))
    assert (up.players[0].now.total, down.players[0].now.total) == (2, 0)
    plan = LAYOUTS[1].map(0)
    for after in (up, down):
        assert count(drawn(after), CHANGED, field("D3", plan, -1)) > 60
        hand = render.hand(after, names=NAMES)
        assert hand is not None
        assert count(hand, CHANGED, (0, 112, 1024, 1000)) > 200
    assert count(drawn(up), BLUE, country(plan)) > 500
    assert count(drawn(down), BLUE, country(plan)) == 0


def test_at_the_end_the_winners_are_crowned_and_no_field_is_called() -> None:
    over = looked(4, "over")
    picture = drawn(over)
    totals = [(x + 300, y + 6, x + 466, y + 70) for x, y in (LAYOUTS[4].panel(seat) for seat in range(4))]
    assert [count(picture, FIRST, box) > 800 for box in totals] == [seat in over.winners for seat in range(4)]
    for seat in range(4):
        plan = LAYOUTS[4].map(seat)
        assert all(count(picture, WHITE, field(name, plan, -1)) < plan.size * plan.size for name in FIELDS)


# What may be laid


@pytest.mark.parametrize("laid", range(9))
def test_every_open_tile_is_shown_both_ways_however_many_there_are(laid: int) -> None:
    shown = looked(1, "hands", laid, 0)
    hand = render.hand(shown, names=NAMES)
    tiles = len(shown.players[0].open)
    assert hand is not None
    assert tiles == 9 - laid
    plan = layout(tiles)
    assert seen(hand).height == plan.height
    for k in range(plan.columns * plan.rows):
        x, y = plan.cell(k)
        sides = ((x, y, x + plan.wide // 2, y + plan.tall), (x + plan.wide // 2, y, x + plan.wide, y + plan.tall))
        planted = [count(hand, UPPER, side) + count(hand, LOWER, side) > plan.size * plan.size // 2 for side in sides]
        assert planted == [k < tiles] * 2


def test_the_two_ways_of_a_tile_differ_as_the_tile_does() -> None:
    shown = looked(2, "ways", 0, 0)
    hand = render.hand(shown, names=NAMES)
    assert hand is not None
    plan = layout(9)
    for k, tile in enumerate(shown.players[0].open):
        x, y = plan.cell(k)
        boxes = [
            (x + 4, y + 54, x + plan.wide // 2, y + plan.tall - 6),
            (x + plan.wide // 2, y + 54, x + plan.wide - 4, y + plan.tall - 6),
        ]
        up, down = (seen(hand).crop(box).tobytes() for box in boxes)
        assert up != down, tile


def test_a_tile_that_would_give_more_says_so_in_saffron() -> None:
    shown = position(
        {"C3": ("c4", "up")}, seat=0, field="D3", players=[{"fields": {"C3": ("c4", "up")}, "open": ["c2", "k1a"]}]
    )
    hand = render.hand(shown, names=NAMES)
    assert hand is not None
    plan = layout(2)
    (x, y), (far, _) = plan.cell(0), plan.cell(1)
    up, down = (x, y, x + plan.wide // 2, y + 50), (x + plan.wide // 2, y, x + plan.wide, y + 50)
    assert [count(hand, FIRST, box) > 500 for box in (up, down, (far, y, far + plan.wide, y + 50))] == [
        True,
        False,
        False,
    ]


def test_the_sixth_tile_lies_apart_until_it_is_the_only_one() -> None:
    choosing, final = looked(2, "sixth", 32, 0), looked(2, "sixth", 42, 0)
    assert choosing.players[0].last is not None
    assert final.players[0].last == choosing.players[0].last
    assert final.players[0].open == ()
    hand, last = render.hand(choosing, names=NAMES), render.hand(final, names=NAMES)
    assert hand is not None
    assert last is not None
    plan = layout(6)
    x, y = plan.cell(5)
    assert count(hand, SAND, (x, y, x + plan.wide, y + plan.tall)) > 20_000
    assert seen(last).height == layout(1).height


def test_who_watches_and_who_has_finished_has_no_hand() -> None:
    assert render.hand(looked(2, "none", 7)) is None
    assert render.hand(looked(2, "none", 10_000, 0)) is None


# The scorings


@pytest.mark.parametrize("seats", SEATS)
def test_there_is_a_scoring_after_each_phase_and_none_before_the_first(seats: int) -> None:
    assert render.scoring(looked(seats, "scoring", 9 * seats - 1)) is None
    pictures = [render.scoring(looked(seats, "scoring", rounds * seats), names=NAMES) for rounds in (9, 16, 22)]
    assert all(pictures)
    assert len(set(pictures)) == 3
    heights = [seen(picture).height for picture in pictures if picture is not None]
    assert heights[0] == heights[1] == heights[2] - 84  # knights, Q17


def test_a_scoring_stays_the_same_until_the_next() -> None:
    scored = render.scoring(looked(3, "still", 27), names=NAMES)
    assert scored == render.scoring(looked(3, "still", 31), names=NAMES)
    assert scored != render.scoring(looked(3, "still", 48), names=NAMES)


@pytest.mark.parametrize("seats", SEATS)
def test_the_leaders_of_a_scoring_stand_in_ink(seats: int) -> None:
    shown = looked(seats, "leaders", 16 * seats)
    picture = render.scoring(shown, names=NAMES)
    assert picture is not None
    foot = seen(picture).height
    column = (1024 - 64 - 138 - 12) // seats
    ink = [
        count(picture, INK, (32 + 138 + seat * column, foot - 110, 32 + 138 + (seat + 1) * column, foot - 45)) > 4_000
        for seat in range(seats)
    ]
    best = max(player.total for player in shown.players)
    assert ink == [player.total == best for player in shown.players]


def test_a_scoring_shows_how_many_knights_a_castle_still_lacks() -> None:
    def scored(fields: dict[str, tuple[str, str]]) -> bytes:
        points = {"scores": [0], "scoring": [{}]}
        over = position(fields, phase=2, players=[{"fields": fields, **points}], field=None)
        picture = render.scoring(over, names=NAMES)
        assert picture is not None
        return picture

    linked = scored({"B1": ("k3b", "down")})
    rows = 112 + 78 + 6 * 60 + 30
    lacking, enough = (count(picture, FADED, (170, rows, 900, rows + 84)) for picture in (scored({}), linked))
    assert lacking > 40 > enough


def test_pictures_are_the_same_bytes_every_time() -> None:
    shown = looked(4, "same", 50, 1)
    for draw in (render.board, render.hand, render.scoring):
        assert draw(shown, names=NAMES) == draw(shown, names=NAMES)
    assert board(shown, NAMES) == render.board(shown, names=NAMES)


COLOURS: tuple[Colour, ...] = (PAPER, INK, UPPER, LOWER, BLUE, PLUM, ORANGE, GOLD, CHANGED)


def test_flat_colours_reach_the_picture_exactly() -> None:
    shown = position(
        {
            "C2": ("c4", "up"),
            "D2": ("c2", "up"),
            "E1": ("w4", "down"),
            "E2": ("w3", "up"),
            "D1": ("k2a", "up"),
            "B1": ("k3b", "down"),
        },
        calls=["B1"],
    )
    picture = drawn(shown)
    assert [colour for colour in COLOURS if not count(picture, colour, (0, 0, 1024, 1280))] == []
