"""Discord: application commands, buttons and menus in; posts and private answers out. Knows no game by name."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping

from bot.adapters.base.findings import Finding
from bot.adapters.base.platform import Platform, Surroundings
from bot.adapters.base.variables import TOGETHER, TOKEN, Variable
from bot.adapters.base.window import Window
from bot.domain.messages import Line, line


async def _run(around: Surroundings) -> None:
    from bot.adapters.discord.running import run  # takes its time, so only for those who need it

    await run(around)


def _check(environment: Mapping[str, str]) -> None:
    from bot.adapters.discord.shards import read_shards

    read_shards(environment)


def _trouble(reason: str) -> Line:
    return line(f"discord-trouble-{reason}")


async def _examine(environment: Mapping[str, str]) -> AsyncIterator[Finding]:
    from bot.adapters.discord.examining import examine

    async for finding in examine(environment):
        yield finding


def _window(around: Surroundings) -> Window | None:
    if not around.environment.get("DISCORD_CLIENT_SECRET", "").strip():
        return None
    from bot.adapters.discord.window import window_of

    return window_of(around)


PLATFORM = Platform(
    name="discord",
    title="Discord",
    token="DISCORD_TOKEN",
    run=_run,
    examine=_examine,
    check=_check,
    window=_window,
    trouble=_trouble,
    ephemeral=True,
    threads=True,
    variables=(
        Variable("DISCORD_TOKEN", TOKEN, "the bot on Discord"),
        Variable("DISCORD_CLIENT_SECRET", TOKEN, "the application's secret, with which the Activity is on"),
        Variable("SHARD_COUNT", TOGETHER, "the number of all shards on Discord"),
        Variable("SHARD_IDS", TOGETHER, "the shards of this process"),
    ),
)
