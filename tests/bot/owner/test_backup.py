"""A backup: all of a house in one file while people play, damaged files refused, and games that go on after it."""

from __future__ import annotations

import asyncio
import io
import itertools
import os
import sys
import time
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import cast

import pytest
import redis.asyncio as redis

from bot.app.main import main
from bot.owner.backup import write_all
from bot.owner.backup_file import Unusable, Writer
from bot.owner.house import Impossible
from bot.owner.restore import Backup, Restoring, checked
from bot.store import keys
from bot.store.codes import Codes, Purpose
from bot.store.connect import connect
from bot.store.copying import PASSING, Belongings, Copying, Key
from bot.store.keys import key, owned
from bot.store.links import Links
from bot.store.migrations import read_table
from bot.store.store import Store
from rules import GAMES
from rules.record import verify
from tests.bot.channel import keys_of, log_of, play_to_the_end, posts, random_steps, sit_down, step
from tests.bot.conftest import Room, Seeds, Server, Time
from tests.bot.crash.process import ROOT, Bot
from tests.bot.stored import sample as samples
from tests.bot.stored.sample import Sample
from tests.bot.web.visitor import Client

SAMPLES = [samples.read(path) for path in samples.samples()]


@pytest.fixture
async def elsewhere(tmp_path: Path) -> AsyncIterator[Store]:
    """Another Redis, with nothing in it."""
    server = Server(tmp_path, "--appendonly", "no")
    server.start()
    client = connect(server.url)
    yield Store(client)
    await client.aclose()
    server.kill()


async def saved(store: Store, clock: Time | None = None) -> io.BytesIO:
    file = io.BytesIO()
    assert await write_all(store, file, clock or time.time) == 0
    return file


async def restored(file: io.BytesIO, store: Store) -> Backup:
    backup = checked(file)
    assert await Restoring(store, backup, time.time).everything() == 0
    return backup


def test_a_key_tells_whose_it_is_whatever_else_is_in_its_name() -> None:
    for owner, kind in itertools.product(
        ("web:abc", "telegram:-100123:7", "telegram:@5", "discord:123"),
        ("table", "file:3.board.7", "digest-2026-11-19", "leaf:5", "moving-log", "note:abcdef"),
    ):
        assert owned(key(owner, kind)) == (kind, owner)
    for name in (
        keys.cookie_key("web", "secret"),
        keys.shared_key(3, "due"),
        keys.shared_key(0, "inbox:telegram"),
        "zoco:{up:web}:beat",
    ):
        assert owned(name) is None


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.version)
async def test_whatever_can_be_stored_is_the_same_in_another_redis(
    store: Store, elsewhere: Store, sample: Sample
) -> None:
    await samples.load(cast(redis.Redis, store.client), sample)
    await restored(await saved(store), elsewhere)
    before = {one.name: one for one in await samples.taken(cast(redis.Redis, store.client))}
    after = {one.name: one for one in await samples.taken(cast(redis.Redis, elsewhere.client))}
    ours = PASSING - {"due", "outbox", "tables"}
    expected = {name for name in before if keys.kind_of(samples.kind_of(name).removeprefix("web:")) not in ours}
    assert set(after) == expected | {name for name in after if ":played:" in name or ":person:" in name}
    for name in expected:
        assert sorted(after[name].values) == sorted(before[name].values), name
        assert abs(after[name].ttl - before[name].ttl) < 30_000 or not before[name].ttl, name


async def test_tables_saved_while_moves_are_made_are_whole_and_are_played_on_to_their_ends(
    store: Store, elsewhere: Store, clock: Time
) -> None:
    rooms = [Room(store, clock, Seeds(), f"web:{number}") for number in range(len(GAMES))]
    for room, game in zip(rooms, GAMES, strict=True):
        await sit_down(room, game, 2)
    files: list[io.BytesIO] = []

    async def moves(room: Room) -> None:
        async for _ in random_steps(room, Random(3), 40):
            await asyncio.sleep(0)

    async def backups() -> None:
        while not playing.done():
            files.append(await saved(store))

    playing = asyncio.gather(*map(moves, rooms))
    await asyncio.gather(playing, backups())
    found = set()
    for file in files:
        for one in checked(file).contents():
            if one.table:
                table, log = read_table(one.table), one.key("log")
                assert table.entries == (len(log.values) if log else 0)
                assert sorted(name.split()[0] for name in one.due[::2])
                found.add(table.entries)
    assert len(found) > 3, "they were taken in the middle"
    await restored(files[-1], elsewhere)
    for room in rooms:
        later = Room(elsewhere, clock, Seeds(), room.channel)
        later.ids = itertools.count(10_000)
        await play_to_the_end(later, Random(4))
        record = (await elsewhere.records(room.channel))[0]
        verify(record, GAMES)
        assert len(record.moves) == len(await log_of(later))


