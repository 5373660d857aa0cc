"""How much one person may ask for: more than anybody plays, and less than what would hold up the others."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping

from bot.domain.messages import Command, Line, line, when

COMMANDS_A_MINUTE = 240
TABLES_AN_HOUR = 20
MINUTE, HOUR = 60.0, 3600.0
REMEMBERED = 10_000  # people
OPENING = "new"


class Allowance:
    """So much in so many seconds for each person: all of it at once, or little by little as it comes back."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most, self.seconds = most, seconds
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, person: str, now: float) -> float | None:
        """Takes one, if there is one; if not, gives how many seconds it is until there is."""
        left, at = self._left.get(person, (float(self.most), now))
        left = min(self.most, left + max(0.0, now - at) * self.most / self.seconds)
        wait = None if left >= 1 else (1 - left) * self.seconds / self.most
        self._left[person] = (left if wait else left - 1, now)
        self._left.move_to_end(person)
        if len(self._left) > REMEMBERED:
            self._left.popitem(last=False)
        return wait


class Limits:
    """What one process allows each person. 0 means: as much as they like."""

    def __init__(self, commands: int = COMMANDS_A_MINUTE, tables: int = TABLES_AN_HOUR) -> None:
        self._commands = Allowance(commands, MINUTE) if commands else None
        self._tables = Allowance(tables, HOUR) if tables else None

    def refusal(self, command: Command, name: str, now: float) -> Line | None:
        """Why this command is one too many; None if it is not."""
        who = command.who.id
        if self._commands and self._commands.take(who, now):
            return line("too-many-commands")
        if name == OPENING and self._tables and (wait := self._tables.take(who, now)):
            return line("too-many-tables", until=when(now + wait))
        return None


NO_LIMITS = Limits(0, 0)


def limits_of(environment: Mapping[str, str]) -> Limits:
    """As the owner wants them: `ZOCO_COMMANDS_A_MINUTE` and `ZOCO_TABLES_AN_HOUR`."""
    commands = environment.get("ZOCO_COMMANDS_A_MINUTE", "").strip() or COMMANDS_A_MINUTE
    tables = environment.get("ZOCO_TABLES_AN_HOUR", "").strip() or TABLES_AN_HOUR
    return Limits(int(commands), int(tables))
