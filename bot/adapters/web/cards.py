"""The card of an answer as a picture: asked for anew, by whoever sits at this browser."""

from __future__ import annotations

import asyncio

from aiohttp import web

from bot.adapters.web.places import TABLES, given_at, table_there
from bot.adapters.web.replies import READER, Problem, person_of, reply_json
from bot.delivery.pictures import Drawn, card
from bot.domain.messages import Command, line
from bot.service.registry import TEXT_LENGTH, entry_of, parse


async def _drawn(request: web.Request) -> Drawn:
    text = request.query.get("ask", "")[:TEXT_LENGTH]
    asked, person = parse(text), person_of(request, request.query.get("who", ""))
    entry = entry_of(asked)
    if entry is None or entry.name != "stats":
        raise Problem(404, line("web-no-picture"))
    command = Command(await table_there(request), person, asked, f"{person.id}/card", None, given_at(request))
    answer = await request.app[TABLES].handle(command)
    if answer.picture is None or answer.picture.card is None:
        raise Problem(404, line("web-no-picture"))
    return await asyncio.to_thread(card, answer.picture.card, request[READER].language)


async def get_card(request: web.Request) -> web.Response:
    """The picture."""
    drawn = await _drawn(request)
    return web.Response(body=drawn.png, content_type="image/png", headers={"Cache-Control": "no-store"})


async def get_card_words(request: web.Request) -> web.Response:
    """The same in words."""
    return reply_json({"alt": (await _drawn(request)).alt})
