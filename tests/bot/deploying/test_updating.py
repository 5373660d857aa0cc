"""An update in the middle of games: old and new processes side by side, and each replaced, on what a release stored."""

from __future__ import annotations

import asyncio
import zlib
from pathlib import Path
from random import Random
from typing import Any, cast

import msgspec
import redis.asyncio as redis

from bot.domain.messages import Line, Post, line
from bot.store.keys import key
from bot.store.store import Store, write_record
from bot.tables.playing import record_of
from rules import GAMES
from rules.record import Record, verify
from tests.bot.channel import play_to_the_end
from tests.bot.conftest import Room
from tests.bot.crash.process import Bot
from tests.bot.stored import sample as samples
from tests.bot.web.visitor import Client


class Friend:
    """Somebody at a browser, who speaks to whichever process there is."""

    def __init__(self, name: str) -> None:
        self.name, self.client, self.person = name, Client(""), ""

    async def come(self, bot: Bot) -> None:
        self.client.url = bot.address
        self.person = await self.client.named(self.name)

    async def say(self, bot: Bot, table: str, text: str) -> None:
        self.client.url = bot.address
        answer = await self.client.say(table, text, self.person)
        assert answer["ok"], (text, answer)

    async def page(self, bot: Bot, table: str) -> Any:
        self.client.url = bot.address
        return await self.client.get(f"/api/t/{table}")


async def play_on(friends: list[Friend], bots: list[Bot], table: str, moves: int, chance: Random) -> int:
    """So many moves, each through another process than the last; how many were made before the game ended."""
    for made in range(moves):
        bot = bots[made % len(bots)]
        for friend in friends:
            page = await friend.page(bot, table)
            if page["phase"] == "over":
                return made
            if page["offer"]:
                await friend.say(bot, table, f"/play {chance.choice(page['offer']['moves'])}")
                break
    return moves


def logged(folder: Path) -> str:
    return "".join(path.read_text() for path in folder.glob("*.log"))


async def test_processes_are_replaced_one_by_one_in_the_middle_of_a_game_on_what_a_release_stored(
    redis_url: str, store: Store, tmp_path: Path
) -> None:
    sample = samples.read(samples.samples()[-1])
    await samples.load(cast(redis.Redis, store.client), sample)
    await store.client.delete(*[f"zoco:{{{number}}}:due" for number in range(64)])  # or all of it would be overdue
    bots = [Bot({"REDIS_URL": redis_url}, tmp_path / f"bot{number}.log") for number in range(2)]
    friends = [Friend("Anna"), Friend("Béla")]
    chance, played = Random(7), 0
    for bot in bots:
        await bot.start()
    for friend in friends:
        await friend.come(bots[0])
    friends[0].client.url = bots[0].address
    table = await friends[0].client.open("marrakech")
    await friends[1].say(bots[1], table, "/join")
    await friends[0].say(bots[0], table, "/start")
    for _ in range(2):
        for place in range(2):
            played += await play_on(friends, bots, table, 4, chance)
            assert await bots[place].stop() == 0
            played += await play_on(friends, [bots[1 - place]], table, 2, chance)
            bots[place] = Bot({"REDIS_URL": redis_url}, tmp_path / f"later{place}.log")
            await bots[place].start()
    now = await store.table(f"web:{table}")
    assert now is not None
    record = record_of(now, await store.log(now.channel))
    verify(record, GAMES)
    assert len(record.moves) == played == now.entries
    for bot in bots:
        assert await bot.stop() == 0
    assert "Traceback" not in await asyncio.to_thread(logged, tmp_path)
    for friend in friends:
        await friend.client.http.close()


class EarlierPost(msgspec.Struct):
    """A post as the version before reads it."""

    id: int
    lines: tuple[Line, ...]
    stamp: int


async def test_a_version_back_what_was_stored_is_still_read(room: Room) -> None:
    """What only this version knows is left out by the one before: fields that it does not know, and kinds of keys."""
    post = msgspec.structs.replace(Post(1, (line("hello"),), 2), cause="1f00a2c4")
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(post), type=EarlierPost).stamp == 2
    await room.begin("marrakech", "Anna", "Béla")
    steps = await play_to_the_end(room, Random(1))
    record = (await room.store.records(room.channel))[0]
    stored = zlib.decompress(write_record(record, steps[-1].after))
    assert msgspec.json.decode(stored, type=Record) == record
    assert b"people" in stored
    raw = cast(list[bytes], await room.store.client.lrange(key(room.channel, "records"), 0, 0))
    assert zlib.decompress(raw[0]) == stored
