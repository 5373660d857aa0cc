"""Leaving a game that is on: giving up, another on one's chair, closing the table; and the consent it takes."""

from __future__ import annotations

from random import Random

import pytest

from bot.domain.messages import Line
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
    assert (await market.say(name, "/resign")).ok
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
    assert (await market.say(other, "/resign")).ok
    post = await last_post(market)
    assert await market.acting() == name
    assert (post.id, post.edits) == (live.id, True)
    assert "marrakech-gave-up" in keys_of(post.lines)
    assert (await market.say(name, "left", stamp=post.stamp)).ok


async def test_nobody_resigns_twice_or_from_outside(market: Room) -> None:
    await market.say("Béla", "/resign")
    await refused(market, "Béla", "/resign", "out-already")
    await refused(market, "Zoe", "/resign", "not-a-player")


async def test_when_all_but_one_have_resigned_the_game_is_over_and_its_record_holds(market: Room) -> None:
    await market.say("Béla", "/resign")
    await market.say("Anna", "/resign")
    table, post = await market.table(), await last_post(market)
    assert table.phase == "over"
    assert Line("wins", {"names": [Line("word", {"word": "Csaba"})]}) in post.lines
    (record,) = await market.store.records(market.channel)
    assert verify(record, GAMES)
    assert [text for _, text in record.moves] == ["resign", "resign"]


async def test_a_result_of_nothing_is_told_without_empty_brackets(market: Room) -> None:
    await market.say("Béla", "/resign")
    await market.say("Anna", "/resign")
    lines = (await last_post(market)).lines
    assert Line("score", {"name": "Béla", "points": 0}) in lines
    assert all(line.args["sources"] for line in lines if line.key == "score-from")


async def test_the_game_goes_on_to_its_end_without_who_resigned(market: Room) -> None:
    await market.say("Béla", "/resign")
    steps = await play_to_the_end(market, Random(1))
    assert 1 not in {step.seat for step in steps}
    (record,) = await market.store.records(market.channel)
    assert verify(record, GAMES)


# Giving up where it cannot: the chair is free


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if not game.can_resign])
async def test_elsewhere_a_chair_given_up_is_free_for_anyone(room: Room, name: str) -> None:
    await sit_down(room, name, 3)
    assert (await room.say("Béla", "/resign")).ok
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
    await mancha.say("Béla", "/resign")
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
    assert (await room.say("Цветан", "/resign")).ok
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
    await mancha.say("Béla", "/resign")
    await mancha.say("Zoe", "/replace")
    table, post = await mancha.table(), await last_post(mancha)
    assert post.lines == (Line("took-over", {"name": "Zoe", "before": "Béla"}),)
    assert [called.name for called in post.called] == ["Anna", "Zoe", "Csaba"]
    assert post.picture is not None
    assert table.stamp > stamp
    assert (await mancha.say("Zoe", await mancha.first_move("Zoe"))).ok


async def test_what_was_told_of_the_turn_is_kept_when_a_chair_changes_hands(room: Room) -> None:
    await room.begin("marrakech", "Anna", "Béla")
    name = await room.acting()
    await room.say(name, "left")
    before = await last_post(room)
    await room.say("Anna", "/replace 2")
    await room.say("Zoe", "/replace")
    closes = (await last_post(room)).closes
    assert closes is not None
    assert closes == (before.id, before.lines)


async def test_a_host_who_gives_up_their_chair_passes_the_table_on(mancha: Room) -> None:
    await mancha.say("Anna", "/resign")
    assert (await mancha.table()).host == "web:Béla"
    await refused(mancha, "Anna", "/cancel", "not-a-player")
    assert (await mancha.say("Béla", "/cancel")).ok


async def test_the_last_to_give_up_closes_the_table(mancha: Room) -> None:
    for name in ("Anna", "Béla", "Csaba"):
        assert (await mancha.say(name, "/resign")).ok
    table, post = await mancha.table(), await last_post(mancha)
    assert (table.phase, table.chairs) == ("closed", ())
    assert keys_of(post.lines) == ["everyone-left"]


async def test_who_plays_alone_and_gives_up_closes_the_table(room: Room) -> None:
    await sit_down(room, "quixote", 1)
    assert (await room.say("Anna", "/resign")).ok
    assert (await room.table()).phase == "closed"


# Another on a chair


async def test_a_newcomer_takes_over_an_absent_players_chair_if_the_others_agree(mancha: Room) -> None:
    assert (await mancha.say("Zoe", "/replace béla")).ok
    post = await last_post(mancha)
    assert post.lines == (Line("ask-replace", {"name": "Zoe", "chair": "Béla"}),)
    await refused(mancha, "Béla", "/agree", "no-question")
    await mancha.say("Anna", "/agree", stamp=post.stamp)
    assert (await mancha.table()).names == ("Anna", "Béla", "Csaba")
    await mancha.say("Csaba", "/agree", stamp=post.stamp)
    table = await mancha.table()
    assert table.names == ("Anna", "Zoe", "Csaba")
    assert table.chairs[1].person == "web:Zoe"
    assert table.question is None


async def test_a_newcomer_is_refused_by_one_no(mancha: Room) -> None:
    await mancha.say("Zoe", "/replace 2")
    await mancha.say("Anna", "/agree")
    await mancha.say("Csaba", "/refuse")
    table = await mancha.table()
    assert (table.names, table.question) == (("Anna", "Béla", "Csaba"), None)


async def test_an_absent_player_who_plays_is_not_absent(mancha: Room) -> None:
    await mancha.say("Zoe", "/replace Béla")
    await mancha.say("Béla", await mancha.first_move("Béla"))
    assert (await mancha.table()).question is None


