"""For those who run the house: whether it is well, and what Prometheus counts."""

from __future__ import annotations

from time import time

from aiohttp import web

from bot.adapters.web.places import STORE
from bot.metrics import exposition, gauge
from bot.partitions import PARTITIONS, shared_key
from bot.scripts import OUTAGE
from bot.store import Store

PLATFORMS = ("web", "discord", "telegram")


async def get_health(request: web.Request) -> web.Response:
    """Well while Redis answers."""
    try:
        await request.app[STORE].client.ping()
    except OUTAGE:
        return web.Response(status=503, text="Redis does not answer\n")
    return web.Response(text="ok\n")


async def get_metrics(request: web.Request) -> web.Response:
    """Counts of this process, and what waits in the outbox of all."""
    waiting, oldest = await _outbox(request.app[STORE])
    lines = [
        *exposition(),
        *gauge("zoco_outbox_channels", "Channels with posts waiting to be sent.", waiting),
        *gauge("zoco_outbox_overdue_seconds", "How long the longest waiting post has been due.", oldest),
    ]
    return web.Response(text="\n".join(lines) + "\n", headers={"Cache-Control": "no-store"})


async def _outbox(store: Store) -> tuple[int, float]:
    """How many channels wait, and for how long the first of them has been due."""
    pipe = store.client.pipeline(transaction=False)
    for number in range(PARTITIONS):
        for platform in PLATFORMS:
            pipe.zcard(shared_key(number, f"outbox:{platform}"))
            pipe.zrange(shared_key(number, f"outbox:{platform}"), 0, 0, withscores=True)
    found = await pipe.execute()
    since = [row[0][1] for row in found[1::2] if row]
    return sum(found[0::2]), max(time() - min(since), 0.0) if since else 0.0
