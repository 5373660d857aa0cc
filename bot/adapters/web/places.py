"""Where a request points: the table its address names, and the house it is in."""

from __future__ import annotations

from aiohttp import web

from bot.adapters.connections import visitor_of
from bot.adapters.web import PLATFORM
from bot.adapters.web.door import DOOR
from bot.adapters.web.gallery import Gallery
from bot.adapters.web.naming import ID
from bot.adapters.web.replies import Problem
from bot.adapters.web.snapshot import Moment
from bot.domain.messages import line
from bot.domain.table import Table
from bot.service.health import Health
from bot.service.tables import Tables
from bot.store.store import Store

TABLES = web.AppKey("tables", Tables)
STORE = web.AppKey("store", Store)
HEALTH = web.AppKey("health", Health)
GALLERY = web.AppKey("gallery", Gallery)


async def moment_of(request: web.Request) -> Moment:
    """When this request came and from whom, and which outages count against nobody: as the clock knows them."""
    tables = request.app[TABLES]
    return Moment(tables.clock(), await tables.heartbeats.outages(PLATFORM.name), visitor(request))


def visitor(request: web.Request) -> str | None:
    """Who asks, as far as limits go; None where nobody can say."""
    door = request.app[DOOR]
    return visitor_of(request, door.proxies, door.uncounted)


def channel_of(request: web.Request) -> str:
    """The channel of the table an address names."""
    name = request.match_info["id"]
    if not ID.fullmatch(name):
        raise Problem(404, line("web-no-table"))
    return PLATFORM.channel(name)


async def table_there(request: web.Request) -> str:
    """The channel of the table that an address names, which is there; what is done at it reads it."""
    channel = channel_of(request)
    if not await request.app[STORE].has_table(channel):
        raise Problem(404, line("web-no-table"))
    return channel


async def table_of(request: web.Request) -> Table:
    """The table an address names."""
    table = await request.app[STORE].table(channel_of(request))
    if table is None:
        raise Problem(404, line("web-no-table"))
    return table
