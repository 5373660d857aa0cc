"""Redis: tables, logs, posts on their way, due times. The same code for one server and for a cluster."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import zlib
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, cast

import msgspec
from redis.asyncio.cluster import RedisCluster

from bot.domain.addresses import platform_of
from bot.domain.due import FILM, SETTLE, due_name
from bot.domain.messages import Answer, Command, Post, caused
from bot.domain.table import Change, Entry, Table
from bot.runtime.trail import current_trail
from bot.store.keys import PARTITIONS, key, partition, shared_key
from bot.store.migrations import DamagedTable, quiet_of, read_table
from bot.store.scripts import OUTAGE, Client, NotYetSafe, Script
from rules.record import Record

log = logging.getLogger(__name__)

FEED_LENGTH = 30
FILM_AFTER = 15.0  # seconds in which everybody looks at the end itself
HEAD_LENGTH = 20  # bytes of a stored table that hold its version
LAST = ("records", "refused", "refused-before", "results", "roster", "unsettled")
CARRIED_OUT = ("seen", "seen-before", "refused", "refused-before")
"""Where the answers to commands are remembered: to those that changed something, and to those that did not."""

_encode = msgspec.msgpack.Encoder().encode
_entry = msgspec.msgpack.Decoder(Entry)
_answer = msgspec.msgpack.Decoder(Answer)
_posts = msgspec.msgpack.Decoder(list[Post])
_record = msgspec.json.Decoder(Record)


class KeptRecord(Record, frozen=True, kw_only=True):
    """A record as it is kept: with the people who sat on its seats, "" for none, whom it does not name to anybody."""

    people: tuple[str, ...] = ()

    def without_people(self) -> Record:
        """The record as its players may have it: it does not tell whom they are known as where."""
        return Record(**{name: getattr(self, name) for name in Record.__struct_fields__})


_kept = msgspec.json.Decoder(KeptRecord)


class Found(msgspec.Struct, frozen=True):
    """A table as fetched, the answer to the command if it was carried out before, and whether who asks is `linked`."""

    table: Table | None
    answer: Answer | None
    linked: bool = False


class Committed(msgspec.Struct, frozen=True):
    """The change is stored; the table as it is now."""

    table: Table


class Seen(msgspec.Struct, frozen=True):
    """The command was carried out before, with this answer."""

    answer: Answer


class Conflict(msgspec.Struct, frozen=True):
    """The table has moved on; it is now this."""

    table: Table | None


def command_key(command_id: str) -> bytes:
    """A command's id, in eight bytes."""
    return hashlib.blake2b(command_id.encode(), digest_size=8).digest()


