"""A bell rung through Redis pub/sub: a hint to look at once. Whoever misses it looks a little later."""

from __future__ import annotations

import asyncio
import logging

import redis.asyncio as redis
from redis.asyncio.cluster import RedisCluster
from redis.exceptions import RedisError

from bot.store import Client

log = logging.getLogger(__name__)

TOPIC = "zoco:bell"
PAUSE = 0.5


class Bell:
    """Hears every ring, and passes each to those who listen for how it begins."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self._ears: list[tuple[str, asyncio.Queue[str]]] = []

    def listen(self, prefix: str) -> asyncio.Queue[str]:
        """A queue of what follows this prefix, ring by ring."""
        queue: asyncio.Queue[str] = asyncio.Queue()
        self._ears.append((prefix, queue))
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
        """Until cancelled: passes rings on, and comes back after an outage."""
        while True:
            try:
                await self._hear()
            except (RedisError, OSError) as error:
                log.warning("the bell is silent: %s", type(error).__name__)
                await asyncio.sleep(PAUSE)

    async def _hear(self) -> None:
        client = self._node()
        try:
            async with client.pubsub(ignore_subscribe_messages=True) as pubsub:
                await pubsub.subscribe(TOPIC)
                while True:
                    message = await pubsub.get_message(timeout=None)
                    if message is not None:
                        self.ring(message["data"].decode())
        finally:
            if client is not self.client:
                await client.aclose()

    def _node(self) -> redis.Redis:
        """One server to subscribe at; a cluster passes every ring to all its nodes."""
        if isinstance(self.client, RedisCluster):
            node = self.client.get_random_node()
            return redis.Redis(host=node.host, port=int(node.port), socket_timeout=None)
        return self.client