async def test_a_command_that_comes_again_after_a_restore_is_still_carried_out_once(
    store: Store, elsewhere: Store, room: Room, clock: Time
) -> None:
    assert (await room.say("Anna", "/new marrakech", id="once")).ok
    before = await room.table()
    await restored(await saved(store), elsewhere)
    later = Room(elsewhere, clock, Seeds(), room.channel)
    assert (await later.say("Anna", "/new marrakech", id="once")).ok
    assert await later.table() == before


# Damaged files.


async def test_a_file_with_any_byte_changed_or_missing_is_refused_in_a_sentence(store: Store, room: Room) -> None:
    await sit_down(room, "marrakech", 2)
    data = (await saved(store)).getvalue()
    for at in Random(1).sample(range(len(data)), 200):
        with pytest.raises(Unusable):
            checked(io.BytesIO(data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]))
        with pytest.raises(Unusable):
            checked(io.BytesIO(data[:at]))
    with pytest.raises(Unusable, match="parts of it are missing"):
        checked(io.BytesIO(data + b"x"))
    with pytest.raises(Unusable, match="no backup"):
        checked(io.BytesIO(b"PK\x03\x04 some other file"))


async def test_linked_accounts_and_invitations_come_along_and_codes_for_ten_minutes_do_not(
    store: Store, elsewhere: Store
) -> None:
    await Links(store).join("discord:7", "telegram:5")
    purposes: tuple[Purpose, ...] = ("invited", "offered", "carried")
    for purpose in purposes:
        await Codes(store, purpose).put("abcdefghjkmn", b"web:room")
    await restored(await saved(store), elsewhere)
    assert await Links(elsewhere).others("telegram:5") == ("discord:7",)
    assert await Codes(elsewhere, "invited").meant("abcdefghjkmn") == b"web:room"
    assert await Codes(elsewhere, "offered").meant("abcdefghjkmn") is None
    assert await Codes(elsewhere, "carried").meant("abcdefghjkmn") is None


async def test_a_file_of_a_later_version_is_not_half_restored(monkeypatch: pytest.MonkeyPatch) -> None:
    file = io.BytesIO()
    monkeypatch.setattr("bot.owner.backup_file.FORMAT", 2)
    Writer(file, "9.0", 0.0).end()
    monkeypatch.undo()
    with pytest.raises(Unusable, match="newer"):
        checked(file)


# Into a house that is lived in.


async def test_a_house_that_is_lived_in_is_not_overwritten(store: Store, room: Room) -> None:
    await sit_down(room, "marrakech", 2)
    file = await saved(store)
    await room.say(await room.acting(), await room.first_move(await room.acting()))
    now = await room.table()
    with pytest.raises(Impossible, match="nothing is overwritten"):
        await Restoring(store, checked(file), time.time).everything()
    assert await room.table() == now


async def test_a_restore_that_broke_off_is_gone_on_with(store: Store, elsewhere: Store, clock: Time) -> None:
    for number in range(5):
        assert (await Room(store, clock, Seeds(), f"web:{number}").say("Anna", "/new marrakech")).ok
    backup = checked(await saved(store))
    await Copying(elsewhere, clock).mark(backup.name)
    some = [one for one in backup.contents() if one.owner == "web:3"]
    await Copying(elsewhere, clock).write(some[0])
    await Restoring(elsewhere, backup, time.time).everything()
    assert len(await elsewhere.tables("web")) == 5
    assert await Copying(elsewhere, clock).restoring() == b""


async def test_a_single_table_comes_back_and_is_told_so_and_the_others_go_on(
    store: Store, room: Room, clock: Time, capsys: pytest.CaptureFixture[str]
) -> None:
    other = Room(store, clock, Seeds(), "web:other")
    await sit_down(other, "quixote", 2)
    await sit_down(room, "marrakech", 2)
    file = await saved(store)
    then, told = await room.table(), len(await posts(room))
    steps = [one async for one in random_steps(room, Random(2), 12)]
    others = await other.table()
    backup = checked(file)
    with pytest.raises(Impossible, match="--replace"):
        await Restoring(store, backup, clock).tables([room.channel], replace=False, yes=True)
    assert await Restoring(store, backup, clock).tables([room.channel], replace=True, yes=False) == 1, "it asks"
    assert await room.table() == steps[-1].after
    clock.now += 5 * 24 * 3600
    assert await Restoring(store, backup, clock).tables([room.channel], replace=True, yes=True) == 0
    table = await room.table()
    assert table.position == then.position
    assert table.version > steps[-1].after.version, "no page takes it for something old"
    assert table.stamp > steps[-1].after.stamp, "nor a button for a new one"
    assert "brought-back" in keys_of((await posts(room))[-1].lines)
    assert len(await posts(room)) > told
    assert await log_of(room) == []
    acting = table.rules.to_act(table.state)[0]
    assert table.chairs[acting].since == clock.now, "the days that passed count against nobody"
    assert await other.table() == others
    room.seeds.fixed = "x"
    await step(room, table, acting, str(table.rules.legal(table.state, acting)[0]))
    assert "is back" in capsys.readouterr().out


