"""Leaving a game that is on: giving up, another on one's chair, closing the table; and the consent it takes."""

from __future__ import annotations

from random import Random

import pytest

from bot.domain.messages import Line, together
from rules import GAMES
from rules.record import verify
from tests.bot.channel import keys_of, last_post, log_of, owing, play_to_the_end, posts, random_steps, refused, sit_down
from tests.bot.conftest import Room


@pytest.fixture
async def market(room: Room) -> Room:
    """Marrakech for three."""
    await room.begin("marrakech", "Anna", "Béla", "Csaba")
    return room


@pytest.fixture
async def mancha(room: Room) -> Room:
    """Don Quixote for three: a game that cannot go on with a seat given up."""
    await room.begin("quixote", "Anna", "Béla", "Csaba")
    return room


# Giving up where the game can go on: Marrakech, M9


async def test_who_resigns_in_turn_is_out_and_the_turn_passes(market: Room) -> None:
    name = await market.acting()
    assert (await market.say(name, "/resign sure")).ok
    table, post = await market.table(), await last_post(market)
    seat = table.names.index(name)
    assert table.position is not None
    assert table.position["out"][seat]
    assert seat not in owing(table)
    assert keys_of(post.lines) == ["marrakech-gave-up"]
    assert [called.name for called in post.called] == [await market.acting()]
    assert [entry.text for entry in await log_of(market)] == ["resign"]


async def test_who_resigns_out_of_turn_is_out_and_the_turn_goes_on(market: Room) -> None:
    name = await market.acting()
    other = next(one for one in (await market.table()).names if one != name)
    live = await last_post(market)
    assert (await market.say(other, "/resign sure")).ok
    post = await last_post(market)
    assert await market.acting() == name
    assert (post.id, post.edits) == (live.id, True)
    assert "marrakech-gave-up" in keys_of(post.lines)
    assert (await market.say(name, "left", stamp=post.stamp)).ok


async def test_nobody_resigns_twice_or_from_outside(market: Room) -> None:
    await market.say("Béla", "/resign sure")
    await refused(market, "Béla", "/resign", "out-already")
    await refused(market, "Zoe", "/resign", "not-a-player")


async def test_when_all_but_one_have_resigned_the_game_is_over_and_its_record_holds(market: Room) -> None:
    await market.say("Béla", "/resign sure")
    await market.say("Anna", "/resign sure")
    table, post = await market.table(), await last_post(market)
    assert table.phase == "over"
    assert Line("wins", {"names": together(["Csaba"])}) in post.lines
    (record,) = await market.store.records(market.channel)
    assert verify(record, GAMES)
    assert [text for _, text in record.moves] == ["resign", "resign"]


async def test_a_result_of_nothing_is_told_without_empty_brackets(market: Room) -> None:
    await market.say("Béla", "/resign sure")
    await market.say("Anna", "/resign sure")
    lines = (await last_post(market)).lines
    assert Line("score", {"name": "Béla", "points": 0}) in lines
    assert all(line.args["sources"] for line in lines if line.key == "score-from")


async def test_the_game_goes_on_to_its_end_without_who_resigned(market: Room) -> None:
    await market.say("Béla", "/resign sure")
    steps = await play_to_the_end(market, Random(1))
    assert 1 not in {step.seat for step in steps}
    (record,) = await market.store.records(market.channel)
    assert verify(record, GAMES)


# Giving up where it cannot: the chair is free


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if not game.can_resign])
async def test_elsewhere_a_chair_given_up_is_free_for_anyone(room: Room, name: str) -> None:
    await sit_down(room, name, 3)
    assert (await room.say("Béla", "/resign sure")).ok
    table, post = await room.table(), await last_post(room)
    assert table.chairs[1].person is None
    assert table.phase == "playing"
    assert keys_of(post.lines) == ["chair-is-free"]
    assert [button.text for button in post.buttons] == ["/replace"]
    await refused(room, "Béla", "/play", "not-a-player")
    assert (await room.say("Zoe", "/replace", stamp=post.stamp)).ok
    table = await room.table()
    assert table.names == ("Anna", "Zoe", "Цветан")
    steps = await play_to_the_end(room, Random(1))
    assert 1 in {step.seat for step in steps}
    (record,) = await room.store.records(room.channel)
    assert verify(record, GAMES)
    assert record.seats == ("Anna", "Zoe", "Цветан")


