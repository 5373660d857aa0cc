"""A notifier rung through Redis pub/sub: a hint to look at once. Whoever misses it looks a little later."""

from __future__ import annotations

import asyncio
import logging

from redis.asyncio.client import PubSub

from bot.store.connect import listening
from bot.store.scripts import OUTAGE, Client

log = logging.getLogger(__name__)

TOPIC = "zoco:bell"
PAUSE = 0.5
SILENCE = 5.0  # seconds after which the server is asked whether it is still there; then as long again for its answer
EVERYTHING = ""  # rung to all after an outage: what was missed is not known


class Notifier:
    """Hears every ring, and passes each to those who listen for how it begins."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self._ears: list[tuple[str, asyncio.Queue[str]]] = []

    def listen(self, *prefixes: str) -> asyncio.Queue[str]:
        """A queue of what follows these prefixes, ring by ring; `EVERYTHING` means to look for oneself."""
        queue: asyncio.Queue[str] = asyncio.Queue()
        self._ears += [(prefix, queue) for prefix in prefixes]
        return queue

    def forget(self, queue: asyncio.Queue[str]) -> None:
        """Stops listening."""
        self._ears = [(prefix, ear) for prefix, ear in self._ears if ear is not queue]

    def ring(self, message: str) -> None:
        """Rings in this process only."""
        for prefix, queue in self._ears:
            if message.startswith(prefix):
                queue.put_nowait(message.removeprefix(prefix))

    async def run(self) -> None:
        """Until cancelled: passes rings on, and comes back after an outage, in a cluster by way of another node."""
        lost = ""
        while True:
            try:
                client, lost = await listening(self.client, avoid=lost)
                async with client, client.pubsub() as pubsub:
                    await self._hear(pubsub)
            except OUTAGE as error:
                log.warning("the notifier is silent: %s", type(error).__name__)
                await asyncio.sleep(PAUSE)

    async def _hear(self, pubsub: PubSub) -> None:
        await pubsub.subscribe(TOPIC)
        asked = False
        while True:
            message = await pubsub.get_message(timeout=SILENCE)
            if message is None:
                if asked:
                    raise TimeoutError("the server has gone without a word")
                await pubsub.ping()
            elif message["type"] == "subscribe":
                self._ring_all()
            elif message["type"] == "message":
                self.ring(message["data"].decode())
            asked = message is None

    def _ring_all(self) -> None:
        for _, queue in self._ears:
            queue.put_nowait(EVERYTHING)
