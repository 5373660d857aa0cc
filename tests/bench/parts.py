"""The parts of a run, in order."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping
from typing import TypeAlias

import msgspec

from tests.bench import (
    discord_clicks,
    drawing,
    first_visit,
    moves,
    process,
    robot_tables,
    robots,
    stored,
    telegram_clicks,
    web_clicks,
)
from tests.bench.figures import Line
from tests.bench.scale import FULL, Scale

Part: TypeAlias = Callable[[Scale], AsyncIterator[Line]]


async def playing(scale: Scale) -> AsyncIterator[Line]:
    """How well robots play, from games kept of which some are played anew; and how long they think."""
    full = scale == FULL
    for line in (*robots.strength(again=3 if full else 1), *robots.thinking(quick=not full)):
        yield msgspec.structs.replace(line, what=f"robots: {line.what}")


PARTS: Mapping[str, Part] = {
    "rules": moves.lines,
    "robots": playing,
    "pictures": drawing.lines,
    "web": web_clicks.lines,
    "page": first_visit.lines,
    "beside": robot_tables.lines,
    "discord": discord_clicks.lines,
    "telegram": telegram_clicks.lines,
    "redis": stored.lines,
    "process": process.lines,
}
