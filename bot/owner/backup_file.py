"""The file of a backup: a line that says what it is, then blocks, each compressed and with a checksum of its own.

The first block tells when and by what the file was made, the last one how much must have come before it, with a digest
of all of that. So a file that was cut off, or changed in any place, is known before anything is restored from it.
"""

from __future__ import annotations

import hashlib
import struct
import zlib
from collections.abc import Iterator
from typing import BinaryIO, TypeAlias

import msgspec

from bot.store.copying import Belongings

FORMAT = 1
FIRST_LINE = b"zoco backup\n"
BLOCK = 256 * 1024  # bytes, about, before they are compressed
MOST = 1 << 30  # bytes of a block; more is damage
HEAD = struct.Struct(">II")  # the length of a block as stored, and its checksum

_encode = msgspec.msgpack.Encoder().encode


class Unusable(Exception):
    """Nothing is restored from this file, and why."""


class Start(msgspec.Struct, frozen=True, tag="start"):
    """What the file is."""

    format: int
    version: str
    at: float


class Block(msgspec.Struct, frozen=True, tag="block"):
    """Some of the house."""

    owners: list[Belongings]


class End(msgspec.Struct, frozen=True, tag="end"):
    """All that came before."""

    owners: int
    digest: bytes


Part: TypeAlias = Start | Block | End
_part: msgspec.msgpack.Decoder[Part] = msgspec.msgpack.Decoder(Part)


class Writer:
    """Writes one, piece by piece."""

    def __init__(self, file: BinaryIO, version: str, at: float) -> None:
        self._file, self._digest = file, hashlib.sha256()
        self._waiting: list[Belongings] = []
        self._size = self._owners = 0
        self._put(FIRST_LINE)
        self._write(Start(FORMAT, version, at))

    def add(self, belongings: Belongings) -> None:
        """What belongs to one more."""
        self._waiting.append(belongings)
        self._owners += 1
        self._size += sum(len(value) for one in belongings.keys for value in one.values)
        if self._size >= BLOCK:
            self._flush()

    def end(self) -> None:
        """There is no more."""
        self._flush()
        self._write(End(self._owners, self._digest.digest()))

    def _flush(self) -> None:
        if self._waiting:
            self._write(Block(self._waiting))
        self._waiting, self._size = [], 0

    def _write(self, part: Part) -> None:
        data = zlib.compress(_encode(part), 9)
        self._put(HEAD.pack(len(data), zlib.crc32(data)))
        self._put(data)

    def _put(self, data: bytes) -> None:
        self._digest.update(data)
        self._file.write(data)


def start_of(file: BinaryIO) -> Start:
    """What the file says of itself; `Unusable` if it is none of ours, or made by a later version."""
    file.seek(0)
    first = next(_parts(file))
    if not isinstance(first, Start):
        raise Unusable("it does not begin as a backup does")
    if first.format != FORMAT:
        raise Unusable(f"it was made by zoco {first.version}, which is newer: use that version or a later one")
    return first


def contents(file: BinaryIO) -> Iterator[Belongings]:
    """All that is in it, each with its checksum; `Unusable` as soon as something is wrong."""
    start_of(file)
    file.seek(0)
    for part in _parts(file):
        if isinstance(part, Block):
            yield from part.owners


def _parts(file: BinaryIO) -> Iterator[Part]:
    digest, owners = hashlib.sha256(), 0
    if (line := file.read(len(FIRST_LINE))) != FIRST_LINE:
        raise Unusable("it is no backup of zoco's")
    digest.update(line)
    while True:
        before = digest.digest()
        head = _read(file, HEAD.size)
        length, checksum = HEAD.unpack(head)
        data = _read(file, length) if length <= MOST else b""
        if zlib.crc32(data) != checksum or not data:
            raise Unusable(f"it is damaged at byte {file.tell() - len(data):,}")
        digest.update(head + data)
        part = _decoded(data)
        yield part
        if isinstance(part, Block):
            owners += len(part.owners)
        elif isinstance(part, End):
            if part.digest != before or part.owners != owners or file.read(1):
                raise Unusable("it is not as it was written: parts of it are missing, or were added")
            return


def _read(file: BinaryIO, size: int) -> bytes:
    data = file.read(size)
    if len(data) < size:
        raise Unusable(f"it was cut off after {file.tell():,} bytes")
    return data


def _decoded(data: bytes) -> Part:
    try:
        return _part.decode(zlib.decompress(data))
    except (zlib.error, msgspec.MsgspecError) as error:
        raise Unusable("it was made by another version of zoco, and cannot be read by this one") from error
