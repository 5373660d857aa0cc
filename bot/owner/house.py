"""The house that the owner's commands are about: the Redis that is configured, or the one that comes along."""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

from bot.runtime.log_secrets import without_secrets
from bot.store.connect import connect, redis_url, replicas_wanted
from bot.store.data_folder import data_directory
from bot.store.embedded import Embedded
from bot.store.reasons import reason_of
from bot.store.scripts import OUTAGE
from bot.store.store import Store


class Impossible(Exception):
    """What was asked for is not done, and why."""


@contextlib.asynccontextmanager
async def opened() -> AsyncIterator[Store]:
    """Its store. A Redis that comes along is started if it does not run, and ended if nobody else uses it."""
    url, embedded = redis_url(), None
    if url is None:
        data = data_directory()
        if not data.exists():
            raise Impossible(f"there are no games in {data}, and REDIS_URL is not set")
        check_owner(data)
        embedded = Embedded(data)
        await embedded.start()
        url = embedded.url
    try:
        client = connect(url)
        try:
            yield Store(client, replicas_wanted())
        finally:
            await client.aclose()
    finally:
        if embedded:
            embedded.stop()


def check_owner(data: Path) -> None:
    """Whoever leaves files there that zoco itself cannot read would keep it from starting."""
    owner = data.stat().st_uid
    if owner != os.geteuid():
        raise Impossible(f"{data} belongs to another user: give this command as that one, with sudo -u '#{owner}'")


async def performed(work: Callable[[Store], Awaitable[int]], *, create: bool = False) -> int:
    """Does some work in the house; its exit status. What stands in the way is said in a sentence."""
    try:
        if create and redis_url() is None:
            data_directory().mkdir(parents=True, exist_ok=True, mode=0o700)
        async with opened() as store:
            return await work(store)
    except Impossible as error:
        return complain(str(error))
    except OUTAGE as error:
        return complain(f"Redis cannot do it: {reason_of(error)}")
    except RuntimeError as error:  # the Redis that comes along does not start
        return complain(str(error))


def complain(sentence: str) -> int:
    """Says what is wrong; the exit status for that."""
    print(f"zoco: {without_secrets(sentence)}", file=sys.stderr)
    return 1


def agreed(question: str, yes: bool) -> bool:
    """Whether whoever sits at the terminal wants what cannot be undone; without a terminal only `--yes` counts."""
    if yes:
        return True
    if not sys.stdin.isatty():
        complain(f"{question} Say --yes if so; nothing was done.")
        return False
    if input(f"{question} [y/N] ").strip().casefold() in ("y", "yes"):
        return True
    print("Nothing was done.")
    return False


def now() -> float:
    """The time of this machine."""
    return time.time()


def told_when(moment: float) -> str:
    """A moment as the owner reads it."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(moment))
