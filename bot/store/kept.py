"""What was last seen of the data: noted beside it, so that a house that was full never starts as an empty one."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

import msgspec

from bot.store.aof import FOLDER, MANIFEST, parts_found, parts_in

NOTE = "kept.json"
MOST_CUT = 65536  # bytes that a machine which lost its power may have lost, too; never more than are left


class Damaged(RuntimeError):
    """Something that was there is not there any more. Nothing is changed then."""

    def __init__(self, data: Path, what: str) -> None:
        super().__init__(
            f"the games in {data} are damaged: {what}. Nothing was changed. `zoco repair {data}` makes a copy with "
            f"everything that can be read, and says what cannot. (If this is an older copy on purpose, delete {NOTE}.)"
        )


class Note(msgspec.Struct, frozen=True):
    """The list of files, and how large each was."""

    manifest: str
    sizes: dict[str, int]


def look(data: Path) -> Note:
    """What there is now."""
    folder = data / FOLDER
    try:
        manifest = (folder / MANIFEST).read_text("utf-8")
    except (OSError, UnicodeError):
        return Note("", {})
    sizes = {}
    for part in parts_in(manifest):
        with contextlib.suppress(OSError):
            sizes[part.name] = (folder / part.name).stat().st_size
    return Note(manifest, sizes)


def noted(data: Path) -> Note:
    """What was last noted; nothing if that cannot be read."""
    try:
        return msgspec.json.decode((data / NOTE).read_bytes(), type=Note)
    except (OSError, msgspec.MsgspecError, UnicodeError):
        return Note("", {})


def write(data: Path, note: Note) -> None:
    """Notes it: all of it or nothing."""
    fresh = data / f"{NOTE}.{os.getpid()}"
    with open(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        file.write(msgspec.json.encode(note))
    fresh.replace(data / NOTE)


def check(data: Path) -> list[str]:
    """Before the server starts: throws `Damaged` if much is missing; gives what little is, in sentences."""
    now, before = look(data), noted(data)
    if not now.manifest:
        _check_empty(data, before)
        return []
    names = [part.name for part in parts_in(now.manifest)]
    if not names:
        raise Damaged(data, f"{MANIFEST} lists no files")
    if missing := [name for name in names if name not in now.sizes]:
        raise Damaged(data, f"{', '.join(missing)} is missing")
    cut = {name: before.sizes.get(name, 0) - now.sizes[name] for name in names}
    said = []
    for name, size in cut.items():
        if size > min(MOST_CUT, now.sizes[name]):
            raise Damaged(data, f"{size:,} bytes at the end of {name} are missing")
        if size > 0:
            said.append(f"{size:,} bytes at the end of {name} are missing: the latest moves may be lost")
    return said


def _check_empty(data: Path, before: Note) -> None:
    folder = data / FOLDER
    here = parts_found(folder) if folder.is_dir() else []
    if any((folder / part.name).stat().st_size for part in here) or (folder / MANIFEST).exists():
        raise Damaged(data, f"the list of its files, {MANIFEST}, is missing or cannot be read")
    if any(before.sizes.values()):
        raise Damaged(data, f"its files, {sum(before.sizes.values()):,} bytes in {FOLDER}, are gone")


def cut_off(before: Note, after: Note) -> list[str]:
    """After the server has started: what it could not read at the end, and has cut off, in sentences."""
    sizes = {name: size - after.sizes[name] for name, size in before.sizes.items() if name in after.sizes}
    return [
        f"the last {size:,} bytes of {name} were no whole command and were cut off: what they said had not been stored"
        for name, size in sizes.items()
        if size > 0
    ]
