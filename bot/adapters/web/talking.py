"""The talk line: what somebody at a table of the page says to the others there."""

from __future__ import annotations

from typing import Annotated

import msgspec
from aiohttp import web
from msgspec import Meta

from bot.adapters.web import snapshot
from bot.adapters.web.limits import LINES_A_MINUTE, TEXT_LENGTH
from bot.adapters.web.listing import RequestId
from bot.adapters.web.passes import PASS
from bot.adapters.web.places import STORE, TABLES, table_there
from bot.adapters.web.replies import CLOCK, READER, Problem, body_of, person_of, reply_json
from bot.domain.messages import Command, line
from bot.service.limits import MINUTE, Allowance
from bot.tables.talking import Says

TALK = web.AppKey("talk", Allowance)


class ToOthers(msgspec.Struct, frozen=True):
    """A line to the others; `who` is for whom of its people the page sends it."""

    text: Annotated[str, Meta(max_length=TEXT_LENGTH)]
    id: RequestId
    who: str


def set_up(app: web.Application) -> None:
    """So much may one person say."""
    app[TALK] = Allowance(LINES_A_MINUTE, MINUTE)


async def post_talk(request: web.Request) -> web.Response:
    """Says it. In a window of an app there is none: the chat around it is for that."""
    wish = await body_of(request, ToOthers)
    person, channel = person_of(request, wish.who), await table_there(request)
    if PASS in request:
        raise Problem(404, line("web-not-found"))
    if request.app[TALK].take(person.id, request.app[CLOCK]()):
        raise Problem(429, line("too-many-commands"))
    command = Command(channel, person, Says(wish.text), f"{person.id}/{wish.id}")
    answer = await request.app[TABLES].handle(command)
    version = await request.app[STORE].shown_version(channel)
    return reply_json(snapshot.reply(answer, None, version, request[READER]))