class Store:
    """What is kept, and the one way of changing it."""

    def __init__(self, client: Client, replicas: int = 0) -> None:
        self.client = client
        self.replicas = replicas  # how many replicas must have a change before it counts as stored
        self._commit = Script(client, "commit")
        self._confirm = Script(client, "confirm")
        self._remember = Script(client, "remember")
        self._clear = Script(client, "clear")
        self._feed = Script(client, "feed")
        self._settled = Script(client, "on_replicas")

    async def fetch(self, channel: str, command_id: str, person: str = "") -> Found:
        """The table here, whether this command is old, and whether who asks has linked accounts: one round trip."""
        seen = command_key(command_id)
        stored, linked, *answers = await self._at_once(
            ("GET", key(channel, "table")),
            ("SCARD", key(person or channel, "linked")),
            *(("HGET", key(channel, kind), seen) for kind in CARRIED_OUT),
        )
        answer = next((answer for answer in answers if answer is not None), None)
        if answer is not None:
            await self._make_safe(channel, seen)
        known = _answer.decode(answer) if answer is not None else None
        return Found(await self._read(channel, stored), known, linked=bool(person and linked))

    async def _at_once(self, *calls: tuple[str | bytes, ...]) -> list[Any]:
        """Several commands in one round trip. A cluster's pipeline would close every connection if one node is gone."""
        if isinstance(self.client, RedisCluster):
            return await asyncio.gather(*(self.client.execute_command(*call) for call in calls))
        pipe = self.client.pipeline(transaction=False)
        for call in calls:
            pipe.execute_command(*call)
        return await pipe.execute()

    async def table(self, channel: str) -> Table | None:
        """The table here."""
        stored = await self.client.get(key(channel, "table"))
        return await self._read(channel, cast(bytes | None, stored))

    async def has_table(self, channel: str) -> bool:
        """Whether there is a table here, readable or not; nothing of it is read."""
        return bool(await self.client.exists(key(channel, "table")))

    async def shown_version(self, channel: str) -> int:
        """Which version of a table is here as far as everyone may know, 0 if there is none; only its head is read."""
        head = cast(bytes, await self.client.getrange(key(channel, "table"), 0, HEAD_LENGTH - 1))
        version, _, rest = head.partition(b"|")
        return int(version or 0) - quiet_of(rest)

    async def readable(self, channel: str) -> Table | None:
        """The table here; None also for one that is damaged, which is reported."""
        try:
            return await self.table(channel)
        except DamagedTable as error:
            log.error("%s", error)
            return None

    async def _read(self, channel: str, stored: bytes | None) -> Table | None:
        """Brings a stored table up to date; a damaged one is kept aside, where it can be looked at, and reported."""
        if not stored:
            return None
        try:
            return read_table(stored)
        except DamagedTable as error:
            aside = key(channel, "damaged")
            await self.client.set(aside, stored)
            raise DamagedTable(f"the table of {channel} cannot be read ({error}); it is kept in {aside}") from error

    async def commit(
        self,
        command: Command,
        before: Table | None,
        change: Change,
        now: float,
        due: Iterable[tuple[str, float | None]] = (),
    ) -> Committed | Seen | Conflict:
        """Stores a change, all of it or none, if the table is still the one it was decided upon."""
        channel = command.channel
        table = msgspec.structs.replace(change.table, version=(before.version if before else 0) + 1, updated=now)
        if change.quiet and before:
            table = msgspec.structs.replace(table, updated=before.updated, quiet=before.quiet + 1)
        was, now_here = _people(before), _people(table)
        await self._expect(channel, now_here - was)
        result = await self._commit(keys=_keys(channel), args=_arguments(command, before, table, change, due))
        outcome = await self._result(channel, table, cast(list[bytes], result))
        if isinstance(outcome, Committed):
            await self._expect(channel, now_here - was)
            await self._forget(channel, was - now_here)
        if not isinstance(outcome, Conflict):
            await self._make_safe(channel, command_key(command.id))
        return outcome

    async def _make_safe(self, channel: str, seen: bytes) -> None:
        """Sees that a command, and all before it, is on enough replicas: only then it is acknowledged."""
        keys = [key(channel, kind) for kind in CARRIED_OUT]
        if self.replicas and not await self._confirm.safely(keys, [seen], self.replicas):
            raise NotYetSafe("lost with its server; carried out anew if it comes again")

    async def make_sure(self, name: str, value: str) -> None:
        """Before what depends on it is given up: a key has this value, on as many replicas as it should be."""
        if self.replicas and not await self._settled.safely([name], [value], self.replicas):
            raise NotYetSafe("lost with its server; to be done anew")

    async def remember(self, command: Command, answer: Answer) -> Answer:
        """The answer to a command that changed nothing, for when it comes again; the earlier one if it did."""
        keys = [key(command.channel, kind) for kind in CARRIED_OUT]
        given = await self._remember(keys=keys, args=[command_key(command.id), _answered(answer)])
        return _answer.decode(cast(bytes, given))

    async def _result(self, channel: str, table: Table, result: Sequence[bytes]) -> Committed | Seen | Conflict:
        if result[0] == b"done":
            return Committed(table)
        if result[0] == b"seen":
            return Seen(_answer.decode(result[1]))
        return Conflict(await self._read(channel, result[1]))

    async def log(self, channel: str, first: int = 0) -> list[Entry]:
        """The game so far, or what of it came from that entry on."""
        entries = await self._list(channel, "log", first)
        return [_entry.decode(entry) for entry in entries]

    async def records(self, channel: str) -> list[Record]:
        """The finished games of a channel, latest first."""
        return [_record.decode(zlib.decompress(raw)) for raw in await self._list(channel, "records")]

    async def kept_records(self, channel: str) -> list[KeptRecord]:
        """The same with who sat there; latest first."""
        return [_kept.decode(zlib.decompress(raw)) for raw in await self._list(channel, "records")]

    async def tables(self, platform: str, limit: int = 100) -> list[Table]:
        """The tables of a platform, most recently changed first."""
        kind = f"tables:{platform}"
        asked = await self.everywhere(kind, lambda at, name: at.zrange(name, 0, limit - 1, desc=True, withscores=True))
        newest = [row for rows in asked for row in rows]
        newest.sort(key=lambda row: -row[1])
        return await self._tables(channel.decode() for channel, _ in newest[:limit])

    async def ping(self) -> None:
        """Returns if Redis answers."""
        await self.client.ping()

    async def channels(self, beginning: str) -> list[str]:
        """The channels with a table whose names begin so."""
        index = [shared_key(number, f"tables:{platform_of(beginning)}") for number in range(PARTITIONS)]
        return [name.decode() for one in index async for name, _ in self.client.zscan_iter(one, f"{beginning}*")]

    async def due(self, kind: str, now: float) -> list[str]:
        """Whose time has come, in every partition's list of that kind."""
        asked = await self.everywhere(kind, lambda at, name: at.zrangebyscore(name, "-inf", now))
        return [name.decode() for names in asked for name in names]

    async def everywhere(self, kind: str, ask: Callable[[Any, str], Awaitable[Any]]) -> list[Any]:
        """The same question to every partition. In a cluster, those that cannot be reached hold up no others."""
        names = [shared_key(number, kind) for number in range(PARTITIONS)]
        if not isinstance(self.client, RedisCluster):
            pipe = self.client.pipeline(transaction=False)
            for name in names:
                ask(pipe, name)
            return await pipe.execute()
        answers = await asyncio.gather(*(ask(self.client, name) for name in names), return_exceptions=True)
        errors = [answer for answer in answers if isinstance(answer, BaseException)]
        if len(errors) == len(answers):
            raise errors[0]
        if errors:
            log.warning("%d of %d partitions cannot be reached: %s", len(errors), PARTITIONS, type(errors[0]).__name__)
        return [answer for answer in answers if not isinstance(answer, BaseException)]

    async def tables_of(self, person: str) -> list[Table]:
        """The tables at which a person sits, everywhere."""
        tables = await self._tables(await self.channels_of(person))
        return [table for table in tables if table.seat_of(person) is not None and not table.idle]

    async def channels_of(self, person: str) -> list[str]:
        """The channels where this person may sit at a table, or has sat."""
        channels = cast(set[bytes], await self.client.smembers(key(person, "person")))
        return sorted(channel.decode() for channel in channels)

    async def _tables(self, channels: Iterable[str]) -> list[Table]:
        found = []
        for channel in channels:
            try:
                table = await self.table(channel)
            except (DamagedTable, *OUTAGE) as error:
                log.error("%s", error)
                continue
            if table is not None:
                found.append(table)
        return found

    async def _list(self, channel: str, kind: str, first: int = 0) -> list[bytes]:
        return cast(list[bytes], await self.client.lrange(key(channel, kind), first, -1))

    async def _expect(self, channel: str, people: Iterable[str]) -> None:
        """Notes where `tables_of` must look, before and after somebody sits down. A place too many does no harm."""
        for person in people:
            await self.client.sadd(key(person, "person"), channel)
            await self.client.sadd(key(person, "played"), channel)

    async def _forget(self, channel: str, people: Iterable[str]) -> None:
        """After somebody got up; who has sat down again meanwhile, through another process, is expected again."""
        for person in people:
            await self.client.srem(key(person, "person"), channel)
            table = await self.table(channel)
            if table and table.seat_of(person) is not None:
                await self._expect(channel, [person])

    async def set_due(self, channel: str, name: str, at: float) -> None:
        """Something falls due for a channel without a change of its table."""
        await self.client.zadd(shared_key(partition(channel), "due"), {name: at})

    async def hasten(self, channel: str, name: str, at: float) -> None:
        """Something falls due for a channel at that time at the latest."""
        await self.client.zadd(shared_key(partition(channel), "due"), {name: at}, lt=True)

    async def clear(self, table: Table) -> bool:
        """Clears a table away, all but the records of its games, if nobody has touched it meanwhile."""
        channel, platform = table.channel, platform_of(table.channel)
        index = shared_key(partition(channel), f"tables:{platform}")
        bulk = [key(channel, kind) for kind in ("log", *CARRIED_OUT, "feed", "sent", "aside", "silence")]
        keys = [key(channel, "table"), index, *bulk]
        done = await self._clear(keys=keys, args=[str(table.version), channel])
        if done:
            await self._forget(channel, _people(table))
        return bool(done)

    async def feed(self, channel: str) -> list[Post]:
        """The posts a page shows, oldest first."""
        return _unpacked(cast(bytes | None, await self.client.get(key(channel, "feed"))))

    async def feed_append(self, channel: str, post: Post) -> None:
        """Adds a post to a page's feed, or replaces the one with its id, and rings the notifier of the pages."""
        name, done = key(channel, "feed"), False
        while not done:
            stored = cast(bytes | None, await self.client.get(name))
            fresh = zlib.compress(_encode(_latest(joined(_unpacked(stored), post))))
            done = bool(await self._feed([name], [stored or b"", fresh, f"feed {channel}"]))


