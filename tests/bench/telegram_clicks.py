"""Telegram under way: presses and typed moves in many groups at human pace, to their answer and to the picture.

The bot is a process of its own, by long polling; the stand-in runs in the process that measures, and its own work
counts in. It keeps Telegram's limits, of which thirty calls a second in all sets the pace here.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from random import Random
from time import perf_counter

from bot.store.scripts import Client
from tests.bench.figures import Line
from tests.bench.house import client, redis
from tests.bench.page import Click
from tests.bench.party import SEATS, Host, Party
from tests.bench.scale import Scale
from tests.bench.standing import post_standings
from tests.bench.web_clicks import BEGUN, at_ease, click_lines, delivered
from tests.standins.telegram import TOKEN, Chat, Member, Message, StandIn

CALMER = 4.0  # times as slow as elsewhere: a turn takes two or three calls, of thirty a second
LONGER = 2.0


async def lines(scale: Scale) -> AsyncIterator[Line]:
    """Presses at human pace."""
    async with redis() as url, client(url) as measuring, standing_in() as telegram:
        seats = await seated(telegram, measuring, scale.tables)
        with bot(url, telegram):
            for seat in seats:
                await seat.ready()
            await asyncio.gather(*(seat.click(Random(number)) for number, seat in enumerate(seats[: scale.at_once])))
            await delivered(measuring, "telegram")
            clicks = await at_ease(seats, scale.clicking * LONGER, scale.pace * CALMER)
            for line in click_lines("telegram", clicks, len(seats)):
                yield line
            refused = len(telegram.world.violations)
            yield Line(what="telegram: requests that Telegram would refuse", unit="", value=refused, most=0)


@asynccontextmanager
async def standing_in() -> AsyncIterator[StandIn]:
    """A Telegram of our own."""
    telegram = StandIn(time.time)
    await telegram.start()
    try:
        yield telegram
    finally:
        await telegram.stop()


@contextmanager
def bot(redis_url: str, telegram: StandIn) -> Iterator[None]:
    """The bot's process."""
    given = {"REDIS_URL": redis_url, "TELEGRAM_TOKEN": TOKEN, "TELEGRAM_API": telegram.url, "ZOCO_LOG": "WARNING"}
    process = subprocess.Popen([sys.executable, "-m", "bot", "telegram"], env={**os.environ, **given})
    try:
        yield
    finally:
        process.terminate()
        process.wait(timeout=20)


class Seats:
    """A table in a group, and its people."""

    def __init__(self, telegram: StandIn, chat: Chat, members: list[Member], party: Party) -> None:
        self.world, self.chat, self.party = telegram.world, chat, party
        self.members = dict(zip((person.id for person in party.people), members, strict=True))

    async def ready(self) -> None:
        """Waits until the group shows how the game stands."""
        await self.world.soon(lambda: bool(self._boards()))

    def _boards(self) -> list[Message]:
        return [post for post in self.chat.posts if post.photo]

    def _looks(self) -> list[tuple[int, int]]:
        return [(board.id, board.edits) for board in self._boards()]

    async def click(self, random: Random) -> Click:
        """Somebody moves: by a key of the post where the move is there, else by typing it."""
        person, move = self.party.choose(random)
        member, post, before = self.members[person.id], self._boards()[-1], self._looks()
        keys = [key["text"] for row in post.keys for key in row if _plays(key.get("callback_data", ""), move)]
        began = perf_counter()
        if keys:
            press = await member.press(post, keys[0])
            await press.answered.wait()
        else:
            await member.say(self.chat, f"/play {move}")
        answered = perf_counter() - began
        await self.world.soon(lambda: self._looks() != before)
        return Click(answered if keys else None, perf_counter() - began)


def _plays(data: str, move: str) -> bool:
    return data.endswith(f":/play {move}")


async def seated(telegram: StandIn, measuring: Client, tables: int) -> list[Seats]:
    """Games in their middle, each in a group of its own; only how they stand now is yet to be posted."""
    host = Host(measuring)
    people = [[telegram.member(f"P{number}-{seat}") for seat in range(SEATS)] for number in range(tables)]
    chats = [telegram.group(f"Group {number}", *members) for number, members in enumerate(people)]
    users = {f"telegram:{chat.id}": members for chat, members in zip(chats, people, strict=True)}
    parties = await host.parties(
        tables, BEGUN, lambda number: f"telegram:{chats[number].id}",
        lambda channel, seat: f"telegram:{users[channel][seat].user.id}",
    )  # fmt: skip
    await post_standings(host, parties)
    return [Seats(telegram, *group) for group in zip(chats, people, parties, strict=True)]
