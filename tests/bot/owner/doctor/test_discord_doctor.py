"""The doctor asks Discord: a bot that is set up well, and every fault it knows, made on the stand-in."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable

import pytest
from discord import Client, Intents
from discord.app_commands import CommandTree

from bot.adapters.discord.examining import _incomplete, _unheard, examine
from bot.adapters.discord.registering import Translator, add_commands, synced
from tests.bot.owner.doctor.conftest import found
from tests.standins.discord import StandIn
from tests.standins.discord.server import pointed
from tests.standins.discord.world import ATTACH, INVITED, THREADS


@pytest.fixture
async def discord() -> AsyncIterator[StandIn]:
    stand_in = StandIn()
    await stand_in.start()
    stand_in.guild()
    with pointed(stand_in.address):
        yield stand_in
    await stand_in.stop()


def environment(discord: StandIn, **more: str) -> dict[str, str]:
    return {"DISCORD_TOKEN": discord.world.token, **more}


async def test_a_bot_that_is_set_up_well_is_found_so_but_that_it_has_not_told_its_commands_yet(
    discord: StandIn,
) -> None:
    seen = await found(examine(environment(discord)))
    assert seen.those("wrong") == []
    assert seen.those("doubtful") == ["Discord has other commands than this version"]
    assert seen.has("right", "the bot may do what it must")
    assert discord.world.registrations == 0, "the doctor changes nothing"
    assert discord.violations == []


async def test_the_commands_are_as_they_should_be_until_somebody_changes_one(discord: StandIn) -> None:
    async with Client(intents=Intents.none()) as client:
        await client.login(discord.world.token)
        tree = CommandTree(client)
        add_commands(tree, _unheard, _incomplete)
        await tree.set_translator(Translator())
        await synced(client, tree, lambda numbers: None)
    assert {one.level for one in await found(examine(environment(discord)))} == {"right"}
    discord.world.commands[3]["description_localizations"]["hu"] = "valami más"
    assert (await found(examine(environment(discord)))).has("doubtful", "other commands than this version")


def _no_guilds(discord: StandIn) -> None:
    for guild in discord.world.guilds.values():
        guild.kicked = True


def _lacks_rights(discord: StandIn) -> None:
    discord.guild().bot_may = INVITED & ~ATTACH & ~THREADS


def _administers(discord: StandIn) -> None:
    discord.guild().bot_may = 1 << 3


def _has_an_endpoint(discord: StandIn) -> None:
    discord.world.endpoint = "https://example.org/elsewhere"


def _is_private(discord: StandIn) -> None:
    discord.world.public = False


def _has_intents(discord: StandIn) -> None:
    discord.world.flags = 1 << 15 | 1 << 19  # members, limited; message content, limited


def _starts_often(discord: StandIn) -> None:
    discord.gateway.logins_left = 3


@pytest.mark.parametrize(
    ("fault", "level", "words"),
    [
        (_no_guilds, "doubtful", "on no server"),
        (_lacks_rights, "wrong", "lacks: Send Messages In Threads, Attach Files"),
        (_administers, "doubtful", "is an administrator"),
        (_has_an_endpoint, "wrong", "to an address instead of the bot"),
        (_is_private, "doubtful", "Only you can invite"),
        (_has_intents, "doubtful", "guild_members, message_content"),
        (_starts_often, "doubtful", "Only 3 logins"),
    ],
    ids=lambda given: getattr(given, "__name__", None),
)
async def test_a_fault_is_found_and_what_to_do_is_said(
    discord: StandIn, fault: Callable[[StandIn], None], level: str, words: str
) -> None:
    fault(discord)
    seen = await found(examine(environment(discord)))
    assert seen.has(level, words), seen
    assert discord.world.token not in str(seen)


async def test_too_few_shards_are_found(discord: StandIn) -> None:
    discord.gateway.recommended = 4
    seen = await found(examine(environment(discord, SHARD_COUNT="2")))
    assert seen.has("wrong", "SHARD_COUNT is 2; Discord wants 4")


async def test_many_servers_are_all_looked_at(discord: StandIn) -> None:
    for _ in range(230):
        discord.guild()
    seen = await found(examine(environment(discord)))
    assert len([what for what in seen.those("right") if "On the server" in what]) == 231


async def test_a_refused_token_and_a_discord_out_of_reach_are_found(discord: StandIn) -> None:
    discord.rest.tolerated.add(0)
    seen = await found(examine({"DISCORD_TOKEN": "quite-a-wrong-token"}))
    assert seen.has("wrong", "refuses DISCORD_TOKEN")
    assert "quite-a-wrong" not in str(seen)
    await discord.stop()
    seen = await found(examine(environment(discord)))
    assert seen.has("wrong", "cannot be asked")


async def test_the_activity_is_found_as_it_is_and_no_secret_is_told(discord: StandIn) -> None:
    secret = {"DISCORD_CLIENT_SECRET": discord.activities.secret}
    assert (await found(examine(environment(discord, **secret)))).has("wrong", "Activities are off at Discord")
    discord.enable_activities()
    assert (await found(examine(environment(discord)))).has("doubtful", "does not know the application's secret")
    seen = await found(examine(environment(discord, **secret)))
    assert seen.has("right", "a command opens the board's")
    assert seen.has("right", "takes the application's secret")
    discord.world.commands.clear()
    seen = await found(examine(environment(discord, DISCORD_CLIENT_SECRET="another-secret")))
    assert seen.has("doubtful", "No command opens the Activity")
    assert seen.has("wrong", "refuses DISCORD_CLIENT_SECRET")
    assert "another-secret" not in str(seen)
