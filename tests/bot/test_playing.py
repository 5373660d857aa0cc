"""Playing, the same for every game: whole games, typed or pressed word by word, and what the channel is shown."""

from __future__ import annotations

import asyncio
import functools
import itertools
from random import Random

import msgspec
import pytest

from bot.domain.messages import Button, Line, Picture, Post, line, together
from bot.domain.table import Entry, Table
from bot.language.languages import LANGUAGES
from bot.language.words import fact_line, speak
from bot.store.keys import key
from bot.store.store import joined, write_table
from rules import GAMES, choices
from rules.contract import AnyGame, IllegalMove, State
from rules.record import Record, replay, seed_hash, verify
from tests.bot.channel import (
    Step,
    keys_of,
    last_post,
    log_of,
    owing,
    play_to_the_end,
    posts,
    random_steps,
    refused,
    sit_down,
    step,
    stored,
)
from tests.bot.conftest import Room, Time

TABLES = [(name, seats) for name, game in GAMES.items() for seats in (game.seats.start, game.seats.stop - 1)]


@pytest.fixture(params=GAMES)
async def game(room: Room, request: pytest.FixtureRequest) -> str:
    """A game for three that is on."""
    name = str(request.param)
    await sit_down(room, name, 3)
    return name


class Whole(msgspec.Struct, frozen=True):
    """A whole game, played through the tables at random, and all that is left of it."""

    steps: list[Step]
    posts: list[Post]
    log: list[Entry]
    records: list[Record]

    @property
    def last(self) -> Table:
        return self.steps[-1].after

    @property
    def rules(self) -> AnyGame:
        return self.last.rules


PLAYED: dict[tuple[str, int], Whole] = {}


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
async def whole(room: Room, request: pytest.FixtureRequest) -> Whole:
    """Played once for all the tests that look at it."""
    name, seats = request.param
    if (name, seats) not in PLAYED:
        await sit_down(room, name, seats)
        steps = await play_to_the_end(room, Random(seats))
        records = await room.store.records(room.channel)
        PLAYED[name, seats] = Whole(steps, await posts(room), await log_of(room), records)
    return PLAYED[name, seats]


# Whole games


async def test_a_whole_game_is_what_the_rules_make_of_its_log(whole: Whole) -> None:
    table, log = whole.last, whole.log
    assert [(entry.seat, entry.text) for entry in log] == [(step.seat, step.text) for step in whole.steps]
    states = replay(whole.rules, len(table.chairs), table.seed, table.options, [(e.seat, e.text) for e in log])
    for played, replayed in zip(whole.steps, states, strict=True):
        assert played.after.position == whole.rules.dump(replayed.state)


async def test_every_move_is_one_change_and_one_entry_of_the_log(whole: Whole) -> None:
    for number, played in enumerate(whole.steps, 1):
        assert played.after.version == played.before.version + 1
        assert played.after.entries == number


async def test_there_is_one_new_post_a_turn_and_its_steps_edit_it(whole: Whole) -> None:
    live = whole.posts[-1 - sum(len(played.posts) for played in whole.steps)]
    for played in whole.steps:
        rules = whole.rules
        same = rules.turn(played.before.state) == rules.turn(played.after.state)
        *asides, shown = played.posts
        if same and played.after.phase == "playing":
            assert (shown.edits, shown.id, shown.closes) == (True, live.id, None)
        else:
            assert not shown.edits
            assert shown.id > live.id
            assert shown.closes is not None
            assert shown.closes[0] == live.id, "the post before loses its buttons"
            live = shown
        assert all(aside.picture and aside.picture.kind == "scoring" for aside in asides)
        assert len(asides) <= 1


async def test_those_who_owe_a_decision_are_called_and_nobody_else(whole: Whole) -> None:
    for played in whole.steps[:-1]:
        table, shown = played.after, played.posts[-1]
        acting = owing(table)
        assert [called.person for called in shown.called] == [table.chairs[seat].person for seat in acting]
        assert shown.call is not None
        assert shown.call.key.removesuffix("-to").removesuffix("-until") == (
            "call-one" if len(acting) == 1 else "call-many"
        )


