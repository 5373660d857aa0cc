"""The machine: Python, the font, time zones, the variables, open files and the disk."""

from __future__ import annotations

import difflib
import os
import platform
import resource
import shutil
import stat
import sys
import zoneinfo
from collections.abc import Iterator, Mapping
from pathlib import Path

from bot.adapters.base.findings import Finding, doubtful, right, wrong
from bot.adapters.platforms import PLATFORMS
from bot.store.data_folder import trouble_of, write_trouble
from render.lettering import FONT

OLDEST = (3, 11)
FEW_FILES = 1024
LITTLE, VERY_LITTLE = 1 << 30, 100 << 20  # bytes that are free
OURS = ("ZOCO_", *{f"{variable.name.partition('_')[0]}_" for variable in PLATFORMS.variables})
GIB = 1 << 30


def examine(environment: Mapping[str, str], names: frozenset[str], data: Path | None) -> Iterator[Finding]:
    """All of it. `data`: the folder of the Redis that comes along, if that is used."""
    yield python(sys.version_info[:2])
    yield font(Path(str(FONT)))
    yield zones()
    yield files(resource.getrlimit(resource.RLIMIT_NOFILE)[0])
    yield from unknown_variables(environment, names)
    if data:
        yield from disk(data)


def python(version: tuple[int, int]) -> Finding:
    """The interpreter."""
    told = ".".join(map(str, version))
    if version < OLDEST:
        return wrong(f"This is Python {told}", "Install Python 3.11 or newer")
    return right(f"Python {told} on {platform.system()}")


def font(path: Path) -> Finding:
    """What pictures are lettered with."""
    if not path.is_file():
        return wrong("The font of the pictures is not there", "Install zoco's requirements anew")
    return right("The font of the pictures is there")


def zones() -> Finding:
    """The time zones that players choose from."""
    if not zoneinfo.available_timezones():
        return wrong("No time zone is known here", "Install tzdata: apt install tzdata, or pip install tzdata")
    return right("Time zones are known")


def files(limit: int) -> Finding:
    """How many files and connections this user may open."""
    if limit != resource.RLIM_INFINITY and limit < FEW_FILES:
        return doubtful(f"Only {limit:,} files and connections may be open", "Raise ulimit -n, or LimitNOFILE")
    return right("Enough files and connections may be open")


def unknown_variables(environment: Mapping[str, str], names: frozenset[str]) -> Iterator[Finding]:
    """Variables that look like ours and are none: somebody mistyped."""
    unknown = [name for name in environment if name.startswith(OURS) and name not in names]
    for name in unknown:
        close = difflib.get_close_matches(name, sorted(names), 1)
        todo = f"Is {close[0]} meant?" if close else "`zoco --help` lists what there is"
        yield doubtful(f"{name} is set, and nothing reads it", todo)
    if not unknown:
        yield right("Every variable that is set is known")


def disk(data: Path) -> Iterator[Finding]:
    """Where games are kept."""
    if not data.exists():
        yield right(f"{data} is not there yet: it is made at the first start")
        return
    if (trouble := write_trouble(data)) is not None:
        yield wrong(trouble_of(trouble, data), "Make room there, or set ZOCO_DATA")
        return
    free = shutil.disk_usage(data).free
    if free < LITTLE:
        finding = wrong if free < VERY_LITTLE else doubtful
        yield finding(f"{free / GIB:.1f} GiB are free where games are kept ({data})", "Make room there")
    else:
        yield right(f"{free / GIB:.0f} GiB are free where games are kept ({data})")
    mode = stat.S_IMODE(data.stat().st_mode)
    if mode & 0o077 or data.stat().st_uid != os.geteuid():
        yield wrong(f"Others can look into {data}", f"chown it to who runs zoco, and chmod 700 {data}")
