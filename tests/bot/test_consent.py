"""A seat is taken only by its owner's own word, by the rule for who is late, or by the consent of all others."""

from __future__ import annotations

import msgspec
import pytest

from bot.adapters.platforms import PLATFORMS
from bot.domain.due import ANSWER, TIME_UP
from bot.domain.messages import Answer, Command, Line, Person, when
from bot.domain.table import Change, Question
from bot.domain.turn_time import DAY, HOUR, RESERVE
from bot.schedule.clock import Clock
from bot.schedule.open_questions import OpenQuestions
from bot.schedule.reminders import Reminders
from bot.service.registry import parse
from bot.service.tables import CARETAKER
from bot.tables.agreeing import AnswersDue
from bot.tables.departing import Departed
from rules import GAMES
from tests.bot.channel import keys_of, last_post, owing, posts, refused, sit_down
from tests.bot.conftest import Room

LIMIT = (1 + RESERVE) * DAY  # the time of a turn, and the reserve of the whole game


@pytest.fixture
async def mancha(room: Room) -> Room:
    """Don Quixote for three: a game with hidden hands, in which all decide at once."""
    await room.begin("quixote", "Anna", "Béla", "Csaba")
    return room


async def passed(room: Room, seconds: float) -> None:
    """So much time passes, and the clock does what is due."""
    tables = room.tables
    reminders = Reminders(tables, tables.people, tables.heartbeats, room.clock, PLATFORMS.reached_alone)
    due = {ANSWER: OpenQuestions(tables).look, TIME_UP: reminders.time_up}
    room.clock.now += seconds
    while await Clock(room.store, room.clock, due).tick():
        pass


async def says(
    room: Room, name: str, text: str, *beside: str, moderator: bool = False, stamp: int | None = None
) -> Answer:
    """`name` gives a command from a browser at which those others are known too."""
    person = Person(f"web:{name}", name, moderator=moderator, beside=tuple(f"web:{other}" for other in beside))
    return await room.tables.handle(Command(room.channel, person, parse(text), f"id-{next(room.ids)}", stamp))


async def people(room: Room) -> list[str | None]:
    return [chair.person for chair in (await room.table()).chairs]


async def question(room: Room) -> Question | None:
    return (await room.table()).question


EVERYONE = ["web:Anna", "web:Béla", "web:Csaba"]


# Asking


async def test_whose_seat_is_asked_for_is_asked_too_and_called_with_the_others(mancha: Room) -> None:
    assert (await mancha.say("Zoe", "/replace béla")).ok
    post = await last_post(mancha)
    until = when(mancha.clock.now + DAY)
    how = Line("asked-for-seat", {"name": "Béla", "until": until})
    assert post.lines == (Line("ask-replace", {"name": "Zoe", "chair": "Béla"}), how)
    assert sorted(called.name for called in post.called) == ["Anna", "Béla", "Csaba"]
    assert [button.text for button in post.buttons] == ["/agree", "/refuse"]


async def test_the_seat_changes_hands_only_when_its_owner_has_had_a_day_to_say_no(mancha: Room) -> None:
    await mancha.say("Zoe", "/replace 2")
    stamp = (await last_post(mancha)).stamp
    await mancha.say("Anna", "/agree", stamp=stamp)
    await mancha.say("Csaba", "/agree", stamp=stamp)
    assert keys_of((await last_post(mancha)).lines) == ["others-agree", "when"]
    await passed(mancha, DAY - 1)
    assert await people(mancha) == EVERYONE
    await passed(mancha, 1)
    assert await people(mancha) == ["web:Anna", "web:Zoe", "web:Csaba"]
    assert (await last_post(mancha)).lines == (Line("took-over", {"name": "Zoe", "before": "Béla"}),)
    assert await question(mancha) is None


async def test_the_owner_says_no_by_a_button(mancha: Room) -> None:
    await mancha.say("Zoe", "/replace 2")
    stamp = (await last_post(mancha)).stamp
    for name in ("Anna", "Csaba"):
        await mancha.say(name, "/agree", stamp=stamp)
    assert (await mancha.say("Béla", "/refuse", stamp=stamp)).ok
    assert (await last_post(mancha)).lines == (Line("keeps-seat", {"name": "Béla"}),)
    await passed(mancha, 2 * DAY)
    assert await people(mancha) == EVERYONE


