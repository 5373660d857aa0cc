"""The people who were removed from a browser of the page: no older cookie, wherever it was kept, makes them act again.

A cookie is asked about with every request, so each process keeps all of them in memory, and hears of new ones through
the notifier. They are few, and kept for as long as browsers keep a cookie.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import cast

from bot.store.keys import KINDS, cookie_key
from bot.store.pubsub import EVERYTHING, TOPIC, Notifier
from bot.store.scripts import OUTAGE
from bot.store.store import Store

log = logging.getLogger(__name__)

RING = "removed "
MOST = 100_000  # remembered; beyond that the earliest are forgotten
AGAIN = 5.0  # seconds until they are read again, if they could not be


class RemovedPeople:
    """Remembers them for the whole house."""

    def __init__(self, store: Store, platform: str, notifier: Notifier, clock: Callable[[], float]) -> None:
        self.client, self.notifier, self.clock = store.client, notifier, clock
        self._key = cookie_key(platform, "removed")
        self._known: set[str] = set()

    def __contains__(self, person: object) -> bool:
        return person in self._known

    async def add(self, person: str) -> None:
        """From now on this person is nobody, for every process."""
        now, kept = self.clock(), KINDS["removed"].seconds
        assert kept is not None
        await self.client.zadd(self._key, {person: now})
        await self.client.zremrangebyscore(self._key, "-inf", now - kept)
        await self.client.zremrangebyrank(self._key, 0, -MOST - 1)
        await self.client.expire(self._key, kept)
        self._known.add(person)
        await self.client.publish(TOPIC, RING + person)

    async def read(self) -> None:
        """All of them."""
        rows = cast(list[bytes], await self.client.zrange(self._key, 0, -1))
        self._known = {row.decode() for row in rows}

    async def keep_up(self) -> None:
        """Until cancelled: hears of those whom other processes remove, and reads all again after an outage."""
        rings = self.notifier.listen(RING)
        try:
            while True:
                person = await rings.get()
                if person != EVERYTHING:
                    self._known.add(person)
                elif not await self._read_again():
                    await asyncio.sleep(AGAIN)
                    rings.put_nowait(EVERYTHING)
        finally:
            self.notifier.forget(rings)

    async def _read_again(self) -> bool:
        try:
            await self.read()
        except OUTAGE as error:
            log.warning("who was removed from a browser cannot be read: %s", type(error).__name__)
            return False
        return True
