"""Moves laid down ahead: played when the seat is called, if they hold; and nobody else can tell that there are any."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec
import pytest

from bot.domain.messages import Answer
from bot.domain.table import LaidAhead, Table
from bot.runtime.metrics import COMMANDS, REFUSALS
from bot.service.forgetting import forget
from bot.store.keys import key
from bot.tables.ahead import MOST_PLANS, MOST_TOLD
from rules import GAMES
from rules.ahead import FORESIGHT
from rules.contract import State
from rules.record import replay, verify
from tests.bot.channel import keys_of, log_of, owing, posts, refused, sit_down, stored
from tests.bot.conftest import Room, Seeds, Time
from tests.rules.test_ahead import wished


async def lays(room: Room, seat: int, text: str) -> Answer:
    table = await room.table()
    answer = await room.say(table.names[seat], f"/ahead {text}")
    assert answer.ok, (text, answer)
    return answer


async def plays(room: Room, text: str = "") -> Answer:
    """Whoever is in turn plays this, or the first legal move."""
    name = await room.acting()
    answer = await room.say(name, text or await room.first_move(name))
    assert answer.ok, answer
    return answer


async def laid(room: Room, seat: int) -> LaidAhead:
    return (await room.table()).ahead_of(seat)


def following(table: Table, further: int = 1) -> int:
    return (owing(table)[0] + further) % len(table.chairs)


@pytest.fixture
async def market(room: Room) -> Room:
    """Marrakech for three; Assam has just walked, and the rug is to be laid."""
    await sit_down(room, "marrakech", 3)
    await plays(room, "left")
    return room


# Played


async def test_a_move_laid_down_is_played_with_the_one_before_it(market: Room) -> None:
    seat = following(await market.table())
    await lays(market, seat, "straight whatever")
    before = await market.table()
    await plays(market)
    table, log = await market.table(), await log_of(market)
    assert [entry.text for entry in log][-1] == "straight"
    assert (log[-1].seat, log[-1].person) == (seat, before.chairs[seat].person)
    assert table.version == before.version + 1, "one change holds both"
    assert owing(table) == (seat,)
    answer = await market.say(table.names[seat], "/ahead")
    assert keys_of(answer.lines)[0] == "ahead-played"
    assert table.ahead_of(seat).plans == ()


async def test_it_stops_at_the_roll_unless_one_said_to_go_on(market: Room) -> None:
    table = await market.table()
    first, second = following(table, 1), following(table, 2)
    await lays(market, first, "straight whatever")
    await lays(market, first, "then lay most")
    await lays(market, first, "stop")
    await lays(market, second, "left whatever")
    await plays(market)
    assert owing(await market.table()) == (first,)
    assert keys_of((await laid(market, first)).told)[-1] == "ahead-stopped"
    await plays(market)
    assert owing(await market.table()) == (second,)
    assert (await laid(market, first)).told == (), "they have seen it by now"


async def test_one_who_said_to_go_on_lays_the_rug_too_and_so_does_the_next(market: Room) -> None:
    table = await market.table()
    mover, first, second = owing(table)[0], following(table, 1), following(table, 2)
    for seat in (first, second):
        await lays(market, seat, "straight whatever")
        await lays(market, seat, "then lay most")
    await plays(market)
    assert [entry.seat for entry in await log_of(market)] == [mover, mover, first, first, second, second]
    assert owing(await market.table()) == (mover,)


async def test_nobody_is_called_who_has_moved_already(market: Room) -> None:
    table = await market.table()
    first, second = following(table, 1), following(table, 2)
    await lays(market, first, "straight whatever")
    await lays(market, first, "then lay most")
    seen = len(await posts(market))
    await plays(market)
    said = (await posts(market))[seen:]
    called = [one.name for post in said for one in post.called]
    assert called == [table.names[second]]
    assert [post.buttons != () for post in said] == [False, True]


async def test_the_first_that_holds_is_played(market: Room) -> None:
    table = await market.table()
    seat, facing = following(table), table.rules.view(table.state, None)
    elsewhere = "NESW"["NESW".index(facing.facing) - 1]
    await lays(market, seat, f"left facing-{elsewhere}")
    await lays(market, seat, "right whatever")
    await plays(market)
    assert (await log_of(market))[-1].text == "right"


async def test_what_relies_on_where_assam_stands_is_played_while_he_stands_there(market: Room) -> None:
    seat = following(await market.table())
    assert await refusing(market, seat, "left a1-N") == "ahead-not-offered"
    await lays(market, seat, f"left {await standing(market)}")
    await plays(market)
    assert (await log_of(market))[-1].text == "left"


async def standing(room: Room) -> str:
    table = await room.table()
    view = table.rules.view(table.state, None)
    return f"{view.assam}-{view.facing}"


async def refusing(room: Room, seat: int, text: str) -> str:
    answer = await room.say((await room.table()).names[seat], f"/ahead {text}")
    assert not answer.ok
    return answer.lines[0].key


async def plays_on_until(room: Room, seat: int) -> None:
    while seat not in owing(await room.table()):
        await plays(room)


async def test_any_surprise_takes_it_away_and_the_reason_is_told_to_them_alone(market: Room) -> None:
    table = await market.table()
    seat = following(table, 2)
    await lays(market, seat, f"straight {await standing(market)}")
    await plays_on_until(market, seat)
    assert (await log_of(market))[-1].text.startswith("lay"), "nothing was played: Assam has walked since"
    assert [post for post in await posts(market) if "ahead" in str(post.lines)] == []
    hand, choices = await market.say(table.names[seat], "/hand"), await market.say(table.names[seat], "/play")
    for answer in (hand, choices):
        assert keys_of(answer.lines)[0] == "ahead-failed"
        assert "marrakech-assam-stands" in keys_of(answer.lines)
    assert not choices.open
    moved = await plays(market, "straight")
    assert keys_of(moved.lines)[0] == "ahead-failed", "whoever looked nowhere hears it with the move"
    assert await laid(market, seat) == LaidAhead(seat, f"web:{table.names[seat]}")


async def test_a_command_that_comes_again_plays_nothing_again(market: Room) -> None:
    table = await market.table()
    await lays(market, following(table), "straight whatever")
    name = await market.acting()
    move = await market.first_move(name)
    first = await market.say(name, move, "the same")
    log = await log_of(market)
    assert await market.say(name, move, "the same") == msgspec.structs.replace(first, told=())  # its post tells all
    assert await log_of(market) == log


async def test_favourites_are_laid_as_fields_are_called(room: Room) -> None:
    """Don Quixote: who sleeps keeps up with the others, and their tiles stay hidden until all have laid."""
    names = await sit_down(room, "quixote", 3)
    await plays_for(room, 0)
    view = (await room.table()).rules.view((await room.table()).state, 0)
    favourites = view.players[0].open[:3]
    for tile in favourites:
        await lays(room, 0, f"lay {tile} up anywhere")
    await lays(room, 0, "on")
    for number in (1, 2, 3):
        await plays_for(room, 1)
        seen = len(await posts(room))
        await plays_for(room, 2)
        table = await room.table()
        assert owing(table) == (1, 2), number
        said = (await posts(room))[seen:]
        assert [one.name for post in said for one in post.called] == list(names[1:])
        assert not any(tile in str(post.lines[-1]) for post in said for tile in favourites[number - 1 : number])
        assert table.rules.view(table.state, 0).players[0].laid == (favourites[number - 1], "up")
    assert (await laid(room, 0)).plans == ()


async def plays_for(room: Room, seat: int) -> None:
    table = await room.table()
    move = str(table.rules.legal(table.state, seat)[0])
    assert (await room.say(table.names[seat], move)).ok


async def test_taking_back_while_others_think_does_not_play_what_is_for_the_next_field(room: Room) -> None:
    names = await sit_down(room, "quixote", 2)
    await plays_for(room, 0)
    table = await room.table()
    tile = table.rules.view(table.state, 0).players[0].open[1]
    await lays(room, 0, f"lay {tile} down anywhere")
    assert (await room.say(names[0], "/undo")).ok
    assert owing(await room.table()) == (0, 1)
    assert (await laid(room, 0)).plans


# Nobody can tell


@pytest.mark.parametrize("game", GAMES)
async def test_all_that_others_see_is_the_same_until_it_is_played(room: Room, game: str) -> None:
    """The same game with and without: every answer, every post, and all that is stored but for the table itself."""
    without = await _seen_by_others(room, game, wishes=False)
    await room.store.client.flushall()
    with_them = await _seen_by_others(Room(room.store, Time(), Seeds()), game, wishes=True)
    for before, after in zip(without[0], with_them[0], strict=True):
        assert before == after
    assert without == with_them
    assert len(without[0]) > 14


async def _seen_by_others(room: Room, game: str, *, wishes: bool) -> tuple[list[str], dict[bytes, bytes], list[int]]:
    """A few turns of a game in which one who waits lays much down that will not hold, takes it away, and is asked."""
    names = await sit_down(room, game, 3)
    random = Random(5)
    said: list[str] = []
    versions: list[int] = []
    for _ in range(14):
        table = await room.table()
        seat = owing(table)[0]
        waits = next((other for other in range(3) if other not in owing(table)), None)
        if wishes and waits is not None:
            await _wishes_in_vain(room, waits)
        room.clock.now += 60
        legal = table.rules.legal(table.state, seat)
        said.append(repr(await room.say(names[seat], str(random.choice(legal)), f"move {len(said)}")))
        for other in range(3):
            if other != waits:
                said.append(repr(await room.say(names[other], "/hand", f"hand {len(said)}")))
        versions.append((await room.table()).shown_version)
    kept = await stored(room.store)
    for kind in ("table", "queue"):
        assert kept.pop(key(room.channel, kind).encode())
    said += [repr(post) for post in await posts(room)]
    return said, kept, versions


async def _wishes_in_vain(room: Room, seat: int) -> None:
    """Everything that one can do with moves ahead, and in the end nothing is left of it."""
    table = await room.table()
    wishes = FORESIGHT[table.game].wishes(table.rules.view(table.state, seat))
    room.clock.now += 1
    for wish in list(wishes)[:3]:
        await lays(room, seat, str(wish))
    for text in ("", "on", "else", "stop") if wishes else ():
        await lays(room, seat, text)
    await lays(room, seat, "off")
    room.clock.now -= 1


async def test_laying_down_rings_nobody_and_is_neither_counted_nor_logged(
    market: Room, caplog: pytest.LogCaptureFixture
) -> None:
    table = await market.table()
    seat, other = following(table), owing(table)[0]
    bell = market.store.client.pubsub()
    await bell.subscribe("zoco:bell")
    counted = (dict(COMMANDS.counts), dict(REFUSALS.counts))
    with caplog.at_level("INFO"):
        await lays(market, seat, "straight whatever")
        await refusing(market, seat, "nonsense")
        await refusing(market, other, "straight whatever")
    assert caplog.text == ""
    assert (dict(COMMANDS.counts), dict(REFUSALS.counts)) == counted
    heard = [await bell.get_message(timeout=0.05) for _ in range(3)]
    assert [one for one in heard if one and one["type"] == "message"] == []
    await bell.unsubscribe()
    after = await market.table()
    assert (after.shown_version, after.stamp, after.updated) == (table.shown_version, table.stamp, table.updated)
    assert after.version > table.version


async def test_what_is_laid_down_is_shown_to_its_owner_alone(market: Room) -> None:
    table = await market.table()
    seat, other = following(table, 1), following(table, 2)
    own = await lays(market, seat, "straight whatever")
    assert own.picture is not None
    assert own.picture.seat == seat
    assert not own.open
    assert "ahead-rule" in keys_of(own.lines)
    for name in (table.names[other], await market.acting()):
        shown = await market.say(name, "/ahead")
        assert "ahead-plan" not in keys_of(shown.lines)
    await refused(market, "Stranger", "/ahead", "not-a-player")
    await refused(market, "Stranger", "/ahead straight whatever", "not-a-player")


# Changed and taken away


async def test_it_can_be_changed_and_taken_away_at_any_time(market: Room) -> None:
    seat = following(await market.table())
    for text in ("straight whatever", "left upto-3", "right whatever"):
        await lays(market, seat, text)
    await lays(market, seat, "drop 2")
    assert [plan.wishes for plan in (await laid(market, seat)).plans] == [("straight whatever",), ("right whatever",)]
    assert await refusing(market, seat, "drop 3") == "ahead-no-such"
    assert await refusing(market, seat, "drop x") == "ahead-no-such"
    await lays(market, seat, "straight whatever")
    assert len((await laid(market, seat)).plans) == 2, "the same twice is once"
    await lays(market, seat, "off")
    assert (await market.table()).ahead == ()
    await plays(market)
    assert owing(await market.table()) == (seat,)


async def test_there_is_a_limit_to_what_one_lays_down(market: Room) -> None:
    table = await market.table()
    seat = following(table)
    wishes = [str(wish) for wish in FORESIGHT["marrakech"].wishes(table.rules.view(table.state, seat))]
    for text in wishes[:MOST_PLANS]:
        await lays(market, seat, text)
    assert await refusing(market, seat, wishes[MOST_PLANS]) == "ahead-too-many"
    assert len((await laid(market, seat)).plans) == MOST_PLANS
    assert await refusing(market, seat, "straight " + "whatever " * 50) == "ahead-not-offered"


async def test_it_is_chosen_step_by_step(room: Room) -> None:
    """Alhambra: from the first word to the condition, by buttons alone."""
    await sit_down(room, "alhambra", 3)
    seat = following(await room.table())
    name = (await room.table()).names[seat]
    first = await room.say(name, "/ahead")
    assert all(button.text.startswith("/ahead ") for button in first.buttons)
    take = next(button.text for button in first.buttons if button.text == "/ahead take")
    cards = await room.say(name, take)
    chosen = await room.say(name, cards.buttons[0].text)
    assert "ahead-plan" in keys_of(chosen.lines)
    only = next(button.text for button in chosen.buttons if button.text.endswith(" while"))
    things = await room.say(name, only)
    done = await room.say(name, things.buttons[0].text)
    assert "ahead-plan" in keys_of(done.lines)
    [plan] = (await laid(room, seat)).plans
    assert plan.wishes == (things.buttons[0].text.removeprefix("/ahead "),)


async def test_going_back_before_it_takes_it_away(market: Room) -> None:
    table = await market.table()
    mover, seat = owing(table)[0], following(table, 1)
    await plays(market)  # the next one turns and lays, so that the third waits
    await plays(market, "left")
    third = following(await market.table())
    await lays(market, third, "straight whatever")
    await lays(market, mover, "right whatever")
    assert (await market.say(table.names[seat], "/undo")).ok, "everyone is asked"
    for name in table.names:
        await market.say(name, "/agree", stamp=(await asked(market)))
    after = await market.table()
    assert owing(after) == (seat,)
    assert after.ahead_of(third).plans == after.ahead_of(mover).plans == ()
    assert keys_of(after.ahead_of(third).told) == ["ahead-undone"]


async def asked(room: Room) -> int | None:
    question = (await room.table()).question
    return question.stamp if question else None


async def test_whoever_takes_a_seat_finds_nothing_of_who_sat_there(market: Room) -> None:
    table = await market.table()
    seat = following(table, 2)
    name = table.names[seat]
    await lays(market, seat, "straight whatever")
    assert (await market.say(name, "/resign sure")).ok
    assert (await market.table()).ahead == ()


async def test_who_is_forgotten_takes_along_what_they_had_laid_down(market: Room) -> None:
    table = await market.table()
    seat = following(table, 2)
    await lays(market, seat, "straight whatever")
    await forget(market.tables, f"web:{table.names[seat]}")
    assert (await market.table()).ahead == ()


async def test_asking_for_the_seat_takes_it_away(market: Room) -> None:
    table = await market.table()
    seat = following(table)
    await lays(market, seat, "straight whatever")
    assert (await market.say("Guest", f"/replace {table.names[seat]}")).ok
    assert (await laid(market, seat)).plans == ()
    assert keys_of((await laid(market, seat)).told) == ["ahead-seat-asked"]


async def test_at_ones_own_turn_one_plays(market: Room) -> None:
    seat = owing(await market.table())[0]
    assert await refusing(market, seat, "straight whatever") == "ahead-your-turn"


# Whatever is laid down


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("game", GAMES)
async def test_no_move_is_ever_played_that_was_not_legal_and_wished(room: Room, game: str, seats: int) -> None:
    """Whole games in which everybody lays down at random whatever is offered, and changes it again."""
    names = await sit_down(room, game, seats)
    random, ahead, steps = Random(seats), 0, 0
    while (table := await room.table()).phase == "playing":
        steps += 1
        for seat in range(seats):
            if seat not in owing(table) and random.random() < 0.5:
                await _lays_at_random(room, seat, random)
        before = await room.table()
        seat = random.choice(owing(before))
        move = str(random.choice(before.rules.legal(before.state, seat)))
        assert (await room.say(names[seat], move)).ok
        log = (await log_of(room))[before.entries :]
        assert (log[0].seat, log[0].text) == (seat, move)
        states = await _states(room, before)
        for entry, state in zip(log[1:], states[1:], strict=True):
            ahead += 1
            laid = before.ahead_of(entry.seat).plans
            wishes = [FORESIGHT[game].parse(text) for plan in laid for text in plan.wishes]
            assert entry.text in map(str, before.rules.legal(state, entry.seat))
            assert any(wished(state, wish, before.rules.parse(entry.text)) for wish in wishes), entry
            assert entry.person == before.chairs[entry.seat].person
        assert all(len(one.told) <= MOST_TOLD for one in (await room.table()).ahead)
    assert ahead > (1 if game == "quixote" else 5)
    verify((await room.store.records(room.channel))[0], GAMES)
    assert (await room.table()).ahead == ()


async def _lays_at_random(room: Room, seat: int, random: Random) -> None:
    """By what is offered: an alternative, a next step, or something taken away."""
    table = await room.table()
    plans = table.ahead_of(seat).plans
    name = table.names[seat]
    if plans and random.random() < 0.2:
        assert (await room.say(name, random.choice(["/ahead off", "/ahead on", "/ahead stop"]))).ok
        return
    then = bool(plans) and random.random() < 0.5
    foresight = FORESIGHT[table.game]
    view = table.rules.view(table.state, seat)
    wishes = foresight.wishes(view, tuple(map(foresight.parse, plans[-1].wishes)) if then else ())
    if wishes:
        heads = list(dict.fromkeys(str(wish).split(" ")[0] for wish in wishes))
        head = random.choice(heads)
        wish = random.choice([wish for wish in wishes if str(wish).startswith(head)])
        await room.say(name, f"/ahead {'then ' if then else ''}{wish}")


async def _states(room: Room, before: Table) -> Sequence[State]:
    """The positions in which the latest entries were played."""
    log = [(entry.seat, entry.text) for entry in await log_of(room)]
    steps = list(replay(before.rules, len(before.chairs), before.seed, before.options, log))
    opening: State = before.rules.start(len(before.chairs), before.seed, before.options)
    states = [opening, *(step.state for step in steps)]
    return states[before.entries : -1]
