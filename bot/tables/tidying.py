"""What becomes of tables nobody touches: a lobby is closed, a finished game keeps its record and loses its bulk."""

from __future__ import annotations

from bot.tables.table import Table

WEEK = 7 * 24 * 3600.0
TIDY = "tidy"


def tidy_due(table: Table, now: float) -> tuple[str, float | None]:
    """When to look after this table: a week after its last change; a game that is on is left in peace."""
    return (f"{TIDY} {table.channel}", None if table.phase == "playing" else now + WEEK)