async def test_a_chair_that_is_free_owes_its_decision_but_nobody_is_called_in_vain(mancha: Room) -> None:
    await mancha.say("Béla", "/resign sure")
    for name in ("Anna", "Csaba"):
        await mancha.say(name, await mancha.first_move(name))
    post = await last_post(mancha)
    assert owing(await mancha.table()) == (1,)
    assert (post.called, post.call) == ((), None)
    assert post.lines[-1] == Line("chair-is-free", {"name": "Béla"})
    assert [button.text for button in post.buttons] == ["/replace"], "and whoever comes by may help"


async def test_when_the_turn_comes_to_a_chair_that_was_freed_it_is_offered_again(room: Room) -> None:
    await sit_down(room, "alhambra", 3)
    while owing(await room.table()) == (2,):
        await room.say("Цветан", await room.first_move("Цветан"))
    assert (await room.say("Цветан", "/resign sure")).ok
    while owing(await room.table()) != (2,):
        name = await room.acting()
        await room.say(name, await room.first_move(name))
    post = await last_post(room)
    assert post.lines[-1] == Line("chair-is-free", {"name": "Цветан"})
    assert [button.text for button in post.buttons] == ["/replace"]
    assert (await room.say("Zoe", "/replace", stamp=post.stamp)).ok
    post = await last_post(room)
    assert "chair-is-free" not in keys_of(post.lines)
    assert [called.name for called in post.called] == ["Zoe"]


async def test_who_takes_a_chair_over_is_shown_the_board_and_called(mancha: Room) -> None:
    stamp = (await mancha.table()).stamp
    await mancha.say("Béla", "/resign sure")
    await mancha.say("Zoe", "/replace")
    table, post = await mancha.table(), await last_post(mancha)
    assert post.lines == (Line("took-over", {"name": "Zoe", "before": "Béla"}),)
    assert [called.name for called in post.called] == ["Anna", "Zoe", "Csaba"]
    assert post.picture is not None
    assert table.stamp > stamp
    assert (await mancha.say("Zoe", await mancha.first_move("Zoe"))).ok


async def test_what_was_told_of_the_turn_is_kept_when_a_chair_changes_hands(room: Room) -> None:
    await room.begin("alhambra", "Anna", "Béla")
    other = "Anna" if await room.acting() == "Béla" else "Béla"
    before = await last_post(room)
    await room.say(other, "/resign sure")
    await room.say("Zoe", "/replace")
    closes = (await last_post(room)).closes
    assert closes is not None
    assert closes == (before.id, before.lines)


async def test_a_host_who_gives_up_their_chair_passes_the_table_on(mancha: Room) -> None:
    await mancha.say("Anna", "/resign sure")
    assert (await mancha.table()).host == "web:Béla"
    await refused(mancha, "Anna", "/cancel", "not-a-player")
    assert (await mancha.say("Béla", "/cancel sure")).ok


async def test_the_last_to_give_up_closes_the_table(mancha: Room) -> None:
    for name in ("Anna", "Béla", "Csaba"):
        assert (await mancha.say(name, "/resign sure")).ok
    table, post = await mancha.table(), await last_post(mancha)
    assert (table.phase, table.chairs) == ("closed", ())
    assert keys_of(post.lines) == ["everyone-left"]


async def test_who_plays_alone_and_gives_up_closes_the_table(room: Room) -> None:
    await sit_down(room, "quixote", 1)
    assert (await room.say("Anna", "/resign sure")).ok
    assert (await room.table()).phase == "closed"


# Another on a chair; how somebody's seat is asked for is in test_consent


async def test_a_chair_is_named_by_its_number_whatever_people_call_themselves(room: Room) -> None:
    await room.begin("quixote", "2", "Béla", "Csaba")
    await room.say("2", "/replace 2")
    question = (await room.table()).question
    assert question is not None
    assert question.seat == 1


async def test_an_unnamed_or_unknown_chair_is_asked_for_by_the_names_there_are(mancha: Room) -> None:
    for text in ("/replace", "/replace Nobody", "/replace 4", "/replace 0"):
        for name in ("Zoe", "Anna", "Béla"):
            answer = await refused(mancha, name, text, "whose-chair")
            assert answer.lines[0].args == {"names": together(["Anna", "Béla", "Csaba"])}
    await refused(mancha, "Béla", "/replace Béla", "you-sit-already")


