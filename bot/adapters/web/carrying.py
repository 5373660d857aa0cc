"""Playing on at another device: a code shown to oneself alone brings the same person to another browser, once.

A code is typed in, never a link: so no other site can bring a browser to act as somebody else.
"""

from __future__ import annotations

import msgspec
from aiohttp import web

from bot.adapters.web import people
from bot.adapters.web.limits import CODES_AN_HOUR, PEOPLE, TRIES_AN_HOUR
from bot.adapters.web.people import BadPeople, Browser, Local
from bot.adapters.web.places import TABLES, visitor
from bot.adapters.web.replies import REMOVED, Problem, browser_of
from bot.domain.codes import fresh_code, shown, typed
from bot.domain.messages import line
from bot.service.limits import HOUR, Allowance
from bot.store.codes import Codes

CARRIED = web.AppKey("carried", Codes)
CODES = web.AppKey("codes", Allowance)
TRIES = web.AppKey("tries", Allowance)


def set_up(app: web.Application, carried: Codes) -> None:
    """What it needs of the application."""
    app[CARRIED] = carried
    app[CODES], app[TRIES] = Allowance(CODES_AN_HOUR, HOUR), Allowance(TRIES_AN_HOUR, HOUR)


async def code_for(request: web.Request, person: str) -> str:
    """A code for one of the people at this browser."""
    found = next((local for local in browser_of(request).people if local.id == person), None)
    if found is None:
        raise Problem(403, line("web-not-here"))
    if not found.name:
        raise Problem(400, line("web-name-empty"))
    _count(request, request.app[CODES])
    code = fresh_code()
    await request.app[CARRIED].put(code, msgspec.json.encode(found))
    return shown(code)


async def arrived(request: web.Request, code: str) -> Browser:
    """This browser with who comes with the code."""
    browser = browser_of(request)
    if len([local for local in browser.people if local.name]) >= PEOPLE:
        raise BadPeople(line("web-people-full", most=PEOPLE))
    known = typed(code)
    whom = await request.app[CARRIED].take(known) if known else None
    person = msgspec.json.decode(whom, type=Local) if whom else None
    if person is None or person.id in request.app[REMOVED]:
        raise Problem(400, line("web-code-unknown"))
    return people.arrived(browser, person)


def count_try(request: web.Request) -> None:
    """Somebody types a code in."""
    _count(request, request.app[TRIES])


def _count(request: web.Request, allowance: Allowance) -> None:
    """By visitor; where nobody can tell visitors apart, by browser, as codes are too long to be guessed anyway."""
    who = visitor(request) or browser_of(request).active
    if allowance.take(who, request.app[TABLES].clock()):
        raise Problem(429, line("too-many-commands"))
