"""What a person likes: language, time zone, quiet hours, how and where to be reminded, and holidays."""

from __future__ import annotations

from datetime import UTC, tzinfo
from typing import Literal, TypeAlias, cast
from zoneinfo import ZoneInfo, available_timezones

import msgspec

from bot.pace import Pause
from bot.partitions import key
from bot.store import Store

Reminders: TypeAlias = Literal["usual", "less", "none"]
Where: TypeAlias = Literal["channel", "direct"]

DIGEST = "digest"  # the due time of a morning's digest

LESS_OFTEN: dict[Reminders, Reminders] = {"usual": "less", "less": "none", "none": "none"}


class Habits(msgspec.Struct, frozen=True, omit_defaults=True):
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
        return ZoneInfo(self.zone) if self.zone in available_timezones() else UTC


_habits = msgspec.msgpack.Decoder(Habits)


class People:
    """The habits of everyone, by person."""

    def __init__(self, store: Store) -> None:
        self.client = store.client

    async def habits(self, person: str) -> Habits:
        """What this person chose."""
        stored = cast(bytes | None, await self.client.get(key(person, "habits")))
        return _habits.decode(stored) if stored else Habits()

    async def keep(self, person: str, habits: Habits) -> None:
        """Remembers it."""
        await self.client.set(key(person, "habits"), msgspec.msgpack.encode(habits))


def direct_channel(person: str) -> str:
    """Where a person is reached alone."""
    return person.replace(":", ":@", 1)


def person_of(own: str) -> str:
    """Whose channel that is."""
    return own.replace(":@", ":", 1)