async def test_whoever_sits_at_the_table_does_not_sit_twice(mancha: Room) -> None:
    await mancha.say("Csaba", "/resign sure")
    await refused(mancha, "Béla", "/replace Csaba", "chair-is-free")


async def test_a_newcomer_with_a_name_at_the_table_gets_a_number(mancha: Room) -> None:
    await mancha.say("Csaba", "/resign sure")
    assert (await mancha.say("@Anna", "/replace")).ok
    assert (await mancha.table()).names == ("Anna", "Béla", "Anna 2")


async def test_a_chair_taken_over_leaves_the_games_of_who_gave_it_up_and_joins_those_of_the_other(mancha: Room) -> None:
    await mancha.say("Béla", "/resign sure")
    assert [said.key for said in (await mancha.say("Béla", "/games")).lines] == ["no-games"]
    await mancha.say("Zoe", "/replace")
    assert [said.key for said in (await mancha.say("Zoe", "/games")).lines] == ["games-yours"]


# Closing the table


async def test_the_host_ends_a_game_without_a_result(market: Room) -> None:
    await market.say(await market.acting(), "left")
    live = await last_post(market)
    assert (await market.say("Anna", "/cancel sure")).ok
    table, post = await market.table(), await last_post(market)
    assert (table.phase, table.position, table.chairs, table.seed) == ("closed", None, (), "")
    assert post.lines == (Line("table-closed", {"name": "Anna"}),)
    assert post.closes == (live.id, live.lines)
    assert await market.store.records(market.channel) == []
    assert await log_of(market) == []


async def test_a_moderator_ends_any_game(market: Room) -> None:
    assert (await market.say("@Mod", "/cancel sure")).ok
    assert (await market.table()).phase == "closed"


async def test_others_end_a_game_if_all_agree(market: Room) -> None:
    assert (await market.say("Béla", "/cancel sure")).ok
    post = await last_post(market)
    assert keys_of(post.lines) == ["ask-cancel"]
    await market.say("Anna", "/agree", stamp=post.stamp)
    assert (await market.table()).phase == "playing"
    await market.say("Csaba", "/agree", stamp=post.stamp)
    assert (await market.table()).phase == "closed"
    assert keys_of((await last_post(market)).lines) == ["closed-by-consent"]


async def test_a_game_goes_on_if_one_does_not_agree_to_end_it(market: Room) -> None:
    await market.say("Béla", "/cancel sure")
    await market.say("Anna", "/refuse")
    table = await market.table()
    assert (table.phase, table.question) == ("playing", None)


async def test_who_does_not_play_ends_nothing(market: Room) -> None:
    await refused(market, "Zoe", "/cancel", "not-a-player")


async def test_a_question_asked_of_someone_who_leaves_is_void(mancha: Room) -> None:
    await mancha.say("Béla", "/cancel sure")
    await mancha.say("Csaba", "/resign sure")
    assert (await mancha.table()).question is None
    await refused(mancha, "Anna", "/agree", "no-question")


async def test_nobody_agrees_where_nothing_is_asked(market: Room) -> None:
    for command in ("/agree", "/refuse"):
        await refused(market, "Anna", command, "no-question")


# Everything at once


@pytest.mark.parametrize("name", GAMES)
async def test_a_game_with_comings_and_goings_keeps_a_record_that_holds(room: Room, name: str) -> None:
    await sit_down(room, name, 3)
    random, comings = Random(3), 0
    async for step in random_steps(room, random):
        if step.after.phase != "playing" or random.random() > 0.2 or comings == 6:
            continue
        comings += 1
        leaving = random.choice((1, 2))
        assert (await room.say(f"Newcomer {comings}", f"/replace {leaving + 1}")).ok
        assert (await room.say((await room.table()).names[leaving], "/agree sure")).ok
    assert comings > 2
    (record,) = await room.store.records(room.channel)
    assert verify(record, GAMES)
    shown = [post.id for post in await posts(room) if not post.edits]
    assert shown == sorted(set(shown))
