"""`zoco top`: the house at a glance in a terminal, looked at anew every second until it is left with Ctrl-C."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from rich.console import Console, Group
from rich.live import Live
from rich.table import Table as Grid
from rich.text import Text

from bot.adapters.platforms import PLATFORMS
from bot.domain.table import Table
from bot.owner.house import now
from bot.owner.tables import ago, players
from bot.service.health import Glance, Health
from bot.service.tables import Tables
from bot.store.outages import GAP
from bot.store.server_state import ServerState
from bot.store.store import Store

EVERY = 1.0  # seconds
LATEST = 12  # tables that are shown
LATE = 30.0  # seconds after which what waits is late
MIB = 1024 * 1024
CLOCK = "clock"


async def watch(store: Store, *, once: bool, console: Console | None = None) -> int:
    """Until it is left; `once`: a single look, also for what is no terminal."""
    screen = console or Console()
    if once:
        screen.print(await _look(store))
        return 0
    with Live(await _look(store), console=screen, screen=True, auto_refresh=False) as live:
        while True:
            await asyncio.sleep(EVERY)
            live.update(await _look(store), refresh=True)


async def _look(store: Store) -> Group:
    glance = await Health(store, PLATFORMS.names).glance(now())
    if glance is None:
        return Group(Text("Redis does not answer; no move is being stored.", style="bold red"))
    beats = await _beats(store)
    found = [table for name in PLATFORMS.names for table in await store.tables(name, LATEST)]
    latest = sorted(found, key=lambda table: -table.updated)[:LATEST]
    return Group(_platforms(glance, beats), _servers(glance.servers), _tables(latest))


async def _beats(store: Store) -> dict[str, float | None]:
    """When each part was last served."""
    heartbeats = Tables(store, now, str).heartbeats
    return {name: await heartbeats.last(name) for name in (*PLATFORMS.names, CLOCK)}


def _platforms(glance: Glance, beats: dict[str, float | None]) -> Grid:
    grid = Grid("part", "served", "tables", "today", "posts waiting", "oldest", title="Zoco", expand=True)
    for name, beat in beats.items():
        waits = glance.waits.get(name)
        grid.add_row(
            name,
            _served(beat),
            f"{glance.census.tables.get(name, 0):,}" if waits else "",
            f"{glance.census.lately.get(name, 0):,}" if waits else "",
            f"{waits.posts:,}" if waits else _late(glance.census.late, "due, "),
            _late(waits.age) if waits and waits.posts else "",
        )
    return grid


def _served(beat: float | None) -> Text:
    if beat is None:
        return Text("never", style="dim")
    return Text(f"{ago(beat)} ago", style="red" if now() - beat > GAP else "green")


def _late(seconds: float, what: str = "") -> Text:
    """For how long something waits; nothing to speak of is said as that."""
    if not seconds:
        return Text("nothing due" if what else "")
    return Text(f"{what}{seconds:.0f} s", style="red" if seconds > LATE else "")


def _servers(servers: Sequence[ServerState]) -> Grid:
    grid = Grid("redis", "version", "memory", "answers in", "disk", "replicas", "clients", expand=True)
    for one in servers:
        limit = f" of {one.memory_limit / MIB:,.0f}" if one.memory_limit else ""
        disk = "appends" if one.appends else "snapshots" if one.saves else "nothing"
        grid.add_row(
            one.name,
            one.version,
            f"{one.memory / MIB:,.1f}{limit} MiB",
            f"{1000 * one.answer:.1f} ms",
            Text(disk if one.disk_well else "fails", style="" if one.disk_well and one.appends else "red"),
            str(one.replicas),
            str(one.clients),
        )
    return grid


def _tables(tables: Sequence[Table]) -> Grid:
    grid = Grid("table", "game", "now", "moves", "changed", "players", title="Changed last", expand=True)
    for table in tables:
        cells = (table.channel, table.game, table.phase, f"{table.entries:,}", f"{ago(table.updated)} ago")
        grid.add_row(*map(Text, (*cells, players(table))))  # names are no markup
    return grid
