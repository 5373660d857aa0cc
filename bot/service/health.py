"""For those who run the house: whether it is well, what this process has counted, and what waits to be sent."""

from __future__ import annotations

import asyncio
import errno
from collections.abc import Callable, Collection, Iterable
from importlib.metadata import version
from pathlib import Path

import msgspec

from bot.runtime.metrics import exposition, gauge
from bot.runtime.process import STARTED, memory_bytes
from bot.store.census import Census, counted
from bot.store.data_folder import FULL, write_trouble
from bot.store.queues import Queues, Waiting
from bot.store.reasons import reason_of
from bot.store.scripts import OUTAGE
from bot.store.server_state import ServerState, servers
from bot.store.store import Store
from bot.store.trying import tried_writes

PATIENCE = 2.0  # seconds; who asks how we are does not wait long
DISK = {**dict.fromkeys(FULL, "disk full"), errno.EROFS: "disk read-only"}


class Condition(msgspec.Struct, frozen=True):
    """Whether a move would be stored, and what is wrong, in a few words."""

    well: bool
    trouble: str


class Health:
    """Whether a move would be stored. However many ask at once, it is tried once at a time."""

    def __init__(self, store: Store, platforms: Collection[str] = (), data: Path | None = None) -> None:
        self.store, self.platforms = store, platforms
        self.data = data  # the folder of the Redis that comes along, if that is the one in use
        self._looking: asyncio.Task[Condition] | None = None

    async def condition(self) -> Condition:
        """How the house is."""
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look())
        return await asyncio.shield(self._looking)

    async def _look(self) -> Condition:
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._tried()
        except OUTAGE as error:
            return Condition(False, reason_of(error))

    async def _tried(self) -> Condition:
        if self.data and (trouble := await asyncio.to_thread(write_trouble, self.data)):
            return Condition(False, DISK.get(trouble.errno or 0, "the disk takes nothing"))
        tried = await tried_writes(self.store)
        errors = [reason_of(error) for error in tried if error]
        if not errors:
            return Condition(True, "")
        if len(errors) < len(tried):
            return Condition(True, f"{len(errors)} of {len(tried)} servers take no moves: {errors[0]}")
        return Condition(False, errors[0])

    async def metrics(self, now: float) -> str:
        """Everything Prometheus may know. While Redis is away, what this process has counted is still told."""
        glance = await self.glance(now)
        up = gauge("zoco_redis_up", "Whether Redis answers.", {"": float(glance is not None)})
        stored = (*_outbox(glance.waits), *_stored(glance.census), *_servers(glance.servers)) if glance else ()
        return "\n".join((*exposition(), *_process(), *up, *stored)) + "\n"

    async def glance(self, now: float) -> Glance | None:
        """How much there is and waits, and how Redis is; None if it does not tell."""
        try:
            async with asyncio.timeout(PATIENCE):
                waits = {platform: await Queues(self.store, platform).waiting(now) for platform in self.platforms}
                census = await counted(self.store, tuple(self.platforms), now)
                return Glance(waits, census, await servers(self.store))
        except OUTAGE:
            return None


class Glance(msgspec.Struct, frozen=True):
    """A house at one moment."""

    waits: dict[str, Waiting]
    census: Census
    servers: list[ServerState]


def _process() -> Iterable[str]:
    yield from gauge("zoco_info", "Which version this is.", {version("zoco"): 1.0}, "version")
    yield from gauge("zoco_memory_bytes", "Memory of this process.", {"": float(memory_bytes())})
    yield from gauge("zoco_started_seconds", "When this process began, in seconds since 1970.", {"": STARTED})


def _stored(census: Census) -> Iterable[str]:
    yield from gauge("zoco_tables", "Tables.", _floats(census.tables), "platform")
    yield from gauge("zoco_tables_active", "Tables that were changed within a day.", _floats(census.lately), "platform")
    about = "For how long what is due first has been due: nobody keeps the clock if this grows."
    yield from gauge("zoco_clock_late_seconds", about, {"": census.late})


def _servers(states: list[ServerState]) -> Iterable[str]:
    def each(name: str, about: str, value: Callable[[ServerState], float]) -> Iterable[str]:
        return gauge(f"zoco_redis_{name}", about, {state.name: float(value(state)) for state in states}, "server")

    yield from each("memory_bytes", "Memory of Redis.", lambda state: state.memory)
    yield from each("memory_limit_bytes", "The most that it may use; 0: any.", lambda state: state.memory_limit)
    yield from each("answer_seconds", "Time for an answer of Redis.", lambda state: state.answer)
    yield from each("evicted_keys", "Keys that it threw away to make room.", lambda state: state.evicted)
    yield from each("disk_well", "Whether it could write to its disk.", lambda state: state.disk_well)
    yield from each("replicas", "Replicas that follow it.", lambda state: state.replicas)
    yield from each("clients", "Connections to it.", lambda state: state.clients)


def _floats(counts: dict[str, int]) -> dict[str, float]:
    return {name: float(count) for name, count in counts.items()}


def _outbox(waits: dict[str, Waiting]) -> Iterable[str]:
    posts = {platform: float(wait.posts) for platform, wait in waits.items()}
    channels = {platform: float(wait.channels) for platform, wait in waits.items()}
    ages = {platform: wait.age for platform, wait in waits.items()}
    yield from gauge("zoco_outbox_posts", "Posts waiting to be sent.", posts, "platform")
    yield from gauge("zoco_outbox_channels", "Channels with posts waiting to be sent.", channels, "platform")
    yield from gauge("zoco_outbox_age_seconds", "How long the oldest of them has waited.", ages, "platform")
