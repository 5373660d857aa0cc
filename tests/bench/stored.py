"""What Redis is asked and what it keeps: round trips for a move, bytes for a table, and moves among many tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Sequence
from random import Random
from time import time

from bot.adapters.web.events import WebSender
from bot.delivery.outbox import Outbox
from bot.store.keys import PARTITIONS, key, partition, shared_key
from bot.store.pubsub import Notifier
from bot.store.scripts import Client
from rules import GAMES
from tests.bench.figures import Line, share
from tests.bench.house import bot, client, redis
from tests.bench.page import Click
from tests.bench.party import Host, Party, together, web_channel
from tests.bench.scale import Scale
from tests.bench.web_clicks import at_ease, pages, warm

MOVES = 40
TABLE_KB, TRIPS, GROWTH = 10, 2, 1.2
AT_A_TIME = 1000
PLAYING = 60  # tables at which is played, among those that are only stored
COPY = """
for i = 3, #ARGV, 2 do
    local tag, channel = ARGV[i], ARGV[i + 1]
    for k = 1, #KEYS do
        local name = string.gsub(string.gsub(KEYS[k], '{%d+}', '{' .. tag .. '}'), ARGV[1], channel, 1)
        redis.call('RESTORE', name, 0, redis.call('DUMP', KEYS[k]), 'REPLACE')
    end
    redis.call('ZADD', 'zoco:{' .. tag .. '}:tables:web', ARGV[2], channel)
    redis.call('ZADD', 'zoco:{' .. tag .. '}:due', ARGV[2] + 86400, 'remind ' .. channel)
    redis.call('ZADD', 'zoco:{' .. tag .. '}:due', ARGV[2] + 172800, 'timeup ' .. channel)
end
"""
"""Copies a channel to others, as if as many games had been played to the same point. ARGV its name, now, then tag and
name of each other channel; KEYS what it has."""


async def lines(scale: Scale) -> AsyncIterator[Line]:
    """Round trips, memory, growth."""
    async with redis() as url, client(url) as measuring:
        yield await _trips(measuring)
    for game in GAMES:
        async with redis() as url, client(url) as measuring:
            yield await _memory(measuring, game, scale.alive)
    async with redis() as url, client(url) as measuring:
        with bot(url) as running:
            async with pages(running, measuring, min(scale.tables, PLAYING)) as opened:
                await warm(opened, scale)
                found: list[Sequence[Click]] = []
                for count in scale.stored:
                    await _fill(measuring, opened[0].party, count)
                    found.append(await at_ease(opened, scale.growing, scale.pace / 4))
                    assert all([await page.party.intact(Host(measuring).store) for page in opened])
    for line in _growth(scale.stored, found):
        yield line


async def _trips(measuring: Client) -> Line:
    """Requests that reach the server while moves are played, one after the other."""
    host, random = Host(measuring), Random(5)
    parties = await host.parties(3, MOVES // 2)
    before, count = await _requests(measuring), 0
    for party in parties:
        for _ in range(10):
            await host.say(party.channel, *party.choose(random))
            count += 1
    trips = (await _requests(measuring) - before - 1) / count
    return Line(what="Redis: round trips for a move", unit="", value=trips, most=TRIPS, reference=f"{count} moves")


async def _requests(measuring: Client) -> int:
    """How often the server has read from its connections: a pipeline or a script is one."""
    return int((await measuring.info("stats"))["total_reads_processed"])


async def _memory(measuring: Client, game: str, count: int) -> Line:
    """What so many tables have added to the server, all that belongs to them counted."""
    host = Host(measuring)
    outbox = Outbox(host.store, WebSender(host.store), Notifier(measuring), time)
    await together([_live(host, outbox, web_channel(count + number), game) for number in range(min(count, 16))])
    before = await _used(measuring)
    await together([_live(host, outbox, web_channel(number), game) for number in range(count)])
    kilobytes = (await _used(measuring) - before) / count / 1024
    return Line(
        what=f"Redis: a live table of {game}, {MOVES} moves",
        unit="KB",
        value=kilobytes,
        most=TABLE_KB,
        reference=f"{count} tables",
    )


async def _live(host: Host, outbox: Outbox, channel: str, game: str) -> None:
    """A game so far on; its page is up to date, as it is where people play."""
    random = Random(channel)
    party = await host.begin(channel, game, 0, random)
    for _ in range(MOVES):
        await host.say(channel, *party.choose(random))
        await outbox.deliver(channel)


async def _used(measuring: Client) -> int:
    await measuring.memory_purge()
    return int((await measuring.info("memory"))["used_memory_dataset"])


async def _fill(measuring: Client, party: Party, count: int) -> None:
    """As many tables as that, all but those played at copies of one of them."""
    known = await _tables(measuring)
    names = await _keys(measuring, party.channel)
    script = measuring.register_script(COPY)
    await measuring.config_set("appendonly", "no")  # filling waits for no disk
    for first in range(known, count, AT_A_TIME):
        others = [web_channel(1_000_000 + number) for number in range(first, min(first + AT_A_TIME, count))]
        placed = [part for channel in others for part in (str(partition(channel)), channel)]
        await script(keys=names, args=[party.channel, time(), *placed])
    await measuring.config_set("appendonly", "yes")
    await _written(measuring)


async def _written(measuring: Client) -> None:
    """Waits until the server has everything on disk once more."""
    while True:
        if not (await measuring.info("persistence"))["aof_rewrite_in_progress"]:
            return
        await asyncio.sleep(0.1)


async def _tables(measuring: Client) -> int:
    pipe = measuring.pipeline(transaction=False)
    for number in range(PARTITIONS):
        pipe.zcard(shared_key(number, "tables:web"))
    return sum(await pipe.execute())


async def _keys(measuring: Client, channel: str) -> list[str]:
    """What a channel has in the store."""
    kinds = ("table", "log", "seen", "feed")
    names = [key(channel, kind) for kind in kinds]
    return [name for name in names if await measuring.exists(name)]


def _growth(stored: Sequence[int], found: Sequence[Sequence[Click]]) -> Iterable[Line]:
    """How much longer the same takes with the most tables stored than with the fewest."""
    for what, taken in (
        ("acknowledgement", [[click.acknowledged or 0.0 for click in clicks] for clicks in found]),
        ("posted picture", [[click.shown for click in clicks] for clicks in found]),
    ):
        halves = [share(seconds, 0.5) * 1e3 for seconds in taken]
        each = ", ".join(f"{count:,}: {half:.1f} ms" for count, half in zip(stored, halves, strict=True))
        yield Line(
            what=f"growth: click to {what}, p50, {stored[-1]:,} tables to {stored[0]:,}",
            unit="×",
            value=halves[-1] / halves[0],
            most=GROWTH,
            reference=each,
        )
