"""The bot's process: how soon it serves, what it takes idle, what ten thousand pictures leave behind, its pulse."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import os
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import contextmanager
from functools import _lru_cache_wrapper
from itertools import islice
from random import Random
from statistics import median
from time import perf_counter, sleep
from types import FunctionType, ModuleType
from typing import TypeVar

import msgspec
from PIL import Image

from bot.delivery.pictures import THREADS, Pictures
from bot.domain.messages import Picture
from bot.domain.table import Chair, Table
from bot.store.connect import connect
from bot.store.store import Store
from rules import GAMES
from rules.contract import State
from tests.bench.figures import Line
from tests.bench.house import memory_of
from tests.bench.scale import Scale
from tests.bench.ticking import pulse
from tests.bot.conftest import free_port

START_SECONDS, IDLE_MB, LOOP_MS = 1.5, 120, 20
GROWTH_MB = 1  # what may stay behind of thousands of pictures
MB = 1024 * 1024
SEATS = 3
APART = 3  # moves between the moments that are drawn
MALLINFO = (
    "arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks", "uordblks", "fordblks", "keepcost"
)  # fmt: skip
LETTERS = "abcdefghijklmnopqrstuvwxyzáéíőűõäабвгдежзиіїклмнопрстухцчшыьэюя"

T = TypeVar("T")
Kept = _lru_cache_wrapper


async def lines(scale: Scale) -> AsyncIterator[Line]:
    """Start, idle, after many pictures, and the event loop while they are drawn."""
    started = [start() for _ in range(scale.starts)]
    yield Line(
        what="process: start to serving, with its own Redis",
        unit="s",
        value=median(seconds for seconds, _ in started),
        most=START_SECONDS,
        reference=f"median of {len(started)}",
    )
    yield Line(what="process: memory idle", unit="MB", value=started[-1][1] / MB, most=IDLE_MB)
    grown, ordinary = await asyncio.gather(
        _asked("pictures", scale, Grown, PYTHONMALLOC="malloc"), _asked("pictures", scale, Grown)
    )
    after = f"process: memory after {scale.pictures:,} pictures"
    yield Line(
        what=f"{after}, without caches, growth since {scale.settled:,}",
        unit="MB",
        value=(grown.after - grown.before) / MB,
        most=GROWTH_MB,
        reference=f"{grown.before / MB:.2f} MB then, {grown.after / MB:.2f} MB now",
    )
    yield Line(
        what=f"{after}, resident",
        unit="MB",
        value=ordinary.resident / MB,
        reference=f"caches {(grown.full - grown.after) / MB:.0f}, of these parts of pictures {grown.kept / MB:.0f}",
    )
    late = await _asked("pulse", scale, Late)
    yield Line(
        what="event loop while two threads draw, worst delay",
        unit="ms",
        value=late.worst * 1e3,
        most=LOOP_MS,
        reference=f"p99 {late.p99 * 1e3:.1f} ms, {late.rate:.0f} pictures a second",
    )


def start() -> tuple[float, int]:
    """Seconds until a fresh `zoco`, with a Redis of its own, answers; and its memory a second later."""
    with tempfile.TemporaryDirectory(prefix="zoco-bench-") as folder:
        environment = {**os.environ, "ZOCO_DATA": folder}
        environment.pop("REDIS_URL", None)
        began = perf_counter()
        process = subprocess.Popen(
            [sys.executable, "-m", "bot", "--port", str(free_port())],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        assert process.stdout is not None
        assert process.stdout.readline().startswith(b"Zoco is at")
        seconds = perf_counter() - began
        sleep(1)
        memory = memory_of(process.pid)
        process.terminate()
        process.wait(timeout=20)
        return seconds, memory


class Grown(msgspec.Struct, frozen=True):
    """Memory in use without caches after a few pictures and after many; with them; pictures in them; what is resident.

    What is in use can be told where Python's own allocator is not used (`PYTHONMALLOC`).
    """

    before: int
    after: int
    full: int
    kept: int
    resident: int


class Late(msgspec.Struct, frozen=True):
    """How late the loop was, at worst and mostly, and how much was drawn meanwhile."""

    worst: float
    p99: float
    rate: float


async def _asked(what: str, scale: Scale, kind: type[T], **environment: str) -> T:
    """What a fresh process of this module found."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.bench.process", what, msgspec.json.encode(scale),
        stdout=subprocess.PIPE, env={**os.environ, **environment},
    )  # fmt: skip
    told, _ = await process.communicate()
    assert process.returncode == 0
    return msgspec.json.decode(told, type=kind)


