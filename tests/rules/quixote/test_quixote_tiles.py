"""Q1-Q4: the tiles, and what half a turn does to each."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

import rules.quixote
from rules.quixote.tiles import CASTLES, PIECE, PIECES, TILES, laid, rating

PRINTED = json.loads((Path(rules.quixote.__file__).parent / "tiles.json").read_text())

HALF_TURN = {
    ("upper", "N"): ("lower", "S"),
    ("upper", "W"): ("lower", "E"),
    ("upper", "E"): ("lower", "W"),
    ("lower", "S"): ("upper", "N"),
    ("lower", "W"): ("upper", "E"),
    ("lower", "E"): ("upper", "W"),
}


def test_q1_a_player_has_two_castles_and_22_road_tiles() -> None:
    assert [castle.value for castle in CASTLES] == [6, 4]
    assert list(TILES) == [tile["id"] for tile in PRINTED["tiles"]]
    assert len(TILES) == 22


def test_q2_a_symbol_is_a_church_a_windmill_or_a_knight_with_one_to_three_shields() -> None:
    assert Counter(tile.symbol for tile in TILES.values()) == {"church": 7, "windmill": 6, "knight": 9}
    assert all(tile.shield in ((1, 2, 3) if tile.symbol == "knight" else (0,)) for tile in TILES.values())


@pytest.mark.parametrize("tile", TILES)
def test_q2_a_tile_laid_up_lies_as_printed(tile: str) -> None:
    printed, piece = TILES[tile], PIECES[PIECE[tile, "up"]]
    assert (piece.upper, piece.lower, piece.joined) == (printed.upper, printed.lower, printed.joined)
    assert (piece.tile, piece.symbol, piece.shield, piece.half) == (tile, printed.symbol, printed.shield, 0)


@pytest.mark.parametrize("tile", TILES)
def test_q3_a_tile_laid_down_is_turned_by_half_a_turn(tile: str) -> None:
    printed, piece = TILES[tile], PIECES[PIECE[tile, "down"]]
    before = {("upper", side) for side in printed.upper} | {("lower", side) for side in printed.lower}
    after = {("upper", side) for side in piece.upper} | {("lower", side) for side in piece.lower}
    assert after == {HALF_TURN[exit_] for exit_ in before}
    assert len(piece.upper) + len(piece.lower) == len(before)
    assert piece.joined == printed.joined
    assert (piece.tile, piece.symbol, piece.shield, piece.half) == (tile, printed.symbol, printed.shield, 1)


def test_q3_the_church_c1_laid_down_by_hand() -> None:
    piece = laid(TILES["c1"], "down")
    assert set(piece.upper) == set("NWE")
    assert piece.lower == "W"


def test_q4_a_castle_has_a_road_west_above_and_a_road_east_below_and_nothing_between() -> None:
    for castle in CASTLES:
        assert (castle.upper, castle.lower, castle.joined) == ("W", "E", False)


@pytest.mark.parametrize(
    ("total", "title"),
    [
        (0, "mule-driver"),
        (39, "mule-driver"),
        (40, "squire"),
        (48, "squire"),
        (49, "knight-errant"),
        (57, "knight-errant"),
        (58, "hidalgo"),
        (66, "hidalgo"),
        (67, "don-quixote"),
        (120, "don-quixote"),
    ],
)
def test_q18_a_total_reached_alone_has_a_title(total: int, title: str) -> None:
    assert rating(total) == title
