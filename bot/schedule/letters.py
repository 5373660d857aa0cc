"""Posts to a person alone: queued like those of any channel, each of them once."""

from __future__ import annotations

from collections.abc import Callable, Collection

import msgspec

from bot.domain.messages import Post
from bot.store.keys import KINDS, key, partition, platform_of, shared_key
from bot.store.scripts import Script
from bot.store.store import Store

LETTERS = 1_000_000_000  # numbers of posts to a person alone begin here: a table there has its own


class Letters:
    """Writes to people. `direct`: the platforms on which a person can be reached alone."""

    def __init__(self, store: Store, clock: Callable[[], float], direct: Collection[str]) -> None:
        self.client, self.clock, self.direct = store.client, clock, direct
        self._enqueue = Script(store.client, "enqueue_letter")

    async def reach(self, own: str) -> bool:
        """Not where posts to the person alone were refused for good; until they choose to be written to anew."""
        return platform_of(own) in self.direct and not await self.client.exists(key(own, "aside"))

    async def write(self, own: str, kind: str, marker: str, post: Post) -> None:
        """Queues a post, unless the marker says that it was queued before; markers are kept by kind."""
        platform, now = platform_of(own), self.clock()
        number = LETTERS + int(await self.client.incr(key(own, "letters")))
        numbered = msgspec.structs.replace(post, id=number)
        letter = f"{number}@{now}|".encode() + msgspec.msgpack.encode(numbered)
        keys = [key(own, kind), key(own, "queue"), shared_key(partition(own), f"outbox:{platform}")]
        await self._enqueue(keys, [marker, own, platform, now, letter, KINDS["told"].seconds or 0])
