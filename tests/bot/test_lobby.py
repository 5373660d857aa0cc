"""Before the game: who may open, join, leave, begin and close a table, and under which name."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from bot.domain.messages import Command, Person, Picture
from bot.domain.names import chair_name
from bot.domain.table import NAME_LENGTH
from bot.service.registry import parse
from rules import GAMES
from tests.bot.channel import keys_of, last_post, play_to_the_end, posts, refused, stored
from tests.bot.conftest import Room, Seeds, Time

FULL = ("Anna", "Béla", "Csaba", "Dóra")  # of Marrakech


@pytest.fixture
async def lobby(room: Room) -> Room:
    """Anna's lobby of Marrakech, with Béla at the table."""
    assert (await room.say("Anna", "/new marrakech")).ok
    assert (await room.say("Béla", "/join")).ok
    return room


# Opening


@pytest.mark.parametrize("game", GAMES)
async def test_whoever_opens_a_table_sits_at_it_and_is_its_host(room: Room, game: str) -> None:
    answer = await room.say("Anna", f"/new {game}")
    table = await room.table()
    assert answer.ok
    assert (table.phase, table.game, table.host, table.names) == ("lobby", game, "web:Anna", ("Anna",))
    post = await last_post(room)
    assert keys_of(post.lines)[:2] == ["lobby-opened", game]
    assert post.picture == Picture("lobby", 0)
    assert [button.text for button in post.buttons] == ["/join", "/leave", "/start", "/robot"]


async def test_commands_are_taken_in_any_case_and_with_any_spaces(room: Room) -> None:
    assert (await room.say("Anna", "  /NEW   Marrakech  ")).ok
    assert (await room.say("Béla", "/Join")).ok
    assert (await room.table()).names == ("Anna", "Béla")


async def test_a_table_speaks_the_language_of_who_opens_it(room: Room) -> None:
    await room.tables.handle(Command(room.channel, Person("web:o", "Оля", "uk"), parse("/new quixote"), "1"))
    assert (await room.table()).language == "uk"


async def test_a_table_opened_in_a_language_that_we_do_not_speak_speaks_english(room: Room) -> None:
    await room.tables.handle(Command(room.channel, Person("web:k", "K", "tlh"), parse("/new quixote"), "1"))
    assert (await room.table()).language == "en"
    assert (await room.say("K", "/settings")).ok


@pytest.mark.parametrize("text", ["/new", "/new chess", "/new /join", "/new " + "x" * 5000])
async def test_a_table_without_a_game_that_we_have_is_not_opened(room: Room, text: str) -> None:
    answer = await refused(room, "Anna", text, "which-game")
    assert all(game in str(answer.lines[0].args["games"]) for game in GAMES)


async def test_a_table_is_opened_with_house_rules_and_begins_with_them(room: Room) -> None:
    await room.begin("marrakech", "Anna", "Béla", options="DEBTS own_rug debts")
    table = await room.table()
    assert table.options == ("debts", "own_rug")
    assert table.position is not None
    assert table.position["options"] == ["debts", "own_rug"]
    assert keys_of((await posts(room))[0].lines).count("house-rule") == 2


async def test_unknown_house_rules_are_refused_with_those_there_are(room: Room) -> None:
    answer = await refused(room, "Anna", "/new marrakech debts poker", "no-such-house-rule")
    assert answer.lines[0].args == {"rule": "poker", "rules": "own_rug, debts"}


async def test_a_game_without_house_rules_says_so(room: Room) -> None:
    await refused(room, "Anna", "/new quixote debts", "no-house-rules")


async def test_there_is_one_lobby_a_channel(lobby: Room) -> None:
    await refused(lobby, "Csaba", "/new quixote", "lobby-is-open")


async def test_there_is_one_game_a_channel(room: Room) -> None:
    await room.begin("marrakech", "Anna", "Béla")
    await refused(room, "Csaba", "/new quixote", "game-is-on")
    await refused(room, "Csaba", "/join", "has-begun")
    await refused(room, "Anna", "/start", "has-begun")


async def test_the_next_game_in_a_channel_begins_afresh(room: Room) -> None:
    await room.begin("quixote", "Anna")
    await play_to_the_end(room, Random(1))
    over = await room.table()
    assert over.phase == "over"
    assert (await room.say("Béla", "/new marrakech")).ok
    table = await room.table()
    assert (table.number, table.phase, table.names, table.entries) == (2, "lobby", ("Béla",), 0)
    assert table.stamp > over.stamp, "buttons of the game before are stale"
    assert await room.store.log(room.channel) == []
    post = await last_post(room)
    assert post.lines[0].key == "lobby-opened"
    assert post.lines[0].args["name"] == "Béla"
    assert post.closes is not None
    assert post.closes[0] == over.live
    assert not post.edits


# Sitting down and getting up


async def test_a_newcomer_takes_the_next_seat_and_the_lobby_is_shown_in_the_same_post(lobby: Room) -> None:
    opened, joined = await posts(lobby)
    assert (await lobby.table()).names == ("Anna", "Béla")
    assert (joined.id, joined.edits) == (opened.id, True)
    assert [said.key for said in joined.lines][:2] == ["lobby-opened", "joined"]


