"""`make fuzz`: odd bodies, commands of strangers and changed records, other ones each time; prints its counts.

python -m tests.bot.fuzz [--bodies 1000] [--commands 7000] [--records 300] [--seed any-word]
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import shutil
import sys
import tempfile
from pathlib import Path
from secrets import token_hex

from bot.delivery.pictures import Pictures
from bot.store.connect import connect
from bot.store.store import Store
from tests.bot.conftest import Server, Time
from tests.bot.fuzz.runs import Outcome, Tracebacks, bodies, commands, records
from tests.bot.web.hosting import hosted

SECONDS = 300  # for all of it


async def run(redis_url: str, given: argparse.Namespace) -> list[Outcome]:
    client = connect(redis_url)
    store = Store(client)
    pictures = Pictures(store)
    async with asyncio.timeout(SECONDS), hosted(store, pictures, Time()) as url:
        outcomes = [
            await bodies(url, given.bodies, given.seed),
            await commands(url, store, given.commands, given.seed),
            await asyncio.to_thread(records, given.records, given.seed),
        ]
    pictures.close()
    await client.aclose()
    return outcomes


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bot.fuzz", description=__doc__)
    parser.add_argument("--bodies", type=int, default=1000)
    parser.add_argument("--commands", type=int, default=7000)
    parser.add_argument("--records", type=int, default=300)
    parser.add_argument("--seed", default=token_hex(4))
    given = parser.parse_args()
    counted = Tracebacks()
    logging.basicConfig(level=logging.WARNING, handlers=[counted, logging.StreamHandler()])
    directory = Path(tempfile.mkdtemp(prefix="zoco-fuzz-"))
    server = Server(directory, "--appendonly", "no")
    server.start()
    try:
        outcomes = asyncio.run(run(server.url, given))
    finally:
        server.kill()
        shutil.rmtree(directory, ignore_errors=True)
    for outcome in outcomes:
        print(outcome)
    print(f"{counted.count} tracebacks in the log; to run the same again: --seed {given.seed}")
    sys.exit(0 if not counted.count and all(outcome.sound for outcome in outcomes) else 1)


main()
