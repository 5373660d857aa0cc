"""Data that is damaged: never an empty house where there was a full one; what can be read is read."""

from __future__ import annotations

import asyncio
import itertools
import os
import shutil
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import cast

import pytest

from bot.app.main import main
from bot.store.aof import FOLDER, MANIFEST
from bot.store.connect import connect
from bot.store.data_folder import is_served
from bot.store.embedded import Embedded
from bot.store.kept import MOST_CUT, NOTE, Damaged
from bot.store.keys import key
from bot.store.store import Store
from tests.bot.conftest import Room, Seeds, Time

CHANNELS = [f"web:room{number}" for number in range(12)]
ADDED = "appendonly.aof.1.incr.aof"


@pytest.fixture
async def data(tmp_path: Path) -> Path:
    """A house with games in it, at rest."""
    folder = tmp_path / "zoco"
    server = Embedded(folder)
    await server.start()
    client = connect(server.url)
    for channel in CHANNELS:
        await play(Store(client), channel)
    await client.aclose()
    server.stop()
    return folder


async def play(store: Store, channel: str) -> None:
    room = Room(store, Time(), Seeds(), channel)
    await room.begin("marrakech", "Anna", "Béla")
    for _ in range(6):
        if (await room.table()).phase == "lobby":  # more was cut than the moves
            assert (await room.say("Dora", "/join")).ok
            continue
        name = await room.acting()
        assert (await room.say(name, await room.first_move(name))).ok


@pytest.fixture
async def open_house() -> AsyncIterator[Callable[[Path], Embedded]]:
    begun: list[Embedded] = []

    def made(folder: Path) -> Embedded:
        begun.append(Embedded(folder))
        return begun[-1]

    yield made
    for server in begun:
        server.stop()


async def readable(folder: Path, server: Embedded) -> list[str]:
    """The channels whose tables can be read and played at."""
    await server.start()
    client = connect(server.url)
    found = [channel for channel in CHANNELS if await Store(client).readable(channel)]
    for channel in found:
        room = Room(Store(client), Time(), Seeds(), channel)
        room.ids = itertools.count(10_000)
        if (await room.table()).phase == "lobby":  # more was cut than the moves
            assert (await room.say("Dora", "/join")).ok
            continue
        name = await room.acting()
        assert (await room.say(name, await room.first_move(name))).ok
    await client.aclose()
    server.stop()
    return found


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in (folder / FOLDER).iterdir()}


def no_manifest(folder: Path) -> None:
    (folder / FOLDER / MANIFEST).unlink()


def empty_manifest(folder: Path) -> None:
    (folder / FOLDER / MANIFEST).write_bytes(b"")


def rubbish_manifest(folder: Path) -> None:
    (folder / FOLDER / MANIFEST).write_bytes(b"\xff\xfe\x00")


def empty_file(folder: Path) -> None:
    (folder / FOLDER / ADDED).write_bytes(b"")


def no_file(folder: Path) -> None:
    (folder / FOLDER / ADDED).unlink()


def nothing_left(folder: Path) -> None:
    shutil.rmtree(folder / FOLDER)


def much_cut(folder: Path) -> None:
    os.truncate(folder / FOLDER / ADDED, (folder / FOLDER / ADDED).stat().st_size - 100_000)


def zeroed(folder: Path, at: float = 0.5, size: int = 16_384) -> None:
    path = folder / FOLDER / ADDED
    with path.open("r+b") as file:
        file.seek(int(path.stat().st_size * at))
        file.write(bytes(size))


DAMAGES = [no_manifest, empty_manifest, rubbish_manifest, empty_file, no_file, nothing_left, much_cut, zeroed]
MENDABLE = [no_manifest, empty_manifest, rubbish_manifest, much_cut, zeroed]


@pytest.mark.parametrize("damage", DAMAGES)
async def test_a_house_that_was_full_never_starts_as_an_empty_one(
    data: Path, open_house: Callable[[Path], Embedded], damage: Callable[[Path], None]
) -> None:
    damage(data)
    before = contents(data) if damage is not nothing_left else {}
    with pytest.raises(Damaged, match=f"zoco repair {data}"):
        await open_house(data).start()
    assert damage is nothing_left or contents(data) == before, "nothing is changed"


