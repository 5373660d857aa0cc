"""Who is in a server of Discord and may see the channel plays and looks there; nobody else, wherever they press."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.adapters.discord.pressing import ButtonAction
from bot.domain.turn_time import DAY, HOUR
from bot.service.membership import KEPT, REFUSAL_KEPT
from bot.service.tables import Tables
from bot.store.store import Store
from tests.bot.conftest import Seeds, Time
from tests.bot.discord.conftest import Bots
from tests.bot.discord.party import Party, said
from tests.bot.passing import Passing
from tests.standins.discord import Channel, Member, Message
from tests.standins.discord.forms import V2
from tests.standins.discord.interactions import Interaction
from tests.standins.discord.mishaps import Broken
from tests.standins.discord.world import VIEW

OUTSIDE = "This table is in a chat that you are not in"
LEFT = "is not in this chat any more"


@pytest.fixture
def tables(store: Store, seeds: Seeds, clock: Time) -> Tables:
    return Tables(store, clock, seeds)


async def playing(bots: Bots, clock: Time, game: str = "alhambra") -> Party:
    bots.clock = clock
    await bots.start()
    return await bots.party(game, "Anna", "Béla", "Cili")


async def letter(bots: Bots, member: Member, channel: str, *commands: str) -> Message:
    """A message to somebody alone, of an earlier day, with buttons for a table elsewhere: a reminder has such."""
    world, table = bots.discord.world, await bots.store.table(channel)
    stamp = table.stamp if table else 0
    buttons = [
        {"type": 2, "style": 2, "label": text, "custom_id": ButtonAction(text, stamp, channel).id} for text in commands
    ]
    parts = [{"type": 10, "content": "A reminder"}, {"type": 1, "components": buttons}]
    message = Message(world.snowflake(), world.direct(member.id), world.bot, "", parts, V2, {})
    world.add(message)
    return message


async def from_afar(bots: Bots, member: Member, channel: str, command: str) -> Interaction:
    return await member.press(await letter(bots, member, channel, command), command)


def leave(channel: Channel, member: Member) -> None:
    assert channel.guild is not None
    channel.guild.members.discard(member.id)


@pytest.mark.parametrize("command", ["/replace 1", "/cancel", "/settings language hu", "/join", "/hand", "/board"])
async def test_a_moderator_of_one_server_does_and_sees_nothing_at_the_table_of_another(
    bots: Bots, clock: Time, command: str
) -> None:
    party = await playing(bots, clock)
    mallory = bots.discord.member("Mallory", bots.discord.channel(), moderator=True)
    mallory_sees = len(mallory.sights)
    before = await party.table()
    pressed = await from_afar(bots, mallory, party.name, command)
    assert OUTSIDE in said(pressed)
    assert await party.table() == before
    assert not any(sight.pictures for sight in mallory.sights[mallory_sees:])
    assert bots.discord.violations == []


async def test_a_moderator_has_their_rights_at_a_table_of_their_server_from_direct_messages_too(
    bots: Bots, clock: Time
) -> None:
    party = await playing(bots, clock)
    steward = bots.discord.member("Steward", party.channel, moderator=True)
    for member, moderates in ((steward, True), (party.members[1], False)):
        bots.tables.memberships.forget(party.name, f"discord:{member.id}")
        standing = await bots.tables.memberships.standing(party.name, f"discord:{member.id}")
        assert standing is not None
        assert (standing.member, standing.moderator) == (True, moderates)
    assert bots.discord.violations == []


async def test_a_removed_member_plays_no_more_from_a_direct_reminder_and_the_table_is_told_once(
    bots: Bots, clock: Time
) -> None:
    party = await playing(bots, clock, "marrakech")
    (mover,) = party.called(await party.live())
    seat = (await party.table()).seat_of(f"discord:{mover.id}")
    assert seat is not None
    reminder = await letter(bots, mover, party.name, "/play", "/hand", "/board")
    leave(party.channel, mover)
    clock.now += KEPT
    entries = (await party.table()).entries
    for command in ("/play", "/hand", "/board"):
        pressed = await mover.press(reminder, command)
        assert OUTSIDE in said(pressed)
        assert not any(message.files for message in pressed.answers)
    table = await party.table()
    assert table.entries == entries
    assert table.chairs[seat].is_free
    world = bots.discord.world
    await world.until(lambda: any(LEFT in post.text for post in world.posts(party.channel)), "the news")
    told = [post.text for post in world.posts(party.channel) if LEFT in post.text]
    assert len(told) == 1
    assert f"seat of {mover.name} is free" in told[0]
    direct = world.direct(mover.id)
    assert said(await mover.command(direct, "games")) == "You are not at any table."
    assert bots.discord.violations == []


async def test_who_may_not_see_the_channel_just_now_neither_looks_nor_loses_the_seat(bots: Bots, clock: Time) -> None:
    party = await playing(bots, clock)
    (mover,) = party.called(await party.live())
    party.channel.hidden_from.add(mover.id)
    clock.now += KEPT
    before = await party.table()
    assert OUTSIDE in said(await from_afar(bots, mover, party.name, "/hand"))
    direct = bots.discord.world.direct(mover.id)
    assert "in a chat that you cannot see just now" in said(await mover.command(direct, "games"))
    assert await party.table() == before
    party.channel.hidden_from.clear()
    clock.now += REFUSAL_KEPT + KEPT
    assert (await from_afar(bots, mover, party.name, "/hand")).answers[0].files
    assert bots.discord.violations == []


@pytest.mark.parametrize("invited", [True, False])
async def test_a_private_thread_is_for_those_who_were_added_to_it(bots: Bots, clock: Time, invited: bool) -> None:
    bots.clock = clock
    await bots.start()
    thread = bots.discord.world.add_thread(bots.discord.channel(), private=True)
    anna = bots.discord.member("Anna", thread)
    await anna.command(thread, "new", "marrakech")
    other = bots.discord.member("Béla", thread)
    if invited:
        thread.invited.add(other.id)
    await from_afar(bots, other, f"discord:{thread.id}", "/join")
    table = await bots.store.table(f"discord:{thread.id}")
    assert table is not None
    assert table.names == (("Anna", "Béla") if invited else ("Anna",))
    assert bots.discord.violations == []


async def test_a_public_thread_is_for_who_sees_its_channel(bots: Bots, clock: Time) -> None:
    bots.clock = clock
    await bots.start()
    channel = bots.discord.channel()
    thread = bots.discord.world.add_thread(channel)
    anna, bela, cili = (bots.discord.member(name, thread) for name in ("Anna", "Béla", "Cili"))
    channel.hidden_from.add(cili.id)
    await anna.command(thread, "new", "alhambra")
    for member in (bela, cili):
        await from_afar(bots, member, f"discord:{thread.id}", "/join")
    table = await bots.store.table(f"discord:{thread.id}")
    assert table is not None
    assert table.names == ("Anna", "Béla")
    assert bots.discord.violations == []


async def test_a_completion_in_another_server_offers_nothing_of_the_table(bots: Bots, clock: Time) -> None:
    party = await playing(bots, clock, "marrakech")
    (mover,) = party.called(await party.live())
    elsewhere = bots.discord.channel(people=[mover])
    assert await mover.complete(party.channel, "play", "")
    for command in ("play", "preview", "replace", "nudge"):
        if any(one["name"] == command and one.get("options") for one in bots.discord.world.commands):
            assert await mover.complete(elsewhere, command, "") == []
    assert bots.discord.violations == []


async def test_nobody_plays_at_the_table_in_somebody_elses_direct_messages(bots: Bots, clock: Time) -> None:
    party = await playing(bots, clock, "marrakech")
    anna, bela, _ = party.members
    assert OUTSIDE in said(await from_afar(bots, bela, f"discord:@{anna.id}", "/board"))


async def test_while_discord_does_not_say_those_who_sit_play_on_and_nobody_gains_anything(
    bots: Bots, clock: Time
) -> None:
    party = await playing(bots, clock)
    (mover,) = party.called(await party.live())
    mallory = bots.discord.member("Mallory", bots.discord.channel(), moderator=True)
    clock.now += KEPT
    bots.discord.rest.tolerated.add(50001)
    party.channel.bot_may &= ~VIEW
    assert (await from_afar(bots, mover, party.name, "/hand")).answers[0].files
    before = await party.table()
    for command in ("/replace 1", "/cancel", "/join"):
        assert "whether you are in the chat" in said(await from_afar(bots, mallory, party.name, command))
    assert await party.table() == before
    bots.discord.befall(Broken("GET", r"/channels/\d+$", 20, status=500))
    clock.now += REFUSAL_KEPT
    assert (await from_afar(bots, mover, party.name, "/hand")).answers[0].files


async def test_a_press_in_the_tables_own_channel_asks_discord_nothing(bots: Bots, clock: Time) -> None:
    party = await playing(bots, clock, "marrakech")
    await party.live()
    clock.now += 10 * KEPT
    asked = len([path for method, path in bots.discord.rest.requests if method == "GET"])
    for _ in range(6):
        await party.play()
        clock.now += KEPT
    assert len([path for method, path in bots.discord.rest.requests if method == "GET"]) == asked
    assert bots.discord.violations == []


async def test_many_presses_from_direct_messages_ask_discord_once(bots: Bots, clock: Time) -> None:
    party = await playing(bots, clock, "marrakech")
    (mover,) = party.called(await party.live())
    clock.now += KEPT
    reminder = await letter(bots, mover, party.name, "/hand")
    asked = len(bots.discord.rest.requests)
    for _ in range(5):
        await mover.press(reminder, "/hand")
    looked = [path for method, path in bots.discord.rest.requests[asked:] if method == "GET"]
    assert len(looked) == 3, "the channel, the server's roles, the member"


def kick(channel: Channel, out: bool = True) -> None:
    assert channel.guild is not None
    channel.guild.kicked = out


def delete(channel: Channel) -> None:
    channel.deleted = True


@pytest.mark.parametrize("misfortune", [kick, delete], ids=("kicked", "deleted"))
async def test_a_channel_that_is_gone_ends_its_game_after_a_day_and_each_player_has_a_letter(
    bots: Bots, clock: Time, misfortune: Callable[[Channel], None]
) -> None:
    party = await playing(bots, clock, "marrakech")
    passing, world = Passing(bots.tables, clock, "discord"), bots.discord.world
    bots.discord.rest.tolerated |= {10003, 50001}
    (mover,) = party.called(await party.live())
    misfortune(party.channel)
    clock.now += KEPT
    direct = world.direct(mover.id)
    assert "your turn" in said(await mover.command(direct, "games"))
    await passing.time(DAY - HOUR)
    assert (await party.table()).phase == "playing"
    await passing.time(2 * HOUR)
    assert (await party.table()).phase == "closed"
    for member in party.members:
        (letter,) = world.posts(world.direct(member.id))
        assert "has ended: the chat it was in is gone" in letter.text
        assert said(await member.command(world.direct(member.id), "games")) == "You are not at any table."
    assert bots.discord.violations == []


async def test_a_bot_that_is_taken_back_within_a_day_shows_the_board_and_the_game_goes_on(
    bots: Bots, clock: Time
) -> None:
    party = await playing(bots, clock, "marrakech")
    passing, world = Passing(bots.tables, clock, "discord"), bots.discord.world
    bots.discord.rest.tolerated |= {50001}
    await party.members[0].command(party.channel, "settings", "pace none")
    (mover,) = party.called(await party.live())
    kick(party.channel)
    clock.now += KEPT
    await mover.command(world.direct(mover.id), "games")
    await passing.time(DAY / 2)
    kick(party.channel, out=False)
    posts = len(world.posts(party.channel))
    await passing.time(3 * DAY)
    assert (await party.table()).phase == "playing"
    assert "This is how it stands" in world.posts(party.channel)[posts].text
    assert not any("has ended" in post.text for post in world.posts(world.direct(mover.id)))
    await party.play()
    assert bots.discord.violations == []


async def test_a_thread_that_is_locked_for_a_week_loses_its_game(bots: Bots, clock: Time) -> None:
    bots.clock = clock
    await bots.start()
    thread = bots.discord.world.add_thread(bots.discord.channel())
    party = Party(bots.discord, bots.store, thread, *(bots.discord.member(name, thread) for name in ("Anna", "Béla")))
    await party.begin("marrakech")
    await party.live()
    passing = Passing(bots.tables, clock, "discord")
    bots.discord.rest.tolerated |= {160005, 50083, 50013}
    await party.members[0].command(thread, "settings", "pace 7d")
    thread.locked = thread.archived = True
    await passing.time(6 * DAY)
    assert (await party.table()).phase == "playing"
    await passing.time(5 * DAY)
    assert (await party.table()).phase == "closed"
    assert bots.discord.violations == []


async def test_who_left_unnoticed_is_missed_when_a_reminder_is_due_and_gets_no_letter(bots: Bots, clock: Time) -> None:
    party = await playing(bots, clock, "marrakech")
    passing, world = Passing(bots.tables, clock, "discord"), bots.discord.world
    await party.members[0].command(party.channel, "settings", "pace 6h")
    (mover,) = party.called(await party.live())
    await mover.command(party.channel, "settings", "where direct")
    leave(party.channel, mover)
    await passing.time(4 * HOUR)
    table = await party.table()
    assert table.seat_of(f"discord:{mover.id}") is None
    assert any(f"{mover.name} {LEFT}" in post.text for post in world.posts(party.channel))
    assert world.posts(world.direct(mover.id)) == []
    assert bots.discord.violations == []
