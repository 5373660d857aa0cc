"""Every variable that the owner of a house can set: its kind, and its meaning. All are checked once, at the start."""

from __future__ import annotations

import logging
import math
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from bot.adapters.web.door import door_of
from bot.store.connect import check_address

HOST = "127.0.0.1"
PORT = 8000
SHOWN = 60  # characters of what was given
HOST_NAME = re.compile(r"[\w.-]+|[\da-fA-F:.]+(%\w+)?")
SECRET = re.compile(r"[\w-]{1,256}", re.ASCII)  # core.telegram.org/bots/api#setwebhook
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")


class WrongSetting(ValueError):
    """A variable that cannot be what it is: which, and what it may be."""


class Kind(msgspec.Struct, frozen=True):
    """What the value of a variable may be; `read` throws a ValueError for any other."""

    may_be: str
    read: Callable[[str], object]
    secret: bool = False  # then what was given is not repeated in a complaint


class Variable(msgspec.Struct, frozen=True):
    """One of them."""

    name: str
    kind: Kind
    about: str


def _number(least: float, most: float, kind: Callable[[str], float], words: str) -> Kind:
    def read(text: str) -> float:
        number = kind(text)
        if not (math.isfinite(number) and least <= number <= most):
            raise ValueError
        return number

    return Kind(f"{words} from {least:g} to {most:g}", read)


def _whole(least: int, most: int) -> Kind:
    return _number(least, most, int, "a whole number")


def _written(pattern: re.Pattern[str], may_be: str, *, secret: bool = False) -> Kind:
    def read(text: str) -> str:
        if not pattern.fullmatch(text):
            raise ValueError
        return text

    return Kind(may_be, read, secret)


def _address(*schemes: str) -> Callable[[str], str]:
    def read(text: str) -> str:
        parts = urlsplit(text)
        if parts.scheme not in schemes or not parts.hostname or (parts.port or 1) < 1:
            raise ValueError
        return text

    return read


def _redis(text: str) -> None:
    for address in filter(None, map(str.strip, text.split(","))):
        check_address(address)


def _folder(text: str) -> Path:
    path = Path(text).expanduser()
    if path.exists() and not path.is_dir():
        raise ValueError
    return path


def _level(text: str) -> int:
    if text.upper() not in LEVELS:
        raise ValueError
    return logging.getLevelNamesMapping()[text.upper()]


def _one_of_several(_: str) -> None:
    """Only what they are together can be checked."""


PORT_KIND = _whole(1, 65535)
HOST_KIND = _written(HOST_NAME, "an address or a name of this machine, such as 127.0.0.1")
TOKEN = _written(re.compile(r"[!-~]+"), "one word, as the platform gave it", secret=True)
TOGETHER = Kind("", _one_of_several)

VARIABLES = (
    Variable(
        "REDIS_URL",
        Kind("redis://host:6379, rediss:// or unix://, several parted by commas", _redis, secret=True),
        "the Redis or Valkey to use",
    ),
    Variable("ZOCO_REPLICAS", _whole(0, 100), "replicas that must have a move before it counts as stored"),
    Variable("ZOCO_DATA", Kind("a folder", _folder), "where the Redis that comes along keeps its data"),
    Variable("ZOCO_HOST", HOST_KIND, "where the page is served"),
    Variable("PORT", PORT_KIND, "and on which port"),
    Variable("ZOCO_HOSTS", TOGETHER, "the names by which the page is called"),
    Variable("ZOCO_PROXIES", TOGETHER, "the proxies before the page"),
    Variable("ZOCO_METRICS", TOGETHER, "who may read /metrics"),
    Variable("DISCORD_TOKEN", TOKEN, "the bot on Discord"),
    Variable("SHARD_COUNT", TOGETHER, "the number of all shards on Discord"),
    Variable("SHARD_IDS", TOGETHER, "the shards of this process"),
    Variable("TELEGRAM_TOKEN", TOKEN, "the bot on Telegram"),
    Variable("TELEGRAM_API", Kind("an address such as https://api.telegram.org", _address("http", "https")), "its API"),
    Variable(
        "TELEGRAM_WEBHOOK_URL",
        Kind("an https address such as https://example.org/telegram", _address("https")),
        "where Telegram brings the updates",
    ),
    Variable(
        "TELEGRAM_SECRET",
        _written(SECRET, "1 to 256 letters, digits, _ and -", secret=True),
        "what Telegram must send along with every update",
    ),
    Variable("TELEGRAM_HOST", HOST_KIND, "where the webhook listens"),
    Variable("TELEGRAM_PORT", PORT_KIND, "and on which port"),
    Variable("ZOCO_ROBOT_PACE", _number(0, 3600, float, "seconds,"), "how long robots take for a move at least"),
    Variable("ZOCO_COMMANDS_A_MINUTE", _whole(0, 1_000_000), "commands that one person may give"),
    Variable("ZOCO_TABLES_AN_HOUR", _whole(0, 1_000_000), "tables that one person may open"),
    Variable("ZOCO_LOG", Kind(f"one of {', '.join(LEVELS)}", _level), "level of the log"),
)


def check(environment: Mapping[str, str]) -> None:
    """Throws the first thing that is wrong. What is empty counts as not set."""
    for variable in VARIABLES:
        if text := environment.get(variable.name, "").strip():
            _check(variable, text)
    for group in (door_of, _shards):
        try:
            group(environment)
        except ValueError as error:
            raise WrongSetting(str(error)) from None


def _check(variable: Variable, text: str) -> None:
    try:
        variable.kind.read(text)
    except (ValueError, OverflowError):
        given = "" if variable.kind.secret else f", not {text[:SHOWN]!r}"
        raise WrongSetting(f"{variable.name} may be {variable.kind.may_be}{given}") from None


def _shards(environment: Mapping[str, str]) -> None:
    if any(environment.get(name, "").strip() for name in ("SHARD_COUNT", "SHARD_IDS")):
        from bot.adapters.discord.client import read_shards  # takes its time, so only for those who need it

        read_shards(environment)


def port(text: str) -> int:
    """The port that an option names; ValueError if it is none."""
    return int(str(PORT_KIND.read(text)))
