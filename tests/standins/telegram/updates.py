"""Updates: kept until they are confirmed, fetched by long polling or brought to a webhook, in order for each chat."""

from __future__ import annotations

import asyncio
import itertools
from typing import Any

import aiohttp

from tests.standins.telegram.refusals import conflict, wrong
from tests.standins.telegram.world import World

Json = dict[str, Any]
FIRST = 700_000_001


class Updates:
    """What the bot has yet to be told."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.pending: dict[int, Json] = {}
        self.history: list[Json] = []
        self.fetching = 0
        self.webhook: str = ""
        self.secret = ""
        self.delivered: list[int] = []
        self._numbers = itertools.count(FIRST)
        self._queues: dict[object, asyncio.Task[None]] = {}
        self._client: aiohttp.ClientSession | None = None

    async def add(self, kind: str, content: Json) -> int:
        """Something happened that the bot should know."""
        number = next(self._numbers)
        update = {"update_id": number, kind: content}
        self.history.append(update)
        self.pending[number] = update
        if self.webhook:
            self._bring(update)
        await self.world.ring()
        return number

    async def again(self, number: int) -> None:
        """The same update once more, as if it had never been confirmed."""
        update = next(update for update in self.history if update["update_id"] == number)
        self.pending[number] = update
        if self.webhook:
            self._bring(update)
        await self.world.ring()

    async def fetch(self, offset: int | None, limit: int, patience: float) -> list[Json]:
        if self.webhook:
            raise conflict("can't use getUpdates method while webhook is active; use deleteWebhook first")
        if self.fetching:
            raise conflict("terminated by other getUpdates request; make sure that only one bot instance is running")
        if offset is not None:
            self.pending = {number: update for number, update in self.pending.items() if number >= offset}
        self.fetching += 1
        await self.world.ring()
        try:
            await asyncio.wait_for(self.world.until(lambda: bool(self.pending) or bool(self.webhook)), patience)
        except TimeoutError:
            return []
        finally:
            self.fetching -= 1
        found = [update for _, update in sorted(self.pending.items())][:limit]
        self.delivered += [update["update_id"] for update in found]
        return found

    @property
    def quiet(self) -> bool:
        """Whether the bot has confirmed everything."""
        return not self.pending

    async def set_webhook(self, url: str, secret: str) -> None:
        if not url.startswith("http"):
            raise wrong("invalid webhook URL specified")
        self.webhook, self.secret = url, secret
        for update in list(self.pending.values()):
            self._bring(update)
        await self.world.ring()

    def _bring(self, update: Json) -> None:
        """Queues as Telegram has them: a chat's messages in order, a person's presses in order."""
        content = next(value for name, value in update.items() if name != "update_id")
        press = "callback_query" in update
        queue = ("press", content["from"]["id"]) if press else ("chat", content["chat"]["id"])
        before = self._queues.get(queue)
        self._queues[queue] = asyncio.create_task(self._deliver(before, update))

    async def _deliver(self, before: asyncio.Task[None] | None, update: Json) -> None:
        if before:
            await asyncio.wait({before})
        number = update["update_id"]
        while number in self.pending and self.webhook:
            self.delivered.append(number)
            if await self._accepted(update):
                self.pending.pop(number, None)
                await self.world.ring()
            else:
                await asyncio.sleep(0.01)

    async def _accepted(self, update: Json) -> bool:
        self._client = self._client or aiohttp.ClientSession()
        headers = {"X-Telegram-Bot-Api-Secret-Token": self.secret}
        try:
            async with self._client.post(self.webhook, json=update, headers=headers) as answer:
                return 200 <= answer.status < 300
        except (aiohttp.ClientError, OSError):
            return False

    async def close(self) -> None:
        self.webhook = ""
        for task in self._queues.values():
            task.cancel()
        if self._client:
            await self._client.close()
