"""Why Redis did not do what it was asked, in a few words for those who run the house."""

from __future__ import annotations

import redis.asyncio as redis
from redis.exceptions import ClusterDownError, OutOfMemoryError, RedisClusterException, SlotNotCoveredError

from bot.store.scripts import NotYetSafe


def reason_of(error: Exception) -> str:
    """In a few words."""
    text = str(error)
    if "No space left" in text:
        return "disk full"
    if text.startswith("MISCONF"):
        return "it cannot write to its disk"
    if text.startswith("NOREPLICAS"):
        return "too few replicas"
    return next((words for kind, words in KINDS if isinstance(error, kind)), type(error).__name__)


KINDS: tuple[tuple[type[Exception], str], ...] = (
    (NotYetSafe, "too few replicas"),
    (OutOfMemoryError, "out of memory"),
    (redis.ReadOnlyError, "read-only"),
    (redis.BusyLoadingError, "still loading"),
    (redis.AuthenticationError, "it does not let us in"),
    (redis.TimeoutError, "no answer"),
    (TimeoutError, "no answer"),
    (ClusterDownError, "the cluster is down"),
    (SlotNotCoveredError, "a part of the cluster is missing"),
    (RedisClusterException, "the cluster is out of reach"),
    (redis.ConnectionError, "out of reach"),
    (OSError, "out of reach"),
)
"""The libraries' kinds of trouble, the special before the general."""
