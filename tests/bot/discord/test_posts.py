"""Posts: one a turn, edited by its steps, never doubled, and given up only where Discord will never take them."""

from __future__ import annotations

import asyncio
import re

import pytest

from bot.domain.messages import Called, Post, line
from bot.store.keys import key
from bot.store.store import Store
from render.palette import SEATS
from tests.bot.discord.conftest import Bots
from tests.bot.discord.party import Party, post_to, said
from tests.bot.nasty_names import clickable_on_discord
from tests.standins.discord import Channel, StandIn
from tests.standins.discord.mishaps import Broken, Cut, Slow
from tests.standins.discord.world import ATTACH, HISTORY, INVITED, PATIENCE, SEND, VIEW


async def begun(bots: Bots) -> Party:
    await bots.start()
    return await bots.party("marrakech", "Anna", "Béla")


async def turn(party: Party) -> None:
    """Whoever is to move plays, by typing, until it is the next one's turn."""
    before = await party.table()
    seat = before.rules.to_act(before.state)[0]
    (mover,) = [member for member in party.members if member.name == before.names[seat]]
    while (table := await party.table()).rules.turn(table.state) == before.rules.turn(before.state):
        await mover.command(party.channel, "play", str(table.rules.legal(table.state, seat)[0]))


async def noted(store: Store, channel: str) -> str:
    """What keeps the bot from posting in a channel, once it is known."""
    async with asyncio.timeout(PATIENCE):
        while not (reason := await store.client.get(key(channel, "trouble"))):
            pass
    assert isinstance(reason, bytes)
    return reason.decode()


async def test_steps_edit_the_post_and_the_next_turn_is_a_new_one(bots: Bots, discord: StandIn) -> None:
    party = await begun(bots)
    first = await party.live()
    lobby = discord.world.posts(party.channel)[0]
    (mover,) = party.called(first)
    await mover.press(first, "/play straight")
    assert await party.live() is first
    assert first.edits == 1
    table = await party.table()
    move = str(table.rules.legal(table.state, table.rules.to_act(table.state)[0])[0])
    await mover.command(party.channel, "play", move)
    second = await party.live()
    assert discord.world.posts(party.channel) == [lobby, first, second]
    assert first.edits == 2, "by the step, and by losing its buttons"
    assert not lobby.buttons
    assert not first.buttons
    assert "it’s your turn" not in first.text
    assert list(first.files) == ["board.png"], "a closed post keeps its picture"
    assert discord.violations == []


async def test_a_post_calls_the_next_player_in_their_colour_and_nobody_else(bots: Bots, discord: StandIn) -> None:
    party = await begun(bots)
    for _ in range(4):
        post = await party.live()
        (mover,) = party.called(post)
        assert post.called == (mover.id,)
        red, green, blue = SEATS[(await party.table()).names.index(mover.name)]
        assert post.components[0]["accent_color"] == red << 16 | green << 8 | blue
        await turn(party)


async def test_a_name_that_looks_like_a_mention_calls_nobody(bots: Bots, discord: StandIn) -> None:
    await bots.start()
    channel = discord.channel()
    victim = discord.member("Victim", channel)
    rascal = discord.member(f"<@{victim.id}> @everyone", channel)
    party = Party(discord, bots.store, channel, rascal, discord.member("Béla", channel))
    await party.begin("marrakech")
    await turn(party)
    await turn(party)
    assert victim.id not in {person for post in discord.world.posts(channel) for person in post.called}
    assert all(f" <@{victim.id}>" not in f" {post.text}" for post in discord.world.posts(channel))


async def test_people_of_other_platforms_and_empty_chairs_are_named_only(
    bots: Bots, discord: StandIn, store: Store
) -> None:
    await bots.start()
    channel = discord.channel()
    discord.member("Anna", channel)
    called = (Called("telegram:5", "Ilona"), Called("", "Gap"))
    await post_to(store, f"discord:{channel.id}", Post(1, (), 1, call=line("call-many"), called=called))
    (post,) = await discord.world.until(lambda: discord.world.posts(channel))
    assert post.text.startswith("Ilona and Gap:")
    assert post.called == ()
    assert discord.violations == []


async def test_a_deleted_message_is_posted_anew(bots: Bots, discord: StandIn) -> None:
    party = await begun(bots)
    discord.rest.tolerated.add(10008)
    gone = await party.live()
    gone.deleted = True
    (mover,) = [member for member in party.members if f"<@{member.id}>" in gone.text]
    await mover.command(party.channel, "play", "straight")
    fresh = await party.live()
    assert fresh is not gone
    await turn(party)
    assert discord.violations == []


async def test_an_old_post_that_may_not_be_edited_any_more_is_posted_anew(bots: Bots, discord: StandIn) -> None:
    party = await begun(bots)
    discord.rest.tolerated.add(30046)
    old = await party.live()
    (mover,) = party.called(old)
    discord.rest.old_edits_refused = True
    await mover.command(party.channel, "play", "straight")
    table = await party.table()
    posts = await discord.world.until(lambda: discord.world.posts(party.channel)[2:])
    assert posts[0].number == table.live
    assert f":{table.stamp}:" in "".join(posts[0].buttons)


