"""How a table is: its language, its pace, what becomes of who is late, and its house rules; all by buttons.

Every change is answered with what would undo it. A person's own settings are in `cross_table`.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.domain.messages import Answer, Button, Line, Person, Request, line, together
from bot.domain.names import chair_name
from bot.domain.settings import OFF, ON, TableSetting
from bot.domain.table import Change, Decided, Desk, Refused, Table
from bot.tables import posts, timing
from bot.tables.lobby import host_name, set_option
from bot.tables.looking import any_table
from bot.tables.own_settings import APP, OWN, OWN_BUTTON, OWN_SETTINGS, OwnSetting, OwnSettings
from bot.tables.rights import decides, sits
from bot.tables.table_settings import BY_NAME, LANGUAGE, TABLE_SETTINGS, house_rule_button

ALL_BUTTON = Button("/settings", line("button-settings"))


class Settings(Request, frozen=True):
    """/settings [<setting> [<value>]]."""

    name: str = ""
    value: str = ""

    @property
    def for_all(self) -> bool:
        """The table hears of what is changed."""
        return bool(self.value)

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
        return _overview(desk, table)
    if (setting := BY_NAME.get(name)) is not None:
        return _set(desk, table, setting, value) if value else _choices(desk, table, setting)
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


def _overview(desk: Desk, table: Table) -> Answer:
    """All settings as they are; and for those that this person may change, a button."""
    language, *others = [setting.sentence(table) for setting in TABLE_SETTINGS]
    buttons = [_way_to(table, setting) for setting in changeable(table, desk.who)]
    if table.phase == "lobby" and decides(table, desk.who):
        buttons += [house_rule_button(table, option) for option in table.rules.options]
    lines = (language, _rules_line(table), *others)
    return Answer(ok=True, lines=lines, buttons=(*buttons, OWN_BUTTON), stamp=table.stamp)


def _way_to(table: Table, setting: TableSetting) -> Button:
    """To the values of a setting, or to the one other that there is."""
    others = [value for value in setting.values if value != setting.value(table)]
    return setting.button(others[0]) if len(others) == 1 else setting.chooser(table)


def changeable(table: Table, who: Person) -> tuple[TableSetting, ...]:
    """The settings that this person may change: who sits here the language, host and moderators all, a guest none."""
    return tuple(
        setting for setting in TABLE_SETTINGS if decides(table, who) or (setting is LANGUAGE and sits(table, who))
    )


def _choices(desk: Desk, table: Table, setting: TableSetting) -> Answer:
    """What one setting is, and the values that it could have, for those who may change it."""
    others = [value for value in setting.values if value != setting.value(table)]
    buttons = tuple(setting.button(value) for value in others) if setting in changeable(table, desk.who) else ()
    return Answer(ok=True, lines=(setting.sentence(table),), buttons=buttons, stamp=table.stamp)


def _set(desk: Desk, table: Table, setting: TableSetting, value: str) -> Decided:
    """Somebody's choice who may make it, at any time; the table hears of it.

    With a new pace the clocks and the reserves start anew: nobody is late at once because others shortened the time.
    """
    _check_may_set(desk, table, setting)
    if value not in setting.values:
        raise _which(setting)
    was = setting.value(table)
    if value == was:
        return _choices(desk, table, setting)
    table = table.changed(**setting.stored(value))
    answer = _undoable(table, setting.sentence(table), f"{setting.name} {was}")
    if table.phase == "lobby":
        return Change(table, answer, posts=(posts.lobby_step(table),))
    if table.phase != "playing":
        return Change(table, answer)
    news = line("setting-changed", name=chair_name(desk.who.name, ()), setting=setting.sentence(table))
    if not setting.clocks:
        table, post = posts.aside(table, news)
        return Change(table, answer, posts=(post,))
    owing = timing.acting(table)
    rested = [msgspec.structs.replace(chair, used=0.0, charged=0.0) for chair in table.chairs]
    chairs = [timing.started(desk, chair) if seat in owing else chair for seat, chair in enumerate(rested)]
    table = table.changed(chairs=tuple(chairs))
    live = posts.standing_post(table)
    table, post = posts.aside(table, news)
    return Change(table, answer, posts=(live, post) if live else (post,))


def _check_may_set(desk: Desk, table: Table, setting: TableSetting) -> None:
    if setting in changeable(table, desk.who):
        return
    if setting is LANGUAGE:
        raise Refused(line("not-a-player"))
    raise Refused(line("host-decides", name=host_name(table)))


def _which(setting: TableSetting) -> Refused:
    buttons = tuple(setting.button(value) for value in setting.values)
    if setting is LANGUAGE:
        return Refused(line("which-language", languages=", ".join(setting.values)), buttons)
    return Refused(line("which-value", values=", ".join(setting.values)))
