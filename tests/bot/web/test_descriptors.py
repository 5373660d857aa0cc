"""A whole process with few descriptors: a crowd of open pages and silent connections keeps nobody out."""

from __future__ import annotations

import asyncio
import resource
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aiohttp import ClientSession, ClientTimeout, TCPConnector

from tests.bot.conftest import Server, free_port
from tests.bot.crash.process import ROOT, UNLIMITED
from tests.bot.web.visitor import Client

FILES = 256
CROWD = 300


@asynccontextmanager
async def cramped(redis_url: str) -> AsyncIterator[tuple[str, asyncio.subprocess.Process]]:
    """The page's process under a low limit of open files."""
    port = free_port()
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "--port", str(port), "web"),
        cwd=ROOT,
        env={"REDIS_URL": redis_url, **UNLIMITED},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES)),
    )
    assert process.stdout is not None
    async with asyncio.timeout(30):
        assert (await process.stdout.readline()).startswith(b"Zoco is at")
    try:
        yield f"http://127.0.0.1:{port}", process
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def test_a_crowd_that_comes_at_once_takes_no_descriptor_from_those_who_are_there(
    redis_server: Server, redis_url: str
) -> None:
    """Also who is turned away takes one for a moment; if all come in before the first has gone, none is left."""
    async with cramped(redis_url) as (url, process):
        port = int(url.rsplit(":", 1)[1])
        for _ in range(5):
            crowd = await asyncio.gather(*(asyncio.open_connection("127.0.0.1", port) for _ in range(CROWD)))
            anna = Client(url)
            await anna.named("Anna")
            await anna.open()
            await anna.http.close()
            for _, writer in crowd:
                writer.transport.abort()
        process.terminate()
        assert process.stderr is not None
        async with asyncio.timeout(10):
            said = (await process.stderr.read()).decode()
    assert "no connection can be accepted" not in said


async def test_more_open_pages_than_descriptors_keep_nobody_out_and_are_a_line_in_the_log(
    redis_server: Server, redis_url: str
) -> None:
    async with (
        cramped(redis_url) as (url, process),
        ClientSession(connector=TCPConnector(limit=0), timeout=ClientTimeout(10)) as crowd,
    ):
        anna = Client(url)
        hers = await anna.named("Anna")
        table = await anna.open()
        pages = [await crowd.get(f"{url}/api/t/{table}/events") for _ in range(CROWD)]
        silent = [await asyncio.open_connection("127.0.0.1", int(url.rsplit(":", 1)[1])) for _ in range(CROWD)]
        assert pages[-1].status == 200
        late = Client(url)
        await late.named("Béla")
        assert late.status == 200
        await anna.say(table, "/settings debts on", hers)
        assert anna.status == 200
        for _, writer in silent:
            writer.transport.abort()
        for page in pages:
            page.close()
        await anna.http.close()
        await late.http.close()
        process.terminate()
        assert process.stderr is not None
        async with asyncio.timeout(10):
            said = (await process.stderr.read()).decode()
        assert await process.wait() == 0
    assert "Traceback" not in said
    assert len([text for text in said.splitlines() if "WARNING" in text or "ERROR" in text]) <= 3, said
