"""The settings of a table, the language among them; what else can be set stands in `bot.domain.settings`.

How a setting is changed at the table is decided in `settings`; a person's own are in `own_settings`.
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.domain.messages import Button, Line, line
from bot.domain.settings import OFF, ON, SETTINGS, Chosen, TableSetting
from bot.domain.table import Table
from bot.language.languages import LANGUAGES


class Language(TableSetting, frozen=True):
    """Languages are told by their own names."""

    def sentence(self, table: Chosen) -> Line:
        """In which language the table is spoken to."""
        return line("settings-language", language=LANGUAGES[table.language])

    def face(self, value: str) -> Line:
        """The language's own name."""
        return line("word", word=LANGUAGES[value])


LANGUAGE = Language("language", {code: code for code in LANGUAGES})
TABLE_SETTINGS: tuple[TableSetting, ...] = (LANGUAGE, *SETTINGS)
BY_NAME: Mapping[str, TableSetting] = {one.name: one for one in TABLE_SETTINGS}


def house_rule_button(table: Table, option: str) -> Button:
    """A button that switches a house rule."""
    switch = OFF if option in table.options else ON
    face = line(f"button-rule-{switch}", rule=line(f"{table.game}-option-{option}"))
    return Button(f"/settings {option} {switch}", face)


def kept_for_the_next(table: Table | None) -> dict[str, object]:
    """The fields of the settings that the next game here has as they were."""
    return {one.name: getattr(table, one.name) for one in TABLE_SETTINGS if one.goes_on} if table else {}
