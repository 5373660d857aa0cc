"""What can be read in a repaired copy of a data folder, table by table."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import cast

import msgspec
import redis.asyncio as redis

from bot.store.embedded import Embedded
from bot.store.migrations import DamagedTable, read_table

TABLES = "zoco:{*}:table:*"
AT_ONCE = 500
REWRITING = 0.1  # seconds between looks whether the server has written everything anew
PATCHY = {"--rdbchecksum": "no"}  # what is wrong in one table is no reason to have none


class Hopeless(RuntimeError):
    """Nothing can be repaired, and why."""


class Survey(msgspec.Struct, frozen=True):
    """The tables of a repaired copy."""

    readable: int
    damaged: list[str]
    patchy: list[str]  # the log of the game is not as long as the table says


async def surveyed(copy: Path) -> Survey:
    """Starts a server on a repaired copy, looks at every table, and has all of it written anew."""
    server = Embedded(copy, PATCHY)
    try:
        await server.start()
        async with redis.Redis.from_url(server.url) as client:
            survey = await _survey(client)
            await _rewritten(client, copy)
            return survey
    finally:
        server.stop()


async def _rewritten(client: redis.Redis, copy: Path) -> None:
    """So that the next server needs no leniency to read it."""
    await client.bgrewriteaof()
    while (state := await client.info("persistence"))["aof_rewrite_in_progress"]:  # noqa: ASYNC110
        await asyncio.sleep(REWRITING)
    if state["aof_last_bgrewrite_status"] != "ok":
        raise Hopeless(f"the copy cannot be written; see {copy / 'redis.log'}")


async def _survey(client: redis.Redis) -> Survey:
    readable, damaged, patchy = 0, list[str](), list[str]()
    async for name in client.scan_iter(TABLES, count=AT_ONCE):
        stored = cast(bytes | None, await client.get(name))
        text = name.decode(errors="replace")
        try:
            table = read_table(stored or b"")
        except DamagedTable:
            damaged.append(text.split(":table:", 1)[-1])
            continue
        readable += 1
        if await client.llen(name.replace(b":table:", b":log:", 1)) != table.entries:
            patchy.append(table.channel)
    return Survey(readable, sorted(damaged), sorted(patchy))
