"""A bot on Telegram is killed when Telegram thinks that it has done what it was told, and it has not yet."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator

import pytest

from bot.store.inbox import Inbox
from bot.store.store import Store
from bot.store.turnstile import Turnstile
from tests.bot.crash.players import until
from tests.standins.telegram import TOKEN, StandIn


class Mortal:
    """`zoco telegram`, which can be killed and started again."""

    def __init__(self, telegram: StandIn, redis_url: str) -> None:
        self.telegram = telegram
        given = {"REDIS_URL": redis_url, "TELEGRAM_TOKEN": TOKEN, "TELEGRAM_API": telegram.url}
        self.environment = {**os.environ, **given}
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """A new process; returns when it hears of what happens."""
        self.process = self._spawned()
        await self.telegram.world.soon(lambda: self.telegram.updates.fetching > 0)

    def _spawned(self) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "bot", "telegram"]
        return subprocess.Popen(command, env=self.environment, stderr=subprocess.DEVNULL)

    async def kill(self) -> None:
        """SIGKILL: nothing in it can do anything about it."""
        if self.process is None:
            return
        self.process.kill()
        await asyncio.to_thread(self.process.wait)
        self.process = None
        await self.telegram.world.soon(lambda: not self.telegram.updates.fetching)


@pytest.fixture
async def telegram() -> AsyncIterator[StandIn]:
    stand_in = StandIn(time.time)
    await stand_in.start()
    yield stand_in
    await stand_in.stop()


@pytest.fixture
async def bot(telegram: StandIn, redis_url: str) -> AsyncIterator[Mortal]:
    mortal = Mortal(telegram, redis_url)
    yield mortal
    await mortal.kill()


async def test_what_was_confirmed_and_not_yet_done_is_done_by_the_successor(
    store: Store, telegram: StandIn, bot: Mortal
) -> None:
    await bot.start()
    anna = telegram.member("Anna")
    group, updates = telegram.group("Friends", anna), telegram.updates
    asking = telegram.mishaps.arrange("getChatAdministrators", hold=asyncio.Event())
    await anna.say(group, "/new quixote")
    await asking.reached.wait()
    await telegram.world.soon(lambda: updates.quiet)
    assert await store.table(f"telegram:{group.id}") is None
    await bot.kill()
    assert asking.hold
    asking.hold.set()
    assert len(await Inbox(store, "telegram").left()) == 1
    await store.client.delete(Turnstile(store, "telegram").key)  # as its time would
    await bot.start()
    await telegram.world.soon(lambda: bool(group.posts))
    assert [post.photo != "" for post in group.posts] == [True]
    assert updates.delivered == [updates.history[0]["update_id"]], "Telegram told it once"
    await until(Inbox(store, "telegram").left, lambda left: not left, "nothing is left")
    assert telegram.world.violations == []
