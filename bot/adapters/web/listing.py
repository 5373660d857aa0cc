"""The list of tables, and opening a new one."""

from __future__ import annotations

from typing import Annotated

import msgspec
from aiohttp import web
from msgspec import Meta

from bot.adapters.web import snapshot
from bot.adapters.web.limits import TABLES_LISTED
from bot.adapters.web.naming import name_for, name_of
from bot.adapters.web.people import PLATFORM, Browser
from bot.adapters.web.places import STORE, TABLES, moment_of
from bot.adapters.web.reader import Reader
from bot.adapters.web.replies import READER, Problem, body_of, browser_of, person_of, reply_json
from bot.domain.messages import Command
from bot.domain.table import Table
from bot.tables import timing
from bot.tables.lobby import New

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
        id=name_of(table),
        title=reader.say(table.game),
        emblem=f"/api/games/{table.game}/emblem.png",
        phase=table.phase,
        state=snapshot.status(table, acting, mine=turn, reader=reader, moment=moment),
        seats=seats,
        mine=any(seat.local for seat in seats),
        turn=turn,
        since=table.updated,
    )


async def get_tables(request: web.Request) -> web.Response:
    """The tables, those that wait for somebody here first, then one's own, then the others."""
    browser, reader = browser_of(request), request[READER]
    tables = await request.app[STORE].tables(PLATFORM, TABLES_LISTED)
    moment = await moment_of(request)
    rows = [_row(table, browser, reader, moment) for table in tables if table.phase != "closed"]
    rows.sort(key=lambda row: (not row.turn, not row.mine, row.phase != "lobby", row.phase == "over"))
    return reply_json({"tables": rows})


async def post_tables(request: web.Request) -> web.Response:
    """A new table, with its own address."""
    wish = await body_of(request, ToTables)
    person = person_of(request, browser_of(request).active)
    name = name_for(person.id, wish.id)
    command = Command(f"{PLATFORM}:{name}", person, New.read(wish.game.split()), f"{person.id}/{wish.id}")
    answer = await request.app[TABLES].handle(command)
    if not answer.ok:
        raise Problem(400, answer.lines[0])
    return reply_json({"id": name})
