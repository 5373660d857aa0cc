"""Posts beside the board that can be pressed lose their buttons when what they are about is over, however it ends."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.domain.messages import Command
from bot.service.tables import CARETAKER
from bot.tables.nudges import Reminded
from tests.bot.channel import last_post, owing, posts
from tests.bot.conftest import Room
from tests.bot.test_consent import LIMIT, passed


async def pressable(room: Room) -> list[tuple[str, ...]]:
    """What can be pressed of all that the channel was shown: of each post by its latest state, but for the live one."""
    table = await room.table()
    shown = await posts(room)
    closed = {post.closes[0] for post in shown if post.closes}
    latest = {post.id: post for post in shown}
    left = [post for post in latest.values() if post.id not in closed | {table.live}]
    return [tuple(button.text for button in post.buttons) for post in left if post.buttons]


async def play(room: Room) -> None:
    name = await room.acting()
    assert (await room.say(name, await room.first_move(name))).ok


async def play_a_turn(room: Room) -> None:
    turn = (await room.table()).rules.turn((await room.table()).state)
    while (table := await room.table()).rules.turn(table.state) == turn:
        await play(room)


async def nudged(room: Room) -> None:
    table = await room.table()
    room.clock.now += 7 * 3600
    acting = await room.acting()
    other = next(name for name in table.names if name != acting)
    assert (await room.say(other, "/nudge")).ok


async def reminded(room: Room) -> None:
    for percent in (50, 80):
        table = await room.table()
        (seat,) = owing(table)
        told = Reminded(seat, percent, table.chairs[seat].since, "here")
        assert (await room.tables.carry_out(Command(room.channel, CARETAKER, told, f"reminded {percent}"))).ok


async def late(room: Room) -> None:
    await passed(room, LIMIT)


async def given_up(room: Room) -> None:
    assert (await room.say(await room.acting(), "/resign sure")).ok


async def handed_over(room: Room) -> None:
    name = await room.acting()
    await room.say("Anna", "/settings late handover")
    await late(room)
    assert (await room.table()).seat_of(f"web:{name}") is None


async def taken(room: Room) -> None:
    assert (await room.say("Zoe", "/replace")).ok


async def taken_back(room: Room) -> None:
    (chair,) = [chair for chair in (await room.table()).chairs if chair.owner]
    assert (await room.say(chair.owner.removeprefix("web:"), "/replace")).ok


async def waited_on(room: Room) -> None:
    table = await room.table()
    (late,) = [chair.name for chair in table.chairs if chair.overdue]
    assert (await room.say(next(name for name in table.names if name != late), "/wait")).ok


async def ended(room: Room) -> None:
    host = (await room.table()).host.removeprefix("web:")
    assert (await room.say(host, "/cancel sure")).ok


Act = Callable[[Room], Awaitable[None]]


@pytest.mark.parametrize(
    ("begins", "ends"),
    [
        (nudged, play_a_turn),
        (reminded, play_a_turn),
        (late, play_a_turn),
        (late, waited_on),
        (given_up, taken),
        (handed_over, taken_back),
        (nudged, ended),
        (late, ended),
        (given_up, ended),
    ],
)
async def test_what_is_over_cannot_be_pressed_any_more(room: Room, begins: Act, ends: Act) -> None:
    await room.begin("alhambra", "Anna", "Béla", "Csaba")
    await begins(room)
    assert await pressable(room)
    await ends(room)
    assert await pressable(room) == []
    assert (await room.table()).notes == ()


async def test_of_two_reminders_of_one_turn_only_the_later_can_be_pressed(room: Room) -> None:
    await room.begin("alhambra", "Anna", "Béla")
    await reminded(room)
    assert len(await pressable(room)) == 1
    assert len({post.id for post in await posts(room) if post.lines and post.lines[0].key == "reminder"}) == 2


async def test_who_closes_what_is_past_leaves_the_sentence_and_calls_nobody(room: Room) -> None:
    await room.begin("alhambra", "Anna", "Béla")
    await nudged(room)
    asked = await last_post(room)
    seen = len(await posts(room))
    await play_a_turn(room)
    tidied = [post for post in await posts(room, seen) if post.id == asked.id]
    assert [(post.only_tidies, post.lines, post.called) for post in tidied] == [(True, asked.lines, ())]


async def test_a_seat_that_is_given_up_in_its_turn_is_not_called_by_the_board_any_more(room: Room) -> None:
    await room.begin("alhambra", "Anna", "Béla", "Csaba")
    live, name = (await room.table()).live, await room.acting()
    assert (await room.say(name, "/resign sure")).ok
    latest = {post.id: post for post in await posts(room)}
    assert live is not None
    assert (latest[live].called, [button.text for button in latest[live].buttons]) == ((), ["/replace"])
