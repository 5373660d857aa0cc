"""discord.py and the outbox wait for seconds before they try again; here they wait for an instant."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from types import ModuleType
from unittest.mock import patch

import discord.client
import discord.http
import discord.shard
import discord.webhook.async_

import bot.delivery.outbox
import bot.store.leases

WAITING = (discord.client, discord.http, discord.shard, discord.webhook.async_)
INSTANT = 0.001
LEASE = 0.4  # seconds until what a stopped bot had begun is taken up by the next


class Hurried(ModuleType):
    """asyncio, but for its sleep."""

    def __getattr__(self, name: str) -> object:
        return getattr(asyncio, name)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(min(seconds, INSTANT))


@contextmanager
def hurried() -> Iterator[None]:
    """For as long as this lasts, nobody waits long before trying again."""
    with ExitStack() as stack:
        for module in WAITING:
            stack.enter_context(patch.object(module, "asyncio", Hurried("asyncio")))
        stack.enter_context(patch.multiple(bot.delivery.outbox, BACKOFF=(INSTANT,), POLL=LEASE / 4))
        yield


@contextmanager
def short_leases() -> Iterator[None]:
    """For as long as this lasts, what a stopped bot had begun is soon taken up by the next."""
    with patch.multiple(bot.store.leases, LEASE=LEASE, RENEWAL=LEASE / 4):
        yield
