"""A real bot process, which can be killed at any moment and started again."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import time
from collections.abc import Mapping
from pathlib import Path

from tests.bot.conftest import free_port

ROOT = Path(__file__).parents[3]
START_SECONDS = 120.0  # on a machine that has much else to do; how long it took is measured

UNLIMITED = {"ZOCO_COMMANDS_A_MINUTE": "0", "ZOCO_TABLES_AN_HOUR": "0"}  # its players are quicker than people


class Bot:
    """`zoco`, whole: the page and the clock in one process."""

    def __init__(self, settings: Mapping[str, str], log: Path, code: Path = ROOT) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.environment = {**os.environ, "PORT": str(self.port), **UNLIMITED, **settings}
        self.log, self.code = log, code
        self.process: asyncio.subprocess.Process | None = None
        self.serving = asyncio.Event()
        self.start_times: list[float] = []

    async def spawn(self) -> None:
        """A new process, which does not serve yet."""
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "bot",
                cwd=self.code,
                env=self.environment,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
            )

    async def start(self) -> None:
        """A new process; returns when it serves."""
        began = time.monotonic()
        await self.spawn()
        assert self.process is not None
        assert self.process.stdout is not None
        line = b""
        with contextlib.suppress(TimeoutError):
            line = await asyncio.wait_for(self.process.stdout.readline(), START_SECONDS)
        assert line.startswith(b"Zoco is at"), f"it did not start: {self.log.read_text()[-2000:]}"
        self.start_times.append(time.monotonic() - began)
        self.serving.set()

    async def kill(self) -> None:
        """SIGKILL: nothing in it can do anything about it."""
        self.serving.clear()
        if self.process:
            if self.process.returncode is None:
                self.process.kill()
            await self.process.wait()
        self.process = None

    async def stop(self) -> int:
        """SIGTERM, and its exit status."""
        assert self.process is not None
        self.serving.clear()
        self.process.terminate()
        status = await asyncio.wait_for(self.process.wait(), START_SECONDS)
        self.process = None
        return status
