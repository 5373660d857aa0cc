"""Running the bot: connects to Redis (or brings its own), and starts the parts that were asked for."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import secrets
import signal
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from pathlib import Path

import msgspec

from bot.adapters.base.platform import Platform, Surroundings, Unusable
from bot.adapters.platforms import PLATFORMS
from bot.app.environment import where
from bot.app.figures import SETTING, serve_figures
from bot.delivery.pictures import Pictures
from bot.delivery.reels import Reels
from bot.domain.due import ANSWER, RETURNED, SEATING, SETTLE, SILENT, TIDY
from bot.language.words import learn
from bot.runtime.steady_clock import SteadyClock
from bot.runtime.tasks import end, finish
from bot.schedule.clock import NAME as CLOCK
from bot.schedule.clock import Clock, warn_if_nobody_keeps_it
from bot.schedule.films import films_clock
from bot.schedule.next_games import NextGames
from bot.schedule.open_questions import OpenQuestions
from bot.schedule.reminders import Reminders
from bot.schedule.robot_turns import robots_clock
from bot.schedule.settling import Settling
from bot.schedule.silent_channels import SilentChannels
from bot.schedule.thinkers import Thinkers
from bot.schedule.undelivered import Undelivered
from bot.service.health import Health
from bot.service.limits import limits_of
from bot.service.tables import Tables
from bot.store.connect import connect, reached, redis_url, replicas_wanted, warn_of_loss
from bot.store.data_folder import data_directory
from bot.store.embedded import Embedded
from bot.store.pubsub import Notifier
from bot.store.store import Store

log = logging.getLogger(__name__)

LEAVING = 0.4  # seconds for what is under way when we are told to stop


class Settings(msgspec.Struct, frozen=True):
    """What to run, and where."""

    parts: tuple[str, ...]
    host: str
    port: int
    browse: bool = False


def fresh_seed() -> str:
    """The seed of a game: 128 bits that nobody can guess."""
    return secrets.token_hex(16)


class House(msgspec.Struct, frozen=True):
    """What every part is built from."""

    store: Store
    tables: Tables
    notifier: Notifier
    pictures: Pictures
    thinkers: Thinkers
    health: Health


@contextlib.asynccontextmanager
async def house(url: str, data: Path | None) -> AsyncIterator[House]:
    """Everything connected; and taken down again at the end."""
    client = connect(url)
    store = Store(client, replicas_wanted())
    pictures, thinkers = Pictures(store), Thinkers()
    try:
        await reached(client)
        await warn_of_loss(client)
        clock = SteadyClock()
        tables = Tables(store, clock, fresh_seed, thinkers.think, limits_of(os.environ), PLATFORMS.reached_alone)
        clock.not_before(await tables.heartbeats.latest(PARTS))
        yield House(store, tables, Notifier(client), pictures, thinkers, Health(store, PLATFORMS.names, data))
    finally:
        pictures.close()
        thinkers.close()
        await finish(client.aclose())


async def serve(settings: Settings, told_to_stop: Callable[[], None] | None = None) -> None:
    """Until a signal to stop, of which `told_to_stop` hears at once, or until a part of it fails."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    url = redis_url()
    embedded = None if url else Embedded(data_directory())
    work = asyncio.create_task(_work(settings, url, embedded))
    asked = asyncio.create_task(stop.wait())
    try:
        await asyncio.wait({work, asked}, return_when=asyncio.FIRST_COMPLETED)
        if stop.is_set() and told_to_stop:
            told_to_stop()
        await asyncio.wait({asyncio.create_task(end([work, asked]))}, timeout=LEAVING)
    finally:
        if embedded:
            embedded.stop()
    if work.done() and not work.cancelled():
        work.result()


async def _work(settings: Settings, url: str | None, embedded: Embedded | None) -> None:
    """All parts that were asked for, on whichever Redis there is."""
    keeping = []
    try:
        if embedded:
            await embedded.start()
            keeping, url = [asyncio.create_task(embedded.keep())], embedded.url
        assert url is not None
        async with house(url, embedded.data if embedded else None) as rooms:
            _settle_in()
            await _parts(rooms, settings)
    finally:
        await end(keeping)


async def _parts(rooms: House, settings: Settings) -> None:
    parts = [rooms.notifier.run(), *(_part(part, rooms, settings) for part in settings.parts)]
    if CLOCK not in settings.parts:
        parts.append(_clock_elsewhere(rooms))
    if at := os.environ.get(SETTING, "").strip():
        parts.append(serve_figures(rooms.health, rooms.tables.clock, *where(at)))
    tasks = [asyncio.create_task(part) for part in parts]
    try:
        ended, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        await end(tasks)
    for task in ended:
        task.result()


def _settle_in() -> None:
    """Loads all words, and lets the garbage collector forget what is here to stay: neither holds up the loop later."""
    learn()
    gc.collect()
    gc.freeze()


def clocks(tables: Tables, thinkers: Thinkers) -> tuple[Clock, Clock]:
    """What falls due: reminders, time that is up, digests, tidying; and robots' moves, which hold up no reminder."""
    reminders = Reminders(tables, tables.people, tables.heartbeats, tables.clock, PLATFORMS.reached_alone)
    returned = Undelivered(tables, tables.people, tables.clock)
    silent = SilentChannels(tables, tables.people, reminders.letters, tables.clock)
    asked = OpenQuestions(tables)
    handlers = {TIDY: tables.tidy, RETURNED: returned.tell, SILENT: silent.look, ANSWER: asked.look}
    handlers |= {SEATING: NextGames(tables).look, SETTLE: Settling(tables).settle}
    robots = robots_clock(tables, thinkers, os.environ)
    return Clock(tables.store, tables.clock, {**handlers, **reminders.handlers}), robots


async def _clock(rooms: House) -> None:
    """Whatever falls due is done, and other processes can know it."""
    beating = rooms.tables.heartbeats.keep_beating(CLOCK)
    films = films_clock(rooms.tables, Reels().made)
    await asyncio.gather(beating, films.run(), *(clock.run() for clock in clocks(rooms.tables, rooms.thinkers)))


async def _clock_elsewhere(rooms: House) -> None:
    """What falls due is another process's to do, which should run."""
    await warn_if_nobody_keeps_it(rooms.tables.heartbeats)
    await asyncio.Event().wait()


async def _platform(platform: Platform, rooms: House, settings: Settings) -> None:
    """One platform. If it will not have us as we are configured, the other parts of this process go on without."""
    around = Surroundings(
        tables=rooms.tables,
        notifier=rooms.notifier,
        pictures=rooms.pictures,
        health=rooms.health,
        environment=os.environ,
        host=settings.host,
        port=settings.port,
        browse=settings.browse,
        neighbours=tuple(PLATFORMS),
    )
    try:
        await platform.run(around)
    except Unusable as error:
        if len(settings.parts) == 1:
            raise
        log.error("without %s: %s", platform.title, error)
        await asyncio.Event().wait()


def _part(name: str, rooms: House, settings: Settings) -> Coroutine[None, None, None]:
    return _clock(rooms) if name == CLOCK else _platform(PLATFORMS[name], rooms, settings)


PARTS = (*PLATFORMS.names, CLOCK)
"""What can be run apart, and every process of which leaves a heartbeat."""


def configured(environment: Mapping[str, str]) -> tuple[str, ...]:
    """The parts to run when none is asked for by name."""
    return (*(one.name for one in PLATFORMS if one.is_configured(environment)), CLOCK)
