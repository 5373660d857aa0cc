"""How a table is: its language, its pace, what becomes of who is late, and its house rules; all by buttons.

Every change is answered with what would undo it. A person's own settings are in `cross_table`.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.domain.messages import Answer, Button, Line, Request, line, together
from bot.domain.settings import OFF, ON, TableSetting
from bot.domain.table import Change, Decided, Desk, Refused, Table
from bot.tables import posts, timing
from bot.tables.lobby import host_name, set_option
from bot.tables.looking import any_table
from bot.tables.own_settings import APP, OWN, OWN_BUTTON, OWN_SETTINGS, OwnSetting, OwnSettings
from bot.tables.table_settings import BY_NAME, LANGUAGE, TABLE_SETTINGS, house_rule_button

ALL_BUTTON = Button("/settings", line("button-settings"))


class Settings(Request, frozen=True):
    """/settings [<setting> [<value>]]."""

    name: str = ""
    value: str = ""

    @classmethod
    def read(cls, words: Sequence[str]) -> Request:
        """By their names, those of the person who asks are told from those of the table."""
        name, *rest = [word.lower() for word in words] or [""]
        value = " ".join(rest)
        if name in OWN_SETTINGS:
            return OwnSetting(name, value)
        return OwnSettings() if name == OWN else cls(name, value)

    def without_table(self) -> Request:
        """One's own: all of them, or the language."""
        if not self.name:
            return OwnSettings()
        return OwnSetting(APP, self.value) if self.name == LANGUAGE.name else self


def settings(desk: Desk, asked: Settings) -> Decided:
    """/settings [<setting> [<value>]]: shows how this table is, offers what else it could be, or changes it."""
    table = any_table(desk)
    name, value = asked.name, asked.value
    if not name:
        return _overview(table)
    if name == LANGUAGE.name:
        return _language(desk, table, value)
    if (setting := BY_NAME.get(name)) is not None:
        return _set(desk, table, setting, value) if value else _choices(table, setting)
    if value not in ("", ON, OFF):
        raise Refused(line("on-or-off", rule=name[:40]))
    change = set_option(desk, name, value != OFF)
    was = ON if name in table.options else OFF
    return msgspec.structs.replace(change, answer=_undoable(change.table, _rules_line(change.table), f"{name} {was}"))


def _rules_line(table: Table) -> Line:
    rules = [line(f"{table.game}-option-{option}") for option in table.options]
    return line("settings-rules", rules=together(rules)) if rules else line("settings-no-rules")


def _undoable(table: Table, told: Line, before: str) -> Answer:
    """What a setting is now, with a button that brings back how it was."""
    undo = Button(f"/settings {before}", line("button-put-back"), "primary")
    return Answer(ok=True, lines=(told,), buttons=(undo, ALL_BUTTON), stamp=table.stamp)


def _overview(table: Table) -> Answer:
    """All settings, each with a button: for its values, or for the one other that there is."""
    language, *others = [setting.sentence(table) for setting in TABLE_SETTINGS]
    buttons = _languages()
    for setting in TABLE_SETTINGS[1:]:
        two = [value for value in setting.values if value != setting.value(table)]
        buttons.append(setting.button(two[0]) if len(two) == 1 else setting.chooser())
    if table.phase == "lobby":
        buttons += [house_rule_button(table, option) for option in table.rules.options]
    lines = (language, _rules_line(table), *others)
    return Answer(ok=True, lines=lines, buttons=(*buttons, OWN_BUTTON), stamp=table.stamp)


def _choices(table: Table, setting: TableSetting) -> Answer:
    """The values of one setting that the table does not have."""
    others = [value for value in setting.values if value != setting.value(table)]
    buttons = tuple(setting.button(value) for value in others)
    return Answer(ok=True, lines=(setting.sentence(table),), buttons=buttons, stamp=table.stamp)


def _set(desk: Desk, table: Table, setting: TableSetting, value: str) -> Decided:
    """The host's or a moderator's choice, at any time. The table hears of a new pace, and its clocks start anew."""
    if desk.who.id != table.host and not desk.who.moderator:
        raise Refused(line("host-decides", name=host_name(table)))
    if value not in setting.values:
        raise Refused(line("which-value", values=", ".join(setting.values)))
    was = setting.value(table)
    if value == was:
        return _overview(table)
    table = table.changed(**setting.stored(value))
    answer = _undoable(table, setting.sentence(table), f"{setting.name} {was}")
    if table.phase == "lobby":
        return Change(table, answer, posts=(posts.lobby_step(table),))
    if not setting.clocks or table.phase != "playing":
        return Change(table, answer)
    owing = timing.acting(table)
    chairs = [timing.started(desk, chair) if seat in owing else chair for seat, chair in enumerate(table.chairs)]
    table = table.changed(chairs=tuple(chairs))
    live = posts.standing_post(table)
    table, post = posts.aside(table, setting.sentence(table))
    return Change(table, answer, posts=(live, post) if live else (post,))


def _languages() -> list[Button]:
    return [LANGUAGE.button(code) for code in LANGUAGE.values]


def _language(desk: Desk, table: Table, code: str) -> Change:
    if code not in LANGUAGE.values:
        raise Refused(line("which-language", languages=", ".join(LANGUAGE.values)), tuple(_languages()))
    if table.seat_of(desk.who.id) is None and not desk.who.moderator:
        raise Refused(line("not-a-player"))
    was = table.language
    table = table.changed(**LANGUAGE.stored(code))
    return Change(table, _undoable(table, LANGUAGE.sentence(table), f"{LANGUAGE.name} {was}"))