@pytest.mark.parametrize("game", GAMES)
async def test_the_owner_says_no_by_playing_on(room: Room, game: str) -> None:
    await sit_down(room, game, 3)
    owner = await room.acting()
    others = [name for name in (await room.table()).names if name != owner]
    await room.say("Zoe", f"/replace {owner}")
    for name in others:
        await room.say(name, "/agree")
    assert (await room.say(owner, await room.first_move(owner))).ok
    assert await question(room) is None
    assert Line("keeps-seat", {"name": owner}) in [line for post in await posts(room, -3) for line in post.lines]
    before = await people(room)
    await passed(room, 2 * DAY)
    assert await people(room) == before


async def test_the_moves_of_others_do_not_answer_for_the_owner(mancha: Room) -> None:
    await mancha.say("Zoe", "/replace 2")
    await mancha.say("Anna", await mancha.first_move("Anna"))
    await mancha.say("Anna", "/undo")
    assert await question(mancha) is not None
    for name in ("Anna", "Csaba"):
        await mancha.say(name, "/agree")
    await passed(mancha, DAY)
    assert await people(mancha) == ["web:Anna", "web:Zoe", "web:Csaba"]


async def test_silence_of_the_owner_is_no_consent_of_the_others(mancha: Room) -> None:
    await mancha.say("Zoe", "/replace 2")
    await mancha.say("Anna", "/agree")
    await passed(mancha, DAY)
    assert await people(mancha) == EVERYONE
    assert await question(mancha) is None
    assert (await last_post(mancha)).lines == (Line("question-lapsed", {"name": "Béla"}),)


async def test_a_newcomer_is_refused_by_one_no(mancha: Room) -> None:
    await mancha.say("Zoe", "/replace 2")
    await mancha.say("Anna", "/agree")
    await mancha.say("Csaba", "/refuse")
    assert (await people(mancha), await question(mancha)) == (EVERYONE, None)


async def test_who_asked_takes_the_question_back_and_others_do_not(mancha: Room) -> None:
    await mancha.say("Zoe", "/replace 2")
    await refused(mancha, "Yves", "/refuse", "not-a-player")
    assert (await mancha.say("Zoe", "/refuse")).ok
    assert (await last_post(mancha)).lines == (Line("withdrawn", {"name": "Zoe"}),)
    await mancha.say("Anna", "/cancel ask")
    await mancha.say("Anna", "/refuse")
    assert (await last_post(mancha)).lines == (Line("withdrawn", {"name": "Anna"}),)


async def test_a_seat_that_was_kept_is_not_asked_for_again_that_day(mancha: Room) -> None:
    await mancha.say("Zoe", "/replace 2")
    await mancha.say("Béla", "/refuse")
    await refused(mancha, "Zoe", "/replace 2", "seat-was-kept")
    await refused(mancha, "Anna", "/replace 2", "seat-was-kept")
    await passed(mancha, DAY)
    assert (await mancha.say("Zoe", "/replace 2")).ok


@pytest.mark.parametrize(("pace", "days"), [("6h", 1), ("1d", 1), ("3d", 3), ("none", 7)])
async def test_who_is_asked_has_the_time_of_a_turn_and_a_day_at_least(mancha: Room, pace: str, days: int) -> None:
    await mancha.say("Anna", f"/settings pace {pace}")
    await mancha.say("Zoe", "/replace 2")
    for name in ("Anna", "Csaba"):
        await mancha.say(name, "/agree")
    await mancha.say("Anna", "/settings pace 6h")
    await mancha.say("Anna", "/settings pace none")  # nobody's time is up then, and nobody else's is shortened
    await passed(mancha, days * DAY - 1)
    assert await people(mancha) == EVERYONE
    await passed(mancha, 1)
    assert "web:Zoe" in await people(mancha)


async def test_who_is_on_holiday_when_asked_has_the_time_after_it(mancha: Room) -> None:
    await mancha.say("Béla", "/away 3d")
    await mancha.say("Zoe", "/replace 2")
    for name in ("Anna", "Csaba"):
        await mancha.say(name, "/agree")
    await passed(mancha, 3 * DAY)
    assert await people(mancha) == EVERYONE
    await passed(mancha, DAY)
    assert "web:Zoe" in await people(mancha)


async def test_the_owner_gives_the_seat_up_by_a_yes_if_they_are_sure(mancha: Room) -> None:
    await mancha.say("Zoe", "/replace 2")
    stamp = (await last_post(mancha)).stamp
    asked = await mancha.say("Béla", "/agree", stamp=stamp)
    assert keys_of(asked.lines) == ["sure-give"]
    assert await people(mancha) == EVERYONE
    (button,) = asked.buttons
    assert (await mancha.say("Béla", button.text, stamp=asked.stamp)).ok
    assert await people(mancha) == ["web:Anna", "web:Zoe", "web:Csaba"], "nobody else need be waited for"


