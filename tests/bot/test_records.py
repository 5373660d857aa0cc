"""Records on the command line: `zoco verify` believes nothing, `zoco replay` draws everything."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
import time
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
from bot.app.records import FRAME_MS, FRAME_WIDTHS, LAST_FRAME_MS, MOST_BYTES, MOVING_BYTES, animation, verify_file
from rules import GAMES
from rules.record import MOST_ENTRIES, read, seed_hash, verify
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


def test_a_game_that_would_be_too_large_is_drawn_smaller(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    noise = Random(1)
    Image.frombytes("L", (800, 600), noise.randbytes(480_000)).save(tmp_path / "0.png")
    pictures = [tmp_path / "0.png"] * 2
    large = len(animation(pictures))
    assert large < MOVING_BYTES
    monkeypatch.setattr(records, "MOVING_BYTES", large - 1)
    moving = animation(pictures)
    assert len(moving) < large
    assert frames(moving)[0][0][0] == FRAME_WIDTHS[1]


# Hostile records


def endless(name: str, times: int) -> Json:
    """A whole game whose last move is taken back and played again, over and over."""
    record = golden(name)
    seat, last = record["moves"][-1]
    return {**record, "moves": [*record["moves"], *[[seat, "undo 1"], [seat, last]] * times]}


def measured(arguments: list[str], folder: Path) -> tuple[int, str, float, int]:
    """In a process of its own: how it ended, what it said, its seconds of processor time and its memory in MB."""
    program = "import resource, sys; from bot.app.main import main; status = main(sys.argv[1:])\n"
    program += "u = resource.getrusage(resource.RUSAGE_SELF)\n"
    program += "open('used', 'w').write(f'{u.ru_utime} {u.ru_maxrss}'); sys.exit(status)"
    shell = ["sh", "-c", '"$@"; exit $?', "sh"]  # or the system would count what this process has used as well
    command = [*shell, sys.executable, "-c", program, *arguments]
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
    seconds, memory = (folder / "used").read_text().split()
    return done.returncode, done.stdout + done.stderr, float(seconds), int(memory) // 1024


@every_game
def test_moves_taken_back_over_and_over_cost_time_and_memory_that_are_bounded(name: str, tmp_path: Path) -> None:
    times = (MOST_ENTRIES - len(golden(name)["moves"])) // 2
    path = written(endless(name, times), tmp_path)
    status, said, seconds, memory = measured(["verify", path.name], tmp_path)
    assert (status, memory < 200, seconds < 20) == (0, True, True), (said, memory, seconds)


def test_no_position_is_drawn_twice_however_often_it_is_taken_back_to(tmp_path: Path) -> None:
    """Nineteen KB of text once took two gigabytes and minutes."""
    path = written(endless("quixote", 500), tmp_path)
    status, said, seconds, memory = measured(["replay", path.name], tmp_path)
    assert (status, memory < 400, seconds < 60) == (0, True, True), (said, memory, seconds)
    assert len(list((tmp_path / "record").glob("*.png"))) == 24, "the opening, 22 fields, and one before the last tile"


def test_a_record_with_more_entries_than_any_game_has_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(endless("quixote", MOST_ENTRIES // 2), tmp_path)
    for command in ("verify", "replay"):
        assert main([command, str(path)]) == 1
        assert "entries; 10,000 are the most that are looked at" in capsys.readouterr().err


def test_a_record_with_more_positions_than_any_game_has_is_not_drawn(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(records, "MOST_PICTURES", 3)
    path = written(beginning("marrakech", 30), tmp_path)
    assert main(["verify", str(path)]) == 0
    assert main(["replay", str(path)]) == 1
    assert re.search(r"it would be \d+ pictures; 3 are the most that are drawn", capsys.readouterr().err)
    assert list(tmp_path.iterdir()) == [path]


def test_the_moving_picture_of_a_long_game_shows_moments_spread_evenly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(records, "MOST_FRAMES", 4)
    assert main(["replay", str(written(beginning("marrakech", 30), tmp_path))]) == 0
    assert len(frames((tmp_path / "record" / "game.webp").read_bytes())) == 4
    assert len(list((tmp_path / "record").glob("*.png"))) > 4


def test_what_is_no_file_or_never_ends_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "deep.json").write_text('{"zoco":' + "[" * 100_000)
    (tmp_path / "large.json").write_bytes(b" " * (MOST_BYTES + 1))
    (tmp_path / "binary").write_bytes(Random(1).randbytes(10_000))
    (tmp_path / "surrogate.json").write_text(json.dumps({**golden("quixote"), "seed": "\ud800"}))
    os.mkfifo(tmp_path / "fifo")
    for path in (*tmp_path.iterdir(), Path("/dev/zero"), tmp_path, Path("/dev/stdin/x"), tmp_path / ("x" * 300)):
        for command in ("verify", "replay"):
            assert main([command, str(path)]) == 1
            said = capsys.readouterr()
            assert said.out == ""
            assert said.err.count("\n") == 1, said.err
            assert len(said.err) < 700


def test_a_record_in_a_file_without_suffix_is_drawn_beside_it(tmp_path: Path) -> None:
    path = written(beginning("quixote", 3), tmp_path).rename(tmp_path / "record")
    assert main(["replay", str(path)]) == 0
    assert (tmp_path / "record-pictures" / "game.webp").exists()


def test_a_place_where_nothing_can_be_drawn_is_named_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(beginning("quixote", 3), tmp_path)
    assert main(["replay", str(path), str(path)]) == 1
    assert capsys.readouterr().err == f"{path}: File exists\n"


MUTATIONS = 300
SECONDS = 60.0


def test_three_hundred_mutated_records_are_each_answered_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    chance, began, held = Random(14), time.process_time(), 0
    for number in range(MUTATIONS):
        path = tmp_path / f"{number}.json"
        path.write_bytes(mutated(GOLDEN[chance.choice(tuple(GAMES))].read_bytes(), chance))
        status = main(["verify", str(path)])
        said = capsys.readouterr()
        assert status in (0, 1)
        assert (said.out + said.err).count("\n") == 1, said
        held += status == 0
    seconds = time.process_time() - began
    print(f"{MUTATIONS} records, {held} of them hold all the same, 0 tracebacks, {seconds:.1f} s")
    assert seconds < SECONDS
    assert held < MUTATIONS / 2


def mutated(data: bytes, chance: Random) -> bytes:
    """Bytes changed, left out, doubled; or a value of the record replaced by something else."""
    if chance.random() < 0.5:
        record = json.loads(data)
        strange: tuple[object, ...] = (
            None,
            -1,
            10**30,
            1.5,
            "",
            "\ud800",
            "x" * 100_000,
            [],
            {},
            [[]],
            True,
            "undo 999999",
            "NaN",
        )
        name = chance.choice(tuple(record))
        if name == "moves" and chance.random() < 0.8:
            at = chance.randrange(len(record["moves"]))
            record["moves"][at][chance.randrange(2)] = chance.choice(strange)
        else:
            record[name] = chance.choice(strange)
        return json.dumps(record).encode()
    changed = bytearray(data)
    for _ in range(chance.choice((1, 1, 3, 20))):
        start = chance.randrange(len(changed))
        end = start + chance.choice((1, 1, 4, 200))
        changed[start:end] = chance.choice((b"", chance.randbytes(end - start), changed[start:end] * 2, b"[" * 50))
    return bytes(changed)


def test_what_others_could_not_see_makes_no_picture(tmp_path: Path) -> None:
    """Don Quixote: three have laid in turn, and one took it up again; it is one turn, shown when it is over."""
    record = golden("quixote")
    moves = record["moves"]
    seat = moves[0][0]
    again = [moves[0], [seat, "retract"], *moves[: len(record["seats"])]]
    path = written({**record, "moves": again, "outcome": None}, tmp_path)
    assert main(["replay", str(path)]) == 0
    assert len(list((tmp_path / "record").glob("*.png"))) == 2


async def test_all_of_ones_own_records_come_in_one_file_and_hold(room: Room, tmp_path: Path) -> None:
    await room.begin("marrakech", "Anna", "Béla")
    await room.say("Anna", "/resign sure")
    await room.say("Béla", "/new marrakech")
    await room.say("Csaba", "/join")
    await room.say("Béla", "/start")
    await room.say("Csaba", "/resign sure")
    answer = await room.say("Anna", "/record all")
    assert answer.file is not None
    assert "web:" not in answer.file.data, "whom somebody is known as is in no file"
    file = tmp_path / answer.file.name
    file.write_text(answer.file.data)
    assert verify_file(file) == 0
    assert '"Csaba"' not in answer.file.data, "games that one did not play are not one's own"
    file.write_text(answer.file.data.replace('"seed":"', '"seed":"x'))
    assert verify_file(file) == 1
    assert not (await room.say("Zoe", "/record all")).ok
    assert not (await room.say("Anna", "/record group")).ok
    group = await room.say("@Mod", "/record group")
    assert group.file is not None
    assert '"Csaba"' in group.file.data
