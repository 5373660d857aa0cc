"""Takes a sample of this version: fills a Redis with all that the bot can have stored, and keeps it in one file.

`python -m tests.bot.stored.fill` writes `version-<version>.bin` beside this file; with a path, to there. It is run once
for every release whose stored data differs, by that release's own code, and never again for that version: what it wrote
then is what people have. It stops if something that is stored has no example: then it needs another scene. A new kind
of key needs one, too, and a test in `test_stored_before` that says what reads it.
"""

from __future__ import annotations

import asyncio
import logging
import math
import random
import shutil
import sys
import tempfile
from collections.abc import Iterable, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import cast

import msgspec
import redis.asyncio as redis

from bot.adapters.platforms import PLATFORMS
from bot.domain.addresses import direct_channel
from bot.domain.due import ROBOT
from bot.domain.messages import Button, Post
from bot.domain.preferences import Preferences
from bot.domain.table import Chair, Question, Table
from bot.store.keys import key
from bot.tables.table_settings import TABLE_SETTINGS
from rules.record import RESIGN, RETRACT, UNDO
from tests.bot.conftest import Server
from tests.bot.stored import adapters, deliveries, games
from tests.bot.stored.facts import facts, lacking
from tests.bot.stored.house import House
from tests.bot.stored.sample import FOLDER, Plain, Sample, taken, write


async def fill(house: House) -> Sample:
    """A day in the life of a house, and three hours more."""
    await _first_day(house)
    await house.pass_time(games.LATE_BY)
    await _second_day(house)
    await house.pass_time(3 * games.HOUR + 1.0)
    told = {**await _last_moments(house), **await _told(house)}
    told |= {  # last, for some of it is kept for seconds only
        "browsers": await adapters.keep_page(house),
        "discord": await adapters.keep_discord(house),
        "keys": await adapters.show_keys(house, list(told["waiting"])),
        "telegram": await adapters.keep_telegram(house),
    }
    keys = await taken(cast(redis.Redis, house.store.client))
    return Sample(version("zoco"), house.clock(), house.scenes, told, keys)


async def _first_day(house: House) -> None:
    """Games are begun and played, some to their end; lobbies are opened."""
    await deliveries.like_things(house)
    await games.finish_games(house)
    await games.finish_and_go_on(house)
    for plan in games.plans():
        await games.carry_out(house, plan)
    await games.begin_for_the_late(house)
    await games.begin_for_the_absent(house)
    await games.leave(house)
    await games.seat_robots(house)
    await games.play_alone(house)
    await games.open_lobbies(house)
    await games.open_odd_lobbies(house)
    await deliveries.show_posts(house, 5, of=6)


async def _second_day(house: House) -> None:
    """Some are late by now: what is to become of them is asked; others are away."""
    for plan in games.plans():
        await games.ask(house, plan)
    await games.be_absent(house)
    await games.take_time(house)
    await deliveries.begin_for_letters(house)


async def _last_moments(house: House) -> dict[str, Plain]:
    """What is on its way when the house stands still: posts, letters, and tables."""
    await deliveries.be_out(house)
    await deliveries.show_posts(house, 1, of=3)
    letters = await deliveries.write_letters(house)
    await deliveries.refuse_posts(house)
    await _damage(house)
    return {"letters": letters, "moving": await deliveries.move_tables(house)}


async def _damage(house: House) -> None:
    """A table that cannot be read, as somebody found out."""
    channel = house.place("damaged")
    await house.store.client.set(key(channel, "table"), b"9|no table")
    assert await house.store.readable(channel) is None


# What all of it is, told by this version.


