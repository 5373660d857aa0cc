"""A lock in Redis that lets one process of a platform through at a time; whoever dies loses it within ten seconds."""

from __future__ import annotations

import contextlib
import secrets

from bot.store.keys import shared_key
from bot.store.scripts import OUTAGE, Script
from bot.store.store import Store

LEASE = 10_000  # milliseconds the lock holds without being renewed


class Turnstile:
    """Whoever holds it fetches the platform's updates; the others stand by."""

    def __init__(self, store: Store, platform: str) -> None:
        self.client = store.client
        self.key = shared_key(0, f"poller:{platform}")
        self.token = secrets.token_hex(8)
        self._script = Script(store.client, "turnstile")

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
