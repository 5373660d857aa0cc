"""Posts to a person alone, in the queue of the person's own channel: each once, and what came back."""

from __future__ import annotations

from typing import cast

from bot.domain.addresses import platform_of
from bot.store.keys import KINDS, key, partition, shared_key
from bot.store.scripts import Script
from bot.store.store import Store


class LetterBox:
    """The queues of people's own channels."""

    def __init__(self, store: Store) -> None:
        self.client = store.client
        self._enqueue = Script(store.client, "enqueue_letter")

    async def next_number(self, own: str) -> int:
        """The number of the next letter to this person."""
        return int(await self.client.incr(key(own, "letters")))

    async def put(self, own: str, kind: str, mark: str, letter: bytes, now: float) -> None:
        """Queues a letter, unless the mark says that it was queued before; marks are kept by kind."""
        keys = [key(own, kind), key(own, "queue"), shared_key(partition(own), f"outbox:{platform_of(own)}")]
        await self._enqueue(keys, [mark, own, platform_of(own), now, letter, KINDS["told"].seconds or 0])

    async def came_back(self, own: str) -> list[bytes]:
        """The letters that were refused for good, each after the reason."""
        return cast(list[bytes], await self.client.lrange(key(own, "aside"), 0, -1))

    async def is_shut(self, own: str) -> bool:
        """Whether any letter to this person came back."""
        return bool(await self.client.exists(key(own, "aside")))

    async def try_again(self, own: str) -> None:
        """From now on letters are written to this person again: what came back is forgotten."""
        await self.client.delete(key(own, "aside"))