async def test_nobody_sits_twice(lobby: Room) -> None:
    await refused(lobby, "Béla", "/join", "you-sit-already")


async def test_a_full_table_takes_nobody_more(lobby: Room) -> None:
    for name in FULL[2:]:
        assert (await lobby.say(name, "/join")).ok
    answer = await refused(lobby, "Eve", "/join", "lobby-is-full")
    assert answer.lines[0].args == {"count": 4}


@pytest.mark.parametrize("command", ["/join", "/leave", "/start", "/cancel", "/board"])
async def test_without_a_table_there_is_nothing_to_do_at_it(room: Room, command: str) -> None:
    await refused(room, "Anna", command, "no-table")


@pytest.mark.parametrize("command", ["/play", "left", "/hand", "/undo", "/resign", "/replace", "/agree", "/refuse"])
async def test_without_a_game_there_is_nothing_to_play(room: Room, command: str) -> None:
    await refused(room, "Anna", command, "no-game")


@pytest.mark.parametrize("command", ["/play", "left", "/hand", "/undo", "/resign", "/replace", "/agree", "/refuse"])
async def test_a_game_is_played_once_it_has_begun(lobby: Room, command: str) -> None:
    await refused(lobby, "Anna", command, "not-begun")


async def test_who_gets_up_is_gone(lobby: Room) -> None:
    assert (await lobby.say("Béla", "/leave")).ok
    assert (await lobby.table()).names == ("Anna",)
    assert [said.key for said in (await last_post(lobby)).lines][:2] == ["lobby-opened", "left"]


async def test_who_does_not_sit_cannot_get_up(lobby: Room) -> None:
    await refused(lobby, "Csaba", "/leave", "you-do-not-sit")


async def test_a_host_who_gets_up_passes_the_table_on(lobby: Room) -> None:
    assert (await lobby.say("Csaba", "/join")).ok
    assert (await lobby.say("Anna", "/leave")).ok
    assert (await lobby.table()).host == "web:Béla"
    answer = await refused(lobby, "Csaba", "/start", "host-begins")
    assert answer.lines[0].args == {"name": "Béla"}
    assert (await lobby.say("Béla", "/start")).ok


async def test_the_last_to_get_up_closes_the_lobby(lobby: Room) -> None:
    await lobby.say("Anna", "/leave")
    await lobby.say("Béla", "/leave")
    table, post = await lobby.table(), await last_post(lobby)
    assert table.phase == "closed"
    assert [said.key for said in post.lines] == ["left", "lobby-closed"]
    assert post.buttons == ()
    assert post.closes is not None
    assert post.closes[0] == 1, "the lobby's own post loses its buttons"
    assert (await lobby.say("Csaba", "/new quixote")).ok


async def test_nobody_gets_up_from_a_game_unnoticed(room: Room) -> None:
    await room.begin("marrakech", "Anna", "Béla")
    await refused(room, "Anna", "/leave", "leave-by-resigning")
    await refused(room, "Csaba", "/leave", "not-a-player")


async def test_a_person_may_sit_at_many_tables_and_is_told_of_all(room: Room, clock: Time) -> None:
    other = Room(room.store, clock, Seeds(), "web:elsewhere")
    await room.begin("marrakech", "Anna", "Béla")
    await other.say("Anna", "/new quixote")
    answer = await room.say("Anna", "/games")
    assert sorted(said.key for said in answer.lines) == ["games-lobby", "games-playing"]
    assert {said.args["channel"] for said in answer.lines} == {"web:room", "web:elsewhere"}
    await other.say("Anna", "/leave")
    assert len((await room.say("Anna", "/games")).lines) == 1
    assert [said.key for said in (await room.say("Csaba", "/games")).lines] == ["no-games"]


# Beginning


async def test_the_host_begins(lobby: Room) -> None:
    assert (await lobby.say("Anna", "/start")).ok
    table = await lobby.table()
    assert (table.phase, table.entries) == ("playing", 0)


async def test_others_do_not_begin_while_there_is_room(lobby: Room) -> None:
    answer = await refused(lobby, "Béla", "/start", "host-begins")
    assert answer.lines[0].args == {"name": "Anna"}


async def test_anyone_at_a_full_table_begins(lobby: Room) -> None:
    for name in FULL[2:]:
        await lobby.say(name, "/join")
    await refused(lobby, "Eve", "/start", "you-do-not-sit")
    assert (await lobby.say("Dóra", "/start")).ok


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if game.seats.start > 1])
async def test_too_few_do_not_begin(room: Room, game: str) -> None:
    await room.say("Anna", f"/new {game}")
    answer = await refused(room, "Anna", "/start", "too-few")
    assert answer.lines[0].args == {"count": 1, "least": GAMES[game].seats.start}


