"""What must be true in the end: nothing acknowledged is missing or doubled, and all was told, in order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import cast

import msgspec

from bot.adapters.web.snapshot import FINE
from bot.domain.messages import Command, Line, Person, Post, caused
from bot.domain.table import Entry, Table
from bot.language.words import speak
from bot.service.registry import parse
from bot.service.tables import Tables
from bot.store.keys import PARTITIONS, key, shared_key
from bot.store.results import Results
from bot.store.store import Store, joined
from rules.record import replay
from tests.bot.crash.ledger import Ledger
from tests.bot.crash.players import AHEAD, until

ANY = "any"  # whichever click caused a post: in the undisturbed game it is another


class Story(msgspec.Struct, frozen=True):
    """A finished game as Redis has it."""

    table: Table
    log: Sequence[Entry]


async def story(store: Store, channel: str) -> Story:
    """Reads it."""
    table = await store.table(channel)
    assert table is not None, f"{channel} is gone"
    return Story(table, await store.log(channel))


def check_log(told: Story, ledger: Ledger) -> None:
    """Every acknowledged move is in the log exactly once, in its player's order; and nothing else is.

    What was laid down ahead is there as the move that it became, but for what the end of the game came before.
    """
    channel = told.table.channel
    for person in {chair.person for chair in told.table.chairs}:
        acknowledged = [
            text for who, text in ledger.acknowledged[channel] if who == person and text.startswith(("/play", "/ahead"))
        ]
        logged = [f"/play {entry.text}" for entry in told.log if entry.person == person]
        meant = zip(logged, acknowledged, strict=False)
        assert all(became(text, move) for move, text in meant), f"the log of {channel} is not what {person} was told"
        left = acknowledged[len(logged) :]
        assert len(logged) <= len(acknowledged), f"more was played at {channel} than {person} wanted"
        assert left in (
            [],
            *(list(ahead) for ahead in AHEAD.values()),
            *(list(ahead[1:]) for ahead in AHEAD.values()),
        ), left


def became(text: str, move: str) -> bool:
    """Whether an acknowledged command can have become this move."""
    if text == "/ahead cheapest whatever":
        return move in ("/play left", "/play straight", "/play right")
    return move.startswith("/play lay ") if text == "/ahead then lay most" else move == text


def check_position(told: Story) -> None:
    """The end is that of an undisturbed game of the same moves."""
    table = told.table
    moves = [(entry.seat, entry.text) for entry in told.log]
    last = list(replay(table.rules, len(table.chairs), table.seed, table.options, moves))[-1]
    assert table.phase == "over"
    assert table.entries == len(told.log)
    assert table.position == table.rules.dump(last.state)


async def undisturbed(told: Story, scratch: Store) -> list[Post]:
    """Every post of the same game, played once more where nothing ever fails."""
    await scratch.client.flushdb()
    table, moments = told.table, iter(entry.at for entry in told.log)
    now = [told.log[0].at]
    tables = Tables(scratch, lambda: now[0], lambda: table.seed)
    people = {chair.person: Person(chair.person or "", chair.name) for chair in table.chairs}
    for number, (who, text) in enumerate(_commands(told)):
        if text.startswith("/play"):
            now[0] = next(moments)
        answer = await tables.handle(Command(table.channel, people[who], parse(text), str(number)))
        assert answer.ok, answer
    queued = cast(list[bytes], await scratch.client.lrange(key(table.channel, "queue"), 0, -1))
    return [msgspec.msgpack.decode(post.partition(b"|")[2], type=Post) for post in queued]


def _commands(told: Story) -> Iterator[tuple[str | None, str]]:
    host, *others = told.table.chairs
    yield host.person, f"/new {told.table.game}"
    for chair in others:
        yield chair.person, "/join"
    yield host.person, "/start"
    for entry in told.log:
        yield entry.person, f"/play {entry.text}"


def check_page(expected: Iterable[Post], channel: str, ledger: Ledger) -> None:
    """Every post was seen on the page, and says in the end what it says where nothing fails."""
    feed: list[Post] = []
    for post in expected:
        feed = joined(feed, post)
    wanted = {post.id: [speak("en", said) for said in sorted(post.lines, key=_is_fine)] for post in feed}
    assert ledger.posts[channel] == wanted, f"{channel} was not shown all of its game"


def _is_fine(said: Line) -> bool:
    """Whether a page folds it away, behind what else its post says."""
    return said.key in FINE


def check_sent(expected: Sequence[Post], sent: Sequence[Post]) -> None:
    """Every post was sent at least once, none before those before it; only the latest may have been sent again."""
    at = -1
    for post in sent:
        if at >= 0 and caused(post, ANY) == caused(expected[at], ANY):
            continue
        at += 1
        assert at < len(expected), "more was sent than there is"
        assert caused(post, ANY) == caused(expected[at], ANY), f"post {post.id} is out of order"
    assert at == len(expected) - 1, f"{len(expected) - 1 - at} posts were never sent"


async def check_nothing_waits(store: Store, platform: str, channels: Iterable[str]) -> None:
    """The outbox empties itself, and nothing was set aside."""

    async def waiting() -> int:
        return sum([await store.client.zcard(shared_key(number, f"outbox:{platform}")) for number in range(PARTITIONS)])

    await until(waiting, lambda count: count == 0, "the outbox is empty")
    for channel in channels:
        assert await store.client.llen(key(channel, "queue")) == 0
        assert await store.client.llen(key(channel, "aside")) == 0


async def check_results(store: Store, channels: Iterable[str]) -> None:
    """Every game has one result, which says how it ended, and is once in the career of each of its players."""
    results, met = Results(store), Counter[str]()
    for channel in channels:
        table = (await story(store, channel)).table
        (result,) = await results.of(channel)
        outcome = table.rules.outcome(table.state)
        assert outcome is not None
        assert [share.points for share in result.shares] == list(outcome.scores)
        met.update(chair.person for chair in table.chairs if chair.person)

        async def left(channel: str = channel) -> int:
            return len(await results.unsettled(channel))

        await until(left, lambda count: count == 0, "results are in careers")
    for person, games in met.items():
        career = await results.career(person)
        assert sum(one.games for game in career.games.values() for one in game.seats.values()) == games, person


async def check_all(store: Store, scratch: Store, ledger: Ledger) -> None:
    """All of it, for every game played over the page."""
    await check_nothing_waits(store, "web", ledger.acknowledged)
    for channel in ledger.acknowledged:
        told = await story(store, channel)
        check_log(told, ledger)
        check_position(told)
        check_page(await undisturbed(told, scratch), channel, ledger)
    await check_results(store, ledger.acknowledged)
