"""Posts to a person alone: queued like those of any channel, each of them once."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

import msgspec

from bot.domain.addresses import direct_channel, platform_of
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

    async def home(self, people: Iterable[str], platform: str = "") -> str | None:
        """Where to write to somebody with these accounts: on that platform if possible, else in this order."""
        owns = [direct_channel(person) for person in people]
        for own in sorted(owns, key=lambda own: platform_of(own) != platform):
            if await self.reach(own):
                return own
        return None

    async def write(self, own: str, kind: str, marker: str, post: Post) -> None:
        """Queues a post, unless the marker says that it was queued before; markers are kept by kind."""
        now, number = self.clock(), LETTERS + await self.box.next_number(own)
        numbered = msgspec.structs.replace(post, id=number)
        letter = f"{number}@{now}|".encode() + msgspec.msgpack.encode(numbered)
        await self.box.put(own, kind, marker, letter, now)
