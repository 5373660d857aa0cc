"""Questions that change nothing: the board, one's hand, a preview, the rules, help, the record."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from bot.domain.messages import Picture, line, together
from render import pictured
from rules import GAMES
from rules.record import Record, verify
from tests.bot.channel import keys_of, owing, play_to_the_end, refused, sit_down, stored
from tests.bot.conftest import Room


@pytest.fixture(params=GAMES)
async def game(room: Room, request: pytest.FixtureRequest) -> str:
    """A game for two that is on."""
    name = str(request.param)
    await sit_down(room, name, 2)
    return name


async def test_questions_change_nothing(room: Room, game: str) -> None:
    before = await stored(room.store)
    for text in ("/board", "/hand", "/rules", "/help", "/settings", "/games", "/play"):
        for name in ("Anna", "Béla"):
            await room.say(name, text)
    assert await stored(room.store) == before


async def test_anyone_may_see_the_board_as_a_spectator_does(room: Room, game: str) -> None:
    for name in ("Anna", "Béla", "Csaba"):
        answer = await room.say(name, "/board")
        assert answer.picture == Picture("board", 0, None)


async def test_the_board_of_a_lobby_is_the_lobby(room: Room) -> None:
    await room.say("Anna", "/new quixote")
    assert (await room.say("Béla", "/board")).picture == Picture("lobby", 0)


async def test_a_hand_is_ones_own_with_what_one_may_do(room: Room, game: str) -> None:
    table = await room.table()
    for seat, name in enumerate(("Anna", "Béla")):
        answer = await room.say(name, "/hand")
        assert answer.picture == Picture("hand", 0, seat)
        plays = any(button.text.startswith("/play ") for button in answer.buttons)
        assert plays == (seat in owing(table))
        assert [said.key for said in answer.lines] == ["your-choices" if plays else "nothing-to-decide"]
        assert plays or [button.text for button in answer.buttons] in (["/ahead"], [])
        assert answer.stamp == table.stamp


async def test_who_does_not_play_has_no_hand_and_no_preview(room: Room, game: str) -> None:
    await refused(room, "Csaba", "/hand", "not-a-player")
    await refused(room, "Csaba", "/preview x", "not-a-player")


async def test_a_preview_shows_a_move_to_its_owner_and_plays_nothing(room: Room, game: str) -> None:
    table, name = await room.table(), await room.acting()
    seat, move = owing(table)[0], await room.first_move(name)
    view = table.rules.view(table.state, seat)
    asked = await room.say(name, "/preview")
    if table.rules.preview(view, table.rules.parse(move)) is None:
        assert keys_of(asked.lines) == ["no-preview"]
        await refused(room, name, f"/preview {move}", "no-preview")
    else:
        assert asked.lines == (line("which-move", example=f"/preview {move}"),)
        before = await stored(room.store)
        answer = await room.say(name, f"/preview {move}")
        assert answer.picture == Picture("board", 0, seat, move)
        assert await stored(room.store) == before
    await refused(room, name, "/preview no such move", "bad-notation")


@pytest.mark.parametrize("name", GAMES)
async def test_the_rules_of_any_game_are_told_anywhere_by_their_ids(room: Room, name: str) -> None:
    answer = await room.say("Anna", f"/rules {name}")
    assert keys_of(answer.lines)[0] == f"{name}-about"
    *articles, last = answer.lines[1:]
    assert [said.args["id"] for said in articles] == list(GAMES[name].articles)
    assert last == line("rules-pictured", rules=together(pictured(name)), example=f"/rules {name} {pictured(name)[0]}")


async def test_the_rules_at_a_table_are_those_of_its_game(room: Room, game: str) -> None:
    assert (await room.say("Csaba", "/rules")).lines[0].key == f"{game}-about"


async def test_a_rule_is_told_by_its_id(room: Room) -> None:
    answer = await room.say("Anna", "/rules marrakech m11 M8")
    assert [said.args["id"] for said in answer.lines[1:-1]] == ["M8", "M11"]
    assert answer.picture is None
    one = await room.say("Anna", "/rules marrakech m8")
    assert [said.args["id"] for said in one.lines] == ["M8"], "and nothing but this rule"
    assert one.picture == Picture("rule", 0, move="marrakech M8")
    await refused(room, "Anna", "/rules marrakech M99", "no-such-rule")
    await refused(room, "Anna", "/rules", "which-game")
    await refused(room, "Anna", "/rules chess", "which-game")


async def test_help_tells_what_can_be_done_here_and_now(room: Room) -> None:
    async def helped() -> list[object]:
        answer = await room.say("Anna", "/help")
        assert answer.lines[0].key == "help-intro"
        return [said.args["name"] for said in answer.lines[1:]]

    assert "new" in await helped()
    await room.say("Anna", "/new quixote")
    lobby = await helped()
    assert "join" in lobby
    assert "play" not in lobby
    await room.say("Anna", "/start")
    playing = await helped()
    assert "play" in playing
    assert "join" not in playing
    looking_on = [said.args["name"] for said in (await room.say("Zoe", "/help")).lines[1:]]
    assert {"board", "replace", "rules"} <= set(looking_on)
    assert not {"play", "undo", "resign"} & set(looking_on), "who does not sit here cannot do that"
    await room.say("Anna", "/cancel sure")
    assert "new" in await helped()


async def test_the_record_of_the_last_game_is_given_to_anyone_and_holds(room: Room, game: str) -> None:
    await play_to_the_end(room, Random(3))
    answer = await room.say("Csaba", "/record")
    assert answer.file is not None
    record = msgspec.json.decode(answer.file.data, type=Record)
    assert verify(record, GAMES)
    assert record.seats == ("Anna", "Béla")
    assert answer.file.name == f"zoco-{game}-{record.seed_sha256[:8]}.json"


async def test_there_is_no_record_of_a_game_that_is_on(room: Room, game: str) -> None:
    await refused(room, "Anna", "/record", "record-when-over")


async def test_there_is_no_record_where_nothing_was_played(room: Room) -> None:
    await refused(room, "Anna", "/record", "no-record")


async def test_while_the_next_game_is_on_the_record_is_that_of_the_last(room: Room) -> None:
    await sit_down(room, "quixote", 1)
    await play_to_the_end(room, Random(3))
    await sit_down(room, "marrakech", 2)
    answer = await room.say("Anna", "/record")
    assert answer.file is not None
    assert answer.file.name.startswith("zoco-quixote-")
    assert (await room.table()).seed not in answer.file.data
