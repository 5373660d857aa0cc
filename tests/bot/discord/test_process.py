"""`zoco discord` as a process of its own: it serves, ends when told to, and says plainly what it lacks."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process

from tests.bot.conftest import free_port
from tests.bot.discord.party import said
from tests.standins.discord import StandIn


async def zoco(discord: StandIn, redis_url: str, token: str, *given: str) -> Process:
    environment = {**os.environ, "REDIS_URL": redis_url, "DISCORD_TOKEN": token, "ZOCO_LOG": "DEBUG"}
    arguments = ("-m", "tests.standins.discord", discord.address, *(given or ("discord",)))
    return await asyncio.create_subprocess_exec(sys.executable, *arguments, env=environment, stderr=PIPE, stdout=PIPE)


async def test_it_serves_until_it_is_told_to_end(discord: StandIn, redis_url: str) -> None:
    process = await zoco(discord, redis_url, discord.world.token)
    await discord.world.until(lambda: discord.gateway.sessions)
    channel = discord.channel()
    anna = discord.member("Anna", channel)
    assert said(await anna.command(channel, "new", "marrakech")) == "", "the lobby says enough"
    await discord.world.until(lambda: discord.world.posts(channel))
    process.terminate()
    _, errors = await process.communicate()
    assert process.returncode == 0
    assert b"Traceback" not in errors
    assert b"WARNING discord" not in errors
    for token in (discord.world.token, *discord.interactions.known):
        assert token.encode() not in errors
    assert discord.violations == []


async def test_without_a_token_it_says_where_to_get_one(discord: StandIn, redis_url: str) -> None:
    process = await zoco(discord, redis_url, "")
    _, errors = await process.communicate()
    assert process.returncode == 1
    assert errors.decode().splitlines()[-1] == "zoco: DISCORD_TOKEN is not set: docs/discord.md says where to get it"


async def test_with_a_wrong_token_it_says_so_and_keeps_it_to_itself(discord: StandIn, redis_url: str) -> None:
    discord.rest.tolerated.add(0)
    process = await zoco(discord, redis_url, "quite-a-wrong-token")
    _, errors = await process.communicate()
    assert process.returncode == 1
    assert "Discord refuses DISCORD_TOKEN" in errors.decode()
    assert "quite-a-wrong-token" not in errors.decode()


async def test_in_one_process_with_the_page_a_wrong_token_leaves_the_page_alone(
    discord: StandIn, redis_url: str
) -> None:
    discord.rest.tolerated.add(0)
    port = free_port()
    process = await zoco(discord, redis_url, "quite-a-wrong-token", "--port", str(port))
    assert process.stdout is not None
    assert process.stderr is not None
    assert b"Zoco is at" in await process.stdout.readline()
    async for line in process.stderr:
        if b"without Discord: Discord refuses DISCORD_TOKEN" in line:
            break
    _, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.close()
    process.terminate()
    await process.communicate()
    assert process.returncode == 0
