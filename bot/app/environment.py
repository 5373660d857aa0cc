"""Every variable that the owner of a house can set: its kind, and its meaning. All are checked once, at the start."""

from __future__ import annotations

import logging
import os
import stat
from collections.abc import Mapping
from pathlib import Path

from bot.adapters.base.variables import HOST as HOST_KIND
from bot.adapters.base.variables import PORT as PORT_KIND
from bot.adapters.base.variables import Kind, Variable, number, whole
from bot.adapters.platforms import PLATFORMS
from bot.runtime.logs import FORMATS
from bot.store.connect import check_address

HOST = "127.0.0.1"
PORT = 8000
SHOWN = 60  # characters of what was given
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")


class WrongSetting(ValueError):
    """A variable that cannot be what it is: which, and what it may be."""


def _redis(text: str) -> None:
    addresses = [address for address in map(str.strip, text.split(",")) if address]
    if not addresses:
        raise ValueError
    for address in addresses:
        check_address(address)


def _folder(text: str) -> Path:
    path = Path(text).expanduser()
    there = next(folder for folder in (path, *path.parents) if folder.exists())
    shared = there == path and there.stat().st_mode & stat.S_ISVTX
    if shared or not there.is_dir() or not os.access(there, os.W_OK | os.X_OK):
        raise ValueError
    return path


def _level(text: str) -> int:
    if text.upper() not in LEVELS:
        raise ValueError
    return logging.getLevelNamesMapping()[text.upper()]


def _format(text: str) -> str:
    if text.lower() not in FORMATS:
        raise ValueError
    return text


def where(text: str) -> tuple[str, int]:
    """The address and the port that are meant; without an address it is this machine's own."""
    host, colon, number = text.rpartition(":")
    return str(HOST_KIND.read(host.strip("[]"))) if colon else HOST, port(number)


VARIABLES = (
    Variable(
        "REDIS_URL",
        Kind("redis://host:6379, rediss:// or unix://, several parted by commas", _redis, secret=True),
        "the Redis or Valkey to use",
    ),
    Variable("ZOCO_REPLICAS", whole(0, 100), "replicas that must have a move before it counts as stored"),
    Variable(
        "ZOCO_DATA",
        Kind("a folder that is yours alone and can be written to", _folder),
        "where the Redis that comes along keeps its data",
    ),
    Variable("ZOCO_HOST", HOST_KIND, "where the page is served"),
    Variable("PORT", PORT_KIND, "and on which port"),
    *PLATFORMS.variables,
    Variable("ZOCO_ROBOT_PACE", number(0, 3600, float, "seconds,"), "how long robots take for a move at least"),
    Variable("ZOCO_COMMANDS_A_MINUTE", whole(0, 1_000_000), "commands that one person may give"),
    Variable("ZOCO_TABLES_AN_HOUR", whole(0, 1_000_000), "tables that one person may open"),
    Variable("ZOCO_LOG", Kind(f"one of {', '.join(LEVELS)}", _level), "level of the log"),
    Variable("ZOCO_LOG_FORMAT", Kind(" or ".join(FORMATS), _format), "whether the log is lines or JSON"),
    Variable(
        "ZOCO_METRICS_AT",
        Kind("a port, or an address and a port such as 127.0.0.1:9100", where),
        "where any process serves /metrics and /healthz apart from the page",
    ),
)


def check(environment: Mapping[str, str]) -> None:
    """Throws the first thing that is wrong. What is empty counts as not set."""
    for variable in VARIABLES:
        if text := environment.get(variable.name, "").strip():
            _check(variable, text)
    for platform in PLATFORMS:
        try:
            if platform.check:
                platform.check(environment)
        except ValueError as error:
            raise WrongSetting(str(error)) from None


def _check(variable: Variable, text: str) -> None:
    try:
        variable.kind.read(text)
    except (ValueError, OverflowError, OSError, RuntimeError):
        given = "" if variable.kind.secret else f", not {text[:SHOWN]!r}"
        raise WrongSetting(f"{variable.name} may be {variable.kind.may_be}{given}") from None


SECRETS = tuple(variable.name for variable in PLATFORMS.variables if variable.kind.secret)
"""What no log may show."""


def port(text: str) -> int:
    """The port that an option names; ValueError if it is none."""
    return int(str(PORT_KIND.read(text)))
