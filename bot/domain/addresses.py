"""How channels and people are written: a `platform:17` is either, `platform:@17` where that person is reached alone."""

from __future__ import annotations


def platform_of(channel: str) -> str:
    """`page` of `page:abc`."""
    return channel.split(":", 1)[0]


def direct_channel(person: str) -> str:
    """Where a person is reached alone."""
    return person.replace(":", ":@", 1)


def is_direct(channel: str) -> bool:
    """Whether a person is reached alone there."""
    return ":@" in channel


def person_of(own: str) -> str:
    """Whose channel that is."""
    return own.replace(":@", ":", 1)


def is_from_afar(person: str, channel: str) -> bool:
    """Whether somebody sits at a table of a platform that they are not on: they cannot be called there."""
    return bool(person) and platform_of(person) != platform_of(channel)