# Who else is asked


async def test_a_player_asks_for_the_seat_of_another_to_be_free_and_the_host_no_less(mancha: Room) -> None:
    for asker, third in (("Csaba", "Anna"), ("Anna", "Csaba")):
        await mancha.say(asker, "/replace Béla")
        assert await people(mancha) == EVERYONE
        found = await question(mancha)
        assert found is not None
        assert found.asked == ((await mancha.table()).names.index(third),), "their own yes does not count"
        await refused(mancha, asker, "/agree", "no-question")
        await mancha.say("Béla", "/refuse")
        await passed(mancha, DAY)
    await mancha.say("Anna", "/replace Béla")
    await mancha.say("Csaba", "/agree")
    await passed(mancha, DAY)
    assert await people(mancha) == ["web:Anna", None, "web:Csaba"]
    assert keys_of((await last_post(mancha)).lines) == ["freed-by-consent", "chair-is-free"]
    assert (await mancha.say("Zoe", "/replace")).ok


async def test_where_nobody_else_can_consent_the_host_frees_no_seat_and_is_told_what_can_be_done(room: Room) -> None:
    await room.begin("alhambra", "Anna", "Béla")
    answer = await refused(room, "Anna", "/replace 2", "nobody-to-consent")
    assert answer.lines[0].args == {"name": "Béla"}
    assert [called.person for called in (await room.table()).chairs] == ["web:Anna", "web:Béla"]


async def test_with_one_opponent_only_the_owner_lets_a_newcomer_in_whose_helper_sits_beside(room: Room) -> None:
    """A host adds a second person to their browser, asks as that one, and agrees."""
    await room.begin("alhambra", "Anna", "Béla")
    assert (await says(room, "Anna 2", "/replace 2", "Anna")).ok
    assert keys_of((await last_post(room)).lines)[:2] == ["ask-replace", "asked-owner-alone"]
    assert not (await says(room, "Anna", "/agree", "Anna 2")).ok
    await passed(room, 2 * DAY)
    assert await people(room) == ["web:Anna", "web:Béla"]
    assert not (await says(room, "Anna 2", "/hand", "Anna")).ok


async def test_two_of_one_browser_do_not_take_the_seat_of_a_third(room: Room) -> None:
    await room.begin("alhambra", "Anna", "Anna 2", "Béla")
    answer = await says(room, "Anna", "/replace Béla", "Anna 2")
    assert keys_of(answer.lines) == ["nobody-to-consent"]
    assert (await says(room, "Anna 3", "/replace Béla", "Anna", "Anna 2")).ok
    for name in ("Anna", "Anna 2"):
        assert keys_of((await says(room, name, "/agree", "Anna 3")).lines) == ["no-question"]
    await passed(room, 2 * DAY)
    assert "web:Béla" in await people(room)


async def test_a_yes_from_the_browser_of_who_asked_does_not_count_though_that_was_not_known_before(room: Room) -> None:
    await room.begin("alhambra", "Anna", "Béla")
    assert (await says(room, "Zoe", "/replace Béla")).ok
    answer = await says(room, "Anna", "/agree", "Zoe")
    assert keys_of(answer.lines) == ["yes-does-not-count"]
    assert (await says(room, "Anna", "/refuse", "Zoe")).ok, "a no does"


async def test_a_seat_freed_by_consent_is_not_for_who_asked_for_it_by_another_name(mancha: Room) -> None:
    await says(mancha, "Anna", "/replace Béla", "Anna 2")
    await mancha.say("Csaba", "/agree")
    await passed(mancha, DAY)
    answer = await says(mancha, "Anna 2", "/replace 2", "Anna")
    assert keys_of(answer.lines) == ["not-for-who-freed-it"]
    assert not (await says(mancha, "Anna 2", "/replace", "Anna")).ok
    assert (await mancha.say("Béla", "/replace")).ok, "who sat there may come back"


async def test_nobody_takes_the_seat_of_who_plays_alone_without_being_let(room: Room) -> None:
    await sit_down(room, "quixote", 1)
    await room.say("Zoe", "/replace Anna")
    await passed(room, 30 * DAY)
    assert await people(room) == ["web:Anna"]
    await passed(room, DAY)
    await room.say("Zoe", "/replace Anna")
    assert (await room.say("Anna", "/agree sure")).ok
    assert (await people(room), (await room.table()).host) == (["web:Zoe"], "web:Zoe")


