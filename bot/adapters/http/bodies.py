"""What strangers send as JSON: typed values, or one error for everything that is none."""

from __future__ import annotations

from typing import TypeVar

import msgspec

T = TypeVar("T")


class BadBody(ValueError):
    """Bytes that are not the JSON that was asked for."""


def decoded(body: bytes, kind: type[T]) -> T:
    """The value in a body. Not only its shape can be wrong: its bytes may be no text, its lists nested too deep."""
    try:
        value = msgspec.json.decode(body, type=kind)
        body.decode()  # what is skipped while decoding is not checked there
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadBody(type(error).__name__) from None
    return value
