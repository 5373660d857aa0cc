"""The one HTML page and the files it is made of, read once."""

from __future__ import annotations

import gzip
from hashlib import blake2b
from html import escape
from pathlib import Path

import fontpkg_source_sans_3
import msgspec
from aiohttp import web

from bot.adapters.web.people import fresh
from bot.adapters.web.replies import BROWSER, READER, keep

STATIC = Path(__file__).parent / "static"
FONT = Path(fontpkg_source_sans_3.__file__).parent / "files" / "SourceSans3[wght].ttf"
SHELL = "index.html"
TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".ttf": "font/ttf"}


class Asset(msgspec.Struct, frozen=True):
    """A file as it is sent."""

    body: bytes
    packed: bytes
    kind: str
    etag: str
    cache: str


def _asset(path: Path, cache: str) -> Asset:
    body = path.read_bytes()
    return Asset(body, gzip.compress(body, 6), TYPES[path.suffix], blake2b(body, digest_size=9).hexdigest(), cache)


def load_assets() -> dict[str, Asset]:
    """All files of the page, by name."""
    files = {path.name: _asset(path, "no-cache") for path in STATIC.iterdir() if path.suffix in TYPES}
    return files | {"source-sans-3.ttf": _asset(FONT, "public, max-age=2592000")}


ASSETS = web.AppKey("assets", dict[str, Asset])


async def static_file(request: web.Request) -> web.Response:
    """A file of the page; a browser that has it is told so."""
    asset = request.app[ASSETS].get(request.match_info["name"])
    if asset is None:
        raise web.HTTPNotFound
    headers = {"ETag": f'"{asset.etag}"', "Cache-Control": asset.cache, "Vary": "Accept-Encoding"}
    if asset.etag in request.headers.get("If-None-Match", ""):
        return web.Response(status=304, headers=headers)
    packed = "gzip" in request.headers.get("Accept-Encoding", "")
    if packed:
        headers["Content-Encoding"] = "gzip"
    charset = "utf-8" if asset.kind.startswith("text/") else None
    return web.Response(
        body=asset.packed if packed else asset.body, headers=headers, content_type=asset.kind, charset=charset
    )


def shell(request: web.Request, status: int = 200) -> web.Response:
    """The page itself, the same for every address; a browser never seen gets its cookie here."""
    reader = request[READER]
    text = (STATIC / SHELL).read_text(encoding="utf-8")
    words = {"tagline": reader.say("web-tagline"), "noscript": reader.say("web-noscript"), "language": reader.language}
    for name, value in words.items():
        text = text.replace(f"{{{name}}}", escape(value))
    response = web.Response(text=text, content_type="text/html", status=status)
    response.headers["Cache-Control"] = "no-store"
    if BROWSER not in request:
        keep(request, response, fresh())
    return response


async def home(request: web.Request) -> web.Response:
    """The list of tables."""
    return shell(request)


async def nowhere(request: web.Request) -> web.Response:
    """An address that leads nowhere still shows a page that says so."""
    if request.path.startswith(("/api/", "/static/")):
        raise web.HTTPNotFound
    return shell(request, 404)
