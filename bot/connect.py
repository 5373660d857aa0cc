"""The way to Redis: one server, a cluster, or the one we bring along."""

from __future__ import annotations

import logging
import os

import redis.asyncio as redis
from redis.asyncio.cluster import ClusterNode, RedisCluster
from redis.asyncio.retry import Retry
from redis.backoff import ExponentialBackoff

from bot.store import Client

log = logging.getLogger(__name__)

CONNECTIONS = 64
RETRIES = 6


def _retry() -> Retry:
    return Retry(ExponentialBackoff(cap=1.0, base=0.02), RETRIES)


def connect(url: str) -> Client:
    """A client for `REDIS_URL`: several addresses parted by commas, or `?cluster=1`, mean a cluster."""
    addresses = [address.strip() for address in url.split(",") if address.strip()]
    if len(addresses) > 1 or "cluster=1" in url:
        return _cluster(addresses)
    pool = redis.BlockingConnectionPool.from_url(url, max_connections=CONNECTIONS, retry=_retry())
    return redis.Redis(connection_pool=pool)


def _cluster(addresses: list[str]) -> RedisCluster:
    nodes = [redis.connection.parse_url(address) for address in addresses]
    startup = [ClusterNode(node.get("host", "localhost"), int(node.get("port", 6379))) for node in nodes]
    return RedisCluster(
        startup_nodes=startup,
        retry=_retry(),
        require_full_coverage=False,
        username=nodes[0].get("username"),
        password=nodes[0].get("password"),
    )


async def warn_of_loss(client: Client) -> list[str]:
    """What in the server's settings could lose a game: said once at the start."""
    warnings: list[str] = []
    try:
        policy = (await client.config_get("maxmemory-policy")).get("maxmemory-policy", "noeviction")
        limit = int((await client.config_get("maxmemory")).get("maxmemory") or 0)
        kept = (await client.config_get("appendonly")).get("appendonly")
        saves = (await client.config_get("save")).get("save")
    except (redis.RedisError, AttributeError, ValueError):
        return warnings
    if limit and policy != "noeviction":
        warnings.append(f"Redis may evict keys (maxmemory-policy {policy}): games can be lost. Set noeviction.")
    if kept == "no" and not saves:
        warnings.append("Redis keeps nothing on disk (appendonly no, save empty): a restart loses every game.")
    elif kept == "no":
        warnings.append("Redis keeps snapshots only (appendonly no): a crash loses the latest moves.")
    for warning in warnings:
        log.warning("%s", warning)
    return warnings


def redis_url() -> str | None:
    """The configured Redis, if any."""
    return os.environ.get("REDIS_URL") or None
