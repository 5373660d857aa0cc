"""The page's server in this process, for tests that speak to it over real sockets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from bot.adapters.base.window import Window
from bot.adapters.http.connections import Limits, served
from bot.adapters.web.door import Door
from bot.adapters.web.events import WebSender
from bot.adapters.web.server import create_app
from bot.delivery.outbox import Outbox
from bot.delivery.pictures import Pictures
from bot.runtime.tasks import end
from bot.service.tables import Tables
from bot.store.cookie_secret import cookie_secret
from bot.store.pubsub import Notifier
from bot.store.store import Store
from tests.bot.conftest import Seeds, Time


@asynccontextmanager
async def hosted(
    store: Store,
    pictures: Pictures,
    clock: Time | Tables,
    limits: Limits | None = None,
    door: Door | None = None,
    windows: Sequence[Window] = (),
) -> AsyncIterator[str]:
    """All that the page needs, for as long as this lasts; gives its address. `clock` may be tables that have one."""
    notifier = Notifier(store.client)
    tables = clock if isinstance(clock, Tables) else Tables(store, clock, Seeds())
    known = door or (Door(uncounted=tuple(limits.uncounted), connections=limits.connections) if limits else Door())
    secret = await cookie_secret(store, "web")
    app = create_app(tables, store, notifier, pictures, secret, known, windows=windows)
    tasks = [
        asyncio.create_task(notifier.run()),
        asyncio.create_task(Outbox(store, WebSender(store), notifier, tables.clock).run()),
    ]
    async with served(app, "127.0.0.1", 0, limits or known.limits, grace=1.0, where="") as port:
        yield f"http://127.0.0.1:{port}"
    await end(tasks)