async def test_moves_to_press_stand_under_what_is_to_be_decided(whole: Whole) -> None:
    for played in whole.steps[:-1]:
        shown = played.posts[-1]
        assert shown.call is not None
        moves = [button for button in shown.buttons if button.text.startswith("/play ")]
        assert bool(moves) == ("prompt" in shown.call.args)


async def test_every_post_shows_the_board_of_its_moment_as_everyone_may_see_it(whole: Whole) -> None:
    for played in whole.steps:
        assert played.posts[-1].picture == Picture("board", played.after.entries, None)
        assert played.posts[-1].stamp == played.after.stamp
        assert all(post.picture and post.picture.seat is None for post in played.posts)


async def test_what_stays_of_a_turn_is_its_sentences_and_the_board_they_led_to(whole: Whole) -> None:
    began = {post.id: post.picture for post in whole.posts if not post.edits}
    closing = [post for post in whole.posts if post.closes and post.closed_picture]
    assert closing
    for post in closing:
        assert post.closes
        assert post.closed_picture == began[post.closes[0]]
    feed = functools.reduce(joined, whole.posts, list[Post]())
    for post in feed[:-1]:
        if post.picture and post.picture.kind == "board":
            assert post.picture == began[post.id], "not what the next player did meanwhile"


async def test_the_opening_publishes_the_hash_of_the_seed_and_the_end_the_seed(whole: Whole) -> None:
    opening = [said for post in whole.posts for said in post.lines if said.key == "fair-dice" and not post.edits]
    closing = whole.steps[-1].posts[-1].lines
    assert [said.args["hash"] for said in opening] == [seed_hash(whole.last.seed)]
    assert closing[-1] == Line("seed-published", {"seed": whole.last.seed})


async def test_the_end_tells_who_won_and_with_how_many_points(whole: Whole) -> None:
    table, closing = whole.last, whole.steps[-1].posts[-1]
    outcome = whole.rules.outcome(table.state)
    assert outcome is not None
    assert table.phase == "over"
    assert [called.name for called in closing.called] == list(table.names), "all hear how it ended"
    assert [button.text for button in closing.buttons] == ["/again", "/record"]
    scores = {said.args["name"]: said.args["points"] for said in scored(closing.lines)}
    assert scores == dict(zip(table.names, outcome.scores, strict=True))
    won = [said for said in closing.lines if said.key in ("wins", "share-the-win")]
    if len(table.chairs) == 1:
        assert won == []
        assert "rating" in keys_of(closing.lines)
    else:
        assert len(won) == 1
        told = speak("en", won[0])
        assert all(table.names[seat] in told for seat in outcome.winners if isinstance(seat, int))
        assert (won[0].key == "wins") == (len(outcome.winners) == 1)


def scored(lines: tuple[Line, ...]) -> list[Line]:
    """The scores among these lines, with or without where they came from."""
    inner = (said.args["score"] if said.key == "score-from" else said for said in lines)
    return [said for said in inner if isinstance(said, Line) and said.key == "score"]


async def test_the_points_told_add_up_to_the_score(whole: Whole) -> None:
    for said in whole.steps[-1].posts[-1].lines:
        if said.key == "score-from":
            total, sources = said.args["score"], said.args["sources"]
            assert isinstance(total, Line)
            assert isinstance(sources, list)
            assert sum(int(str(source.args["points"])) for source in sources) == total.args["points"]


async def test_the_record_of_a_game_verifies(whole: Whole) -> None:
    (record,) = whole.records
    assert len(verify(record, GAMES)) == len(whole.steps)
    assert record.outcome is not None


async def test_after_the_end_nothing_is_played_and_nothing_taken_back(room: Room) -> None:
    await sit_down(room, "quixote", 2)
    *_, last = await play_to_the_end(room, Random(6))
    for text in ("/play", last.text, "/undo", "/resign", "/replace"):
        await refused(room, "Anna", text, "no-game")


async def test_everything_told_of_a_game_can_be_said_in_every_language(
    whole: Whole, caplog: pytest.LogCaptureFixture
) -> None:
    lines: dict[str, Line] = {}
    for post in whole.posts:
        said = [*post.lines, *(button.label for button in post.buttons)]
        lines |= {repr(one): one for one in said}
    for language, one in itertools.product(LANGUAGES, lines.values()):
        assert speak(language, one)
    assert caplog.records == [], "a key or a variable is missing"


