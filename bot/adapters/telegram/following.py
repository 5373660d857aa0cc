"""Changes of messages that a group has no room for just now: they follow, the latest only, as soon as there is."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from telegram.error import TelegramError

from bot.adapters.telegram.rate_limits import Busy, Until
from bot.store.scripts import OUTAGE

log = logging.getLogger(__name__)

PATIENCE = 10.0  # seconds after which nobody waits for it any more

Change = Callable[[], Awaitable[object]]


class Following:
    """What is still to be changed, by chat and message; who is served has been told already that they were heard."""

    def __init__(self, clock: Callable[[], float], until: Until) -> None:
        self.clock, self.until = clock, until
        self._wanted: dict[tuple[int, int], Change] = {}
        self._under_way: dict[tuple[int, int], asyncio.Task[None]] = {}

    def follow(self, message: tuple[int, int], change: Change, seconds: float) -> None:
        """Changes a message in so many seconds, or later; what was wanted of it before is not wanted any more."""
        self._wanted[message] = change
        if message not in self._under_way:
            task = asyncio.create_task(self._follow(message, seconds))
            self._under_way[message] = task
            task.add_done_callback(lambda _: self._under_way.pop(message))

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        """Those under way."""
        return list(self._under_way.values())

    async def _follow(self, message: tuple[int, int], seconds: float) -> None:
        latest = self.clock() + PATIENCE
        while message in self._wanted and self.clock() + seconds <= latest:
            await self.until(self.clock() + seconds)
            change = self._wanted.pop(message)
            try:
                await change()
            except Busy as busy:
                self._wanted.setdefault(message, change)
                seconds = busy.seconds
            except (TelegramError, *OUTAGE) as error:
                log.info("a message was not changed: %s", type(error).__name__)
        self._wanted.pop(message, None)