async def test_a_seat_kept_by_a_robot_for_its_owner_is_nobody_elses_to_free(room: Room) -> None:
    await room.begin("marrakech", "Anna", "Béla", "Csaba")
    await room.say("Anna", "/settings late handover")
    name = await room.acting()
    await passed(room, LIMIT)
    host = (await room.table()).host.removeprefix("web:")
    await refused(room, host, f"/replace {name}", "seat-waits-for")
    assert (await room.say(name, "/replace")).ok


async def test_who_agreed_that_a_seat_be_free_does_not_get_it_by_another_name(mancha: Room) -> None:
    await mancha.say("Anna", "/replace Béla")
    assert (await says(mancha, "Csaba", "/agree")).ok
    await passed(mancha, DAY)
    assert keys_of((await says(mancha, "Csaba 2", "/replace", "Csaba")).lines) == ["not-for-who-freed-it"]
    assert (await says(mancha, "Zoe", "/replace")).ok


# Time that is up, and moderators


async def late(room: Room, game: str, *names: str) -> tuple[str, list[str]]:
    """A game in which somebody's time is up; they, and the others."""
    await room.begin(game, *names)
    while len(owing(await room.table())) > 1:
        name = await room.acting()
        await room.say(name, await room.first_move(name))
    name = await room.acting()
    await passed(room, LIMIT)
    return name, [other for other in names if other != name]


async def test_where_somebodys_time_is_up_the_other_frees_the_seat_if_they_are_sure_and_is_named(room: Room) -> None:
    name, (other,) = await late(room, "alhambra", "Anna", "Béla")
    asked = await room.say(other, f"/replace {name}")
    assert keys_of(asked.lines) == ["sure-free"]
    assert f"web:{name}" in await people(room)
    assert (await room.say(other, asked.buttons[0].text, stamp=asked.stamp)).ok
    post = await last_post(room)
    assert post.lines[0] == Line("freed-late", {"name": other, "chair": name})
    assert keys_of((await says(room, "Zoe", "/replace", other)).lines) == ["not-for-who-freed-it"], (
        "not for their second self"
    )
    assert (await room.say(name, "/replace")).ok


async def test_of_two_who_free_a_late_seat_neither_gets_it_by_another_name(room: Room) -> None:
    name, (first, second) = await late(room, "alhambra", "Anna", "Béla", "Csaba")
    assert (await says(room, first, f"/replace {name}", "Zoe")).ok
    assert (await says(room, second, "/agree", "Yves")).ok
    for other, beside in (("Zoe", first), ("Yves", second)):
        assert keys_of((await says(room, other, "/replace", beside)).lines) == ["not-for-who-freed-it"]


async def test_a_host_who_shortens_the_time_makes_nobody_late_overnight(room: Room) -> None:
    await room.begin("alhambra", "Anna", "Béla")
    name = await room.acting()
    await passed(room, LIMIT - HOUR)  # nearly all of the reserve is used
    await room.say("Anna", "/settings pace 6h")
    await passed(room, DAY - 1)
    assert not (await room.table()).chairs[(await room.table()).names.index(name)].overdue
    await passed(room, 1)
    assert (await room.table()).chairs[(await room.table()).names.index(name)].overdue


async def test_a_moderator_takes_no_active_seat_and_sees_no_hand(mancha: Room) -> None:
    assert (await mancha.say("@Mod", "/replace Béla")).ok
    assert await people(mancha) == EVERYONE, "they ask as anybody does"
    await refused(mancha, "@Mod", "/hand", "not-a-player")
    await mancha.say("Béla", "/refuse")
    await refused(mancha, "@Anna", "/replace Béla", "seat-was-kept")


@pytest.mark.parametrize("names", [("Anna", "Béla"), ("Anna", "Béla", "Csaba")])
async def test_a_moderator_frees_an_overdue_seat_for_others_but_not_for_themselves(
    room: Room, names: tuple[str, ...]
) -> None:
    name, _ = await late(room, "quixote", *names)
    asked = await room.say("@Mod", f"/replace {name}")
    assert keys_of(asked.lines) == ["sure-free"]
    assert (await room.say("@Mod", asked.buttons[0].text, stamp=asked.stamp)).ok
    assert (await last_post(room)).lines[0] == Line("freed-by-moderator", {"name": "Mod", "chair": name})
    for text in ("/replace", f"/replace {name}"):
        assert not (await room.say("@Mod", text)).ok
    await refused(room, "@Mod", "/hand", "not-a-player")
    assert (await room.say("Zoe", "/replace")).ok


