"""Keys carry their whole meaning in 64 bytes, for any game, and are renewed when they are of another moment."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.adapters.telegram.people import Place, channel_of, place_code, read_place
from bot.adapters.telegram.pressing import Key, Menu, keyboard, read_key, undigested, write_key
from bot.domain.messages import Button, line
from bot.language.words import say
from tests.bot.telegram.conftest import Bots
from tests.bot.telegram.party import Party
from tests.standins.telegram.forms import check_keyboard

PLACES = st.builds(Place, st.integers(-(2**52), 2**52).filter(bool), st.integers(0, 2**31))
WORDS = st.lists(st.text("abcdefghij0123456789+", min_size=1, max_size=20), min_size=1, max_size=6)

SINCE = say("en", "button-since")


@given(PLACES, PLACES, st.integers(0, 10**6), st.integers(0, 50), WORDS)
def test_a_key_means_the_same_when_it_is_pressed_wherever_it_is_shown(
    table: Place, shown: Place, stamp: int, page: int, words: list[str]
) -> None:
    move = " ".join(words)
    key = Key(f"/play {move}", channel_of(table), stamp, page)
    data = write_key(key, shown)
    assert data is not None
    assert len(data.encode()) <= 64
    read = read_key(data, shown.chat)
    assert read is not None
    assert (read.channel, read.stamp, read.page) == (key.channel, stamp, page)
    assert undigested(read.text, ["other move", f"{move} and more", move]) == key.text


@given(PLACES)
def test_a_place_fits_into_a_link(place: Place) -> None:
    code = place_code(place)
    assert len(code) <= 64
    assert code.replace("_", "").replace("-", "").isalnum()
    assert read_place(code) == place


@given(st.text(max_size=70))
def test_what_is_no_key_of_ours_means_nothing(data: str) -> None:
    key = read_key(data, -5)
    assert key is None or key.text


def test_many_choices_are_leafed_through_and_none_is_lost() -> None:
    place = Place(-1001, 7)
    buttons = tuple(Button(f"/play {'x' * 40} {number}", line("word", word=str(number))) for number in range(130))
    found: list[str] = []
    page = 0
    while True:
        keys = keyboard(Menu(buttons, channel_of(place), 3, "/play", page=page), place, "en")
        assert keys is not None
        rows = check_keyboard(keys.to_dict())
        faces = [button["text"] for row in rows for button in row]
        found += [face for face in faces if face.isdecimal()]
        if "▶" not in faces:
            break
        later = next(button for row in rows for button in row if button["text"] == "▶")
        key = read_key(later["callback_data"], place.chat)
        assert key is not None
        assert key.page == page + 1
        page = key.page
    assert found == [str(number) for number in range(130)]


def test_a_command_too_long_for_a_key_can_be_copied_instead() -> None:
    button = Button(f"/replace {'Ж' * 32}", line("word", word="Take the seat"))
    keys = keyboard(Menu((button,), "telegram:-5", 1), Place(-5), "en")
    assert keys is not None
    ((shown,),) = check_keyboard(keys.to_dict())
    assert shown["copy_text"] == {"text": button.text}


async def two(bots: Bots, game: str) -> Party:
    anna, bela = (bots.telegram.member(name) for name in ("Anna", "Béla"))
    await bots.start()
    party = Party(bots, bots.telegram.group("Friends", anna, bela), anna, bela)
    await party.begin(game)
    return party


async def test_where_few_moves_are_possible_each_has_a_key_and_one_press_is_a_move(bots: Bots) -> None:
    party = await two(bots, "marrakech")
    for _ in range(6):
        (member,) = await party.acting()
        live, moves = await party.live(), await party.moves(member)
        keys = [one for row in live.keys for one in row if "/play " in one.get("callback_data", "")]
        assert len(keys) == len(moves), live.faces
        chosen = party.chance.choice(keys)["text"]
        press = await party.press(member, live, chosen)
        assert press.text, "and they see at once what came of it"
        assert not press.alert
    assert (await party.table()).entries == 6


async def test_what_everyone_can_know_to_be_possible_is_on_the_board_and_the_rest_is_shown_alone(bots: Bots) -> None:
    party = await two(bots, "alhambra")
    member, _ = await party.turn()
    live = await party.live()
    moves = await party.moves(member)
    takes = [move for move in moves if move.startswith("take ")]
    keys = [button["callback_data"].rpartition(":")[2] for row in live.keys for button in row]
    assert keys == [*(f"/play {move}" for move in takes), "/play"]
    await party.press(member, live, live.faces[0])
    assert (await party.table()).entries == 1


async def test_a_key_of_another_moment_says_so_and_is_brought_up_to_date(bots: Bots) -> None:
    party = await two(bots, "marrakech")
    live = await party.live()
    (member,) = await party.acting()
    old = [live.button(face)["callback_data"] for face in live.faces]
    await party.play(party.by_typing)
    assert (await party.live()) is live, "the steps of a turn are shown in one message"
    live.keys = [[{"text": "old", "callback_data": old[0]}]]
    press = await party.press(member, live, "old")
    assert press.alert
    assert "moved on" in (press.text or "")
    assert "old" not in live.faces
    assert live.faces
    assert party.telegram.world.violations == []


async def test_a_key_under_a_message_of_the_past_disappears(bots: Bots) -> None:
    party = await two(bots, "marrakech")
    live = await party.live()
    (member,) = await party.acting()
    data = live.button(live.faces[0])["callback_data"]
    while await party.live() is live:
        await party.play(party.by_typing)
    assert live.keys == []
    live.keys = [[{"text": "old", "callback_data": data}]]
    await party.press(member, live, "old")
    assert live.keys == []


async def test_a_key_that_was_whispered_follows_the_game(bots: Bots) -> None:
    party = await two(bots, "alhambra")
    member, move = await party.turn()
    await party.press(member, await party.live(), "Play")
    whisper = member.whispered[-1]
    old = whisper.button(whisper.faces[0])["callback_data"]
    await party.by_typing(member, move)
    while member not in await party.acting():
        await party.play(party.by_typing)
    whisper.keys = [[{"text": "old", "callback_data": old}]]
    press = await party.press(member, whisper, "old")
    assert "moved on" in (press.text or "")
    assert "old" not in whisper.faces
    assert whisper.faces


async def test_nonsense_in_a_key_is_answered(bots: Bots) -> None:
    party = await two(bots, "marrakech")
    live = await party.live()
    press = await party.members[0].press_data(live, "�:::")
    await bots.settled()
    assert press.text == "This button does nothing any more."


async def test_a_step_that_can_be_taken_back_has_a_key_for_that_on_the_board(bots: Bots) -> None:
    party = await two(bots, "alhambra")
    for _ in range(80):
        member, move = await party.turn()
        before = (await party.table()).position
        await party.by_typing(member, move)
        board = await party.live()
        if "↩ Take back" in board.faces:
            await party.press(member, board, "↩ Take back")
            assert (await party.table()).position == before
            return
    raise AssertionError("nothing could ever be taken back")