# Word by word


@pytest.mark.parametrize("name", GAMES)
async def test_every_legal_move_is_reached_word_by_word_and_no_other(room: Room, name: str) -> None:
    random = Random(7)
    await sit_down(room, name, 2)
    played = [one async for one in random_steps(room, random, limit=60)]
    for _ in range(8):
        played += [one async for one in random_steps(room, random, limit=len(played) // 8)]
        if (await room.table()).phase == "playing":
            await check_menus(room, await room.table())


async def check_menus(room: Room, table: Table) -> None:
    for seat in owing(table):
        moves = [str(move) for move in table.rules.legal(table.state, seat)]
        before = await stored(room.store)
        assert sorted(await reached(room, table, seat, set(moves))) == sorted(moves)
        assert await stored(room.store) == before


async def reached(room: Room, table: Table, seat: int, moves: set[str]) -> list[str]:
    """The whole moves at the end of every way through the menus."""
    found, open_menus = [], ["/play"]
    while open_menus:
        answer = await room.say(table.names[seat], open_menus.pop(), stamp=table.stamp)
        assert answer.ok, answer
        assert answer.stamp == table.stamp
        for button in answer.buttons:
            move = button.text.removeprefix("/play ")
            if move in moves:
                found.append(move)
            else:
                open_menus.append(button.text)
    return found


async def test_every_beginning_of_a_move_that_is_typed_offers_how_to_go_on(room: Room, game: str) -> None:
    """Also one that can go on in one way only."""
    alone, random = 0, Random(3)
    for _ in range(16):
        [_ async for _ in random_steps(room, random, limit=3)]
        table = await room.table()
        seat = owing(table)[0]
        moves = [str(move) for move in table.rules.legal(table.state, seat)]
        beginnings = {move.rsplit(" ", 1)[0] for move in moves if " " in move}
        for text in random.sample(sorted(beginnings), min(4, len(beginnings))):
            answer = await room.say(table.names[seat], text)
            assert answer.ok, (text, answer)
            assert all(button.text.removeprefix("/play ").startswith(f"{text} ") for button in answer.buttons)
            ways = [move for move in moves if move.startswith(f"{text} ")]
            assert len(answer.buttons) == len(ways)
            alone += len(ways) == 1
    assert alone or game == "quixote", "no beginning had only one way on"


@pytest.mark.parametrize("name", GAMES)
async def test_a_button_that_plays_a_move_names_every_word_of_it_that_nobody_chose(room: Room, name: str) -> None:
    """With one purchase left, the button is not “Buy”, but what is bought and with which cards, on every platform."""
    await sit_down(room, name, 2)
    unchosen, random = 0, Random(3)
    for _ in range(40):
        [_ async for _ in random_steps(room, random, limit=2)]
        table = await room.table()
        if table.phase != "playing":
            break
        seat = owing(table)[0]
        moves, view = table.rules.legal(table.state, seat), table.rules.view(table.state, seat)
        for button in (await room.say(table.names[seat], "/play", stamp=table.stamp)).buttons:
            words, told = button.text.split(" ")[1:], speak("en", button.label)
            if button.text.removeprefix("/play ") not in map(str, moves):
                continue
            step = choices(moves, (), skip=True)
            assert step is not None
            for depth in range(len(step.words) + 1, len(words) + 1):
                label = table.rules.label(view, tuple(words[:depth]))
                assert (speak("en", fact_line(name, label, table.names)) if label else words[depth - 1]) in told
            unchosen += len(words) > len(step.words) + 1
    assert unchosen or name != "alhambra", "no button stood for more than its word"


async def test_a_move_pressed_word_by_word_is_played_with_the_last_press(room: Room, game: str) -> None:
    random = Random(5)
    for _ in range(12):
        table = await room.table()
        seat = random.choice(owing(table))
        name, text = table.names[seat], "/play"
        while (await room.table()).entries == table.entries:
            answer = await room.say(name, text, stamp=table.stamp)
            assert answer.ok, answer
            text = random.choice(answer.buttons).text if answer.buttons else ""
        assert (await room.table()).entries == table.entries + 1


async def test_what_the_channel_may_press_is_legal_for_whoever_is_called(room: Room, game: str) -> None:
    async for played in random_steps(room, Random(11), limit=60):
        table, shown = played.after, played.posts[-1]
        if table.phase != "playing":
            break
        for button in shown.buttons:
            assert leads_on(table, button)


def leads_on(table: Table, button: Button) -> bool:
    words = button.text.split(" ")[1:]
    assert button.text.startswith("/play")
    return all(choices(table.rules.legal(table.state, seat), words) is not None for seat in owing(table))


async def test_a_whole_move_may_be_typed_bare_in_any_case_and_with_any_spaces(room: Room, game: str) -> None:
    random = Random(2)
    for number in range(40):
        table = await room.table()
        seat = random.choice(owing(table))
        move = str(random.choice(table.rules.legal(table.state, seat)))
        typed = [move.upper(), f"  {move.replace(' ', '   ')} ", f"/play {move.title()}", f"/PLAY {move}"][number % 4]
        assert (await room.say(table.names[seat], typed)).ok, typed
        assert (await log_of(room))[-1].text == move


# What is refused


async def test_a_move_out_of_turn_is_refused_with_whose_turn_it_is(room: Room, game: str) -> None:
    async for played in random_steps(room, Random(4), limit=30):
        table = played.after
        waiting = [table.names[seat] for seat in owing(table)]
        for seat in set(range(3)) - set(owing(table)):
            for text in (played.text, "/play"):
                answer = await room.say(table.names[seat], text)
                assert not answer.ok
                assert answer.lines == (line("not-your-turn", names=together(waiting)),)


@pytest.mark.parametrize("text", ["castle kingside", "/play ♟", "lay z9 z9 z9", "x" * 399, "/play -1"])
async def test_what_is_no_move_of_the_game_is_refused_as_such(room: Room, game: str, text: str) -> None:
    name = await room.acting()
    answer = await refused(room, name, text, "bad-notation")
    assert len(str(answer.lines[0].args["text"])) <= 40


async def test_a_move_the_rules_forbid_is_refused_by_the_id_of_the_rule(room: Room, game: str) -> None:
    """Every move that another seat or another moment would have, but not this one."""
    random, others, found = Random(1), set[str](), 0
    async for played in random_steps(room, random, limit=60):
        table = played.after
        if table.phase != "playing":
            break
        others |= {str(move) for move in played.before.rules.legal(played.before.state, played.seat)}
        seat = owing(table)[0]
        legal = {str(move) for move in table.rules.legal(table.state, seat)}
        wrong = sorted(others - legal)
        if table.rules.accepts_unoffered:
            wrong = [move for move in wrong if not accepted(table, seat, move)]
        for move in random.sample(wrong, min(2, len(wrong))):
            answer = await refused(room, table.names[seat], move, "refused-by-rule")
            assert answer.lines[0].args["rule"] in table.rules.articles
            assert all(speak(language, answer.lines[0]) for language in LANGUAGES)
            found += 1
    assert found > 10


def accepted(table: Table, seat: int, text: str) -> bool:
    try:
        table.rules.play(table.state, seat, table.rules.parse(text))
    except IllegalMove:
        return False
    return True


async def test_who_does_not_play_is_told_so(room: Room, game: str) -> None:
    for text in ("/play", "/hand", "/undo", "/resign", "/agree", "/refuse", await room.first_move(await room.acting())):
        await refused(room, "Zoe", text, "not-a-player")


async def test_a_button_of_an_earlier_moment_is_refused_as_stale(room: Room, game: str) -> None:
    async for played in random_steps(room, Random(9), limit=25):
        table = played.after
        if table.phase != "playing" or table.stamp == played.before.stamp:
            continue
        for seat in range(3):
            await refused(room, table.names[seat], f"/play {played.text}", "stale", stamp=played.before.stamp)


async def test_what_is_offered_while_others_decide_stays_good(room: Room) -> None:
    """Where several decide at once, nobody's buttons go stale because another was quicker."""
    await sit_down(room, "quixote", 3)
    table = await room.table()
    first, *others = owing(table)
    await step(room, table, first, await room.first_move(table.names[first]))
    for seat in others:
        assert (await room.say(table.names[seat], "/play", stamp=table.stamp)).ok


async def test_two_who_press_at_the_same_moment_play_one_move(room: Room, game: str) -> None:
    table = await room.table()
    seat = owing(table)[0]
    move = str(table.rules.legal(table.state, seat)[0])
    presses = [room.say(table.names[seat], move, stamp=table.stamp) for _ in range(2)]
    answers = await asyncio.gather(*presses)
    assert sorted(answer.ok for answer in answers) == [False, True]
    assert (await room.table()).entries == 1


# Several at once


async def test_hidden_decisions_do_not_flood_the_channel_which_hears_of_them_all_at_once(room: Room) -> None:
    await sit_down(room, "quixote", 4)
    live, random = await last_post(room), Random(1)
    for _ in range(3):
        shown = [post async for played in random_steps(room, random, limit=4) for post in played.posts]
        *quiet, told = shown
        assert all((post.id, post.edits, post.lines) == (live.id, True, live.lines) for post in quiet)
        assert (told.id, told.edits) == (live.id + 1, False)
        assert keys_of(told.lines).count("quixote-laid") == 4
        assert [len(post.called) for post in shown] == [3, 2, 1, 4]
        live = told


async def test_public_decisions_of_several_are_told_as_they_are_made(room: Room) -> None:
    """A25: the last buildings of Alhambra are placed by all at once, for all to see."""
    room.seeds.fixed = "last 10"
    await sit_down(room, "alhambra", 3)
    await put(room, played_until(await room.table(), "last", Random(10)))
    (first,) = [one async for one in random_steps(room, Random(1), limit=1)]
    other = next(name for seat, name in enumerate(first.after.names) if seat != first.seat)
    await room.say(other, "/undo")
    asked = str((await last_post(room)).lines[0].args["steps"])
    assert asked.endswith(f"{first.before.names[first.seat]}: {first.text}"), "what all have seen is named"
    await room.say(other, "/refuse")
    steps = [first, *await play_to_the_end(room, Random(1))]
    assert len(steps) > 1, "several have a last building"
    for number, played in enumerate(steps, 1):
        told = [said for post in played.posts for said in keys_of(post.lines)]
        assert sum(said in ("alhambra-placed", "alhambra-stored") for said in told) == number
        assert played.posts[-1].edits == (number < len(steps))
        assert played.after.stamp == played.before.stamp or number >= len(steps) - 1, "nobody's buttons go stale"


def played_until(table: Table, phase: str, random: Random) -> list[Entry]:
    """The entries of a game at random up to that phase, by the rules alone."""
    state, entries = table.state, []
    while table.rules.dump(state)["phase"] != phase:
        seat = random.choice(table.rules.to_act(state))
        move = random.choice(table.rules.legal(state, seat))
        state, _ = table.rules.play(state, seat, move)
        entries.append(Entry(seat, str(move), table.chairs[seat].person or "", 0.0))
    return entries


async def put(room: Room, entries: list[Entry]) -> None:
    """The table as if these had been played."""
    table = await room.table()
    moves = [(entry.seat, entry.text) for entry in entries]
    *_, last = replay(table.rules, len(table.chairs), table.seed, table.options, moves)
    table = msgspec.structs.replace(table, position=table.rules.dump(last.state), entries=len(entries))
    await room.store.client.set(key(room.channel, "table"), write_table(table))
    await room.store.client.rpush(key(room.channel, "log"), *(msgspec.msgpack.encode(entry) for entry in entries))


async def test_time_and_chance_are_those_handed_in(room: Room, clock: Time) -> None:
    room.seeds.fixed = "a seed of the test"
    await sit_down(room, "marrakech", 2)
    clock.now += 100
    name = await room.acting()
    await room.say(name, "left")
    table, (entry,) = await room.table(), await log_of(room)
    assert (entry.at, entry.person, table.updated) == (clock.now, f"web:{name}", clock.now)
    state: State = table.rules.start(2, "a seed of the test")
    assert table.state == table.rules.play(state, entry.seat, table.rules.parse("left"))[0]
