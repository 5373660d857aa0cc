"""Rate limits, failures, lost connections: everything is recovered, nothing is lost or doubled."""

from __future__ import annotations

import asyncio
import threading
import time

import discord as discord_py
import pytest
from discord.gateway import KeepAliveHandler

from bot.adapters.base.platform import Surroundings, Unusable
from bot.adapters.discord.running import DiscordBot, run
from bot.delivery.pictures import Pictures
from bot.service.health import Health
from bot.service.tables import Tables
from bot.store.keys import key, partition, shared_key
from bot.store.pubsub import Notifier
from tests.bot.discord.conftest import Bots
from tests.bot.discord.party import Party, said
from tests.standins.discord import StandIn
from tests.standins.discord.interactions import UPDATE_LATER
from tests.standins.discord.mishaps import Broken, Cut, Garbled, Limited, Mishap, Refused, Slow
from tests.standins.discord.world import PATIENCE

POSTING, EDITING = r"/channels/\d+/messages$", r"/channels/\d+/messages/\d+$"


async def a_few_moves(party: Party, count: int = 6) -> None:
    for _ in range(count):
        await party.play()
    await party.live()


def shown_once(party: Party) -> bool:
    numbers = [post.number for post in party.discord.world.posts(party.channel)]
    return numbers == sorted(set(numbers))


@pytest.mark.parametrize(
    "mishap",
    [
        Limited("POST", POSTING, 3),
        Limited("PATCH", EDITING, 3),
        Limited("POST", POSTING, 1, everywhere=True),
        Limited("PATCH", EDITING, 2, retry_after=0.02, via=False),
        Broken("POST", POSTING, 3, status=500),
        Broken("PATCH", EDITING, 7, status=502),
        Broken("POST", POSTING, 2, status=503),
        Broken("POST", POSTING, 2, status=502, done=True),
        Cut("POST", POSTING, 2),
        Cut("PATCH", EDITING, 2, done=True),
    ],
    ids=lambda mishap: f"{type(mishap).__name__} {mishap.method} {mishap.times}",
)
async def test_what_befalls_a_post_is_recovered(mishap: Mishap, bots: Bots, discord: StandIn) -> None:
    await bots.start()
    party = await bots.party("marrakech", "Anna", "Béla")
    await party.live()
    discord.befall(mishap)
    await a_few_moves(party)
    assert mishap.met == mishap.times
    assert shown_once(party)
    assert discord.violations == []


@pytest.mark.parametrize("answer", ["<html>", "{}", ""])
async def test_what_discord_took_and_answered_unreadably_is_not_sent_without_end(
    bots: Bots, discord: StandIn, answer: str
) -> None:
    await bots.start()
    channel = discord.channel()
    anna = discord.member("Anna", channel)
    party = Party(discord, bots.store, channel, anna)
    garbled = discord.befall(Garbled("POST", POSTING, 10**9, answer=answer))
    await anna.command(channel, "new", "marrakech")
    await all_sent(party)
    assert (garbled.met, len(discord.world.posts(channel))) == (2, 1)
    garbled.times = garbled.met
    changed = discord.befall(Garbled("PATCH", EDITING, 10**9, answer=answer))
    for pace, posts in (("3d", 2), ("12h", 2)):
        await anna.command(channel, "settings", f"pace {pace}")
        await all_sent(party)
        assert len(discord.world.posts(channel)) == posts
    assert changed.met == 1


async def all_sent(party: Party) -> None:
    """Until nothing waits to be posted."""
    async with asyncio.timeout(PATIENCE):
        while await party.store.client.exists(key(party.name, "queue")):
            pass


async def test_a_wait_longer_than_discord_py_waits_is_kept_by_the_outbox(bots: Bots, discord: StandIn) -> None:
    ahead = 0.0
    bots.clock = lambda: time.time() + ahead
    await bots.start()
    party = await bots.party("marrakech", "Anna", "Béla")
    await party.live()
    discord.befall(Limited("POST", POSTING, 1, retry_after=31.0))
    playing = asyncio.create_task(a_few_moves(party))
    async with asyncio.timeout(PATIENCE):
        while await due(party) < time.time() + 25:
            pass
    assert not playing.done()
    ahead = 31.0
    await playing
    assert shown_once(party)
    assert discord.violations == []


async def due(party: Party) -> float:
    """When the outbox looks at the party's channel again; 0.0 if nothing waits there."""
    outbox = shared_key(partition(party.name), "outbox:discord")
    return await party.store.client.zscore(outbox, party.name) or 0.0


