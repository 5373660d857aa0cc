"""The list of tables, and opening a new one."""

from __future__ import annotations

from typing import Annotated

import msgspec
from aiohttp import web
from msgspec import Meta

from bot.adapters.web import PLATFORM, snapshot
from bot.adapters.web.limits import OWN_TABLES, TABLES_LISTED
from bot.adapters.web.naming import name_for, name_of
from bot.adapters.web.passes import PASS
from bot.adapters.web.people import Browser, Local
from bot.adapters.web.places import STORE, TABLES, given_at, moment_of, visitor
from bot.adapters.web.reader import Reader
from bot.adapters.web.replies import READER, Problem, body_of, browser_of, person_of, reply_json
from bot.domain.addresses import platform_of
from bot.domain.messages import Command, Person, line, when
from bot.domain.table import Table
from bot.service.limits import Allowance
from bot.store.migrations import DamagedTable
from bot.tables import timing
from bot.tables.lobby import New

OPENINGS = web.AppKey("openings", Allowance)

RequestId = Annotated[str, Meta(pattern="^[A-Za-z0-9-]{8,64}$")]


class ToTables(msgspec.Struct, frozen=True):
    """A wish for a new table."""

    game: str
    id: RequestId


class Row(msgspec.Struct, frozen=True):
    """A table in the list."""

    id: str
    title: str
    emblem: str
    phase: str
    state: str
    seats: list[snapshot.Seat]
    mine: bool
    turn: bool
    since: float


def _row(table: Table, browser: Browser, reader: Reader, moment: snapshot.Moment) -> Row:
    acting = timing.acting(table)
    seats = snapshot.seats_of(table, acting, browser)
    turn = any(seat.acting and seat.local for seat in seats)
    return Row(
        id=name_of(table.channel),
        title=reader.say(table.game),
        emblem=f"/api/games/{table.game}/emblem.png",
        phase=table.phase,
        state=snapshot.status(table, acting, mine=turn, reader=reader, moment=moment),
        seats=seats,
        mine=any(seat.local for seat in seats),
        turn=turn,
        since=table.updated,
    )


def _nameless(row: Row) -> Row:
    """A table as strangers see it: how many sit there, but not who."""
    return msgspec.structs.replace(row, seats=[msgspec.structs.replace(seat, name="") for seat in row.seats])


def _damaged(channel: str, reader: Reader) -> Row:
    """One of one's own tables that cannot be read: it is not simply gone."""
    return Row(
        id=name_of(channel),
        title=reader.say("web-unreadable"),
        emblem="",
        phase="damaged",
        state=reader.say("damaged-table"),
        seats=[],
        mine=True,
        turn=False,
        since=0.0,
    )


async def _own(request: web.Request, moment: snapshot.Moment) -> list[Row]:
    """The tables at which somebody of this browser sits, however many others there are."""
    store, browser, reader = request.app[STORE], await _everyone(request), request[READER]
    sat_at = [await store.channels_of(local.id) for local in browser.people]
    rows = []
    for channel in sorted({channel for channels in sat_at for channel in channels})[:OWN_TABLES]:
        if reader.platform not in (PLATFORM.name, platform_of(channel)) or not await _visible(request, channel):
            continue
        try:
            table = await store.table(channel)
        except DamagedTable:
            rows.append(_damaged(channel, reader))
            continue
        if table and table.phase != "closed" and any(table.seat_of(local.id) is not None for local in browser.people):
            rows.append(_row(table, browser, reader, moment))
    return rows


async def _visible(request: web.Request, channel: str) -> bool:
    """Whether whoever acts at this browser, or sits before this window, may be told of a table of a chat."""
    if PLATFORM.has(channel):
        return True
    return await request.app[TABLES].admission.visible(channel, Person(browser_of(request).active, ""))


async def _everyone(request: web.Request) -> Browser:
    """The people at this browser, with all accounts that each of them has."""
    browser, links = browser_of(request), request.app[TABLES].links
    people = [Local(one, local.name) for local in browser.people for one in await links.all_of(local.id)]
    return msgspec.structs.replace(browser, people=tuple(people))


async def _open_to_others(request: web.Request, moment: snapshot.Moment) -> list[Row]:
    """The lobbies one could join. A game of others is nobody's business who was not given its address."""
    if PASS in request:  # those of chats are for the people there
        return []
    browser, reader = browser_of(request), request[READER]
    tables = await request.app[STORE].tables(PLATFORM.name, TABLES_LISTED)
    joinable = [table for table in tables if table.phase == "lobby" and len(table.chairs) < table.rules.seats.stop - 1]
    rows = [_row(table, browser, reader, moment) for table in joinable]
    return [_nameless(row) for row in rows if not row.mine]


async def get_tables(request: web.Request) -> web.Response:
    """One's own tables, those that wait for somebody here first; then those of others where there is room."""
    moment = await moment_of(request)
    rows = [*await _own(request, moment), *await _open_to_others(request, moment)]
    rows.sort(key=lambda row: (not row.turn, not row.mine, row.phase != "lobby", row.phase == "over", -row.since))
    return reply_json({"tables": rows})


def _let_open(request: web.Request) -> None:
    """What one person may open is counted elsewhere; but at one address there may be any number of persons."""
    who, now = visitor(request), request.app[TABLES].clock()
    if who is not None and (wait := request.app[OPENINGS].take(who, now)):
        raise Problem(429, line("too-many-tables", until=when(now + wait)))


async def post_tables(request: web.Request) -> web.Response:
    """A new table, with its own address."""
    wish = await body_of(request, ToTables)
    person = person_of(request, browser_of(request).active)
    held = request.get(PASS)
    channel = held.channel if held else PLATFORM.channel(name_for(person.id, wish.id))
    _let_open(request)
    new, number = New.read(wish.game.split()), f"{person.id}/{wish.id}"
    answer = await request.app[TABLES].handle(Command(channel, person, new, number, where=given_at(request)))
    if not answer.ok:
        raise Problem(400, answer.lines[0])
    return reply_json({"id": name_of(channel)})
