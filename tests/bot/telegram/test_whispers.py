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
