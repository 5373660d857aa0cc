"""Reading stored tables of every schema there ever was: each step brings a table one version further."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from bot.domain.table import SCHEMA, Table
from rules import GAMES
from rules.contract import Json

STEPS: Mapping[int, Callable[[Json], Json]] = {}
"""By schema: what turns a table of it into one of the next."""


class DamagedTable(Exception):
    """A stored table that cannot be read. It is never overwritten."""


def packed(stored: bytes) -> bytes:
    """What follows the head of a stored table."""
    rest = stored[stored.index(b"|") + 1 :]
    return rest[rest.index(b"|") + 1 :] if quiet_of(rest) else rest


def quiet_of(rest: bytes) -> int:
    """How many changes were quiet, told by what follows the version: what is packed never begins with a digit."""
    count = rest.partition(b"|")[0]
    return int(count) if count.isdigit() else 0


def read_table(stored: bytes) -> Table:
    """A table as stored by this version or an older one."""
    try:
        raw: Any = msgspec.msgpack.decode(zlib.decompress(packed(stored)))
        schema = raw.get("schema", 1)
        for step in range(schema, SCHEMA):
            raw = STEPS[step](raw)
        table = msgspec.convert({**raw, "schema": max(schema, SCHEMA)}, Table)
        return _checked(table)
    except (ValueError, LookupError, TypeError, AttributeError, zlib.error, msgspec.MsgspecError) as error:
        raise DamagedTable(type(error).__name__) from error


def _checked(table: Table) -> Table:
    """Refuses what a newer version has stored, games that we do not have, and positions that are none."""
    if table.schema != SCHEMA:
        raise DamagedTable(f"schema {table.schema} is newer than {SCHEMA}")
    if table.game not in GAMES:
        raise DamagedTable("no such game")
    if table.phase in ("playing", "over"):
        if table.position is None:
            raise DamagedTable("no position")
        _loaded = table.state  # or it would fail later, in the middle of something
    return table
