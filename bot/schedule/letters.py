"""Posts to a person alone: queued like those of any channel, each of them once."""

from __future__ import annotations

from collections.abc import Callable, Collection

import msgspec

from bot.domain.addresses import platform_of
from bot.domain.messages import Post
from bot.store.letters import LetterBox
from bot.store.store import Store

LETTERS = 1_000_000_000  # from this number on: a table in the same private chat numbers its posts from 1


class Letters:
    """Writes to people. `direct`: the platforms on which a person can be reached alone."""

    def __init__(self, store: Store, clock: Callable[[], float], direct: Collection[str]) -> None:
        self.box, self.clock, self.direct = LetterBox(store), clock, direct

    async def reach(self, own: str) -> bool:
        """Whether they can be written to: not on every platform, and not after a message was refused for good.

        In that case they choose it anew in their settings.
        """
        return platform_of(own) in self.direct and not await self.box.is_shut(own)

    async def write(self, own: str, kind: str, marker: str, post: Post) -> None:
        """Queues a post, unless the marker says that it was queued before; markers are kept by kind."""
        now, number = self.clock(), LETTERS + await self.box.next_number(own)
        numbered = msgspec.structs.replace(post, id=number)
        letter = f"{number}@{now}|".encode() + msgspec.msgpack.encode(numbered)
        await self.box.put(own, kind, marker, letter, now)
