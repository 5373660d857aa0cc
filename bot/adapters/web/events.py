"""Open pages hear at once that their table has changed; what has changed they read for themselves."""

from __future__ import annotations

import asyncio
import contextlib

from aiohttp import web

from bot.adapters.web.limits import HEARTBEAT_SECONDS, RECONNECT_MILLISECONDS
from bot.adapters.web.people import PLATFORM
from bot.adapters.web.places import table_of
from bot.domain.messages import Post
from bot.store.pubsub import Notifier
from bot.store.store import Store

BELL = web.AppKey("notifier", Notifier)
PAGES = web.AppKey("pages", set[asyncio.Task[None]])


class WebSender:
    """The sending side: a post joins the feed of its table, and the notifier calls the pages."""

    platform = PLATFORM

    def __init__(self, store: Store) -> None:
        self.store = store

    async def send(self, channel: str, post: Post) -> None:
        """Shows the post to every open page, now and later."""
        await self.store.feed_append(channel, post)


async def get_events(request: web.Request) -> web.StreamResponse:
    """A stream of server-sent events, one for each change, until the page goes."""
    table = await table_of(request)
    response = web.StreamResponse(
        headers={"Content-Type": "text/event-stream", "Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    )
    rings = request.app[BELL].listen(f"feed {table.channel}")
    task = asyncio.current_task()
    assert task is not None
    request.app[PAGES].add(task)
    try:
        await response.prepare(request)
        await response.write(f"retry: {RECONNECT_MILLISECONDS}\n\n".encode())
        await _pass_on(response, rings)
    except (ConnectionResetError, asyncio.CancelledError):
        pass
    finally:
        request.app[PAGES].discard(task)
        request.app[BELL].forget(rings)
    return response


async def _pass_on(response: web.StreamResponse, rings: asyncio.Queue[str]) -> None:
    while True:
        message = b": still here\n\n"
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(HEARTBEAT_SECONDS):
                await rings.get()
            message = b"event: changed\ndata: \n\n"
        await response.write(message)


async def end_streams(app: web.Application) -> None:
    """At the end no open page holds the server back."""
    pages = app[PAGES]
    for task in tuple(pages):
        task.cancel()
