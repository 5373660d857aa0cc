"""A person's own settings: one entry each, with what can be chosen, how it is told and what it makes of what is stored.

Menus and completion follow from the entries; `bot.store.preferences` stores what was chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from zoneinfo import ZoneInfo

import msgspec

from bot.domain.messages import Button, Line, Person, Request, line
from bot.domain.preferences import LESS_OFTEN, Preferences, known_zones
from bot.domain.table import Refused
from bot.language.languages import LANGUAGES

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
    """/settings <setting> [<value>]."""

    name: str
    value: str = ""


def _reminders(preferences: Preferences, value: str) -> Preferences:
    match value:
        case "fewer":
            return msgspec.structs.replace(preferences, reminders=LESS_OFTEN[preferences.reminders])
        case "usual" | "less" | "none" as chosen:
            return msgspec.structs.replace(preferences, reminders=chosen)
    raise Refused(line("which-value", values=", ".join(LESS_OFTEN)))


def _where(preferences: Preferences, value: str) -> Preferences:
    match value:
        case "channel" | "direct" as chosen:
            return msgspec.structs.replace(preferences, where=chosen, reach="")
    raise Refused(line("which-value", values="channel, direct"))


def _reach(preferences: Preferences, value: str) -> Preferences:
    return msgspec.structs.replace(preferences, where="direct", reach=value)


def _sentence_where(preferences: Preferences) -> Line:
    if preferences.where == "direct" and preferences.reach:
        return line("habit-where-at", place=line(f"place-{preferences.reach}"))
    return line(f"habit-where-{preferences.where}")


def _face_where(value: str, now: float) -> Line:
    return line(f"button-where-{value}") if value in ("channel", "direct") else _at(value)


def _at(platform: str) -> Line:
    return line("button-where-at", place=line(f"place-{platform}"))


def _zone(preferences: Preferences, value: str) -> Preferences:
    if value == OFF:
        return msgspec.structs.replace(preferences, zone="")
    zone = known_zones().get(value.replace(" ", "_"))
    if zone is None:
        raise Refused(line("which-zone"))
    return msgspec.structs.replace(preferences, zone=zone)


def _quiet(preferences: Preferences, value: str) -> Preferences:
    if value == OFF:
        return msgspec.structs.replace(preferences, quiet=None)
    hours = [_hour(part) for part in value.replace("–", "-").replace(" ", "-").split("-") if part]
    if len(hours) != 2 or hours[0] == hours[1]:
        raise Refused(line("which-hours"))
    return msgspec.structs.replace(preferences, quiet=(hours[0], hours[1]))


def _digest(preferences: Preferences, value: str) -> Preferences:
    return msgspec.structs.replace(preferences, digest=None if value == OFF else _hour(value))


def _hour(text: str) -> int:
    """`22` or `22:00`."""
    plain = text.removesuffix(":00")
    if not plain.isdecimal() or int(plain) > 23:
        raise Refused(line("which-hours"))
    return int(plain)


def _speak(preferences: Preferences, value: str) -> Preferences:
    if value not in (*LANGUAGES, OFF):
        raise Refused(line("which-language", languages=", ".join(LANGUAGES)))
    return msgspec.structs.replace(preferences, language="" if value == OFF else value)


def _stats(preferences: Preferences, value: str) -> Preferences:
    match value:
        case "off" | "group" | "world" as chosen:
            return msgspec.structs.replace(preferences, stats=chosen)
    raise Refused(line("which-value", values="off, group, world"))


def _span(hours: tuple[int, int]) -> str:
    return f"{hours[0]}-{hours[1]}"


def _by_value(name: str) -> Callable[[Preferences], Line]:
    """Told by a sentence of its own for each value."""
    return lambda preferences: line(f"habit-{name}-{OWN_SETTINGS[name].value(preferences)}")


def _sentence_quiet(preferences: Preferences) -> Line:
    return (
        line("habit-quiet", hours=_span(preferences.quiet).replace("-", "–"))
        if preferences.quiet
        else line("habit-no-quiet")
    )


def _sentence_zone(preferences: Preferences) -> Line:
    return line("habit-zone", zone=preferences.zone.replace("_", " ")) if preferences.zone else line("habit-no-zone")


def _sentence_digest(preferences: Preferences) -> Line:
    return (
        line("habit-no-digest") if preferences.digest is None else line("habit-digest", hour=f"{preferences.digest}:00")
    )


def _sentence_speak(preferences: Preferences) -> Line:
    return (
        line("habit-speak", tongue=LANGUAGES[preferences.language]) if preferences.language else line("habit-no-speak")
    )


def _as_words(name: str) -> Callable[[str, float], Line]:
    """A face of its own for each value."""
    return lambda value, now: line(f"button-{name}-{value}")


def _as_city(value: str, now: float) -> Line:
    """One knows one's own time better than the name of a zone."""
    city = value.split("/")[-1].replace("_", " ")
    return line("word", word=f"{city}, {datetime.fromtimestamp(now, ZoneInfo(value)):%H:%M}")


