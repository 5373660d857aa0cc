"""Who belongs to a group of Telegram plays and looks there; nobody else does, whatever they press, send or forge."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.adapters.telegram.people import Place, place_code
from bot.domain.table import Table
from bot.domain.turn_time import DAY, HOUR
from bot.service.membership import KEPT, REFUSAL_KEPT
from bot.service.tables import Tables
from tests.bot.passing import Passing
from tests.bot.telegram.conftest import Bots
from tests.bot.telegram.party import Party
from tests.standins.telegram import Member, Message

OUTSIDE = "This table is in a chat that you are not in"
LEFT = "is not in this chat any more"


async def playing(bots: Bots, game: str = "alhambra", *, forum: bool = False) -> Party:
    anna, bela, cili = (bots.telegram.member(name, started=True) for name in ("Anna", "Béla", "Cili"))
    chat = bots.telegram.group("Friends", anna, bela, cili, forum=forum)
    topic = bots.telegram.world.topic(chat).id if forum else 0
    await bots.start()
    party = Party(bots, chat, anna, bela, cili, topic=topic)
    await party.begin(game)
    return party


async def lobby(bots: Bots) -> Party:
    anna = bots.telegram.member("Anna", started=True)
    await bots.start()
    party = Party(bots, bots.telegram.group("Friends", anna), anna)
    await party.say(anna, "/new alhambra")
    return party


async def pressed(bots: Bots, member: Member, message: Message, data: str) -> str:
    """What a press is told; the data may be forged."""
    press = await member.press_data(message, data)
    await bots.settled()
    return press.text or ""


def code(party: Party) -> str:
    return place_code(Place(party.chat.id, party.topic))


def asked(party: Party) -> Counter[str]:
    return Counter(method.lower() for method, _ in party.telegram.world.calls)


def seen(member: Member) -> str:
    """All that somebody ever saw, in words and in pictures."""
    return "\n".join(f"{sight.text} {sight.photo}" for sight in member.sights)


async def unchanged(party: Party, before: Table) -> bool:
    return await party.table() == before


@pytest.mark.parametrize("command", ["/replace 1", "/cancel", "/settings language hu", "/join", "/hand", "/board"])
async def test_an_admin_of_one_group_does_and_sees_nothing_at_the_table_of_another(bots: Bots, command: str) -> None:
    party = await playing(bots)
    mallory = bots.telegram.member("Mallory", started=True)
    own = bots.telegram.group("Mallory’s", mallory)
    own.admins.add(mallory.user.id)
    await mallory.say(own, "/new marrakech")
    await bots.settled()
    before, sights = await party.table(), len(mallory.sights)
    assert OUTSIDE in await pressed(bots, mallory, own.last, f":{code(party)}:{command}")
    assert await unchanged(party, before)
    assert len(mallory.sights) == sights + 1, "the refusal, and nothing else"


async def test_an_admin_of_the_tables_own_group_has_these_rights_from_elsewhere_too(bots: Bots) -> None:
    party = await playing(bots)
    steward = bots.telegram.member("Steward", started=True)
    party.chat.members.append(steward.user)
    party.chat.admins.add(steward.user.id)
    for member, moderates in ((steward, True), (party.members[0], False)):
        standing = await bots.tables.memberships.standing(party.channel, f"telegram:{member.user.id}")
        assert standing is not None
        assert (standing.member, standing.moderator) == (True, moderates)


async def test_a_private_reply_to_somebody_elses_keyboard_lets_nobody_join(bots: Bots) -> None:
    party = await lobby(bots)
    mallory = bots.telegram.member("Mallory", started=True)
    keys = [[{"text": "Join", "callback_data": f":{code(party)}:/join"}]]
    forged = Message(bots.telegram.world.number(), mallory.home, bots.telegram.world.user("Another bot"), keys=keys)
    await mallory.say(mallory.home, "/join", reply_to=forged)
    await bots.settled()
    assert "There is no table here" in mallory.mail[-1].text
    assert (await party.table()).names == ("Anna",)


async def test_a_private_reply_to_our_own_keyboard_lets_nobody_join_who_is_not_in_the_group(bots: Bots) -> None:
    party = await lobby(bots)
    mallory = bots.telegram.member("Mallory", started=True)
    keys = [[{"text": "Join", "callback_data": f":{code(party)}:/join"}]]
    ours = Message(bots.telegram.world.number(), mallory.home, None, keys=keys)
    await mallory.say(mallory.home, "/join", reply_to=ours)
    await bots.settled()
    assert OUTSIDE in mallory.mail[-1].text
    assert (await party.table()).names == ("Anna",)


async def test_a_forwarded_keyboard_plays_at_no_other_table(bots: Bots) -> None:
    party = await playing(bots)
    (mover, *_), mallory = await party.acting(), bots.telegram.member("Mallory", started=True)
    board = await party.live()
    own = bots.telegram.group("Mallory’s", mallory)
    copy = Message(bots.telegram.world.number(), own, None, board.text, keys=board.keys, photo=board.photo)
    own.messages[copy.id] = copy
    before = await party.table()
    for button in (button for row in board.keys for button in row):
        moment, _, command = button["callback_data"].split(":", 2)
        await pressed(bots, mallory, copy, button["callback_data"])
        assert OUTSIDE in await pressed(bots, mallory, copy, f"{moment}:{code(party)}:{command}")
    assert await unchanged(party, before)
    assert mover.user.name not in seen(mallory)


async def test_a_deep_link_to_another_groups_table_shows_nothing(bots: Bots) -> None:
    party = await playing(bots)
    mallory = bots.telegram.member("Mallory")
    await mallory.start(code(party))
    await bots.settled()
    (told,) = mallory.mail
    assert OUTSIDE in told.text
    assert not told.photo
    assert not told.keys
    for word in ("/hand", "/board", "/play", "/games"):
        await mallory.say(mallory.home, word)
        await bots.settled()
    assert not any(name in seen(mallory) for name in ("Anna", "Béla", "Alhambra"))


async def test_who_merely_looks_on_at_a_public_group_cannot_join_by_a_key_but_by_coming_in(bots: Bots) -> None:
    party = await lobby(bots)
    looker = bots.telegram.member("Looker", started=True)
    live = await party.live()
    join = live.button("Join")["callback_data"]
    assert OUTSIDE in await pressed(bots, looker, live, join)
    assert (await party.table()).names == ("Anna",)
    party.chat.members.append(looker.user)
    bots.clock.now += REFUSAL_KEPT
    await pressed(bots, looker, live, join)
    assert (await party.table()).names == ("Anna", "Looker")


async def test_what_somebody_types_in_a_group_shows_that_they_are_there(bots: Bots) -> None:
    party = await lobby(bots)
    party.chat.members_hidden = True  # so we may not ask who is in the group
    bela = bots.telegram.member("Béla", started=True)
    party.chat.members.append(bela.user)
    live = await party.live()
    join = live.button("Join")["callback_data"]
    assert "type the command there" in await pressed(bots, bela, live, join)
    assert (await party.table()).names == ("Anna",)
    await party.say(bela, "/join")
    assert (await party.table()).names == ("Anna", "Béla")


async def test_where_members_are_hidden_those_at_the_table_play_on_by_keys_and_nobody_gains_anything(
    bots: Bots,
) -> None:
    party = await playing(bots, "marrakech")
    party.chat.members_hidden = True
    bots.clock.now += KEPT
    await party.play_on(3, party.by_keys, party.by_mail)
    mallory = bots.telegram.member("Mallory", started=True)
    before = await party.table()
    for command in ("/replace 1", "/cancel", "/hand"):
        told = await pressed(bots, mallory, await party.live(), f":.:{command}")
        assert "whether you are in the chat" in told
    assert await unchanged(party, before)


@pytest.mark.parametrize("banned", [False, True], ids=("left", "removed"))
@pytest.mark.parametrize("told", [False, True], ids=("silently", "with a notice"))
async def test_who_is_no_longer_in_the_group_gives_up_the_seat_and_the_table_is_told_once(
    bots: Bots, banned: bool, told: bool
) -> None:
    party = await playing(bots)
    bela = party.members[1]
    seat = await party.seat(bela)
    await bots.telegram.moderator.leaves(party.chat, bela, banned=banned, told=told)
    bots.clock.now += KEPT
    for text in ("/hand", "/play", "/board"):
        await bela.start(code(party)) if text == "/hand" else await bela.say(bela.home, text)
        await bots.settled()
    table = await party.table()
    assert table.chairs[seat].is_free
    assert [f"Béla {LEFT}" in post.text for post in party.chat.posts].count(True) == 1
    assert "seat of Béla is free" in "\n".join(post.text for post in party.chat.posts)
    assert not any(message.photo for message in bela.mail)
    assert bots.telegram.world.violations == []


async def test_a_removed_member_plays_no_more_from_a_direct_reminder(bots: Bots, tables: Tables) -> None:
    party = await playing(bots, "marrakech")
    await party.say(party.members[0], "/settings pace 6h")
    (mover,) = await party.acting()
    seat, passing = await party.seat(mover), Passing(tables, bots.clock, "telegram")
    await mover.say(mover.home, "/settings where direct")
    await bots.settled()
    await passing.time(4 * HOUR)
    await bots.settled()
    reminder = mover.mail[-1]
    assert reminder.text.startswith("A reminder")
    await bots.telegram.moderator.leaves(party.chat, mover, banned=True, told=False)
    pictures, entries = sum(bool(one.photo) for one in mover.mail), (await party.table()).entries
    assert OUTSIDE in await pressed(bots, mover, reminder, reminder.button("Play now")["callback_data"])
    move = (await party.table()).rules.legal((await party.table()).state, seat)[0]
    await mover.say(mover.home, f"/play {move}")
    await bots.settled()
    table = await party.table()
    assert table.entries == entries
    assert table.chairs[seat].is_free
    assert sum(bool(one.photo) for one in mover.mail) == pictures
    await mover.say(mover.home, "/games")
    await bots.settled()
    assert mover.mail[-1].text == "You are not at any table."


async def test_who_leaves_a_lobby_by_leaving_the_group_gets_up(bots: Bots) -> None:
    party = await lobby(bots)
    bela = bots.telegram.member("Béla", started=True)
    party.chat.members.append(bela.user)
    await party.say(bela, "/join")
    await bots.telegram.moderator.leaves(party.chat, bela)
    await bots.settled()
    assert (await party.table()).names == ("Anna",)
    assert f"Béla {LEFT}" in (await party.live()).text


async def test_an_old_notice_that_somebody_left_takes_no_seat_of_who_is_back(bots: Bots) -> None:
    party = await playing(bots)
    bela = party.members[1]
    await bots.telegram.moderator.leaves(party.chat, bela, told=False)
    party.chat.members.append(bela.user)
    await bots.telegram.moderator._service(party.chat, {"left_chat_member": bela.user.json()})
    await bots.settled()
    assert (await party.table()).seat_of(f"telegram:{bela.user.id}") is not None


async def test_who_may_not_write_is_still_a_member_and_plays(bots: Bots) -> None:
    party = await playing(bots, "marrakech")
    party.chat.restricted |= {member.user.id for member in party.members}
    bots.clock.now += KEPT
    await party.play_on(3, party.by_keys)


async def test_a_topic_belongs_to_its_group(bots: Bots) -> None:
    party = await playing(bots, "marrakech", forum=True)
    bots.clock.now += KEPT
    await party.play_on(3, party.by_keys)
    mallory = bots.telegram.member("Mallory", started=True)
    assert OUTSIDE in await pressed(bots, mallory, await party.live(), f":{code(party)}:/hand")
    await mallory.start(code(party))
    await bots.settled()
    assert OUTSIDE in mallory.mail[-1].text


async def test_an_answer_that_waits_is_not_shown_to_who_was_removed(bots: Bots) -> None:
    party = await playing(bots)
    bela = party.members[1]
    bots.telegram.mishaps.whispers = "refused"
    bela.user.blocked = True
    await party.say(bela, "/hand")
    waiting = party.chat.last
    await bots.telegram.moderator.leaves(party.chat, bela, told=False)
    bots.clock.now += KEPT
    assert OUTSIDE in await pressed(bots, bela, waiting, waiting.keys[0][0]["callback_data"])


async def test_while_telegram_cannot_be_asked_those_who_sit_play_on(bots: Bots) -> None:
    party = await playing(bots, "marrakech")
    bots.clock.now += KEPT
    bots.telegram.mishaps.arrange("getChatMember", times=1000, drop="before")
    await party.play_on(2, party.by_keys, party.by_mail)


async def test_a_usual_move_asks_telegram_once_a_minute_at_most_and_typing_never(bots: Bots) -> None:
    party = await playing(bots, "marrakech")
    bots.clock.now += KEPT
    before = asked(party)["getchatmember"]
    await party.play_on(4, party.by_typing)
    assert asked(party)["getchatmember"] == before
    bots.clock.now += KEPT
    began, people = bots.clock.now, set[int]()
    for _ in range(6):
        people |= {member.user.id for member in await party.acting()}
        await party.play(party.by_keys)
    minutes = int((bots.clock.now - began) // KEPT) + 1
    assert asked(party)["getchatmember"] - before <= len(people) * minutes


async def test_a_thousand_presses_of_an_outsider_ask_telegram_but_now_and_then(bots: Bots) -> None:
    party = await lobby(bots)
    looker = bots.telegram.member("Looker", started=True)
    live = await party.live()
    before = asked(party)["getchatmember"]
    for _ in range(200):
        await looker.press_data(live, live.button("Join")["callback_data"])
    await bots.settled()
    assert asked(party)["getchatmember"] - before == 1
    assert (await party.table()).names == ("Anna",)


def letters(member: Member) -> int:
    return [("has ended: the chat it was in is gone" in message.text) for message in member.mail].count(True)


@pytest.mark.parametrize("status", ["kicked", "left"])
async def test_a_bot_thrown_out_closes_the_table_after_a_day_and_each_player_has_a_letter(
    bots: Bots, tables: Tables, status: str
) -> None:
    party = await playing(bots, "marrakech")
    passing = Passing(tables, bots.clock, "telegram")
    await bots.telegram.moderator.bot_becomes(party.chat, status, party.members[0].user)
    await bots.settled()
    await passing.time(DAY - HOUR)
    assert (await party.table()).phase == "playing"
    await passing.time(3 * HOUR)
    await bots.settled()
    assert (await party.table()).phase == "closed"
    for member in party.members:
        assert letters(member) == 1
        await member.say(member.home, "/games")
        await bots.settled()
        assert member.mail[-1].text == "You are not at any table."
    assert bots.telegram.world.violations == []


async def test_a_bot_that_is_taken_back_in_time_closes_nothing(bots: Bots, tables: Tables) -> None:
    party = await playing(bots, "marrakech")
    passing = Passing(tables, bots.clock, "telegram")
    await party.say(party.members[0], "/settings pace none")
    await bots.telegram.moderator.bot_becomes(party.chat, "kicked", party.members[0].user)
    await bots.settled()
    await passing.time(DAY / 2)
    await bots.telegram.moderator.bot_becomes(party.chat, "member", party.members[0].user)
    await bots.settled()
    posts = len(party.chat.posts)
    await passing.time(10 * DAY)
    await bots.settled()
    assert (await party.table()).phase == "playing"
    assert [letters(member) for member in party.members] == [0, 0, 0]
    assert len(party.chat.posts) == posts
    await party.play_on(2, party.by_keys)


async def test_a_group_that_is_gone_closes_its_table(bots: Bots, tables: Tables) -> None:
    party = await playing(bots, "marrakech")
    passing = Passing(tables, bots.clock, "telegram")
    del bots.telegram.world.chats[party.chat.id]
    bots.clock.now += KEPT
    await party.members[0].say(party.members[0].home, "/games")
    await bots.settled()
    await passing.time(DAY + HOUR)
    await bots.settled()
    assert (await party.table()).phase == "closed"
    assert letters(party.members[1]) == 1


@pytest.mark.parametrize("where", ["channel", "direct"])
async def test_who_left_unnoticed_is_missed_when_a_reminder_is_due_and_the_table_is_told(
    bots: Bots, tables: Tables, where: str
) -> None:
    party = await playing(bots, "marrakech")
    passing = Passing(tables, bots.clock, "telegram")
    await party.say(party.members[0], "/settings pace 6h")
    (mover,) = await party.acting()
    seat = await party.seat(mover)
    await mover.say(mover.home, f"/settings where {where}")
    await bots.settled()
    await bots.telegram.moderator.leaves(party.chat, mover, told=False)
    mail = len(mover.mail)
    await passing.time(4 * HOUR)
    await bots.settled()
    assert (await party.table()).chairs[seat].is_free
    assert f"{mover.user.name} {LEFT}" in "\n".join(post.text for post in party.chat.posts)
    assert len(mover.mail) == mail, "and learns nothing of it in private"


async def test_a_digest_tells_nothing_of_a_table_in_a_chat_that_one_has_left(bots: Bots, tables: Tables) -> None:
    party = await playing(bots, "marrakech")
    bela = party.members[1]
    solo = Party(bots, bela.home, bela)
    await party.say(party.members[0], "/settings pace none")
    await bela.say(bela.home, "/new quixote")
    await bela.say(bela.home, "/settings digest 8")
    await bots.settled()
    assert (await solo.table()).phase == "lobby"
    await bots.telegram.moderator.leaves(party.chat, bela, told=False)
    await Passing(tables, bots.clock, "telegram").time(1.5 * DAY)
    await bots.settled()
    digests = [message.text for message in bela.mail if "lobby" in message.text]
    assert digests
    assert not any("Marrakech" in text for text in digests)


async def test_keys_forged_for_chats_that_there_are_not_leave_nothing_behind(bots: Bots) -> None:
    party = await lobby(bots)
    mallory = bots.telegram.member("Mallory", started=True)
    own = bots.telegram.group("Mallory’s", mallory)
    await mallory.say(own, "/new marrakech")
    await bots.settled()
    places = [place_code(Place(party.chat.id - number)) for number in range(1000, 1020)]
    before = {name async for name in bots.store.client.scan_iter(count=1000)}
    due = await bots.store.due("due", float("inf"))
    for place in places:
        for command in ("/join", "/board", "*1", "!abc", "/cancel"):
            await mallory.press_data(own.last, f":{place}:{command}")
    await bots.settled()
    after = {name async for name in bots.store.client.scan_iter(count=1000)}
    assert {name for name in after - before if b"update" not in name and b"pace" not in name} == set()
    assert await bots.store.due("due", float("inf")) == due
