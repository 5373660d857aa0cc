"""The page's server in this process, for tests that speak to it over real sockets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.adapters.connections import Limits, served
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
    store: Store, pictures: Pictures, clock: Time, limits: Limits | None = None, door: Door | None = None
) -> AsyncIterator[str]:
    """All that the page needs, for as long as this lasts; gives its address."""
    notifier = Notifier(store.client)
    known = door or (Door(uncounted=tuple(limits.uncounted), connections=limits.connections) if limits else Door())
    app = create_app(Tables(store, clock, Seeds()), store, notifier, pictures, await cookie_secret(store, "web"), known)
    tasks = [
        asyncio.create_task(notifier.run()),
        asyncio.create_task(Outbox(store, WebSender(store), notifier, clock).run()),
    ]
    async with served(app, "127.0.0.1", 0, limits or known.limits, grace=1.0, where="") as port:
        yield f"http://127.0.0.1:{port}"
    await end(tasks)
