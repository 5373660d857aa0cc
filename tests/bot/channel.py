"""What a channel has been shown, what is stored of it, and players who play at random."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from random import Random
from typing import cast

import msgspec

from bot.domain.messages import Answer, Line, Post
from bot.domain.table import Entry, Table
from bot.store.keys import key
from bot.store.store import Store
from rules.contract import State
from tests.bot.conftest import Room

NAMES = ("Anna", "Béla", "Цветан", "Dóra", "Eve", "Fülöp")


async def posts(room: Room, since: int = 0) -> list[Post]:
    """Everything on its way to the channel, oldest first; without the first `since`."""
    queue = cast(list[bytes], await room.store.client.lrange(key(room.channel, "queue"), since, -1))
    return [msgspec.msgpack.decode(post.partition(b"|")[2], type=Post) for post in queue]


async def last_post(room: Room) -> Post:
    return (await posts(room, -1))[0]


async def stored(store: Store) -> dict[bytes, bytes]:
    """All that is in Redis, but for the memory of commands."""
    keys = [name async for name in store.client.scan_iter(count=1000) if not (b":seen" in name or b":refused" in name)]
    return {name: cast(bytes, await store.client.dump(name)) for name in keys}


async def refused(room: Room, name: str, text: str, reason: str, id: str = "", stamp: int | None = None) -> Answer:
    """The command is refused for this reason, and nothing has changed."""
    before = await stored(room.store)
    answer = await room.say(name, text, id, stamp)
    assert not answer.ok, answer
    assert [said.key for said in answer.lines] == [reason]
    assert await stored(room.store) == before
    return answer


def keys_of(lines: Iterable[Line]) -> list[str]:
    """The sentences by their keys, with those inside them."""
    found: list[str] = []
    for one in lines:
        found.append(one.key)
        for arg in one.args.values():
            inner = [arg] if isinstance(arg, Line) else arg if isinstance(arg, list) else []
            found += keys_of(inner)
    return found


class Step(msgspec.Struct, frozen=True):
    """A move as it was played: the table before and after, and what the channel was shown of it."""

    before: Table
    seat: int
    text: str
    answer: Answer
    after: Table
    posts: tuple[Post, ...]


async def sit_down(room: Room, game: str, seats: int, options: str = "") -> tuple[str, ...]:
    """A game for so many, begun; their names."""
    names = NAMES[:seats]
    await room.begin(game, *names, options=options)
    return names


async def random_steps(room: Room, random: Random, limit: int = 10_000) -> AsyncIterator[Step]:
    """Plays on at random, however the game goes, until it ends."""
    for _ in range(limit):
        table = await room.table()
        if table.phase != "playing":
            return
        seat = random.choice(table.rules.to_act(table.state))
        move = str(random.choice(table.rules.legal(table.state, seat)))
        yield await step(room, table, seat, move)


async def step(room: Room, table: Table, seat: int, text: str) -> Step:
    """A legal move of the one on that seat."""
    seen = await room.store.client.llen(key(room.channel, "queue"))
    answer = await room.say(table.names[seat], text)
    assert answer.ok, (text, answer)
    return Step(table, seat, text, answer, await room.table(), tuple(await posts(room, seen)))


async def play_to_the_end(room: Room, random: Random) -> list[Step]:
    return [played async for played in random_steps(room, random)]


async def log_of(room: Room) -> list[Entry]:
    return await room.store.log(room.channel)


def position(table: Table) -> dict[str, object]:
    """The position, whatever chance has been drawn since."""
    assert table.position is not None
    return {name: value for name, value in table.position.items() if name != "draws"}


def owing(table: Table) -> tuple[int, ...]:
    state: State = table.state
    return table.rules.to_act(state)
