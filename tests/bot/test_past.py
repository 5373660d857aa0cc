"""What has happened: since one's last turn, and at any step; and never what one may not know."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

import render
from bot.delivery.past import moments, told, walk
from bot.delivery.pictures import draw
from bot.domain.messages import Picture
from bot.domain.standing import standing
from bot.domain.table import Entry, Table
from bot.language.words import speak
from rules import GAMES
from rules.record import RETRACT
from tests.bot.channel import log_of, owing, play_to_the_end, random_steps, refused, sit_down
from tests.bot.conftest import Room

HOSTILE = ("999999", "-1", "1e3", "0x10", "٣", "١٢", "3.5", "99999999999999999999", "hand", "/at", "²")


async def played(room: Room, game: str, seats: int, moves: int, options: str = "") -> Table:
    await sit_down(room, game, seats, options)
    async for _ in random_steps(room, Random(5), limit=moves):
        pass
    return await room.table()


async def asks(room: Room, name: str, text: str) -> Picture:
    """The picture that answers somebody."""
    answer = await room.say(name, text)
    assert answer.ok, answer
    assert answer.picture is not None
    return answer.picture


def lines_of(table: Table, log: list[Entry], picture: Picture) -> list[str]:
    """What is said beside a picture."""
    drawn = draw(table, log, picture, "en")
    assert drawn is not None
    return [speak("en", one) for one in drawn.lines]


async def test_who_is_called_sees_what_the_others_did_since_their_last_turn(room: Room) -> None:
    await sit_down(room, "marrakech", 3)
    async for step in random_steps(room, Random(2), limit=40):
        table, log = step.after, await log_of(room)
        acting = owing(table)[0]
        if acting == step.seat or table.entries < 8:
            continue
        picture = await asks(room, table.names[acting], "/since")
        between = log[picture.since : picture.at]
        assert picture.at == table.entries
        assert {entry.seat for entry in between} == {0, 1, 2} - {acting}
        assert picture.since == 0 or log[picture.since - 1].seat == acting
        said = lines_of(table, log, picture)
        assert [line[:3] for line in said if line[0].isdigit()] == ["1. ", "2. "]


async def test_in_the_middle_of_a_turn_it_is_still_what_the_others_did(room: Room) -> None:
    table = await played(room, "marrakech", 2, 9)
    mover = table.names[owing(table)[0]]
    log = await log_of(room)
    assert log[-1].seat == owing(table)[0], "in the middle of a turn"
    picture = await asks(room, mover, "/since")
    assert {entry.seat for entry in log[picture.since : picture.at]} == {1 - owing(table)[0]}
    assert picture.at < table.entries


async def test_who_has_just_moved_is_told_that_nothing_has_happened(room: Room) -> None:
    await sit_down(room, "alhambra", 3)
    steps = random_steps(room, Random(5))
    ended = [await anext(steps) for _ in range(20)][-1]
    while ended.seat in owing(ended.after):
        ended = await anext(steps)
    answer = await room.say(ended.after.names[ended.seat], "/since")
    assert answer.ok
    assert answer.picture is None
    assert [one.key for one in answer.lines] == ["since-nothing"]


async def test_who_does_not_play_sees_the_latest_turn_of_each(room: Room) -> None:
    table = await played(room, "marrakech", 4, 33)
    picture = await asks(room, "Zoe", "/since")
    assert picture.seat is None
    assert {entry.seat for entry in (await log_of(room))[picture.since : picture.at]} == set(range(4))
    assert picture.at == table.entries


async def test_of_many_turns_those_are_shown_that_matter_numbered_as_they_happened(room: Room) -> None:
    table = await played(room, "alhambra", 4, 90)
    picture = Picture("strip", table.entries, 1, since=table.entries - 40)
    said = lines_of(table, await log_of(room), picture)
    numbers = [int(line.split(".")[0]) for line in said if line[0].isdigit()]
    assert numbers == list(range(numbers[0], numbers[-1] + 1))
    assert len(numbers) > render.strips.MOST
    assert said[0].startswith("Turns since your last one: ")


@pytest.mark.parametrize("text", HOSTILE)
async def test_a_step_that_there_is_not_is_refused_kindly(room: Room, text: str) -> None:
    table = await played(room, "marrakech", 2, 5)
    answer = await refused(room, "Anna", f"/at {text}", "no-such-step")
    assert speak("en", answer.lines[0]).endswith(f"/at {table.entries}")


async def test_before_a_game_there_is_nothing_to_look_back_to(room: Room) -> None:
    await refused(room, "Anna", "/since", "no-game")
    await room.say("Anna", "/new alhambra")
    await refused(room, "Anna", "/since", "not-begun")
    await refused(room, "Anna", "/at 1", "not-begun")


async def test_one_walks_by_buttons_from_step_to_step_to_both_ends(room: Room) -> None:
    table = await played(room, "quixote", 2, 12)
    seen, answer = [], await room.say("Zoe", "/at")
    while True:
        assert answer.picture is not None
        seen.append(answer.picture.at)
        back = [button.text for button in answer.buttons if button.label.key == "button-step-before"]
        if not back:
            break
        answer = await room.say("Zoe", back[0])
    assert seen == list(range(table.entries, -1, -1))


async def test_what_was_taken_back_is_no_step_and_says_so(room: Room) -> None:
    table = await played(room, "alhambra", 2, 20)
    while True:  # a step that reveals nothing can be taken back
        table = await room.table()
        seat = owing(table)[0]
        name = table.names[seat]
        await room.say(name, str(table.rules.legal(table.state, seat)[0]))
        if (await room.table()).free == (seat, 1) and (await room.say(name, "/undo")).ok:
            break
    table, log = await room.table(), await log_of(room)
    gone = table.entries - 1
    kept = [index + 1 for index in standing(log)]
    assert gone not in kept
    assert table.entries not in kept
    answer = await room.say("Zoe", f"/at {gone}")
    assert answer.picture is not None
    assert answer.picture.at == gone - 1
    assert [one.key for one in answer.lines] == ["step-taken-back", "step-of"]
    assert [one.at for one in walk(table, log, None)] == kept


@pytest.mark.parametrize("game", GAMES)
async def test_the_steps_that_stand_lead_from_the_opening_to_where_the_game_stands(room: Room, game: str) -> None:
    table = await played(room, game, 2, 60)
    steps = moments(table, await log_of(room))
    assert all(one.after == two.before for one, two in pairwise(steps))
    assert steps[-1].after == table.state
    assert [one.at for one in steps] == list(range(1, len(steps) + 1))


# Secrets


async def test_a_hand_of_then_is_shown_to_its_owner_alone(room: Room) -> None:
    table = await played(room, "alhambra", 3, 40)
    log = await log_of(room)
    for seat, name in enumerate(table.names):
        picture = await asks(room, name, "/at 12 hand")
        assert (picture.kind, picture.at, picture.seat) == ("hand", 12, seat)
        then = moments(table, log)[11].after
        drawn = draw(table, log, picture, "en")
        assert drawn is not None
        assert drawn.png == render.hand(table.rules.view(then, seat), names=table.names)
    await refused(room, "Zoe", "/at 12 hand", "not-a-player")


async def test_who_gave_a_seat_up_sees_its_past_as_everyone_does(room: Room) -> None:
    await played(room, "alhambra", 3, 40)
    assert (await room.say("Béla", "/resign sure")).ok
    assert (await asks(room, "Béla", "/at 12")).seat is None
    await refused(room, "Béla", "/at 12 hand", "not-a-player")


@pytest.mark.parametrize("game", GAMES)
async def test_nothing_of_what_others_held_is_in_the_past_of_anybody(room: Room, game: str) -> None:
    """Every sentence of every step is made of what that seat may learn, and pictures of its view."""
    table = await played(room, game, 3 if game != "marrakech" else 2, 45)
    log = await log_of(room)
    hidden = 0
    for seat in (None, *range(len(table.chairs))):
        for moment, shown in zip(moments(table, log), walk(table, log, seat), strict=True):
            secret = [event for event in moment.events if event.only not in (None, seat)]
            hidden += len(secret)
            assert list(shown.lines) == told(table, moment, seat)
            keys = {one.key for one in shown.lines}
            if secret and len(secret) == len(moment.events):
                assert keys == {"step-hidden"}
    assert (hidden > 0) == (game == "quixote")


async def test_a_tile_laid_in_secret_is_in_nobody_else_s_strip(room: Room) -> None:
    await sit_down(room, "quixote", 3)
    for name in ("Anna", "Béla"):
        await room.say(name, await room.first_move(name))
    table, log = await room.table(), await log_of(room)
    for seat in (None, 1, 2):
        picture = Picture("strip", 1, seat)
        assert lines_of(table, log, picture) == ["Nothing has happened since your last turn."]
        views = {table.rules.view(moments(table, log)[0].after, seat).players[0].laid}
        assert views == {None}
    assert "step-hidden" not in [one.key for one in walk(table, log, 0)[0].lines]
    assert [one.key for one in walk(table, log, 2)[0].lines] == ["step-hidden"]


async def test_a_decision_taken_back_in_secret_is_told_as_that_and_no_more(room: Room) -> None:
    await sit_down(room, "quixote", 2)
    await room.say("Anna", await room.first_move("Anna"))
    await room.say("Anna", "/undo")
    table, log = await room.table(), await log_of(room)
    assert log[-1].text == RETRACT
    assert [one.lines[0].key for one in walk(table, log, 1)] == ["step-hidden", "step-retracted"]


async def test_after_the_end_the_whole_game_can_be_walked_through_until_the_next_begins(room: Room) -> None:
    await sit_down(room, "quixote", 1)
    await play_to_the_end(room, Random(1))
    table = await room.table()
    assert (await asks(room, "Zoe", f"/at {table.entries}")).at == table.entries
    assert (await room.say("Anna", "/new quixote")).ok
    await refused(room, "Zoe", "/at 1", "not-begun")