async def _told(house: House) -> dict[str, Plain]:
    found = await _owners(house)
    tables = {channel: table for channel in found["table"] if (table := await house.store.readable(channel))}
    feeds = {channel: await house.store.feed(channel) for channel in found["feed"]}
    waiting = {channel: await house.queued(channel) for channel in found["queue"]}
    preferences = {person: await house.tables.people.preferences(person) for person in found["habits"]}
    _check(tables.values(), preferences.values(), [post for posts in (feeds | waiting).values() for post in posts])
    await _check_words(house, tables)
    return {
        "tables": {channel: facts(table) for channel, table in tables.items()},
        "records": {channel: len(await house.store.records(channel)) for channel in found["records"]},
        "feeds": {channel: [post.id for post in posts] for channel, posts in feeds.items()},
        "waiting": {channel: [post.id for post in posts] for channel, posts in waiting.items()},
        "habits": {person: msgspec.to_builtins(liked) for person, liked in preferences.items()},
        "sits": {person: await _sits(house, person) for person in found["person"]},
        "outages": {platform: await _outages(house, platform) for platform in PLATFORMS.names},
        "given": [said for channel in house.given for said in await _remembered(house, channel)],
    }


def _check(tables: Iterable[Table], preferences: Iterable[Preferences], posts: Sequence[Post]) -> None:
    """A sample has an example of everything that can be stored, and of every setting."""
    there = list(tables)
    for setting in TABLE_SETTINGS[1:]:
        for value in setting.values:
            assert any(setting.value(table) == value for table in there), (setting.name, value)
    lacks = [
        *lacking(Table, there),
        *lacking(Chair, [chair for table in there for chair in table.chairs]),
        *lacking(Question, [table.question for table in there if table.question]),
        *lacking(Preferences, preferences),
        *lacking(Post, posts),
        *lacking(Button, [button for post in posts for button in post.buttons]),
    ]
    assert lacks == ["Table.schema"], f"of these there is no example yet: {lacks}"


async def _check_words(house: House, tables: Iterable[str]) -> None:
    """There is an example of every word that a log can have beside moves, and of every kind of due time."""
    logs = [await house.store.log(channel) for channel in tables]
    words = {entry.text.partition(" ")[0] for log in logs for entry in log}
    assert words >= {RESIGN, RETRACT, UNDO}
    due = await house.store.due("due", math.inf)
    assert {name.partition(" ")[0] for name in due} == {*house.due.handlers, ROBOT}


async def _owners(house: House) -> dict[str, list[str]]:
    """The channels and people with keys, by kind."""
    keys = await taken(cast(redis.Redis, house.store.client))
    all_of_it = Sample("", 0.0, {}, {}, keys)
    return {kind: all_of_it.owners(kind) for kind in ("table", "records", "feed", "queue", "habits", "person")}


async def _sits(house: House, person: str) -> list[str]:
    return sorted(table.channel for table in await house.store.tables_of(person))


async def _outages(house: House, platform: str) -> list[list[float]]:
    return [list(pause) for pause in await house.tables.heartbeats.outages(platform)]


async def _remembered(house: House, channel: str) -> list[Plain]:
    """The first and the last command of a channel whose answers are still known there, should they come again."""
    known = [[channel, *said] for said in house.given[channel] if await _is_known(house, channel, said)]
    return [known[0], known[-1]] if known else []


async def _is_known(house: House, channel: str, said: Plain) -> bool:
    _, person, _, command, *_ = said
    places = (channel, direct_channel(person))
    return any([(await house.store.fetch(place, command)).answer for place in places])


async def main() -> None:
    logging.getLogger("bot").setLevel(logging.CRITICAL)  # what is refused or dies is meant to
    random.seed("a sample")  # by it, no two leases end in the same moment
    directory = Path(tempfile.mkdtemp(prefix="zoco-sample-"))
    server = Server(directory, "--appendonly", "no")
    server.start()
    try:
        house = House(server.url)
        sample = await fill(house)
        await house.store.client.aclose()
    finally:
        server.kill()
        shutil.rmtree(directory, ignore_errors=True)
    path = Path(sys.argv[1]) if sys.argv[1:] else FOLDER / f"version-{sample.version}.bin"
    if path.exists():
        sys.exit(f"{path.name} is there already: what a version has left is not written anew")
    write(path, sample)
    print(f"{path.name}: {len(sample.keys)} keys of {len(sample.kinds)} kinds, {path.stat().st_size // 1024} KiB")


if __name__ == "__main__":
    asyncio.run(main())
