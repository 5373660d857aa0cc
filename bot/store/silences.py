"""Channels that take no posts: since when, and whether their chat is gone. The first post that is taken ends it.

That a channel is silent is written by whoever meets a refusal, and read by the clock, which closes its table in the
end. What ends it costs nothing: the outbox does that in the step in which it notes that a post was sent.
"""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Literal, TypeAlias, cast

import msgspec

from bot.domain.due import SILENT, due_name
from bot.store.keys import KINDS, key, partition, shared_key
from bot.store.scripts import Script
from bot.store.store import Store

DAY = 24 * 3600.0
GONE_FOR = DAY  # a chat that is not there, or that has thrown us out
SHUT_FOR = 7 * DAY  # a chat in which we may not write
LOOK_AGAIN = 300.0  # seconds until it is tried whether it takes posts by now; then twice as long, up to a day

Shut: TypeAlias = Literal["gone", "shut"]
"""Why a chat takes no posts: it is gone for us, or we may not write in it."""


class Silence(msgspec.Struct, frozen=True):
    """A channel takes no posts `since` then; its chat is `gone` since then; it was `latest` found to be so then."""

    since: float
    latest: float
    gone: float | None = None

    @property
    def ends(self) -> float:
        """When it has lasted so long that its table is to be closed."""
        shut = self.since + SHUT_FOR
        return shut if self.gone is None else min(shut, self.gone + GONE_FOR)

    def look_again(self, now: float) -> float:
        """When to try again: the longer it has lasted, the more seldom."""
        return min(self.ends, now + min(DAY, max(LOOK_AGAIN, now - self.since)))


class Silences:
    """What is known of them."""

    def __init__(self, store: Store) -> None:
        self.client = store.client
        self._begin = Script(store.client, "silence")

    async def met(self, channel: str, why: Shut, now: float) -> None:
        """The channel of a table took no post, or would not have taken one."""
        keys = [key(channel, "silence"), shared_key(partition(channel), "due"), key(channel, "table")]
        due, kept = due_name(SILENT, channel), KINDS["silence"].seconds or 0
        await self._begin(keys, [now, "1" if why == "gone" else "", due, now + LOOK_AGAIN, kept])

    async def over(self, channel: str) -> None:
        """It takes posts again, or there is nothing left to post."""
        await self.client.delete(key(channel, "silence"))

    async def of(self, channel: str) -> Silence | None:
        """The silence of a channel; None: it takes posts, for all we know."""
        asked = cast(Awaitable[dict[bytes, bytes]], self.client.hgetall(key(channel, "silence")))
        known = {name.decode(): float(value) for name, value in (await asked).items()}
        return Silence(known["since"], known["latest"], known.get("gone")) if "since" in known else None
