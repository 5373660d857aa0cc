"""Posts on their way to a chat, one at a time in each channel, and what a refusal means for all of them.

A platform that is in a hurry says when to come again. What it will never take is given up, with the reason noted.
Whatever else goes wrong is thrown on: the outbox tries it again later.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from weakref import WeakValueDictionary

import msgspec

from bot.adapters.base.platform import Platform
from bot.delivery.outbox import RefusedForGood, RetryLater
from bot.domain.messages import Post
from bot.store.silences import Shut


class Refusal(msgspec.Struct, frozen=True):
    """Why a post will never be taken. `shut`: nor any other to that chat, as things are; `said` is for the log."""

    reason: str
    shut: Shut | None = None
    said: str = ""


class PostSender(ABC):
    """The sending side of a platform. Any process can serve any channel."""

    def __init__(self, platform: Platform) -> None:
        self.platform = platform.name
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
            except Exception as error:  # each library fails in its own ways, which only its platform knows
                await self._refused(channel, error)

    async def _refused(self, channel: str, error: Exception) -> None:
        if (wait := self.wait_of(error)) is not None:
            raise RetryLater(wait) from None
        refusal = self.refusal_of(error)
        if refusal is None:
            raise error
        await self.note(channel, refusal)
        raise RefusedForGood(f"{refusal.reason}: {refusal.said}", refusal.shut) from None
