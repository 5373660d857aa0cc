"""Open pages hear at once that their table has changed; what has changed they read for themselves."""

from __future__ import annotations

import asyncio
import contextlib
import re
from secrets import token_hex

from aiohttp import web

from bot.adapters.http.connections import while_waited_for
from bot.adapters.web import PLATFORM
from bot.adapters.web.limits import HEARTBEAT_SECONDS, RECONNECT_MILLISECONDS, WRITE_SECONDS
from bot.adapters.web.patience import PATIENCE
from bot.adapters.web.places import is_chats, table_of, visitor
from bot.adapters.web.streams import REPLACED, REST, Stream, Streams
from bot.domain.addresses import platform_of
from bot.domain.messages import Post
from bot.store.pubsub import Notifier
from bot.store.store import Store

NOTIFIER = web.AppKey("notifier", Notifier)
STREAMS = web.AppKey("streams", Streams)
PAGE = re.compile("[a-z0-9]{8,64}")


class WebSender:
    """The sending side: a post joins the feed of its table, and the notifier calls the pages."""

    platform = PLATFORM.name

    def __init__(self, store: Store) -> None:
        self.store = store

    async def send(self, channel: str, post: Post) -> None:
        """Shows the post to every open page, now and later."""
        await self.store.feed_append(channel, post)


async def get_events(request: web.Request) -> web.StreamResponse:
    """A stream of server-sent events, one for each change, until the page goes."""
    table = await table_of(request)
    request[PATIENCE].is_over()
    response = web.StreamResponse(
        headers={"Content-Type": "text/event-stream", "Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    )
    change, posts = f"feed {table.channel}", f"outbox {platform_of(table.channel)} {table.channel}"
    rings = request.app[NOTIFIER].listen(change, *([posts] if is_chats(request) else []))
    stream = Stream(f"{table.channel} {_page(request)}", visitor(request), rings)
    request.app[STREAMS].enter(stream)
    try:
        await response.prepare(request)
        await response.write(f"retry: {RECONNECT_MILLISECONDS}\n\n".encode())
        with while_waited_for(request):
            await _pass_on(response, rings)
    except (ConnectionResetError, TimeoutError, asyncio.CancelledError):
        pass
    finally:
        request.app[STREAMS].leave(stream)
        request.app[NOTIFIER].forget(rings)
    return response


def _page(request: web.Request) -> str:
    """The name that a page has given itself: its next stream takes the place of this one."""
    name = request.query.get("page", "")
    return name if PAGE.fullmatch(name) else token_hex(12)


async def _pass_on(response: web.StreamResponse, rings: asyncio.Queue[str]) -> None:
    """Passes on what is rung, several rings as one, until the page or the house has had enough of it."""
    while True:
        message = b": still here\n\n"
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(HEARTBEAT_SECONDS):
                heard = {await rings.get()}
                while not rings.empty():
                    heard.add(rings.get_nowait())
            if REPLACED in heard:
                return
            message = b"event: rest\ndata: \n\n" if REST in heard else b"event: changed\ndata: \n\n"
        async with asyncio.timeout(WRITE_SECONDS):
            await response.write(message)
        if b"rest" in message:
            return


async def end_streams(app: web.Application) -> None:
    """At the end no open page holds the server back."""
    app[STREAMS].end()