async def test_a_moderators_closing_asks_first_and_is_announced_as_such(mancha: Room) -> None:
    asked = await mancha.say("@Mod", "/cancel")
    assert (keys_of(asked.lines), (await mancha.table()).phase) == (["sure-close"], "playing")
    assert (await mancha.say("@Mod", asked.buttons[0].text, stamp=asked.stamp)).ok
    assert (await last_post(mancha)).lines == (Line("closed-by-moderator", {"name": "Mod"}),)


async def test_who_asks_for_an_overdue_seat_from_outside_gets_it_by_the_consent_of_others_than_their_own_helpers(
    room: Room,
) -> None:
    name, (other,) = await late(room, "alhambra", "Anna", "Béla")
    assert keys_of((await says(room, "Zoe", f"/replace {name}", other)).lines) == ["nobody-to-consent"]
    assert (await says(room, "Zoe", f"/replace {name}")).ok
    assert (await room.say(other, "/agree")).ok
    assert "web:Zoe" in await people(room), "its owner was called for days, and is not waited for again"


async def test_a_question_that_is_over_has_no_more_buttons_however_it_ended(mancha: Room) -> None:
    ways = (
        ("Béla", "/refuse"),
        ("Zoe", "/refuse"),
        ("Béla", "move"),
        ("Csaba", "/resign sure"),
        ("Anna", "/cancel sure"),
    )
    for asks, (name, text) in enumerate(ways):
        await mancha.say("Zoe", "/replace 2")
        post = await last_post(mancha)
        assert post.buttons, asks
        shown = len(await posts(mancha))
        assert (await mancha.say(name, await mancha.first_move(name) if text == "move" else text)).ok
        (edited,) = [one for one in await posts(mancha, shown) if one.id == post.id]
        assert (edited.edits, edited.lines, edited.buttons, edited.called) == (True, post.lines, (), ())
        mancha.clock.now += 2 * DAY


# What comes between the question and its end


async def test_old_buttons_do_nothing_once_a_question_is_settled(mancha: Room) -> None:
    await mancha.say("Zoe", "/replace 2")
    old = (await last_post(mancha)).stamp
    asked = await mancha.say("Béla", "/agree", stamp=old)
    await mancha.say("Béla", "/refuse", stamp=old)
    for name in ("Anna", "Béla", "Csaba"):
        for command in ("/agree", "/refuse", "/agree sure"):
            await refused(mancha, name, command, "no-question", stamp=old)
    await passed(mancha, DAY)
    await mancha.say("Yves", "/replace 2")
    await refused(mancha, "Béla", "/agree sure", "stale", stamp=asked.stamp)
    await refused(mancha, "Anna", "/agree", "stale", stamp=old)


async def test_going_back_by_consent_is_asked_for_after_a_question_about_a_seat_and_not_meanwhile(room: Room) -> None:
    await room.begin("alhambra", "Anna", "Béla", "Csaba")
    first = await room.acting()
    while await room.acting() == first:
        await room.say(first, await room.first_move(first))
    (other,) = {"Anna", "Béla", "Csaba"} - {first, await room.acting()}
    await room.say("Zoe", f"/replace {other}")
    answer = await room.say(first, "/undo")
    assert answer.ok or keys_of(answer.lines)[0] == "question-pending"
    found = await question(room)
    assert found is not None
    assert found.kind == "replace", "what one takes back oneself does not end it"


async def test_a_game_that_ends_ends_the_question(room: Room) -> None:
    await room.begin("marrakech", "Anna", "Béla", "Csaba")
    await room.say("Zoe", "/replace 3")
    for name in ("Anna", "Béla"):
        await room.say(name, "/agree")
        await room.say(name, "/resign sure")
    table = await room.table()
    assert (table.phase, table.question) == ("over", None)
    await passed(room, 2 * DAY)
    assert await room.table() == table


async def test_who_leaves_the_chat_while_asked_leaves_the_seat_free_and_the_question_void(mancha: Room) -> None:
    await mancha.say("Zoe", "/replace 2")
    departed = Command(mancha.channel, Person("web:Béla", "Béla"), Departed(), "gone")
    await mancha.tables.carry_out(departed)
    assert (await people(mancha), await question(mancha)) == (["web:Anna", None, "web:Csaba"], None)
    await passed(mancha, 2 * DAY)
    assert await people(mancha) == ["web:Anna", None, "web:Csaba"]
    assert (await mancha.say("Zoe", "/replace")).ok