def _latest(posts: list[Post]) -> list[Post]:
    """As many as a page shows; however much is said beside the game, its board stays."""
    kept = posts[-FEED_LENGTH:]
    boards = [post for post in posts if post.picture]
    return kept if not boards or boards[-1] in kept else [boards[-1], *kept[1:]]


def _unpacked(stored: bytes | None) -> list[Post]:
    return _posts.decode(zlib.decompress(stored)) if stored else []


def joined(feed: Iterable[Post], post: Post) -> list[Post]:
    """A feed with one more post; one that comes again, after what came later, changes nothing."""
    posts = {known.id: known for known in feed}
    if post.closes and (closed := posts.get(post.closes[0])):
        posts[closed.id] = msgspec.structs.replace(
            closed,
            lines=post.closes[1],
            picture=post.closed_picture or closed.picture,
            stamp=post.stamp,
            buttons=(),
            call=None,
            called=(),
        )
    if (known := posts.get(post.id)) is None or known.stamp <= post.stamp:
        posts[post.id] = post
    return sorted(posts.values(), key=lambda known: known.id)


def _people(table: Table | None) -> set[str]:
    """Who has a seat there, or may take one back from a robot."""
    chairs = table.chairs if table else ()
    return {person for chair in chairs for person in (chair.person, chair.owner) if person}


