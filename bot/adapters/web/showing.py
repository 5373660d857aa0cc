"""Pictures over HTTP: the board as everyone may see it, and a hand for its owner alone."""

from __future__ import annotations

import asyncio
import re
from typing import Literal, TypeVar

import msgspec
from aiohttp import web

from bot.adapters.http.connections import while_waited_for
from bot.adapters.web import gallery
from bot.adapters.web.images import drawable
from bot.adapters.web.limits import PICTURE_SECONDS
from bot.adapters.web.own_board import Kind, OwnBoard, begins_a_move, on_offer, own_board, own_picture
from bot.adapters.web.places import GALLERY, SEATED, seated_of, table_of, visitor
from bot.adapters.web.replies import READER, Problem, reply_json
from bot.delivery.clips import MOST_STEPS, Clip
from bot.delivery.pictures import Drawn, Subject, Walk, rule
from bot.domain.messages import Picture, line
from bot.domain.table import Table
from bot.runtime.fair_queue import QueueFull
from bot.tables.offers import offer
from render import Film
from rules import GAMES

REEL = re.compile("[0-9a-f]{12}")


class Shared(msgspec.Struct, frozen=True):
    """A picture that everyone may see."""

    kind: Literal["lobby", "board", "scoring"]
    at: int


class Own(msgspec.Struct, frozen=True):
    """A picture for one person."""

    kind: Literal["board", "hand", "own", "plan", "ahead"]
    move: str = ""
    at: int | None = None  # of the hand: after how many entries; None: now
    seat: int | None = None  # whose it is to be
    tag: str = ""  # of one's own board: the moment that is meant


class Lately(msgspec.Struct, frozen=True):
    """A film: what happened between two moments, as everyone may see it or as one's own seat does."""

    since: int
    at: int
    own: bool = False


class Played(msgspec.Struct, frozen=True):
    """A film as the page plays it: what moves, and from when each sentence is read."""

    film: Film
    told: list[tuple[float, str]]


class Wanted(msgspec.Struct, frozen=True):
    """What may be wished on that board, under which sign, and what is asked."""

    stamp: int
    moves: tuple[str, ...]
    prompt: str
    sign: str
    until: str = ""


class Planned(msgspec.Struct, frozen=True):
    """The board on which somebody plans."""

    own: OwnBoard
    offer: Wanted


Asked = TypeVar("Asked", Shared, Own, Lately)


def _asked(request: web.Request, kind: type[Asked]) -> Asked:
    """The picture a query asks for."""
    try:
        return msgspec.convert(dict(request.query), kind, strict=False)
    except msgspec.ValidationError:
        raise Problem(400, line("web-bad-request")) from None


async def _drawn(request: web.Request, table: Table, picture: Subject) -> Drawn:
    try:
        with while_waited_for(request):
            drawn = await request.app[GALLERY].show(table, picture, request[READER].language, visitor(request))
    except QueueFull:
        raise Problem(429, line("web-too-many-pictures")) from None
    if drawn is None:
        raise Problem(404, line("web-no-picture"))
    return drawn


async def _public(request: web.Request) -> tuple[Table, Picture]:
    table = await table_of(request)
    asked = _asked(request, Shared)
    picture = Picture(asked.kind, asked.at)
    if not drawable(table, picture):
        raise Problem(404, line("web-no-picture"))
    return table, picture


