"""How a table is: its language, its pace, what becomes of who is late, and its house rules; all by buttons.

Every change is answered with what would undo it. A person's own settings are in `cross_table`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import get_args

import msgspec

from bot.domain.messages import Answer, Button, Line, Request, line
from bot.domain.pace import ALLOWANCES, PACES, name_of
from bot.domain.table import Change, Desk, Late, Refused, Table
from bot.language.words import LANGUAGES
from bot.tables import posts, timing
from bot.tables.lobby import host_name, set_option
from bot.tables.looking import any_table
from bot.tables.own_settings import APP, HABITS, OWN, OWN_BUTTON, OwnSetting, OwnSettings

ON, OFF = "on", "off"
LATE: tuple[Late, ...] = get_args(Late)
ALL_BUTTON = Button("/settings", line("button-settings"))


LANGUAGE = "language"


class Settings(Request, frozen=True):
    """/settings [<setting> [<value>]]."""

    name: str = ""
    value: str = ""

    @classmethod
    def read(cls, words: Sequence[str]) -> Request:
        """By their names, those of the person who asks are told from those of the table."""
        name, *rest = [word.lower() for word in words] or [""]
        value = " ".join(rest)
        if name in HABITS:
            return OwnSetting(name, value)
        return OwnSettings() if name == OWN else cls(name, value)

    def without_table(self) -> Request:
        """One's own: all of them, or the language."""
        if not self.name:
            return OwnSettings()
        return OwnSetting(APP, self.value) if self.name == LANGUAGE else self


def settings(desk: Desk, asked: Settings) -> Change:
    """/settings [<setting> [<value>]]: shows how this table is, offers what else it could be, or changes it."""
    table = any_table(desk)
    name, value = asked.name, asked.value
    if not name:
        return Change(table, _overview(table))
    if name == LANGUAGE:
        return _language(desk, table, value)
    if name in SETTINGS:
        return _set(desk, table, name, value) if value else Change(table, _choices(table, name))
    if value not in ("", ON, OFF):
        raise Refused(line("on-or-off", rule=name[:40]))
    change = set_option(desk, name, value != OFF)
    assert change.table is not None
    was = ON if name in table.options else OFF
    return msgspec.structs.replace(change, answer=_undoable(change.table, _rules_line(change.table), f"{name} {was}"))


def _rules_line(table: Table) -> Line:
    rules = [line(f"{table.game}-option-{option}") for option in table.options]
    return line("settings-rules", rules=rules) if rules else line("settings-no-rules")


def _undoable(table: Table, told: Line, before: str) -> Answer:
    """What a setting is now, with a button that brings back how it was."""
    undo = Button(f"/settings {before}", line("button-put-back"), "primary")
    return Answer(ok=True, lines=(told,), buttons=(undo, ALL_BUTTON), stamp=table.stamp)


def _overview(table: Table) -> Answer:
    """All settings, each with a button: for its values, or for the one other that there is."""
    lines = [
        line("settings-language", language=LANGUAGES[table.language]),
        _rules_line(table),
        *(_line(table, name) for name in SETTINGS),
    ]
    buttons = _languages()
    buttons += [Button(f"/settings {name}", line(f"button-{name}")) for name in ("pace", "late", "holidays")]
    buttons += [_button("hints", OFF if table.hints else ON)]
    if table.phase == "lobby":
        buttons += [_option_button(table, option) for option in table.rules.options]
    return Answer(ok=True, lines=tuple(lines), buttons=(*buttons, OWN_BUTTON), stamp=table.stamp)


def _choices(table: Table, name: str) -> Answer:
    """The values of one setting that the table does not have."""
    others = [value for value in SETTINGS[name] if value != _value(table, name)]
    buttons = tuple(_button(name, value) for value in others)
    return Answer(ok=True, lines=(_line(table, name),), buttons=buttons, stamp=table.stamp)


def _set(desk: Desk, table: Table, name: str, value: str) -> Change:
    """The host's or a moderator's choice, at any time. The table hears of a new pace, and its clocks start anew."""
    if desk.who.id != table.host and not desk.who.moderator:
        raise Refused(line("host-decides", name=host_name(table)))
    if value not in SETTINGS[name]:
        raise Refused(line("which-value", values=", ".join(SETTINGS[name])))
    was = _value(table, name)
    if value == was:
        return Change(table, _overview(table))
    table = table.changed(**SETTINGS[name][value])
    answer = _undoable(table, _line(table, name), f"{name} {was}")
    if table.phase == "lobby":
        return Change(table, answer, posts=(posts.lobby_step(table),))
    if name != "pace" or table.phase != "playing":
        return Change(table, answer)
    owing = timing.acting(table)
    chairs = [timing.started(desk, chair) if seat in owing else chair for seat, chair in enumerate(table.chairs)]
    table = table.changed(chairs=tuple(chairs))
    live = posts.standing_post(table)
    table, post = posts.aside(table, posts.pace_line(table))
    return Change(table, answer, posts=(live, post) if live else (post,))


SETTINGS: Mapping[str, Mapping[str, Mapping[str, object]]] = {
    "pace": {name: {"pace": seconds} for name, seconds in PACES.items()},
    "late": {late: {"late": late} for late in LATE},
    "holidays": {name: {"holidays": seconds} for name, seconds in ALLOWANCES.items()},
    "hints": {ON: {"hints": True}, OFF: {"hints": False}},
}
"""By setting and value: what it makes of a table."""

_VALUES: Mapping[str, Callable[[Table], str]] = {
    "pace": lambda table: name_of(PACES, table.pace),
    "late": lambda table: table.late,
    "holidays": lambda table: name_of(ALLOWANCES, table.holidays),
    "hints": lambda table: ON if table.hints else OFF,
}


def _value(table: Table, name: str) -> str:
    return _VALUES[name](table)


def _line(table: Table, name: str) -> Line:
    return posts.pace_line(table) if name == "pace" else line(f"settings-{name}-{_value(table, name)}")


def _button(name: str, value: str) -> Button:
    return Button(f"/settings {name} {value}", line(f"value-{name}-{value}"))


def _option_button(table: Table, option: str) -> Button:
    switch = OFF if option in table.options else ON
    face = line(f"button-rule-{switch}", rule=line(f"{table.game}-option-{option}"))
    return Button(f"/settings {option} {switch}", face)


def _languages() -> list[Button]:
    return [Button(f"/settings language {code}", line("word", word=name)) for code, name in LANGUAGES.items()]


def _language(desk: Desk, table: Table, code: str) -> Change:
    if code not in LANGUAGES:
        raise Refused(line("which-language", languages=", ".join(LANGUAGES)), tuple(_languages()))
    if table.seat_of(desk.who.id) is None and not desk.who.moderator:
        raise Refused(line("not-a-player"))
    was = table.language
    table = table.changed(language=code)
    told = line("settings-language", language=LANGUAGES[code])
    return Change(table, _undoable(table, told, f"language {was}"))