class PersonalSetting(msgspec.Struct, frozen=True):
    """A setting of one's own: the `values` that are offered, and how any other is `put` among what is stored.

    `value` is what it has now, as one would type it; `sentence` says so; `face` is a button for a value,
    and for `off` each has words of its own. `alone`: it takes a platform on which a person can be written to alone.
    """

    name: str
    values: tuple[str, ...]
    put: Callable[[Preferences, str], Preferences]
    value: Callable[[Preferences], str]
    sentence: Callable[[Preferences], Line]
    face: Callable[[str, float], Line]
    alone: bool = False

    def button(self, value: str, now: float) -> Button:
        """A button that chooses a value."""
        face = line(f"button-{self.name}-{OFF}") if value == OFF else self.face(value, now)
        return Button(f"/settings {self.name} {value}", face)

    def named(self) -> Line:
        """What it is called."""
        return line(f"button-{self.name}")


WHERE = "where"
APP = "speak"  # where a person is not written to alone, a page speaks with them, and has its own choice of language

OWN_SETTINGS: Mapping[str, PersonalSetting] = {
    one.name: one
    for one in (
        PersonalSetting(
            "reminders",
            tuple(LESS_OFTEN),
            _reminders,
            lambda preferences: preferences.reminders,
            _by_value("reminders"),
            _as_words("reminders"),
        ),
        PersonalSetting(
            WHERE,
            ("channel", "direct"),
            _where,
            lambda preferences: preferences.reach or preferences.where,
            _sentence_where,
            _face_where,
            alone=True,
        ),
        PersonalSetting(
            "quiet",
            (*QUIET, OFF),
            _quiet,
            lambda preferences: _span(preferences.quiet) if preferences.quiet else OFF,
            _sentence_quiet,
            lambda value, now: line("word", word=value.replace("-", "–")),
        ),
        PersonalSetting(
            "zone", (*ZONES, OFF), _zone, lambda preferences: preferences.zone or OFF, _sentence_zone, _as_city
        ),
        PersonalSetting(
            "digest",
            (*MORNINGS, OFF),
            _digest,
            lambda preferences: OFF if preferences.digest is None else str(preferences.digest),
            _sentence_digest,
            lambda value, now: line("word", word=f"{value}:00"),
            alone=True,
        ),
        PersonalSetting(
            "stats",
            ("off", "group", "world"),
            _stats,
            lambda preferences: preferences.stats,
            _by_value("stats"),
            _as_words("stats"),
        ),
        PersonalSetting(
            APP,
            (*LANGUAGES, OFF),
            _speak,
            lambda preferences: preferences.language or OFF,
            _sentence_speak,
            lambda value, now: line("word", word=LANGUAGES[value]),
            alone=True,
        ),
    )
}
"""By name."""

WRITTEN_TO = msgspec.structs.replace(OWN_SETTINGS[WHERE], put=_reach)
"""Where to be reminded, for who has accounts on several platforms: the value is one of these."""


def offered(who: Person) -> list[PersonalSetting]:
    """The settings that make sense for this person."""
    return [own for own in OWN_SETTINGS.values() if who.reachable or not own.alone]


def choices(preferences: Preferences, own: PersonalSetting, now: float, more: Sequence[str] = ()) -> tuple[Button, ...]:
    """The other values one could choose, and `more`; any other can be typed."""
    return tuple(own.button(value, now) for value in (*own.values, *more) if value != own.value(preferences))


def overview(preferences: Preferences, who: Person) -> tuple[tuple[Line, ...], tuple[Button, ...]]:
    """All settings that make sense for this person, told, and a button for each."""
    known = offered(who)
    buttons = tuple(Button(f"/settings {own.name}", own.named()) for own in known)
    return tuple(own.sentence(preferences) for own in known), buttons


def undo(preferences: Preferences, own: PersonalSetting) -> tuple[Button, ...]:
    """What brings back a setting as it was."""
    return Button(f"/settings {own.name} {own.value(preferences)}", line("button-put-back"), "primary"), OWN_BUTTON
