"""`zoco doctor`: the machine and the page, and all of it on the command line, with an exit status for scripts."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.adapters.base.findings import Finding
from bot.adapters.web.examining import examine as examine_page
from bot.app.environment import VARIABLES
from bot.app.main import main
from bot.owner.doctor import machine
from tests.bot.conftest import free_port
from tests.bot.crash.process import Bot
from tests.bot.owner.doctor.conftest import Found, found

NAMES = frozenset(variable.name for variable in VARIABLES)


def _shared(data: Path) -> list[Finding]:
    data.chmod(0o755)
    return list(machine.disk(data))


def _full(data: Path) -> list[Finding]:
    class Usage:
        free = 50 << 20

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("shutil.disk_usage", lambda path: Usage)
        return list(machine.disk(data))


def _timeless(data: Path) -> list[Finding]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("zoneinfo.available_timezones", set)
        return [machine.zones()]


def _nearly_full(data: Path) -> list[Finding]:
    class Usage:
        free = 500 << 20

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("shutil.disk_usage", lambda path: Usage)
        return list(machine.disk(data))


def _gone(data: Path) -> list[Finding]:
    (data / "file").touch()
    return list(machine.disk(data / "file"))


@pytest.mark.parametrize(
    ("look", "level", "words"),
    [
        (lambda data: [machine.python((3, 9))], "wrong", "Python 3.9"),
        (lambda data: [machine.font(data / "none.ttf")], "wrong", "font"),
        (lambda data: [machine.files(256)], "doubtful", "256 files"),
        (lambda data: [*machine.unknown_variables({"ZOCO_HOST_": "x"}, NAMES)], "doubtful", "ZOCO_HOST_ is set"),
        (_timeless, "wrong", "No time zone"),
        (_nearly_full, "doubtful", "0.5 GiB are free"),
        (_shared, "wrong", "Others can look into"),
        (_full, "wrong", "0.0 GiB are free"),
        (_gone, "wrong", "cannot be used"),
    ],
)
def test_a_fault_of_the_machine_is_found(
    tmp_path: Path, look: Callable[[Path], list[Finding]], level: str, words: str
) -> None:
    data = tmp_path / "data"
    data.mkdir(mode=0o700)
    assert Found(look(data)).has(level, words)


def test_a_machine_that_is_well_is_right(tmp_path: Path) -> None:
    tmp_path.chmod(0o700)
    seen = Found(machine.examine({"PORT": "8000"}, NAMES, tmp_path))
    assert seen.those("wrong") == []


# The page.


async def test_a_free_port_is_right_and_one_that_somebody_else_serves_is_not() -> None:
    port = free_port()
    given = {"PORT": str(port)}
    assert (await found(examine_page(given))).has("right", "is free for it")
    server = await asyncio.start_server(lambda reader, writer: writer.close(), "127.0.0.1", port)
    assert (await found(examine_page(given))).has("wrong", "Something else is served")
    server.close()
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", port))
        assert (await found(examine_page(given))).has("wrong", "Nothing can be served")
    assert (await found(examine_page({**given, "ZOCO_HOST": "203.0.113.7"}))).has("wrong", "203.0.113.7")
    unwell = await asyncio.start_server(_unwell, "127.0.0.1", other := free_port())
    seen = await found(examine_page({"PORT": str(other)}))
    assert seen.has("wrong", "no move would be stored: disk full")
    unwell.close()


async def _unwell(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Our own page, while the disk is full."""
    await reader.readuntil(b"\r\n\r\n")
    writer.write(b"HTTP/1.1 503 Service Unavailable\r\nContent-Length: 9\r\n\r\ndisk full")
    writer.close()


async def test_a_page_for_others_without_a_name_is_found(tmp_path: Path) -> None:
    given = {"PORT": str(free_port()), "ZOCO_HOST": "0.0.0.0"}
    assert (await found(examine_page(given))).has("doubtful", "ZOCO_HOSTS names no name")
    assert (await found(examine_page({**given, "ZOCO_HOSTS": "*"}))).has("doubtful", "ZOCO_HOSTS is *")
    assert (await found(examine_page({**given, "ZOCO_HOSTS": "zoco.example.org"}))).has("right", "zoco.example.org")


# On the command line.


async def test_a_house_that_runs_is_well_and_the_status_is_0(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "data"
    bot = Bot({"ZOCO_DATA": str(data), "REDIS_URL": ""}, tmp_path / "bot.log")
    await bot.start()
    for name, value in {"ZOCO_DATA": str(data), "REDIS_URL": "", "PORT": str(bot.port)}.items():
        monkeypatch.setenv(name, value)
    status = await asyncio.to_thread(main, ["doctor"])
    said = capsys.readouterr().out
    assert status == 0, said
    assert "The Redis that comes along keeps every move on disk" in said
    assert f"The page answers at 127.0.0.1, port {bot.port}, and moves are stored" in said
    assert "0 wrong" in said
    assert await bot.stop() == 0


def test_a_house_that_does_not_start_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "data"
    data.mkdir(mode=0o700)
    (data / "kept.json").write_text('{"manifest": "file a.aof seq 1 type i", "sizes": {"a.aof": 1000000}}')
    for name, value in {"ZOCO_DATA": str(data), "REDIS_URL": "", "PORT": str(free_port())}.items():
        monkeypatch.setenv(name, value)
    assert main(["doctor"]) == 1
    said = capsys.readouterr().out
    assert "WRONG the games in" in said, said
    assert "docs/durability.md says what can be done" in said


def test_what_is_wrong_is_said_without_secrets_and_the_status_is_1(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("REDIS_URL", f"redis://:quite-secret@127.0.0.1:{free_port()}")
    monkeypatch.setenv("PORT", str(free_port()))
    assert main(["doctor"]) == 1
    said = capsys.readouterr().out
    assert "WRONG Redis cannot be asked: out of reach" in said
    assert "→ Start it" in said
    assert "quite-secret" not in said
    monkeypatch.setenv("PORT", "abc")
    assert main(["doctor"]) == 1
    assert "PORT may be a whole number" in capsys.readouterr().out
