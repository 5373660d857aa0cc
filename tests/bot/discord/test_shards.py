"""Many servers: each process hears of its shards, and any of them can post to any table."""

from __future__ import annotations

import pytest

from bot.adapters.discord.shards import Shards, read_shards
from tests.bot.discord.conftest import Bots
from tests.bot.discord.party import Party
from tests.standins.discord import StandIn


@pytest.mark.parametrize(
    ("environment", "shards"),
    [
        ({}, Shards()),
        ({"SHARD_COUNT": "4"}, Shards(None, 4)),
        ({"SHARD_IDS": "0, 2-3", "SHARD_COUNT": "4"}, Shards((0, 2, 3), 4)),
    ],
)
def test_the_shards_of_a_process_are_read_from_its_environment(environment: dict[str, str], shards: Shards) -> None:
    assert read_shards(environment) == shards


@pytest.mark.usefixtures("restarts")
async def test_two_processes_share_the_servers(bots: Bots, discord: StandIn) -> None:
    guilds = [discord.guild(number << 22) for number in (10, 11)]  # of the shards 0 and 1
    first = await bots.start(Shards((0,), 2))
    await bots.start(Shards((1,), 2))
    parties = []
    for guild in guilds:
        channel = discord.channel(guild)
        party = Party(discord, bots.store, channel, discord.member("Anna", channel), discord.member("Béla", channel))
        await party.begin("marrakech")
        parties.append(party)
    for party in parties:
        await party.play()
        await party.live()
    await bots.ended(first)
    for _ in range(3):
        await parties[1].play()
    await parties[1].live()
    assert discord.violations == []


async def test_all_recommended_shards_are_served_by_one_process_if_nothing_is_said(
    bots: Bots, discord: StandIn
) -> None:
    discord.gateway.recommended = 3
    await bots.start(wait=False)
    await discord.world.until(lambda: discord.gateway.identified == 3)
    assert {session.shard for session in discord.gateway.sessions} == {0, 1, 2}
    assert {session.intents for session in discord.gateway.sessions} == {0}, "no intents, privileged or not"
