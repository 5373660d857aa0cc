"""One short id from a click to the posts that it causes: whatever is logged on the way carries it.

It is made from the id that the platform gave the click, travels with the posts through Redis, and tells nobody
anything that only the two of them know.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from contextvars import ContextVar
from hashlib import blake2b

_current: ContextVar[str] = ContextVar("trail", default="")


def trail_of(command: str) -> str:
    """The trail of a command by its id."""
    return blake2b(command.encode(errors="replace"), digest_size=4).hexdigest()


def current_trail() -> str:
    """The one we are on; "" for what nobody's click has caused."""
    return _current.get()


@contextlib.contextmanager
def on_trail(trail: str) -> Iterator[None]:
    """What is done within belongs to it."""
    token = _current.set(trail)
    try:
        yield
    finally:
        _current.reset(token)