@pytest.mark.parametrize("name", GAMES)
async def test_every_legal_number_of_players_begins(room: Room, clock: Time, name: str) -> None:
    for seats in GAMES[name].seats:
        table = Room(room.store, clock, Seeds(), f"web:{seats}")
        await table.begin(name, *(f"Player {number}" for number in range(seats)))
        assert len((await table.table()).chairs) == seats


# Closing


async def test_the_host_closes_the_lobby(lobby: Room) -> None:
    assert (await lobby.say("Anna", "/cancel")).ok
    table, post = await lobby.table(), await last_post(lobby)
    assert (table.phase, table.chairs) == ("closed", ())
    assert [said.key for said in post.lines] == ["table-closed"]


async def test_a_moderator_closes_any_lobby(lobby: Room) -> None:
    assert (await lobby.say("@Mod", "/cancel")).ok
    assert (await lobby.table()).phase == "closed"


async def test_guests_do_not_close_the_lobby(lobby: Room) -> None:
    await refused(lobby, "Béla", "/cancel", "host-closes")
    await refused(lobby, "Csaba", "/cancel", "host-closes")


async def test_a_closed_table_is_no_table(lobby: Room) -> None:
    await lobby.say("Anna", "/cancel")
    for command in ("/join", "/start", "/cancel", "/board"):
        await refused(lobby, "Anna", command, "no-table")


# Buttons and words that lead nowhere


@pytest.mark.parametrize("text", ["/dance", "/", "//join", "/joi", "/new\x00", "/" + "x" * 9999])
async def test_an_unknown_command_is_refused_by_its_name(lobby: Room, text: str) -> None:
    answer = await refused(lobby, "Anna", text, "unknown-command")
    assert len(str(answer.lines[0].args["command"])) <= 20


async def test_a_text_that_no_platform_should_send_is_refused_like_any_other(lobby: Room) -> None:
    await refused(lobby, "Anna", "/\ud800\udc00 \x07", "unknown-command")


@pytest.mark.parametrize("command", ["/join", "/leave", "/start"])
async def test_a_button_of_an_earlier_lobby_does_nothing_in_this_one(lobby: Room, command: str) -> None:
    old = (await last_post(lobby)).stamp
    await lobby.say("Anna", "/cancel")
    await lobby.say("Béla", "/new quixote")
    await refused(lobby, "Béla", command, "stale", stamp=old)


async def test_a_button_of_this_lobby_works_however_many_have_joined_since(lobby: Room) -> None:
    assert (await lobby.say("Csaba", "/join", stamp=(await posts(lobby))[0].stamp)).ok


# Names


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("x" * 500, "x" * NAME_LENGTH),
        ("<b>Anna</b><script>", "<b>Anna</b><script>"),
        ("  An\tna\r\n B.  ", "An na B."),
        ("An\x00na\x1b[31m", "An na [31m"),
        ("\u202eannA\u2066", "annA"),
        ("👩‍🚀 Anna", "👩‍🚀 Anna"),
        ("Anna\u200d\u200d\u200d", "Anna"),
        ("", "?"),
        (" \t\n", "?"),
        ("\u200b\u200d\u2060", "?"),
        ("\u3164\u2800", "?"),
        ("{ $name } {0}", "{ $name } {0}"),
        ("\ud800Anna", "Anna"),
        ("An\u034fna\u17b4\u17b5\ufe0f\U000e0041", "An na"),
        ("❤️‍🔥 🧑🏽‍💻", "❤️‍🔥 🧑🏽‍💻"),
        ("^\u200d^", "^ ^"),
        ("\u0338\u0301Anna", "Anna"),
    ],
)
async def test_a_name_is_short_clean_and_never_empty(room: Room, given: str, shown: str) -> None:
    answer = await room.tables.handle(Command(room.channel, Person("web:1", given), parse("/new quixote"), "1"))
    assert answer.ok
    assert (await room.table()).names == (shown,)
    assert (await last_post(room)).lines[0].args["name"] == shown


async def test_no_two_at_a_table_have_the_same_name(room: Room) -> None:
    await room.say("Anna", "/new alhambra")
    for number, name in enumerate(["Anna", " anna ", "Anna 2", "y" * 40, "y" * 50]):
        person = Person(f"web:{number}", name)
        assert (await room.tables.handle(Command(room.channel, person, parse("/join"), f"join {number}"))).ok
    assert (await room.table()).names == ("Anna", "Anna 2", "anna 3", "Anna 2 2", "y" * 32, "y" * 29 + " 2")


@pytest.mark.parametrize("given", ["Ａｎｎａ", "ANNA", "An\u200dna", "Anna\ufe0f"])
def test_a_name_that_only_looks_another_way_is_taken_too(given: str) -> None:
    assert chair_name(given, ("Anna", "An na"))[-1] == "2"


async def test_a_name_of_the_longest_kind_costs_the_table_no_more_than_a_short_one(room: Room) -> None:
    person = Person("web:1", "🐪" * 100_000)
    await room.tables.handle(Command(room.channel, person, parse("/new quixote"), "1"))
    assert sum(len(value) for value in (await stored(room.store)).values()) < 2000
    assert len(msgspec.msgpack.encode(await room.table())) < 600
