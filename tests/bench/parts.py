"""The parts of a run, in order."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping
from typing import TypeAlias

from tests.bench import discord_clicks, drawing, moves, process, stored, web_clicks
from tests.bench.figures import Line
from tests.bench.scale import Scale

Part: TypeAlias = Callable[[Scale], AsyncIterator[Line]]

PARTS: Mapping[str, Part] = {
    "rules": moves.lines,
    "pictures": drawing.lines,
    "web": web_clicks.lines,
    "discord": discord_clicks.lines,
    "redis": stored.lines,
    "process": process.lines,
}
