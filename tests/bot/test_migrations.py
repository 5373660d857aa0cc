"""Stored tables of every schema there ever was are read; one example of each, as it was stored, is kept here."""

from __future__ import annotations

import zlib
from pathlib import Path

import msgspec
import pytest

from bot.domain.messages import Command, Person
from bot.domain.table import SCHEMA, Chair, Table
from bot.service.registry import parse
from bot.store.keys import key
from bot.store.migrations import STEPS, DamagedTable, read_table
from tests.bot.conftest import Room

DATA = Path(__file__).parent / "data"
EXAMPLES = {int(path.stem.removeprefix("table_v")): path.read_bytes() for path in DATA.glob("table_v*.bin")}

every_schema = pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES)


def test_there_is_an_example_of_every_schema_and_a_way_from_each_to_the_next() -> None:
    assert sorted(EXAMPLES) == list(range(1, SCHEMA + 1))
    assert set(STEPS) == set(range(1, SCHEMA))


@every_schema
def test_a_table_of_every_schema_is_read_as_what_it_was(example: bytes) -> None:
    """Don Quixote for three, in Hungarian: one has laid, unseen by the others, and one asks for an undo."""
    table = read_table(example)
    assert table.schema == SCHEMA
    assert (table.channel, table.game, table.phase, table.language) == ("web:room", "quixote", "playing", "hu")
    assert table.names == ("Anna", "Béla", "Цветан")
    assert [chair.person for chair in table.chairs] == ["web:Anna", "web:Béla", "web:Цветан"]
    assert (table.host, table.seed, table.entries, table.hidden) == ("web:Anna", "an example", 31, 1)
    assert (table.version, table.stamp, table.live) == (37, 12, 13)
    assert table.question is not None
    assert (table.question.kind, table.question.asked, len(table.question.agreed)) == ("undo", (0, 1, 2), 1)
    assert table.rules.load(table.rules.dump(table.state)) == table.state
    assert {line.key for line in table.base} >= {"quixote-laid", "quixote-called"}


@every_schema
async def test_a_game_stored_under_any_schema_goes_on(example: bytes, room: Room) -> None:
    await room.store.client.set(key(room.channel, "table"), example)
    before = await room.table()
    seat = before.rules.to_act(before.state)[0]
    assert (await room.say(before.names[seat], await room.first_move(before.names[seat]))).ok
    after = await room.table()
    assert (after.version, after.entries, after.schema) == (before.version + 1, 32, SCHEMA)


def stored(schema: object) -> bytes:
    table = Table(channel="web:x", version=1, stamp=1, game="quixote", host="web:a", chairs=(Chair("web:a", "A"),))
    return b"1|" + zlib.compress(msgspec.msgpack.encode({**msgspec.to_builtins(table), "schema": schema}))


def test_a_table_of_this_schema_is_read() -> None:
    assert read_table(stored(SCHEMA)).names == ("A",)


@pytest.mark.parametrize("schema", [SCHEMA + 1, 0, -3, "1", None, 1.5])
def test_a_schema_from_the_future_or_from_nowhere_is_not_guessed_at(schema: object) -> None:
    with pytest.raises(DamagedTable):
        read_table(stored(schema))


async def test_a_table_stored_by_a_newer_version_is_left_as_it_is(room: Room) -> None:
    """Two versions of the bot on one Redis, in the middle of an update."""
    await room.store.client.set(key(room.channel, "table"), stored(SCHEMA + 1))
    answer = await room.tables.handle(Command(room.channel, Person("web:a", "A"), parse("/start"), "1"))
    assert answer.lines[0].key == "damaged-table"
    assert await room.store.client.get(key(room.channel, "table")) == stored(SCHEMA + 1)
