"""How the house is, over HTTP."""

from __future__ import annotations

from aiohttp import web

from bot.adapters.web.door import DOOR, may_watch
from bot.adapters.web.places import STORE, TABLES
from bot.app.health import is_well, metrics


async def get_health(request: web.Request) -> web.Response:
    """Well while Redis answers."""
    if await is_well(request.app[STORE]):
        return web.Response(text="ok\n")
    return web.Response(status=503, text="Redis does not answer\n")


async def get_metrics(request: web.Request) -> web.Response:
    """Counts of this process, and what waits in the outbox of all. They say who plays how much: not for everybody."""
    if not may_watch(request, request.app[DOOR]):
        return web.Response(status=403, text="Figures are for this machine; ZOCO_METRICS says for whom else\n")
    text = await metrics(request.app[STORE], request.app[TABLES].clock())
    return web.Response(text=text, headers={"Cache-Control": "no-store"})
