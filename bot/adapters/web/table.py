"""One table over HTTP: how it stands for the active person, commands to it, and completion of what is typed."""

from __future__ import annotations

from typing import Annotated

import msgspec
from aiohttp import web
from msgspec import Meta

from bot.adapters.base.completion import complete
from bot.adapters.http.connections import while_waited_for
from bot.adapters.web import snapshot
from bot.adapters.web.limits import COMPLETIONS, TEXT_LENGTH
from bot.adapters.web.listing import RequestId
from bot.adapters.web.people import Browser
from bot.adapters.web.places import (
    GALLERY,
    STORE,
    TABLES,
    feed_of,
    given_at,
    moment_of,
    seated_of,
    table_of,
    table_there,
)
from bot.adapters.web.replies import READER, body_of, browser_of, person_of, reply_json
from bot.adapters.web.tools import EARLY
from bot.adapters.web.windows import link_of
from bot.domain.messages import Answer, Command
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
    moment, browser, seated = await moment_of(request), browser_of(request), seated_of(request)
    plays = table.phase == "playing" and table.seat_of(seated.active) is not None
    log = await request.app[STORE].log(table.channel) if plays and table.entries < EARLY else []
    with while_waited_for(request):
        shown = await snapshot.snapshot(table, feed, seated, request[READER], request.app[GALLERY], moment, log)
    shown = _as_themselves(shown, seated, browser)
    link = link_of(request, table.channel)
    return reply_json(msgspec.structs.replace(shown, link=link) if link else shown)


def _as_themselves(shown: snapshot.Snapshot, seated: Browser, browser: Browser) -> snapshot.Snapshot:
    """Whoever sits as another account of theirs goes on asking as who they are at this browser."""
    if seated is browser:
        return shown
    known = {sits.id: local.id for sits, local in zip(seated.people, browser.people, strict=True)}
    others = [msgspec.structs.replace(one, person=known.get(one.person, one.person)) for one in shown.hotseat]
    return msgspec.structs.replace(shown, who=browser.active, hotseat=others)


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
    return reply_json(snapshot.reply(_of_here(answer, channel), pictured, version, request[READER]))


def _of_here(answer: Answer, channel: str) -> Answer:
    """Without buttons for other tables: a press on this page is for this one."""
    here = tuple(one for one in answer.buttons if one.channel in ("", channel))
    return msgspec.structs.replace(answer, buttons=here)


async def get_completions(request: web.Request) -> web.Response:
    """What may follow the text in the command box."""
    table = await table_of(request)
    text = request.query.get("text", "")[:TEXT_LENGTH]
    reader, browser = request[READER], seated_of(request)
    who = browser.person(browser.active, reader.language, reader.zone)
    found = complete(table, who, text, request.app[TABLES].clock(), COMPLETIONS) if who else []
    return reply_json({"options": found})
