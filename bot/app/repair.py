"""`zoco repair`: a copy of a damaged data folder with everything that can be read. The original is not touched."""

from __future__ import annotations

import asyncio
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from shlex import quote

from bot.store.aof import BASE, FOLDER, MANIFEST, Part, copy_readable, parts_found, parts_in
from bot.store.data_folder import is_served, lock_of, prepare, taken, trouble_of
from bot.store.embedded import DidNotStart
from bot.store.kept import Damaged, noted
from bot.store.survey import Hopeless, Survey, surveyed


def repair(data: Path) -> int:
    """Makes the copy, and says what it did, what is lost, and how to go on with it."""
    try:
        copy = _copied(data)
        survey = asyncio.run(_revived(copy))
    except OSError as error:
        return _hopeless(trouble_of(error, data))
    except (Hopeless, DidNotStart, Damaged) as error:
        return _hopeless(str(error))
    _tell(survey)
    print(f"The repaired copy is {copy}; {data} is as it was. To go on with the copy:")
    damaged, there, fresh = (quote(str(path)) for path in (f"{data}-damaged", data, copy))
    print(f"  mv {there} {damaged} && mv {fresh} {there}")
    print(f"or set ZOCO_DATA={fresh}")
    return 0


def _hopeless(why: str) -> int:
    print(f"zoco: {why}", file=sys.stderr)
    return 1


def _copied(data: Path) -> Path:
    """A folder beside it, with everything that can be read."""
    folder = data / FOLDER
    if not folder.is_dir():
        raise Hopeless(f"there are no games in {data}")
    if is_served(data):
        raise Hopeless(f"a Redis is at work on {data}: stop zoco first")
    with lock_of(data) as lock:
        if not taken(lock):
            raise Hopeless(f"a Redis is at work on {data}: stop zoco first")
        copy = _free_name(data)
        copy.mkdir(mode=0o700)  # ours, and nobody has put anything into it
        prepare(copy)
        (copy / FOLDER).mkdir(mode=0o700)
        try:
            _copy_parts(data, copy)
        except BaseException:
            shutil.rmtree(copy, ignore_errors=True)
            raise
    return copy


def _free_name(data: Path) -> Path:
    names = (data.with_name(f"{data.name}-repaired{number}") for number in ("", *map(str, range(2, 1000))))
    return next(name for name in names if not name.exists())


def _copy_parts(data: Path, copy: Path) -> None:
    kept = [part for part in _parts(data) if _copy_part(part, data / FOLDER, copy / FOLDER)]
    if not kept:
        raise Hopeless(f"nothing in {data / FOLDER} can be read")
    _write_manifest(copy, kept)


def _parts(data: Path) -> list[Part]:
    """The files there should be: by their list, by what was noted of it, or by their names."""
    folder = data / FOLDER
    try:
        parts = parts_in((folder / MANIFEST).read_text("utf-8", errors="replace"))
        if any((folder / part.name).exists() for part in parts):
            return parts
    except OSError:
        pass
    print(f"The list of files, {MANIFEST}, is missing or cannot be read: it is made anew.")
    parts = parts_in(noted(data).manifest)
    return parts if parts and all((folder / part.name).exists() for part in parts) else parts_found(folder)


def _copy_part(part: Part, folder: Path, to: Path) -> bool:
    """Whether there is anything of it."""
    source = folder / part.name
    if source.is_symlink() or not source.is_file():
        print(f"{part.name} is missing: what was only in it is lost.")
        return False
    if part.name.endswith(".rdb"):
        with source.open("rb") as whole, (to / part.name).open("xb") as target:
            shutil.copyfileobj(whole, target)
        return True
    with (to / part.name).open("xb") as target:
        found = copy_readable(source, target)
    lost = f"{found.lost:,} bytes are lost" if found.lost else "nothing is lost"
    print(f"{part.name}: {found.commands:,} commands can be read, {lost}.")
    return True


def _write_manifest(copy: Path, parts: list[Part]) -> None:
    (copy / FOLDER / MANIFEST).write_text("".join(part.line() for part in parts))


async def _revived(copy: Path) -> Survey:
    """Starts a server on the copy, looks at every table, and has all of it written anew."""
    try:
        return await surveyed(copy)
    except (DidNotStart, Damaged):
        parts = parts_in((copy / FOLDER / MANIFEST).read_text())
        added = [part for part in parts if part.kind != BASE]
        if len(added) == len(parts) or not added:
            raise
        print(f"{parts[0].name} cannot be read: what has not changed since it was written is lost.")
        _write_manifest(copy, added)
        return await surveyed(copy)


def _tell(survey: Survey) -> None:
    print(f"{survey.readable:,} tables can be read.")
    for line in _named("cannot be read; their players are told so", survey.damaged):
        print(line)
    for line in _named("can be played on, but parts of their history are lost", survey.patchy):
        print(line)


def _named(what: str, channels: list[str]) -> Iterator[str]:
    if channels:
        yield f"{len(channels):,} tables {what}: {', '.join(channels)}"