async def get_picture(request: web.Request) -> web.Response:
    """The board or the lobby, as everyone may see it."""
    table, picture = await _public(request)
    headers = {
        "ETag": f'"{gallery.tag(table, picture, request[READER].language)}"',
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


async def _seat(request: web.Request, asked: Own) -> tuple[Table, int]:
    """The table and the seat there of the active person of this browser, and of nobody else."""
    table = await table_of(request)
    seat = table.seat_of(seated_of(request).active)
    if seat is None or table.position is None or asked.seat not in (None, seat):
        raise Problem(403, line("web-no-hand"))
    return table, seat


async def _own(request: web.Request) -> Drawn:
    """A picture for one person: the hand, a move not yet played, or the board as they play on it."""
    asked = _asked(request, Own)
    table, seat = await _seat(request, asked)
    if asked.kind in ("own", "plan"):
        return await _drawn(request, table, _own_board(request, table, seat, asked))
    if asked.kind == "ahead":
        return await _drawn(request, table, Picture("ahead", table.entries, seat, asked.move))
    offered = offer(table, seated_of(request).active)
    at = table.entries if asked.at is None else asked.at
    if asked.move and (offered is None or asked.move not in offered.moves):
        raise Problem(404, line("web-no-picture"))
    if at != table.entries and (asked.kind != "hand" or not 0 <= at < table.entries):
        raise Problem(404, line("web-no-picture"))
    return await _drawn(request, table, Picture(asked.kind, at, seat, asked.move))


def _own_board(request: web.Request, table: Table, seat: int, asked: Own) -> Picture:
    """One's own board at the moment that is meant; none once that is over, or if no move begins so."""
    kind = _kind(asked)
    now = gallery.tag(table, own_picture(table, seat, kind=kind), request[READER].language)
    if asked.tag != now or not begins_a_move(table, seat, asked.move, kind):
        raise Problem(404, line("web-no-picture"))
    return own_picture(table, seat, asked.move, kind)


def _kind(asked: Own) -> Kind:
    """Whether one plays on that board, or makes a plan."""
    return "plan" if asked.kind == "plan" else "own"


async def get_own(request: web.Request) -> web.Response:
    """One's own picture. Its browser keeps the board of a moment for a while: the address names moment and seat."""
    drawn = await _own(request)
    kept = f"private, max-age={PICTURE_SECONDS}" if request.query.get("kind") in ("own", "plan") else "no-store"
    return web.Response(body=drawn.png, content_type="image/png", headers={"Cache-Control": kept})


async def get_steps(request: web.Request) -> web.Response:
    """One's own board with these words chosen, and what can be tapped there next."""
    asked = _asked(request, Own)
    table, seat = await _seat(request, asked)
    _own_board(request, table, seat, asked)
    with while_waited_for(request):
        found = await own_board(
            table,
            seated_of(request).active,
            asked.move,
            request[READER],
            request.app[GALLERY],
            visitor(request),
            _kind(asked),
        )
    if found is None:
        raise Problem(429, line("web-too-many-pictures"))
    return reply_json(found)


async def get_plan(request: web.Request) -> web.Response:
    """The board on which the active person, who waits, makes a plan; and the moves that they may wish there."""
    table = await table_of(request)
    person, reader = seated_of(request).active, request[READER]
    with while_waited_for(request):
        own = await own_board(table, person, "", reader, request.app[GALLERY], visitor(request), "plan")
    seat = table.seat_of(person)
    if own is None or seat is None:
        raise Problem(404, line("ahead-nothing"))
    _, moves = on_offer(table, seat, "plan")
    sign, asks = reader.say("button-ahead"), reader.say("ahead-choose")
    return reply_json(Planned(own, Wanted(table.stamp, moves, asks, sign)))


async def get_own_words(request: web.Request) -> web.Response:
    """The same in words."""
    return reply_json({"alt": (await _own(request)).alt})


async def get_film(request: web.Request) -> web.Response:
    """What happened lately, for who may see it; a film of one's own is for the active person of this browser alone."""
    table = await table_of(request)
    asked = _asked(request, Lately)
    seat = table.seat_of(seated_of(request).active) if asked.own else None
    if asked.own and seat is None:
        raise Problem(403, line("web-no-hand"))
    clip = Clip(max(asked.since, asked.at - MOST_STEPS), asked.at, seat)
    if not clip.fits(table):
        raise Problem(404, line("web-no-picture"))
    clipped = (await _drawn(request, table, clip)).clip
    assert clipped is not None
    reader = request[READER]
    told = [(told.at, reader.speak(clipped.lines[told.step][told.event])) for told in clipped.film.told]
    response = reply_json(Played(clipped.film, told))
    if not asked.own:
        response.headers["Cache-Control"] = f"private, max-age={PICTURE_SECONDS}"
    return response


class Step(msgspec.Struct, frozen=True):
    """A step of a game: after how many entries of its log, whose it was, and what happened."""

    at: int
    seat: int
    says: list[str]


async def get_walk(request: web.Request) -> web.Response:
    """Every step of the game that stands, in sentences, as the active person of this browser may know it."""
    table, reader = await table_of(request), request[READER]
    if table.position is None:
        raise Problem(404, line("web-no-picture"))
    seat = table.seat_of(request[SEATED].active)
    walk = (await _drawn(request, table, Walk(table.entries, seat))).walk
    steps = [Step(one.at, one.seat, [reader.speak(said) for said in one.lines]) for one in walk]
    return reply_json({"game": table.number, "entries": table.entries, "steps": steps})


async def _reel(request: web.Request) -> Drawn:
    """The film of a game that was played here, while it is kept."""
    table, name = await table_of(request), request.query.get("name", "")
    found = None
    if REEL.fullmatch(name):
        pictures, language = request.app[GALLERY].pictures, request[READER].language
        found = await pictures.film(table.channel, Picture("film", 0, move=name), language)
    if found is None:
        raise Problem(404, line("web-no-picture"))
    return found


async def get_reel(request: web.Request) -> web.Response:
    """The film of a game, which everyone saw who looked on."""
    headers = {"Cache-Control": f"private, max-age={PICTURE_SECONDS}"}
    return web.Response(body=(await _reel(request)).png, content_type="image/gif", headers=headers)


async def get_reel_words(request: web.Request) -> web.Response:
    """What it is, in words."""
    return reply_json({"alt": (await _reel(request)).alt})


async def get_game_picture(request: web.Request) -> web.Response:
    """The star of a game, or the card with which one chooses it."""
    game, name = request.match_info["game"], request.match_info["name"]
    draw = {"emblem": gallery.emblem_png, "card": gallery.card_png}.get(name)
    if game not in GAMES or draw is None:
        raise web.HTTPNotFound
    png = await asyncio.to_thread(draw, game)
    return web.Response(body=png, content_type="image/png", headers={"Cache-Control": "public, max-age=86400"})


def _leaf(request: web.Request) -> Drawn:
    """The picture of a rule, and the rule in the reader's words."""
    game, article = request.match_info["game"], request.match_info["article"]
    if game not in GAMES or article not in GAMES[game].articles:
        raise web.HTTPNotFound
    drawn = rule(Picture("rule", 0, move=f"{game} {article}"), request[READER].language)
    if drawn is None:
        raise Problem(404, line("web-no-picture"))
    return drawn


async def get_rule_picture(request: web.Request) -> web.Response:
    """The picture of a rule."""
    png = (await asyncio.to_thread(_leaf, request)).png
    return web.Response(body=png, content_type="image/png", headers={"Cache-Control": "public, max-age=86400"})


async def get_rule_words(request: web.Request) -> web.Response:
    """The same in words."""
    return reply_json({"alt": (await asyncio.to_thread(_leaf, request)).alt})
