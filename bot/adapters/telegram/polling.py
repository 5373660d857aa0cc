"""Fetching updates, for the simple case: one process at a time, and nothing is confirmed before it is kept."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, cast

import telegram
from telegram.error import TelegramError

from bot.adapters.base.persistence import Trouble
from bot.adapters.telegram import PLATFORM, limits
from bot.adapters.telegram.dispatcher import WANTED, Dispatcher, Unhandled
from bot.adapters.telegram.trouble import cause_of, wait_of
from bot.runtime.tasks import end, finish
from bot.store.inbox import Inbox
from bot.store.scripts import OUTAGE
from bot.store.store import Store
from bot.store.turnstile import Turnstile

log = logging.getLogger(__name__)

LONG = 25  # seconds Telegram waits for something to tell
MANY = 1000  # under way, before more are fetched
PAUSE = 1.0  # seconds after something went wrong
RENEW = 3.0  # seconds


class PollingBot(telegram.Bot):
    """The library's bot, which can also hand over updates unread: one it cannot read must not hide the others."""

    async def raw_updates(self, offset: int | None) -> list[dict[str, Any]]:
        """The updates from this one on; all before it are confirmed."""
        wish = {"offset": offset, "limit": limits.UPDATES, "timeout": LONG, "allowed_updates": list(WANTED)}
        return cast(list[dict[str, Any]], await self._post("getUpdates", wish, read_timeout=LONG + 10.0))


class Polling:
    """Fetches updates and has them dealt with: side by side, but one after the other for each person and chat."""

    def __init__(self, bot: PollingBot, dispatcher: Dispatcher, store: Store) -> None:
        self.bot, self.dispatcher = bot, dispatcher
        self._trouble = Trouble("updates cannot be fetched", cause_of, (PAUSE,))
        self.turnstile, self.inbox = Turnstile(store, PLATFORM.name), Inbox(store, PLATFORM.name)
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

    async def catch_up(self) -> None:
        """For who is brought updates: deals with what was fetched before that and is left."""
        try:
            await self._until_done(self._resume)
            while self._under_way:
                await asyncio.wait(self._under_way.values())
        finally:
            await end(self._under_way.values())

    async def _resume(self) -> None:
        for update in await self.inbox.left():
            if update["update_id"] not in self._under_way:
                self._begin(update)

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
            await finish(self._leave(renewing))

    async def _leave(self, renewing: asyncio.Task[None]) -> None:
        await end([renewing, *self._under_way.values()])
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
        """What others have left, then what comes: each is confirmed by fetching the next, as soon as it is kept."""
        await self._resume()
        offset: int | None = None
        while True:
            updates = await self._fetched(offset)
            fresh = [update for update in updates if update["update_id"] not in self._under_way]
            keeping = asyncio.create_task(self.inbox.keep(fresh))
            for update in fresh:
                self._begin(update, keeping)
            await keeping
            offset = max((update["update_id"] + 1 for update in updates), default=offset)
            while len(self._under_way) > MANY:
                await asyncio.wait(self._under_way.values(), return_when=asyncio.FIRST_COMPLETED)

    async def _fetched(self, offset: int | None) -> list[dict[str, Any]]:
        """The next updates, however long Telegram is out of reach."""
        while True:
            try:
                updates = await self.bot.raw_updates(offset)
            except TelegramError as error:
                await asyncio.sleep(self._trouble.met(error, wait_of(error)))
            else:
                self._trouble.over()
                return updates

    def _begin(self, update: dict[str, Any], keeping: asyncio.Task[None] | None = None) -> None:
        """On an update, in its turn, while it is being kept."""
        number, whose = update["update_id"], queue_of(update)
        task = asyncio.create_task(self._deal_with(update, self._last.get(whose), keeping))
        self._under_way[number] = self._last[whose] = task
        task.add_done_callback(lambda _: self._over(number, whose))

    def _over(self, number: int, whose: object) -> None:
        if self._last.get(whose) is self._under_way.pop(number):
            del self._last[whose]

    async def _deal_with(
        self, update: dict[str, Any], earlier: asyncio.Task[None] | None, keeping: asyncio.Task[None] | None
    ) -> None:
        if earlier:
            await asyncio.wait({earlier})
        await self._until_done(lambda: self.dispatcher.take(update))
        if keeping:
            await asyncio.wait({keeping})
        await self._until_done(lambda: self.inbox.drop(update["update_id"]))

    async def _until_done(self, work: Callable[[], Awaitable[None]]) -> None:
        """Tries it again and again while something is out of order."""
        while True:
            try:
                await work()
                return
            except (Unhandled, *OUTAGE) as error:
                log.warning("an update must wait: %s", type(error.__cause__ or error).__name__)
                await asyncio.sleep(PAUSE)


def queue_of(update: dict[str, Any]) -> object:
    """What must be dealt with in order: the presses of one person, all else of one chat."""
    press = update.get("callback_query")
    if isinstance(press, dict):
        return ("user", _number(press.get("from")))
    parts = [part for part in update.values() if isinstance(part, dict)]
    return ("chat", _number(parts[0].get("chat")) if parts else 0)


def _number(part: object) -> object:
    return part.get("id") if isinstance(part, dict) else None
