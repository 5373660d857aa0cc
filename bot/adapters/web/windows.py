"""The windows of chats' apps in which the page is open: the page for each, and how people come in there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

import msgspec
from aiohttp import web
from msgspec import Meta

from bot.adapters.base.window import NotLetIn, Window
from bot.adapters.web import pages, passes
from bot.adapters.web.limits import ARRIVALS_AN_HOUR, PROOF_LENGTH
from bot.adapters.web.me import page_words
from bot.adapters.web.naming import name_of
from bot.adapters.web.passes import PASS, Pass
from bot.adapters.web.places import STORE, TABLES, visitor
from bot.adapters.web.replies import FRAMES, READER, SECRET, Problem, body_of, reply_json
from bot.domain.messages import line
from bot.service.limits import HOUR, Allowance

Windows = Mapping[str, Window]
Text = Annotated[str, Meta(max_length=PROOF_LENGTH)]

WINDOWS = web.AppKey("windows", Windows)
ARRIVALS = web.AppKey("arrivals", Allowance)


class Proof(msgspec.Struct, frozen=True):
    """What a window brings to prove who sits before it."""

    proof: Annotated[dict[Annotated[str, Meta(max_length=20)], Text], Meta(max_length=8)]


def set_up(app: web.Application, windows: tuple[Window, ...]) -> None:
    """What it needs of the application."""
    app[WINDOWS] = {window.name: window for window in windows}
    app[ARRIVALS] = Allowance(ARRIVALS_AN_HOUR, HOUR)
    app.on_cleanup.append(_close)


async def _close(app: web.Application) -> None:
    for window in app[WINDOWS].values():
        await window.close()


def _window(request: web.Request) -> Window:
    window = request.app[WINDOWS].get(request.match_info["window"])
    if window is None:
        raise Problem(404, line("web-not-found"))
    return window


async def page(request: web.Request) -> web.Response:
    """The page for a window: only its own hosts may frame it, and it gets no cookie."""
    window = request.app[WINDOWS].get(request.match_info["window"])
    return _shown(request, window) if window else await pages.nowhere(request)


async def root(request: web.Request) -> web.Response:
    """The list of tables; or, as some apps open everything at the root, the page for a window."""
    for window in request.app[WINDOWS].values():
        if window.marks and window.marks <= request.query.keys():
            return _shown(request, window)
    return pages.shell(request)


def _shown(request: web.Request, window: Window) -> web.Response:
    request[FRAMES] = window.ancestors
    return pages.shell(request, window=window.name, hosts=window.ancestors)


async def get_window(request: web.Request) -> web.Response:
    """What the page must know before anybody has come, and its words."""
    language = request[READER].language
    try:
        facts = await _window(request).facts()
    except NotLetIn as refusal:
        raise Problem(403, refusal.line) from None
    return reply_json({"facts": facts, "language": language, "words": page_words(language, window=True)})


async def post_window(request: web.Request) -> web.Response:
    """Somebody comes in: their pass, and the address of the table they came for, if there is one."""
    window = _window(request)
    wish = await body_of(request, Proof)
    now, who = request.app[TABLES].clock(), visitor(request)
    if who is not None and request.app[ARRIVALS].take(who, now):
        raise Problem(429, line("too-many-commands"))
    try:
        arrived = await window.arrived(wish.proof)
    except NotLetIn as refusal:
        raise Problem(403, refusal.line) from None
    person = arrived.person
    liked = await request.app[TABLES].people.preferences(person.id)
    person = msgspec.structs.replace(person, language=liked.language or person.language)
    held = passes.issued(window.name, person, arrived.channel, now)
    there = await request.app[STORE].readable(arrived.channel)
    table = f"/t/{name_of(arrived.channel)}" if there and there.phase != "closed" else ""
    return reply_json({**_passed(request, held), "table": table, "back": arrived.back})


async def post_renewal(request: web.Request) -> web.Response:
    """A window that stays open gets another pass in time."""
    held = request.get(PASS)
    if held is None or held.window != _window(request).name:
        raise Problem(401, line("window-over"))
    return reply_json(_passed(request, passes.renewed(held, request.app[TABLES].clock())))


def _passed(request: web.Request, held: Pass) -> dict[str, object]:
    seconds = max(held.until - request.app[TABLES].clock(), 0.0)
    return {"pass": passes.written(held, request.app[SECRET]), "seconds": seconds}


def link_of(request: web.Request, channel: str) -> str:
    """The link by which others come to that table in their own windows; "" where there is none."""
    held = request.get(PASS)
    window = request.app[WINDOWS].get(held.window) if held else None
    return window.link(channel) if window else ""
