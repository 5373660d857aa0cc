"""Posts on their way to a chat, one at a time in each channel, and what a refusal means for all of them.

What could not lose its buttons because nothing was taken loses them with the next post that is taken.
A platform that is in a hurry says when to come again. What it will never take is given up, with the reason noted.
Whatever else goes wrong is thrown on: the outbox tries it again later.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from weakref import WeakValueDictionary

import msgspec

from bot.adapters.base.platform import Platform
from bot.delivery.outbox import NothingShown, RefusedForGood, RetryLater
from bot.domain.messages import Post
from bot.store.silences import Shut
from bot.store.store import Store
from bot.store.values import Values

OWED = "owed"
MOST_OWED = 50  # posts of a channel that are still to lose their buttons

_posts = msgspec.msgpack.Decoder(list[Post])


class Refusal(msgspec.Struct, frozen=True):
    """Why a post will never be taken. `shut`: nor any other to that chat, as things are; `said` is for the log."""

    reason: str
    shut: Shut | None = None
    said: str = ""


class PostSender(ABC):
    """The sending side of a platform. Any process can serve any channel."""

    def __init__(self, platform: Platform, store: Store) -> None:
        self.platform, self.store, self._values = platform.name, store, Values(store)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @abstractmethod
    async def deliver(self, channel: str, post: Post) -> None:
        """Shows the post in the channel."""

    @abstractmethod
    def wait_of(self, error: Exception) -> float | None:
        """How long the platform wants to be left alone, if the error says so."""

    @abstractmethod
    def refusal_of(self, error: Exception) -> Refusal | None:
        """Why the platform will never take the post, if the error says so."""

    @abstractmethod
    async def note(self, channel: str, refusal: Refusal) -> None:
        """Remembers, or tells, why nothing could be posted there."""

    async def send(self, channel: str, post: Post) -> None:
        """Shows the post in the channel; RetryLater or RefusedForGood if the platform will not have it."""
        async with self._locks.setdefault(channel, asyncio.Lock()):
            try:
                await self.deliver(channel, post)
                await self._settle(channel)
            except NothingShown:
                raise
            except Exception as error:  # each library fails in its own ways, which only its platform knows
                await self._refused(channel, post, error)

    async def _settle(self, channel: str) -> None:
        """Takes away the buttons that are still owed; what is refused once more is given up."""
        owed = await self._values.get(channel, OWED)
        if owed is None:
            return
        for closing in _posts.decode(owed):
            try:
                await self.deliver(channel, closing)
            except NothingShown:
                continue
            except Exception as error:
                if self.wait_of(error) is not None or self.refusal_of(error) is None:
                    raise
        await self._values.drop(channel, OWED)

    async def _owe(self, channel: str, post: Post) -> None:
        """What this post would have taken the buttons off is still to lose them."""
        closing = post if post.only_tidies else _closing(post)
        if closing is not None:
            owed = await self._values.get(channel, OWED)
            posts = [*(_posts.decode(owed) if owed else ()), closing][-MOST_OWED:]
            await self._values.put(channel, OWED, msgspec.msgpack.encode(posts))

    async def _refused(self, channel: str, post: Post, error: Exception) -> None:
        if (wait := self.wait_of(error)) is not None:
            raise RetryLater(wait) from None
        refusal = self.refusal_of(error)
        if refusal is None:
            raise error
        await self._owe(channel, post)
        await self.note(channel, refusal)
        raise RefusedForGood(f"{refusal.reason}: {refusal.said}", refusal.shut) from None


def _closing(post: Post) -> Post | None:
    """Of a post, only that it closes another."""
    if post.closes is None:
        return None
    return Post(post.id, (), post.stamp, closes=post.closes, closed_picture=post.closed_picture, language=post.language)
