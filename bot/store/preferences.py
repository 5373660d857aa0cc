"""What a person likes: language, time zone, quiet hours, how and where to be reminded, and holidays."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, tzinfo
from functools import cache
from typing import Literal, TypeAlias, cast
from zoneinfo import ZoneInfo, available_timezones

import msgspec

from bot.domain.messages import Person
from bot.domain.pace import Pause, next_morning, waking
from bot.store.keys import key
from bot.store.scripts import Script
from bot.store.store import Store

Reminders: TypeAlias = Literal["usual", "less", "none"]
Where: TypeAlias = Literal["channel", "direct"]

DIGEST = "digest"  # the due time of a morning's digest
TELL = "tell"  # and of telling a person what waits for them

REACHED_ALONE = frozenset({"discord", "telegram"})
"""The platforms on which a person can be written to alone."""

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

    @property
    def clock(self) -> tzinfo:
        """The person's time zone; the world's, if we were not told."""
        zone = known_zones().get(self.zone.lower())
        return ZoneInfo(zone) if zone else UTC


def located(habits: Preferences, who: Person) -> Preferences:
    """The habits in the time zone that the platform tells of the person, unless they have chosen one."""
    known = known_zones().get(who.zone.lower())
    return msgspec.structs.replace(habits, zone=known) if known and not habits.zone else habits


_habits = msgspec.msgpack.Decoder(Preferences)


def digest_due(habits: Preferences, now: float) -> float | None:
    """When the next morning's digest is, if it is wanted; not in quiet hours."""
    if habits.digest is None:
        return None
    return waking(next_morning(now, habits.clock, habits.digest), habits.clock, habits.quiet)


class People:
    """The habits of everyone, by person."""

    def __init__(self, store: Store) -> None:
        self.client = store.client
        self._keep = Script(store.client, "compare_and_set")

    async def habits(self, person: str) -> Preferences:
        """What this person chose."""
        return _read(cast(bytes | None, await self.client.get(key(person, "habits"))))

    async def change(
        self, person: str, changed: Callable[[Preferences], Preferences]
    ) -> tuple[Preferences, Preferences]:
        """Changes a habit and remembers it, whatever else is changed at the same time; gives before and after."""
        name = key(person, "habits")
        while True:
            stored = cast(bytes | None, await self.client.get(name))
            before = _read(stored)
            after = changed(before)
            if await self._keep([name], [stored or b"", msgspec.msgpack.encode(after)]):
                return before, after


def _read(stored: bytes | None) -> Preferences:
    return _habits.decode(stored) if stored else Preferences()


def direct_channel(person: str) -> str:
    """Where a person is reached alone."""
    return person.replace(":", ":@", 1)


def person_of(own: str) -> str:
    """Whose channel that is."""
    return own.replace(":@", ":", 1)
