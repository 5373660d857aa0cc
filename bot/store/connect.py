"""The way to Redis: one server, a cluster, or the one we bring along."""

from __future__ import annotations

import asyncio
import logging
import os
import random
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import redis.asyncio as redis
from redis.asyncio.cluster import ClusterNode, RedisCluster
from redis.asyncio.retry import Retry
from redis.backoff import ExponentialBackoff, NoBackoff

from bot.store.scripts import OUTAGE, Client

T = TypeVar("T")

log = logging.getLogger(__name__)

CONNECTIONS = 64
ANSWER = 1.5  # seconds for an answer, longer than any command takes; a blocking read would need a client of its own
QUEUE = 1.0  # seconds for a free connection
COMMAND = 2.5  # seconds for a command to a cluster, with whatever it takes to find the right node
NODE_CONNECTIONS = 1000  # to each node of a cluster; beyond it commands fail instead of waiting
RETRIES = 4
WAITING = 1.0  # seconds between looks for a Redis that is not there yet


class _Impatient(Retry):
    """Makes a lost connection anew, but all of it together may take no longer than an answer.

    The library takes a server that accepts a connection and then says nothing for a lost connection, too.
    """

    async def call_with_retry(
        self,
        do: Callable[[], Awaitable[T]],
        fail: Callable[[Exception], Any] | Callable[[Exception, int], Any],
        is_retryable: Callable[[Exception], bool] | None = None,
        with_failure_count: bool = False,
    ) -> T:
        async with asyncio.timeout(ANSWER):
            return await super().call_with_retry(do, fail, is_retryable, with_failure_count)


def _retry() -> Retry:
    return _Impatient(ExponentialBackoff(cap=1.0, base=0.02), RETRIES)


def check_address(address: str) -> None:
    """ValueError if it is not the address of a Redis."""
    redis.connection.parse_url(address)


def connect(url: str) -> Client:
    """A client for `REDIS_URL`: several addresses parted by commas, or `?cluster=1`, mean a cluster."""
    addresses = [address.strip() for address in url.split(",") if address.strip()]
    if len(addresses) > 1 or "cluster=1" in url:
        return _cluster(addresses)
    pool = redis.BlockingConnectionPool.from_url(
        url,
        max_connections=CONNECTIONS,
        timeout=QUEUE,
        retry=_retry(),
        socket_timeout=ANSWER,
        socket_connect_timeout=ANSWER,
    )
    return redis.Redis(connection_pool=pool)


class _Cluster(RedisCluster):
    """A cluster's client, which closes connections while others speak over them when it looks for the nodes anew."""

    async def execute_command(self, *args: Any, **kwargs: Any) -> Any:
        """Within some seconds. What is thrown for a connection closed in mid-sentence is the loss of a connection."""
        try:
            async with asyncio.timeout(COMMAND):
                return await super().execute_command(*args, **kwargs)
        except AttributeError as error:
            raise redis.ConnectionError("closed while in use") from error


def _cluster(addresses: list[str]) -> RedisCluster:
    nodes = [redis.connection.parse_url(address) for address in addresses]
    startup = [ClusterNode(node.get("host", "localhost"), int(node.get("port", 6379))) for node in nodes]
    return _Cluster(
        startup_nodes=startup,
        retry=_retry(),
        socket_timeout=ANSWER,
        socket_connect_timeout=ANSWER,
        require_full_coverage=False,  # the tables of the slots that are there can go on
        reinitialize_steps=0,  # a slot that moved is followed; no need to close everything
        max_connections=NODE_CONNECTIONS,
        username=nodes[0].get("username"),
        password=nodes[0].get("password"),
        ssl=nodes[0].get("connection_class") is redis.SSLConnection,
    )


async def listening(client: Client, avoid: str = "") -> tuple[redis.Redis, str]:
    """A connection of its own for who listens: silence is no error, a loss is one at once. And the node's name.

    A cluster passes what is published to all its nodes, so any will do; `avoid` is the one that was lost last.
    """
    impatient = Retry(NoBackoff(), 0)
    if not isinstance(client, RedisCluster):
        pool = client.connection_pool
        kind, settings, name = pool.connection_class, pool.connection_kwargs, ""
    else:
        await client.initialize()
        nodes = client.get_nodes()
        node = random.choice([node for node in nodes if node.name != avoid] or nodes)
        kind, name = node.connection_class, node.name
        settings = node.connection_kwargs
    return redis.Redis(connection_pool=redis.ConnectionPool(kind, **{**settings, "retry": impatient})), name


async def reached(client: Client) -> None:
    """Returns once Redis answers: it may be started at the same time as we are, and later."""
    said = False
    while True:
        try:
            await client.get("zoco")
            return
        except redis.AuthenticationError as error:
            raise RuntimeError(f"Redis does not let us in: {error}") from error
        except OUTAGE as error:
            if not said:
                log.warning("Redis does not answer yet (%s); waiting for it", type(error).__name__)
            said = True
            await asyncio.sleep(WAITING)


async def warn_of_loss(client: Client) -> list[str]:
    """What in the server's settings could lose a game: said once at the start."""
    warnings: list[str] = []
    try:
        policy = (await client.config_get("maxmemory-policy")).get("maxmemory-policy", "noeviction")
        limit = int((await client.config_get("maxmemory")).get("maxmemory") or 0)
        kept = (await client.config_get("appendonly")).get("appendonly")
        saves = (await client.config_get("save")).get("save")
    except (*OUTAGE, AttributeError, ValueError):
        return warnings
    if limit and policy != "noeviction":
        warnings.append(f"Redis may evict keys (maxmemory-policy {policy}): games can be lost. Set noeviction.")
    if kept == "no" and not saves:
        warnings.append("Redis keeps nothing on disk (appendonly no, save empty): a restart loses every game.")
    elif kept == "no":
        warnings.append("Redis keeps snapshots only (appendonly no): a crash loses the latest moves.")
    if isinstance(client, RedisCluster) and not replicas_wanted():
        warnings.append("A master answers before its replicas have a move: a failure can lose it. Set ZOCO_REPLICAS.")
    for warning in warnings:
        log.warning("%s", warning)
    return warnings


def redis_url() -> str | None:
    """The configured Redis, if any."""
    return os.environ.get("REDIS_URL", "").strip() or None


def replicas_wanted() -> int:
    """How many replicas must have a change before it is acknowledged: `ZOCO_REPLICAS`, none if not given."""
    return int(os.environ.get("ZOCO_REPLICAS", "").strip() or 0)
