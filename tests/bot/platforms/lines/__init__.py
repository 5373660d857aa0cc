"""The smallest platform: a chat of plain lines, in which everything is typed. It shows what a platform must bring."""

from __future__ import annotations

from bot.adapters.base.platform import Platform, Surroundings
from bot.adapters.base.variables import TOKEN, Variable


async def _run(around: Surroundings) -> None:
    from tests.bot.platforms.lines.running import run

    await run(around)


PLATFORM = Platform(
    name="lines",
    title="Lines",
    token="LINES_ADDRESS",
    run=_run,
    ephemeral=True,
    variables=(Variable("LINES_ADDRESS", TOKEN, "where the chat is"),),
)
