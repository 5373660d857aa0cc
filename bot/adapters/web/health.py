"""How the house is, over HTTP."""

from __future__ import annotations

from aiohttp import web

from bot.adapters.web.door import DOOR, may_watch
from bot.adapters.web.places import HEALTH, TABLES


async def get_health(request: web.Request) -> web.Response:
    """Well while moves are stored; if they are not, why, in a few words."""
    condition = await request.app[HEALTH].condition()
    if not condition.well:
        return web.Response(status=503, text=f"{condition.trouble}\n")
    return web.Response(text=f"ok, but {condition.trouble}\n" if condition.trouble else "ok\n")


async def get_metrics(request: web.Request) -> web.Response:
    """Counts of this process, and what waits in the outbox of all. They say who plays how much: not for everybody."""
    if not may_watch(request, request.app[DOOR]):
        return web.Response(status=403, text="Figures are for this machine; ZOCO_METRICS says for whom else\n")
    text = await request.app[HEALTH].metrics(request.app[TABLES].clock())
    return web.Response(text=text, headers={"Cache-Control": "no-store"})
