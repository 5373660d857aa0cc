"""Which message shows which post: a small hash a channel, so that a post can be edited, closed, or found sent."""

from __future__ import annotations

from typing import Generic, TypeVar, cast

import msgspec

from bot.store.keys import key
from bot.store.store import Store

KEPT = 20  # posts a channel; who looks further back finds nothing, and does without

T = TypeVar("T")


class SentMessages(Generic[T]):
    """What an adapter must know of the messages it has sent, as values of its own kind."""

    def __init__(self, store: Store, kind: type[T]) -> None:
        self.store = store
        self._encode = msgspec.msgpack.Encoder().encode
        self._decoder = msgspec.msgpack.Decoder(kind)

    async def of(self, channel: str, post: int) -> T | None:
        """The message that shows this post."""
        stored = cast(bytes | None, await self.store.client.hget(key(channel, "sent"), str(post)))
        return self._decoder.decode(stored) if stored is not None else None

    async def keep(self, channel: str, post: int, message: T) -> None:
        """This message shows this post; one of long ago is forgotten for it."""
        sent = key(channel, "sent")
        pipe = self.store.client.pipeline(transaction=False)
        pipe.hset(sent, str(post), self._encode(message))
        pipe.hdel(sent, str(post - KEPT if post > 0 else post + KEPT))  # letters are numbered downwards
        await pipe.execute()

    async def forget(self, channel: str, post: int) -> None:
        """Its message is gone."""
        await self.store.client.hdel(key(channel, "sent"), str(post))
