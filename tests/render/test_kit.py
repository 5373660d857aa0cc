"""The drawing kit: names made fit to be drawn, letters in their room, colours kept exact."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from render import lettering
from render.frame import ground
from render.palette import HOUSE, INK, MADDER, PAPER, SEATS, mix, rgb
from render.parts import brackets, check, laurel, mark, seat
from render.pen import Pen, dashed, outset
from render.sheet import Sheet, encoder
from tests.render.looking import seen


@pytest.mark.parametrize(
    ("given_name", "drawn"),
    [
        ("Kelet", "Kelet"),
        ("Запад", "Запад"),
        ("  two   words\n", "two words"),
        ("𝓚𝓮𝓵𝓮𝓽", "Kelet"),
        ("Kelet 😀", "Kelet"),
        ("O\u0308do\u0308n", "Ödön"),
        ("a\u202eb\u200dc", "abc"),
        ("😀", "3"),
        ("田中", "3"),
        ("", "3"),
    ],
)
def test_a_name_is_written_as_far_as_the_font_can(given_name: str, drawn: str) -> None:
    assert lettering.called(("x", "y", given_name), 2) == drawn


def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    assert [lettering.called(("A", None), number) for number in range(3)] == ["A", "2", "3"]


@settings(max_examples=60, deadline=None)
@given(name=st.text(max_size=80), room=st.integers(40, 400))
def test_a_long_name_is_cut_to_its_room_and_says_so(name: str, room: int) -> None:
    whole = lettering.called((name,), 0)
    fitted = lettering.fit(whole, 30, 650, room)
    assert lettering.width(fitted, 30, 650) <= room
    assert fitted == whole or fitted.endswith("…")


def test_a_name_becomes_smaller_before_it_is_cut() -> None:
    width = lettering.width("Константин", 30, 650)
    assert lettering.largest("Константин", 30, 24, 650, width) == 30
    assert lettering.largest("Константин", 30, 24, 650, width - 1) == 28
    assert lettering.largest("Константин", 30, 24, 650, 10) == 24


def test_flat_colours_survive_the_encoding_exactly() -> None:
    own = (rgb("CC7D4F"), rgb("1F4F35"), rgb("EFCB45"))
    sheet = Sheet(ground(400))
    for k, colour in enumerate((*HOUSE, *own)):
        sheet.rect(20 * k, 100, 20, 20, colour)
    image = seen(sheet.png(encoder(own)))
    for k, colour in enumerate((*HOUSE, *own)):
        assert image.getpixel((20 * k + 10, 110)) == colour


def test_the_six_seats_differ_in_mark_as_well_as_in_colour() -> None:
    shapes = {mark(number, 20, INK).image.tobytes() for number in range(len(SEATS))}
    assert len(shapes) == len(set(SEATS)) == 6


def test_a_part_is_drawn_once_and_kept() -> None:
    assert seat(2, 26) is seat(2, 26)
    assert check() is check()
    assert laurel(20) is not laurel(21)


def test_what_changed_is_marked_at_the_corners_and_nowhere_else() -> None:
    image = brackets(200, 100).image
    assert image.getpixel((106, 56))[3] == image.getpixel((106, 6))[3] == 0  # type: ignore[index]
    assert image.getpixel((6, 6))[3] == 255  # type: ignore[index]


def test_edges_of_a_part_blend_into_any_ground_without_a_dark_fringe() -> None:
    pen = Pen(-10, -10, 10, 10)
    pen.circle(0, 0, 7.3, PAPER)
    for red, green, blue, alpha in pen.part().image.get_flattened_data():  # type: ignore[misc]
        assert not alpha or max(abs(red - 0xFC), abs(green - 0xF7), abs(blue - 0xEC)) <= 16


def test_a_shape_grows_by_as_much_on_every_side() -> None:
    square = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)]
    grown = [(-2.0, -2.0), (12.0, -2.0), (12.0, 12.0), (-2.0, 12.0)]
    assert outset(square, 2) == grown
    assert outset(square[::-1], 2) == grown[::-1]


def test_dashed_strokes_meet_in_the_middle_of_a_dash() -> None:
    dashes = dashed([(0, 0), (106, 0)], 10, 7.6)
    assert dashes[0][0] == (0, 0)
    assert dashes[-1][-1] == (106, 0)
    assert dashes[0][-1][0] == pytest.approx(106 - dashes[-1][0][0])


def test_mixing_goes_from_one_colour_to_the_other() -> None:
    assert mix(MADDER, PAPER, 0) == MADDER
    assert mix(MADDER, PAPER, 1) == PAPER
