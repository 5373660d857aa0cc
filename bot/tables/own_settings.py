"""A person's own settings: what can be chosen, how it is told, and the buttons for it. Stored by `habits`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from zoneinfo import ZoneInfo

import msgspec

from bot.domain.messages import Button, Line, Request, line
from bot.domain.table import Refused
from bot.language.words import LANGUAGES
from bot.store.keys import platform_of
from bot.store.preferences import LESS_OFTEN, REACHED_ALONE, Preferences, known_zones

OFF = "off"
QUIET = ("21-7", "22-8", "23-9", "0-8")
MORNINGS = ("6", "7", "8", "9", "10")
ZONES = (
    *("Europe/Budapest", "Europe/Tallinn", "Europe/Kyiv", "Europe/Moscow", "Europe/London", "Europe/Berlin"),
    *("Europe/Istanbul", "Asia/Yekaterinburg", "Asia/Novosibirsk", "Asia/Vladivostok", "Asia/Dubai", "Asia/Kolkata"),
    *("Asia/Shanghai", "Asia/Tokyo", "Australia/Sydney", "Pacific/Auckland", "America/Sao_Paulo", "America/New_York"),
    *("America/Chicago", "America/Denver", "America/Los_Angeles"),
)


OWN = "me"
OWN_BUTTON = Button(f"/settings {OWN}", line("button-own-settings"))


class OwnSettings(Request, frozen=True):
    """/settings me, and /settings where there is no table."""


class OwnSetting(Request, frozen=True):
    """/settings <habit> [<value>]."""

    name: str
    value: str = ""


def _reminders(habits: Preferences, value: str) -> Preferences:
    match value:
        case "fewer":
            return msgspec.structs.replace(habits, reminders=LESS_OFTEN[habits.reminders])
        case "usual" | "less" | "none" as chosen:
            return msgspec.structs.replace(habits, reminders=chosen)
    raise Refused(line("which-value", values=", ".join(LESS_OFTEN)))


def _where(habits: Preferences, value: str) -> Preferences:
    match value:
        case "channel" | "direct" as chosen:
            return msgspec.structs.replace(habits, where=chosen)
    raise Refused(line("which-value", values="channel, direct"))


def _zone(habits: Preferences, value: str) -> Preferences:
    if value == OFF:
        return msgspec.structs.replace(habits, zone="")
    zone = known_zones().get(value.replace(" ", "_"))
    if zone is None:
        raise Refused(line("which-zone"))
    return msgspec.structs.replace(habits, zone=zone)


def _quiet(habits: Preferences, value: str) -> Preferences:
    if value == OFF:
        return msgspec.structs.replace(habits, quiet=None)
    hours = [_hour(part) for part in value.replace("–", "-").replace(" ", "-").split("-") if part]
    if len(hours) != 2 or hours[0] == hours[1]:
        raise Refused(line("which-hours"))
    return msgspec.structs.replace(habits, quiet=(hours[0], hours[1]))


def _digest(habits: Preferences, value: str) -> Preferences:
    return msgspec.structs.replace(habits, digest=None if value == OFF else _hour(value))


def _hour(text: str) -> int:
    """`22` or `22:00`."""
    plain = text.removesuffix(":00")
    if not plain.isdecimal() or int(plain) > 23:
        raise Refused(line("which-hours"))
    return int(plain)


def _speak(habits: Preferences, value: str) -> Preferences:
    if value not in (*LANGUAGES, OFF):
        raise Refused(line("which-language", languages=", ".join(LANGUAGES)))
    return msgspec.structs.replace(habits, language="" if value == OFF else value)


HABITS: Mapping[str, Callable[[Preferences, str], Preferences]] = {
    "reminders": _reminders,
    "where": _where,
    "quiet": _quiet,
    "zone": _zone,
    "digest": _digest,
    "speak": _speak,
}
"""By setting: the habits after it is given a value."""

ALONE = ("where", "digest")  # what takes a platform on which a person can be written to alone
APP = "speak"  # where a person is not written to alone, a page speaks with him, and has its own choice of language


def offered(person: str) -> list[str]:
    """The settings that make sense for this person."""
    alone = platform_of(person) in REACHED_ALONE
    return [name for name in HABITS if alone or name not in (*ALONE, APP)]


def value_of(habits: Preferences, name: str) -> str:
    """What this setting has now, as one would write it."""
    match name:
        case "reminders":
            return habits.reminders
        case "where":
            return habits.where
        case "quiet":
            return f"{habits.quiet[0]}-{habits.quiet[1]}" if habits.quiet else OFF
        case "zone":
            return habits.zone or OFF
        case "digest":
            return OFF if habits.digest is None else str(habits.digest)
    return habits.language or OFF


def told(habits: Preferences, name: str) -> Line:
    """A setting, told."""
    match name:
        case "reminders" | "where":
            return line(f"habit-{name}-{value_of(habits, name)}")
        case "quiet" if habits.quiet:
            return line("habit-quiet", hours=f"{habits.quiet[0]}–{habits.quiet[1]}")
        case "zone" if habits.zone:
            return line("habit-zone", zone=habits.zone.replace("_", " "))
        case "digest" if habits.digest is not None:
            return line("habit-digest", hour=f"{habits.digest}:00")
        case "speak" if habits.language:
            return line("habit-speak", tongue=LANGUAGES[habits.language])
    return line(f"habit-no-{name}")


def choices(habits: Preferences, name: str, now: float) -> tuple[Button, ...]:
    """The other values one could choose; any other can be typed."""
    values: Mapping[str, tuple[str, ...]] = {
        "reminders": tuple(LESS_OFTEN),
        "where": ("channel", "direct"),
        "quiet": (*QUIET, OFF),
        "zone": (*ZONES, OFF),
        "digest": (*MORNINGS, OFF),
        "speak": (*LANGUAGES, OFF),
    }
    others = [value for value in values[name] if value != value_of(habits, name)]
    return tuple(Button(f"/settings {name} {value}", _face(name, value, now)) for value in others)


def _face(name: str, value: str, now: float) -> Line:
    if name in ("reminders", "where") or value == OFF:
        return line(f"button-{name}-{value}")
    if name == "zone":  # one knows one's own time better than the name of a zone
        city = value.split("/")[-1].replace("_", " ")
        return line("word", word=f"{city}, {datetime.fromtimestamp(now, ZoneInfo(value)):%H:%M}")
    if name == "speak":
        return line("word", word=LANGUAGES[value])
    return line("word", word=value.replace("-", "–") if name == "quiet" else f"{value}:00")


def overview(habits: Preferences, person: str) -> tuple[tuple[Line, ...], tuple[Button, ...]]:
    """All settings that make sense for this person, told, and a button for each."""
    names = offered(person)
    buttons = tuple(Button(f"/settings {name}", line(f"button-{name}")) for name in names)
    return tuple(told(habits, name) for name in names), buttons


def undo(habits: Preferences, name: str) -> tuple[Button, ...]:
    """What brings back a setting as it was."""
    return Button(f"/settings {name} {value_of(habits, name)}", line("button-put-back"), "primary"), OWN_BUTTON
