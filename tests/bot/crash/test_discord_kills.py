"""A bot on Discord is killed wherever it hurts: between an answer, a post or an edit and the receipt for it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
from collections.abc import AsyncIterator

import pytest

from bot.store.store import Store
from tests.bot.discord.party import Party
from tests.standins.discord import StandIn
from tests.standins.discord.members import CannotDo
from tests.standins.discord.mishaps import Deadly

ANSWER, POST, EDIT = ("POST", r"/callback$"), ("POST", r"/messages$"), ("PATCH", r"/messages/\d+$")
PATIENCE = 20.0


class Mortal:
    """`zoco discord`, which can be killed and started again."""

    def __init__(self, discord: StandIn, redis_url: str) -> None:
        self.discord = discord
        self.command = [sys.executable, "-m", "tests.standins.discord", discord.address, "discord"]
        self.environment = {**os.environ, "REDIS_URL": redis_url, "DISCORD_TOKEN": discord.world.token}
        self.dead = asyncio.Event()

    async def start(self) -> None:
        """A new process; returns when it hears of what happens."""
        self.dead.clear()
        self.process = self._spawned()
        await self.discord.world.until(lambda: self.discord.gateway.sessions, "a bot")

    def _spawned(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            self.command, env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )

    def kill(self) -> None:
        """SIGKILL: nothing in it can do anything about it."""
        self.process.kill()
        self.process.wait()
        self.discord.gateway.sessions.clear()
        self.dead.set()


@pytest.fixture
async def discord() -> AsyncIterator[StandIn]:
    stand_in = StandIn()
    await stand_in.start()
    yield stand_in
    await stand_in.stop()


async def killed_at(bot: Mortal, party: Party, request: tuple[str, str], *, done: bool) -> None:
    """People play until the bot has died of such a request."""
    bot.discord.befall(Deadly(*request, kill=bot.kill, done=done))

    async def playing() -> None:
        while await party.play():
            pass

    players = asyncio.create_task(playing())
    async with asyncio.timeout(PATIENCE):
        await bot.dead.wait()
    players.cancel()
    with contextlib.suppress(asyncio.CancelledError, CannotDo):  # nobody answers them any more
        await players


async def test_whatever_it_was_about_to_say_is_said_once_by_its_successor(
    discord: StandIn, redis_url: str, store: Store
) -> None:
    bot = Mortal(discord, redis_url)
    await bot.start()
    channel = discord.channel()
    party = Party(discord, store, channel, *(discord.member(name, channel) for name in ("Anna", "Béla")))
    try:
        await party.begin("marrakech")
        for request, done in ((POST, True), (POST, False), (ANSWER, False), (EDIT, True)):
            await killed_at(bot, party, request, done=done)
            entries = (await party.table()).entries
            await bot.start()
            await party.live()
            assert entries == (await party.table()).entries, "what was carried out is not carried out again"
            assert await party.play(), "and the game goes on"
        await party.live()
    finally:
        bot.kill()
    posts = [post.number for post in discord.world.posts(channel)]
    assert posts == sorted(set(posts)), "nothing is posted twice, or out of order"
    assert discord.violations == []
