"""How keys are laid out: every key of a channel carries its partition's hash tag, so all are in one cluster slot."""

from __future__ import annotations

from zlib import crc32

PARTITIONS = 64
PREFIX = "zoco"


def partition(channel: str) -> int:
    """The partition of a channel (or of a person)."""
    return crc32(channel.encode()) % PARTITIONS


def key(channel: str, kind: str) -> str:
    """The key of that kind that belongs to this channel alone."""
    return f"{PREFIX}:{{{partition(channel)}}}:{kind}:{channel}"


def shared_key(number: int, kind: str) -> str:
    """The key of that kind that a whole partition shares."""
    return f"{PREFIX}:{{{number}}}:{kind}"


def platform_of(channel: str) -> str:
    """`web` of `web:abc`."""
    return channel.split(":", 1)[0]
