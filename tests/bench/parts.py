"""The parts of a run, in order."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping
from typing import TypeAlias

import msgspec

from tests.bench import discord_clicks, drawing, moves, process, robots, stored, telegram_clicks, web_clicks
from tests.bench.figures import Line
from tests.bench.scale import FULL, Scale

Part: TypeAlias = Callable[[Scale], AsyncIterator[Line]]


async def thinking(scale: Scale) -> AsyncIterator[Line]:
    """How long robots think; how well they play takes longer to find out, and has a command of its own."""
    for line in robots.thinking(quick=scale != FULL):
        yield msgspec.structs.replace(line, what=f"robots: {line.what}")


PARTS: Mapping[str, Part] = {
    "rules": moves.lines,
    "robots": thinking,
    "pictures": drawing.lines,
    "web": web_clicks.lines,
    "discord": discord_clicks.lines,
    "telegram": telegram_clicks.lines,
    "redis": stored.lines,
    "process": process.lines,
}
