"""Q12: what is connected, and what only seems to be."""

from __future__ import annotations

import pytest

from rules.quixote.fields import HALVES, INDEX, SIZE
from rules.quixote.principality import ground
from rules.quixote.roads import networks
from rules.quixote.tiles import WAYS


def network(at: str, tiles: str, six: str = "H1", four: str = "H3") -> set[str]:
    """The halves connected with this one, where tiles are laid so: "A1 c3 up, B1 c4 down"."""
    fields = {}
    for words in filter(None, tiles.split(", ")):
        field, tile, way = words.split(" ")
        fields[field] = (tile, WAYS[way == "down"])
    roots = networks(ground({"6": six, "4": four}, fields))
    return {half for half, root in zip(HALVES, roots, strict=True) if root == roots[HALVES.index(at)]}


def test_upper_halves_of_neighbours_are_connected_by_exits_that_face_each_other() -> None:
    assert network("A1u", "A1 c4 up, B1 c4 up") == {"A1u", "B1u"}


def test_lower_halves_of_neighbours_are_connected_by_exits_that_face_each_other() -> None:
    assert network("A1l", "A1 c4 down, B1 c4 down") == {"A1l", "B1l"}


def test_an_upper_half_is_never_connected_with_the_lower_half_beside_it() -> None:
    assert network("A1u", "A1 c4 up, B1 c4 down") == {"A1u"}


def test_a_lower_half_is_connected_with_the_upper_half_below_it() -> None:
    assert network("A1l", "A1 w2 up, A2 w2 up") == {"A1l", "A2u"}


def test_a_road_over_the_middle_line_connects_the_halves_of_a_tile() -> None:
    assert network("C2u", "C2 c3 up") == {"C2u", "C2l"}


def test_halves_without_a_road_over_the_middle_line_are_not_connected() -> None:
    assert network("C2u", "C2 c7 up") == {"C2u"}


@pytest.mark.parametrize("tiles", ["A1 c3 up, B1 w4 down", "A1 c2 up, B1 c2 up", "A1 w4 up, A2 w4 up"])
def test_a_road_that_meets_no_road_is_connected_with_nothing(tiles: str) -> None:
    first, second = (words.split(" ")[0] for words in tiles.split(", "))
    upper = network(f"{first}u", tiles)
    assert not upper & {f"{second}u", f"{second}l"}


def test_the_end_of_a_row_is_not_beside_the_beginning_of_the_next() -> None:
    assert network("H1u", "H1 c4 up, A2 c4 up", six="D1", four="D3") == {"H1u"}


def test_the_bottom_row_is_not_above_the_top_row() -> None:
    assert network("A3l", "A3 w2 up, A1 w2 up") == {"A3l"}


def test_a_way_winds_through_many_tiles_and_symbols_do_not_stop_it() -> None:
    tiles = "A1 c3 up, B1 k2b down, C1 w3 up, A2 c4 up, B2 k2c down, C2 c4 up"
    assert network("A1u", tiles) == {"A1u", "A1l", "B1u", "B1l", "C1u", "C1l"}
    assert network("B2l", tiles) == {"A2u", "B2u", "B2l", "C2u"}


def test_a_ring_of_roads_is_one_network() -> None:
    ring = "A1 c7 up, B1 k1a down, A2 w5 up, B2 w3 up"
    assert network("A1l", ring) == {"A1u", "A1l", "B1u", "B1l", "A2u", "A2l", "B2u", "B2l"}


def test_no_way_leads_through_a_castle() -> None:
    tiles = "A2 c4 up, C2 c4 down"
    assert network("B2u", tiles, six="B2") == {"A2u", "B2u"}
    assert network("B2l", tiles, six="B2") == {"B2l", "C2l"}


def test_a_castle_has_no_road_east_above_or_west_below() -> None:
    tiles = "A2 c4 down, C2 c4 up"
    assert network("B2u", tiles, six="B2") == {"B2u"}
    assert network("B2l", tiles, six="B2") == {"B2l"}


def test_a_castle_has_no_road_north_or_south() -> None:
    tiles = "B1 c6 up, B3 c6 up"
    assert network("B1l", tiles, six="B2") == {"B1u", "B1l"}
    assert network("B3u", tiles, six="B2") == {"B3u", "B3l"}


def test_a_half_is_numbered_by_its_field_and_lower_halves_come_after_all_upper_ones() -> None:
    assert HALVES[INDEX["C2"]] == "C2u"
    assert HALVES[SIZE + INDEX["C2"]] == "C2l"
