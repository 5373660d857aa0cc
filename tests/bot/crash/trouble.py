"""Whole games while the bot, or its Redis, is killed again and again; and what came of it, in figures."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from pathlib import Path
from random import Random

import msgspec
import redis

from bot.runtime.tasks import end
from bot.store.connect import connect
from bot.store.embedded import url
from bot.store.store import Store
from tests.bot.crash.browsing import Browser
from tests.bot.crash.checks import check_all
from tests.bot.crash.ledger import Ledger
from tests.bot.crash.players import Player, play, until
from tests.bot.crash.process import Bot

NAMES = ("Anna", "Bence", "Cecília")
MOST_REQUESTS = 12  # between one kill and the next
MOST_DELAY = 0.03  # and then some seconds more: in the middle of whatever it does
TELLING = 25  # kills between two lines that say how far it is
STILLBORN = 0.15  # how many are killed while they start


class Figures(msgspec.Struct, frozen=True):
    """What a run came to."""

    bot_kills: int
    redis_kills: int
    games: int
    commands: int
    moves: int
    resends: int
    duplicates: int
    outages: int
    posts: int
    seconds: float
    start: float
    wait: float
    longest_wait: float

    def __str__(self) -> str:
        return (
            f"{self.bot_kills} kills of the bot, {self.redis_kills} of Redis; {self.games} games, "
            f"{self.commands} commands acknowledged, {self.moves} of them moves; {self.resends} sent again, "
            f"{self.duplicates} duplicates refused, {self.outages} times 503; {self.posts} posts; "
            f"{self.seconds:.1f} s; {self.start:.2f} s from start to serving (median); "
            f"{self.wait:.2f} s from a move to its post (median), {self.longest_wait:.1f} s at most"
        )


class Scene:
    """A bot with its embedded Redis in a directory of its own, and everything that watches it."""

    def __init__(self, directory: Path, seed: int, ahead: float = 0.0) -> None:
        self.directory = directory
        self.ahead = ahead  # how often those who wait lay down what they will do
        self.chance = Random(seed)
        self.bot = Bot({"ZOCO_DATA": str(directory), "REDIS_URL": "", "ZOCO_LOG": "WARNING"}, directory / "bot.log")
        self.client = connect(url(directory))
        self.store = Store(self.client)
        self.ledger = Ledger()
        self.bot_kills = self.redis_kills = self.games = 0

    async def kill_bot(self) -> None:
        """At a random moment; and a new one is started, which may not live to serve."""
        await self._some_moment()
        await self.bot.kill()
        self.bot_kills += 1
        if self.chance.random() < STILLBORN:
            await self.bot.spawn()
            await asyncio.sleep(self.chance.uniform(0, 0.5))
            await self.bot.kill()
            self.bot_kills += 1
        await self.bot.start()

    async def kill_redis(self) -> None:
        """At a random moment; the bot is to start it again."""
        await self._some_moment()
        pid = (await self.client.info("server"))["process_id"]
        os.kill(pid, signal.SIGKILL)
        self.redis_kills += 1
        await until(self._server, lambda server: server not in (None, pid), "Redis is back")

    async def _server(self) -> int | None:
        with contextlib.suppress(redis.RedisError):
            return int((await self.client.info("server"))["process_id"])
        return None

    async def _some_moment(self) -> None:
        await self.ledger.asked_again(self.chance.randint(1, MOST_REQUESTS))
        await asyncio.sleep(self.chance.uniform(0, MOST_DELAY))

    async def table(self, game: str, seats: int, enough: Callable[[], bool]) -> None:
        """People play this game, and again while there is trouble left."""
        browsers = [Browser(self.bot, self.store, self.ledger) for _ in range(seats)]
        try:
            for browser, name in zip(browsers, NAMES, strict=False):
                await browser.introduce(name)
            players = [Player(browser, Random(self.chance.random()), self.ledger) for browser in browsers]
            while True:
                await play(game, players, self.ahead)
                self.games += 1
                if enough():
                    return
        finally:
            for browser in browsers:
                await browser.close()

    async def run(self, games: Sequence[tuple[str, int]], troubles: Sequence[Callable[[], Awaitable[None]]]) -> Figures:
        """Games at several tables at once until all the troubles are over, then to their ends; and all is checked."""
        await self.bot.start()
        began, left = time.monotonic(), list(troubles)

        async def trouble() -> None:
            while left:
                await left[-1]()
                left.pop()
                if len(left) % TELLING == 0:
                    print(f"{len(troubles) - len(left)} of {len(troubles)} kills", flush=True)

        troubling = asyncio.create_task(trouble())
        try:
            async with asyncio.TaskGroup() as tables:
                for game, seats in games:
                    tables.create_task(self.table(game, seats, lambda: not left))
                await troubling
            seconds = time.monotonic() - began
            scratch = connect(f"{url(self.directory)}?db=1")
            await check_all(self.store, Store(scratch), self.ledger)
            await scratch.aclose()
            return self._figures(seconds)
        finally:
            await end([troubling])

    def _figures(self, seconds: float) -> Figures:
        ledger = self.ledger
        return Figures(
            bot_kills=self.bot_kills,
            redis_kills=self.redis_kills,
            games=self.games,
            commands=ledger.commands,
            moves=ledger.moves,
            resends=ledger.resends,
            duplicates=ledger.duplicates,
            outages=ledger.outages,
            posts=ledger.posts_seen,
            seconds=seconds,
            start=statistics.median(self.bot.start_times),
            wait=statistics.median(ledger.waits),
            longest_wait=max(ledger.waits),
        )


@contextlib.asynccontextmanager
async def scene(seed: int, ahead: float = 0.0) -> AsyncIterator[Scene]:
    """Taken down again, with the Redis that outlives its bot."""
    with tempfile.TemporaryDirectory(prefix="zoco-crash-", ignore_cleanup_errors=True) as directory:
        stage = Scene(Path(directory), seed, ahead)
        try:
            yield stage
        finally:
            await stage.bot.kill()
            with contextlib.suppress(redis.RedisError):
                await stage.client.shutdown(nosave=True)
            await stage.client.aclose()
