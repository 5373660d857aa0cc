"""The settings a table has: one entry each, from which menus, completion, storage and the next game here follow.

What a setting is and how it is changed at the table is decided in `settings`; a person's own are in `own_settings`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args

import msgspec

from bot.domain.messages import Button, Line, line
from bot.domain.table import Late, Table
from bot.domain.turn_time import ALLOWANCES, PACES
from bot.language.languages import LANGUAGES
from bot.tables.posts import pace_line

ON, OFF = "on", "off"


class TableSetting(msgspec.Struct, frozen=True):
    """A setting: the field of a table by its name, its values as one types them, and what each makes of the field.

    Its default is that of the field. `goes_on`: the next game here has it as it was. `clocks`: with it the clocks of
    those who are awaited start anew.
    """

    name: str
    values: Mapping[str, object]
    goes_on: bool = True
    clocks: bool = False

    def value(self, table: Table) -> str:
        """What it is at this table, as one would type it."""
        stored = getattr(table, self.name)
        return next(value for value, kept in self.values.items() if kept == stored)

    def put(self, table: Table, value: str) -> Table:
        """The table with that value."""
        return table.changed(**{self.name: self.values[value]})

    def sentence(self, table: Table) -> Line:
        """What it is, in a sentence."""
        return line(f"settings-{self.name}-{self.value(table)}")

    def face(self, value: str) -> Line:
        """What a button for that value says."""
        return line(f"value-{self.name}-{value}")

    def button(self, value: str) -> Button:
        """A button that chooses that value."""
        return Button(f"/settings {self.name} {value}", self.face(value))

    def named(self) -> Line:
        """What it is called."""
        return line(f"button-{self.name}")

    def chooser(self) -> Button:
        """A button that leads to its values."""
        return Button(f"/settings {self.name}", self.named())


class Language(TableSetting, frozen=True):
    """Languages are told by their own names."""

    def sentence(self, table: Table) -> Line:
        """In which language the table is spoken to."""
        return line("settings-language", language=LANGUAGES[table.language])

    def face(self, value: str) -> Line:
        """The language's own name."""
        return line("word", word=LANGUAGES[value])


class Pace(TableSetting, frozen=True):
    """How long a turn may take."""

    def sentence(self, table: Table) -> Line:
        """How long, as the lobby tells it too."""
        return pace_line(table)


LANGUAGE = Language("language", {code: code for code in LANGUAGES})
TABLE_SETTINGS: tuple[TableSetting, ...] = (
    LANGUAGE,
    Pace("pace", PACES, clocks=True),
    TableSetting("late", {late: late for late in get_args(Late)}),
    TableSetting("holidays", ALLOWANCES),
    TableSetting("hints", {ON: True, OFF: False}),
)
BY_NAME: Mapping[str, TableSetting] = {one.name: one for one in TABLE_SETTINGS}


def house_rule_button(table: Table, option: str) -> Button:
    """A button that switches a house rule."""
    switch = OFF if option in table.options else ON
    face = line(f"button-rule-{switch}", rule=line(f"{table.game}-option-{option}"))
    return Button(f"/settings {option} {switch}", face)


def kept_for_the_next(table: Table | None) -> dict[str, object]:
    """The fields of the settings that the next game here has as they were."""
    return {one.name: getattr(table, one.name) for one in TABLE_SETTINGS if one.goes_on} if table else {}
