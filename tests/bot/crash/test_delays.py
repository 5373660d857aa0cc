"""A slow network that breaks, and processes that die beside each other: still each move once, each post in order."""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random

import pytest

from bot.delivery import outbox
from bot.schedule import clock
from bot.store import leases
from bot.store.connect import connect
from bot.store.scripts import Script
from bot.store.store import Store
from tests.bot.conftest import Server
from tests.bot.crash.checks import check_log, check_nothing_waits, check_position, check_sent, story, undisturbed
from tests.bot.crash.inside import PLATFORM, House, Inside, Wall
from tests.bot.crash.ledger import Ledger
from tests.bot.crash.players import Player, play, until
from tests.bot.crash.proxy import Proxy

DURATIONS = (0.0, 0.05, 1.0)  # of what falls due; the last is longer than a lease
NAMES = ("Anna", "Bence", "Cecília")


@pytest.fixture
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leases run out soon, so that the tests need not wait long for those who died."""
    monkeypatch.setattr(leases, "LEASE", 0.6)
    monkeypatch.setattr(leases, "RENEWAL", 0.2)
    monkeypatch.setattr(outbox, "POLL", 0.2)
    monkeypatch.setattr(clock, "POLL", 0.1)


@pytest.fixture
def chance() -> Random:
    return Random(4)


def _people(houses: list[House], wall: Wall, chance: Random, ledger: Ledger, seats: int) -> list[Player]:
    people = [Inside(name, houses, wall, chance, ledger) for name in NAMES[:seats]]
    return [Player(person, Random(chance.random()), ledger) for person in people]


async def _check(url: str, wall: Wall, ledger: Ledger) -> None:
    client, scratch = connect(url), connect(f"{url}?db=1")
    store = Store(client)
    await check_nothing_waits(store, PLATFORM, ledger.acknowledged)
    for channel in ledger.acknowledged:
        told = await story(store, channel)
        check_log(told, ledger)
        check_position(told)
        check_sent(await undisturbed(told, Store(scratch)), wall.sent[channel])
    await client.aclose()
    await scratch.aclose()
    assert wall.overlaps == 0, "two sent to one channel at once"


@pytest.mark.usefixtures("hurry")
async def test_a_commit_whose_answer_is_lost_is_made_once(redis_server: Server, redis_url: str, chance: Random) -> None:
    ledger, wall = Ledger(), Wall(chance)
    commit = Script(connect(redis_url), "commit").sha.encode()
    async with Proxy(redis_server.port, chance, slowest=0.004, breaks=0.03, watched=commit) as proxy:
        houses = [House(proxy.url, wall) for _ in range(2)]
        try:
            tables = [("marrakech", 3), ("quixote", 2)]
            await asyncio.gather(*(play(game, _people(houses, wall, chance, ledger, seats)) for game, seats in tables))
            await _check(redis_url, wall, ledger)
        finally:
            for house in houses:
                await house.die()
    print(f"{ledger.moves} moves; {proxy.broken} answers lost, {proxy.watched_broken} of them to commits")
    assert proxy.watched_broken > 0, "no commit was ever interrupted: this proves nothing"


@pytest.mark.usefixtures("hurry")
async def test_three_processes_share_the_posts_and_what_falls_due_while_they_die(
    redis_url: str, chance: Random
) -> None:
    ledger, wall = Ledger(), Wall(chance, slowest=0.03)
    chimes = Chimes()
    houses = [House(redis_url, wall, handlers={"chime": chimes.chime}) for _ in range(3)]
    places = [f"{PLATFORM}:{number}" for number in range(60)]

    async def trouble() -> None:
        for _ in range(12):
            await ledger.asked_again(chance.randint(1, 10))
            dying = houses.pop(chance.randrange(3))
            houses.append(House(redis_url, wall, handlers={"chime": chimes.chime}))
            await dying.die()
        await chimes.held.wait()
        for _ in range(3):  # whoever holds it dies at it
            houses.append(House(redis_url, wall, handlers={"chime": chimes.chime}))
            await houses.pop(0).die()

    try:
        async with asyncio.TaskGroup() as group:
            group.create_task(trouble())
            for place in places:
                await houses[0].store.set_due(place, f"chime {place}", 0.0)
            for game, seats in (("marrakech", 2), ("quixote", 3)):
                group.create_task(play(game, _people(houses, wall, chance, ledger, seats)))
        await _check(redis_url, wall, ledger)
        await until(lambda: houses[0].store.due("due", 2e9), lambda due: not _chimes(due), "all that was due is done")
    finally:
        for house in houses:
            await house.die()
    assert chimes.begun.total() > len(places), "nobody ever died at it: this proves nothing"
    assert set(chimes.done) == set(places)
    assert chimes.overlaps == 0, "two did at once what was due"
    print(
        f"{ledger.moves} moves; {len(places)} due, begun {chimes.begun.total()} times, done {chimes.done.total()} times"
    )


def _chimes(due: list[str]) -> list[str]:
    return [name for name in due if name.startswith("chime ")]


class Chimes:
    """Something that falls due, takes a while, and knows whether it is ever done twice at once.

    The first of them, when it is begun first, lasts for as long as its house lives.
    """

    def __init__(self) -> None:
        self.begun: Counter[str] = Counter()
        self.done: Counter[str] = Counter()
        self.overlaps = 0
        self._busy: set[str] = set()
        self.held = asyncio.Event()

    async def chime(self, channel: str) -> None:
        self.overlaps += channel in self._busy
        self._busy.add(channel)
        self.begun[channel] += 1
        try:
            if channel.endswith(":0") and self.begun[channel] == 1:
                self.held.set()
                await asyncio.Event().wait()
            await asyncio.sleep(DURATIONS[int(channel.partition(":")[2]) % len(DURATIONS)])
            self.done[channel] += 1
        finally:
            self._busy.discard(channel)
