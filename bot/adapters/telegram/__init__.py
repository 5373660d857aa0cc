"""Telegram: commands and inline keyboards in; posts and private answers out. Knows no game by name."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Mapping

from bot.adapters.base.findings import Finding
from bot.adapters.base.platform import Platform, Surroundings
from bot.adapters.base.variables import HOST, PORT, TOKEN, Variable, address, written

SECRET = re.compile(r"[\w-]{1,256}", re.ASCII)  # core.telegram.org/bots/api#setwebhook


async def _run(around: Surroundings) -> None:
    from bot.adapters.telegram.running import run  # takes its time, so only for those who need it

    await run(around)


async def _examine(environment: Mapping[str, str]) -> AsyncIterator[Finding]:
    from bot.adapters.telegram.examining import examine

    async for finding in examine(environment):
        yield finding


PLATFORM = Platform(
    name="telegram",
    title="Telegram",
    token="TELEGRAM_TOKEN",
    run=_run,
    examine=_examine,
    ephemeral=True,
    threads=True,
    renumbers=True,
    variables=(
        Variable("TELEGRAM_TOKEN", TOKEN, "the bot on Telegram"),
        Variable("TELEGRAM_API", address("an address such as https://api.telegram.org", "http", "https"), "its API"),
        Variable(
            "TELEGRAM_WEBHOOK_URL",
            address("an https address such as https://example.org/telegram", "https"),
            "where Telegram brings the updates",
        ),
        Variable(
            "TELEGRAM_SECRET",
            written(SECRET, "1 to 256 letters, digits, _ and -", secret=True),
            "what Telegram must send along with every update",
        ),
        Variable("TELEGRAM_HOST", HOST, "where the webhook listens"),
        Variable("TELEGRAM_PORT", PORT, "and on which port"),
    ),
)
