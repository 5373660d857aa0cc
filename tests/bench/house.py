"""A Redis with the settings of the embedded one, and the whole bot in one process on it."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import msgspec

from bot.store.connect import connect
from bot.store.embedded import Embedded
from bot.store.scripts import Client
from tests.bench.ticking import Found
from tests.bot.conftest import free_port
from tests.bot.crash.process import UNLIMITED


@asynccontextmanager
async def redis() -> AsyncIterator[str]:
    """The address of a fresh server that has every move on disk before it says so."""
    with tempfile.TemporaryDirectory(prefix="zoco-bench-") as folder:
        server = Embedded(Path(folder))
        await server.start()
        try:
            yield server.url
        finally:
            server.stop()


@asynccontextmanager
async def client(url: str) -> AsyncIterator[Client]:
    """A way to that server for whoever measures."""
    found = connect(url)
    try:
        yield found
    finally:
        await found.aclose()


class Bot:
    """The bot's process."""

    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        self.process, self.port = process, port

    def pulse(self) -> Found:
        """How late its event loop was at worst, since the last time this was asked."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        return msgspec.json.decode(self.process.stdout.readline(), type=Found)

    @property
    def memory(self) -> int:
        """What it has in memory now, in bytes."""
        return memory_of(self.process.pid)


def memory_of(process: int) -> int:
    """Resident memory of a process, in bytes."""
    status = Path(f"/proc/{process}/status").read_text()
    found = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(found.split()[1]) * 1024


@contextmanager
def bot(redis_url: str) -> Iterator[Bot]:
    """The bot, serving."""
    port = free_port()
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.bench.ticking", str(port)],
        env={**os.environ, "REDIS_URL": redis_url, "ZOCO_LOG": "WARNING", **UNLIMITED},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        process.stdout.readline()
        yield Bot(process, port)
    finally:
        process.terminate()
        process.wait(timeout=20)
