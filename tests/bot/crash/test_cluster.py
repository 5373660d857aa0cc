"""A cluster that loses a master in the middle of games."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from bot.domain.messages import Command, Person
from bot.runtime.tasks import end
from bot.service import tables as service
from bot.service.registry import parse
from bot.store import pubsub, scripts
from bot.store.channel_moves import move
from bot.store.connect import connect, warn_of_loss
from bot.store.keys import key
from bot.store.store import Store
from tests.bot.crash.browsing import Browser
from tests.bot.crash.checks import (
    check_all,
    check_log,
    check_nothing_waits,
    check_position,
    check_sent,
    story,
    undisturbed,
)
from tests.bot.crash.cluster import Cluster, Node
from tests.bot.crash.inside import PLATFORM, House, Inside, Wall
from tests.bot.crash.ledger import Ledger
from tests.bot.crash.players import DEADLINE, Player, play, until
from tests.bot.crash.process import Bot

ANNA, BENCE = Person("test:anna", "Anna"), Person("test:bence", "Bence")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with tempfile.TemporaryDirectory(prefix="zoco-cluster-", ignore_cleanup_errors=True) as directory:
        nodes = Cluster(Path(directory))
        try:
            nodes.form()
            yield nodes
        finally:
            nodes.end()


async def _replaced(master: Node, replica: Node) -> None:
    """The replica becomes the master; then the lost one comes back as its replica."""
    await until(lambda: asyncio.to_thread(replica.leads), bool, "the replica is promoted")
    master.start()
    await until(lambda: asyncio.to_thread(master.follows), bool, "the lost master is back as a replica")


async def test_a_real_bot_serves_its_page_from_a_cluster(cluster: Cluster, redis_url: str, tmp_path: Path) -> None:
    # First of all: the tests after it lose nodes, and where no replica is left nothing that asks for one is ever safe.
    bot = Bot({"REDIS_URL": cluster.url, "ZOCO_REPLICAS": "1"}, tmp_path / "bot.log")
    client, scratch, ledger = connect(cluster.url), connect(redis_url), Ledger()
    browsers = [Browser(bot, Store(client), ledger) for _ in range(2)]
    try:
        await bot.start()
        for browser, name in zip(browsers, ("Anna", "Bence"), strict=True):
            await browser.introduce(name)
        await play("quixote", [Player(browser, Random(browser.person), ledger) for browser in browsers])
        await check_all(Store(client), Store(scratch), ledger)
    finally:
        for browser in browsers:
            await browser.close()
        await bot.kill()
        await client.aclose()
        await scratch.aclose()


async def test_a_move_is_not_acknowledged_before_a_replica_has_it(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scripts, "WAIT_MS", 100)
    monkeypatch.setattr(service, "PAUSES", ())
    house = House(cluster.url, Wall(Random(1)), replicas=1)
    channel = "test:guarded"
    master, replica = cluster.pair_of(key(channel, "table"))

    async def say(who: Person, text: str) -> str:
        answer = await house.tables.handle(Command(channel, who, parse(text), f"{who.id} {text}"))
        return "ok" if answer.ok else answer.lines[0].key

    assert await say(ANNA, "/new marrakech") == "ok"
    replica.freeze()
    assert await say(BENCE, "/join") == "not-yet-safe"
    assert await say(BENCE, "/join") == "not-yet-safe", "it is there, but not where it should be"
    replica.thaw()
    assert await until(lambda: say(BENCE, "/join"), lambda told: told == "ok", "the replica follows") == "ok"
    assert await say(ANNA, "/start") == "ok"

    table = await house.store.table(channel)
    assert table is not None
    seat = table.rules.to_act(table.state)[0]
    who, move = (ANNA, BENCE)[seat], f"/play {table.rules.legal(table.state, seat)[0]}"
    replica.freeze()
    master.told("CLIENT KILL TYPE replica")  # or the move would wait for it in the network's buffers
    assert await say(who, move) == "not-yet-safe"
    master.kill()  # with the move that nobody else has
    replica.thaw()
    await _replaced(master, replica)
    assert len(await house.store.log(channel)) == 0, "it is gone, and nobody was told otherwise"
    assert await say(who, move) == "ok"
    assert len(await house.store.log(channel)) == 1
    await house.die()


async def test_no_acknowledged_move_is_missing_when_a_master_and_a_bot_are_lost(
    cluster: Cluster, redis_url: str
) -> None:
    chance, ledger = Random(3), Ledger()
    wall = Wall(chance, slowest=0.01)
    houses = [House(cluster.url, wall, replicas=1) for _ in range(3)]
    tables = [("marrakech", 3), ("quixote", 3), ("marrakech", 2)]

    async def trouble() -> None:
        await ledger.asked_again(60)
        lost, heir = cluster.pair_of(key(next(iter(ledger.acknowledged)), "table"))
        lost.kill()
        await _replaced(lost, heir)
        await ledger.asked_again(20)
        await houses.pop().die()

    try:
        async with asyncio.TaskGroup() as group:
            group.create_task(trouble())
            for number, (game, seats) in enumerate(tables):
                names = [f"{name}{number}" for name in ("anna", "bence", "cecília")[:seats]]
                people = [Inside(name, houses, wall, chance, ledger) for name in names]
                group.create_task(play(game, [Player(person, Random(person.name), ledger) for person in people]))
        store = houses[0].store
        await check_nothing_waits(store, PLATFORM, ledger.acknowledged)
        scratch = Store(connect(redis_url))
        for channel in ledger.acknowledged:
            told = await story(store, channel)
            check_log(told, ledger)
            check_position(told)
            check_sent(await undisturbed(told, scratch), wall.sent[channel])
        await scratch.client.aclose()
    finally:
        for house in houses:
            await house.die()
    print(f"{ledger.moves} moves, {ledger.resends} sent again, {ledger.duplicates} duplicates refused")
    assert wall.overlaps == 0


async def test_who_runs_a_cluster_is_told_of_replicas(cluster: Cluster) -> None:
    client = connect(cluster.url)
    assert any("ZOCO_REPLICAS" in warning for warning in await warn_of_loss(client))
    await client.aclose()


async def test_a_table_moves_from_one_node_to_another(cluster: Cluster) -> None:
    house = House(cluster.url, Wall(Random(1)), replicas=1)
    here = "test:here"
    names = (f"test:there{number}" for number in range(100))
    there = next(name for name in names if cluster.pair_of(key(name, "table")) != cluster.pair_of(key(here, "table")))
    for who, text in ((ANNA, "/new marrakech"), (BENCE, "/join"), (ANNA, "/start")):
        assert (await house.tables.handle(Command(here, who, parse(text), f"{who.id} {text}"))).ok
    assert await move(house.store, here, there, 0.0) == there
    table = await house.store.table(there)
    assert table is not None
    assert (table.phase, table.names) == ("playing", ("Anna", "Bence"))
    assert await house.store.table(here) is None
    assert [one.channel for one in await house.store.tables_of(ANNA.id) if one.channel in (here, there)] == [there]
    await house.die()


async def test_the_bell_is_heard_by_way_of_another_node_when_its_own_falls_silent(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pubsub, "SILENCE", 0.3)
    client = connect(cluster.url)
    heard = pubsub.Notifier(client)
    rings = heard.listen("feed ")
    ringing = asyncio.create_task(heard.run())
    try:
        async with asyncio.timeout(DEADLINE):
            assert await rings.get() == pubsub.EVERYTHING
            near = next(node for node in cluster.nodes if node.client.pubsub_numsub(pubsub.TOPIC)[0][1])
            near.freeze()
            assert await rings.get() == pubsub.EVERYTHING, "somewhere else now; what was missed is not known"
            far = next(node for node in cluster.nodes if node is not near)
            far.client.publish(pubsub.TOPIC, "feed web:room")
            assert await rings.get() == "web:room"
    finally:
        near.thaw()
        await end([ringing])
        await client.aclose()
