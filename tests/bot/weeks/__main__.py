"""`make weeks`: a thousand tables for three weeks of simulated time, across both changes of the clocks in autumn.

python -m tests.bot.weeks [--tables 1000] [--days 21] [--seed 1] [--ahead 0.5]
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from tests.bot.conftest import Server
from tests.bot.weeks.report import faults_of, printed
from tests.bot.weeks.scene import Scale
from tests.bot.weeks.world import World, quiet_logs


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bot.weeks", description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--days", type=float, default=21)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--ahead", type=float, default=0.0, help="how often somebody lays down their next move")
    given = parser.parse_args()
    quiet_logs()
    directory = Path(tempfile.mkdtemp(prefix="zoco-weeks-"))
    server = Server(directory, "--appendonly", "no")
    server.start()
    began = perf_counter()
    try:
        world = World(server.url, Scale(given.tables, given.days, given.seed, ahead=given.ahead))
        asyncio.run(world.run())
    finally:
        server.kill()
        shutil.rmtree(directory, ignore_errors=True)
    print(printed(world, perf_counter() - began))
    for fault in world.scene.referee.faults[:40]:
        print(fault, file=sys.stderr)
    sys.exit(1 if faults_of(world) else 0)


main()
