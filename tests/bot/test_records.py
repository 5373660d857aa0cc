"""Records on the command line: `zoco verify` believes nothing, `zoco replay` draws everything."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PIL import Image

import render
from bot.app import records
from bot.app.main import main
from bot.app.records import FRAME_MS, FRAME_WIDTHS, LAST_FRAME_MS, MOVING_BYTES, animation
from rules import GAMES
from rules.record import read, seed_hash, verify
from tests.bot.channel import play_to_the_end, sit_down
from tests.bot.conftest import Room

GOLDEN = {name: Path(__file__).parents[1] / f"rules/data/{name}_golden.json" for name in GAMES}

Json = dict[str, Any]
every_game = pytest.mark.parametrize("name", GAMES)


def golden(name: str) -> Json:
    record: Json = json.loads(GOLDEN[name].read_text("utf-8"))
    return record


def written(record: object, folder: Path) -> Path:
    path = folder / "record.json"
    path.write_text(json.dumps(record), "utf-8")
    return path


def beginning(name: str, entries: int) -> Json:
    """The golden game, broken off."""
    return {**golden(name), "moves": golden(name)["moves"][:entries], "outcome": None}


# Verifying


@every_game
def test_a_record_that_holds_is_said_to_hold(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(GOLDEN[name])]) == 0
    said = capsys.readouterr()
    assert f"{name}, {len(golden(name)['seats'])} players, {len(golden(name)['moves'])} moves" in said.out
    assert ", ".join(map(str, golden(name)["outcome"]["scores"])) in said.out
    assert said.err == ""


@every_game
def test_a_game_that_was_broken_off_holds_too(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(written(beginning(name, 12), tmp_path))]) == 0
    assert "12 moves, unfinished" in capsys.readouterr().out


def another_seed(record: Json) -> Json:
    return {**record, "seed": record["seed"] + "x"}


def another_seed_with_its_hash(record: Json) -> Json:
    return {**record, "seed": "x", "seed_sha256": seed_hash("x")}


def a_move_left_out(record: Json) -> Json:
    return {**record, "moves": [*record["moves"][:7], *record["moves"][8:]]}


def moves_of_another_seat(record: Json) -> Json:
    count = len(record["seats"])
    return {**record, "moves": [[(seat + 1) % count, text] for seat, text in record["moves"]]}


def a_move_that_is_none(record: Json) -> Json:
    return {**record, "moves": [*record["moves"][:4], [record["moves"][4][0], "fly away"], *record["moves"][5:]]}


def a_seat_that_is_none(record: Json) -> Json:
    return {**record, "moves": [[9, record["moves"][0][1]], *record["moves"][1:]]}


def another_winner(record: Json) -> Json:
    outcome = record["outcome"]
    return {**record, "outcome": {**outcome, "winners": [(outcome["winners"][0] + 1) % len(record["seats"])]}}


def another_score(record: Json) -> Json:
    outcome = record["outcome"]
    return {**record, "outcome": {**outcome, "scores": [outcome["scores"][0] + 1, *outcome["scores"][1:]]}}


def no_end(record: Json) -> Json:
    return {**record, "outcome": None}


def cut_short(record: Json) -> Json:
    return {**record, "moves": record["moves"][:-1]}


def too_much_taken_back(record: Json) -> Json:
    return {**record, "moves": [*record["moves"][:3], [0, "undo 9"], *record["moves"][3:]]}


def another_game(record: Json) -> Json:
    return {**record, "game": "chess"}


def too_many_players(record: Json) -> Json:
    return {**record, "seats": ["A"] * 9}


def an_unknown_house_rule(record: Json) -> Json:
    return {**record, "options": ["poker"]}


def another_version(record: Json) -> Json:
    return {**record, "zoco": 2}


TAMPERINGS: dict[Callable[[Json], Json], str] = {
    another_seed: "the seed does not match its hash",
    another_seed_with_its_hash: "is not possible",
    a_move_left_out: "entry 8 ",
    moves_of_another_seat: "entry 1 ",
    a_move_that_is_none: "entry 5 (seat",
    a_seat_that_is_none: "there is no such seat",
    another_winner: "the record says it ended",
    another_score: "the record says it ended",
    no_end: "the record says it ended not at all, but it ended (",
    cut_short: "but it ended not at all",
    too_much_taken_back: "entry 4 (seat 0: 'undo 9') is not possible: there are no 9 entries to take back",
    another_game: "no such game: 'chess'",
    too_many_players: "players, not 9",
    an_unknown_house_rule: "knows no house rule 'poker'",
    another_version: "not a record",
}


ORDER = (a_move_left_out, moves_of_another_seat, another_seed_with_its_hash)  # where all decide at once, seen later
CASES = [(name, tamper) for name in GAMES for tamper in TAMPERINGS if not (name == "quixote" and tamper in ORDER)]


@pytest.mark.parametrize(("name", "tamper"), CASES, ids=lambda part: getattr(part, "__name__", part))
def test_a_record_that_was_tampered_with_is_refused_with_what_is_wrong(
    name: str, tamper: Callable[[Json], Json], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tamper(golden(name)), tmp_path)
    for command in ("verify", "replay"):
        assert main([command, str(path)]) == 1
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.startswith(f"{path}: ")
        assert TAMPERINGS[tamper] in said.err
    assert list(tmp_path.iterdir()) == [path], "nothing is drawn of what is not true"


def test_moves_of_another_seat_are_found_where_all_decide_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", str(written(moves_of_another_seat(golden("quixote")), tmp_path))]) == 1
    assert "is not possible: Q9" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["", "{}", "[]", "rubbish", '{"zoco": 1', "\udcff"])
def test_what_is_no_record_is_refused_as_such(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "x.json"
    path.write_bytes(text.encode(errors="surrogateescape"))
    assert main(["verify", str(path)]) == 1
    assert "not a record" in capsys.readouterr().err


def test_a_file_that_is_not_there_is_said_not_to_be(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("verify", "replay"):
        assert main([command, str(tmp_path / "none.json")]) == 1
        assert "No such file" in capsys.readouterr().err
    assert main(["verify", str(tmp_path)]) == 1


async def test_what_record_exports_is_what_verify_takes(
    room: Room, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await sit_down(room, "quixote", 2)
    await play_to_the_end(room, Random(1))
    file = (await room.say("Anna", "/record")).file
    assert file is not None
    path = tmp_path / file.name
    path.write_text(file.data, "utf-8")
    assert main(["verify", str(path)]) == 0


# Drawing


def frames(data: bytes) -> list[tuple[tuple[int, int], int]]:
    """Size and duration of each."""
    moving = Image.open(io.BytesIO(data))
    found = []
    for number in range(getattr(moving, "n_frames", 1)):
        moving.seek(number)
        moving.load()
        found.append((moving.size, int(moving.info["duration"])))
    return found


@every_game
def test_a_record_is_drawn_with_a_picture_a_turn_and_one_that_shows_them_all(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = beginning(name, 14)
    path = written(record, tmp_path)
    assert main(["replay", str(path)]) == 0
    pictures = sorted((tmp_path / "record").glob("*.png"))
    game, steps = GAMES[name], verify(read(path.read_bytes()), GAMES)
    turns = [game.turn(game.start(len(record["seats"]), record["seed"])), *(game.turn(step.state) for step in steps)]
    changes = sum(before != after for before, after in pairwise(turns))
    assert changes + 1 <= len(pictures) <= changes + 2, "the opening, every turn, and where it was broken off"
    last = render.board(game.view(steps[-1].state, None), names=record["seats"])
    assert pictures[-1].read_bytes() == last
    shown = frames((tmp_path / "record" / "game.webp").read_bytes())
    assert len(shown) == len(pictures)
    assert {size[0] for size, _ in shown} == {FRAME_WIDTHS[0]}
    assert [duration for _, duration in shown] == [FRAME_MS] * (len(shown) - 1) + [LAST_FRAME_MS]
    assert f"{len(pictures)} pictures and game.webp" in capsys.readouterr().out


def test_a_whole_game_is_small_enough_for_a_chat(tmp_path: Path) -> None:
    assert main(["replay", str(GOLDEN["quixote"]), str(tmp_path / "there")]) == 0
    assert len(list((tmp_path / "there").glob("*.png"))) == 23, "the opening and 22 fields"
    assert (tmp_path / "there" / "game.webp").stat().st_size < 1_000_000


def test_a_game_that_would_be_too_large_is_drawn_smaller(monkeypatch: pytest.MonkeyPatch) -> None:
    noise = Random(1)
    picture = io.BytesIO()
    Image.frombytes("L", (800, 600), noise.randbytes(480_000)).save(picture, "PNG")
    pictures = [picture.getvalue()] * 2
    large = len(animation(pictures))
    assert large < MOVING_BYTES
    monkeypatch.setattr(records, "MOVING_BYTES", large - 1)
    moving = animation(pictures)
    assert len(moving) < large
    assert frames(moving)[0][0][0] == FRAME_WIDTHS[1]


def test_what_others_could_not_see_makes_no_picture(tmp_path: Path) -> None:
    """Don Quixote: three have laid in turn, and one took it up again; it is one turn, shown when it is over."""
    record = golden("quixote")
    moves = record["moves"]
    seat = moves[0][0]
    again = [moves[0], [seat, "retract"], *moves[: len(record["seats"])]]
    path = written({**record, "moves": again, "outcome": None}, tmp_path)
    assert main(["replay", str(path)]) == 0
    assert len(list((tmp_path / "record").glob("*.png"))) == 2
