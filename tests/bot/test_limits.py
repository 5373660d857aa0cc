"""How much one person may ask for, and that it is nobody else's loss."""

from __future__ import annotations

import pytest

from bot.service.limits import Limits
from bot.service.tables import Tables
from bot.store.store import Store
from tests.bot.conftest import Room, Seeds, Time


@pytest.fixture
def limited(store: Store, clock: Time) -> Room:
    room = Room(store, clock, Seeds())
    room.tables = Tables(store, clock, room.seeds, limits=Limits(commands=5, tables=2))
    return room


async def keys(room: Room, name: str, text: str) -> list[str]:
    return [said.key for said in (await room.say(name, text)).lines]


async def test_who_asks_too_much_is_told_so_and_everyone_else_is_heard(limited: Room) -> None:
    for _ in range(5):
        assert await keys(limited, "Zoe", "/help") != ["too-many-commands"]
    assert await keys(limited, "Zoe", "/help") == ["too-many-commands"]
    assert (await limited.say("Anna", "/new marrakech")).ok


async def test_who_waits_a_little_may_go_on(limited: Room, clock: Time) -> None:
    for _ in range(6):
        await limited.say("Zoe", "/help")
    clock.now += 12
    assert (await limited.say("Zoe", "/help")).ok
    assert await keys(limited, "Zoe", "/help") == ["too-many-commands"]


async def test_a_clock_that_goes_back_locks_nobody_out(limited: Room, clock: Time) -> None:
    await limited.say("Zoe", "/help")
    clock.now -= 3600
    assert (await limited.say("Zoe", "/help")).ok


async def test_nobody_opens_tables_without_end(limited: Room, clock: Time) -> None:
    for number in range(2):
        limited.channel = f"web:{number}"
        assert (await limited.say("Anna", "/new marrakech")).ok
        clock.now += 60
    limited.channel = "web:2"
    answer = await limited.say("Anna", "/new marrakech")
    assert [said.key for said in answer.lines] == ["too-many-tables"]
    assert (await limited.say("Béla", "/new marrakech")).ok
    limited.channel, clock.now = "web:3", clock.now + 3600
    assert (await limited.say("Anna", "/new marrakech")).ok