@pytest.mark.parametrize(
    "mishap", [Limited("POST", "/callback"), Broken("POST", "/callback", 2)], ids=("limited", "broken")
)
async def test_an_answer_that_is_held_up_comes_after_all(mishap: Mishap, bots: Bots, discord: StandIn) -> None:
    await bots.start()
    channel = discord.channel()
    anna = discord.member("Anna", channel)
    discord.befall(mishap)
    assert "Board games, a move at a time" in said(await anna.command(channel, "help"))
    assert discord.violations == []


async def test_an_answer_whose_receipt_is_lost_is_given_once(bots: Bots, discord: StandIn) -> None:
    await bots.start()
    party = await bots.party("marrakech", "Anna", "Béla")
    post = await party.live()
    (mover,) = party.called(post)
    discord.rest.tolerated.add(40060)  # discord.py tries again, and hears that it was heard
    discord.befall(Broken("POST", "/callback", done=True))
    pressed = await mover.press(post, "/play straight")
    assert pressed.response == UPDATE_LATER
    await party.live()
    assert (await party.table()).entries == 1
    assert discord.violations == []


async def test_a_dropped_gateway_is_resumed_and_what_was_pressed_meanwhile_is_done(
    bots: Bots, discord: StandIn
) -> None:
    await bots.start()
    party = await bots.party("marrakech", "Anna", "Béla")
    post = await party.live()
    (mover,) = party.called(post)
    await discord.gateway.drop()
    pressed = await mover.press(post, "/play straight")
    assert pressed.response == UPDATE_LATER
    assert (discord.gateway.identified, discord.gateway.resumed) == (1, 1)
    assert (await party.table()).entries == 1
    assert discord.violations == []


async def test_a_session_that_cannot_be_resumed_is_begun_anew(bots: Bots, discord: StandIn) -> None:
    await bots.start()
    party = await bots.party("marrakech", "Anna", "Béla")
    post = await party.live()
    sockets = [session.socket for session in discord.gateway.sessions]
    discord.gateway.sessions.clear()
    for socket in sockets:
        assert socket is not None
        await socket.close(code=4000)
    await discord.world.until(lambda: discord.gateway.identified == 2)
    (mover,) = party.called(post)
    await mover.press(post, "/play straight")
    assert (await party.table()).entries == 1


