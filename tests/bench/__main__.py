"""`make bench`: measures everything and prints one table; `--into FILE` also writes it into that document.

python -m tests.bench [--quick] [--into FILE] [part…]
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter

from tests.bench.figures import Line, table
from tests.bench.parts import PARTS
from tests.bench.scale import FULL, QUICK, Scale

BEGIN, END = "<!-- printed -->\n", "<!-- end -->"


def machine() -> str:
    """What this was measured on, in neutral words."""
    system = platform.freedesktop_os_release() if sys.platform == "linux" else {}
    name = f"{system.get('NAME', platform.system()).split()[0]} {system.get('VERSION_ID', '')}".strip()
    return f"{os.cpu_count()} cores, {name}, Python {platform.python_version().rsplit('.', 1)[0]}"


async def measured(parts: Sequence[str], scale: Scale) -> list[Line]:
    """The lines of these parts, told as they come."""
    lines = []
    for part in parts:
        async for line in PARTS[part](scale):
            print(f"{line.what}: {line.value:.4g} {line.unit} {line.verdict}", file=sys.stderr, flush=True)
            lines.append(line)
    return lines


def printed(lines: Sequence[Line], seconds: float) -> str:
    """The table under the date and the machine, and how it went."""
    missed = sum(line.verdict == "miss" for line in lines)
    passed = sum(line.verdict == "pass" for line in lines)
    date = datetime.now(UTC).strftime("%d %B %Y").lstrip("0")
    head = f"{date}; {machine()}."
    return f"{head}\n\n{table(lines)}\n\n{passed} pass, {missed} miss; measured in {seconds / 60:.1f} minutes.\n"


def write(document: Path, text: str) -> None:
    """Puts what was printed in its place in a document."""
    before, _, rest = document.read_text("utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    document.write_text(f"{before}{BEGIN}\n{text}\n{END}{after}", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], help="only these")
    parser.add_argument("--quick", action="store_true", help="just enough to see that it runs")
    parser.add_argument("--into", type=Path, help="a document to write the table into")
    options = parser.parse_args()
    began = perf_counter()
    lines = asyncio.run(measured(options.parts or tuple(PARTS), QUICK if options.quick else FULL))
    text = printed(lines, perf_counter() - began)
    print(text)
    if options.into:
        write(options.into, text)


if __name__ == "__main__":
    main()
