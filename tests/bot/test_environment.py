"""What the owner of a house sets: every variable is described, and what is wrong is said in one line."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from bot.app.environment import VARIABLES, WrongSetting, check
from bot.app.main import main

ROOT = Path(__file__).parents[2]
READ = re.compile(r"environ(?:ment)?(?:\.get\(|\[)\s*\"([A-Z_]+)\"")
ROW = re.compile(r"^\| (`[A-Z_`, ]+`) \|", re.MULTILINE)
NAME = re.compile(r"[A-Z_]{4,}")
OF_THE_SYSTEM = {"XDG_DATA_HOME", "XDG_RUNTIME_DIR"}
NAMES = {variable.name for variable in VARIABLES}

WRONG = {
    "PORT": ("abc", "70000", "0", "-1", "8000.5", "９９９９９"),
    "REDIS_URL": (
        "nonsense",
        "http://there",
        "redis://there:port",
        "redis://there:99999",
        "redis://there,nonsense",
        " , ",
    ),
    "ZOCO_REPLICAS": ("abc", "-1", "1.5", "1e999"),
    "ZOCO_ROBOT_PACE": ("abc", "-1", "nan", "inf", "1,5"),
    "ZOCO_LOG": ("abc", "LOUD", "10"),
    "ZOCO_LOG_FORMAT": ("xml", "1"),
    "ZOCO_METRICS_AT": ("abc", "0", "70000", "localhost", "a b:9101", ":9101"),
    "ZOCO_COMMANDS_A_MINUTE": ("abc", "-5"),
    "ZOCO_TABLES_AN_HOUR": ("many", "2.5"),
    "ZOCO_HOST": ("http://there", "a b", "there:80/"),
    "ZOCO_HOSTS": ("http://there",),
    "ZOCO_PROXIES": ("there",),
    "ZOCO_METRICS": ("everybody",),
    "ZOCO_DATA": (__file__, f"{__file__}/games"),
    "DISCORD_TOKEN": ("two words",),
    "DISCORD_CLIENT_SECRET": ("two words",),
    "SHARD_COUNT": ("abc", "0", "-1"),
    "SHARD_IDS": ("0",),
    "TELEGRAM_TOKEN": ("1:ключ",),
    "TELEGRAM_API": ("there", "ftp://there"),
    "TELEGRAM_WEBHOOK_URL": ("http://there", "there"),
    "TELEGRAM_SECRET": ("what?", "x" * 257),
    "TELEGRAM_APP_URL": ("http://there", "there"),
    "TELEGRAM_APP": ("x", "my app", "9lives", "board"),
    "TELEGRAM_PROFILE": ("mine",),
    "TELEGRAM_QUIET": ("yes",),
    "TELEGRAM_TOPICS": ("all",),
    "TELEGRAM_HOST": ("there/",),
    "TELEGRAM_PORT": ("abc", "65536"),
}
CASES = [(name, value) for name, values in WRONG.items() for value in values]


def test_every_variable_that_is_read_is_described_in_one_place() -> None:
    found = {name for path in (ROOT / "bot").rglob("*.py") for name in READ.findall(path.read_text("utf-8"))}
    assert found >= {"PORT", "ZOCO_LOG", "TELEGRAM_PORT", "SHARD_IDS", "ZOCO_HOSTS"}, "the search finds them"
    assert found - OF_THE_SYSTEM <= NAMES


def test_every_variable_is_in_a_table_for_readers_and_every_one_there_exists() -> None:
    pages = (ROOT / "README.md", *(ROOT / "docs").glob("*.md"))
    rows = [row for page in pages for row in ROW.findall(page.read_text("utf-8"))]
    assert {name for row in rows for name in NAME.findall(row)} == NAMES


@pytest.mark.parametrize(("name", "value"), CASES)
def test_a_variable_that_is_wrong_is_named_in_one_line(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for other in NAMES:
        monkeypatch.delenv(other, raising=False)
    monkeypatch.setenv(name, value)
    assert main([]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("zoco: ")
    assert name in said.err
    assert said.err.count("\n") == 1
    assert re.search(r"may be|must be|is written|needs|is no |such as", said.err), said.err


def test_a_folder_that_all_users_share_is_no_place_for_games(tmp_path: Path) -> None:
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.chmod(0o1777)
    with pytest.raises(WrongSetting, match="ZOCO_DATA may be a folder that is yours alone"):
        check({"ZOCO_DATA": str(shared)})
    check({"ZOCO_DATA": str(shared / "mine")})


def test_a_place_where_nothing_can_be_served_is_named_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        for host, why in (("127.0.0.1", "Address already in use"), ("999.1.1.1", "")):
            process = subprocess.run(
                [sys.executable, "-m", "bot", "--host", host, "--port", port, "web"],
                cwd=ROOT,
                env={**os.environ, "ZOCO_DATA": str(tmp_path / "data"), "REDIS_URL": ""},
                capture_output=True,
                text=True,
            )
            assert process.returncode == 2
            assert process.stderr.startswith(f"zoco: nothing can be served at {host}, port {port}: {why}")
            assert process.stderr.endswith("ZOCO_HOST and PORT, or --host and --port, say where\n")
            assert process.stderr.count("\n") == 1


def test_every_variable_is_tried() -> None:
    assert set(WRONG) == NAMES


def test_a_secret_that_is_wrong_is_not_repeated() -> None:
    for name in ("REDIS_URL", "DISCORD_TOKEN", "DISCORD_CLIENT_SECRET", "TELEGRAM_TOKEN", "TELEGRAM_SECRET"):
        with pytest.raises(WrongSetting) as wrong:
            check({name: "sesame open? ключ"})
        assert "sesame" not in str(wrong.value)


def test_what_is_empty_counts_as_not_set_and_what_is_right_is_taken() -> None:
    check(dict.fromkeys(NAMES, " "))
    check({"REDIS_URL": "redis://:word@there:7000/1, rediss://other?cluster=1", "ZOCO_LOG": "debug", "ZOCO_HOST": "::"})
    check({"SHARD_COUNT": "8", "SHARD_IDS": "0,1,4-7", "ZOCO_ROBOT_PACE": "0.5", "TELEGRAM_API": "http://127.0.0.1:1"})


@pytest.mark.parametrize(
    "arguments", [["--port", "abc"], ["--port", "70000"], ["--host", "a b"], ["dance"], ["--loud"]]
)
def test_an_option_that_is_wrong_is_named_in_one_line(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    said = capsys.readouterr().err
    assert arguments[0] in said
    assert said.count("\n") == 1


def test_a_whole_process_with_a_wrong_variable_ends_without_a_traceback() -> None:
    process = subprocess.run(
        [sys.executable, "-m", "bot"], cwd=ROOT, env={**os.environ, "PORT": "abc"}, capture_output=True, text=True
    )
    assert process.returncode == 2
    assert process.stderr == "zoco: PORT may be a whole number from 1 to 65535, not 'abc'\n"


def test_a_record_is_checked_whatever_the_house_is_set_to(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PORT", "abc")
    assert main(["verify", str(ROOT / "tests/rules/data/quixote_golden.json")]) == 0


def test_it_says_which_version_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert re.fullmatch(r"zoco \d+\.\d+\.\d+\n", capsys.readouterr().out)
