"""Running the page: it is served, and the posts that it shows are taken from the outbox."""

from __future__ import annotations

import asyncio
import os
import sys
import webbrowser

from bot.adapters.base.platform import Surroundings
from bot.adapters.http.connections import served
from bot.adapters.web import PLATFORM
from bot.adapters.web.door import door_of
from bot.adapters.web.events import WebSender
from bot.adapters.web.server import create_app
from bot.delivery.far_calls import FarCalls
from bot.delivery.outbox import Outbox
from bot.store.cookie_secret import cookie_secret

WHERE = "ZOCO_HOST and PORT, or --host and --port, say where"
GRACE = 0.4  # seconds for what is under way when we are told to stop


async def run(around: Surroundings) -> None:
    """Until cancelled."""
    tables, store = around.tables, around.tables.store
    secret = await cookie_secret(store, PLATFORM.name)
    door = door_of(around.environment)
    windows = [window for one in around.neighbours if one.window and (window := one.window(around))]
    app = create_app(tables, store, around.notifier, around.pictures, secret, door, around.health, windows)
    async with served(app, around.host, around.port, door.limits, grace=GRACE, where=WHERE):
        address = f"http://{around.host}:{around.port}"
        print(f"Zoco is at {address}", flush=True)
        if around.browse and _has_screen():
            webbrowser.open(address)
        outbox = Outbox(store, FarCalls(WebSender(store), tables, keeps_feed=False), around.notifier, tables.clock)
        await asyncio.gather(outbox.run(), tables.heartbeats.keep_beating(PLATFORM.name))


def _has_screen() -> bool:
    """Whether a browser would have somewhere to open; in a bare terminal it would take that over."""
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))
