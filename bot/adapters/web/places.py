"""Where a request points: the table its address names, and the house it is in."""

from __future__ import annotations

import re

from aiohttp import web

from bot.adapters.connections import visitor_of
from bot.adapters.web import PLATFORM
from bot.adapters.web.door import DOOR
from bot.adapters.web.gallery import Gallery
from bot.adapters.web.naming import ID
from bot.adapters.web.passes import PASS
from bot.adapters.web.replies import Problem
from bot.adapters.web.snapshot import Moment
from bot.domain.addresses import direct_channel, platform_of
from bot.domain.messages import Person, Post, line
from bot.domain.table import Refused, Table
from bot.service.health import Health
from bot.service.tables import Tables
from bot.store.store import Store, joined
from bot.tables.posts import standing_post

CHAT = re.compile(r"[a-z]+:@?-?\d{1,20}(:\d{1,20})?", re.ASCII)
"""A channel of a chat's, as addresses name it in a window."""

TABLES = web.AppKey("tables", Tables)
STORE = web.AppKey("store", Store)
HEALTH = web.AppKey("health", Health)
GALLERY = web.AppKey("gallery", Gallery)


async def moment_of(request: web.Request) -> Moment:
    """When this request came and from whom, and which outages count against nobody: as the clock knows them."""
    tables, held = request.app[TABLES], request.get(PASS)
    outages = await tables.heartbeats.outages(held.window if held else PLATFORM.name)
    return Moment(tables.clock(), outages, visitor(request))


def visitor(request: web.Request) -> str | None:
    """Who asks, as far as limits go; None where nobody can say. Before a window of an app stands the app's proxy."""
    if PASS in request:
        return request[PASS].person
    door = request.app[DOOR]
    return visitor_of(request, door.proxies, door.uncounted)


def channel_of(request: web.Request) -> str:
    """The channel of the table an address names: one of the page's own, or in a window one of its chats."""
    name, held = request.match_info["id"], request.get(PASS)
    if held is not None and CHAT.fullmatch(name) and platform_of(name) == held.window:
        return name
    if held is not None or not ID.fullmatch(name):
        raise Problem(404, line("web-no-table"))
    return PLATFORM.channel(name)


def given_at(request: web.Request) -> str:
    """Where commands of this request are really given: in a window it is nowhere in the table's chat."""
    held = request.get(PASS)
    return direct_channel(held.person) if held else ""


async def _let_look(request: web.Request, channel: str) -> None:
    """What a window shows is for the people of the table's chat; the page's own tables are for who has the address."""
    if held := request.get(PASS):
        who = Person(held.person, held.name)
        try:
            await request.app[TABLES].admission.looks_in(channel, who)
        except Refused as refusal:
            raise Problem(403, refusal.line) from None


async def table_there(request: web.Request) -> str:
    """The channel of the table that an address names, which is there; what is done at it reads it."""
    channel = channel_of(request)
    await _let_look(request, channel)
    if not await request.app[STORE].has_table(channel):
        raise Problem(404, line("web-no-table"))
    return channel


async def table_of(request: web.Request) -> Table:
    """The table an address names."""
    channel = channel_of(request)
    await _let_look(request, channel)
    table = await request.app[STORE].table(channel)
    if table is None:
        raise Problem(404, line("web-no-table"))
    return table


async def feed_of(request: web.Request, table: Table) -> list[Post]:
    """The posts of a table. In a window it shows how it stands now, however far the chat has been told."""
    feed = await request.app[STORE].feed(table.channel)
    standing = standing_post(table) if PASS in request else None
    return joined(feed, standing) if standing else feed
