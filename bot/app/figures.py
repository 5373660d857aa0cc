"""Figures of a process that serves no page: /metrics and /healthz where `ZOCO_METRICS_AT` says, for whoever gets there.

Without an address that is this machine alone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from aiohttp import web

from bot.adapters.http.connections import Limits, served
from bot.service.health import Health

CONNECTIONS = 32
GRACE = 0.2  # seconds
SETTING = "ZOCO_METRICS_AT"


async def serve_figures(health: Health, clock: Callable[[], float], host: str, port: int) -> None:
    """Until cancelled."""

    async def metrics(request: web.Request) -> web.Response:
        return web.Response(text=await health.metrics(clock()), headers={"Cache-Control": "no-store"})

    async def well(request: web.Request) -> web.Response:
        condition = await health.condition()
        return web.Response(status=200 if condition.well else 503, text=f"{condition.trouble or 'ok'}\n")

    app = web.Application()
    app.add_routes([web.get("/metrics", metrics), web.get("/healthz", well)])
    limits = Limits(connections=CONNECTIONS, a_visitor=CONNECTIONS)
    async with served(app, host, port, limits, grace=GRACE, where=f"{SETTING} says where"):
        await asyncio.Event().wait()
