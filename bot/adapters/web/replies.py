"""What goes back over HTTP: JSON, errors in the reader's words, and the headers that keep a page safe."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from aiohttp import web
from aiohttp.web_protocol import RequestPayloadError

from bot.adapters.http import connections
from bot.adapters.http.bodies import BadBody, decoded
from bot.adapters.web import passes
from bot.adapters.web.limits import COOKIE_DAYS
from bot.adapters.web.passes import BEARER, PASS
from bot.adapters.web.people import COOKIE, Browser, opened, sealed, without
from bot.adapters.web.reader import Reader
from bot.domain.messages import Line, Person, line
from bot.runtime.rare_warnings import RareWarnings
from bot.store.migrations import DamagedTable
from bot.store.removed_people import RemovedPeople
from bot.store.scripts import OUTAGE

log = logging.getLogger(__name__)
seldom = RareWarnings(log)

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
T = TypeVar("T")

SECRET = web.AppKey("secret", bytes)
CLOCK: web.AppKey[Callable[[], float]] = web.AppKey("clock")
REMOVED = web.AppKey("removed", RemovedPeople)
BROWSER = web.RequestKey("browser", Browser)
READER = web.RequestKey("reader", Reader)
FRAMES = web.RequestKey("frames", tuple[str, ...])  # the only pages that may frame this one
ZONE = "Zoco-Zone"  # the header in which the page tells its time zone

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'{pictures}",
        "font-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors {frames}",
    )
)
HEADERS = {
    "Server": "zoco",
    "Content-Security-Policy": POLICY.format(pictures="", frames="'none'"),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
}


WINDOW_PATH = "/api/window/"


class Problem(Exception):
    """A request that is not carried out: the status, and why in words."""

    def __init__(self, status: int, sentence: Line) -> None:
        super().__init__(sentence.key)
        self.status = status
        self.line = sentence


def reply_json(data: object, status: int = 200) -> web.Response:
    """Data for the page; what is one person's is kept by no cache."""
    response = web.Response(body=msgspec.json.encode(data), content_type="application/json", status=status)
    response.headers["Cache-Control"] = "no-store"
    response.enable_compression()
    return response


async def body_of(request: web.Request, kind: type[T]) -> T:
    """The typed body of a request."""
    if request.content_type != "application/json":
        raise Problem(415, line("web-bad-request"))
    try:
        return decoded(await connections.body_of(request), kind)
    except TimeoutError:
        raise Problem(408, line("web-too-slow")) from None
    except (BadBody, RequestPayloadError):
        raise Problem(400, line("web-bad-request")) from None


def browser_of(request: web.Request) -> Browser:
    """The people at the browser that asks."""
    if BROWSER not in request:
        raise Problem(401, line("web-unknown-browser"))
    return request[BROWSER]


def person_of(request: web.Request, who: str) -> Person:
    """One of the people at the browser that asks, with a name; never anybody else."""
    reader = request[READER]
    person = browser_of(request).person(who, reader.language, reader.zone)
    if person is not None and PASS in request:
        person = msgspec.structs.replace(person, reachable=True)
    if person is None:
        raise Problem(403, line("web-not-here"))
    if not person.name:
        raise Problem(400, line("web-name-empty"))
    return person


def keep(request: web.Request, response: web.StreamResponse, browser: Browser) -> None:
    """Gives the browser its cookie."""
    response.set_cookie(
        COOKIE,
        sealed(browser, request.app[SECRET]),
        max_age=COOKIE_DAYS * 86400,
        httponly=True,
        samesite="Lax",
        secure=request.secure or request.headers.get("X-Forwarded-Proto") == "https",
        path="/",
    )


async def add_headers(request: web.Request, response: web.StreamResponse) -> None:
    """For every response, also those of errors and streams. A window of a chat's app may be framed by that alone."""
    response.headers.update(HEADERS)
    if frames := request.get(FRAMES):
        del response.headers["X-Frame-Options"]  # it knows no list
        response.headers["Content-Security-Policy"] = POLICY.format(pictures=" blob:", frames=" ".join(frames))
    if PASS in request:
        response.headers["Cache-Control"] = "no-store"  # another at the same app has another pass


@web.middleware
async def know_browser(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Reads the cookie, or the pass of a window: from that alone the server learns who asks."""
    accepted = request.headers.get("Accept-Language", "")
    if (given := request.headers.get("Authorization", "")).startswith(BEARER):
        return await _with_pass(request, handler, given.removeprefix(BEARER), accepted)
    signed = opened(request.cookies.get(COOKIE, ""), request.app[SECRET])
    removed = request.app[REMOVED]
    browser = without(signed, removed) if signed else None
    if browser:
        request[BROWSER] = browser
    request[READER] = Reader((browser or NOBODY).speaks(accepted), request.headers.get(ZONE, ""))
    return await handler(request)


async def _with_pass(request: web.Request, handler: Handler, given: str, accepted: str) -> web.StreamResponse:
    """A window's request: no cookie counts beside a pass, nor in place of one that is over."""
    zone = request.headers.get(ZONE, "")
    held = passes.read(given, request.app[SECRET], request.app[CLOCK]())
    if held is None:
        request[READER] = Reader(NOBODY.speaks(accepted), zone)
        return _error(request, 401, line("window-over"))
    request[PASS], request[BROWSER] = held, held.browser
    request[READER] = Reader(held.language, zone, held.window)
    return await handler(request)


NOBODY = Browser((), "")


@web.middleware
async def same_origin(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuses what another site's page would have this browser do. No browser sends a pass by itself, nor a proof."""
    by_itself = BEARER not in request.headers.get("Authorization", "") and not request.path.startswith(WINDOW_PATH)
    if by_itself and request.method not in ("GET", "HEAD") and not _from_here(request):
        raise Problem(403, line("web-other-site"))
    return await handler(request)


def _from_here(request: web.Request) -> bool:
    """By what browsers say of themselves: the newer header where there is one, else the older."""
    if site := request.headers.get("Sec-Fetch-Site"):
        return site == "same-origin"
    origin = request.headers.get("Origin", "")
    return not origin or origin.split("://", 1)[-1] == request.host


@web.middleware
async def say_errors(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Every failure in a short sentence; the rest is for the log."""
    connection = connections.connection_of(request)
    if connection is not None and connection.one_too_many:
        return _error(request, 429, line("web-too-many-connections"))
    try:
        return await handler(request)
    except Problem as problem:
        return _error(request, problem.status, problem.line)
    except web.HTTPException as error:
        key = "web-too-long" if error.status == 413 else "web-not-found" if error.status == 404 else "web-bad-request"
        return _error(request, error.status, line(key))
    except DamagedTable as error:
        seldom.warning(str(error), "%s", error)
        return _error(request, 500, line("damaged-table"))
    except OUTAGE as error:
        if not _hung_up(request):
            seldom.warning("outage", "%s %s must wait: %s", request.method, request.rel_url, type(error).__name__)
        return _error(request, 503, line("out-of-reach"))
    except Exception:
        log.exception("%s %s failed", request.method, request.rel_url)
        return _error(request, 500, line("failed"))


def _hung_up(request: web.Request) -> bool:
    return request.transport is None or request.transport.is_closing()


def _error(request: web.Request, status: int, sentence: Line) -> web.Response:
    text = request[READER].speak(sentence)
    if "text/html" in request.headers.get("Accept", ""):  # somebody reads it as it is
        return web.Response(text=f"{text}\n", status=status, headers={"Cache-Control": "no-store"})
    return reply_json({"error": text}, status)
