"""Discord under way: clicks at many tables at human pace, from the click to its acknowledgement and to the picture.

The bot is a process of its own; the stand-in Discord runs in the process that measures, and its own work counts in.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from random import Random
from time import perf_counter

from bot.domain.table import Table
from bot.store.scripts import Client
from bot.store.store import Store
from tests.bench.figures import Line
from tests.bench.house import client, redis
from tests.bench.page import Click
from tests.bench.party import Host, Party
from tests.bench.scale import Scale
from tests.bench.standing import post_standings
from tests.bench.web_clicks import BEGUN, at_ease, click_lines, warm
from tests.standins.discord import Channel, Member, Message, StandIn


async def lines(scale: Scale) -> AsyncIterator[Line]:
    """Clicks at human pace."""
    async with redis() as url, client(url) as measuring, standing_in() as discord:
        seats = await seated(discord, measuring, scale.tables)
        with bot(url, discord):
            await discord.world.until(lambda: discord.gateway.sessions)
            for seat in seats:
                await seat.ready()
            await warm(seats, scale)
            clicks = await at_ease(seats, scale.clicking, scale.pace)
            for line in click_lines("discord", clicks, len(seats)):
                yield line
            refused = len(discord.violations)
            yield Line(what="discord: requests that Discord would refuse", unit="", value=refused, most=0)


@asynccontextmanager
async def standing_in() -> AsyncIterator[StandIn]:
    """A Discord of our own."""
    discord = StandIn()
    await discord.start()
    try:
        yield discord
    finally:
        await discord.stop()


@contextmanager
def bot(redis_url: str, discord: StandIn) -> Iterator[None]:
    """The bot's process."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.standins.discord", discord.address, "discord"],
        env={**os.environ, "REDIS_URL": redis_url, "DISCORD_TOKEN": discord.world.token, "ZOCO_LOG": "WARNING"},
    )
    try:
        yield
    finally:
        process.terminate()
        process.wait(timeout=20)


class Seats:
    """A table in a channel, and its people."""

    def __init__(self, discord: StandIn, store: Store, channel: Channel, party: Party) -> None:
        self.discord, self.store, self.channel, self.party = discord, store, channel, party
        self.members: dict[str, Member] = {}
        for person in party.people:
            number = int(person.id.removeprefix("discord:"))
            self.members[person.id] = discord.member(person.name, channel, number=number)

    async def ready(self) -> None:
        """Waits until the channel shows how the game stands."""
        await self.discord.world.until(lambda: self.discord.world.posts(self.channel))

    async def click(self, random: Random) -> Click:
        """Somebody moves: by a button or a menu of the post where the move is there, else by the command."""
        person, move = self.party.choose(random)
        member, posts = self.members[person.id], self.discord.world.posts(self.channel)
        edits = {post.id: post.edits for post in posts}
        pressed = next((one for one in posts[-1].buttons if one.endswith(f":/play {move}")), None)
        began = perf_counter()
        if pressed is not None:
            asked = await member.press(posts[-1], pressed)
        elif f"/play {move}" in posts[-1].options:
            asked = await member.choose(posts[-1], f"/play {move}")
        else:
            asked = await member.command(self.channel, "play", move)
        table = await self.store.table(self.party.channel)
        assert table is not None
        await self.discord.world.until(lambda: self._shown(table, edits))
        assert asked.acknowledged_after is not None
        return Click(asked.acknowledged_after, perf_counter() - began)

    def _shown(self, table: Table, edits: dict[int, int]) -> bool:
        """Whether the live post is there as the table has it now: a new message, or one that was edited."""
        found: list[Message] = [one for one in self.discord.world.posts(self.channel) if one.number == table.live]
        return bool(found) and edits.get(found[-1].id, -1) < found[-1].edits


async def seated(discord: StandIn, measuring: Client, tables: int) -> list[Seats]:
    """Games in their middle, each in a channel of its own; only how they stand now is yet to be posted."""
    host, channels = Host(measuring), [discord.channel() for _ in range(tables)]
    parties = await host.parties(tables, BEGUN, lambda number: f"discord:{channels[number].id}")
    await post_standings(host, parties)
    return [Seats(discord, host.store, *pair) for pair in zip(channels, parties, strict=True)]
