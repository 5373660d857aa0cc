"""Who reads: in which language, and by which clock."""

from __future__ import annotations

from datetime import UTC, tzinfo
from functools import lru_cache
from zoneinfo import ZoneInfo

import msgspec

from bot.adapters.web import PLATFORM
from bot.adapters.web.limits import LINES_KEPT
from bot.domain.messages import Line
from bot.domain.preferences import known_zones
from bot.language.words import say, speak, wall_clock

_pack = msgspec.msgpack.Encoder().encode
_unpack = msgspec.msgpack.Decoder(Line).decode


class Reader(msgspec.Struct, frozen=True):
    """A reader's language and time zone, as the browser names them; and where they read: the tables of that platform
    can be opened there.
    """

    language: str = "en"
    zone: str = ""
    platform: str = PLATFORM.name

    @property
    def clock(self) -> tzinfo:
        """The reader's time zone; the world's, where the browser does not tell."""
        zone = known_zones().get(self.zone.lower())
        return ZoneInfo(zone) if zone else UTC

    def say(self, key: str, **args: str | int) -> str:
        """One sentence."""
        return say(self.language, key, **args)

    def speak(self, sentence: Line) -> str:
        """A line, with its moments by the reader's own clock. A page asks for the same ones with every move."""
        return _spoken(self, _pack(sentence))


@lru_cache(maxsize=LINES_KEPT)
def _spoken(reader: Reader, packed: bytes) -> str:
    return speak(reader.language, _unpack(packed), wall_clock(reader.language, reader.clock))