async def test_a_bot_that_ends_while_it_connects_anew_ends_that_connection_too(
    bots: Bots, discord: StandIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    connecting = asyncio.Event()

    async def wait_for_ever(client: discord_py.Client, shard: int | None, *, initial: bool = False) -> None:
        if not initial:  # discord.py waits five seconds here, its heart beating already
            connecting.set()
            await asyncio.Event().wait()

    monkeypatch.setattr(discord_py.Client, "before_identify_hook", wait_for_ever)
    await bots.start()
    sockets = [session.socket for session in discord.gateway.sessions]
    discord.gateway.sessions.clear()
    for socket in sockets:
        assert socket is not None
        await socket.close(code=4000)
    async with asyncio.timeout(PATIENCE):
        await connecting.wait()
    assert [thread for thread in threading.enumerate() if isinstance(thread, KeepAliveHandler)]
    await bots.stop()  # which sees that no heart beats on


async def test_an_interaction_delivered_twice_is_carried_out_once(bots: Bots, discord: StandIn) -> None:
    await bots.start()
    party = await bots.party("marrakech", "Anna", "Béla")
    post = await party.live()
    (mover,) = party.called(post)
    pressed = await mover.press(post, "/play straight")
    await party.live()
    discord.rest.tolerated.add(40060)
    asked = len(discord.rest.requests)
    await mover.deliver(pressed)
    await discord.world.until(lambda: [one for one in discord.rest.requests[asked:] if "callback" in one[1]])
    assert (await party.table()).entries == 1
    assert discord.violations == []


@pytest.mark.parametrize(
    "mishap",
    [
        Broken("GET", "/users/@me", 7, status=503),
        Cut("GET", "/users/@me", 2),
        Broken("GET", "/gateway/bot", 6, status=500),
        Broken("PUT", "/commands", 6, status=500),
        Limited("GET", "/users/@me", 9, retry_after=0.001, via=False),
        Limited("GET", "/gateway/bot", 9, retry_after=0.001, via=False),
        Limited("PUT", "/commands", 9, retry_after=0.001, via=False),
    ],
    ids=("login", "cut off", "gateway", "commands", "login 429", "gateway 429", "commands 429"),
)
async def test_a_start_that_fails_is_tried_again_and_that_is_said_once(
    mishap: Mishap, bots: Bots, discord: StandIn, caplog: pytest.LogCaptureFixture
) -> None:
    discord.befall(mishap)
    await bots.start()
    await discord.world.until(lambda: mishap.met == mishap.times)
    channel = discord.channel()
    assert said(await discord.member("Anna", channel).command(channel, "help"))
    if mishap.times > 5:  # more often than discord.py itself tries again
        assert caplog.text.count("tried again until it works") == 1


@pytest.mark.parametrize("refusal", [Refused("PUT", "/commands", 10**9), Broken("GET", "/commands", 10**9, status=403)])
async def test_a_bot_whose_commands_are_refused_for_ever_is_played_with_and_tells_them_again(
    refusal: Mishap, bots: Bots, discord: StandIn, caplog: pytest.LogCaptureFixture
) -> None:
    await bots.start()
    discord.world.commands[3]["description_localizations"]["hu"] = "valami más"
    discord.befall(refusal)
    await bots.restart()
    party = await bots.party("marrakech", "Anna", "Béla")
    await a_few_moves(party, 1)
    await discord.world.until(lambda: refusal.met > 2)
    assert caplog.text.count("Discord does not take the list of commands") == 1
    assert len(discord.gateway.sessions) == 1


async def test_posts_are_sent_though_the_commands_cannot_be_told(
    bots: Bots, discord: StandIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.adapters.discord.running.FIRST_TRY", 0.01)
    await bots.start()
    slow = discord.befall(Slow("GET", "/commands"))
    await bots.restart()
    party = await bots.party("marrakech", "Anna", "Béla")
    await a_few_moves(party, 1)
    slow.go.set()


async def test_a_gateway_that_refuses_the_first_connections_is_tried_again_and_that_is_said_once(
    bots: Bots, discord: StandIn, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    discord.gateway.refuse = 3
    await bots.start()
    assert discord.gateway.refuse == 0
    assert caplog.text.count("Discord's gateway is out of reach: it answers 503") == 1
    channel = discord.channel()
    assert said(await discord.member("Anna", channel).command(channel, "help"))
    assert caplog.text.count("Discord's gateway is out of reach: that is over") == 1
    assert [record for record in caplog.records if record.exc_info] == []


async def test_posts_are_sent_while_the_gateway_is_away(bots: Bots, discord: StandIn, tables: Tables) -> None:
    await bots.start()
    party = await bots.party("marrakech", "Anna", "Béla")
    post = await party.live()
    (mover,) = party.called(post)
    discord.gateway.refuse = 10**6
    pressed = await mover.start_press(post, "/play straight")
    await mover.settle(pressed)
    await discord.gateway.drop()
    assert await party.live() is post
    discord.gateway.refuse = 0


async def test_discord_counts_as_served_while_we_hear_from_it(bots: Bots, discord: StandIn, tables: Tables) -> None:
    await bots.start()
    async with asyncio.timeout(PATIENCE):
        while not await tables.store.client.get("zoco:{up:discord}:beat"):
            pass


async def test_a_wrong_token_is_said_plainly_and_without_it(
    bots: Bots, discord: StandIn, tables: Tables, pictures: Pictures
) -> None:
    discord.rest.tolerated.add(0)
    bot = DiscordBot(tables, Notifier(tables.store.client), pictures, "a-secret-but-wrong-token")
    with pytest.raises(Unusable, match="DISCORD_TOKEN") as caught:
        await bot.run()
    assert "a-secret-but-wrong-token" not in str(caught.value)


async def test_a_connection_closed_for_good_is_said_plainly(bots: Bots, discord: StandIn) -> None:
    discord.gateway.close_with = 4010
    task = await bots.start(wait=False)
    with pytest.raises(Unusable, match="SHARD_IDS"):
        await task


@pytest.mark.parametrize(
    ("environment", "complaint"),
    [
        ({}, "DISCORD_TOKEN is not set"),
        ({"DISCORD_TOKEN": "x", "SHARD_IDS": "0"}, "SHARD_COUNT"),
        ({"DISCORD_TOKEN": "x", "SHARD_IDS": "0,4", "SHARD_COUNT": "4"}, "0 to 3"),
        ({"DISCORD_TOKEN": "x", "SHARD_IDS": "zero", "SHARD_COUNT": "4"}, "0,1,4-7"),
    ],
    ids=("no token", "no count", "too many", "no numbers"),
)
async def test_what_is_wrong_with_the_settings_is_said_plainly(
    environment: dict[str, str], complaint: str, tables: Tables, pictures: Pictures
) -> None:
    around = Surroundings(tables, Notifier(tables.store.client), pictures, Health(tables.store), environment)
    with pytest.raises(Unusable, match=complaint):
        await run(around)
