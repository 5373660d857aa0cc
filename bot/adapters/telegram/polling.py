"""Fetching updates, for the simple case: one process at a time, and nothing is confirmed before it is dealt with."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator
from typing import Any, cast

import telegram
from telegram.error import Conflict, RetryAfter, TelegramError

from bot.adapters.telegram import limits
from bot.adapters.telegram.front import WANTED, Front, Unhandled
from bot.adapters.telegram.people import PLATFORM
from bot.adapters.telegram.trouble import seconds_of
from bot.ending import end, finish
from bot.partitions import shared_key
from bot.scripts import OUTAGE, Script
from bot.store import Store

log = logging.getLogger(__name__)

LONG = 25  # seconds Telegram waits for something to tell
STRAGGLERS = 0.05  # seconds after which others are fetched although some are not done
PAUSE = 1.0  # seconds after something went wrong
LEASE = 30_000  # milliseconds the lock holds without being renewed
RENEW = 10.0  # seconds


class PollingBot(telegram.Bot):
    """The library's bot, which can also hand over updates unread: one it cannot read must not hide the others."""

    async def raw_updates(self, offset: int | None) -> list[dict[str, Any]]:
        """The updates from this one on; all before it are confirmed."""
        wish = {"offset": offset, "limit": limits.UPDATES, "timeout": LONG, "allowed_updates": list(WANTED)}
        return cast(list[dict[str, Any]], await self._post("getUpdates", wish, read_timeout=LONG + 10.0))


class Turnstile:
    """A lock in Redis: whoever holds it fetches, the others stand by. Who dies loses it in half a minute."""

    def __init__(self, store: Store) -> None:
        self.client = store.client
        self.key = shared_key(0, f"poller:{PLATFORM}")
        self.token = secrets.token_hex(8)
        self._script = Script(store.client, "adapters/telegram/turnstile")

    async def take(self) -> bool:
        """Whether it is ours now."""
        return bool(await self.client.set(self.key, self.token, nx=True, px=LEASE))

    async def renew(self) -> bool:
        """Whether it is still ours."""
        return bool(await self._script([self.key], ["renew", self.token, LEASE]))

    async def release(self) -> None:
        """Lets another through; if that cannot be said, the lock runs out."""
        with contextlib.suppress(*OUTAGE):
            await self._script([self.key], ["release", self.token])


class Polling:
    """Fetches updates and has them dealt with: side by side, but one after the other for each person and chat."""

    def __init__(self, bot: PollingBot, front: Front, store: Store) -> None:
        self.bot, self.front = bot, front
        self.turnstile = Turnstile(store)
        self._under_way: dict[int, asyncio.Task[None]] = {}
        self._last: dict[object, asyncio.Task[None]] = {}

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            try:
                if await self.turnstile.take():
                    async with self._held():
                        await self._poll()
            except OUTAGE as error:
                log.warning("fetching waits: %s", type(error).__name__)
            await asyncio.sleep(PAUSE)

    @contextlib.asynccontextmanager
    async def _held(self) -> AsyncIterator[None]:
        """While the lock is ours; at the end it is given back."""
        renewing = asyncio.create_task(self._renewing(asyncio.current_task()))
        try:
            yield
        except asyncio.CancelledError:
            if not renewing.done():
                raise
            log.warning("somebody else fetches now")
        finally:
            await finish(self._left([renewing, *self._under_way.values()]))

    async def _left(self, tasks: list[asyncio.Task[None]]) -> None:
        await end(tasks)
        self._under_way.clear()
        await self.turnstile.release()

    async def _renewing(self, polling: asyncio.Task[Any] | None) -> None:
        """Stops the fetching when the lock is lost."""
        while True:
            await asyncio.sleep(RENEW)
            with contextlib.suppress(*OUTAGE):
                if not await self.turnstile.renew():
                    break
        if polling:
            polling.cancel()

    async def _poll(self) -> None:
        offset: int | None = None
        while True:
            try:
                updates = await self.bot.raw_updates(offset)
            except RetryAfter as error:
                await asyncio.sleep(seconds_of(error))
                continue
            except TelegramError as error:
                level = logging.ERROR if isinstance(error, Conflict) else logging.WARNING
                log.log(level, "updates cannot be fetched: %s", type(error).__name__)
                await asyncio.sleep(PAUSE)
                continue
            offset = await self._taken(updates, offset)

    async def _taken(self, updates: list[dict[str, Any]], offset: int | None) -> int | None:
        """Has these dealt with; gives up to where all are."""
        for update in updates:
            number = update["update_id"]
            if number not in self._under_way:
                self._under_way[number] = self._begun(update)
        if busy := [task for task in self._under_way.values() if not task.done()]:
            await asyncio.wait(busy, timeout=STRAGGLERS, return_when=asyncio.FIRST_COMPLETED)
        failed = [number for number, task in self._under_way.items() if task.done() and task.exception()]
        for number in failed:
            del self._under_way[number]
        open_ones = [*failed, *(number for number, task in self._under_way.items() if not task.done())]
        highest = max((update["update_id"] + 1 for update in updates), default=offset)
        offset = min(open_ones, default=highest)
        if offset is not None:
            self._under_way = {number: task for number, task in self._under_way.items() if number >= offset}
        if failed:
            await asyncio.sleep(PAUSE)
        return offset

    def _begun(self, update: dict[str, Any]) -> asyncio.Task[None]:
        whose = queue_of(update)
        task = asyncio.create_task(self._after(self._last.get(whose), update))
        self._last[whose] = task
        task.add_done_callback(lambda done: self._forget(whose, done))
        return task

    def _forget(self, whose: object, done: asyncio.Task[None]) -> None:
        if self._last.get(whose) is done:
            del self._last[whose]
        if not done.cancelled() and isinstance(error := done.exception(), Unhandled):
            log.warning("an update comes again: %s", error)

    async def _after(self, earlier: asyncio.Task[None] | None, update: dict[str, Any]) -> None:
        if earlier:
            await asyncio.wait({earlier})
        await self.front.take(update)


def queue_of(update: dict[str, Any]) -> object:
    """What must be dealt with in order: the presses of one person, all else of one chat."""
    press = update.get("callback_query")
    if isinstance(press, dict):
        return ("user", _number(press.get("from")))
    parts = [part for part in update.values() if isinstance(part, dict)]
    return ("chat", _number(parts[0].get("chat")) if parts else 0)


def _number(part: object) -> object:
    return part.get("id") if isinstance(part, dict) else None
