"""Figures of processes that serve no page, and of the calls that they make."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE

from aiohttp import ClientError, ClientSession

from tests.bot.conftest import free_port
from tests.bot.crash.process import ROOT, START_SECONDS
from tests.standins.discord import StandIn


async def served(address: str) -> str:
    """What is served there, once it is."""
    async with ClientSession() as http, asyncio.timeout(START_SECONDS):
        while True:
            try:
                async with http.get(address) as response:
                    assert response.status == 200
                    return await response.text()
            except ClientError:
                await asyncio.sleep(0.05)


async def test_a_process_without_a_page_serves_its_figures_to_this_machine_alone(redis_url: str) -> None:
    port = free_port()
    settings = {"REDIS_URL": redis_url, "ZOCO_METRICS_AT": str(port)}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "clock", cwd=ROOT, env={**os.environ, **settings}, stderr=PIPE
    )
    said = await served(f"http://127.0.0.1:{port}/metrics")
    assert "zoco_clock_late_seconds 0" in said
    assert 'zoco_info{version="' in said
    assert await served(f"http://127.0.0.1:{port}/healthz") == "ok\n"
    process.terminate()
    await process.communicate()
    assert process.returncode == 0


async def test_calls_of_a_platform_are_counted_by_what_came_of_them(redis_url: str) -> None:
    discord, port = StandIn(), free_port()
    await discord.start()
    settings = {"REDIS_URL": redis_url, "ZOCO_METRICS_AT": str(port), "DISCORD_TOKEN": discord.world.token}
    arguments = ("-m", "tests.standins.discord", discord.address, "discord")
    process = await asyncio.create_subprocess_exec(
        sys.executable, *arguments, cwd=ROOT, env={**os.environ, **settings}, stderr=PIPE
    )
    await discord.world.until(lambda: discord.gateway.sessions)
    said = await served(f"http://127.0.0.1:{port}/metrics")
    assert 'zoco_calls_total{platform="discord",result="ok"}' in said
    process.terminate()
    await process.communicate()
    await discord.stop()
