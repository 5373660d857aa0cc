"""What a person likes: language, time zone, quiet hours, how and where to be reminded, and holidays."""

from __future__ import annotations

from datetime import UTC, tzinfo
from functools import cache
from typing import Literal, TypeAlias
from zoneinfo import ZoneInfo, available_timezones

import msgspec

from bot.domain.messages import Person
from bot.domain.turn_time import Pause, next_morning, waking

Reminders: TypeAlias = Literal["usual", "less", "none"]
Where: TypeAlias = Literal["channel", "direct"]
Stats: TypeAlias = Literal["off", "group", "world"]
"""Whether results are summed up and rated at all; told where one played; or also among all players of the world."""

LESS_OFTEN: dict[Reminders, Reminders] = {"usual": "less", "less": "none", "none": "none"}


@cache
def known_zones() -> dict[str, str]:
    """Every time zone, by its name in small letters."""
    return {zone.lower(): zone for zone in available_timezones()}


class Preferences(msgspec.Struct, frozen=True, omit_defaults=True):
    """One person's choices; the defaults are for who never chose."""

    language: str = ""
    zone: str = ""
    quiet: tuple[int, int] | None = None
    reminders: Reminders = "usual"
    where: Where = "channel"
    digest: int | None = None
    away: Pause | None = None
    reach: str = ""  # who is written to alone, and has several accounts: on which platform
    stats: Stats = "group"

    @property
    def clock(self) -> tzinfo:
        """The person's time zone; the world's, if we were not told."""
        zone = known_zones().get(self.zone.lower())
        return ZoneInfo(zone) if zone else UTC


def joined(first: Preferences, second: Preferences) -> Preferences:
    """Those of one person who had two: what the first has not chosen is as the second has."""
    fallback = Preferences()
    chosen = {
        name: getattr(second, name)
        for name in Preferences.__struct_fields__
        if getattr(first, name) == getattr(fallback, name)
    }
    return msgspec.structs.replace(first, **chosen)


def located(preferences: Preferences, who: Person) -> Preferences:
    """The preferences in the time zone that the platform tells of the person, unless they have chosen one."""
    known = known_zones().get(who.zone.lower())
    return msgspec.structs.replace(preferences, zone=known) if known and not preferences.zone else preferences


def digest_due(preferences: Preferences, now: float) -> float | None:
    """When the next morning's digest is, if it is wanted; not in quiet hours."""
    if preferences.digest is None:
        return None
    return waking(next_morning(now, preferences.clock, preferences.digest), preferences.clock, preferences.quiet)
