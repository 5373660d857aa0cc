"""Chats change: groups get other numbers, shut us out, close; what can go on goes on, and who can be told is told."""

from __future__ import annotations

import pytest

from tests.bot.telegram.conftest import Bots
from tests.bot.telegram.party import Party
from tests.standins.telegram import Member


async def playing(bots: Bots, *, forum: bool = False, basic: bool = False) -> Party:
    anna, bela = (bots.telegram.member(name) for name in ("Anna", "Béla"))
    anna.user.started = True
    chat = bots.telegram.group("Friends", anna, bela, forum=forum, basic=basic)
    topic = bots.telegram.world.topic(chat).id if forum else 0
    await bots.start()
    party = Party(bots, chat, anna, bela, topic=topic)
    await party.begin("marrakech")
    return party


def told(member: Member) -> str:
    return "\n".join(message.text for message in member.mail)


async def play_a_turn(party: Party) -> None:
    """By the keys of the last board that could be shown, until there should be another."""
    live, before = await party.live(), (await party.table()).live
    while (await party.table()).live == before:
        member, move = await party.turn()
        entries = (await party.table()).entries
        while (await party.table()).entries == entries:
            await party.press(member, live, party._face(live, move))


async def test_the_board_is_shown_in_the_new_supergroup_and_old_keys_still_play(bots: Bots) -> None:
    party = await playing(bots, basic=True)
    old = await party.live()
    party.chat = await bots.telegram.moderator.upgrade(party.chat)
    await bots.settled()
    live = await party.live()
    assert live.chat is party.chat
    assert live.keys
    member, move = await party.turn()
    await party.press(member, old, party._face(old, move))
    assert (await party.table()).entries == 1
    assert bots.telegram.world.violations == []


async def test_a_press_in_the_old_group_posts_no_board_again(bots: Bots) -> None:
    party = await playing(bots, basic=True)
    old = await party.live()
    party.chat = await bots.telegram.moderator.upgrade(party.chat)
    await bots.settled()
    posts = len(party.chat.posts)
    data = old.button(old.faces[0])["callback_data"]
    await party.members[0].press_data(old, "1:.:/play left")
    await bots.settled()
    await party.members[0].press_data(old, data)
    await bots.settled()
    assert len(party.chat.posts) == posts


async def test_a_post_on_its_way_to_a_group_that_has_just_moved_reaches_the_new_one(bots: Bots) -> None:
    party = await playing(bots, basic=True)
    member, move = await party.turn()
    new = bots.telegram.world.group("Friends", *party.chat.members)
    party.chat.migrated_to = new.id  # and the news of it is still to come
    await party.say(member, f"/play {move}")
    party.chat = new
    assert (await party.table()).entries == 1
    assert (await party.live()).chat is new


async def test_who_plays_where_we_were_removed_is_told_in_private_and_the_game_goes_on_when_we_are_back(
    bots: Bots,
) -> None:
    party = await playing(bots)
    anna, bela = party.members
    await bots.telegram.moderator.bot_becomes(party.chat, "kicked", bela.user)
    await bots.settled()
    assert "removed from the group" in told(anna)
    assert bela.mail == [], "Béla never opened a private chat"
    member, move = await party.turn()
    if member is bela:
        bela.user.started = True
    await party.by_mail(member, move)
    assert (await party.table()).entries == 1
    assert told(anna).count("removed from the group") == 1
    await bots.telegram.moderator.bot_becomes(party.chat, "member", anna.user)
    await bots.settled()
    assert party.chat.last.keys
    await party.play_on(3, party.by_keys)


@pytest.mark.parametrize("right", ["can_send_messages", "can_send_photos"])
async def test_a_bot_that_is_muted_says_so_in_private_and_comes_back(bots: Bots, right: str) -> None:
    party = await playing(bots)
    anna = party.members[0]
    rights = {"can_send_messages": True, "can_send_photos": True, right: False}
    await bots.telegram.moderator.bot_becomes(party.chat, "restricted", anna.user, **rights)
    await bots.settled()
    assert "may no longer send messages or photos" in told(anna)
    await bots.telegram.moderator.bot_becomes(party.chat, "member", anna.user)
    await bots.settled()
    await party.play_on(2, party.by_keys)


async def test_a_closed_topic_is_waited_for_and_holds_up_no_other(bots: Bots) -> None:
    party = await playing(bots, forum=True)
    anna, bela = party.members
    other = Party(bots, party.chat, anna, bela, topic=bots.telegram.world.topic(party.chat).id)
    await other.begin("quixote")
    party.chat.topics[party.topic].open = False
    await play_a_turn(party)
    assert "topic was closed" in told(anna)
    await other.play_on(4, other.by_typing)
    await bots.telegram.moderator.reopen(party.chat, party.topic)
    await bots.settled()
    assert (await party.live()).keys
    await party.play_on(2, party.by_keys)
    assert bots.telegram.world.violations == []


async def test_a_deleted_topic_and_a_vanished_group_end_in_silence(bots: Bots) -> None:
    party = await playing(bots, forum=True)
    party.chat.topics[party.topic].deleted = True
    await play_a_turn(party)
    assert "topic was deleted" in told(party.members[0])
    del bots.telegram.world.chats[party.chat.id]
    calls = len(bots.telegram.world.calls)
    await bots.restart()
    await bots.settled()
    assert len(bots.telegram.world.calls) - calls < 20, "nobody knocks at a closed door for ever"


async def test_who_blocked_us_or_is_gone_keeps_nobody_else_from_playing(bots: Bots) -> None:
    party = await playing(bots)
    anna, bela = party.members
    bots.telegram.mishaps.whispers = "refused"
    anna.user.blocked, bela.user.deleted, bela.user.started = True, True, True
    for member in (anna, bela):
        await party.say(member, "/hand")
    assert "for your eyes only" in party.chat.last.text
    await party.play_on(4, party.by_keys, party.by_typing)
    assert bots.telegram.world.violations == []


async def test_a_new_group_is_greeted_with_a_key_for_each_game(bots: Bots) -> None:
    anna = bots.telegram.member("Anna", "et")
    chat = bots.telegram.group("Sõbrad", anna)
    chat.bot = "left"
    await bots.start()
    await bots.telegram.moderator.bot_becomes(chat, "member", anna.user)
    await bots.settled()
    assert chat.last.text.startswith("Tere!")
    party = Party(bots, chat, anna)
    await party.press(anna, chat.last, chat.last.faces[0])
    assert (await party.table()).phase == "lobby"
