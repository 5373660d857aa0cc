"""One table over HTTP: how it stands for the active person, commands to it, and completion of what is typed."""

from __future__ import annotations

from typing import Annotated

import msgspec
from aiohttp import web
from msgspec import Meta

from bot.adapters.base.completion import complete
from bot.adapters.connections import while_waited_for
from bot.adapters.web import snapshot
from bot.adapters.web.limits import COMPLETIONS, TEXT_LENGTH
from bot.adapters.web.listing import RequestId
from bot.adapters.web.places import GALLERY, STORE, TABLES, feed_of, given_at, moment_of, table_of, table_there
from bot.adapters.web.replies import READER, body_of, browser_of, person_of, reply_json
from bot.adapters.web.tools import EARLY
from bot.adapters.web.windows import link_of
from bot.domain.messages import Command
from bot.service.registry import parse


class ToTable(msgspec.Struct, frozen=True):
    """A command; `who` is for whom of its people the page sends it."""

    text: Annotated[str, Meta(max_length=TEXT_LENGTH)]
    id: RequestId
    who: str
    stamp: int | None = None


async def get_table(request: web.Request) -> web.Response:
    """A table as it stands, for the active person."""
    table = await table_of(request)
    feed = await feed_of(request, table)
    moment, browser = await moment_of(request), browser_of(request)
    plays = table.phase == "playing" and table.seat_of(browser.active) is not None
    log = await request.app[STORE].log(table.channel) if plays and table.entries < EARLY else []
    with while_waited_for(request):
        shown = await snapshot.snapshot(table, feed, browser, request[READER], request.app[GALLERY], moment, log)
    link = link_of(request, table.channel)
    return reply_json(msgspec.structs.replace(shown, link=link) if link else shown)


async def post_table(request: web.Request) -> web.Response:
    """A command."""
    wish = await body_of(request, ToTable)
    person = person_of(request, wish.who)
    channel = await table_there(request)
    where = given_at(request)
    command = Command(channel, person, parse(wish.text), f"{person.id}/{wish.id}", wish.stamp, where)
    answer = await request.app[TABLES].handle(command)
    store = request.app[STORE]
    pictured = await store.table(channel) if answer.picture else None
    version = pictured.shown_version if pictured else await store.shown_version(channel)
    return reply_json(snapshot.reply(answer, pictured, version, request[READER]))


async def get_completions(request: web.Request) -> web.Response:
    """What may follow the text in the command box."""
    table = await table_of(request)
    text = request.query.get("text", "")[:TEXT_LENGTH]
    reader, browser = request[READER], browser_of(request)
    who = browser.person(browser.active, reader.language, reader.zone)
    found = complete(table, who, text, request.app[TABLES].clock(), COMPLETIONS) if who else []
    return reply_json({"options": found})
