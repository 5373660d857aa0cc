"""Telegram: commands and inline keyboards in; posts and private answers out. Knows no game by name."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Mapping

from bot.adapters.base.findings import Finding
from bot.adapters.base.platform import Platform, Surroundings
from bot.adapters.base.variables import HOST, PORT, TOKEN, Variable, address, written
from bot.adapters.base.window import Window

APP = re.compile(r"[A-Za-z][A-Za-z0-9_]{2,29}")  # core.telegram.org/bots/webapps#direct-link-mini-apps
SECRET = re.compile(r"[\w-]{1,256}", re.ASCII)  # core.telegram.org/bots/api#setwebhook


async def _run(around: Surroundings) -> None:
    from bot.adapters.telegram.running import run  # takes its time, so only for those who need it

    await run(around)


async def _examine(environment: Mapping[str, str]) -> AsyncIterator[Finding]:
    from bot.adapters.telegram.examining import examine

    async for finding in examine(environment):
        yield finding


def _window(around: Surroundings) -> Window | None:
    if not around.environment.get("TELEGRAM_APP_URL", "").strip():
        return None
    from bot.adapters.telegram.window import window_of

    return window_of(around)


def _check(environment: Mapping[str, str]) -> None:
    if environment.get("TELEGRAM_APP", "").strip() and not environment.get("TELEGRAM_APP_URL", "").strip():
        raise ValueError("TELEGRAM_APP needs TELEGRAM_APP_URL, which says where the Mini App is")


PLATFORM = Platform(
    name="telegram",
    title="Telegram",
    token="TELEGRAM_TOKEN",
    run=_run,
    examine=_examine,
    check=_check,
    window=_window,
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
        Variable(
            "TELEGRAM_APP_URL",
            address("an https address such as https://zoco.example.org/telegram", "https"),
            "where the Mini App is",
        ),
        Variable(
            "TELEGRAM_APP",
            written(APP, "3 to 30 letters, digits and _, as BotFather was told"),
            "its short name, for links in groups",
        ),
        Variable(
            "TELEGRAM_PROFILE",
            written(re.compile("keep"), "keep, or nothing"),
            "keep: the bot's name, descriptions and picture stay as BotFather has them",
        ),
        Variable(
            "TELEGRAM_QUIET",
            written(re.compile("1"), "1, or nothing"),
            "1: boards come to groups without a sound, and who is called is told in private",
        ),
        Variable(
            "TELEGRAM_TOPICS",
            written(re.compile("1"), "1, or nothing"),
            "1: each game opened in a forum's general topic has a topic of its own",
        ),
        Variable("TELEGRAM_HOST", HOST, "where the webhook listens"),
        Variable("TELEGRAM_PORT", PORT, "and on which port"),
    ),
)
