"""A person's clicks while ten tables of robots play in the same house, in turns with the same clicks while they rest.

Robots rest while the process in which they think is stopped. Short slices in turn: what else a machine does meanwhile
slows both alike.
"""

from __future__ import annotations

import os
import signal
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path

from bot.adapters.web.naming import name_for
from bot.domain.messages import Person
from rules import GAMES
from rules.robots import STRENGTHS
from tests.bench.figures import Line, number, share
from tests.bench.house import Bot, bot, client, redis
from tests.bench.page import Click
from tests.bench.party import Host
from tests.bench.scale import FULL, Scale
from tests.bench.web_clicks import ACKNOWLEDGED_MS, SHOWN_MS, at_ease, pages, warm

ROBOT_TABLES = 10
TABLES = 10  # at which people click
SLICES, SECONDS, PACE = 4, 2.5, 0.5
AS_QUICK = 1.2  # machines are noisy
WATCHER = Person("web:watcher", "Anna")


async def lines(scale: Scale) -> AsyncIterator[Line]:
    """Clicks without robots, then with them, over and over."""
    tables, seconds = (TABLES, SECONDS) if scale == FULL else (scale.tables, scale.clicking)
    without: list[Click] = []
    beside: list[Click] = []
    moves = 0
    async with redis() as url, client(url) as measuring:
        with bot(url) as running:
            async with pages(running, measuring, tables) as opened:
                await warm(opened, scale)
                host = Host(measuring, "robots")
                channels = [
                    await _begin(host, *table) for table in zip(range(ROBOT_TABLES), cycle(GAMES), strict=False)
                ]
                await at_ease(opened, seconds, PACE)  # while the robots' process starts
                for _ in range(SLICES if scale == FULL else 1):
                    with _at_rest(running):
                        without += await at_ease(opened, seconds, PACE)
                    before = await _moves(host, channels)
                    beside += await at_ease(opened, seconds, PACE)
                    moves += await _moves(host, channels) - before
    what = f"web, {ROBOT_TABLES} robot tables beside: click to"
    waits = [[click.acknowledged for click in clicks if click.acknowledged is not None] for clicks in (without, beside)]
    shown = [[click.shown for click in clicks] for clicks in (without, beside)]
    for line in (
        *_compared(f"{what} acknowledgement", waits[0], waits[1], ACKNOWLEDGED_MS[1]),
        *_compared(f"{what} posted picture", shown[0], shown[1], SHOWN_MS[1]),
    ):
        yield line
    yield Line(
        what=f"web, {ROBOT_TABLES} robot tables beside: their moves",
        unit="a second",
        value=moves / (seconds * (SLICES if scale == FULL else 1)),
    )


@contextmanager
def _at_rest(running: Bot) -> Iterator[None]:
    """No robot of this bot thinks meanwhile."""
    found = Path(f"/proc/{running.process.pid}/task/{running.process.pid}/children").read_text().split()
    assert found, "robots think in a process of their own"
    for process in found:
        os.kill(int(process), signal.SIGSTOP)
    try:
        yield
    finally:
        for process in found:
            os.kill(int(process), signal.SIGCONT)


async def _begin(host: Host, table: int, game: str) -> str:
    """Robots of every strength; one of them plays for who watches, since robots do not play on when nobody does."""
    channel = f"web:{name_for('robots', str(table))}"
    first, *others = STRENGTHS
    for command in (f"/new {game}", *(f"/robot {strength}" for strength in others)):
        await host.say(channel, WATCHER, command)
    await host.seat_robot_for(channel, WATCHER, first)
    await host.say(channel, WATCHER, "/start")
    return channel


async def _moves(host: Host, channels: Sequence[str]) -> int:
    """How many have been played at these tables."""
    found = [await host.store.table(channel) for channel in channels]
    return sum(table.entries for table in found if table is not None)


def _compared(what: str, without: Sequence[float], beside: Sequence[float], most: float) -> Iterator[Line]:
    """The median as a ratio; the slowest against what is allowed to any click."""
    (old, slow), (new, slower) = [(share(one, 0.5) * 1e3, share(one, 0.99) * 1e3) for one in (without, beside)]
    yield Line(
        what=f"{what}, p50",
        unit="× without",
        value=new / old,
        most=AS_QUICK,
        reference=f"{number(new)} ms, {number(old)} ms without; {len(beside)} clicks",
    )
    yield Line(what=f"{what}, p99", unit="ms", value=slower, most=most, reference=f"{number(slow)} ms without")
