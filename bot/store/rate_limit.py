"""How often something may be done, kept by all processes together: who wants to do it takes a place in a queue."""

from __future__ import annotations

from typing import cast

import msgspec

from bot.store.keys import key, shared_key
from bot.store.scripts import Script
from bot.store.store import Store


class Rate(msgspec.Struct, frozen=True):
    """At least `gap` seconds between two, and at most `count` (0: any number) in a `window` of seconds.

    With a `pulse` none is given away so soon that the next would have to wait for longer than that.
    """

    gap: float
    count: int
    window: float
    pulse: float = 0.0


class Later(Exception):
    """The place would come too late; it is free in so many seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"in {seconds} s")
        self.seconds = seconds


class RateLimit:
    """The queue of one owner (a chat, say), or of everyone on a platform."""

    def __init__(self, store: Store, keys: tuple[str, str]) -> None:
        self.client, self._keys = store.client, keys
        self._script = Script(store.client, "rate_limit")

    @classmethod
    def of(cls, store: Store, owner: str) -> RateLimit:
        """What concerns this owner alone."""
        return cls(store, (key(owner, "pace"), key(owner, "held")))

    @classmethod
    def of_all(cls, store: Store, platform: str) -> RateLimit:
        """What concerns all that is done on a platform."""
        return cls(store, (shared_key(0, f"pace:{platform}"), shared_key(0, f"held:{platform}")))

    async def place(self, rate: Rate, now: float, patience: float, spare: int = 0) -> float:
        """Takes a place, leaving some `spare` to others, and gives when it comes; Later if one must wait too long."""
        args = [now, rate.gap, rate.count, rate.window, patience, spare, rate.pulse]
        what, value = cast(list[bytes], await self._script(self._keys, args))
        if what == b"later":
            raise Later(float(value))
        return float(value)

    async def hold(self, until: float, seconds: float) -> None:
        """Nobody has a place before that moment, which is so many seconds away."""
        await self.client.set(self._keys[1], str(until), px=int(seconds * 1000) + 1000)
