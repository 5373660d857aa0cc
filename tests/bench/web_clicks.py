"""The web adapter under way: clicks at many tables at human pace, and as many moves with pictures as it can."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from random import Random
from time import perf_counter
from typing import Protocol

from bot.store.cookie_secret import cookie_secret
from bot.store.keys import PARTITIONS, shared_key
from bot.store.scripts import Client
from tests.bench.figures import Line, latencies, share
from tests.bench.house import Bot, bot, client, redis
from tests.bench.page import Click, Page
from tests.bench.party import Host, Party
from tests.bench.scale import Scale

BEGUN = 12  # moves played at each table before anything is measured
ACKNOWLEDGED_MS, SHOWN_MS = (10, 50), (40, 150)
RATE, BUSY_MS, LOOP_MS = 60, 500, 20


class Clicking(Protocol):
    """Whoever clicks at a table, on whatever platform."""

    @property
    def party(self) -> Party: ...

    async def click(self, random: Random) -> Click:
        """A move, and its way to the channel."""


async def lines(scale: Scale) -> AsyncIterator[Line]:
    """Clicks at human pace, then as many as it takes."""
    async with redis() as url, client(url) as measuring:
        with bot(url) as running:
            async with pages(running, measuring, scale.tables) as opened:
                await warm(opened, scale)
                running.pulse()
                clicks = await at_ease(opened, scale.clicking, scale.pace)
                late = running.pulse()
                for line in click_lines("web", clicks, len(opened)):
                    yield line
                yield Line(
                    what=f"event loop at {len(opened)} active tables, worst delay",
                    unit="ms",
                    value=late.worst * 1e3,
                    most=LOOP_MS,
                    reference=f"p99 {late.p99 * 1e3:.1f} ms",
                )
                began = perf_counter()
                busy = await flat_out(opened, scale.busy, scale.at_once)
                rate = len(busy) / (perf_counter() - began)
                lost = [page for page in opened if not await page.party.intact(Host(measuring).store)]
                yield Line(what="throughput: moves with pictures", unit="a second", value=rate, least=RATE)
                shown = [click.shown for click in busy]
                yield Line(
                    what="throughput: click to picture, p99",
                    unit="ms",
                    value=share(shown, 0.99) * 1e3,
                    most=BUSY_MS,
                    reference=f"{len(busy):,} moves at {len(opened)} tables, {scale.at_once} at once",
                )
                yield Line(what="throughput: tables with anything lost", unit="", value=len(lost), most=0)


def click_lines(adapter: str, clicks: Sequence[Click], tables: int) -> list[Line]:
    """The four lines of an adapter."""
    acknowledged = [one.acknowledged for one in clicks if one.acknowledged is not None]
    shown = [one.shown for one in clicks]
    what = f"{adapter}, {tables} tables active: click to"
    return [
        *(latencies(f"{what} acknowledgement", acknowledged, *ACKNOWLEDGED_MS) if acknowledged else ()),
        *latencies(f"{what} posted picture", shown, *SHOWN_MS),
    ]


@asynccontextmanager
async def pages(running: Bot, measuring: Client, tables: int) -> AsyncIterator[list[Page]]:
    """A page open at each of so many tables, in the middle of their games, with nothing left to be sent."""
    host = Host(measuring)
    parties = await host.parties(tables, BEGUN)
    await delivered(measuring, "web")
    secret = await cookie_secret(host.store, "web")
    opened = [Page(running.port, party, secret) for party in parties]
    for page in opened:
        await page.open()
    try:
        yield opened
    finally:
        for page in opened:
            await page.close()


async def delivered(measuring: Client, platform: str) -> None:
    """Waits until every post is out."""
    while True:
        pipe = measuring.pipeline(transaction=False)
        for number in range(PARTITIONS):
            pipe.zcard(shared_key(number, f"outbox:{platform}"))
        if not sum(await pipe.execute()):
            return
        await asyncio.sleep(0.05)


async def warm(opened: Sequence[Clicking], scale: Scale) -> None:
    """A few clicks that do not count: the first of a process draws what the later ones keep."""
    for number, page in enumerate(opened[: scale.at_once]):
        await page.click(Random(number))


async def at_ease(opened: Sequence[Clicking], seconds: float, pace: float) -> list[Click]:
    """Each table plays at its own moments, about every `pace` seconds."""
    end = perf_counter() + seconds

    async def play(page: Clicking, random: Random) -> list[Click]:
        clicks = []
        await asyncio.sleep(random.uniform(0, min(pace, seconds)))
        while perf_counter() < end and not page.party.over:
            clicks.append(await page.click(random))
            await asyncio.sleep(min(random.uniform(0.5, 1.5) * pace, max(0.0, end - perf_counter())))
        return clicks

    played = await asyncio.gather(*(play(page, Random(number)) for number, page in enumerate(opened)))
    return [click for clicks in played for click in clicks]


async def flat_out(opened: Sequence[Page], seconds: float, at_once: int) -> list[Click]:
    """So many click at the same time, each at the table that has waited longest, as soon as the last picture came."""
    end, clicks = perf_counter() + seconds, []
    free: asyncio.Queue[Page] = asyncio.Queue()
    for page in opened:
        free.put_nowait(page)

    async def play(random: Random) -> None:
        while perf_counter() < end and not free.empty():
            page = free.get_nowait()
            if not page.party.over:
                clicks.append(await page.click(random))
                free.put_nowait(page)

    await asyncio.gather(*(play(Random(number)) for number in range(at_once)))
    return clicks
