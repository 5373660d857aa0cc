"""The processes in which robots think."""

from __future__ import annotations

import asyncio
import os
import select
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PATIENCE_MS = 10_000
THINKING = """
import asyncio, multiprocessing, time
from bot.runtime.fair_queue import Asker
from bot.schedule.thinkers import Thinkers
from rules import GAMES

async def main():
    game = GAMES["quixote"]
    await Thinkers().think("quixote", game.view(game.start(1, "seed"), 0), "easy", "seed", Asker("robot", "here"))
    print(multiprocessing.active_children()[0].pid, flush=True)
    time.sleep(60)

if __name__ == "__main__":
    asyncio.run(main())
"""


async def test_a_thinker_does_not_outlive_a_bot_that_is_killed(tmp_path: Path) -> None:
    program = tmp_path / "bot_that_thinks.py"
    program.write_text(THINKING)
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    bot = await asyncio.create_subprocess_exec(sys.executable, program, stdout=subprocess.PIPE, env=environment)
    assert bot.stdout is not None
    thinker = os.pidfd_open(int(await bot.stdout.readline()))
    bot.kill()
    await bot.wait()
    ended = select.poll()
    ended.register(thinker, select.POLLIN)
    assert ended.poll(PATIENCE_MS), "it is still there"
    os.close(thinker)
