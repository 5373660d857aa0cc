"""The registry: every command is read once, into a value of its own, and none of them is what the house does itself."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as some

from bot.domain.messages import Act, HouseAct, Request
from bot.service.registry import COMMANDS, HOUSE, NAMES, TEXT_LENGTH, Unknown, decision_of, name_of, parse
from bot.tables.lobby import New
from bot.tables.playing import Play
from bot.tables.settings import Settings
from tests.bot.conftest import Room

names = some.sampled_from([*(entry.name for entry in COMMANDS), *HOUSE, "robot_plays", ""])
words = some.sampled_from(
    ["me", "all", "off", "ask", "language", "reminders", "pace", "1", "0.5", "elsewhere", "marrakech", "\ud800", "²"]
)
texts = some.text(max_size=60) | some.builds(
    lambda slash, name, rest: " ".join([f"{slash}{name}", *rest]),
    some.sampled_from(["/", "", "//", " /"]),
    names,
    some.lists(words | some.text(max_size=9), max_size=6),
)


def below(kind: type[Act]) -> set[type[Act]]:
    """The kinds of act that are derived from one, however far."""
    return {kind, *(one for child in kind.__subclasses__() for one in below(child))}


@given(texts)
def test_whatever_is_typed_is_read_and_is_never_what_the_house_does(text: str) -> None:
    what = parse(text)
    assert isinstance(what, Request)
    assert not isinstance(what, HouseAct)
    assert decision_of(what)
    assert name_of(what) in NAMES | {"unknown"}


@given(texts)
def test_what_is_meant_where_there_is_no_table_can_be_decided_too(text: str) -> None:
    assert decision_of(parse(text).without_table())


def test_no_two_commands_have_one_name_and_no_two_decide_one_kind() -> None:
    named = [*(entry.name for entry in COMMANDS), *HOUSE]
    assert len(named) == len(set(named))
    kinds = [one.kind for entry in COMMANDS for one in entry.decisions] + [one.kind for one in HOUSE.values()]
    assert len(kinds) == len(set(kinds))


def test_every_kind_of_request_and_every_act_of_the_house_is_decided_by_one_function() -> None:
    leaves = {kind for kind in below(Act) if not kind.__subclasses__()}
    assert {kind for kind in leaves if bool(decision_of_kind(kind))} == leaves


def decision_of_kind(kind: type[Act]) -> bool:
    known = [one for entry in COMMANDS for one in entry.decisions] + [*HOUSE.values()]
    return kind is Unknown or sum(one.kind is kind for one in known) == 1


def test_a_text_without_a_slash_is_a_move_and_a_long_one_is_cut() -> None:
    assert parse("lay d3 e3") == parse("/play lay d3 e3") == Play(("lay", "d3", "e3"))
    assert parse("") == Play()
    long = parse(f"/play {'x' * 2 * TEXT_LENGTH}")
    assert isinstance(long, Play)
    assert len(long.words[0]) < TEXT_LENGTH


def test_the_words_after_a_command_are_read_into_its_arguments() -> None:
    assert parse("/NEW Quixote  A b a") == New("quixote", ("a", "b"))
    assert parse("/settings Pace 1D") == Settings("pace", "1d")
    assert parse("/reminded 0 80 1.5 elsewhere 0") == Unknown("reminded")


async def test_who_does_not_sit_at_a_table_can_give_no_command_that_is_not_for_anyone(room: Room) -> None:
    await room.say("Anna", "/new marrakech")
    await room.say("Béla", "/join")
    for entry in COMMANDS:
        if entry.who != "anyone" and "lobby" in entry.when:
            assert not (await room.say("Zoe", f"/{entry.name}")).ok, entry.name
    await room.say("Anna", "/start")
    before = await room.table()
    for entry in COMMANDS:
        if entry.who != "anyone":
            assert not (await room.say("Zoe", f"/{entry.name}")).ok, entry.name
    assert await room.table() == before