def write_table(table: Table) -> bytes:
    """A table as stored: its version, readable by the script, then all of it, packed to less than half.

    Between the two stands how many of its changes were quiet, if any were.
    """
    quiet = f"{table.quiet}|" if table.quiet else ""
    return f"{table.version}|{quiet}".encode() + zlib.compress(_encode(table), 1)


def write_record(record: Record, table: Table) -> bytes:
    """A record as stored, with the people who sit at the table now that it is over."""
    people = tuple(chair.person or chair.owner for chair in table.chairs)
    return zlib.compress(msgspec.json.encode(KeptRecord(**msgspec.structs.asdict(record), people=people)))


def _answered(answer: Answer) -> bytes:
    """An answer as it is remembered: without what everybody was told, which the post says too."""
    return _encode(msgspec.structs.replace(answer, told=()))


def _arguments(
    command: Command, before: Table | None, table: Table, change: Change, due: Iterable[tuple[str, float | None]]
) -> list[str | bytes | float]:
    """What the script that commits is given beside its keys, in the order in which it reads it."""
    trail, now = current_trail(), table.updated
    posts = [
        f"{table.version}.{number}@{now}|".encode() + _encode(_sent_from(table, caused(post, trail)))
        for number, post in enumerate(change.posts)
    ]
    return [
        str(before.version if before else 0),
        write_table(table),
        command_key(command.id),
        _answered(change.answer),
        now,
        command.channel,
        "1" if change.fresh_log else "0",
        platform_of(command.channel),
        write_record(change.record, table) if change.record else b"",
        "1" if change.quiet else "0",
        *_counted([_encode(entry) for entry in change.entries]),
        *_counted(posts),
        *_counted(
            [part for name, at in _falling_due(due, change, now) for part in (name, "" if at is None else str(at))]
        ),
        *_counted(_result(change)),
    ]


def _falling_due(
    due: Iterable[tuple[str, float | None]], change: Change, now: float
) -> Iterable[tuple[str, float | None]]:
    """What falls due by a change; with a result also that it is brought into careers, with a record its film."""
    settle = ((due_name(SETTLE, change.table.channel), now),) if change.result else ()
    film = ((due_name(FILM, change.table.channel), now + FILM_AFTER),) if change.record and change.ends else ()
    return (*due, *settle, *film)


def _result(change: Change) -> list[bytes | str]:
    """A result as the script takes it."""
    if change.result is None:
        return []
    ended = change.result
    people = [part for person, name in ended.people for part in (person, name)]
    return [ended.result.name, _encode(ended.result), *people]


def _sent_from(table: Table, post: Post) -> Post:
    """The post, with what one must know of its table to call people who are elsewhere."""
    if not post.called and not table.guests:
        return post
    if not post.called:
        return msgspec.structs.replace(post, guests=True)
    language = post.language or table.language
    return msgspec.structs.replace(post, game=table.game, guests=bool(table.guests), language=language)


def _keys(channel: str) -> list[str]:
    number = partition(channel)
    platform = platform_of(channel)
    own = [key(channel, kind) for kind in ("table", "log", "seen", "seen-before", "queue")]
    shared = [shared_key(number, kind) for kind in (f"outbox:{platform}", "due", f"tables:{platform}")]
    return [*own, *shared, *(key(channel, kind) for kind in LAST)]


def _counted(items: Sequence[bytes | str]) -> list[bytes | str]:
    return [str(len(items)), *items]
