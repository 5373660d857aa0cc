"""Pictures over HTTP: the board as everyone may see it, and a hand for its owner alone."""

from __future__ import annotations

from aiohttp import web

from bot.adapters.web import gallery, snapshot
from bot.adapters.web.limits import PICTURE_SECONDS
from bot.adapters.web.places import GALLERY, table_of
from bot.adapters.web.replies import LANGUAGE, Problem, browser_of, reply_json
from bot.messages import Picture, line
from bot.pictures import Drawn
from bot.tables.table import Table
from bot.words import LANGUAGES
from rules import GAMES


async def _drawn(request: web.Request, table: Table, picture: Picture) -> Drawn:
    drawn = await request.app[GALLERY].show(table, picture, request[LANGUAGE])
    if drawn is None:
        raise Problem(404, line("web-no-picture"))
    return drawn


async def _public(request: web.Request) -> tuple[Table, Picture]:
    table = await table_of(request)
    kind, at = request.query.get("kind"), request.query.get("at", "")
    if kind not in ("lobby", "board") or not at.isdecimal() or len(at) > 6:
        raise Problem(400, line("web-bad-request"))
    picture = Picture("lobby" if kind == "lobby" else "board", int(at))
    if not snapshot.drawable(table, picture):
        raise Problem(404, line("web-no-picture"))
    return table, picture


async def get_picture(request: web.Request) -> web.Response:
    """The board or the lobby, as everyone may see it."""
    table, picture = await _public(request)
    headers = {
        "ETag": f'"{gallery.tag(table, picture, request[LANGUAGE])}"',
        "Cache-Control": f"private, max-age={PICTURE_SECONDS}",
    }
    if headers["ETag"] in request.headers.get("If-None-Match", ""):
        return web.Response(status=304, headers=headers)
    drawn = await _drawn(request, table, picture)
    return web.Response(body=drawn.png, content_type="image/png", headers=headers)


async def get_picture_words(request: web.Request) -> web.Response:
    """The same in words."""
    drawn = await _drawn(request, *await _public(request))
    return reply_json({"alt": drawn.alt})


async def _own_hand(request: web.Request) -> Drawn:
    """The hand of the active person of this browser, and of nobody else."""
    table = await table_of(request)
    seat = table.seat_of(browser_of(request).active)
    if seat is None or table.position is None:
        raise Problem(403, line("web-no-hand"))
    return await _drawn(request, table, Picture("hand", table.entries, seat))


async def get_hand(request: web.Request) -> web.Response:
    """One's own hand."""
    drawn = await _own_hand(request)
    return web.Response(body=drawn.png, content_type="image/png", headers={"Cache-Control": "no-store"})


async def get_hand_words(request: web.Request) -> web.Response:
    """The same in words."""
    return reply_json({"alt": (await _own_hand(request)).alt})


async def get_game_picture(request: web.Request) -> web.Response:
    """The star of a game, or the card with which one chooses it."""
    game, name = request.match_info["game"], request.match_info["name"]
    if game not in GAMES or (name != "emblem" and name not in LANGUAGES):
        raise web.HTTPNotFound
    png = gallery.emblem_png(game) if name == "emblem" else gallery.card_png(game, name)
    return web.Response(body=png, content_type="image/png", headers={"Cache-Control": "public, max-age=86400"})
