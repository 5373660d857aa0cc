"""How often a command's position is read from what is stored, and its decision made: once."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from bot.domain.table import Table
from bot.schedule.robot_turns import RobotTurns
from bot.service.tables import CARETAKER
from bot.tables.robot_seats import thinking
from rules import GAMES
from tests.bot.channel import random_steps, refused, sit_down
from tests.bot.conftest import Room
from tests.bot.passing import Quick


class Counted:
    """How often a game was asked to load a position, and to read a move."""

    def __init__(self, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
        self.calls: Counter[str] = Counter()
        self.kind = type(GAMES[game])
        for name in ("load", "parse"):
            monkeypatch.setattr(self.kind, name, self._counting(name, getattr(self.kind, name)))

    def _counting(self, name: str, asked: Any) -> Any:
        def counted(game: object, given: object) -> object:
            self.calls[name] += 1
            return asked(game, given)

        return counted

    def since_last(self) -> dict[str, int]:
        calls = dict(self.calls)
        self.calls.clear()
        return calls


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


async def test_a_move_loads_its_position_once_and_is_decided_once_also_the_last_of_a_game(
    room: Room, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await sit_down(room, game, 2)
    texts = [(played.before, played.seat, played.text) async for played in random_steps(room, Random(5))]
    again = Room(room.store, room.clock, room.seeds, "web:again")
    again.seeds.fixed = texts[0][0].seed
    await sit_down(again, game, 2)
    counted = Counted(game, monkeypatch)
    for before, seat, text in texts:
        counted.since_last()
        assert (await again.say(before.names[seat], text)).ok
        found = counted.since_last()
        over = (await again.table()).phase == "over"
        assert found == {"load": 1, "parse": 1 + len(texts) * over}, text  # at the end figures are told of all of it
    assert (await again.table()).phase == "over"


async def test_a_menu_and_a_refusal_load_the_position_once(
    room: Room, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await sit_down(room, game, 2)
    acting = next_to_act(await room.table())
    counted = Counted(game, monkeypatch)
    for text in ("/play", "/hand", "/board"):
        counted.since_last()
        assert (await room.say(acting, text)).ok
        assert counted.since_last().get("load", 0) <= 1, text
    await refused(room, acting, "/play nonsense", "bad-notation")
    assert counted.since_last()["load"] == 1


async def test_a_robot_s_move_is_never_a_text_that_is_read(
    room: Room, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.say("Anna", f"/new {game}")
    await room.say("Anna", "/robot easy")
    await room.say("Anna", "/start")
    robots = RobotTurns(room.tables, Quick())
    counted = Counted(game, monkeypatch)
    for _ in range(12):
        table = await room.table()
        counted.since_last()
        if thinking(table):
            await robots.play(room.channel)
            assert (await room.table()).entries == table.entries + 1
            assert counted.since_last().get("parse", 0) == 0
        else:
            name = next_to_act(table)
            await room.say(name, await room.first_move(name))
    assert any(entry.person == CARETAKER.id for entry in await room.store.log(room.channel)), "a robot has moved"


def next_to_act(table: Table) -> str:
    return table.names[table.rules.to_act(table.state)[0]]


async def test_a_table_that_changes_takes_its_state_along_until_its_position_is_another(room: Room, game: str) -> None:
    await sit_down(room, game, 2)
    table = await room.table()
    assert table.changed(stamp=99).state is table.state
    seat = table.rules.to_act(table.state)[0]
    after, _ = table.rules.play(table.state, seat, table.rules.legal(table.state, seat)[0])
    moved = table.moved_to(after, entries=1)
    assert moved.state is after
    assert moved.position is not None
    assert moved.rules.load(moved.position) == after
    assert moved.changed(position=table.position).state == table.state
