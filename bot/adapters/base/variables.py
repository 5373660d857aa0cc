"""What the owner of a house can set: the kinds of variables, and what each of them may be."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from urllib.parse import urlsplit

import msgspec

HOST_NAME = re.compile(r"[\w.-]+|[\da-fA-F:.]+(%\w+)?")


class Kind(msgspec.Struct, frozen=True):
    """What the value of a variable may be; `read` throws a ValueError for any other."""

    may_be: str
    read: Callable[[str], object]
    secret: bool = False  # then what was given is not repeated in a complaint, and no log shows it


class Variable(msgspec.Struct, frozen=True):
    """One of them."""

    name: str
    kind: Kind
    about: str


def number(least: float, most: float, kind: Callable[[str], float], words: str) -> Kind:
    """A number between these."""

    def read(text: str) -> float:
        given = kind(text)
        if not (math.isfinite(given) and least <= given <= most):
            raise ValueError
        return given

    return Kind(f"{words} from {least} to {most}", read)


def whole(least: int, most: int) -> Kind:
    """A whole number between these."""
    return number(least, most, int, "a whole number")


def written(pattern: re.Pattern[str], may_be: str, *, secret: bool = False) -> Kind:
    """A text of that form."""

    def read(text: str) -> str:
        if not pattern.fullmatch(text):
            raise ValueError
        return text

    return Kind(may_be, read, secret)


def address(may_be: str, *schemes: str) -> Kind:
    """An address that begins with one of these."""

    def read(text: str) -> str:
        parts = urlsplit(text)
        if parts.scheme not in schemes or not parts.hostname or (parts.port or 1) < 1:
            raise ValueError
        return text

    return Kind(may_be, read)


def _one_of_several(_: str) -> None:
    """Only what they are together can be checked."""


PORT = whole(1, 65535)
HOST = written(HOST_NAME, "an address or a name of this machine, such as 127.0.0.1")
TOKEN = written(re.compile(r"[!-~]+"), "one word, as the platform gave it", secret=True)
TOGETHER = Kind("", _one_of_several)
