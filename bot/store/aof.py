"""The files in which the Redis that comes along keeps every change: which there are, and what in one can be read.

A file is a row of commands, as clients send them; what belongs together stands between MULTI and EXEC. A part of a file
may have been destroyed: whole commands before and after it can still be read.
"""

from __future__ import annotations

import mmap
import re
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

import msgspec

FOLDER = "appendonlydir"
MANIFEST = "appendonly.aof.manifest"
BASE, ADDED = "b", "i"
MOST_PARTS = 1_000_000  # of one command
LENGTH = 24  # bytes in which the length of anything is written

_LINE = re.compile(r"file (\S+) seq (\d+) type ([bhi])")
_NAME = re.compile(r"appendonly\.aof\.(\d+)\.(base|incr)\.(aof|rdb)")


class Part(msgspec.Struct, frozen=True, order=True):
    """One of the files: the base first, then what was added, in order."""

    kind: str
    number: int
    name: str

    def line(self) -> str:
        """Its line in the list of files."""
        return f"file {self.name} seq {self.number} type {self.kind}\n"


class Read(msgspec.Struct, frozen=True):
    """What could be read of a file."""

    commands: int
    lost: int  # bytes that are no commands, or of something that is not whole


def parts_in(manifest: str) -> list[Part]:
    """The files of a list that are in use. A list may be damaged, or forged: only names of such files are taken.

    Anything else could be a way out of the folder, to a file that somebody then writes to.
    """
    lines = _LINE.findall(manifest)
    found = [Part(kind, int(number), name) for name, number, kind in lines if _NAME.fullmatch(name)]
    return sorted(part for part in found if part.kind in (BASE, ADDED))


def parts_found(folder: Path) -> list[Part]:
    """The files as their names tell, where there is no list: the latest base, and what was added to it."""
    found = []
    for path in folder.iterdir():
        if match := _NAME.fullmatch(path.name):
            found.append(Part(BASE if match[2] == "base" else ADDED, int(match[1]), path.name))
    bases = [part for part in found if part.kind == BASE]
    if len(bases) > 1:  # a new one had just been written
        latest = max(bases, key=lambda part: part.number)
        since = (folder / latest.name).stat().st_mtime
        found = [part for part in found if part == latest or (folder / part.name).stat().st_mtime >= since]
        found = [part for part in found if part.kind == ADDED or part == latest]
    return sorted(found)


def copy_readable(source: Path, target: BinaryIO) -> Read:
    """Writes everything in a file that can be read: whole commands, and what belongs together only as a whole."""
    if source.stat().st_size == 0:
        return Read(0, 0)
    with source.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as data:
        commands = kept = 0
        for start, end, count in _blocks(data):
            target.write(data[start:end])
            commands, kept = commands + count, kept + end - start
        return Read(commands, len(data) - kept)


def _blocks(data: mmap.mmap) -> Iterator[tuple[int, int, int]]:
    """Where a command, or several that belong together, begin and end, and how many they are."""
    at = 0
    while at < len(data):
        if (block := _block(data, at)) is not None:
            yield at, *block
            at = block[0]
        else:
            at = _resume(data, at + 1)


def _block(data: mmap.mmap, at: int) -> tuple[int, int] | None:
    """The end of what begins here, and how many commands it is; None if it is not whole."""
    end, name = _command(data, at)
    if end is None or name == b"EXEC":
        return None
    if name != b"MULTI":
        return end, 1
    count = 1
    while name != b"EXEC":
        end, name = _command(data, end)
        if end is None or name == b"MULTI":
            return None
        count += 1
    return end, count


def _resume(data: mmap.mmap, at: int) -> int:
    """After a part that cannot be read: where commands begin again that do not belong to something that is torn."""
    while (at := data.find(b"*", at)) >= 0:
        if data[at - 2 : at] == b"\r\n" or at == 0:
            end, name = _command(data, at)
            if end is not None and name != b"EXEC" and not _is_torn(data, at):
                return at
        at += 1
    return len(data)


def _is_torn(data: mmap.mmap, at: int) -> bool:
    """Whether an EXEC follows before a MULTI: then what begins here is the rest of something."""
    following: int | None = at
    while following is not None and following < len(data):
        following, name = _command(data, following)
        if name in (b"MULTI", b"EXEC"):
            return name == b"EXEC"
    return False


def _command(data: mmap.mmap, at: int) -> tuple[int | None, bytes]:
    """Where the command that begins here ends, and its name; None if it is not whole."""
    count, at = _length(data, at, b"*")
    if not 1 <= count <= MOST_PARTS:
        return None, b""
    name = b""
    for number in range(count):
        size, at = _length(data, at, b"$")
        if size < 0 or data[at + size : at + size + 2] != b"\r\n":
            return None, b""
        if number == 0:
            name = data[at : at + size].upper()
        at += size + 2
    return at, name


def _length(data: mmap.mmap, at: int, sign: bytes) -> tuple[int, int]:
    """A length that is written here, and where it ends; -1 if there is none."""
    end = data.find(b"\r\n", at, at + LENGTH)
    if end < 0 or data[at : at + 1] != sign or not data[at + 1 : end].isdigit():
        return -1, at
    return int(data[at + 1 : end]), end + 2
