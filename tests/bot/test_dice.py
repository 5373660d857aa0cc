"""Dice that nobody could choose: the bot's part is published first, then others add theirs, and all can be checked."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bot.app.records import verify_file
from rules import GAMES
from rules.record import BadRecord, WrongMixture, WrongSeedHash, brought_by, mixed, seed_hash, verify
from tests.bot.channel import keys_of, last_post, posts, refused
from tests.bot.conftest import Room


async def begun(room: Room) -> None:
    """A game of Marrakech to whose dice Anna and Béla brought something."""
    await room.say("Anna", "/new marrakech")
    await room.say("Béla", "/join")
    await room.say("Csaba", "/join")
    assert (await room.say("Béla", "/dice too early")).ok
    assert (await room.say("Anna", "/dice 42 camels")).ok
    assert (await room.say("Béla", "/dice x")).ok
    assert (await room.say("Béla", "/dice y")).ok
    assert (await room.say("Anna", "/start")).ok


async def test_the_bots_part_is_published_before_anybody_brings_theirs(room: Room) -> None:
    await room.say("Anna", "/new marrakech")
    answer = await room.say("Anna", "/dice camels")
    table = await room.table()
    assert keys_of(answer.lines) == ["dice-committed", "dice-say"]
    assert table.chairs[0].word == "", "a word that was said before the bot's part was fixed does not count"
    assert table.secret not in str(await posts(room))
    assert seed_hash(table.secret) in str((await last_post(room)).lines)


async def test_the_seed_is_mixed_of_what_all_brought_and_the_record_can_be_checked(room: Room, tmp_path: Path) -> None:
    await begun(room)
    table = await room.table()
    assert table.brought == (brought_by("42 camels"), brought_by("y"), "")
    assert table.seed == mixed(table.secret, table.brought)
    assert "camels" not in msgspec.json.encode(table).decode()
    told = str(await posts(room))
    assert table.secret not in told
    assert table.seed not in told
    for name in ("Anna", "Béla"):
        assert (await room.say(name, "/resign sure")).ok
    assert "dice-mixed" in keys_of((await last_post(room)).lines)
    (record,) = await room.store.records(room.channel)
    verify(record, GAMES)
    file = tmp_path / "record.json"
    file.write_bytes(msgspec.json.encode(record))
    assert verify_file(file) == 0
    for wrong, error in (
        ({"brought": (brought_by("42 camels"), brought_by("z"), "")}, WrongMixture),
        ({"secret": "another"}, WrongSeedHash),
        ({"secret": "another", "seed_sha256": seed_hash("another")}, WrongMixture),
        ({"secret": ""}, WrongSeedHash),
        ({"seed": "chosen"}, BadRecord),
    ):
        with pytest.raises(error):
            verify(msgspec.structs.replace(record, **wrong), GAMES)


async def test_without_a_word_of_anybody_the_bots_part_is_the_seed(room: Room) -> None:
    await room.say("Anna", "/new marrakech")
    await room.say("Béla", "/join")
    await room.say("Anna", "/dice")
    committed = (await room.table()).secret
    await room.say("Anna", "/start")
    table = await room.table()
    assert (table.seed, table.secret) == (committed, "")


async def test_only_who_sits_in_the_lobby_brings_anything(room: Room) -> None:
    await room.say("Anna", "/new marrakech")
    await refused(room, "Zoe", "/dice camels", "you-do-not-sit")
    await room.say("Béla", "/join")
    await room.say("Anna", "/start")
    await refused(room, "Anna", "/dice camels", "has-begun")


async def test_who_takes_a_seat_over_changes_nothing_about_the_dice(room: Room) -> None:
    await begun(room)
    before = await room.table()
    await room.say("Anna", "/cancel ask")
    assert ((await room.table()).seed, (await room.table()).brought) == (before.seed, before.brought)
