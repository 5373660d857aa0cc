"""A window in a platform's own app in which the page is open: it proves who somebody is, and what it was opened for.

It proves nothing else. What somebody may see and do is decided as for everyone: by the chat that the table is in.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

import msgspec

from bot.domain.messages import Line, Person


class NotLetIn(Exception):
    """Nobody comes in by this proof, and why in words."""

    def __init__(self, sentence: Line) -> None:
        super().__init__(sentence.key)
        self.line = sentence


class Arrived(msgspec.Struct, frozen=True):
    """Who has come, and the channel they came for. `back` is handed to their window, and to nobody else."""

    person: Person
    channel: str
    back: Mapping[str, str] = {}


class Window(Protocol):
    """The window of one platform.

    `ancestors` are the only pages that may have it in a frame. Where the platform opens it at the root, a query with
    all of `marks` in it tells so.
    """

    name: str
    ancestors: tuple[str, ...]
    marks: frozenset[str]

    async def facts(self) -> Mapping[str, str]:
        """What the page must know before anybody has come, and everybody may."""

    async def arrived(self, proof: Mapping[str, str]) -> Arrived:
        """Who comes with this proof; NotLetIn if it proves nothing."""

    def link(self, channel: str) -> str:
        """The address by which others open the window at that table; "" where there is none."""

    async def close(self) -> None:
        """Lets go of what it holds open."""
