"""What the servers of Redis say of themselves: memory, what they keep on disk, replicas, how quickly they answer."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
import redis.asyncio as redis
from redis.asyncio.cluster import RedisCluster

from bot.store.scripts import OUTAGE
from bot.store.store import Store

SECTIONS = ("server", "memory", "persistence", "stats", "replication", "clients")


class ServerState(msgspec.Struct, frozen=True):
    """One server. What it does not tell is 0, or ""."""

    name: str
    version: str = ""
    is_valkey: bool = False
    memory: int = 0
    memory_limit: int = 0
    policy: str = ""
    appends: bool = False
    saves: bool = False
    disk_well: bool = True
    evicted: int = 0
    clients: int = 0
    replicas: int = 0
    answer: float = 0.0
    fsync: str = ""  # when what is appended is forced to the disk
    clock: float = 0.0  # what time it is there


async def servers(store: Store) -> list[ServerState]:
    """Every server that takes writes."""
    client = store.client
    if not isinstance(client, RedisCluster):
        return [await _asked("redis", client)]
    await client.initialize()
    nodes = client.get_primaries()
    return list(await asyncio.gather(*(_node(client, node) for node in nodes)))


async def _node(client: RedisCluster, node: Any) -> ServerState:
    single = redis.Redis(host=node.host, port=node.port, **_signing_in(client))
    async with single:
        return await _asked(node.name, single)


def _signing_in(client: RedisCluster) -> dict[str, Any]:
    given = client.connection_kwargs
    settings = {name: given[name] for name in ("username", "password", "socket_timeout") if given.get(name)}
    return {**settings, "ssl": "ssl_context" in given or given.get("connection_class") is redis.SSLConnection}


async def _asked(name: str, client: redis.Redis) -> ServerState:
    began = time.perf_counter()
    moment = await client.time()
    answer = time.perf_counter() - began
    told: dict[str, Any] = {}
    for section in SECTIONS:
        told |= await client.info(section)
    saves, fsync = await _setting(client, "save"), await _setting(client, "appendfsync")
    return ServerState(
        name=name,
        version=str(told.get("valkey_version") or told.get("redis_version", "")),
        is_valkey="valkey_version" in told,
        memory=int(told.get("used_memory", 0)),
        memory_limit=int(told.get("maxmemory", 0)),
        policy=str(told.get("maxmemory_policy", "")),
        appends=bool(told.get("aof_enabled")),
        saves=bool(saves),
        disk_well="err" not in (told.get("aof_last_write_status"), told.get("rdb_last_bgsave_status")),
        evicted=int(told.get("evicted_keys", 0)),
        clients=int(told.get("connected_clients", 0)),
        replicas=int(told.get("connected_slaves", 0)),
        answer=answer,
        fsync=fsync,
        clock=moment[0] + moment[1] / 1e6,
    )


async def _setting(client: redis.Redis, name: str) -> str:
    """One of its settings; "" where it does not tell them."""
    try:
        return str((await client.config_get(name)).get(name, ""))
    except OUTAGE:
        return ""
