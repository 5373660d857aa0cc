"""The bot on Discord as its owner has set it up: the token, the application, the commands, and each server's rights."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping, Sequence
from http import HTTPStatus
from typing import Any

import aiohttp
import discord
from discord import app_commands

from bot.adapters.base.findings import Finding, doubtful, right, wrong
from bot.adapters.discord import PLATFORM
from bot.adapters.discord.people import Interaction
from bot.adapters.discord.pressing import ButtonAction
from bot.adapters.discord.registering import Translator, add_commands, are_as_they_should, has_entry_point
from bot.adapters.discord.shards import read_shards
from bot.service.registry import Entry

PATIENCE = 20.0  # seconds for each question
AT_ONCE = 200  # servers that are told at a time
PORTAL = "the developer portal (discord.com/developers/applications)"
INVITE = "https://discord.com/oauth2/authorize?client_id={}&scope=bot+applications.commands&permissions=274877942784"
NEEDED = ("view_channel", "send_messages", "send_messages_in_threads", "attach_files")
NAMES = {"view_channel": "View Channel", "attach_files": "Attach Files"}
PRIVILEGED = ("gateway_presence", "gateway_guild_members", "gateway_message_content")
FEW_STARTS = 20  # logins that are left today


async def examine(environment: Mapping[str, str]) -> AsyncIterator[Finding]:
    """Asks Discord all of it; one question that fails ends it."""
    logging.getLogger("discord").setLevel(logging.ERROR)
    client = discord.Client(intents=discord.Intents.none())
    try:
        async with asyncio.timeout(PATIENCE):
            await client.login(environment[PLATFORM.token].strip())
        assert client.user is not None
        yield right(f"Discord knows the bot as {client.user.name}")
        async for finding in _asked(client, environment):
            yield finding
    except discord.LoginFailure:
        yield wrong(
            f"Discord refuses {PLATFORM.token}", f"In {PORTAL}, under Bot, press Reset Token and copy the new one"
        )
    except (discord.HTTPException, OSError, TimeoutError) as error:
        yield wrong(f"Discord cannot be asked ({type(error).__name__})", "Look at discordstatus.com and the network")
    finally:
        await client.close()


async def _asked(client: discord.Client, environment: Mapping[str, str]) -> AsyncIterator[Finding]:
    yield _application(await client.application_info())
    yield _intents(await client.application_info())
    yield await _commands(client)
    async for finding in _window(client, await client.application_info(), environment):
        yield finding
    wanted, _, starts = await client.http.get_bot_gateway()
    yield _starts(wanted, starts["remaining"], environment)
    guilds = await _guilds(client)
    if not guilds:
        yield doubtful("The bot is on no server", f"Invite it: {INVITE.format(client.application_id)}")
    for guild in guilds:
        yield _permissions(guild, client.application_id or 0)


def _application(application: discord.AppInfo) -> Finding:
    if application.interactions_endpoint_url:
        return wrong(
            "Discord sends commands and presses to an address instead of the bot",
            f"In {PORTAL}, under General Information, empty Interactions Endpoint URL",
        )
    if not application.bot_public:
        return doubtful("Only you can invite the bot", f"In {PORTAL}, under Bot, turn on Public Bot if others shall")
    return right("Commands and presses come to the bot, and whoever likes can invite it")


def _intents(application: discord.AppInfo) -> Finding:
    flags = application.flags
    on = [name for name in PRIVILEGED if getattr(flags, name) or getattr(flags, f"{name}_limited")]
    if on:
        return doubtful(
            f"Privileged intents are on that nothing needs: {', '.join(name[8:] for name in on)}",
            f"In {PORTAL}, under Bot, turn all three Privileged Gateway Intents off",
        )
    return right("No privileged intent is on; none is needed")


async def _window(
    client: discord.Client, application: discord.AppInfo, environment: Mapping[str, str]
) -> AsyncIterator[Finding]:
    """The Activity: whether it is on here as it is at Discord, and whether the secret is the application's."""
    secret, enabled = environment.get("DISCORD_CLIENT_SECRET", "").strip(), application.flags.embedded
    if not secret:
        if enabled:
            todo = "Set DISCORD_CLIENT_SECRET, as docs/discord.md says, or turn Activities off"
            yield doubtful("Activities are on at Discord, and zoco does not know the application's secret", todo)
        return
    if not enabled:
        yield wrong("Activities are off at Discord", f"In {PORTAL}, under Activities, Settings, turn them on")
    elif not await has_entry_point(client):
        yield doubtful("No command opens the Activity", f"In {PORTAL}, turn Activities off and on again")
    else:
        yield right("Activities are on, and a command opens the board's")
    yield await _secret(application.id, secret)


async def _secret(application: int, secret: str) -> Finding:
    """Whether Discord takes the application's secret; what it gives for it is of no use to anybody."""
    form = {"client_id": str(application), "client_secret": secret}
    asked = {**form, "grant_type": "client_credentials", "scope": "identify"}
    address, timeout = f"{discord.http.Route.BASE}/oauth2/token", aiohttp.ClientTimeout(total=PATIENCE)
    async with aiohttp.ClientSession(timeout=timeout) as http, http.post(address, data=asked) as answer:
        if answer.status == HTTPStatus.UNAUTHORIZED:
            todo = f"In {PORTAL}, under OAuth2, press Reset Secret and copy the new one"
            return wrong("Discord refuses DISCORD_CLIENT_SECRET", todo)
    return right("Discord takes the application's secret")


async def _commands(client: discord.Client) -> Finding:
    tree = app_commands.CommandTree(client)
    add_commands(tree, _unheard, _incomplete)
    await tree.set_translator(Translator())
    if await are_as_they_should(client, tree):
        return right("Discord has all commands as they are now")
    return doubtful(
        "Discord has other commands than this version", "They are told when zoco starts: start it, or restart it"
    )


async def _unheard(interaction: Interaction, action: ButtonAction) -> None:
    """Nobody gives a command here."""


async def _incomplete(interaction: Interaction, entry: Entry, typed: str) -> Sequence[tuple[str, str]]:
    return ()


def _starts(wanted: int, left: int, environment: Mapping[str, str]) -> Finding:
    shards = read_shards(environment)
    if left < FEW_STARTS:
        return doubtful(f"Only {left} logins are left today", "Find out why zoco starts so often")
    if shards.count and shards.count < wanted:
        return wrong(f"SHARD_COUNT is {shards.count}; Discord wants {wanted}", f"Set SHARD_COUNT to {wanted} or more")
    return right(f"{wanted} shards are enough, and {left:,} logins are left today")


async def _guilds(client: discord.Client) -> list[Any]:
    found: list[Any] = []
    while page := await client.http.get_guilds(AT_ONCE, after=found[-1]["id"] if found else None, with_counts=False):
        found += page
        if len(page) < AT_ONCE:
            break
    return found


def _permissions(guild: Mapping[str, Any], application: int) -> Finding:
    """What the bot may do on a server; a channel may still forbid it."""
    may = discord.Permissions(int(guild["permissions"]))
    lacking = [] if may.administrator else [name for name in NEEDED if not getattr(may, name)]
    if lacking:
        names = ", ".join(NAMES.get(name, name.replace("_", " ").title()) for name in lacking)
        todo = f"Give its role these there, or invite it anew: {INVITE.format(application)}"
        return wrong(f"On the server {guild['name']!r} the bot lacks: {names}", todo)
    if may.administrator:
        return doubtful(
            f"On the server {guild['name']!r} the bot is an administrator", "It need not be: take that away"
        )
    return right(f"On the server {guild['name']!r} the bot may do what it must")
