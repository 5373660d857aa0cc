"""Every platform there is. A new one is a package beside these, which describes itself, and its name here."""

from __future__ import annotations

from importlib import import_module

from bot.adapters.base.platform import Platform, Platforms

PACKAGES = (
    "web",
    "discord",
    "telegram",
)


def described(package: str) -> Platform:
    """What the package of a platform says of it."""
    platform = import_module(f"bot.adapters.{package}").PLATFORM
    assert isinstance(platform, Platform)
    return platform


PLATFORMS = Platforms(*map(described, PACKAGES))
