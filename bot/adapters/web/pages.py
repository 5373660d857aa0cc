"""The one HTML page and the files it is made of, read once.

A file's address has the version of all of them in it, so that a browser keeps it for ever and never asks again; with
the next version the page names other addresses. A page that was loaded from another version still finds its files.
"""

from __future__ import annotations

import gzip
from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from html import escape
from pathlib import Path

import msgspec
from aiohttp import web

from bot.adapters.web.people import fresh
from bot.adapters.web.replies import BROWSER, READER, keep
from bot.language.languages import LANGUAGES

STATIC = Path(__file__).parent / "static"
SHELL = "index.html"
TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".woff2": "font/woff2"}
FOREVER = "public, max-age=31536000, immutable"
BRIDGE = "bridge-"
"""How the scripts begin that speak with the app around a window: no page but that window's needs one."""
ROOT = b"/static/"
"""How the files name each other; where they are sent, the version follows."""
FONT, CYRILLIC_FONT = "zoco-sans-latin.woff2", "zoco-sans-cyrillic.woff2"


class Asset(msgspec.Struct, frozen=True):
    """A file as it is sent; `packed` where that is smaller."""

    body: bytes
    packed: bytes | None
    kind: str
    etag: str


class Assets(msgspec.Struct, frozen=True):
    """All files of the page, by name, and what their version is called."""

    version: str
    files: dict[str, Asset]


def load_assets() -> Assets:
    """All files of the page as they are now."""
    read = {path.name: path.read_bytes() for path in sorted(STATIC.iterdir()) if path.suffix in (*TYPES, ".html")}
    version = blake2b(b"".join(read.values()), digest_size=6).hexdigest()
    named = {name: body for name, body in read.items() if Path(name).suffix in TYPES}
    return Assets(version, {name: _asset(name, body, version) for name, body in named.items()})


def _asset(name: str, body: bytes, version: str) -> Asset:
    kind = TYPES[Path(name).suffix]
    if kind.startswith("text/"):
        body = body.replace(ROOT, ROOT + version.encode() + b"/")
    packed = gzip.compress(body, 9, mtime=0)
    etag = blake2b(body, digest_size=9).hexdigest()
    return Asset(body, packed if len(packed) < 0.9 * len(body) else None, kind, etag)


ASSETS = web.AppKey("assets", Assets)


async def static_file(request: web.Request) -> web.Response:
    """A file of the page; by an address without this version a browser asks again each time."""
    assets = request.app[ASSETS]
    asset = assets.files.get(request.match_info["name"])
    if asset is None:
        raise web.HTTPNotFound
    cache = FOREVER if request.match_info.get("version") == assets.version else "no-cache"
    headers = {"ETag": f'"{asset.etag}"', "Cache-Control": cache, "Vary": "Accept-Encoding"}
    if asset.etag in request.headers.get("If-None-Match", ""):
        return web.Response(status=304, headers=headers)
    packed = asset.packed if "gzip" in request.headers.get("Accept-Encoding", "") else None
    if packed is not None:
        headers["Content-Encoding"] = "gzip"
    charset = "utf-8" if asset.kind.startswith("text/") else None
    return web.Response(body=packed or asset.body, headers=headers, content_type=asset.kind, charset=charset)


def shell(request: web.Request, status: int = 200, window: str = "", hosts: Sequence[str] = ()) -> web.Response:
    """The page itself, the same for every address; a browser never seen gets its cookie here.

    In a window of a chat's app it is told which window that is, and which pages may be around it.
    """
    reader = request[READER]
    text = _shell(request.app[ASSETS], reader.language, window)
    words = {"tagline": reader.say("web-tagline"), "noscript": reader.say("web-noscript"), "language": reader.language}
    words |= {"window": window, "hosts": " ".join(hosts)}
    for name, value in words.items():
        text = text.replace(f"{{{name}}}", escape(value))
    response = web.Response(text=text, content_type="text/html", status=status)
    response.headers["Cache-Control"] = "no-store"
    response.enable_compression()
    if BROWSER not in request and not window:
        keep(request, response, fresh())
    return response


def _shell(assets: Assets, language: str, window: str) -> str:
    """The page with the addresses of its files. All that it needs is named in it, so that nothing waits for a turn."""
    root = f"{ROOT.decode()}{assets.version}/"
    fonts = [FONT, *([CYRILLIC_FONT] if _in_cyrillic(LANGUAGES[language]) else [])]
    early = [f'<link rel="preload" href="{root}{font}" as="font" type="font/woff2" crossorigin>' for font in fonts]
    scripts = [name for name in assets.files if name.endswith(".js")]
    bridges = (f"{BRIDGE}entrance.js", f"{BRIDGE}{window}.js") if window else ()
    wanted = [name for name in scripts if not name.startswith(BRIDGE) or name in bridges]
    early += [f'<link rel="modulepreload" href="{root}{name}">' for name in wanted]
    return _page().replace(ROOT.decode(), root).replace("{early}", "\n".join(early))


@lru_cache(maxsize=1)
def _page() -> str:
    return (STATIC / SHELL).read_text(encoding="utf-8")


async def nowhere(request: web.Request) -> web.Response:
    """An address that leads nowhere still shows a page that says so."""
    if request.path.startswith(("/api/", "/static/")):
        raise web.HTTPNotFound
    return shell(request, 404)


def _in_cyrillic(text: str) -> bool:
    return any("\u0400" <= letter <= "\u04ff" for letter in text)