async def test_a_table_that_was_cleared_away_comes_back_without_asking(store: Store, room: Room, clock: Time) -> None:
    await sit_down(room, "marrakech", 2)
    backup = checked(await saved(store))
    assert await store.clear(await room.table())
    with pytest.raises(Impossible, match="no table web:nowhere"):
        await Restoring(store, backup, clock).tables([room.channel, "web:nowhere"], replace=False, yes=False)
    assert await store.table(room.channel) is None, "all or none"
    assert await Restoring(store, backup, clock).tables([room.channel], replace=False, yes=False) == 0
    assert (await room.table()).phase == "playing"
    assert [table.channel for table in await store.tables_of("web:Anna")] == [room.channel]


async def test_lists_of_many_thousands_are_written_too(store: Store, clock: Time) -> None:
    values = [str(number).encode() for number in range(20_001)]
    await Copying(store, clock).write(Belongings("web:long", [Key("log", "list", 0, values)]))
    assert (await Copying(store, clock).of("web:long")).keys == [Key("log", "list", 0, values)]


# On the command line.


def test_the_audit_log_tells_a_restore_that_was_not_wanted_from_one_that_was_done(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    server, file = Server(tmp_path, "--appendonly", "no"), str(tmp_path / "house.zoco")
    server.start()
    monkeypatch.setenv("REDIS_URL", server.url)

    async def begun() -> None:
        client = connect(server.url)
        await sit_down(Room(Store(client), Time(time.time()), Seeds()), "marrakech", 2)
        await client.aclose()

    asyncio.run(begun())
    assert main(["backup", file]) == 0
    for given, status in ((), 1), (("--yes",), 0):
        assert main(["restore", file, "web:room", "--replace", *given]) == status
    assert main(["audit"]) == 0
    ends = [line.rpartition(": ")[2] for line in capsys.readouterr().out.splitlines() if "restore" in line]
    assert ends == ["not wanted after all", "done"]
    server.kill()


async def zoco(*arguments: str, **environment: str) -> tuple[int, str]:
    """The command, as the owner gives it; its status and all that it says."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", *arguments, cwd=ROOT, env={**os.environ, **environment}, stdout=PIPE, stderr=PIPE
    )
    said, errors = await process.communicate()
    return process.returncode or 0, said.decode() + errors.decode()


async def test_the_house_that_brings_its_own_redis_is_saved_while_it_runs_and_restored_where_it_never_ran(
    tmp_path: Path,
) -> None:
    data, fresh, file = tmp_path / "data", tmp_path / "fresh", str(tmp_path / "house.zoco")
    bot = Bot({"ZOCO_DATA": str(data), "REDIS_URL": ""}, tmp_path / "bot.log")
    await bot.start()
    anna = Client(bot.address)
    await anna.named("Anna")
    name = await anna.open()
    status, said = await zoco("backup", file, REDIS_URL="", ZOCO_DATA=str(data))
    assert status == 0, said
    assert "1 tables are saved" in said
    assert os.stat(file).st_mode & 0o077 == 0
    assert (await zoco("backup", file, REDIS_URL="", ZOCO_DATA=str(data)))[0] == 1, "it overwrites nothing"
    assert await bot.stop() == 0
    status, said = await zoco("restore", file, REDIS_URL="", ZOCO_DATA=str(fresh))
    assert status == 0, said
    later = Bot({"ZOCO_DATA": str(fresh), "REDIS_URL": ""}, tmp_path / "later.log")
    await later.start()
    anna.url = later.address
    assert (await anna.get(f"/api/t/{name}"))["phase"] == "lobby"
    assert await later.stop() == 0
    await anna.http.close()


def test_a_file_that_is_not_there_or_is_none_is_refused_before_anything_is_started(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REDIS_URL", "")
    monkeypatch.setenv("ZOCO_DATA", str(tmp_path / "data"))
    assert main(["restore", str(tmp_path / "none")]) == 1
    (tmp_path / "other").write_text("Dear diary")
    assert main(["restore", str(tmp_path / "other")]) == 1
    assert main(["backup", str(tmp_path / "new")]) == 1
    said = capsys.readouterr().err
    assert "No such file" in said
    assert "it is no backup of zoco's" in said
    assert "there are no games in" in said
    assert not (tmp_path / "data").exists()
    assert not list(tmp_path.glob("new*"))
