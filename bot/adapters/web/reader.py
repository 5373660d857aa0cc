"""Who reads: in which language, and by which clock."""

from __future__ import annotations

from datetime import UTC, tzinfo
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

import msgspec

from bot.messages import Line
from bot.words import say, speak, wall_clock


@cache
def _zones() -> frozenset[str]:
    return frozenset(available_timezones())


class Reader(msgspec.Struct, frozen=True):
    """A reader's language and time zone, as the browser names them."""

    language: str = "en"
    zone: str = ""

    @property
    def clock(self) -> tzinfo:
        """The reader's time zone; the world's, where the browser does not tell."""
        return ZoneInfo(self.zone) if self.zone in _zones() else UTC

    def say(self, key: str, **args: str | int) -> str:
        """One sentence."""
        return say(self.language, key, **args)

    def speak(self, sentence: Line) -> str:
        """A line, with its moments by the reader's own clock."""
        return speak(self.language, sentence, wall_clock(self.language, self.clock))
