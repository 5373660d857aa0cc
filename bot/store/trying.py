"""Whether a move would be stored: a small value is written to every server, as safely as a move."""

from __future__ import annotations

import asyncio

from redis.asyncio.cluster import RedisCluster

from bot.store.keys import KINDS, PARTITIONS, shared_key
from bot.store.scripts import OUTAGE, Client
from bot.store.store import Store

WRITTEN = "well"


async def tried_writes(store: Store) -> list[Exception | None]:
    """For every server that keeps tables: why it does not take what is written to it; None if it does."""
    return await asyncio.gather(*(_write(store, name) for name in await _places(store.client)))


async def _write(store: Store, name: str) -> Exception | None:
    try:
        await store.client.set(name, WRITTEN, ex=KINDS["health"].seconds)
        await store.make_sure(name, WRITTEN)
    except OUTAGE as error:
        return error
    return None


async def _places(client: Client) -> list[str]:
    """A key on every server that keeps tables."""
    if not isinstance(client, RedisCluster):
        return [shared_key(0, "health")]
    await client.initialize()
    by_server = {}
    for number in range(PARTITIONS):
        name = shared_key(number, "health")
        node = client.get_node_from_key(name)
        by_server[node.name if node else ""] = name
    return list(by_server.values())
