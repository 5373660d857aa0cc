"""Lua scripts on one server or on a cluster, and certainty that what they wrote is on replicas."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import redis.asyncio as redis
from redis.asyncio.cluster import PipelineCommand, RedisCluster
from redis.exceptions import NoScriptError, RedisClusterException, RedisError

Client: TypeAlias = "redis.Redis | RedisCluster"
OUTAGE = (RedisError, RedisClusterException, OSError)
"""What is thrown when Redis cannot be reached, or cannot do what it is asked."""

LUA = Path(__file__).parent / "lua"
WAIT_MS = 1000  # less than the time-out of a connection


class NotYetSafe(ConnectionError):
    """Written, but not known to be on as many replicas as it should be: ask again."""


@cache
def _text(name: str) -> str:
    return (LUA / f"{name}.lua").read_text(encoding="utf-8")


class Script:
    """A script by its name. A server that does not know it yet learns it by the first call."""

    def __init__(self, client: Client, name: str) -> None:
        self.client = client
        self.text = _text(name)
        self.sha = hashlib.sha1(self.text.encode()).hexdigest()

    async def __call__(self, keys: Sequence[str], args: Sequence[str | bytes | float]) -> Any:
        """Its result."""
        try:
            return await self.client.evalsha(self.sha, len(keys), *keys, *args)
        except NoScriptError:  # a server that was restarted, or a replica that was promoted
            return await self.client.eval(self.text, len(keys), *keys, *args)

    async def safely(self, keys: Sequence[str], args: Sequence[str | bytes | float], replicas: int) -> Any:
        """Its result, once so many replicas have all that was written up to now; else `NotYetSafe`.

        WAIT speaks only of what was written on its own connection, so both go over one, to one server.
        """
        calls = [("EVAL", self.text, len(keys), *keys, *args), ("WAIT", replicas, WAIT_MS)]
        result, reached = await (
            self._at_node(keys[0], calls) if isinstance(self.client, RedisCluster) else self._in_a_row(calls)
        )
        if reached < replicas:
            raise NotYetSafe(f"on {reached} of {replicas} replicas")
        return result

    async def _in_a_row(self, calls: Sequence[tuple[Any, ...]]) -> list[Any]:
        pipe = self.client.pipeline(transaction=False)
        for call in calls:
            pipe.execute_command(*call)
        return await pipe.execute()

    async def _at_node(self, key: str, calls: Sequence[tuple[Any, ...]]) -> list[Any]:
        """Over one connection to the master of a key. A cluster's own pipeline would go on elsewhere if that failed."""
        assert isinstance(self.client, RedisCluster)
        await self.client.initialize()
        node = self.client.get_node_from_key(key)
        assert node is not None
        commands = [PipelineCommand(number, *call) for number, call in enumerate(calls)]
        await node.execute_pipeline(commands)
        for command in commands:
            if isinstance(command.result, Exception):
                raise command.result
        return [command.result for command in commands]