async def _pictures(scale: Scale) -> Grown:
    """Draws pictures of ever new tables, by the bot's own threads."""
    games = tables(Random(11))
    with drawing() as pictures:
        await _draw(pictures, islice(games, scale.settled))
        empty()
        before = in_use()
        await _draw(pictures, islice(games, scale.pictures - scale.settled))
        full, parts, resident = in_use(), kept(), memory_of(os.getpid())
        empty()
        return Grown(before, in_use(), full, parts, resident)


def empty() -> None:
    """Every cache."""
    for cache in caches("bot", "render", "rules"):
        cache.cache_clear()
    gc.collect()


class Mallinfo(ctypes.Structure):
    """What glibc tells of its memory: https://man7.org/linux/man-pages/man3/mallinfo.3.html."""

    _fields_ = tuple((name, ctypes.c_size_t) for name in MALLINFO)


def in_use() -> int:
    """The memory that was asked for and not given back; where that is not told, what is resident."""
    library = ctypes.CDLL(None)
    if not hasattr(library, "mallinfo2"):
        return memory_of(os.getpid())
    library.mallinfo2.restype = Mallinfo
    told = library.mallinfo2()
    return int(told.uordblks + told.hblkhd)


async def _pulse(scale: Scale) -> Late:
    """Draws as fast as the bot can, and takes the pulse of the event loop meanwhile."""
    shown = list(islice(tables(Random(13)), scale.shown))
    with drawing() as pictures:
        await _draw(pictures, shown)
        began, count = perf_counter(), 0
        async with pulse() as taken:
            while perf_counter() - began < scale.ticking:
                await _draw(pictures, shown)
                count += len(shown)
        rate = count / (perf_counter() - began)
        late = taken.take()
    return Late(late.worst, late.p99, rate)


@contextmanager
def drawing() -> Iterator[Pictures]:
    """The bot's pictures; the store is not asked for anything."""
    pictures = Pictures(Store(connect("redis://127.0.0.1:1")))
    try:
        yield pictures
    finally:
        pictures.close()


async def _draw(pictures: Pictures, shown: Iterable[Table]) -> None:
    waiting = iter(shown)

    async def work() -> None:
        for table in waiting:
            assert await pictures.drawn(table, Picture("board", table.entries), "en")

    await asyncio.gather(*(work() for _ in range(2 * THREADS)))


def tables(random: Random) -> Iterator[Table]:
    """Tables of every game at many moments, each game with people of its own."""
    while True:
        for game in GAMES.values():
            names = ["".join(random.choices(LETTERS, k=random.randrange(3, 12))) for _ in range(SEATS)]
            state, entries = game.start(SEATS, str(random.random())), 0
            while acting := game.to_act(state):
                state, _ = game.play(state, acting[0], random.choice(game.legal(state, acting[0])))
                entries += 1
                if entries % APART == 0:
                    yield _table(game.name, names, state, entries)


def _table(game: str, names: list[str], state: State, entries: int) -> Table:
    chairs = tuple(Chair(f"web:{name}", name) for name in names)
    return Table(
        channel="web:bench",
        version=entries,
        stamp=entries,
        game=game,
        phase="playing",
        host=f"web:{names[0]}",
        chairs=chairs,
        position=GAMES[game].dump(state),
        entries=entries,
    )


def caches(*packages: str) -> list[Kept[object]]:
    """The caches of all functions of these packages."""
    modules = [module for name, module in sys.modules.items() if name.split(".")[0] in packages]
    return [one for module in modules for one in vars(module).values() if isinstance(one, Kept)]


def kept() -> int:
    """The bytes of all images that the caches of `render` hold."""
    found: dict[int, Image.Image] = {}
    level: list[object] = [*caches("render")]
    for _ in range(5):  # a cache, its links, a result, a part, its image
        found |= {id(one): one for one in level if isinstance(one, Image.Image)}
        level = [one for one in gc.get_referents(*level) if not isinstance(one, type | ModuleType | FunctionType)]
    return sum(image.width * image.height * len(image.getbands()) for image in found.values())


def main() -> None:
    what, given = sys.argv[1:]
    scale = msgspec.json.decode(given, type=Scale)
    found = asyncio.run({"pictures": _pictures, "pulse": _pulse}[what](scale))
    print(msgspec.json.encode(found).decode())


if __name__ == "__main__":
    main()