async def test_of_a_small_house_too_more_is_missing_than_is_left_and_that_is_no_small_loss(
    tmp_path: Path, open_house: Callable[[Path], Embedded]
) -> None:
    server = open_house(tmp_path)
    await server.start()
    client = connect(server.url)
    await play(Store(client), CHANNELS[0])
    await client.aclose()
    server.stop()
    path = tmp_path / FOLDER / ADDED
    assert path.stat().st_size < MOST_CUT
    os.truncate(path, 500)
    with pytest.raises(Damaged, match=f"zoco repair {tmp_path}"):
        await open_house(tmp_path).start()


async def test_a_house_that_is_new_starts(tmp_path: Path, open_house: Callable[[Path], Embedded]) -> None:
    for folder in (tmp_path / "new", tmp_path):
        server = open_house(folder)
        await server.start()
        server.stop()


async def test_an_older_copy_that_is_put_there_on_purpose_starts_without_the_note(
    data: Path, open_house: Callable[[Path], Embedded]
) -> None:
    much_cut(data)
    (data / NOTE).unlink()
    server = open_house(data)
    await server.start()


async def test_last_bytes_that_are_cut_are_said_with_how_many(
    data: Path, open_house: Callable[[Path], Embedded], caplog: pytest.LogCaptureFixture
) -> None:
    path = data / FOLDER / ADDED
    os.truncate(path, os.stat(path).st_size - 7)
    left = os.stat(path).st_size
    assert len(await readable(data, open_house(data))) == len(CHANNELS)
    assert f"7 bytes at the end of {ADDED} are missing" in caplog.text
    assert f"bytes of {ADDED} were no whole command and were cut off" in caplog.text
    assert left > 0


@pytest.mark.parametrize("damage", MENDABLE)
async def test_repair_makes_a_copy_with_everything_that_can_be_read(
    data: Path,
    open_house: Callable[[Path], Embedded],
    capsys: pytest.CaptureFixture[str],
    damage: Callable[[Path], None],
) -> None:
    damage(data)
    before = contents(data)
    assert await asyncio.to_thread(main, ["repair", str(data)]) == 0
    said = capsys.readouterr().out
    copy = data.with_name("zoco-repaired")
    assert contents(data) == before, "the original is as it was"
    assert f"mv {copy} {data}" in said
    assert "tables can be read" in said
    found = await readable(copy, open_house(copy))
    assert len(found) >= (5 if damage in (much_cut,) else 11)
    if damage is zeroed:
        assert "bytes are lost" in said
    assert not is_served(copy)


@pytest.mark.parametrize("name", ["../../victim", "appendonly.aof.1.base.aof/../../../victim", "{folder}/victim"])
async def test_a_list_that_leads_out_of_the_folder_is_not_followed(
    data: Path, open_house: Callable[[Path], Embedded], tmp_path: Path, name: str
) -> None:
    """Neither read nor written: whoever repairs may be root, and the list may be anybody's."""
    victim = tmp_path / "victim"
    victim.write_text("somebody else's")
    listed = f"file {name.format(folder=tmp_path)} seq 1 type b\nfile {ADDED} seq 1 type i\n"
    (data / FOLDER / MANIFEST).write_text(listed)
    await asyncio.to_thread(main, ["repair", str(data)])
    assert victim.read_text() == "somebody else's"
    copy = data.with_name("zoco-repaired")
    assert not [path for path in copy.rglob("*") if "victim" in path.name or b"somebody else" in _bytes_of(path)]
    assert len(await readable(copy, open_house(copy))) == len(CHANNELS), "what is there is read"


