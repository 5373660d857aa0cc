"""What can be set at a table: a field and an entry for each, from which menus, completion and the next game follow.

A new setting is both of these and its words. How it is changed at the table is decided in `bot.tables.settings`; the
language, of which `bot.language` knows more, has its entry there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias, get_args

import msgspec

from bot.domain.messages import Button, Line, line
from bot.domain.turn_time import ALLOWANCES, DEFAULT_ALLOWANCE, DEFAULT_PACE, PACES

ON, OFF = "on", "off"

Late: TypeAlias = Literal["ask", "once", "handover"]
"""What happens when somebody's time is up: the others are asked, a robot plays once, or takes the seat."""


class Chosen(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What was chosen for a table; the defaults are for who never chose, and for tables stored before."""

    language: str = "en"
    pace: float = DEFAULT_PACE  # how long a turn may take
    late: Late = "ask"
    holidays: float = DEFAULT_ALLOWANCE  # how long a person's clock may stand still in a game
    hints: bool = True
    standing: bool = False  # whether the next game is opened as soon as one is over


class TableSetting(msgspec.Struct, frozen=True):
    """A setting: the field of `Chosen` by its name, its values as one types them, and what each makes of the field.

    Its default is that of the field. `goes_on`: the next game here has it as it was. `clocks`: with it the clocks of
    those who are awaited start anew.
    """

    name: str
    values: Mapping[str, object]
    goes_on: bool = True
    clocks: bool = False

    def value(self, table: Chosen) -> str:
        """What it is at this table, as one would type it."""
        stored = getattr(table, self.name)
        return next(value for value, kept in self.values.items() if kept == stored)

    def stored(self, value: str) -> dict[str, object]:
        """The field with that value."""
        return {self.name: self.values[value]}

    def sentence(self, table: Chosen) -> Line:
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

    def chooser(self, table: Chosen) -> Button:
        """A button that tells its present value, and leads to the others."""
        now = line("setting-now", setting=self.named(), value=self.face(self.value(table)))
        return Button(f"/settings {self.name}", now)


class Pace(TableSetting, frozen=True):
    """How long a turn may take."""

    def sentence(self, table: Chosen) -> Line:
        """How long; without a limit there is another sentence."""
        return line("settings-pace", pace=self.face(self.value(table))) if table.pace else line("no-pace")


PACE = Pace("pace", PACES, clocks=True)
SETTINGS: tuple[TableSetting, ...] = (
    PACE,
    TableSetting("late", {late: late for late in get_args(Late)}),
    TableSetting("holidays", ALLOWANCES),
    TableSetting("hints", {ON: True, OFF: False}),
    TableSetting("standing", {ON: True, OFF: False}),
)
