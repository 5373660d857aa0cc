"""Where a request points: the table its address names, and the house it is in."""

from __future__ import annotations

import re

import msgspec
from aiohttp import web

from bot.adapters.http.connections import visitor_of
from bot.adapters.web import PLATFORM
from bot.adapters.web.door import DOOR
from bot.adapters.web.gallery import Gallery
from bot.adapters.web.naming import ID
from bot.adapters.web.passes import PASS
from bot.adapters.web.people import Browser, Local
from bot.adapters.web.replies import BROWSER, Problem, browser_of
from bot.adapters.web.snapshot import Moment
from bot.domain.addresses import direct_channel, platform_of
from bot.domain.messages import Person, Post, line
from bot.domain.table import Refused, Table
from bot.service.health import Health
from bot.service.tables import Tables
from bot.store.store import Store, joined
from bot.tables.posts import ended_post, standing_post

CHAT = re.compile(r"[a-z]+:@?-?\d{1,20}(:\d{1,20})?", re.ASCII)
"""A channel of a chat's, as addresses name it in a window."""

SEATED = web.RequestKey("seated", Browser)
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
    """The channel of the table an address names: one of the page's own, or of a chat for who plays at its table."""
    name, held = request.match_info["id"], request.get(PASS)
    if _is_of_chat(name) and (held is None or platform_of(name) == held.window):
        return name
    if held is not None or not ID.fullmatch(name):
        raise Problem(404, line("web-no-table"))
    return PLATFORM.channel(name)


def _is_of_chat(name: str) -> bool:
    return CHAT.fullmatch(name) is not None and not PLATFORM.has(name)


def is_chats(request: web.Request) -> bool:
    """Whether the table is one of a chat: shown in a window of its app, or to a guest who came by an invitation."""
    return PASS in request or _is_of_chat(request.match_info.get("id", ""))


def given_at(request: web.Request) -> str:
    """Where commands of this request are really given: not in a table's chat, if it is in one."""
    return direct_channel(browser_of(request).active) if is_chats(request) else ""


async def _let_look(request: web.Request, channel: str) -> None:
    """A chat's table is for the people of that chat, and for its guests; the page's own are for who has the address."""
    if is_chats(request):
        try:
            await request.app[TABLES].admission.looks_in(channel, Person(browser_of(request).active, ""))
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
    request[SEATED] = await _seated(request, table)
    return table


async def _seated(request: web.Request, table: Table) -> Browser:
    """The people at this browser, as whoever of their linked accounts sits at the table."""
    browser, links = request.get(BROWSER) or Browser((), ""), request.app[TABLES].links
    known = dict[str, str]()
    for local in browser.people:
        if table.seat_of(local.id) is None:
            others = await links.others(local.id)
            known.update((local.id, one) for one in others if table.seat_of(one) is not None)
    if not known:
        return browser
    people = tuple(Local(known.get(local.id, local.id), local.name) for local in browser.people)
    return msgspec.structs.replace(browser, people=people, active=known.get(browser.active, browser.active))


def seated_of(request: web.Request) -> Browser:
    """The people at the browser that asks, as they sit at the table that was fetched."""
    browser_of(request)
    return request[SEATED]


async def feed_of(request: web.Request, table: Table) -> list[Post]:
    """The posts of a table. A chat's shows how it stands now, however far the chat has been told."""
    feed = await request.app[STORE].feed(table.channel)
    if not is_chats(request):
        return feed
    standing = standing_post(table)
    if standing is None and all(post.id != table.live for post in feed):
        standing = ended_post(table)
    return joined(feed, standing) if standing else feed