async def test_a_file_that_is_a_link_is_not_followed(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    victim = tmp_path / "victim"
    (data / FOLDER / ADDED).rename(victim)
    (data / FOLDER / ADDED).symlink_to(victim)
    before = victim.read_bytes()
    await asyncio.to_thread(main, ["repair", str(data)])
    assert f"{ADDED} is missing" in capsys.readouterr().out
    assert victim.read_bytes() == before


async def test_a_list_of_files_that_are_not_there_does_not_hide_those_that_are(
    data: Path, open_house: Callable[[Path], Embedded]
) -> None:
    (data / FOLDER / MANIFEST).write_text("file appendonly.aof.7.incr.aof seq 7 type i\n")
    with pytest.raises(Damaged):
        await open_house(data).start()
    assert await asyncio.to_thread(main, ["repair", str(data)]) == 0
    copy = data.with_name("zoco-repaired")
    assert len(await readable(copy, open_house(copy))) == len(CHANNELS)


def _bytes_of(path: Path) -> bytes:
    return path.read_bytes() if path.is_file() else b""


async def test_what_stands_after_a_damaged_part_is_read_too(data: Path, open_house: Callable[[Path], Embedded]) -> None:
    """The first quarter of the file is destroyed; the latest tables are not in it."""
    zeroed(data, 0.2, 30_000)
    assert await asyncio.to_thread(main, ["repair", str(data)]) == 0
    copy = data.with_name("zoco-repaired")
    assert CHANNELS[-1] in await readable(copy, open_house(copy))


@pytest.mark.parametrize("size", [1, 5000])
async def test_a_snapshot_of_an_earlier_version_that_is_damaged_is_explained_and_what_can_be_is_saved(
    data: Path, open_house: Callable[[Path], Embedded], size: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """One byte in it, and the whole file is refused; in the copy one table is, or what was written since is left."""
    older = Embedded(data, {"--aof-use-rdb-preamble": "yes"})
    await older.start()
    client = connect(older.url)
    await client.bgrewriteaof()
    async with asyncio.timeout(10):
        while not (snapshots := [name for name in os.listdir(data / FOLDER) if name.endswith(".2.base.rdb")]):
            await client.ping()
    await play(Store(client), "web:later")
    await client.aclose()
    older.stop()
    path = data / FOLDER / snapshots[0]
    stored = bytearray(path.read_bytes())
    middle = len(stored) // 2
    stored[middle : middle + size] = bytes(byte ^ 0xFF for byte in stored[middle : middle + size])
    path.write_bytes(stored)
    with pytest.raises(Damaged, match=f"zoco repair {data}"):
        await open_house(data).start()
    assert await asyncio.to_thread(main, ["repair", str(data)]) == 0
    copy = data.with_name("zoco-repaired")
    server = open_house(copy)
    await server.start()
    client = connect(server.url)
    assert await Store(client).readable("web:later")
    await client.aclose()


async def test_one_tables_bytes_that_are_flipped_harm_no_other(
    data: Path, open_house: Callable[[Path], Embedded], capsys: pytest.CaptureFixture[str]
) -> None:
    server = open_house(data)
    await server.start()
    client = connect(server.url)
    stored = bytearray(cast(bytes, await client.get(key(CHANNELS[0], "table"))))
    stored[len(stored) // 2] ^= 0xFF
    await client.set(key(CHANNELS[0], "table"), bytes(stored))
    room = Room(Store(client), Time(), Seeds(), CHANNELS[0])
    answer = await room.say("Anna", "/board")
    assert (answer.ok, [line.key for line in answer.lines]) == (False, ["damaged-table"])
    await client.aclose()
    server.stop()
    assert await asyncio.to_thread(main, ["repair", str(data)]) == 0
    said = capsys.readouterr().out
    assert f"{len(CHANNELS) - 1} tables can be read" in said
    assert CHANNELS[0] in said
    assert await readable(data, open_house(data)) == CHANNELS[1:]


async def test_what_is_to_be_typed_next_does_what_it_says_whatever_the_folder_is_called(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house = data.with_name("Olga's; touch gone")
    os.rename(data, house)
    zeroed(house)
    assert await asyncio.to_thread(main, ["repair", str(house)]) == 0
    typed = next(line for line in capsys.readouterr().out.splitlines() if " && mv " in line)
    assert await (await asyncio.create_subprocess_shell(typed, cwd=house.parent)).wait() == 0
    assert sorted(os.listdir(house.parent)) == ["Olga's; touch gone", "Olga's; touch gone-damaged"]


async def test_data_in_use_or_none_at_all_is_not_repaired(
    data: Path, open_house: Callable[[Path], Embedded], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = open_house(data)
    await server.start()
    assert await asyncio.to_thread(main, ["repair", str(data)]) == 1
    assert "stop zoco first" in capsys.readouterr().err
    assert await asyncio.to_thread(main, ["repair", str(tmp_path / "none")]) == 1
    assert "there are no games in" in capsys.readouterr().err
    assert not data.with_name("zoco-repaired").exists()
