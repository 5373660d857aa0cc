"""Taking back: one's own steps down to the last thing that revealed something, and further by everyone's consent."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from bot.domain.messages import Answer, Line, line, together
from bot.domain.table import Entry, Table
from bot.language.languages import LANGUAGES
from bot.language.words import speak
from bot.service.tables import Tables
from bot.store.store import Store
from rules import GAMES
from rules.record import replay, verify
from tests.bot.channel import (
    keys_of,
    last_post,
    log_of,
    owing,
    play_to_the_end,
    position,
    posts,
    random_steps,
    refused,
    sit_down,
    step,
)
from tests.bot.conftest import Room


@pytest.fixture
async def market(room: Room) -> Room:
    """Marrakech for three; Assam has just walked."""
    await room.begin("marrakech", "Anna", "Béla", "Csaba")
    await play(room, "left")
    return room


async def play(room: Room, text: str = "") -> str:
    """Whoever is in turn plays this, or the first legal move; gives their name."""
    name = await room.acting()
    answer = await room.say(name, text or await room.first_move(name))
    assert answer.ok, answer
    return name


async def others(room: Room, name: str) -> list[str]:
    return [other for other in (await room.table()).names if other != name]


async def holds(room: Room) -> None:
    """The log, replayed from the opening, is the position; so a record made of it will verify."""
    table, log = await room.table(), await log_of(room)
    *_, last = replay(table.rules, len(table.chairs), table.seed, table.options, [(e.seat, e.text) for e in log])
    assert table.position == table.rules.dump(last.state)
    assert table.entries == len(log)


# One's own steps


@pytest.mark.parametrize("name", GAMES)
async def test_a_step_that_revealed_nothing_is_taken_back_by_oneself_and_no_other_is(room: Room, name: str) -> None:
    """Every move of a game is tried: whether it revealed something says whether consent is asked."""
    await sit_down(room, name, 3)
    random, own, asked = Random(21), 0, 0
    while own < 12 or asked < 6:
        table = await room.table()
        seat = random.choice(owing(table))
        move = str(random.choice(table.rules.legal(table.state, seat)))
        _, events = table.rules.play(table.state, seat, table.rules.parse(move))
        played = await step(room, table, seat, move)
        assert played.after.phase == "playing", "the game ended before there was enough to see"
        answer = await room.say(table.names[seat], "/undo")
        assert answer.ok
        after = await room.table()
        if any(event.reveals for event in events):
            assert after.question is not None
            assert after.position == played.after.position
            asked += 1
        else:
            assert after.question is None
            assert position(after) == position(table)
            assert owing(after) == owing(table)
            await step(room, after, seat, move)
            own += 1
    await holds(room)


async def test_a_step_of_this_turn_taken_back_is_forgotten_by_the_live_post(room: Room) -> None:
    """Alhambra: a building paid for exactly, with the turn going on."""
    await sit_down(room, "alhambra", 2)
    async for played in random_steps(room, Random(4)):
        if played.after.told and played.posts[-1].edits:
            break
    before, post = played.before, played.posts[-1]
    answer = await room.say(before.names[played.seat], "/undo")
    assert [said.key for said in answer.lines] == ["taken-back"]
    after = await last_post(room)
    assert (after.id, after.edits) == (post.id, True)
    assert after.lines == post.lines[: len(post.lines) - len(played.after.told[-1])]
    assert after.stamp > post.stamp, "what was offered in between is stale"
    assert position(await room.table()) == position(before)
    await holds(room)


async def test_several_own_steps_are_taken_back_one_by_one(room: Room) -> None:
    await sit_down(room, "alhambra", 2)
    positions: list[Table] = []
    async for played in random_steps(room, Random(0)):
        positions = [*positions, played.before] if played.after.free[1] else []
        if played.after.free[1] == 2:
            break
    name = played.before.names[played.seat]
    for before in reversed(positions[-2:]):
        assert (await room.say(name, "/undo")).ok
        assert position(await room.table()) == position(before)
    await holds(room)


class Noting(Store):
    """Notes how much of a log was read."""

    read = 0

    async def log(self, channel: str, first: int = 0) -> list[Entry]:
        entries = await super().log(channel, first)
        self.read += len(entries)
        return entries


@pytest.mark.parametrize("name", GAMES)
async def test_taking_a_step_back_reads_the_last_turns_and_not_the_whole_game(room: Room, name: str) -> None:
    room.store = noting = Noting(room.store.client)
    room.tables = Tables(noting, room.clock, room.seeds)
    await sit_down(room, name, 3)
    taken_back = 0
    async for step_ in random_steps(room, Random(1), limit=90):
        table = step_.after
        seat, free = table.free
        if table.phase != "playing" or not free or table.entries < 40 or table.entries % 3:
            continue
        before = noting.read
        assert (await room.say(table.names[seat], "/undo")).ok
        assert noting.read - before <= table.entries - table.anchors[0].entries < 30
        await holds(room)
        taken_back += 1
    assert taken_back or name == "quixote", "there nothing can be taken back but what is hidden"


async def test_a_log_does_not_grow_without_end(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.tables.playing.LONGEST", 4)
    monkeypatch.setattr("bot.tables.undo.LONGEST", 2)
    await room.begin("marrakech", "Anna", "Béla", "Csaba")
    await play(room, "left")
    name = await play(room)
    await refused(room, name, "/undo", "game-too-long")
    await play(room)
    await play(room)
    acting = await room.acting()
    await refused(room, acting, f"/play {await room.first_move(acting)}", "game-too-long")


async def test_a_laying_is_taken_back_while_nothing_has_happened_since_and_the_channel_is_told(market: Room) -> None:
    before = await market.table()
    name = await play(market)
    assert (await market.say(name, "/undo")).ok
    table, post = await market.table(), await last_post(market)
    assert position(table) == position(before)
    assert [said.key for said in post.lines] == ["took-back"]
    assert [called.name for called in post.called] == [name]
    assert not post.edits, "the turn of the next had been posted already"
    await holds(market)


async def test_only_ones_own_steps_are_taken_back(market: Room) -> None:
    name = await play(market)
    for other in await others(market, name):
        await refused(market, other, "/undo", "nothing-to-undo")
    await refused(market, "Zoe", "/undo", "not-a-player")


async def test_there_is_nothing_to_take_back_before_the_first_move(room: Room) -> None:
    await room.begin("marrakech", "Anna", "Béla")
    await refused(room, "Anna", "/undo", "nothing-to-undo")


async def test_a_second_press_of_the_same_button_takes_nothing_more_back(market: Room) -> None:
    name = await play(market)
    stamp = (await market.table()).stamp
    assert (await market.say(name, "/undo", stamp=stamp)).ok
    await refused(market, name, "/undo", "stale", stamp=stamp)


# By consent


async def test_after_the_dice_everyone_is_asked_and_told_exactly_what_would_be_undone(market: Room) -> None:
    name = await market.acting()
    answer = await market.say(name, "/undo")
    table, post = await market.table(), await last_post(market)
    assert answer.ok
    assert table.question is not None
    assert table.question.asked == (0, 1, 2)
    assert post.lines == (Line("ask-undo", {"name": name, "count": 1, "steps": f"{name}: left"}),)
    assert [button.text for button in post.buttons] == ["/agree", "/refuse"]
    assert not post.edits


async def test_when_all_agree_the_dice_are_taken_back_and_thrown_anew(market: Room) -> None:
    """Not the number of slippers but the throw is another: what was drawn is not drawn again."""
    rolled = await market.table()
    name = await market.acting()
    await market.say(name, "/undo")
    first, second = await others(market, name)
    answer = await market.say(first, "/agree")
    assert answer.lines == (line("agreed", names=together([second])),)
    assert (await market.table()).position == rolled.position
    answer = await market.say(second, "/agree")
    assert [said.key for said in answer.lines] == ["taken-back"]
    table, post = await market.table(), await last_post(market)
    assert rolled.position is not None
    assert table.position is not None
    assert (table.position["phase"], table.question) == ("turn", None)
    assert table.position["draws"] == rolled.position["draws"]
    assert post.lines == (Line("took-back", {"name": name, "count": 1}),)
    assert [called.name for called in post.called] == [name]
    await market.say(name, "left")
    again = await market.table()
    assert again.position is not None
    assert again.position["draws"] == rolled.position["draws"] + 1
    await holds(market)


async def test_dice_thrown_anew_fall_as_they_like(room: Room) -> None:
    """Of many throws of the same dice, taken back and thrown again, not all are alike."""
    await room.begin("marrakech", "Anna", "Béla")
    rolls = set()
    for _ in range(12):
        name = await play(room, "straight")
        table = await room.table()
        assert table.position is not None
        rolls.add(table.position["roll"])
        await room.say(name, "/undo")
        assert (await room.say((await others(room, name))[0], "/agree")).ok
    assert len(rolls) > 1
    await holds(room)


async def test_a_whole_turn_of_others_is_named_step_by_step(market: Room) -> None:
    asker = await play(market, "")
    second = await play(market, "right")
    lays = [entry.text for entry in await log_of(market)]
    await market.say(asker, "/undo")
    (asks,) = (await last_post(market)).lines
    assert asks.args == {"name": asker, "count": 2, "steps": f"{asker}: {lays[1]}; {second}: right"}
    for other in await others(market, asker):
        await market.say(other, "/agree")
    assert (await market.table()).position is not None
    assert [entry.text for entry in await log_of(market)] == [*lays, "undo 2"]
    assert await market.acting() == asker
    await holds(market)


async def test_one_no_is_enough(market: Room) -> None:
    rolled, name = await market.table(), await market.acting()
    await market.say(name, "/undo")
    first, second = await others(market, name)
    await market.say(first, "/agree")
    assert (await market.say(second, "/refuse")).ok
    table = await market.table()
    assert (table.question, table.position) == (None, rolled.position)
    assert (await last_post(market)).lines == (Line("refused-consent", {"name": second}),)
    await refused(market, first, "/agree", "no-question")


async def test_who_asked_may_withdraw(market: Room) -> None:
    name = await market.acting()
    await market.say(name, "/undo")
    assert (await market.say(name, "/refuse")).ok
    assert (await market.table()).question is None


async def test_a_move_in_between_voids_the_question(market: Room) -> None:
    name = await market.acting()
    await market.say(name, "/undo")
    await play(market)
    for other in await others(market, name):
        await refused(market, other, "/agree", "no-question")


async def test_there_is_one_question_at_a_time_and_it_says_which(market: Room) -> None:
    name = await market.acting()
    await market.say(name, "/undo")
    answer = await refused(market, name, "/undo", "question-pending")
    assert keys_of(answer.lines) == ["question-pending", "pending-undo"]
    other = (await others(market, name))[-1]
    assert other != "Anna", "the host would just close the table"
    await refused(market, other, "/cancel", "question-pending")


async def test_nobody_agrees_twice_or_from_outside(market: Room) -> None:
    name = await market.acting()
    await market.say(name, "/undo")
    await refused(market, name, "/agree", "answered-already")
    await refused(market, "Zoe", "/agree", "not-a-player")
    await refused(market, "Zoe", "/refuse", "not-a-player")
    await refused(market, "@Mod", "/agree", "not-a-player")


async def test_a_button_of_an_earlier_question_does_not_answer_a_later_one(market: Room) -> None:
    name = await market.acting()
    await market.say(name, "/undo")
    old = (await last_post(market)).stamp
    first, second = await others(market, name)
    await market.say(first, "/refuse", stamp=old)
    await market.say(second if second != "Anna" else first, "/cancel sure")
    assert (await market.table()).question is not None
    for button in ("/agree", "/refuse"):
        await refused(market, name, button, "stale", stamp=old)
    assert (await market.say(name, "/agree", stamp=(await last_post(market)).stamp)).ok


async def test_buttons_of_the_turn_stay_good_while_a_question_is_open(market: Room) -> None:
    stamp = (await market.table()).stamp
    name = await market.acting()
    await market.say(name, "/undo")
    assert (await market.say(name, f"/play {await market.first_move(name)}", stamp=stamp)).ok


async def test_who_plays_alone_asks_nobody(room: Room) -> None:
    await sit_down(room, "quixote", 1)
    before = await room.table()
    await play(room)
    assert (await room.say("Anna", "/undo")).ok
    table = await room.table()
    assert table.question is None
    assert position(table) == position(before)
    await holds(room)


async def test_a_chair_that_is_free_is_not_asked(room: Room) -> None:
    await sit_down(room, "quixote", 3)
    for name in ("Anna", "Béla", "Цветан"):
        await room.say(name, await room.first_move(name))
    await room.say("Béla", "/resign sure")
    await room.say("Anna", "/undo")
    table = await room.table()
    assert table.question is not None
    assert table.question.asked == (0, 2)
    assert (await room.say("Цветан", "/agree")).ok
    assert (await log_of(room))[-1].text == "undo 3"
    await holds(room)


async def test_every_question_can_be_asked_in_every_language(market: Room, caplog: pytest.LogCaptureFixture) -> None:
    await market.say(await market.acting(), "/undo")
    (asks,) = (await last_post(market)).lines
    assert all("left" in speak(language, asks) for language in LANGUAGES)
    assert caplog.records == []


# Hidden decisions


async def test_a_hidden_laying_is_retracted_while_others_think(room: Room) -> None:
    await sit_down(room, "quixote", 3)
    before = await room.table()
    await room.say("Anna", await room.first_move("Anna"))
    await room.say("Béla", await room.first_move("Béla"))
    shown = await last_post(room)
    answer = await room.say("Anna", "/undo")
    table, post = await room.table(), await last_post(room)
    assert [said.key for said in answer.lines] == ["taken-back"]
    assert table.question is None
    assert owing(table) == (0, 2)
    assert (post.id, post.edits, post.lines) == (shown.id, True, shown.lines), "nothing is told of it"
    assert [called.name for called in post.called] == ["Anna", "Цветан"]
    assert table.stamp == before.stamp
    assert (await room.say("Anna", await room.first_move("Anna"))).ok
    await room.say("Цветан", await room.first_move("Цветан"))
    assert keys_of((await last_post(room)).lines).count("quixote-laid") == 3
    assert [entry.text for entry in await log_of(room)].count("retract") == 1
    await holds(room)


async def test_a_laying_that_was_retracted_is_no_decision_to_undo(room: Room) -> None:
    await sit_down(room, "quixote", 2)
    await room.say("Anna", await room.first_move("Anna"))
    await room.say("Anna", "/undo")
    await refused(room, "Anna", "/undo", "nothing-to-undo")


async def test_a_question_does_not_show_what_is_still_hidden(room: Room) -> None:
    """Also what somebody had laid, and took up again."""
    await sit_down(room, "quixote", 3)
    first = {name: await room.first_move(name) for name in ("Anna", "Béla", "Цветан")}
    for name, move in first.items():
        await room.say(name, move)
    hidden = await room.first_move("Béla")
    await room.say("Béla", hidden)
    await room.say("Béla", "/undo")
    await room.say("Béla", hidden)
    await room.say("Anna", "/undo")
    (asks,) = (await last_post(room)).lines
    steps = str(asks.args["steps"]).split("; ")
    assert steps[:3] == [f"{name}: {move}" for name, move in first.items()]
    assert steps[3:] == ["Béla: …"] * 3
    assert asks.args["count"] == 6


async def test_an_undo_by_consent_leaves_hidden_what_was_hidden_then(room: Room) -> None:
    """Back in the middle of a round, whose other layings have been seen, but are to be laid again."""
    await sit_down(room, "quixote", 3)
    for name in ("Anna", "Béla", "Цветан"):
        await room.say(name, await room.first_move(name))
    await room.say("Béla", "/undo")
    await room.say("Anna", "/agree")
    await room.say("Цветан", "/agree")
    table = await room.table()
    assert table.hidden == 1
    assert owing(table) == (1, 2)
    spectator = msgspec.json.encode(table.rules.view(table.state, None))
    assert b'"laid":["' not in spectator
    await holds(room)
    assert (await room.say("Anna", "/undo")).ok, "Anna's is hidden again, so Anna may take it up alone"
    assert owing(await room.table()) == (0, 1, 2)


# Records


@pytest.mark.parametrize("name", GAMES)
async def test_the_record_of_a_game_with_much_taken_back_still_verifies(room: Room, name: str) -> None:
    await sit_down(room, name, 2)
    random, taken = Random(5), 0
    async for played in random_steps(room, random):
        if played.after.phase != "playing" or random.random() > 0.2 or taken > 25:
            continue
        taken += await take_back(room, played.before.names[played.seat])
        await holds(room)
    assert taken > 5
    (record,) = await room.store.records(room.channel)
    words = {text.split(" ")[0] for _, text in record.moves}
    assert "undo" in words
    assert verify(record, GAMES)


async def take_back(room: Room, name: str) -> bool:
    """Whatever it takes."""
    await room.say(name, "/undo")
    if (await room.table()).question:
        answers: list[Answer] = [await room.say(other, "/agree") for other in await others(room, name)]
        return all(answer.ok for answer in answers)
    return True


async def test_a_finished_game_stays_finished(room: Room) -> None:
    await sit_down(room, "quixote", 1)
    await play_to_the_end(room, Random(1))
    shown = len(await posts(room))
    await refused(room, "Anna", "/undo", "no-game")
    assert len(await posts(room)) == shown
