"""The folder in which the Redis that comes along keeps its data: private, with locks, and a socket only we reach."""

from __future__ import annotations

import contextlib
import errno
import fcntl
import os
import stat
import tempfile
from collections.abc import Iterator
from pathlib import Path

from bot.store.aof import FOLDER
from bot.store.kept import NOTE

SOCKET = "redis.sock"
SOCKET_PATH_LIMIT = 100  # bytes; the system allows 108 with its final zero
ELSEWHERE = "socket-folder"  # the file that remembers where the socket is when the folder's own path is too long
LOCK = "redis.lock"
USERS = "redis.users"
OURS = (LOCK, USERS, ELSEWHERE, NOTE, "redis.log")
PROBE_BYTES = 65536
FULL = (errno.ENOSPC, errno.EDQUOT)


class Unsuitable(RuntimeError):
    """This folder cannot be used, and why."""


def data_directory() -> Path:
    """Where games are kept: `ZOCO_DATA`, or the user's data directory."""
    if path := os.environ.get("ZOCO_DATA", "").strip():
        return Path(path).expanduser()
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "zoco"


def prepare(data: Path) -> None:
    """Makes the folder, if it is not there; whatever of ours is in it is for nobody else from now on."""
    try:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
        if data.stat().st_mode & stat.S_ISVTX:
            raise Unsuitable(f"{data} is a folder that all users share: set ZOCO_DATA to a folder of its own")
        data.chmod(0o700)
        for path in _ours(data):
            path.chmod(0o700 if path.is_dir() else 0o600)
    except OSError as error:
        raise Unsuitable(trouble_of(error, data)) from error


def _ours(data: Path) -> Iterator[Path]:
    """What we or our Redis keep in the folder; a link leads elsewhere, and is left alone."""
    inside = data / FOLDER
    found = [data / name for name in OURS]
    if inside.is_dir() and not inside.is_symlink():
        found += [inside, *inside.iterdir()]
    return (path for path in found if path.exists() and not path.is_symlink())


def trouble_of(error: OSError, data: Path) -> str:
    """What keeps us from writing there, in a sentence."""
    if error.errno in FULL:
        return f"the disk is full: no move can be stored in {data} until there is room"
    if error.errno == errno.EROFS:
        return f"the disk is read-only: no move can be stored in {data}"
    if error.errno in (errno.EACCES, errno.EPERM):
        return f"{data} belongs to another user, or may not be written to"
    if error.errno in (errno.EMFILE, errno.ENFILE):
        return "too many files and connections are open (ulimit -n)"
    return f"{data} cannot be used: {error.strerror or error}"


def write_trouble(data: Path) -> OSError | None:
    """What keeps us from writing there: a little is written, and removed again."""
    probe = data / f"probe-{os.getpid()}"
    try:
        with open(os.open(probe, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb", buffering=0) as file:
            file.write(bytes(PROBE_BYTES))
            os.fsync(file.fileno())
    except OSError as error:
        return error
    finally:
        with contextlib.suppress(OSError):
            probe.unlink(missing_ok=True)
    return None


@contextlib.contextmanager
def lock_of(data: Path) -> Iterator[int]:
    """The lock of a data folder. A server inherits it and holds it while it lives: never two on the same data."""
    lock = os.open(data / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        yield lock
    finally:
        os.close(lock)


def taken(lock: int, kind: int = fcntl.LOCK_EX) -> bool:
    """Takes a lock if it is free."""
    try:
        fcntl.flock(lock, kind | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def is_served(data: Path) -> bool:
    """Whether a server lives on this folder, however it is."""
    with lock_of(data) as lock:
        return not taken(lock)


def socket_path(data: Path) -> Path | None:
    """Where the socket is: in the folder itself, or, where that path would be too long, where the folder remembers.

    None if it is nowhere yet, or where somebody else could have put one.
    """
    own = data.resolve() / SOCKET
    if len(os.fsencode(own)) < SOCKET_PATH_LIMIT:
        return own
    try:
        folder = Path(os.fsdecode((data / ELSEWHERE).read_bytes()))
    except OSError:
        return None
    return folder / SOCKET if _private(folder) else None


def place_socket(data: Path) -> Path:
    """Where the socket shall be; for who holds the lock."""
    if path := socket_path(data):
        return path
    runtime = Path(os.environ.get("XDG_RUNTIME_DIR", ""))
    base = runtime if runtime.is_absolute() and _private(runtime) else None
    folder = Path(tempfile.mkdtemp(prefix="zoco-", dir=base))
    fresh = data / f"{ELSEWHERE}.new"
    with open(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        file.write(os.fsencode(folder))
    fresh.replace(data / ELSEWHERE)
    return folder / SOCKET


def _private(folder: Path) -> bool:
    """Whether it is a folder of ours that nobody else can look into or change."""
    try:
        found = folder.lstat()
    except (OSError, ValueError):
        return False
    return stat.S_ISDIR(found.st_mode) and found.st_uid == os.geteuid() and stat.S_IMODE(found.st_mode) == 0o700
