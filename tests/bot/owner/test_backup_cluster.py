"""A backup goes from one server to a cluster, and back."""

from __future__ import annotations

import io
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from bot.owner.backup import write_all
from bot.owner.restore import Restoring, checked
from bot.store.connect import connect
from bot.store.store import Store
from tests.bot.channel import play_to_the_end, random_steps, sit_down
from tests.bot.conftest import Room, Seeds, Time
from tests.bot.crash.cluster import Cluster


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with tempfile.TemporaryDirectory(prefix="zoco-cluster-", ignore_cleanup_errors=True) as directory:
        nodes = Cluster(Path(directory))
        try:
            nodes.form()
            yield nodes
        finally:
            nodes.end()


async def test_a_house_moves_from_one_server_to_a_cluster_and_back_and_is_played_on(
    store: Store, cluster: Cluster, clock: Time
) -> None:
    rooms = [Room(store, clock, Seeds(), f"web:{number}") for number in range(12)]
    for room in rooms:
        await sit_down(room, "marrakech", 2)
        assert [one async for one in random_steps(room, Random(1), 5)]
    tables = [await room.table() for room in rooms]
    there = Store(connect(cluster.url))
    first, back = io.BytesIO(), io.BytesIO()
    await write_all(store, first)
    await Restoring(there, checked(first), time.time).everything()
    moved = [Room(there, clock, Seeds(), room.channel) for room in rooms]
    assert [await room.table() for room in moved] == tables
    assert sorted(table.channel for table in await there.tables_of("web:Anna")) == sorted(
        room.channel for room in rooms
    )
    await play_to_the_end(moved[0], Random(2))
    assert await there.records(rooms[0].channel)
    assert [one async for one in random_steps(moved[1], Random(3), 9)], "people play on, and one table is brought back"
    assert await Restoring(there, checked(first), clock).tables([moved[1].channel], replace=True, yes=True) == 0
    assert (await moved[1].table()).position == tables[1].position
    assert [await room.table() for room in moved[2:]] == tables[2:]
    await play_to_the_end(moved[1], Random(4))
    await write_all(there, back)
    await there.client.aclose()
    await store.client.flushall()
    await Restoring(store, checked(back), time.time).everything()
    assert [await room.table() for room in rooms[2:]] == tables[2:]
    assert [(await room.table()).phase for room in rooms[:2]] == ["over", "over"]
