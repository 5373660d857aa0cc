"""Robots at a table: seated, playing by the clock, and asked for advice. They think in a process of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import msgspec
import pytest

from bot.domain.due import ROBOT, TIDY
from bot.domain.messages import Answer, Command, Person
from bot.domain.table import Change
from bot.domain.turn_time import DAY
from bot.runtime.fair_queue import Asker
from bot.schedule.clock import Clock
from bot.schedule.robot_turns import RobotTurns
from bot.schedule.thinkers import Thinkers, think
from bot.service.tables import CARETAKER, Tables
from bot.store.store import Store
from bot.tables import timing
from bot.tables.lobby import Join
from bot.tables.robot_seats import thinking
from bot.tables.timeouts import TimeUp
from rules import GAMES
from rules.contract import Hint, Move, View
from rules.robots import Strength
from tests.bot.channel import keys_of, last_post, posts, refused
from tests.bot.conftest import Room, Seeds, Time

HERE = Asker("robot", "web:room")


@pytest.fixture
def robots() -> Iterator[Thinkers]:
    working = Thinkers()
    yield working
    working.close()


async def quick(game: str, view: View, strength: Strength, seed: str, asker: Asker) -> tuple[Move, Hint | None]:
    """A thought in this very process: what a robot plays does not depend on where it thinks."""
    return think(game, view, "easy", seed)


class Quick(Thinkers):
    async def think(
        self, game: str, view: View, strength: Strength, seed: str, asker: Asker
    ) -> tuple[Move, Hint | None]:
        return await quick(game, view, strength, seed, asker)


def robot_clock(room: Room, robots: Thinkers) -> Clock:
    return Clock(room.store, room.clock, {ROBOT: RobotTurns(room.tables, robots).play})


@pytest.mark.parametrize("game", GAMES)
async def test_a_person_and_robots_play_a_whole_game(room: Room, game: str) -> None:
    await room.say("Anna", f"/new {game}")
    for strength in ("easy", "fair"):
        assert (await room.say("Anna", f"/robot {strength}")).ok
    assert (await room.say("Anna", "/start")).ok
    clock = robot_clock(room, Quick())
    for _ in range(1500):
        table = await room.table()
        if table.phase != "playing":
            break
        room.clock.now += 1
        await clock.tick()
        if (await room.table()).entries > table.entries:
            continue
        assert (await room.say("Anna", f"/play {await room.first_move('Anna')}")).ok
    assert (await room.table()).phase == "over"


async def test_a_table_of_robots_alone_does_not_stay_and_none_begins(room: Room) -> None:
    await room.say("Anna", "/new marrakech")
    for _ in range(3):
        assert (await room.say("Anna", "/robot easy")).ok
    assert (await room.say("Anna", "/leave")).ok
    table, post = await room.table(), await last_post(room)
    assert (table.phase, table.chairs) == ("closed", ())
    assert keys_of(post.lines) == ["left", "lobby-closed"]
    await refused(room, "Anna", "/start", "no-table")


async def orphaned(room: Room) -> None:
    """A lobby as a version before left it: its host has gone, robots sit there."""
    await room.say("Anna", "/new marrakech")
    for _ in range(2):
        await room.say("Anna", "/robot easy")
    table = await room.table()
    left = table.changed(chairs=tuple(chair for chair in table.chairs if chair.robot))
    command = Command(room.channel, Person("web:Anna", "Anna"), Join(), "left before")
    await room.store.commit(command, table, Change(left, Answer(ok=True)), room.clock(), ())


async def test_robots_whose_host_has_gone_are_not_begun_with_and_any_member_closes_their_table(room: Room) -> None:
    await orphaned(room)
    await refused(room, "Anna", "/start", "robots-alone")
    assert (await room.say("Zoe", "/cancel")).ok
    assert (await room.table()).phase == "closed"


async def test_who_sits_down_with_robots_whose_host_has_gone_is_the_host(room: Room) -> None:
    await orphaned(room)
    assert (await room.say("Zoe", "/join")).ok
    assert (await room.table()).host == "web:Zoe"
    assert (await room.say("Zoe", "/start")).ok


async def alone(room: Room) -> Clock:
    """A game as a version before could leave it: robots have the seats of all who began it. Its clock has looked."""
    await room.say("Anna", "/new marrakech")
    await room.say("Béla", "/join")
    await room.say("Anna", "/robot easy")
    await room.say("Anna", "/start")
    table = await room.table()
    chairs = [
        msgspec.structs.replace(chair, person=None, robot="easy", owner=chair.person or "") for chair in table.chairs
    ]
    left = table.changed(chairs=tuple(chairs))
    command = Command(room.channel, CARETAKER, TimeUp(), "left before")
    due = timing.due_times(left, room.clock())
    await room.store.commit(command, table, Change(left, Answer(ok=True)), room.clock(), due)
    clock = robot_clock(room, Quick())
    await clock.tick()
    return clock


async def test_robots_alone_do_not_play_on_and_say_so_once(room: Room) -> None:
    clock = await alone(room)
    before = await room.table()
    for _ in range(60):
        room.clock.now += 1
        await clock.tick()
    assert await room.table() == before
    assert [keys_of(post.lines) for post in await posts(room)].count(["robots-pause"]) == 1


async def test_a_game_of_robots_goes_on_when_a_person_takes_a_seat(room: Room) -> None:
    clock = await alone(room)
    before = await room.table()
    assert (await room.say("Béla", "/replace")).ok
    for _ in range(5):
        room.clock.now += 1
        await clock.tick()
    table = await room.table()
    assert table.entries > before.entries
    assert table.host == "web:Béla"


async def test_a_game_that_nobody_came_back_to_is_closed_after_a_month_and_before_only_by_who_left_it(
    room: Room,
) -> None:
    await alone(room)
    await refused(room, "Zoe", "/cancel", "not-a-player")
    tidying = Clock(room.store, room.clock, {TIDY: room.tables.tidy})
    room.clock.now += 29 * DAY
    await tidying.tick()
    assert (await room.table()).phase == "playing"
    room.clock.now += 2 * DAY
    await tidying.tick()
    assert (await room.table()).phase == "closed"


async def test_who_is_out_by_the_rules_sees_the_robots_play_to_the_end(room: Room) -> None:
    await room.say("Anna", "/new marrakech")
    for _ in range(2):
        await room.say("Anna", "/robot easy")
    await room.say("Anna", "/start")
    table = await room.table()
    state, _ = table.rules.resign(table.state, 0)  # out, as who cannot pay is
    command = Command(room.channel, CARETAKER, TimeUp(), "out")
    out = table.moved_to(state)
    await room.store.commit(command, table, Change(out, Answer(ok=True)), room.clock(), timing.due_times(out, 0.0))
    clock = robot_clock(room, Quick())
    for _ in range(1500):
        room.clock.now += 1
        await clock.tick()
        if (await room.table()).phase == "over":
            break
    assert (await room.table()).phase == "over"


async def test_when_the_last_person_gives_up_the_robots_do_not_play_it_out(room: Room) -> None:
    await room.say("Anna", "/new marrakech")
    await room.say("Béla", "/join")
    for _ in range(2):
        await room.say("Anna", "/robot easy")
    await room.say("Anna", "/start")
    await room.say("Béla", "/resign sure")
    assert (await room.table()).phase == "playing"
    asked = await room.say("Anna", "/resign")
    assert keys_of(asked.lines) == ["sure-resign-closes"]
    await room.say("Anna", "/resign sure", stamp=asked.stamp)
    assert (await room.table()).phase == "closed"


async def test_a_robot_thinks_in_a_process_of_its_own_and_another_follows_one_that_died(
    store: Store, clock: Time, robots: Thinkers
) -> None:
    room = Room(store, clock, Seeds())
    await room.begin("marrakech", "Anna", "Béla")
    table = await room.table()
    seat = table.rules.to_act(table.state)[0]
    view = table.rules.view(table.state, seat)
    first = await robots.think("marrakech", view, "fair", "seed", HERE)
    assert first == think("marrakech", view, "fair", "seed")
    for process in list(robots._thinkers()._processes.values()):
        process.kill()
        process.join()
    assert await robots.think("marrakech", view, "fair", "seed", HERE) == first


async def test_a_quick_thought_waits_for_one_long_one_at_most(robots: Thinkers) -> None:
    game = GAMES["quixote"]
    view = game.view(game.start(1, "queue"), 0)
    first, second = [asyncio.create_task(robots.think("quixote", view, "strong", seed, HERE)) for seed in "12"]
    await asyncio.sleep(0)
    await robots.think("quixote", view, "easy", "3", HERE)
    assert first.done()
    assert not second.done()
    second.cancel()


async def test_a_person_has_one_hint_thought_of_at_a_time(store: Store, clock: Time) -> None:
    thinking, go_on = asyncio.Event(), asyncio.Event()

    async def slow(game: str, view: View, strength: Strength, seed: str, asker: Asker) -> tuple[Move, Hint | None]:
        thinking.set()
        await go_on.wait()
        return await quick(game, view, strength, seed, asker)

    room = Room(store, clock, Seeds())
    room.tables = Tables(store, clock, room.seeds, slow)
    await room.begin("marrakech", "Anna", "Béla")
    acting = await room.acting()
    first = asyncio.create_task(room.say(acting, "/hint"))
    await thinking.wait()
    again = await room.say(acting, "/hint")
    assert (again.ok, [said.key for said in again.lines]) == (False, ["hint-under-way"])
    go_on.set()
    assert (await first).ok
    assert (await room.say(acting, "/hint")).ok


async def test_two_clocks_play_a_robots_move_once(room: Room) -> None:
    await room.say("Anna", "/new marrakech")
    for _ in range(3):
        await room.say("Anna", "/robot easy")
    await room.say("Anna", "/start")
    while not thinking(await room.table()):
        await room.say("Anna", await room.first_move("Anna"))
    seats = RobotTurns(room.tables, Quick())
    await seats.play(room.channel)
    before = await room.table()
    await RobotTurns(Tables(room.store, room.clock, room.seeds), Quick())._play(
        before, before.rules.to_act(before.state)[0]
    )
    await seats._play(before, before.rules.to_act(before.state)[0])
    assert (await room.table()).entries == before.entries + 1


async def test_a_hint_is_for_the_one_who_asks_and_is_a_legal_move(store: Store, clock: Time) -> None:
    room = Room(store, clock, Seeds())
    room.tables = Tables(store, clock, room.seeds, quick)
    await room.begin("marrakech", "Anna", "Béla")
    acting = await room.acting()
    answer = await room.say(acting, "/hint")
    assert answer.ok
    assert (await room.say(acting, answer.buttons[0].text, stamp=answer.stamp)).ok
    other = "Anna" if acting == "Béla" else "Béla"
    assert [said.key for said in (await room.say("Zoe", "/hint")).lines] == ["not-a-player"]
    await room.say(other, "/settings hints off")
    await room.say("Anna", "/settings hints off")
    assert [said.key for said in (await room.say(acting, "/hint")).lines] == ["no-hints"]
