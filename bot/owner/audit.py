"""The audit log on the command line: each deed of the owner's is noted, and how it ended; `zoco audit` shows it."""

from __future__ import annotations

import contextlib
import getpass
import os
import socket
from collections.abc import AsyncIterator

from bot.owner.house import Impossible, now, told_when
from bot.store.audit_log import AuditLog, Deed
from bot.store.store import Store

NOT_WANTED = "not wanted after all"


class Noted:
    """What is being done; `outcome` is what became of it."""

    def __init__(self) -> None:
        self.outcome = "done"


@contextlib.asynccontextmanager
async def noted(store: Store, what: str) -> AsyncIterator[Noted]:
    """Notes what is done within, and how it ended."""
    deed = Noted()
    try:
        yield deed
    except Impossible as error:
        deed.outcome = f"not done: {error}"
        raise
    except BaseException as error:
        deed.outcome = f"broke off: {type(error).__name__}"
        raise
    finally:
        await AuditLog(store).note(Deed(now(), who_runs_this(), what, deed.outcome))


async def show(store: Store, count: int) -> int:
    """The latest deeds, the latest last."""
    deeds = await AuditLog(store).latest(count)
    for deed in reversed(deeds):
        print(f"{told_when(deed.at)}  {deed.who}  {deed.what}: {deed.outcome}")
    if not deeds:
        print("Nothing was done yet.")
    return 0


def who_runs_this() -> str:
    """Who gives the command."""
    try:
        name = getpass.getuser()
    except (KeyError, OSError):
        name = str(os.getuid())
    return f"{name}@{socket.gethostname()}"
