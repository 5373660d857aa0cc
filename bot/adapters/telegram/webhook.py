"""Updates brought by Telegram: to any number of processes behind one address, each confirmed when it is done."""

from __future__ import annotations

import hmac
import logging
from typing import Any
from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.web_protocol import RequestPayloadError

from bot.adapters.http.bodies import BadBody, decoded
from bot.adapters.http.connections import body_of, timed
from bot.adapters.telegram.dispatcher import Dispatcher, Unhandled

log = logging.getLogger(__name__)

HEADER = "X-Telegram-Bot-Api-Secret-Token"
BODY = 1024 * 1024  # bytes
AGAIN = "2"  # seconds


def path_of(address: str) -> str:
    """The path at which Telegram knocks."""
    return urlsplit(address).path or "/"


def create_app(dispatcher: Dispatcher, path: str, secret: str) -> web.Application:
    """The door: it opens to Telegram only."""

    async def post(request: web.Request) -> web.Response:
        if not hmac.compare_digest(request.headers.get(HEADER, "").encode(errors="replace"), secret.encode()):
            return web.Response(status=403)
        try:
            update = decoded(await body_of(request), dict[str, Any])
        except (BadBody, RequestPayloadError, TimeoutError):
            return web.Response(status=400)
        try:
            await dispatcher.take(update)
        except Unhandled as error:
            log.warning("an update comes again: %s", error)
            return web.Response(status=503, headers={"Retry-After": AGAIN})
        return web.Response()

    async def health(request: web.Request) -> web.Response:
        return web.Response(text="ok")

    app = web.Application(middlewares=[timed], client_max_size=BODY)
    app.add_routes([web.post(path, post), web.get("/healthz", health)])
    return app
