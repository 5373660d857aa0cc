"""Messages that one member of a group alone sees: a refusal counts for whom it is about, and for nobody else."""

from __future__ import annotations

from bot.adapters.telegram.ephemeral import REFUSED_FOR
from tests.bot.telegram.conftest import Bots
from tests.bot.telegram.party import Party
from tests.standins.telegram import Member
from tests.standins.telegram.refusals import bad

TOO_LATE = 20.0  # seconds


async def begun(bots: Bots, game: str = "alhambra") -> Party:
    anna, bela = (bots.telegram.member(name) for name in ("Anna", "Béla"))
    await bots.start()
    party = Party(bots, bots.telegram.group("Friends", anna, bela), anna, bela)
    await party.begin(game)
    return party


async def sees_their_hand(party: Party, member: Member) -> bool:
    """Whether their hand is whispered to them when they ask for it in a whisper."""
    before = len(member.whispered)
    await member.whisper(party.chat, "/hand")
    await party.bots.settled()
    return any(message.photo for message in member.whispered[before:])


async def test_one_late_press_silences_whispers_for_nobody(bots: Bots) -> None:
    party = await begun(bots)
    member, _ = await party.turn()
    live = await party.live()
    await bots.stop()
    await member.press(live, "Play")
    bots.clock.now += TOO_LATE
    await bots.start()
    await bots.settled()
    assert any("CHAT_ADMIN_REQUIRED" in refused for refused in bots.telegram.world.refused), "it came too late"
    for one in party.members:
        assert await sees_their_hand(party, one)
    await party.press(member, live, "Play")
    assert member.whispered[-1].keys


async def test_a_refusal_that_is_about_one_member_counts_for_that_member_alone(bots: Bots) -> None:
    party = await begun(bots)
    anna, bela = party.members
    bots.telegram.mishaps.arrange("sendMessage", refusal=bad("USER_NOT_PARTICIPANT"))
    assert not await sees_their_hand(party, anna)
    assert await sees_their_hand(party, bela)
    assert not await sees_their_hand(party, anna)
    bots.clock.now += REFUSED_FOR
    assert await sees_their_hand(party, anna)


async def test_a_refusal_that_is_about_the_chat_counts_for_the_chat(bots: Bots) -> None:
    party = await begun(bots)
    anna, bela = party.members
    bots.telegram.mishaps.arrange("sendMessage", refusal=bad("CHAT_RESTRICTED"))
    assert not await sees_their_hand(party, anna)
    assert not await sees_their_hand(party, bela)
    bots.clock.now += REFUSED_FOR
    assert await sees_their_hand(party, bela)


async def test_the_first_whisper_after_a_start_brings_its_file(bots: Bots) -> None:
    party = await begun(bots, "marrakech")
    anna = party.members[0]
    await party.say(anna, "/resign sure")
    assert (await party.table()).phase == "over"
    await bots.restart()
    await anna.whisper(party.chat, "/record")
    await bots.settled()
    assert any(message.document for message in anna.whispered), [message.text for message in anna.whispered]


async def test_choices_from_a_hand_take_the_place_of_the_board_for_who_presses_and_a_key_leads_back(bots: Bots) -> None:
    party = await begun(bots)
    member, _ = await party.turn()
    board = await party.live()
    await party.press(member, board, "Play")
    own = member.whispered[-1]
    assert own.instead is board
    assert own.photo
    await party.press(member, own, "↩ Back to the board")
    assert member.whispered == []
    await party.press(member, board, "Play")
    await party.press(member, member.whispered[-1], member.whispered[-1].faces[0])
    assert (await party.table()).entries == 1
    assert member.whispered == []
    assert bots.telegram.world.violations == []


async def test_where_nothing_may_take_the_place_of_the_board_it_comes_below(bots: Bots) -> None:
    party = await begun(bots)
    bots.telegram.mishaps.replacing = "refused"
    member, _ = await party.turn()
    for _ in range(2):
        await party.press(member, await party.live(), "Play")
        own = member.whispered[-1]
        assert own.instead is None
        assert own.photo
    assert sum("REPLACE" in refused for refused in bots.telegram.world.refused) == 1, "it is not tried again"
    assert bots.telegram.world.violations == []


async def test_choosing_a_robot_leaves_the_lobby_as_it_is_for_everybody_else(bots: Bots) -> None:
    anna, bela = (bots.telegram.member(name) for name in ("Anna", "Béla"))
    await bots.start()
    party = Party(bots, bots.telegram.group("Friends", anna, bela), anna, bela)
    await party.say(anna, "/new marrakech")
    lobby, faces = await party.live(), list((await party.live()).faces)
    await party.press(anna, lobby, "Robot")
    assert lobby.faces == faces
    assert anna.whispered[-1].keys
    anna.user.started = False
    bots.telegram.mishaps.whispers = "refused"
    await bots.restart()
    await party.press(anna, lobby, "Robot")
    assert lobby.faces != faces
    await party.press(bela, lobby, "⬅ As before")
    assert lobby.faces == faces
    assert bots.telegram.world.violations == []


async def test_an_answer_that_was_fetched_leaves_no_message_behind_and_by_alerts_its_key_stays(bots: Bots) -> None:
    party = await begun(bots)
    member, _ = await party.turn()
    await party.say(member, "/hand")
    note = party.chat.last
    assert note.faces[0] == "👁 Show me"
    await party.press(member, note, "👁 Show me")
    assert member.whispered[-1].photo
    assert note.id not in party.chat.messages
    bots.telegram.mishaps.whispers = "refused"
    await bots.restart()
    await party.say(member, "/hand")
    note = party.chat.last
    first = await party.press(member, note, "👁 Show me")
    assert first.alert
    assert "👁 Show me" in note.faces
    second = await party.press(member, note, "👁 Show me")
    assert second.text != first.text, "the next page"
    assert bots.telegram.world.violations == []
