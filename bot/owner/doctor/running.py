"""Asks every part for what it finds, and says it: what is right, what may not be meant, what is wrong, what to do."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import AsyncIterator, Mapping

from bot.adapters.base.findings import Finding, Level, wrong
from bot.adapters.platforms import PLATFORMS
from bot.owner.doctor import machine, servers
from bot.owner.house import Impossible, opened
from bot.runtime.log_secrets import without_secrets
from bot.store.connect import redis_url
from bot.store.data_folder import data_directory

SIGNS: Mapping[Level, str] = {"right": "right ", "doubtful": "look  ", "wrong": "WRONG "}
COLOURS: Mapping[Level, str] = {"right": "32", "doubtful": "33", "wrong": "1;31"}


async def findings(
    environment: Mapping[str, str], names: frozenset[str], problem: str
) -> AsyncIterator[tuple[str, Finding]]:
    """All of them, each with what it is about. `problem`: what is wrong with the variables; then nothing is asked."""
    url = redis_url()
    for finding in machine.examine(environment, names, None if url else data_directory()):
        yield "machine", finding
    if problem:
        yield "machine", wrong(problem, "Mend that first: nothing else can be looked at")
        return
    if url or data_directory().exists():
        async for finding in _of_redis(url):
            yield "redis", finding
    for platform in PLATFORMS:
        if platform.examine and platform.is_configured(environment):
            async for finding in platform.examine(environment):
                yield platform.name, finding


async def _of_redis(url: str | None) -> AsyncIterator[Finding]:
    clustered = bool(url) and ("," in (url or "") or "cluster=1" in (url or ""))
    try:
        async with opened() as store:
            async for finding in servers.examine(store, clustered, embedded=url is None):
                yield finding
    except (Impossible, RuntimeError) as error:
        yield wrong(str(error), "docs/durability.md says what can be done")


async def tell(environment: Mapping[str, str], names: frozenset[str], problem: str) -> int:
    """Says all of it; the exit status is 1 if anything is wrong."""
    counts: Counter[Level] = Counter()
    about = ""
    async for subject, finding in findings(environment, names, problem):
        if subject != about:
            print(f"\n{subject}" if about else subject)
            about = subject
        counts[finding.level] += 1
        print(f"  {_sign(finding.level)}{without_secrets(finding.what)}")
        if finding.todo:
            print(f"          → {without_secrets(finding.todo)}")
    print(f"\n{counts['right']} right, {counts['doubtful']} to look at, {counts['wrong']} wrong")
    return 1 if counts["wrong"] else 0


def _sign(level: Level) -> str:
    return f"\033[{COLOURS[level]}m{SIGNS[level]}\033[0m" if sys.stdout.isatty() else SIGNS[level]
