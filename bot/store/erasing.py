"""Taking a person out of what is kept: all that is theirs is dropped, and what others share names them no more."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping
from typing import cast

import msgspec

from bot.domain.addresses import platform_of
from bot.domain.careers import without
from bot.domain.messages import Post
from bot.domain.table import Entry
from bot.store.copying import Copying
from bot.store.keys import cookie_key, key, partition, shared_key
from bot.store.pubsub import Notifier
from bot.store.removed_people import RemovedPeople
from bot.store.results import Results
from bot.store.scripts import Script
from bot.store.store import KeptRecord, Store

_entry = msgspec.msgpack.Decoder(Entry)
_post = msgspec.msgpack.Decoder(Post)
_posts = msgspec.msgpack.Decoder(list[Post])
_record = msgspec.json.Decoder(KeptRecord)


class Erasing:
    """What is done in Redis for that."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store, self.clock, self.copying = store, clock, Copying(store, clock)
        self._drop = Script(store.client, "drop_owner")
        self._replace = Script(store.client, "replace_items")
        self._feed = Script(store.client, "feed")

    async def places(self, person: str) -> list[str]:
        """Every channel at whose tables they have sat."""
        kinds = ("person", "played")
        found = [cast(set[bytes], await self.store.client.smembers(key(person, kind))) for kind in kinds]
        return sorted({channel.decode() for channels in found for channel in channels})

    async def drop(self, owner: str) -> int:
        """Everything that belongs to a person, or to their own channel; how many keys that were."""
        number, platform = partition(owner), platform_of(owner)
        shared = [shared_key(number, kind) for kind in ("due", f"outbox:{platform}", f"tables:{platform}")]
        own = [key(owner, kind) for kind in await self.copying.kinds_of(owner)]
        return int(cast(int, await self._drop([*shared, *own], [owner])))

    async def sign_out(self, person: str) -> None:
        """Where people are known by a cookie: theirs is nobody's from now on."""
        client, platform = self.store.client, platform_of(person)
        if await client.exists(cookie_key(platform, "secret")):
            await RemovedPeople(self.store, platform, Notifier(client), self.clock).add(person)

    async def leave_log(self, channel: str, person: str) -> None:
        """The log of the game that is on says what was played, and not any more that it was they."""
        items = cast(list[bytes], await self.store.client.lrange(key(channel, "log"), 0, -1))
        theirs = [(raw, entry) for raw in items if (entry := _entry.decode(raw)).person == person]
        pairs = [part for raw, entry in theirs for part in (raw, _nobodys(entry))]
        if pairs:
            await self._replace([key(channel, "log")], pairs)

    async def leave_records(self, channel: str, person: str, names: list[str], nameless: str) -> int:
        """The records of finished games give their seats another name; how many did.

        Records of long ago do not tell who sat there: in those, whoever has one of these names is meant.
        """
        items = cast(list[bytes], await self.store.client.lrange(key(channel, "records"), 0, -1))
        pairs = list[bytes]()
        for raw in items:
            record = _record.decode(zlib.decompress(raw))
            seats = [seat for seat, one in enumerate(record.people) if one == person]
            if not record.people:
                seats = [seat for seat, name in enumerate(record.seats) if name in names]
            if seats:
                pairs += [raw, _without(record, seats, nameless)]
        if pairs:
            await self._replace([key(channel, "records")], pairs)
        return len(pairs) // 2

    async def leave_queue(self, channel: str, person: str, names: Mapping[str, str], other: Unnamed) -> None:
        """The posts that wait to be sent will call and name them no more."""
        pairs = list[bytes]()
        for raw in cast(list[bytes], await self.store.client.lrange(key(channel, "queue"), 0, -1)):
            name, _, body = raw.partition(b"|")
            fresh = msgspec.msgpack.encode(_uncalled(other(_post.decode(body), names), person))
            if fresh != body:
                pairs += [raw, name + b"|" + fresh]
        if pairs:
            await self._replace([key(channel, "queue")], pairs)

    async def leave_feed(self, channel: str, person: str, names: Mapping[str, str], other: Unnamed) -> None:
        """The posts that the page shows call and name them no more."""
        name = key(channel, "feed")
        while stored := cast(bytes | None, await self.store.client.get(name)):
            posts = _posts.decode(zlib.decompress(stored))
            fresh = [_uncalled(other(post, names), person) for post in posts]
            if fresh == posts:
                return
            data = zlib.compress(msgspec.msgpack.encode(fresh))
            if await self._feed([name], [stored, data, f"feed {channel}"]):
                return

    async def leave_leaders(self, person: str) -> None:
        """They stand among the best of no game any more."""
        results = Results(self.store)
        for game in (await results.career(person)).games:
            await results.rank(game, person, None)

    async def leave_results(self, channel: str, person: str) -> None:
        """Nobody in the results here is they any more, and no career of those who played here knows them."""
        results = Results(self.store)
        for known in (await results.roster(channel)).values():
            if known.person != person:
                await results.change(known.person, lambda career: without(career, person))
        await results.strike(channel, person)

    async def forget_aside(self, channel: str) -> None:
        """Posts that a platform refused for good name whom they name, and are of no use any more."""
        await self.store.client.delete(key(channel, "aside"))


Unnamed = Callable[[Post, Mapping[str, str]], Post]
"""What gives the sentences of a post other names."""


def _nobodys(entry: Entry) -> bytes:
    return msgspec.msgpack.encode(msgspec.structs.replace(entry, person=""))


def _without(record: KeptRecord, seats: list[int], nameless: str) -> bytes:
    names = [nameless if seat in seats else name for seat, name in enumerate(record.seats)]
    people = ["" if seat in seats else one for seat, one in enumerate(record.people)]
    return zlib.compress(msgspec.json.encode(msgspec.structs.replace(record, seats=tuple(names), people=tuple(people))))


def _uncalled(post: Post, person: str) -> Post:
    called = tuple(one for one in post.called if one.person != person)
    return msgspec.structs.replace(post, called=called, call=post.call if called else None)