async def test_nobody_takes_the_chair_of_who_plays_alone_without_being_let(room: Room) -> None:
    await sit_down(room, "quixote", 1)
    await room.say("Zoe", "/replace Anna")
    assert (await room.table()).names == ("Anna",)
    assert (await room.say("Anna", "/agree")).ok
    assert (await room.table()).names == ("Zoe",)
    assert (await room.table()).host == "web:Zoe"


async def test_nobody_takes_the_last_chair_that_is_not_free_without_being_let(room: Room) -> None:
    await room.begin("quixote", "Anna", "Béla")
    await room.say("Béla", "/resign")
    await room.say("Zoe", "/replace Anna")
    assert (await room.table()).names == ("Anna", "Béla")
    assert (await room.table()).question is not None


async def test_the_host_frees_the_chair_of_somebody_who_does_not_come_back(mancha: Room) -> None:
    assert (await mancha.say("Anna", "/replace Csaba")).ok
    assert (await mancha.table()).chairs[2].person is None
    await refused(mancha, "Anna", "/replace Csaba", "chair-is-free")
    await refused(mancha, "Béla", "/replace Csaba", "you-sit-already")
    assert (await mancha.say("Zoe", "/replace")).ok
    assert (await mancha.table()).names == ("Anna", "Béla", "Zoe")


async def test_a_host_who_frees_their_own_chair_last_closes_the_table(room: Room) -> None:
    await room.begin("quixote", "Anna", "Béla")
    await room.say("Anna", "/replace 2")
    await room.say("Anna", "/replace 1")
    assert (await room.table()).phase == "closed"


async def test_a_moderator_takes_a_chair_over_without_asking(mancha: Room) -> None:
    assert (await mancha.say("@Mod", "/replace Béla")).ok
    assert (await mancha.table()).names == ("Anna", "Mod", "Csaba")


async def test_a_chair_is_named_by_its_number_whatever_people_call_themselves(room: Room) -> None:
    await room.begin("quixote", "2", "Béla", "Csaba")
    await room.say("2", "/replace 2")
    assert [chair.person for chair in (await room.table()).chairs] == ["web:2", None, "web:Csaba"]


async def test_an_unnamed_or_unknown_chair_is_asked_for_by_the_names_there_are(mancha: Room) -> None:
    for text in ("/replace", "/replace Nobody", "/replace 4", "/replace 0"):
        answer = await refused(mancha, "Zoe", text, "whose-chair")
        assert answer.lines[0].args == {"names": "Anna, Béla, Csaba"}
    await refused(mancha, "Anna", "/replace", "whose-chair")
    await refused(mancha, "Béla", "/replace Csaba", "you-sit-already")


async def test_a_newcomer_with_a_name_at_the_table_gets_a_number(mancha: Room) -> None:
    await mancha.say("Csaba", "/resign")
    assert (await mancha.say("@Anna", "/replace")).ok
    assert (await mancha.table()).names == ("Anna", "Béla", "Anna 2")


async def test_a_chair_taken_over_leaves_the_games_of_who_gave_it_up_and_joins_those_of_the_other(mancha: Room) -> None:
    await mancha.say("Béla", "/resign")
    assert [said.key for said in (await mancha.say("Béla", "/games")).lines] == ["no-games"]
    await mancha.say("Zoe", "/replace")
    assert [said.key for said in (await mancha.say("Zoe", "/games")).lines] == ["games-yours"]


# Closing the table


async def test_the_host_ends_a_game_without_a_result(market: Room) -> None:
    await market.say(await market.acting(), "left")
    live = await last_post(market)
    assert (await market.say("Anna", "/cancel")).ok
    table, post = await market.table(), await last_post(market)
    assert (table.phase, table.position, table.chairs, table.seed) == ("closed", None, (), "")
    assert post.lines == (Line("table-closed", {"name": "Anna"}),)
    assert post.closes == (live.id, live.lines)
    assert await market.store.records(market.channel) == []
    assert await log_of(market) == []


async def test_a_moderator_ends_any_game(market: Room) -> None:
    assert (await market.say("@Mod", "/cancel")).ok
    assert (await market.table()).phase == "closed"


async def test_others_end_a_game_if_all_agree(market: Room) -> None:
    assert (await market.say("Béla", "/cancel")).ok
    post = await last_post(market)
    assert keys_of(post.lines) == ["ask-cancel"]
    await market.say("Anna", "/agree", stamp=post.stamp)
    assert (await market.table()).phase == "playing"
    await market.say("Csaba", "/agree", stamp=post.stamp)
    assert (await market.table()).phase == "closed"
    assert keys_of((await last_post(market)).lines) == ["closed-by-consent"]


async def test_a_game_goes_on_if_one_does_not_agree_to_end_it(market: Room) -> None:
    await market.say("Béla", "/cancel")
    await market.say("Anna", "/refuse")
    table = await market.table()
    assert (table.phase, table.question) == ("playing", None)


async def test_who_does_not_play_ends_nothing(market: Room) -> None:
    await refused(market, "Zoe", "/cancel", "not-a-player")


async def test_a_question_asked_of_someone_who_leaves_is_void(mancha: Room) -> None:
    await mancha.say("Béla", "/cancel")
    await mancha.say("Csaba", "/resign")
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
        assert (await room.say("Anna", f"/replace {random.choice((2, 3))}")).ok
        assert (await room.say(f"Newcomer {comings}", "/replace")).ok
    assert comings > 2
    (record,) = await room.store.records(room.channel)
    assert verify(record, GAMES)
    shown = [post.id for post in await posts(room) if not post.edits]
    assert shown == sorted(set(shown))
