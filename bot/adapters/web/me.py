"""Who sits at this browser: told to the page, with its words, and changed by it."""

from __future__ import annotations

import re
from secrets import token_hex
from typing import Annotated, Literal

import msgspec
from aiohttp import web
from msgspec import Meta

from bot.adapters.web import carrying, pages, people
from bot.adapters.web.limits import PEOPLE
from bot.adapters.web.naming import name_of
from bot.adapters.web.passes import PASS
from bot.adapters.web.people import BadPeople, Browser
from bot.adapters.web.places import TABLES, visitor
from bot.adapters.web.replies import BROWSER, READER, REMOVED, Problem, body_of, browser_of, keep, person_of, reply_json
from bot.domain.addresses import direct_channel
from bot.domain.codes import typed
from bot.domain.messages import Command, line
from bot.language.languages import LANGUAGES
from bot.language.words import say
from bot.service.limits import Allowance
from bot.tables.lobby import ByInvitation
from rules import GAMES

REMOVALS = web.AppKey("removals", Allowance)
HOLES = {name: f"{{{name}}}" for name in ("name", "game", "step", "count")}
KEY = re.compile(r'"(web-[a-z-]+)"')
SCRIPTS = {path.name: set(KEY.findall(path.read_text("utf-8"))) for path in pages.STATIC.glob("*.js")}
PAGE_WORDS = sorted(set[str]().union(*SCRIPTS.values()))
"""The sentences that the page's own code says."""
BROWSER_WORDS = set[str]().union(*(keys for name, keys in SCRIPTS.items() if not name.startswith(pages.BRIDGE)))
"""Those of them that it says in a browser of its own."""


class ToPeople(msgspec.Struct, frozen=True):
    """A change to the people at this browser."""

    action: Literal["rename", "add", "switch", "remove", "language", "carry", "arrive"]
    person: str = ""
    code: Annotated[str, Meta(max_length=100)] = ""
    name: Annotated[str, Meta(max_length=2000)] = ""
    language: str = ""


def _me(browser: Browser, language: str, *, window: bool = False) -> dict[str, object]:
    return {
        "people": browser.people,
        "active": browser.active,
        "room": len(browser.people) < PEOPLE,
        "language": language,
        "languages": LANGUAGES,
        "words": page_words(language, window=window),
        "games": [_game(game, language) for game in GAMES],
    }


def page_words(language: str, *, window: bool) -> dict[str, str]:
    """The page's sentences; what it fills in by itself stays, as `{name}` does."""
    return {key: say(language, key, **HOLES) for key in PAGE_WORDS if window or key in BROWSER_WORDS}


def _game(game: str, language: str) -> dict[str, object]:
    seats = GAMES[game].seats
    return {
        "name": game,
        "title": say(language, game),
        "about": say(language, f"{game}-about"),
        "players": say(language, "web-players", least=seats.start, most=seats.stop - 1),
        "picture": f"/api/games/{game}/card.png",
    }


async def get_me(request: web.Request) -> web.Response:
    """Who sits at this browser; one never seen gets its cookie."""
    browser = request.get(BROWSER) or people.fresh()
    response = reply_json(_me(browser, request[READER].language, window=PASS in request))
    if BROWSER not in request:
        keep(request, response, browser)
    return response


async def post_me(request: web.Request) -> web.Response:
    """A change to the people here. Whoever sits before a window of an app, the app says."""
    if PASS in request:
        raise Problem(403, line("web-not-here"))
    wish = await body_of(request, ToPeople)
    if wish.action == "carry":
        return reply_json({"code": await carrying.code_for(request, wish.person)})
    if wish.action == "arrive":
        carrying.count_try(request)
        if (went := await _invited(request, wish.code)) is not None:
            return reply_json({**_me(browser_of(request), request[READER].language), "table": went})
    try:
        if wish.action == "arrive":
            browser = await carrying.arrived(request, wish.code)
        else:
            browser = _changed(browser_of(request), wish)
    except BadPeople as error:
        raise Problem(400, error.line) from None
    if wish.action == "remove":
        await _removed(request, wish.person)
    response = reply_json(_me(browser, browser.speaks(request.headers.get("Accept-Language", ""))))
    keep(request, response, browser)
    return response


async def _invited(request: web.Request, text: str) -> str | None:
    """The table to which the code invites, at which the active person sits from now on; None: it is no such code."""
    tables, code = request.app[TABLES], typed(text)
    if code is None or await tables.cross_table.invitations.meant(code) is None:
        return None
    who = person_of(request, browser_of(request).active)
    asked = Command(direct_channel(who.id), who, ByInvitation(code), f"{who.id}/{token_hex(8)}")
    answer = await tables.handle(asked)
    if not answer.ok:
        raise Problem(400, answer.lines[0])
    return f"/t/{name_of(answer.about)}"


async def _removed(request: web.Request, person: str) -> None:
    """For good; but nobody removes so many that those of others would be forgotten."""
    who = visitor(request)
    if who is not None and request.app[REMOVALS].take(who, request.app[TABLES].clock()):
        raise Problem(429, line("too-many-commands"))
    await request.app[REMOVED].add(person)


def _changed(browser: Browser, wish: ToPeople) -> Browser:
    match wish.action:
        case "rename":
            return people.renamed(browser, wish.person, wish.name)
        case "add":
            return people.added(browser, wish.name)
        case "switch":
            return people.switched(browser, wish.person)
        case "remove":
            return people.removed(browser, wish.person)
        case "language":
            return people.speaking(browser, wish.language)
        case _:
            return browser