async def test_who_asked_and_sits_elsewhere_by_then_does_not_sit_twice(mancha: Room) -> None:
    await mancha.say("Zoe", "/replace 2")
    await mancha.say("Csaba", "/resign sure")
    assert await question(mancha) is None
    await mancha.say("Zoe", "/replace")
    assert (await people(mancha)).count("web:Zoe") == 1


async def test_the_clock_settles_nothing_before_its_time_however_often_it_looks(mancha: Room) -> None:
    await mancha.say("Zoe", "/replace 2")
    for name in ("Anna", "Csaba"):
        await mancha.say(name, "/agree")
    before = await mancha.table()
    for number in range(3):
        await mancha.tables.carry_out(Command(mancha.channel, CARETAKER, AnswersDue(), f"look {number}"))
    assert await mancha.table() == before


async def test_a_question_of_a_version_before_still_works_and_then_asks_the_owner(mancha: Room) -> None:
    table = await mancha.table()
    older = Question("replace", "web:Zoe", (0, 2), (), seat=1, name="Zoe", stamp=7)
    stored = table.changed(question=older)
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(older), type=Question) == older
    command = Command(mancha.channel, CARETAKER, AnswersDue(), "older")
    await mancha.store.commit(command, table, Change(stored, Answer(ok=True)), mancha.clock(), ())
    for name in ("Anna", "Csaba"):
        assert (await mancha.say(name, "/agree", stamp=7)).ok
    post = await last_post(mancha)
    assert (keys_of(post.lines), [one.name for one in post.called]) == (["others-agree", "when"], ["Béla"])
    assert await people(mancha) == EVERYONE
    await passed(mancha, DAY + HOUR)
    assert "web:Zoe" in await people(mancha)


# What cannot be undone


async def test_giving_up_asks_first_and_says_what_will_happen(room: Room) -> None:
    for game, told in (
        ("marrakech", "sure-resign-out"),
        ("alhambra", "sure-resign-free"),
        ("quixote", "sure-resign-free"),
    ):
        await room.begin(game, "Anna", "Béla", "Csaba")
        before = await room.table()
        asked = await room.say("Béla", "/resign")
        assert (asked.ok, keys_of(asked.lines), await room.table()) == (True, [told], before)
        (button,) = asked.buttons
        assert (button.text, button.style, asked.stamp) == ("/resign sure", "danger", before.stamp)
        assert (await room.say("Béla", button.text, stamp=asked.stamp)).ok
        assert await room.table() != before
        await room.say("Anna", "/cancel sure")


async def test_a_yes_to_what_was_told_of_another_moment_is_not_heard(room: Room) -> None:
    await room.begin("marrakech", "Anna", "Béla", "Csaba")
    for name, command in (("Béla", "/resign"), ("Anna", "/cancel")):
        asked = await room.say(name, command)
        mover = await room.acting()
        await room.say(mover, "left")
        await room.say(mover, await room.first_move(mover))
        await refused(room, name, asked.buttons[0].text, "stale", stamp=asked.stamp)


async def test_the_last_of_two_who_gives_up_is_told_that_the_game_ends(room: Room) -> None:
    await room.begin("marrakech", "Anna", "Béla")
    assert keys_of((await room.say("Anna", "/resign")).lines) == ["sure-resign-ends"]


async def test_closing_a_game_asks_first_and_closing_a_lobby_or_asking_all_does_not(mancha: Room) -> None:
    asked = await mancha.say("Anna", "/cancel")
    assert (keys_of(asked.lines), (await mancha.table()).phase) == (["sure-close"], "playing")
    await mancha.say("Béla", "/cancel")
    found = await question(mancha)
    assert found is not None
    assert found.kind == "cancel"
    await mancha.say("Anna", asked.buttons[0].text, stamp=asked.stamp)
    await mancha.say("Anna", "/new quixote")
    await mancha.say("Anna", "/cancel")
    assert (await mancha.table()).phase == "closed"


async def test_what_is_refused_is_refused_at_once_and_not_after_asking(mancha: Room) -> None:
    for text in ("/resign", "/resign sure", "/cancel", "/cancel sure"):
        await refused(mancha, "Zoe", text, "not-a-player")
