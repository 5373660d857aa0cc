"""How the house is, over HTTP."""

from __future__ import annotations

from aiohttp import web

from bot.adapters.web.places import STORE, TABLES
from bot.app.health import is_well, metrics


async def get_health(request: web.Request) -> web.Response:
    """Well while Redis answers."""
    if await is_well(request.app[STORE]):
        return web.Response(text="ok\n")
    return web.Response(status=503, text="Redis does not answer\n")


async def get_metrics(request: web.Request) -> web.Response:
    """Counts of this process, and what waits in the outbox of all."""
    text = await metrics(request.app[STORE], request.app[TABLES].clock())
    return web.Response(text=text, headers={"Cache-Control": "no-store"})
