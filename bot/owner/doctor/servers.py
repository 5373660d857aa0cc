"""Redis: whether it takes moves, keeps them, throws none away, is new enough, and tells the same time as we do."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence

from bot.adapters.base.findings import Finding, doubtful, right, wrong
from bot.adapters.platforms import PLATFORMS
from bot.owner.house import now
from bot.service.health import Health
from bot.service.tables import Tables
from bot.store.outages import GAP
from bot.store.reasons import reason_of
from bot.store.scripts import OUTAGE
from bot.store.server_state import ServerState, servers
from bot.store.store import Store

OLDEST = (6, 2)
PATIENCE = 10.0  # seconds
NEARLY = 0.9  # of the memory
APART, FAR_APART = 1.0, 10.0  # seconds between two clocks
LONG = 600.0  # seconds for which a post waits
CLOCK = "clock"


async def examine(store: Store, clustered: bool, embedded: bool) -> AsyncIterator[Finding]:
    """All of it; if Redis cannot be asked, that alone."""
    try:
        async with asyncio.timeout(PATIENCE):
            states, moment = await servers(store), now()
    except OUTAGE as error:
        yield wrong(f"Redis cannot be asked: {reason_of(error)}", "Start it, and look at REDIS_URL")
        return
    condition = await Health(store, PLATFORMS.names).condition()
    yield (
        right("Moves are stored")
        if condition.well
        else wrong(f"No move is stored: {condition.trouble}", "Mend that first: docs/durability.md")
    )
    for state in states:
        for finding in server(state, moment, embedded=embedded):
            yield finding
    yield replicas(states, store.replicas, clustered=clustered)
    async for finding in _at_work(store):
        yield finding


def server(state: ServerState, moment: float, *, embedded: bool) -> Iterator[Finding]:
    """One of them."""
    name = "The Redis that comes along" if embedded else f"Redis ({state.name})"
    yield _version(state, name)
    yield _keeps(state, name)
    yield _room(state, name)
    apart = abs(state.clock - moment)
    if apart > APART:
        finding = wrong if apart > FAR_APART else doubtful
        todo = "Set both machines' clocks by NTP: timedatectl set-ntp true"
        yield finding(f"The clock of {name} is {apart:.0f} seconds from this machine's", todo)
    else:
        yield right(f"{name} tells the same time as this machine")


def _version(state: ServerState, name: str) -> Finding:
    kind = "Valkey" if state.is_valkey else "Redis"
    numbers = tuple(int(part) for part in state.version.split(".")[:2] if part.isdigit())
    if numbers and numbers < OLDEST:
        return wrong(f"{name} is {kind} {state.version}", "Use Redis 6.2 or newer, or Valkey")
    return right(f"{name} is {kind} {state.version}")


def _keeps(state: ServerState, name: str) -> Finding:
    if not state.disk_well:
        return wrong(f"{name} could not write to its disk", "Look at its log, and make room on its disk")
    if not state.appends and not state.saves:
        return wrong(f"{name} keeps nothing on disk: a restart loses every game", "Set appendonly yes")
    if not state.appends:
        return doubtful(f"{name} keeps snapshots only: a crash loses the latest moves", "Set appendonly yes")
    if state.fsync != "always":
        todo = "Set appendfsync always if not even those may be lost; docs/durability.md weighs it"
        return doubtful(f"{name} may lose a second or two of moves if its machine fails", todo)
    return right(f"{name} keeps every move on disk")


def _room(state: ServerState, name: str) -> Finding:
    if state.memory_limit and state.policy != "noeviction":
        return wrong(
            f"{name} may throw games away (maxmemory-policy {state.policy})", "Set maxmemory-policy noeviction"
        )
    if state.evicted:
        return wrong(f"{name} has thrown {state.evicted:,} keys away since it started", "Restore them: zoco restore")
    if state.memory_limit and state.memory > NEARLY * state.memory_limit:
        share = 100 * state.memory // state.memory_limit
        return wrong(f"{name} has used {share} % of its memory: soon no move is stored", "Raise maxmemory")
    return right(f"{name} throws nothing away, and has room")


def replicas(states: Sequence[ServerState], wanted: int, *, clustered: bool) -> Finding:
    """Whether there are as many as a move must reach."""
    least = min((state.replicas for state in states), default=0)
    if wanted > least:
        todo = f"Add replicas, or set ZOCO_REPLICAS to {least}"
        return wrong(f"ZOCO_REPLICAS is {wanted}, and a server has {least}: its tables take no moves", todo)
    if clustered and not wanted:
        todo = "Set ZOCO_REPLICAS=1 if none may be lost; docs/durability.md weighs it"
        return doubtful("A cluster acknowledges moves before a replica has them", todo)
    return right(f"Every move is on {wanted} replicas before it counts" if wanted else "No replicas are waited for")


async def _at_work(store: Store) -> AsyncIterator[Finding]:
    """Whether those who should serve do, if there is anything to serve."""
    glance = await Health(store, PLATFORMS.names).glance(now())
    if glance is None:
        return
    heartbeats = Tables(store, now, str).heartbeats
    for name in (*(name for name, count in glance.census.tables.items() if count), CLOCK):
        beat = await heartbeats.last(name)
        if beat is not None and now() - beat > GAP:
            minutes = (now() - beat) / 60
            yield doubtful(f"Nobody has served {name} for {minutes:,.0f} minutes", f"Start `zoco`, or `zoco {name}`")
    late = {name: waits.age for name, waits in glance.waits.items() if waits.age > LONG}
    for name, age in late.items():
        yield doubtful(f"A post to {name} waits for {age / 60:,.0f} minutes", "See what is said of that platform")
    if not late:
        yield right("No post waits for long")
