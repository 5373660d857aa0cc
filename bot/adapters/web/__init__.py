"""The page in the browser: tables as a chat, for people known by a signed cookie. Knows no game by name."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping

from bot.adapters.base.findings import Finding
from bot.adapters.base.platform import Platform, Surroundings
from bot.adapters.base.variables import TOGETHER, Variable


async def _run(around: Surroundings) -> None:
    from bot.adapters.web.running import run

    await run(around)


def _check(environment: Mapping[str, str]) -> None:
    from bot.adapters.web.door import door_of

    door_of(environment)


async def _examine(environment: Mapping[str, str]) -> AsyncIterator[Finding]:
    from bot.adapters.web.examining import examine

    async for finding in examine(environment):
        yield finding


PLATFORM = Platform(
    name="web",
    title="the page",
    run=_run,
    examine=_examine,
    check=_check,
    private_messages=False,
    ephemeral=True,
    variables=(
        Variable("ZOCO_HOSTS", TOGETHER, "the names by which the page is called"),
        Variable("ZOCO_PROXIES", TOGETHER, "the proxies before the page"),
        Variable("ZOCO_METRICS", TOGETHER, "who may read /metrics"),
    ),
)