@pytest.mark.parametrize("mishap", [Broken, Cut])
async def test_a_post_whose_receipt_is_lost_is_not_posted_twice(
    mishap: type[Broken] | type[Cut], bots: Bots, discord: StandIn
) -> None:
    party = await begun(bots)
    lost = discord.befall(mishap("POST", r"/channels/\d+/messages", done=True))
    await turn(party)
    await turn(party)
    await party.live()
    assert lost.met == 1
    numbers = [post.number for post in discord.world.posts(party.channel)]
    assert numbers == sorted(set(numbers))
    assert discord.violations == []


async def test_nor_if_the_receipt_was_lost_so_long_ago_that_discord_has_forgotten_the_nonce(
    bots: Bots, discord: StandIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.adapters.discord.sending.NONCE_REMEMBERED", -1.0)
    await bots.start()
    channel = discord.channel()
    channel.bot_may |= HISTORY
    anna = discord.member("Anna", channel)
    discord.befall(Cut("POST", r"/channels/\d+/messages", done=True))
    await anna.command(channel, "new", "marrakech")
    await discord.world.until(lambda: discord.world.nonces)
    discord.world.nonces.clear()
    party = Party(discord, bots.store, channel, anna)
    await party.live()
    await anna.command(channel, "settings", "language hu")
    await anna.command(channel, "leave")
    await party.live()
    numbers = [post.number for post in discord.world.posts(channel)]
    assert numbers == [1, 2]
    assert discord.violations == []


async def test_a_thread_put_away_is_taken_out_again(bots: Bots, discord: StandIn) -> None:
    await bots.start()
    thread = discord.world.add_thread(discord.channel())
    party = Party(discord, bots.store, thread, discord.member("Anna", thread), discord.member("Béla", thread))
    await party.begin("marrakech")
    post = await party.live()
    (mover,) = party.called(post)
    discord.rest.tolerated.add(50083)
    thread.archived = True
    await mover.press(post, next(one for one in post.buttons if one.endswith("/play straight")))
    assert await party.live() is post
    assert not thread.archived
    assert discord.violations == []


def kick(channel: Channel) -> None:
    assert channel.guild is not None
    channel.guild.kicked = True


def delete(channel: Channel) -> None:
    channel.deleted = True


def forbid(permission: int) -> object:
    def act(channel: Channel) -> None:
        channel.withheld |= permission

    return act


@pytest.mark.parametrize(
    ("misfortune", "code", "reason"),
    [
        (kick, 50001, "access"),
        (delete, 10003, "gone"),
        (forbid(VIEW), 50001, "access"),
        (forbid(SEND), 50013, "permissions"),
        (forbid(ATTACH), 50013, "permissions"),
    ],
    ids=("kicked", "deleted", "blind", "mute", "no files"),
)
async def test_what_can_never_be_posted_is_given_up_and_the_table_is_kept(
    misfortune: object, code: int, reason: str, bots: Bots, discord: StandIn, store: Store
) -> None:
    party = await begun(bots)
    post = await party.live()
    (mover,) = party.called(post)
    discord.rest.tolerated.add(code)
    misfortune(party.channel)  # type: ignore[operator]
    tried = len(discord.rest.requests)
    await turn(party)
    moves = (await party.table()).entries
    assert moves > 1
    assert await noted(store, party.name) == reason
    told = await mover.command(discord.channel(people=[mover]), "games")
    assert f"<#{party.channel.id}>" in said(told), "the game is listed, with a link"
    assert len(said(told).splitlines()) == 2, "and what is wrong there"
    async with asyncio.timeout(PATIENCE):
        while await store.client.llen(key(party.name, "queue")):
            pass
    tries = [path for _, path in discord.rest.requests[tried:] if "/channels/" in path]
    assert len(tries) <= moves, "each post is tried once, and not for ever"
    assert discord.violations == []


@pytest.mark.parametrize("command", ["new", "join", "start", "play", "cancel", "board"])
async def test_where_nothing_can_be_posted_nothing_is_done_and_who_asks_is_told_what_to_change(
    command: str, bots: Bots, discord: StandIn, store: Store
) -> None:
    party = await begun(bots)
    await party.live()
    before = await party.table()
    party.channel.bot_may = INVITED & ~SEND & ~ATTACH
    anna, words = party.members[0], {"new": "quixote", "play": "straight", "board": "here"}
    told = await anna.command(party.channel, command, words.get(command))
    assert said(told) == (
        "I cannot post in this channel, so I have done nothing. "
        "Somebody who manages it should allow me: Send Messages, Attach Files."
    )
    assert await party.table() == before
    if command == "board":
        assert (await anna.command(party.channel, "board")).answer is not None, "what is told alone needs no post"
    party.channel.bot_may = INVITED
    assert (await anna.command(party.channel, "nudge")).answer is not None
    assert discord.violations == []


async def test_what_could_not_be_posted_is_posted_as_soon_as_somebody_asks_anything_there(
    bots: Bots, discord: StandIn, store: Store
) -> None:
    party = await begun(bots)
    post = await party.live()
    discord.rest.tolerated.add(50013)
    party.channel.withheld = SEND | ATTACH
    await turn(party)
    assert await noted(store, party.name) == "permissions"
    async with asyncio.timeout(PATIENCE):
        while await store.client.llen(key(party.name, "queue")):
            pass
    assert post.buttons, "it could not lose them"
    await bots.restart()
    party.channel.withheld = 0
    onlooker = discord.member("Zoe", party.channel)
    await onlooker.command(party.channel, "rules", "marrakech")
    await discord.world.until(lambda: not post.buttons, "the old board loses its buttons")
    again = await party.live()
    table = await party.table()
    (seat,) = table.rules.to_act(table.state)
    assert [member.name for member in party.called(again)] == [table.names[seat]]
    assert again.text.startswith("Earlier posts may not have reached this chat.")
    assert len(discord.world.posts(party.channel)) == 3, "lobby, the first turn, and how it stands now"
    assert await store.client.get(key(party.name, "trouble")) is None
    assert discord.violations == []


async def test_a_board_is_posted_anew_for_everyone_once_a_minute(bots: Bots, discord: StandIn) -> None:
    party = await begun(bots)
    old = await party.live()
    (mover,) = party.called(old)
    zoe = discord.member("Zoe", party.channel)
    assert "don’t play at this table" in said(await zoe.command(party.channel, "board", "here"))
    await mover.command(party.channel, "board", "here")
    await discord.world.until(lambda: not old.buttons, "the old board loses its buttons")
    fresh = await party.live()
    assert (fresh.id != old.id, party.called(fresh), bool(fresh.buttons)) == (True, [mover], True)
    assert "only just now" in said(await mover.command(party.channel, "board", "here"))
    assert discord.violations == []


async def test_a_locked_thread_is_left_in_peace(bots: Bots, discord: StandIn, store: Store) -> None:
    await bots.start()
    thread = discord.world.add_thread(discord.channel())
    anna = discord.member("Anna", thread)
    thread.locked = thread.archived = True
    told = await anna.command(thread, "new", "marrakech")
    assert said(told).startswith("This thread is locked")
    assert await store.table(f"discord:{thread.id}") is None
    assert discord.violations == []


async def test_direct_messages_that_are_closed_are_given_up(bots: Bots, discord: StandIn, store: Store) -> None:
    await bots.start()
    anna = discord.member("Anna")
    discord.world.closed.add(anna.id)
    discord.rest.tolerated.add(50007)
    own = f"discord:@{anna.id}"
    await post_to(store, own, Post(-1, (line("no-games"),), 0))
    assert await noted(store, own) == "closed"
    assert discord.violations == []


async def test_a_picture_that_cannot_be_drawn_does_not_hold_up_its_post(
    bots: Bots, discord: StandIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    await bots.start()
    monkeypatch.setattr("bot.delivery.pictures.draw", lambda *_: 1 / 0)
    channel = discord.channel()
    anna = discord.member("Anna", channel)
    await anna.command(channel, "new", "marrakech")
    (post,) = await discord.world.until(lambda: discord.world.posts(channel))
    assert "Anna opens a game" in post.text
    assert not post.files
    assert discord.violations == []


async def test_a_slow_post_holds_up_no_other_channel(bots: Bots, discord: StandIn) -> None:
    await bots.start()
    slow_one, quick_one = discord.channel(), discord.channel()
    anna = discord.member("Anna", slow_one, quick_one)
    slow = discord.befall(Slow("POST", f"/channels/{slow_one.id}/messages"))
    await anna.command(slow_one, "new", "marrakech")
    await slow.reached.wait()
    await anna.command(quick_one, "new", "marrakech")
    await discord.world.until(lambda: discord.world.posts(quick_one))
    assert not discord.world.posts(slow_one)
    slow.go.set()
    await discord.world.until(lambda: discord.world.posts(slow_one))


async def test_a_nasty_name_does_nothing_wherever_the_bot_writes_it(bots: Bots, discord: StandIn) -> None:
    await bots.start()
    party = await bots.party("marrakech", "tap /resign https://evil.example/a", "<@1> @everyone </new:1>")
    for _ in range(4):
        await party.play()
    await party.live()
    told = [post.text for post in discord.world.posts(party.channel)]
    assert any("∕resign" in text for text in told)
    numbers = {command["id"] for command in discord.world.commands}
    for found in (found for text in told for found in clickable_on_discord(text)):
        mentioned = re.fullmatch(r"<@(\d+)>", found)
        if mentioned:
            assert int(mentioned[1]) in {member.id for member in party.members}
        else:
            assert re.fullmatch(r"<t:\d+:f>|</(?!resign)\w+:(\d+)>", found), found
            assert "</" not in found or found.rpartition(":")[2].rstrip(">") in numbers
