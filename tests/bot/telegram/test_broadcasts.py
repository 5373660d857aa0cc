"""Broadcast channels are left alone: no greeting, no game begun by a reader, and a way to close what is there."""

from __future__ import annotations

from bot.adapters.telegram.people import Place, channel_of
from bot.adapters.telegram.wording import length
from bot.language.languages import LANGUAGES
from bot.language.words import say
from rules import GAMES
from tests.bot.telegram.conftest import Bots
from tests.bot.telegram.party import Party
from tests.standins.telegram import Chat, Member, Message

ASIDE = "Games are not played in channels"


async def in_a_channel(bots: Bots, *, started: bool = True) -> tuple[Chat, Member, Member]:
    """A channel of which we are made an administrator, its owner, and one of those who read it."""
    owner, reader = (bots.telegram.member(name, started=started) for name in ("Olga", "Rein"))
    chat = bots.telegram.world.channel("News", owner.user, reader.user)
    await bots.start()
    await bots.telegram.moderator.bot_becomes(chat, "administrator", owner.user)
    await bots.settled()
    return chat, owner, reader


def old_keys(bots: Bots, chat: Chat) -> Message:
    """The greeting that channels once got."""
    keys = [[{"text": game, "callback_data": f":.:/new {game}"}] for game in GAMES]
    message = Message(bots.telegram.world.number(), chat, None, "Hello!", keys=keys)
    chat.messages[message.id] = message
    return message


async def table_from_before(bots: Bots, chat: Chat, owner: Member, other: Member, *, playing: bool) -> Party:
    """A table that was opened when channels were taken for groups."""
    chat.kind = "supergroup"
    party = Party(bots, chat, owner, other)
    if playing:
        await party.begin("marrakech")
    else:
        await party.say(owner, "/new marrakech")
    chat.kind = "channel"
    return party


async def test_a_channel_is_not_greeted_and_who_added_us_is_told_in_private(bots: Bots) -> None:
    chat, owner, reader = await in_a_channel(bots)
    assert chat.posts == []
    assert [message.text.startswith(ASIDE) for message in owner.mail] == [True]
    assert reader.mail == []


async def test_who_never_spoke_to_us_is_not_told_and_nothing_else_happens(bots: Bots) -> None:
    chat, owner, _ = await in_a_channel(bots, started=False)
    assert chat.posts == owner.mail == []
    assert bots.telegram.world.violations == []


async def test_a_reader_of_a_channel_opens_no_game_by_an_old_key(bots: Bots) -> None:
    chat, owner, reader = await in_a_channel(bots)
    greeting = old_keys(bots, chat)
    for member in (reader, owner):
        press = await member.press(greeting, next(iter(GAMES)))
        await bots.settled()
        assert press.alert
        assert (press.text or "").startswith(ASIDE)
    assert await bots.store.table(channel_of(Place(chat.id))) is None


async def test_what_is_typed_in_a_channel_is_not_heard(bots: Bots) -> None:
    chat, owner, _ = await in_a_channel(bots)
    post = {"message_id": 9, "date": 1, "chat": chat.json(), "sender_chat": chat.json(), "text": "/new marrakech"}
    await bots.telegram.updates.add("channel_post", post)
    await bots.settled()
    assert chat.posts == []
    assert len(owner.mail) == 1


async def test_the_owner_closes_a_lobby_that_is_there(bots: Bots) -> None:
    chat, owner, reader = await in_a_channel(bots)
    party = await table_from_before(bots, chat, owner, reader, playing=False)
    await party.press(reader, chat.last, "Join")
    assert list((await party.table()).names) == ["Olga"]
    assert reader.mail == []
    await party.press(owner, chat.last, "Start")
    assert (await party.table()).phase == "lobby"
    offered = owner.mail[-1]
    assert offered.text.startswith("A table for Marrakech is still open in that channel from before.")
    await party.press(owner, offered, "Close the table")
    assert (await party.table()).phase == "closed"


async def test_who_plays_in_a_channel_already_plays_on_and_nobody_else_does(bots: Bots) -> None:
    chat, owner, reader = await in_a_channel(bots)
    party = await table_from_before(bots, chat, owner, reader, playing=True)
    await party.play_on(3, party.by_keys)
    stranger = bots.telegram.member("Zoë")
    chat.members.append(stranger.user)
    press = await party.press(stranger, await party.live(), (await party.live()).faces[0])
    assert (press.text or "").startswith(ASIDE)
    assert bots.telegram.world.violations == []


def test_what_is_told_in_a_channel_fits_into_an_alert() -> None:
    for language in LANGUAGES:
        assert length(say(language, "telegram-no-games-in-channels")) <= 200
