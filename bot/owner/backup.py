"""`zoco backup FILE`: everything the house keeps, in one file, while people play on."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import BinaryIO

from bot.owner.audit import noted
from bot.owner.backup_file import Writer
from bot.owner.house import complain, now, performed
from bot.store.copying import Copying
from bot.store.data_folder import trouble_of
from bot.store.store import Store


def back_up(path: Path) -> int:
    """Writes the file: all of it, or none. It is for its owner's eyes alone: the key of the page's cookies is in it."""
    if path.exists():
        return complain(f"{path} is there already: a backup never overwrites anything")
    fresh = path.with_name(f"{path.name}.part")
    try:
        with open(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            status = asyncio.run(performed(lambda store: _noted(store, file, path)))
            file.flush()
            os.fsync(file.fileno())
        if status == 0:
            fresh.replace(path)
            print(f"{path}: {path.stat().st_size:,} bytes. Whoever has this file knows all hands, and can sign in as")
            print("anybody on the page: keep it to yourself.")
        return status
    except OSError as error:
        return complain(f"{path} cannot be written: {trouble_of(error, path.parent)}")
    finally:
        fresh.unlink(missing_ok=True)


async def _noted(store: Store, file: BinaryIO, path: Path) -> int:
    async with noted(store, f"backup {path}"):
        return await write_all(store, file)


async def write_all(store: Store, file: BinaryIO, clock: Callable[[], float] = now) -> int:
    """Writes the whole house into a file, and says how much that was."""
    tables = others = 0
    writer = Writer(file, version("zoco"), clock())
    async for belongings in Copying(store, clock).everything():
        writer.add(belongings)
        tables += bool(belongings.table)
        others += bool(belongings.owner and not belongings.table)
    writer.end()
    print(f"{tables:,} tables are saved, and what is kept of {others:,} other chats and people.")
    return 0
