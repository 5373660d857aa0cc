"""The owner's commands: each says what it did, asks before what destroys, is noted, and shows nobody's secrets."""

from __future__ import annotations

import asyncio
import io
import sys

import pytest

from bot.app.main import main
from bot.domain.messages import Command, Person
from bot.owner.audit import show
from bot.owner.deeds import close, forget_person, say
from bot.owner.house import Impossible
from bot.owner.tables import list_tables, show_table
from bot.service.registry import parse
from bot.store.audit_log import AuditLog
from bot.store.connect import connect
from bot.store.store import Store
from tests.bot.channel import keys_of, last_post, posts, sit_down
from tests.bot.conftest import Room, Seeds, Server, Time

Said = pytest.CaptureFixture[str]


class Terminal(io.StringIO):
    """Somebody sits there."""

    def isatty(self) -> bool:
        return True


async def test_tables_are_listed_with_whose_move_it_is(room: Room, clock: Time, capsys: Said) -> None:
    await sit_down(room, "marrakech", 2)
    other = Room(room.store, clock, Seeds(), "web:closed")
    for text in ("/new quixote", "/cancel"):
        assert (await other.say("Zoe", text)).ok
    assert await list_tables(room.store, 50, everything=False) == 0
    said = capsys.readouterr().out
    assert "web:room" in said
    assert {"Anna*, Béla", "Anna, Béla*"} & {line.rpartition("  ")[2] for line in said.splitlines()}
    assert "web:closed" not in said
    await list_tables(room.store, 1, everything=True)
    assert "1 more" in capsys.readouterr().out


async def test_one_table_is_told_with_all_but_its_secrets(room: Room, capsys: Said) -> None:
    await sit_down(room, "alhambra", 2)
    table = await room.table()
    acting = await room.acting()
    assert await show_table(room.store, room.channel) == 0
    said = capsys.readouterr().out
    for told in (
        "web:room",
        f"{acting} (web:{acting}), awaited since",
        "posts           2 written, 3 waiting",
        "remind ",
    ):
        assert told in said, said
    assert table.seed not in said
    assert "deck" not in said
    with pytest.raises(Impossible, match="there is no table web:none"):
        await show_table(room.store, "web:none")


async def test_a_table_is_closed_only_if_it_is_meant_and_is_told_so(
    room: Room, capsys: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    await sit_down(room, "marrakech", 2)
    assert await close(room.store, room.channel, yes=False) == 1, "nobody can be asked"
    for answer, phase in (("n\n", "playing"), ("y\n", "closed")):
        monkeypatch.setattr(sys, "stdin", Terminal(answer))
        await close(room.store, room.channel, yes=False)
        assert (await room.table()).phase == phase
    assert keys_of((await last_post(room)).lines) == ["closed-by-owner"]
    with pytest.raises(Impossible, match="nothing goes on"):
        await close(room.store, room.channel, yes=True)
    monkeypatch.undo()
    deeds = [(deed.what, deed.outcome) for deed in await AuditLog(room.store).latest(10)]
    assert deeds == [
        ("close web:room", "not done: nothing goes on at web:room"),
        ("close web:room", "done"),
        ("close web:room", "not wanted after all"),
        ("close web:room", "not wanted after all"),
    ]
    assert await show(room.store, 10) == 0
    assert "close web:room: done" in capsys.readouterr().out


async def test_the_owner_says_something_to_one_table_or_to_all_that_are_played(room: Room, clock: Time) -> None:
    await sit_down(room, "marrakech", 2)
    other = Room(room.store, clock, Seeds(), "discord:5")
    who = Person("discord:1", "Zoe")
    for text in ("/new quixote", "/robot easy"):
        assert (await other.tables.handle(Command(other.channel, who, parse(text), text))).ok
    assert await say(room.store, "Zoco  rests\ntonight", None) == 0
    for one in (room, other):
        post = await last_post(one)
        assert (keys_of(post.lines), post.lines[0].args["text"]) == (["owner-says"], "Zoco rests tonight")
    before = await posts(other)
    await say(room.store, "only here", "web:room")
    assert await posts(other) == before
    assert (await room.table()).phase == "playing"
    for text in ("", "x" * 1001):
        with pytest.raises(Impossible):
            await say(room.store, text, None)


async def test_a_person_is_forgotten_and_the_audit_log_does_not_say_who(room: Room, capsys: Said) -> None:
    await sit_down(room, "marrakech", 3)
    assert await forget_person(room.store, "web:Anna", yes=False) == 1
    assert (await room.table()).names[0] == "Anna"
    assert await forget_person(room.store, "web:Anna", yes=True) == 0
    assert "at 1 tables, in 0 records" in capsys.readouterr().out
    assert (await room.table()).names[0] == "a player"
    deeds = await AuditLog(room.store).latest(10)
    assert len(deeds) == 2
    assert not [deed for deed in deeds if "Anna" in deed.what]
    for nobody in ("Anna", "web:", "discord:@7", "web:a:b", "nowhere:1"):
        with pytest.raises(Impossible, match="is no person"):
            await forget_person(room.store, nobody, yes=True)


def test_each_of_them_can_be_given_on_the_command_line(
    tmp_path_factory: pytest.TempPathFactory, capsys: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = Server(tmp_path_factory.mktemp("redis"), "--appendonly", "no")
    server.start()
    monkeypatch.setenv("REDIS_URL", server.url)

    async def begun() -> None:
        client = connect(server.url)
        await sit_down(Room(Store(client), Time(), Seeds()), "marrakech", 2)
        await client.aclose()

    asyncio.run(begun())
    given = (
        ("tables", 0, "web:room"),
        ("table web:room", 0, "marrakech"),
        ("table web:none", 1, "there is no table web:none"),
        ("say hello", 0, "1 tables are told"),
        ("close web:room --yes", 0, "is closed, and told so"),
        ("forget web:Anna --yes", 0, "Forgotten"),
        ("audit", 0, "say 'hello' to all: told 1 tables"),
    )
    for words, status, said in given:
        assert main(words.split()) == status, words
        told = capsys.readouterr()
        assert said in told.out + told.err, words
    server.kill()
    assert main(["tables"]) == 1
    assert "Redis cannot do it: out of reach" in capsys.readouterr().err


def test_every_command_says_in_its_help_what_it_is_for(capsys: Said) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    said = capsys.readouterr().out
    for name in ("top", "tables", "table", "close", "say", "forget", "audit", "backup", "restore"):
        assert f"    {name} " in said
